/**
 * How many of the attacks on cost, loss, time and secrets are held: the tests that play them, by theme.
 *
 *     npm run study -- attacks             runs them and prints the table (minutes)
 *     npm run study -- attacks --write     also writes it to docs/internals/attacks.md
 *
 * Ends with exit code 1 where an attack is not held, or a line of attacks.json names no test.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const document = path.join(root, 'docs/internals/attacks.md');

/** By theme: files below `test/`, without `.test.ts`, and a pattern for the titles of their tests that are attacks. Controls never are. */
const themes = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'attacks.json'), 'utf8')));

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() })),
    }),
  ),
});

interface Test extends Readonly<Record<'file' | 'title', string>> {
  readonly held: boolean;
}

/** Runs test files of one mode of vitest. */
const run = (mode: string, files: readonly string[]): readonly Test[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'attacks-'));
  const output = path.join(folder, 'report.json');
  const options = mode === 'test' ? [] : ['--mode', mode, '--project', mode];
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const paths = files.map((file) => `test/${file}.test.ts`);
  const args = [vitest, 'run', ...options, '--reporter=json', `--outputFile=${output}`, ...paths];
  spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' });
  const { testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')));
  rmSync(folder, { recursive: true });
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(path.join(root, 'test'), name).replaceAll(path.sep, '/').replace('.test.ts', '');
    return assertionResults.map(({ ancestorTitles, title, status }) => ({
      file,
      title: [...ancestorTitles, title].join(' '),
      held: status === 'passed',
    }));
  });
};

const modeOf = (file: string): string =>
  file.startsWith('soak/') ? 'soak' : file.startsWith('scenario/process/') || file === 'contract/stand-in' ? 'programs' : 'test';
const files = new Set(Object.values(themes).flatMap(Object.keys));
const byMode = Map.groupBy(files, modeOf);
const tests = [...byMode].flatMap(([mode, of]) => run(mode, of));

const attacksOf = (theme: Readonly<Record<string, string>>): readonly Test[] =>
  Object.entries(theme).flatMap(([file, titles]) => {
    const found = tests.filter(
      (test) => test.file === file && new RegExp(titles).test(test.title) && !/control\b/.test(test.title),
    );
    return found.length > 0 ? found : [{ file, title: `none with a title like ${titles}`, held: false }];
  });
const row = (theme: string, attacks: readonly Test[]): string =>
  `| ${theme} | ${attacks.length} | ${attacks.filter(({ held }) => held).length} |`;

const all = Object.values(themes).flatMap(attacksOf);
const rows = Object.entries(themes).map(([theme, of]) => row(theme, attacksOf(of)));
const table = ['| theme | attacks | held |', '|---|---|---|', ...rows, row('all', all)].join('\n');
console.log(table);
const lost = all.filter(({ held }) => !held);
for (const { file, title } of lost) console.error(`not held: ${file}: ${title}`);
if (lost.length > 0) process.exitCode = 1;
if (process.argv.includes('--write')) {
  const text = readFileSync(document, 'utf8');
  const between = /(<!-- attacks:start -->\n)[\s\S]*(<!-- attacks:end -->)/;
  writeFileSync(
    document,
    text.replace(between, (_all, start: string, end: string) => `${start}\n${table}\n\n${end}`),
  );
}
