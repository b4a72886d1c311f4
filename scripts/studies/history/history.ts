/**
 * How well the labels of failures are right: simulated histories, in which it is known why each test fails.
 *
 *     npm run study -- history             prints the figures
 *     npm run study -- history --write     also writes them to docs/internals/history.md
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Cause, simulateRepository } from './simulated-repository.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/internals/history.md');
const seeds = [1, 2, 3, 4, 5];
const labels = ['new', 'known', 'flaky'] as const;

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

/** Rows of a table: each label with its precision and recall, then the recall for each planted rate of flaky tests. */
const measure = (retries: boolean): readonly string[] => {
  const failures = seeds.flatMap((seed) => simulateRepository({ seed, runs: 200, tests: 300, retries }));
  const what = retries ? '`retries: 1`' : 'no retries';
  const rows = labels.map((label) => {
    const truly = failures.filter(({ truth }) => truth === label);
    const called = failures.filter((failure) => failure.label === label);
    const right = truly.filter((failure) => failure.label === label).length;
    return `| ${what} | ${label} | ${truly.length} | ${percent(right, called.length)} | ${percent(right, truly.length)} |`;
  });
  const causes: readonly Cause[] = ['flaky 1 %', 'flaky 5 %', 'flaky 20 %'];
  const byRate = causes.map((cause) => {
    const own = failures.filter((failure) => failure.cause === cause);
    const right = own.filter(({ label }) => label === 'flaky').length;
    return `| ${what} | of them, tests that are ${cause} | ${own.length} | | ${percent(right, own.length)} |`;
  });
  return [...rows, ...byRate];
};

const table = [
  '| simulation | label | failures | precision | recall |',
  '|---|---|---|---|---|',
  ...measure(false),
  ...measure(true),
].join('\n');
console.log(table);
if (process.argv.includes('--write')) {
  const text = await readFile(file, 'utf8');
  const written = text.replace(
    /(<!-- history:start -->\n)[\s\S]*(<!-- history:end -->)/,
    (_all, start, end) => `${start}\n${table}\n\n${end}`,
  );
  await writeFile(file, written);
}
