import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FolderScore, scoreTable } from './score.ts';
import { readTextIfThere, root } from './workspace.ts';

const head = `# Mutation testing

How many small changes of the sources the tests notice. \`npm run mutation\` plants the mutants of [Stryker](https://stryker-mutator.io) (its own
instrumenter, all its mutators) into \`src/results/\`, \`src/cloud/\` and \`src/stages/\`, and runs the tests on them. This page
is written by that command with \`--write\`.

Stryker's runner for vitest starts the tests anew for every mutant. Here a test file is loaded once: its tests run, and then each of them again with
every mutant that it covers and that is still alive, the quick tests first. A failure counts only where the same test passes again without the
mutant. Starting vitest took a second of processor time for each mutant, this takes milliseconds.

- **score**: share of the mutants that a test noticed; those that no test covers count against it.
- **timed out**: noticed by an endless loop or a wait without an end. Counted in the score.
- **left out**: mutants that run only while a module is loaded (tables, patterns); Stryker's \`ignoreStatic\`.
- A test spends at most a minute on mutants, unless \`MTC_MUTATION_BUDGET_MS\` says otherwise; what it does not reach stays alive. A step
  of a scenario test, otherwise \`dist/\` in a process of its own, is a guest of the test's process here. But for waits that were only slow, the
  true score is not lower.
`;

const document = path.join(root, 'docs/mutation.md');

/** Rows of the page that are of other folders. */
const otherRows = (scores: readonly FolderScore[]): readonly string[] =>
  readTextIfThere(document)
    .split('\n')
    .filter((line) => line.startsWith('| `src/') && !scores.some(({ folder }) => line.startsWith(`| \`${folder}/\``)));

/** Writes the rows of these folders into the page. @param tests which tests were run, and when */
export const writeDocument = (scores: readonly FolderScore[], tests: string): void => {
  const [names = '', rule = '', ...rows] = scoreTable(scores).split('\n');
  const measured = rows.map((row) => `${row} ${tests} |`);
  const table = [`${names} tests |`, `${rule} --- |`, ...[...measured, ...otherRows(scores)].toSorted()];
  writeFileSync(document, `${head}\n${table.join('\n')}\n`);
};
