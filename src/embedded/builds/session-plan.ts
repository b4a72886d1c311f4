import type { RequestedDevice } from '../account/device-catalog.ts';
import type { Stay } from '../account/quota-use.ts';
import type { CrashOrders } from '../schema/crash.ts';
import type { Part } from './parts.ts';
import type { SessionOrders } from './rule-book.ts';
import type { Flow, NamedTest, Outcome } from './suite-test.ts';

export interface PlannedTest extends NamedTest {
  /** Id of the session and 8 more digits. */
  readonly id: string;
  readonly target?: string;
  /**
   * Outcome of the test. `never`: the session ends before the test does. `aborted`, `left-out`: the service stopped the build at
   * its failures, during the test or before. `passed-before`: the build runs only tests that failed in another build.
   */
  readonly outcome: Outcome | 'never' | 'aborted' | 'left-out' | 'passed-before';
  /** Milliseconds after the session's start. Infinity: never. */
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly message?: string;
  readonly trace?: string;
  readonly crash?: CrashOrders | undefined;
  readonly flow?: Flow;
  /** Failing command of a Maestro flow, as its log shows it. */
  readonly command?: string;
  /** Whether `outcome` hides an earlier failure because of the service's own retries. */
  readonly failedBefore: boolean;
}

/** Whether the service did not start the test because of an option of the build. */
export const isLeftOut = (outcome: PlannedTest['outcome']): outcome is 'left-out' | 'passed-before' =>
  outcome === 'left-out' || outcome === 'passed-before';

export type SessionEnd = 'complete' | 'error' | 'timeout' | 'stop' | 'abort';

/**
 * One device's run, planned to its end when the build starts. The plan and the simulated time determine what the service shows at
 * any moment, so no timer is needed.
 */
export interface PlannedSession extends Stay {
  readonly id: string;
  readonly device: RequestedDevice;
  readonly part?: Part;
  /** End of the session, apart from its tests. */
  readonly end: SessionEnd;
  /** Simulated time from which the service returns 404 for the session. */
  readonly vanishesAtMs: number;
  readonly message: string;
  readonly tests: readonly PlannedTest[];
  readonly orders: SessionOrders;
}
