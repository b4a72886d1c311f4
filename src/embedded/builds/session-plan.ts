import type { RequestedDevice } from '../account/device-catalog.ts';
import type { Stay } from '../account/quota-use.ts';
import type { CrashOrders } from '../schema/crash.ts';
import type { Part } from './parts.ts';
import type { SessionOrders } from './rule-book.ts';
import type { Flow, Outcome } from './suite-test.ts';

export interface PlannedTest {
  /** Id of the session, followed by 8 digits. */
  readonly id: string;
  readonly className: string;
  readonly name: string;
  readonly target?: string;
  /**
   * Outcome of the test. `never`: the session ends before the test ends. `aborted` and `left-out`: too many tests failed, so the
   * service stopped the build during or before this test. `passed-before`: the build repeats only tests that failed in an earlier
   * build.
   */
  readonly outcome: Outcome | 'never' | 'aborted' | 'left-out' | 'passed-before';
  /** Milliseconds from the start of the session. Infinity: never. */
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly message?: string;
  readonly trace?: string;
  readonly crash?: CrashOrders | undefined;
  readonly flow?: Flow;
  /** Command at which a Maestro flow fails, as the log of the flow contains it. */
  readonly command?: string;
  /** Whether an earlier attempt failed, so that `outcome` is the result of a retry by the service. */
  readonly failedBefore: boolean;
}

/** Whether an option of the build request kept the service from starting the test. */
export const isLeftOut = (outcome: PlannedTest['outcome']): outcome is 'left-out' | 'passed-before' =>
  outcome === 'left-out' || outcome === 'passed-before';

export type SessionEnd = 'complete' | 'error' | 'timeout' | 'stop' | 'abort';

/**
 * Session of one device, planned to its end when the build starts. What the service shows at any time follows from this plan and
 * the simulated time, so no timer is needed.
 */
export interface PlannedSession extends Stay {
  readonly id: string;
  readonly device: RequestedDevice;
  readonly part?: Pick<Part, 'name' | 'index' | 'mapping'>;
  /** How the session ends, regardless of the results of its tests. */
  readonly end: SessionEnd;
  /** Simulated time from which the service returns 404 for the session. */
  readonly vanishesAtMs: number;
  readonly message: string;
  readonly tests: readonly PlannedTest[];
  readonly orders: SessionOrders;
}
