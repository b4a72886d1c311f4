import { isBadOutcome, isTroubled } from '../../../../model/status.ts';
import type { Test } from './report.ts';

/** Tests of one class or package, in the order of the list. */
interface Group {
  readonly name: string;
  readonly tests: readonly Test[];
}

/** A line of the list of tests: the head of a group, or a test. */
export type Line = Group | Test;

export const isGroup = (line: Line): line is Group => 'tests' in line;

/**
 * Sorts tests.
 *
 * @param order order from the address; most failures first by default
 */
export const sortTests = (tests: readonly Test[], order: string): readonly Test[] => {
  // By code unit, which is quick and the same everywhere.
  const byName = tests
    .map((test) => ({ test, name: `${test.className}\n${test.method}` }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  if (order === 'name') return byName.map(({ test }) => test);
  const weightOf = order === 'slowest' ? slowestMs : badness;
  // Sorting is stable, so equal tests stay in the order of their names.
  const keyed = byName.map(({ test }) => ({ test, key: weightOf(test) })).sort((a, b) => b.key - a.key);
  return keyed.map(({ test }) => test);
};

const slowestMs = ({ results }: Test): number => Math.max(...results.map(({ durationMs }) => durationMs));

/** Weight of a test: failures count more than any number of flaky results and failures that do not count. */
const badness = ({ results }: Test): number =>
  results.reduce((sum, { outcome }) => sum + (isBadOutcome(outcome) ? 1e6 : Number(isTroubled(outcome))), 0);

/**
 * Lines of the list: without grouping the tests themselves; else each group at the position of its first test, with its tests
 * below unless it is folded.
 */
export const linesOf = (tests: readonly Test[], grouping: string, folded: ReadonlySet<string>): readonly Line[] => {
  if (grouping === '') return tests;
  const groupOf = ({ className }: Test): string =>
    grouping === 'class'
      ? className || '(no class)'
      : className.slice(0, Math.max(0, className.lastIndexOf('.'))) || '(no package)';
  const groups = [...Map.groupBy(tests, groupOf)].map(([name, ofGroup]) => ({ name, tests: ofGroup }));
  return groups.flatMap((group) => [group, ...(folded.has(group.name) ? [] : group.tests)]);
};
