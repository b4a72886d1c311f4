import type { RequestedDevice } from '../account/device-list.ts';
import type { BuildRequest } from './build-request.ts';
import type { RuleBook, SessionOrders } from './rule-book.ts';
import type { PlannedTest } from './session-plan.ts';
import type { Outcome, SuiteTest } from './suite-test.ts';

export interface TestTimeline {
  readonly tests: readonly PlannedTest[];
  /** Milliseconds from the session's start to its end. Infinity for a session that hangs. */
  readonly durationMs: number;
}

export interface TimelineOptions {
  readonly sessionId: string;
  readonly device: RequestedDevice;
  readonly request: Pick<BuildRequest, 'framework' | 'tries' | 'idleTimeoutMs'>;
  readonly orders: SessionOrders;
  readonly rules: RuleBook;
}

const defaultStartupSeconds = 15;
const shutdownMs = 2_000;

interface Run {
  readonly outcome: Outcome;
  readonly durationMs: number;
  readonly message?: string;
  readonly failedBefore: boolean;
}

const flakyMessage = 'Fails before it passes: flaky by scenario';

/** Runs a test until it passes or the service's tries are used up. */
const runTest = ({ device, request, rules }: TimelineOptions, test: SuiteTest): Run => {
  if (test.outcome === 'skip') return { outcome: 'skip', durationMs: 0, failedBefore: false };
  for (let run = 1; ; run++) {
    const isFlakyFailure = rules.failsThisTime(device.key, request.framework, test);
    const outcome = isFlakyFailure ? 'fail' : test.outcome;
    if (outcome === 'pass' || run >= request.tries) {
      const message = test.message ?? (isFlakyFailure ? flakyMessage : undefined);
      return {
        outcome,
        durationMs: run * test.durationMs,
        failedBefore: run > 1,
        ...(message !== undefined && outcome !== 'pass' && { message }),
      };
    }
  }
};

/** Lays the tests of a session one after another, up to the one in which the scenario ends it. */
export const planTests = (options: TimelineOptions, suite: readonly SuiteTest[]): TestTimeline => {
  const { sessionId, orders, request, rules, device } = options;
  const { fate = 'runs', 'after-tests': testsBefore = 0 } = orders;
  const isCutShort = fate === 'crashes' || fate === 'hangs' || fate === 'times-out';
  const cutAt = isCutShort ? testsBefore : Number.POSITIVE_INFINITY;
  let atMs = (orders['startup-seconds'] ?? defaultStartupSeconds) * 1_000;

  const describe = (test: SuiteTest, index: number) => ({
    id: `${sessionId}${(index + 1).toString(16).padStart(8, '0')}`,
    className: test.className,
    name: test.name,
    ...(test.target !== undefined && { target: test.target }),
    ...(test.trace !== undefined && { trace: test.trace }),
  });
  const cut = (test: SuiteTest): Pick<PlannedTest, 'outcome' | 'startsAtMs' | 'endsAtMs'> => {
    const startsAtMs = atMs;
    if (fate === 'hangs') atMs = Number.POSITIVE_INFINITY;
    else atMs += fate === 'crashes' ? test.durationMs / 2 : request.idleTimeoutMs;
    return { outcome: fate === 'hangs' ? 'never' : fate === 'crashes' ? 'error' : 'timeout', startsAtMs, endsAtMs: atMs };
  };
  const tests = suite.map((entry, index): PlannedTest => {
    const test = rules.testOn(device.key, request.framework, entry);
    if (index > cutAt) {
      // The service calls tests that a time-out left over skipped; after a crash they stay in the queue.
      const outcome = fate === 'times-out' ? 'skip' : 'never';
      const whenMs = fate === 'times-out' ? atMs : Number.POSITIVE_INFINITY;
      return { ...describe(test, index), outcome, startsAtMs: whenMs, endsAtMs: whenMs, failedBefore: false };
    }
    if (index === cutAt)
      return {
        ...describe(test, index),
        ...cut(test),
        message: orders.message ?? 'The session ended in this test',
        failedBefore: false,
      };
    const { durationMs, ...run } = runTest(options, test);
    const startsAtMs = atMs;
    atMs += durationMs;
    return { ...describe(test, index), ...run, startsAtMs, endsAtMs: atMs };
  });
  if (fate === 'hangs') return { tests, durationMs: Number.POSITIVE_INFINITY };
  return { tests, durationMs: atMs + (isCutShort ? 0 : shutdownMs) };
};
