import type { TestSize } from '../model/run-plan.ts';

/** One test method of one class, as found in the file. */
export interface DiscoveredTest {
  /** Class name with its package. `$` precedes the name of an inner class. */
  readonly className: string;
  readonly name: string;
  readonly ignored: boolean;
  /** Runs once for each set of values, under names that begin with `name`. */
  readonly parameterized: boolean;
  /**
   * Runs only under a condition, such as a device, an Android version, or a filter of the app. If the condition is not met, the
   * test has no result.
   */
  readonly conditional: boolean;
  /** How results name the test. Absent if they use the name of the method. */
  readonly naming?: TestNaming;
  /** Name of the iOS test bundle that contains the test. */
  readonly target?: string;
  /** Path of a Maestro flow, relative to the root of the suite. */
  readonly file?: string;
  /** Tags of a Maestro flow. */
  readonly tags?: readonly string[];
  /**
   * Names of the annotations that the filters of the Android test runner see, including the annotations of the class. Absent if
   * there are no annotations.
   */
  readonly annotations?: readonly string[];
  /** Sizes that the filters of the Android test runner see. Absent if the test has no size. */
  readonly sizes?: readonly TestSize[];
}

/**
 * How results name a test, if not by the name of its method.
 *
 * `derived`: by a name that contains the method's name (`formats[0]`, `adds()`). The hash and the shard of the test are therefore
 * not known. `free`: by any name, so no result can be matched with the test.
 */
export type TestNaming = 'derived' | 'free';

/** Tests that a suite contains, sorted by class and name. */
export interface DiscoveredSuite {
  readonly tests: readonly DiscoveredTest[];
  /** The package or bundle id of the suite. */
  readonly suiteId: string | undefined;
  /** Name of the iOS test bundle, with which test filters start. Absent if the suite has several test bundles. */
  readonly target?: string;
  /** Class name of the Android test runner. */
  readonly runner: string | undefined;
  /** Package of the app that the suite tests. */
  readonly targetPackage: string | undefined;
  readonly classesRead: number;
  /** Classes and files whose tests could not all be read. */
  readonly unknown: readonly UnknownPart[];
  /**
   * Why the suite may run tests of classes that are in neither `tests` nor `unknown`, as a clause. Undefined if there are no such
   * tests.
   */
  readonly unseen?: string;
  /** Tests that run only if the inputs of the step select them. */
  readonly onRequest?: readonly DiscoveredTest[];
  /** Classes whose tests run one after the other, in this order. */
  readonly sequence?: readonly string[];
  /** Whether the suite has its own test runner class, which may leave out or add tests. */
  readonly customRunner?: boolean;
  /** Path of the test plan that decides which tests run, if there is one. */
  readonly testPlan?: string;
}

/** Whether `tests` are exactly the tests of the suite. */
export const isFullyKnown = ({ unknown, unseen }: DiscoveredSuite): boolean => unknown.length === 0 && unseen === undefined;

export interface UnknownPart {
  /** Class, or a file in the suite. */
  readonly part: string;
  readonly reason: string;
}

/** Maximum number of tests, more than any real suite has. A file with more tests is treated as hostile. */
export const mostTests = 100_000;

export const sortTests = (tests: readonly DiscoveredTest[]): DiscoveredTest[] =>
  tests.toSorted((a, b) => compareText(a.className, b.className) || compareText(a.name, b.name));

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
