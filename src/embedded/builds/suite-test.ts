import type { CrashOrders } from '../schema/crash.ts';
import type { TestEntry, TestSize } from '../schema/sessions.ts';

/** What a test does when it runs. */
export type Outcome = NonNullable<TestEntry['outcome']>;

/** A Maestro flow: what selects it, and what its log shows. */
export interface Flow {
  /** Relative to the root of the suite. */
  readonly file: string;
  readonly tags: readonly string[];
  /** Whether it runs where a build does not name its flows. */
  readonly runsByDefault: boolean;
  /** In words and in order; empty where they are not known. */
  readonly commands: readonly string[];
  /** Tags that the suite's own configuration includes and excludes; absent without one. */
  readonly workspace?: { readonly includeTags: readonly string[]; readonly excludeTags: readonly string[] };
}

/** A test of a suite, before it runs anywhere. */
export interface SuiteTest {
  readonly className: string;
  readonly name: string;
  /** The bundle of an XCUITest or EarlGrey test. */
  readonly target?: string;
  /** Class names of the annotations on it and on its class. */
  readonly annotations?: readonly string[];
  readonly sizes?: readonly TestSize[];
  readonly outcome: Outcome;
  readonly durationMs: number;
  readonly message?: string;
  readonly trace?: string;
  /** The app crashes in it. */
  readonly crash?: CrashOrders | undefined;
  /** Of Maestro. */
  readonly flow?: Flow;
  /** The command that fails in a Maestro flow, in words. */
  readonly command?: string;
  /** A build of the suite's test plan leaves it out. */
  readonly leftOutByPlan?: boolean;
  /** How often it fails on each device before `outcome` holds. */
  readonly flaky: number;
  /** Runs on each device, from 1, in which it fails. */
  readonly failingRuns?: readonly number[] | undefined;
  /** The share of its runs in which it fails by chance. */
  readonly flakeRate?: number | undefined;
  /** The suite of this build lacks it. */
  readonly absent?: boolean;
}

/** `class#name`, which overrides and filters match. */
export const fullName = ({ className, name }: Pick<SuiteTest, 'className' | 'name'>): string => `${className}#${name}`;
