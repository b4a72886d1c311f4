/** One test method that looking into the suite found. */
export interface KnownTest {
  /** With package, and `$` before an inner class. */
  readonly className: string;
  readonly name: string;
  readonly ignored: boolean;
  /** Runs once for each set of values, under names of their own. */
  readonly parameterised: boolean;
  /** Asks for certain devices or versions; elsewhere no result comes for it. */
  readonly conditional: boolean;
}

/** What is known of a suite before it runs. */
export interface KnownSuite {
  readonly tests: readonly KnownTest[];
  /** Classes and files of which looking inside could not tell all tests. */
  readonly unknown: readonly { readonly part: string }[];
}
