import type { RequestedDevice } from '../account/device-catalog.ts';
import type { Stay } from '../account/plan-use.ts';
import type { CrashOrders } from '../schema/crash.ts';
import type { Part } from './parts.ts';
import type { SessionOrders } from './rule-book.ts';
import type { Flow, Outcome } from './suite-test.ts';

/** A test in one session, with the times at which it will run. */
export interface PlannedTest {
  /** The session's id and 8 more digits. */
  readonly id: string;
  readonly className: string;
  readonly name: string;
  readonly target?: string;
  /**
   * `never`: the session ends before the test does. `aborted`, `left-out`: the service stopped the build at its failures, while the test ran
   * or before. `passed-before`: only tests that failed in another build run.
   */
  readonly outcome: Outcome | 'never' | 'aborted' | 'left-out' | 'passed-before';
  /** Milliseconds after the session's start. Infinity: never. */
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly message?: string;
  readonly trace?: string;
  /** The app crashes in it. */
  readonly crash?: CrashOrders | undefined;
  /** Of Maestro. */
  readonly flow?: Flow;
  /** The command that fails in a Maestro flow, in words. */
  readonly command?: string;
  /** The service's own retries hide an earlier failure behind `outcome`. */
  readonly failedBefore: boolean;
}

/** The service did not start the test, as its build asked for. */
export const isLeftOut = (outcome: PlannedTest['outcome']): outcome is 'left-out' | 'passed-before' =>
  outcome === 'left-out' || outcome === 'passed-before';

export type SessionEnd = 'complete' | 'error' | 'timeout' | 'stop' | 'abort';

/**
 * One device's run, planned to its end when the build is started. What the service shows at any moment follows from the
 * plan and the simulated time, so no timer is needed.
 */
export interface PlannedSession extends Stay {
  readonly id: string;
  readonly device: RequestedDevice;
  /** Where the service itself splits the run. */
  readonly part?: Pick<Part, 'name' | 'index' | 'mapping'>;
  /** How it ends, apart from its tests. */
  readonly end: SessionEnd;
  /** From this simulated moment on the service returns 404 for the session. */
  readonly vanishesAtMs: number;
  readonly message: string;
  readonly tests: readonly PlannedTest[];
  readonly orders: SessionOrders;
}
