import type { TestSize } from './test-entry.ts';

/** One test method that looking into the suite found. */
export interface KnownTest {
  /** With package, and `$` before an inner class. */
  readonly className: string;
  readonly name: string;
  readonly ignored: boolean;
  /** Runs once for each set of values, under names of their own. */
  readonly parameterized: boolean;
  /** Runs only under a condition; elsewhere no result comes for it. */
  readonly conditional: boolean;
  /** How results name it, where that is not by its method alone; `free`: by any name. */
  readonly naming?: 'derived' | 'free';
  /** The test bundle that holds it, on iOS. */
  readonly target?: string;
  /** The file of the suite that it is, relative to the suite's root: a Maestro flow. */
  readonly file?: string;
  /** Of a Maestro flow. */
  readonly tags?: readonly string[];
  /** Names of the annotations that filters see on it, those of its class included. */
  readonly annotations?: readonly string[];
  /** The sizes that filters see on it. */
  readonly sizes?: readonly TestSize[];
}

/** What is known of a suite before it runs. */
export interface KnownSuite {
  readonly tests: readonly KnownTest[];
  /** Classes and files of which looking inside could not tell all tests. */
  readonly unknown: readonly { readonly part: string }[];
  /** Why tests of classes may run that are named nowhere here, as a clause. */
  readonly unseen?: string;
  /** Whether a runner of the suite's own decides what runs. */
  readonly customRunner?: boolean;
  /** Tests that run only where they are named. */
  readonly onRequest?: readonly KnownTest[];
  /** Classes of tests that run one after the other, in this order. */
  readonly sequence?: readonly string[];
}
