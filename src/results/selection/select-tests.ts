import type { KnownSuite, KnownTest } from '../../model/known-suite.ts';
import type { TestEntry } from '../../model/test-entry.ts';
import { matchesClass, matchesTest, mayMatchIn } from './match-entry.ts';

/** Which tests of a suite the entries mean. */
export interface SelectedTests {
  /** In the order of the suite; those that run only where they are named come last. */
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
  const isMeant = (test: KnownTest): boolean =>
    included.some((entry) => matchesTest(entry, test)) && !excluded.some((entry) => matchesTest(entry, test));
  const tests = suite.tests.filter(
    (test) => isMeant(test) || (included.length === 0 && !excluded.some((entry) => matchesTest(entry, test))),
  );
  const named = included.filter(({ kind }) => kind === 'flow');
  const onRequest = (suite.onRequest ?? []).filter((test) => isMeant(test) && named.some((entry) => matchesTest(entry, test)));
  return { tests: [...tests, ...onRequest], unmatched, entries: entries.filter((entry) => !unmatched.includes(entry)) };
};

const meansSomething = (entry: TestEntry, { tests, unknown, onRequest = [] }: KnownSuite): boolean =>
  tests.some((test) => matchesTest(entry, test)) ||
  (entry.kind === 'flow' && onRequest.some((test) => matchesTest(entry, test))) ||
  unknown.some(
    ({ part }) => matchesClass(entry, part) || (entry.kind !== 'annotation' && entry.kind !== 'size' && mayMatchIn(entry, part)),
  );
