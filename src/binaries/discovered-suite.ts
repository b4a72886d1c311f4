/** One test method of one class, as it is in the file. */
export interface DiscoveredTest {
  /** With package, and `$` before an inner class. */
  readonly className: string;
  readonly name: string;
  readonly ignored: boolean;
  /** Runs once for each set of values, under names that begin with `name`. */
  readonly parameterised: boolean;
  /** Asks for certain devices or Android versions; elsewhere no result comes for it. */
  readonly conditional: boolean;
}

/** The tests that a test bundle holds, sorted by class and name. */
export interface DiscoveredSuite {
  readonly tests: readonly DiscoveredTest[];
  /** The package or bundle id of the suite. */
  readonly suiteId: string | undefined;
  /** Class name of the Android test runner. */
  readonly runner: string | undefined;
  /** Package of the app that the suite tests. */
  readonly targetPackage: string | undefined;
  readonly classesRead: number;
  /** What could not be decided. Empty: the list is all that the suite holds. */
  readonly unknown: readonly UnknownPart[];
}

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
