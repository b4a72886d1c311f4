import type { TestEntry, TestSize } from '../schema/sessions.ts';

export type Outcome = NonNullable<TestEntry['outcome']>;

export interface Flow {
  readonly file: string;
  readonly tags: readonly string[];
  /** Whether this flow runs in builds that do not select flows. */
  readonly runsByDefault: boolean;
  /** Descriptions of the commands, in order; empty if unknown. */
  readonly commands: readonly string[];
  /** Tags in the configuration file of the suite; absent without such a file. */
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
  /** Number of failing attempts on each device before `outcome` applies. */
  readonly flaky: number;
  readonly failingRuns?: TestEntry['failing-runs'];
  readonly flakeRate?: number;
  readonly absent?: boolean;
}

/** Overrides and filters are matched against `class#name`. */
export const fullName = ({ className, name }: NamedTest): string => `${className}#${name}`;
