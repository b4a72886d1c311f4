import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FolderScore, scoreTable } from './score.ts';
import { root } from './workspace.ts';

const head = `# Mutation testing

How many small changes of the sources the tests notice. \`npm run mutation\` plants the mutants of [Stryker](https://stryker-mutator.io) (its own
instrumenter, all its mutators) into \`src/results/\`, \`src/cloud/\` and \`src/stages/\`, and runs the unit and contract tests on them. This page
is written by that command with \`--write\`.

Stryker's runner for vitest starts the tests anew for every mutant. Here a test file is loaded once: its tests run, and then each of them again with
every mutant that it covers and that is still alive, the quick tests first. A failure counts only where the same test passes again without the
mutant. That makes a run of all mutants a matter of an hour rather than of a day on two cores.

- **score**: share of the mutants that a test noticed; those that no test covers count against it.
- **timed out**: noticed by an endless loop or a wait without an end. Counted in the score.
- **left out**: mutants that run only while a module is loaded (tables, patterns); Stryker's \`ignoreStatic\`.
- A test spends at most half a minute on mutants, unless \`MTC_MUTATION_BUDGET_MS\` says otherwise; what it does not reach stays alive. Scenario
  tests run \`dist/\` in processes of their own and see no mutant. So the true score is not lower than the one stated.
`;

/** @param extent which tests were run, as a sentence */
export const writeDocument = (scores: readonly FolderScore[], extent: string): void => {
  writeFileSync(path.join(root, 'docs/mutation.md'), `${head}\n${extent}\n\n${scoreTable(scores)}\n`);
};
