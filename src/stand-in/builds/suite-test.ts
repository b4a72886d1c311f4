import type { TestEntry, TestSize } from '../schema/sessions.ts';

export type Outcome = NonNullable<TestEntry['outcome']>;

export interface Flow {
  readonly file: string;
  readonly tags: readonly string[];
  /** Whether this flow runs in builds that do not select flows. */
  readonly runsByDefault: boolean;
  /** Descriptions of the commands in order; empty if the commands are unknown. */
  readonly commands: readonly string[];
  /** File that the flow needs, but that the suite does not have. */
  readonly lacks?: string;
  /** Tags in the configuration file of the suite; absent if the suite has no such file. */
  readonly workspace?: { readonly includeTags: readonly string[]; readonly excludeTags: readonly string[] };
}

export interface NamedTest {
  readonly className: string;
  readonly name: string;
}

type Written = Pick<TestEntry, 'target' | 'message' | 'trace' | 'crash' | 'command'>;

export interface SuiteTest extends NamedTest, Written {
  /** Class names of the annotations on the test and on its class. */
  readonly annotations?: readonly string[];
  readonly sizes?: readonly TestSize[];
  readonly outcome: Outcome;
  readonly durationMs: number;
  readonly flow?: Flow;
  /** Whether the test plan of the suite excludes the test. */
  readonly leftOutByPlan?: boolean;
  /** Number of attempts that fail on each device before `outcome` applies. */
  readonly flaky: number;
  readonly failingRuns?: TestEntry['failing-runs'];
  readonly flakeRate?: number;
  readonly absent?: boolean;
}

/** Name of a test as overrides and filters write it. */
export const fullName = ({ className, name }: NamedTest): string => `${className}#${name}`;
