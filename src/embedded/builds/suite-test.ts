import type { CrashOrders } from '../schema/crash.ts';
import type { TestEntry, TestSize } from '../schema/sessions.ts';

export type Outcome = NonNullable<TestEntry['outcome']>;

/** A Maestro flow: the data that filters match, and the commands of its log. */
export interface Flow {
  /** Path of the file, relative to the root of the suite. */
  readonly file: string;
  readonly tags: readonly string[];
  /** Whether the flow runs if a build does not select flows. */
  readonly runsByDefault: boolean;
  /** Descriptions of the commands, in order; empty if unknown. */
  readonly commands: readonly string[];
  /** Tags that the suite's own configuration includes and excludes; absent without one. */
  readonly workspace?: { readonly includeTags: readonly string[]; readonly excludeTags: readonly string[] };
}

/** The names of a test's class and method. */
export interface NamedTest {
  readonly className: string;
  readonly name: string;
}

/** A test of a suite, before it runs anywhere. */
export interface SuiteTest extends NamedTest {
  /** Bundle of an XCUITest or EarlGrey test. */
  readonly target?: string;
  /** Class names of the annotations on the test and on its class. */
  readonly annotations?: readonly string[];
  readonly sizes?: readonly TestSize[];
  readonly outcome: Outcome;
  readonly durationMs: number;
  readonly message?: string;
  readonly trace?: string;
  readonly crash?: CrashOrders | undefined;
  readonly flow?: Flow;
  /** Failing command of a Maestro flow, as its log shows it. */
  readonly command?: string;
  /** Whether a build of the suite's test plan leaves the test out. */
  readonly leftOutByPlan?: boolean;
  /** Number of failures on each device before `outcome` applies. */
  readonly flaky: number;
  /** Runs on each device in which the test fails, counted from 1. */
  readonly failingRuns?: readonly number[] | undefined;
  /** Share of runs in which the test fails by chance. */
  readonly flakeRate?: number | undefined;
  /** Whether the suite of this build lacks the test. */
  readonly absent?: boolean;
}

/** Name that overrides and filters match, `class#name`. */
export const fullName = ({ className, name }: NamedTest): string => `${className}#${name}`;
