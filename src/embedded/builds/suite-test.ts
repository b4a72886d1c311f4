import type { TestEntry, TestSize } from '../schema/tests.ts';

/** What a test does when it runs. */
export type Outcome = NonNullable<TestEntry['outcome']>;

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
  /** How often it fails on each device before `outcome` holds. */
  readonly flaky: number;
}

/** `class#name`, which overrides and filters match. */
export const fullName = ({ className, name }: Pick<SuiteTest, 'className' | 'name'>): string => `${className}#${name}`;
