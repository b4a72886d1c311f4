/**
 * `npm run study -- triage <folder>`: compares triage with labels that people gave to failures of a collection of JUnit reports, and to texts
 * of public bug reports (`triage-texts.ts`).
 *
 * `triage-labels.json` holds, for each file below the folder, the test, which of several of its name it is, the category, and the name of a
 * cause that it shares with others of the file. It holds no text of the reports. `--write` also updates `docs/internals/triage.md`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestResult, testName } from '../../../src/core/model/results.ts';
import { readJUnit } from '../../../src/core/results/junit/read-junit.ts';
import { triageJson } from '../../../src/core/results/triage/fit-document.ts';
import { createCauses } from '../../../src/core/results/triage/identify-cause.ts';
import { noFacts, triageRun } from '../../../src/core/results/triage/triage.ts';
import { readFileBlocks } from '../../../src/lib/regular-file.ts';
import { failedTest, runResult, sessionResult } from '../../../test/helpers/run-results.ts';
import { compareTexts, describeTexts, unproven } from './triage-texts.ts';

type Label = readonly [test: string, nth: number, category: string, cause?: string];

interface Compared {
  readonly file: string;
  readonly label: Label;
  readonly category: string;
  readonly rule: string;
  readonly id: string;
}

const compareFile = async (folder: string, file: string, labels: readonly Label[]): Promise<Compared[]> => {
  const { tests } = await readJUnit(readFileBlocks(path.join(folder, file)), { repeatedCases: 'separate' });
  const failed = Map.groupBy(
    tests.filter(({ failures }) => failures.length > 0),
    testName,
  );
  const identify = createCauses();
  return labels.map((label) => {
    const [name, nth] = label;
    const test = failed.get(name)?.[nth];
    if (test === undefined) throw new Error(`${file} has no failed test ${name} (${nth})`);
    const { category, rule, id } = identify(test, outcomeOf(test));
    return { file, label, category, rule, id };
  });
};

/** Some reports list failures of tests that they call skipped. */
const outcomeOf = ({ status }: TestResult) => (status === 'passed' || status === 'skipped' ? 'failed' : status);

interface Pairs {
  same: number;
  sameJoined: number;
  different: number;
  differentJoined: number;
}

/** Of all pairs of failures of one file. */
const countPairs = (compared: readonly Compared[]): Pairs => {
  const pairs = { same: 0, sameJoined: 0, different: 0, differentJoined: 0 };
  const ofFiles = Map.groupBy(compared, ({ file }) => file).values();
  for (const [one, other] of ofFiles.flatMap(pairsOf)) {
    const isSame = one.label[3] !== undefined && one.label[3] === other.label[3];
    const isJoined = one.id === other.id;
    const kind = isSame ? 'same' : 'different';
    pairs[kind] += 1;
    if (isJoined) pairs[`${kind}Joined`] += 1;
    if (isSame !== isJoined)
      console.log(`${isJoined ? 'joined' : 'apart'}: ${one.label[0]} and ${other.label[0]} in ${one.file}`);
  }
  return pairs;
};

const pairsOf = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));

const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

const main = async (folder: string): Promise<boolean> => {
  const labels: Readonly<Record<string, readonly Label[]>> = JSON.parse(
    await readFile(path.join(import.meta.dirname, 'triage-labels.json'), 'utf8'),
  );
  const compared: Compared[] = [];
  for (const [file, own] of Object.entries(labels)) compared.push(...(await compareFile(folder, file, own)));
  const wrong = compared.filter(({ label, category }) => label[2] !== category);
  for (const { file, label, category, rule } of wrong)
    console.log(`category ${category} (${rule}), label ${label[2]}: ${label[0]} in ${file}`);
  const pairs = countPairs(compared);
  const small = Map.groupBy(compared, ({ file }) => file).size;
  const table = [
    '| measured | result | limit |',
    '|---|---|---|',
    `| category as labeled | ${share(compared.length - wrong.length, compared.length)} | 90 % |`,
    `| pairs with the same cause that have one id | ${share(pairs.sameJoined, pairs.same)} | 95 % |`,
    `| pairs with different causes that have one id | ${share(pairs.differentJoined, pairs.different)} | at most 1 % |`,
    measureLargeRun(),
  ].join('\n');
  console.log(`${compared.length} failures of ${small} files\n${table}`);
  const texts = await compareTexts();
  const ofTexts = describeTexts(texts);
  for (const { source, test, category, found, rule } of texts)
    if (found !== category) console.log(`text: category ${found} (${rule}), label ${category}: ${test} of ${source}`);
  console.log(ofTexts);
  if (process.argv.includes('--write')) {
    await writeTable('study', table);
    await writeTable('texts', ofTexts);
  }
  return (
    texts.filter(({ category, found }) => category === found).length >= 0.92 * texts.length &&
    unproven(texts).length === 0 &&
    compared.length - wrong.length >= 0.9 * compared.length &&
    pairs.sameJoined >= 0.95 * pairs.same &&
    pairs.differentJoined <= 0.01 * pairs.different
  );
};

/** 500 tests that fail for reasons of their own on three devices, each with a screen of 200 elements: the quickest of five. */
const measureLargeRun = (): string => {
  const screen = Array.from(
    { length: 200 },
    (_none, nth) => `\n|\n+-->TextView{id=${nth}, res-name=item_${nth}, visibility=VISIBLE, text=Item ${nth}, input-type=0}`,
  ).join('');
  const tests = Array.from({ length: 500 }, (_none, nth) =>
    failedTest(`com.shop.Suite${nth}Test#opens`, {
      trace: `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: with text: is "${String.fromCodePoint(0x4e00 + nth)}"\n\nView Hierarchy:${screen}\n\tat com.shop.Suite${nth}Test.opens(Suite.kt:3)`,
    }),
  );
  const run = runResult(['A-1', 'B-2', 'C-3'].map((device) => sessionResult({ device, tests })));
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    const bytes = Buffer.byteLength(triageJson(triageRun(run, noFacts)));
    return { ms: performance.now() - started, bytes };
  });
  const [{ ms, bytes } = { ms: Number.NaN, bytes: Number.NaN }] = times.toSorted((one, other) => one.ms - other.ms);
  return `| document of 500 failures on three devices | ${Math.ceil(bytes / 1024)} KB in ${Math.ceil(ms / 10) * 10} ms | 256 KB, 1 s |`;
};

const writeTable = async (name: 'study' | 'texts', table: string): Promise<void> => {
  const file = path.resolve(import.meta.dirname, '../../../docs/internals/triage.md');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(
      new RegExp(`<!-- ${name}:start -->[\\s\\S]*<!-- ${name}:end -->`),
      `<!-- ${name}:start -->\n${table}\n<!-- ${name}:end -->`,
    ),
  );
};

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run study -- triage <folder with the reports> [--write]');
  process.exitCode = 2;
} else if (!(await main(folder))) process.exitCode = 1;
