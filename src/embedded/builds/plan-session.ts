import { matchesWildcard } from '../../lib/wildcard.ts';
import type { RequestedDevice } from '../account/device-catalog.ts';
import type { CloudState } from '../cloud-state.ts';
import type { BuildRequest } from './build-request.ts';
import type { PassedBefore } from './leave-out.ts';
import type { Part } from './parts.ts';
import type { RuleBook, SessionOrders } from './rule-book.ts';
import type { PlannedSession, PlannedTest } from './session-plan.ts';
import { fullName, type Outcome, type SuiteTest } from './suite-test.ts';

const never = Number.POSITIVE_INFINITY;
const failureDelayMs = 5_000;

type Ending = Pick<PlannedSession, 'queuedAtMs' | 'startsAtMs' | 'endsAtMs' | 'end' | 'vanishesAtMs' | 'tests' | 'message'>;

const endMessages = {
  complete: '',
  stop: '',
  abort: '',
  error: 'The session ended unexpectedly',
  timeout: 'The session was idle for too long',
};

/** How a session ends. A rule with `crash` takes precedence over `fate`. */
const fateOf = ({ fate, crash }: SessionOrders): SessionOrders['fate'] => (crash === undefined ? fate : 'crashes');

const plannedEnd = (orders: SessionOrders): PlannedSession['end'] => {
  const fate = fateOf(orders);
  if (fate === 'crashes') return 'error';
  return fate === 'times-out' ? 'timeout' : 'complete';
};

const vanishingAtMs = (
  { fate, 'after-tests': testsBefore }: SessionOrders,
  startsAtMs: number,
  tests: Ending['tests'],
): number => {
  if (fate !== 'vanishes') return never;
  return testsBefore === undefined ? -never : startsAtMs + (tests[testsBefore]?.startsAtMs ?? 0);
};

const withoutLost = (suite: readonly SuiteTest[], lost: readonly string[] = []): readonly SuiteTest[] =>
  lost.length === 0 ? suite : suite.filter((test) => !lost.some((pattern) => matchesWildcard(pattern, fullName(test))));

/** Plans the whole session of a device, and reserves a parallel slot. The tests in `suite` are already filtered. */
type SessionPlanner = (device: RequestedDevice, suite: readonly SuiteTest[], part: Part | undefined) => PlannedSession;

/** Creates the planner. `nowMs` is the simulated time at which the build starts. */
export const createSessionPlanner = (
  { plan, newId, scenario }: CloudState,
  rules: RuleBook,
  build: { readonly id: string; readonly request: BuildRequest },
  nowMs: number,
  passedBefore: PassedBefore,
): SessionPlanner => {
  const { request } = build;
  const neverRuns = (endsAtMs: number, message: string): Ending => ({
    queuedAtMs: nowMs,
    startsAtMs: never,
    endsAtMs,
    end: 'error',
    vanishesAtMs: never,
    tests: [],
    message,
  });
  const waits = (endsAtMs: number, message: string): Ending => {
    const waiting = neverRuns(endsAtMs, message);
    plan.wait(waiting);
    return waiting;
  };

  const runs = (sessionId: string, device: RequestedDevice, orders: SessionOrders, suite: readonly SuiteTest[]): Ending => {
    const slot = plan.nextSlot(nowMs + (orders['queue-seconds'] ?? 0) * 1_000);
    if (slot.freeAtMs - nowMs > plan.queueLimitMs) {
      return waits(nowMs + plan.queueLimitMs, 'The session waited too long in the queue');
    }
    const reported = withoutLost(suite, orders['lost-tests']);
    const { tests, durationMs } = planTests({ sessionId, device, request, orders, rules, passedBefore }, reported);
    const stay = { queuedAtMs: nowMs, startsAtMs: slot.freeAtMs, endsAtMs: slot.freeAtMs + durationMs };
    slot.book(stay);
    const end = plannedEnd(orders);
    const vanishesAtMs = vanishingAtMs(orders, slot.freeAtMs, tests);
    return { ...stay, end, tests, vanishesAtMs, message: orders.message ?? endMessages[end] };
  };

  const plannedEnding = (
    sessionId: string,
    device: RequestedDevice,
    orders: SessionOrders,
    suite: readonly SuiteTest[],
  ): Ending => {
    if (orders.fate === 'errors') return neverRuns(nowMs + failureDelayMs, orders.message ?? 'The device could not be started');
    if (orders.fate === 'never-starts') return waits(never, '');
    if (suite.length === 0 && scenario['empty-session'] === 'errors') {
      return neverRuns(nowMs + failureDelayMs, orders.message ?? 'No tests found');
    }
    return runs(sessionId, device, orders, suite);
  };

  return (device, suite, part) => {
    const id = newId('session', build.id, device.key, String(part?.index));
    const orders = rules.ordersForSession(device.key, request.framework, part?.index ?? request.shard?.index);
    const named = part === undefined ? {} : { part };
    return { id, device, ...named, orders, ...plannedEnding(id, device, orders, suite) };
  };
};

