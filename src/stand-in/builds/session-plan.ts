import type { RequestedDevice } from '../account/device-catalog.ts';
import type { Stay } from '../account/quota-use.ts';
import type { Part } from './parts.ts';
import type { SessionOrders } from './rule-book.ts';
import type { Outcome, SuiteTest } from './suite-test.ts';

type Inherited = 'className' | 'name' | 'target' | 'message' | 'trace' | 'crash' | 'flow' | 'command';

type PlannedOutcome =
  | Outcome
  /** The session ends before the test ends. */
  | 'never'
  /** The service stopped the build during the test, after too many failures. */
  | 'aborted'
  /** The service stopped the build before the test. */
  | 'left-out'
  /** The test is not run, because it did not fail in the earlier build. */
  | 'passed-before';

export interface PlannedTest extends Pick<SuiteTest, Inherited> {
  /** Id of the session, followed by 8 hexadecimal digits. */
  readonly id: string;
  readonly outcome: PlannedOutcome;
  /** Milliseconds from the start of the session; Infinity means never. */
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Whether an earlier attempt failed, so that `outcome` is the result of a retry. */
  readonly failedBefore: boolean;
}

export const isLeftOut = (outcome: PlannedTest['outcome']): outcome is 'left-out' | 'passed-before' =>
  outcome === 'left-out' || outcome === 'passed-before';

export type SessionEnd = 'complete' | 'error' | 'timeout' | 'stop' | 'abort';

/** Plan of a whole session, made when its build starts. Responses follow from the plan and the simulated time. */
export interface PlannedSession extends Stay {
  readonly id: string;
  readonly device: RequestedDevice;
  readonly part?: Part;
  readonly end: SessionEnd;
  /** Simulated time at which the service starts to return 404 for the session. */
  readonly vanishesAtMs: number;
  readonly message: string;
  readonly tests: readonly PlannedTest[];
  readonly orders: SessionOrders;
}
