import { isBadOutcome, isTroubled } from '../../../core/model/status.ts';
import type { Test } from './report.ts';

interface Group {
  readonly name: string;
  readonly tests: readonly Test[];
  /** Only rows of tests show failures in full. */
  readonly hasFailed: false;
}

/** Line of the matrix: a test, or the head of a class or package. */
export type Line = Group | Test;

export const isGroup = (line: Line): line is Group => 'tests' in line;

/**
 * Sorts the tests of the matrix. By default, tests with the most failures come first.
 *
 * @param order order as in the URL fragment
 */
export const sortTests = (tests: readonly Test[], order: string): readonly Test[] => {
  // Compares UTF-16 code units, because their order is the same in every browser.
  const byName = tests
    .map((test) => ({ test, name: `${test.className}\n${test.method}` }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  if (order === 'name') return byName.map(({ test }) => test);
  const weightOf = order === 'slowest' ? slowestMs : badness;
  // The sort is stable, so tests with equal keys stay sorted by name.
  const keyed = byName.map(({ test }) => ({ test, key: weightOf(test) })).sort((a, b) => b.key - a.key);
  return keyed.map(({ test }) => test);
};

const slowestMs = ({ results }: Test): number => Math.max(...results.map(({ durationMs }) => durationMs));

/** Weight of a test for sorting. A failure weighs more than any number of flaky or quarantined results. */
const badness = ({ results }: Test): number =>
  results.reduce((sum, { outcome }) => sum + (isBadOutcome(outcome) ? 1e6 : Number(isTroubled(outcome))), 0);

/** Lists the lines of the matrix. The tests of a folded group are left out. */
export const matrixLines = (tests: readonly Test[], grouping: string, folded: ReadonlySet<string>): readonly Line[] => {
  if (grouping === '') return tests;
  const groupOf = ({ className }: Test): string =>
    grouping === 'class'
      ? className || '(no class)'
      : className.slice(0, Math.max(0, className.lastIndexOf('.'))) || '(no package)';
  const groups = [...Map.groupBy(tests, groupOf)].map(([name, ofGroup]) => ({ name, tests: ofGroup, hasFailed: false as const }));
  return groups.flatMap((group) => [group, ...(folded.has(group.name) ? [] : group.tests)]);
};