interface TestTimeline {
  readonly tests: readonly PlannedTest[];
  /** Milliseconds from the start of the session to its end. Infinity for a session that hangs. */
  readonly durationMs: number;
}

interface TimelineOptions {
  readonly sessionId: string;
  readonly device: RequestedDevice;
  readonly request: BuildRequest;
  readonly orders: SessionOrders;
  readonly rules: RuleBook;
  readonly passedBefore: PassedBefore;
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

/** Runs a test until it passes, or until the attempts of the build request are used up. */
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

/**
 * Effect of an early end on the tests of a session. `outcome` and `lastsMs` apply to the running test, `left` to all later tests.
 */
interface Cut {
  readonly outcome: PlannedTest['outcome'];
  readonly lastsMs: (test: SuiteTest, request: TimelineOptions['request']) => number;
  readonly left: PlannedTest['outcome'];
}

const cuts: Partial<Record<NonNullable<SessionOrders['fate']>, Cut>> = {
  crashes: { outcome: 'error', lastsMs: ({ durationMs }) => durationMs / 2, left: 'never' },
  hangs: { outcome: 'never', lastsMs: () => never, left: 'never' },
  'times-out': { outcome: 'timeout', lastsMs: (_test, { idleTimeoutMs }) => idleTimeoutMs, left: 'skip' },
};

/** Schedules the tests of a session one after another. Stops at the test during which the scenario ends the session. */
const planTests = (options: TimelineOptions, suite: readonly SuiteTest[]): TestTimeline => {
  const { sessionId, orders, request, rules, device } = options;
  const fate = fateOf(orders);
  const cut = fate === undefined ? undefined : cuts[fate];
  const entries = suite.flatMap((entry) => rules.testOn(device.key, request.framework, request.app, entry) ?? []);
  // An ignored test takes no time, so a session cannot end during it.
  const firstCut = entries.findIndex(({ outcome }, index) => index >= (orders['after-tests'] ?? 0) && outcome !== 'skip');
  const cutAt = firstCut === -1 ? entries.length : firstCut;
  let atMs = (orders['startup-seconds'] ?? defaultStartupSeconds) * 1_000;

  const run = (test: SuiteTest, index: number) => {
    if (cut === undefined || index < cutAt) return runTest(options, test);
    const message = orders.message ?? 'The session ended in this test';
    return { outcome: cut.outcome, durationMs: cut.lastsMs(test, request), failedBefore: false, message };
  };
  const hasPassed = options.passedBefore(device.key);
  const tests = entries.map((test, index): PlannedTest => {
    const named = {
      id: `${sessionId}${(index + 1).toString(16).padStart(8, '0')}`,
      className: test.className,
      name: test.name,
      target: test.target,
      trace: test.trace,
      crash: cut !== undefined && index === cutAt ? orders.crash : test.crash,
      flow: test.flow,
      command: test.command,
    };
    if (hasPassed(test)) return { ...named, outcome: 'passed-before', startsAtMs: atMs, endsAtMs: atMs, failedBefore: false };
    if (cut !== undefined && index > cutAt) {
      const whenMs = cut.left === 'never' ? never : atMs;
      return { ...named, outcome: cut.left, startsAtMs: whenMs, endsAtMs: whenMs, failedBefore: false };
    }
    const { durationMs, ...result } = run(test, index);
    const startsAtMs = atMs;
    atMs += durationMs;
    return { ...named, ...result, startsAtMs, endsAtMs: atMs };
  });
  if (orders.fate === 'hangs') return { tests, durationMs: never };
  return { tests, durationMs: atMs + (cut === undefined ? shutdownMs : 0) };
};
