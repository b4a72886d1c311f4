import type { RequestedDevice } from '../account/device-catalog.ts';
import type { Stay } from '../account/quota-use.ts';
import type { Part } from './parts.ts';
import type { SessionOrders } from './rule-book.ts';
import type { Outcome, SuiteTest } from './suite-test.ts';

type Inherited = 'className' | 'name' | 'target' | 'message' | 'trace' | 'crash' | 'flow' | 'command';

export interface PlannedTest extends Pick<SuiteTest, Inherited> {
  /** Id of the session, followed by 8 digits. */
  readonly id: string;
  /**
   * Outcome of the test. `never`: the session ends before the test ends. `aborted`: the service stopped the build during this
   * test, after too many failures. `left-out`: the service stopped the build before this test. `passed-before`: the test did not
   * run, since the build repeats only tests that failed in an earlier build.
   */
  readonly outcome: Outcome | 'never' | 'aborted' | 'left-out' | 'passed-before';
  /** Start of the test, in milliseconds from the start of the session. Infinity means never. */
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Whether an earlier attempt failed, so that `outcome` is the result of a retry by the service. */
  readonly failedBefore: boolean;
}

/** Whether an option of the build request kept the service from starting the test. */
export const isLeftOut = (outcome: PlannedTest['outcome']): outcome is 'left-out' | 'passed-before' =>
  outcome === 'left-out' || outcome === 'passed-before';

export type SessionEnd = 'complete' | 'error' | 'timeout' | 'stop' | 'abort';

/** Session of one device, planned to its end when the build starts. Responses follow from this plan and the simulated time. */
export interface PlannedSession extends Stay {
  readonly id: string;
  readonly device: RequestedDevice;
  readonly part?: Part;
  /** How the session ends, regardless of the results of its tests. */
  readonly end: SessionEnd;
  /** Simulated time from which the service returns 404 for the session. */
  readonly vanishesAtMs: number;
  readonly message: string;
  readonly tests: readonly PlannedTest[];
  readonly orders: SessionOrders;
}
