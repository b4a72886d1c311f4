import type { TestSize } from '../model/run-plan.ts';

/** One test method of one class, as it is in the file. */
export interface DiscoveredTest {
  /** With package, and `$` before an inner class. */
  readonly className: string;
  readonly name: string;
  readonly ignored: boolean;
  /** Runs once for each set of values, under names that begin with `name`. */
  readonly parameterized: boolean;
  /** Runs only under a condition (device, Android version, a filter of the app's own); elsewhere no result comes for it. */
  readonly conditional: boolean;
  /** How results name it, where that is not by its method alone. */
  readonly naming?: TestNaming;
  /** The test bundle that holds it, on iOS. */
  readonly target?: string;
  /** The file of the suite that it is, relative to the suite's root: a Maestro flow. */
  readonly file?: string;
  /** Of a Maestro flow. */
  readonly tags?: readonly string[];
  /** Names of the annotations that the filters of the test runner see on it, those of its class included. Absent: none. */
  readonly annotations?: readonly string[];
  /** The sizes that the filters of the test runner see on it. Absent: none. */
  readonly sizes?: readonly TestSize[];
}

/**
 * `derived`: by a name that contains the method's (`formats[0]`, `adds()`), so the hash that puts it into a shard is not known.
 * `free`: by any name, so no result can be matched with it.
 */
export type TestNaming = 'derived' | 'free';

/** The tests that a test bundle holds, sorted by class and name. */
export interface DiscoveredSuite {
  readonly tests: readonly DiscoveredTest[];
  /** The package or bundle id of the suite. */
  readonly suiteId: string | undefined;
  /** Name of the one test bundle of an iOS suite, which test filters name first; absent where there are several. */
  readonly target?: string;
  /** Class name of the Android test runner. */
  readonly runner: string | undefined;
  /** Package of the app that the suite tests. */
  readonly targetPackage: string | undefined;
  readonly classesRead: number;
  /** Classes and files whose tests could not all be read. */
  readonly unknown: readonly UnknownPart[];
  /** Why the suite may also run tests of classes named nowhere here, as a clause. Undefined: `tests` and `unknown` name all classes. */
  readonly unseen?: string;
  /** Tests that run only where they are named. */
  readonly onRequest?: readonly DiscoveredTest[];
  /** Classes of tests that run one after the other, in this order. */
  readonly sequence?: readonly string[];
  /** Whether the instrumentation is a class of the suite's own, which may leave out or add tests. */
  readonly customRunner?: boolean;
  /** Path of the test plan that says which of the tests run; absent without one. */
  readonly testPlan?: string;
}

/** Whether the tests of the suite are exactly `tests`. */
export const isFullyKnown = ({ unknown, unseen }: DiscoveredSuite): boolean => unknown.length === 0 && unseen === undefined;

export interface UnknownPart {
  /** A class, or a file inside of the suite. */
  readonly part: string;
  readonly reason: string;
}

/** More tests than any suite holds; a file with more was made to exhaust its reader. */
export const mostTests = 100_000;

export const sortTests = (tests: readonly DiscoveredTest[]): DiscoveredTest[] =>
  tests.toSorted((a, b) => compareText(a.className, b.className) || compareText(a.name, b.name));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
