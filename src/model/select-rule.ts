import type { TestEntry } from './test-entry.ts';

/** One rule of the input `select`: which tests a changed file needs. */
export interface SelectRule {
  /** A glob from the root of the repository. */
  readonly pattern: string;
  /** Whether the pattern matches a path in the repository. */
  readonly matches: (path: string) => boolean;
  /** Empty: these files need no test. */
  readonly entries: readonly TestEntry[];
}
