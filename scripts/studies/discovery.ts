/**
 * How many tests of each suite would be called missing if no session reported anything: the table of docs/internals/discovery.md.
 *
 * `npm run study -- discovery [more suites]` compares with the table and ends with exit code 1 where a share has fallen; with
 * `--write` it writes the table. An app beside its suite is named `<suite>-app.apk`.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { discoverSuite } from '../../src/binaries/discover-suite.ts';
import type { SessionResult } from '../../src/core/model/results.ts';
import { findMissingTests } from '../../src/core/results/accounting.ts';

const root = join(import.meta.dirname, '../..');
const document = join(root, 'docs/internals/discovery.md');
const modules = 'node_modules/appium-uiautomator2-server/apks';

const silent: SessionResult = {
  device: 'any',
  shard: { index: 0, total: 1 },
  attempt: 0,
  partial: false,
  buildId: '',
  sessionId: undefined,
  startedAt: undefined,
  durationMs: undefined,
  queuedMs: undefined,
  tests: [],
  evidence: { details: { state: 'missing', message: '' }, report: { state: 'missing', message: '' } },
  folder: '',
  links: {},
  files: {},
};

interface Row {
  readonly suite: string;
  readonly found: number;
  readonly claimed: number;
  readonly rest: string;
}

const measure = async (file: string): Promise<Row> => {
  const app = file.replace(/\.apk$/, '-app.apk');
  const suite = await discoverSuite(file, app !== file && existsSync(app) ? app : undefined);
  if (suite === undefined) throw new Error(`${file} holds no tests`);
  const { missing, unclaimed = '' } = findMissingTests(suite, [silent]);
  return { suite: basename(file), found: suite.tests.length, claimed: missing.length, rest: unclaimed };
};

const listSuites = async (): Promise<string[]> => {
  const inFolder = async (folder: string, ending: RegExp): Promise<string[]> =>
    (await readdir(join(root, folder))).filter((name) => ending.test(name)).map((name) => join(root, folder, name));
  return [
    join(root, 'samples/shop-debug-androidTest.apk'),
    ...(await inFolder('samples/suites', /(?<!-app)\.apk$/)),
    join(root, 'samples/ShopUITests.zip'),
    ...(await inFolder('test/fixtures/binaries', /\.zip$/)),
    ...(await inFolder(modules, /androidTest\.apk$/)),
  ];
};

/** The shares of the table, by suite: `| name | found | before | now | … |`. */
const readTable = (text: string): Map<string, { before: string; claimed: number; line: string }> =>
  new Map(
    [...text.matchAll(/^\| `([^`]+)` \| \d+ \| ([^|]*) \| (\d+) .*$/gm)].map(([line, suite = '', before = '', claimed]) => [
      suite,
      { before: before.trim(), claimed: Number(claimed), line },
    ]),
  );

const share = ({ claimed, found }: Row): string => (found === 0 ? '' : ` (${Math.round((100 * claimed) / found)} %)`);

const text = await readFile(document, 'utf8');
const table = readTable(text);
const given = process.argv.slice(2).filter((argument) => argument !== '--write');
const rows: Row[] = [];
for (const file of [...(await listSuites()), ...given]) rows.push(await measure(file));
const lines = rows.map(
  (row) =>
    `| \`${row.suite}\` | ${row.found} | ${table.get(row.suite)?.before ?? ''} | ${row.claimed}${share(row)} | ${row.rest} |`,
);
console.log(lines.join('\n'));
for (const { suite, claimed } of rows) {
  if (claimed >= (table.get(suite)?.claimed ?? 0)) continue;
  console.log(`${suite}: ${claimed} tests are claimed, ${table.get(suite)?.claimed} were.`);
  process.exitCode = 1;
}
if (process.argv.includes('--write')) {
  const measured = new Set(rows.map(({ suite }) => suite));
  const kept = [...table].flatMap(([suite, { line }]) => (measured.has(suite) ? [] : [line]));
  await writeFile(
    document,
    text.replace(/(\| suite \|.*\n.*\n)(?:\|.*\n)*/, (_, head: string) => `${head}${[...lines, ...kept].join('\n')}\n`),
  );
}
