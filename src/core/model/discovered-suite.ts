import type { KnownSuite, KnownTest } from './run-plan.ts';

/** Tests of a suite, sorted by class and name. Flows with a configured order come first. */
export interface DiscoveredSuite extends KnownSuite {
  /** Package or bundle id of the suite. */
  readonly suiteId: string | undefined;
  /** Name of the iOS test bundle, with which test filters start. Absent if there are several test bundles. */
  readonly target?: string;
  /** Class name of the Android test runner. */
  readonly runner?: string;
  /** Package of the app that the suite tests. */
  readonly targetPackage?: string;
  readonly classesRead: number;
  readonly unknown: readonly UnknownPart[];
  /** Path of the test plan that decides which tests run. Absent without a test plan. */
  readonly testPlan?: string;
}

/** Properties of a test that always runs exactly once, under its own name. */
export const ordinaryTest = { ignored: false, parameterized: false, conditional: false } as const;

/** Whether the files show exactly the tests of the suite. */
export const isFullyKnown = ({ unknown, unseen }: KnownSuite): boolean => unknown.length === 0 && unseen === undefined;

export interface UnknownPart {
  /** Name of a class, or of a file in the suite. */
  readonly part: string;
  readonly reason: string;
}

/** Maximum number of tests, more than any real suite has. A file with more tests counts as hostile. */
export const mostTests = 100_000;

export const sortTests = (tests: readonly KnownTest[]): KnownTest[] =>
  tests.toSorted((a, b) => compareText(a.className, b.className) || compareText(a.name, b.name));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
