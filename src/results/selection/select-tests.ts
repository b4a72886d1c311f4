import type { KnownSuite, KnownTest } from '../../model/known-suite.ts';
import type { TestEntry } from '../../model/test-entry.ts';
import { matchesClass, matchesTest, mayMatchIn } from './match-entry.ts';

/** Which tests of a suite the entries mean. */
export interface SelectedTests {
  /** In the order of the suite. */
  readonly tests: readonly KnownTest[];
  /** Entries that mean no test, and no class of which tests may be unknown. */
  readonly unmatched: readonly TestEntry[];
  /** Those that mean something, or may. */
  readonly entries: readonly TestEntry[];
}

/** Entries add up; exclusions win in any order; with exclusions alone, everything else is meant. */
export const selectTests = (entries: readonly TestEntry[], suite: KnownSuite): SelectedTests => {
  const unmatched = entries.filter((entry) => !meansSomething(entry, suite));
  const included = entries.filter(({ excludes }) => !excludes);
  const excluded = entries.filter(({ excludes }) => excludes);
  const tests = suite.tests.filter(
    (test) =>
      (included.length === 0 || included.some((entry) => matchesTest(entry, test))) &&
      !excluded.some((entry) => matchesTest(entry, test)),
  );
  return { tests, unmatched, entries: entries.filter((entry) => !unmatched.includes(entry)) };
};

const meansSomething = (entry: TestEntry, { tests, unknown }: KnownSuite): boolean =>
  tests.some((test) => matchesTest(entry, test)) ||
  unknown.some(
    ({ part }) => matchesClass(entry, part) || (entry.kind !== 'annotation' && entry.kind !== 'size' && mayMatchIn(entry, part)),
  );
