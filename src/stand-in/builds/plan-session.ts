import { matchesWildcard } from '../../lib/wildcard.ts';
import type { RequestedDevice } from '../account/device-catalog.ts';
import type { CloudState } from '../cloud-state.ts';
import type { BuildRequest } from './build-request.ts';
import type { PassedBefore } from './leave-out.ts';
import type { Part } from './parts.ts';
import type { RuleBook, SessionOrders } from './rule-book.ts';
import type { PlannedSession, PlannedTest } from './session-plan.ts';
import { fullName, type SuiteTest } from './suite-test.ts';

const never = Number.POSITIVE_INFINITY;
const failureDelayMs = 5_000;
const shutdownMs = 2_000;
const defaultStartupSeconds = 15;

const endMessages = {
  complete: '',
  error: 'The session ended unexpectedly',
  timeout: 'The session was idle for too long',
};

const fateOf = ({ fate, crash }: SessionOrders): SessionOrders['fate'] => (crash === undefined ? fate : 'crashes');

/** Early end of a session during a test. */
interface Cut {
  readonly end: keyof typeof endMessages;
  /** Outcome of the running test. */
  readonly outcome: PlannedTest['outcome'];
  /** Duration of the running test. */
  readonly lastsMs: (test: SuiteTest, request: BuildRequest) => number;
  /** Outcome of the later tests. */
  readonly left: PlannedTest['outcome'];
}

const cuts: Partial<Record<NonNullable<SessionOrders['fate']>, Cut>> = {
  crashes: { end: 'error', outcome: 'error', lastsMs: ({ durationMs }) => durationMs / 2, left: 'never' },
  hangs: { end: 'complete', outcome: 'never', lastsMs: () => never, left: 'never' },
  'times-out': { end: 'timeout', outcome: 'timeout', lastsMs: (_test, { idleTimeoutMs }) => idleTimeoutMs, left: 'skip' },
};

const vanishingAtMs = (
  { fate, 'after-tests': testsBefore }: SessionOrders,
  startsAtMs: number,
  tests: readonly PlannedTest[],
): number => {
  if (fate !== 'vanishes') return never;
  return testsBefore === undefined ? -never : startsAtMs + (tests[testsBefore]?.startsAtMs ?? 0);
};

/** Plans a session with the filtered tests in `suite`, and reserves a parallel slot for the session. */
type SessionPlanner = (device: RequestedDevice, suite: readonly SuiteTest[], part: Part | undefined) => PlannedSession;

export const createSessionPlanner = (
  { plan, newId, scenario }: CloudState,
  rules: RuleBook,
  build: { readonly id: string; readonly request: BuildRequest; readonly parseError: string | undefined },
  nowMs: number,
  passedBefore: PassedBefore,
): SessionPlanner => {
  const { request } = build;
  const { framework } = request;

  /** Repeats a test until it passes, or until no attempts of the build request are left. */
  const runTest = (device: RequestedDevice, test: SuiteTest) => {
    if (test.outcome === 'skip') return { outcome: test.outcome, durationMs: 0, failedBefore: false };
    for (let run = 1; ; run++) {
      const isFlakyFailure = rules.failsThisTime(device.key, framework, test);
      const outcome = isFlakyFailure ? 'fail' : test.outcome;
      if (outcome !== 'pass' && run < request.tries) continue;
      const ended = { outcome, durationMs: run * test.durationMs, failedBefore: run > 1 };
      const message = test.message ?? (isFlakyFailure ? 'Fails before it passes: flaky by scenario' : undefined);
      return outcome === 'pass' || message === undefined ? ended : { ...ended, message };
    }
  };

  /** Plans the tests one after another, up to the test in which the scenario ends the session. */
  const planTests = (sessionId: string, device: RequestedDevice, orders: SessionOrders, suite: readonly SuiteTest[]) => {
    const cut = cuts[fateOf(orders) ?? 'runs'];
    const lost = orders['lost-tests'] ?? [];
    const entries = suite
      .filter((test) => !lost.some((pattern) => matchesWildcard(pattern, fullName(test))))
      .flatMap((entry) => rules.testOn(device.key, framework, request.app, entry) ?? []);
    // The session cannot end during a skipped test, because a skipped test takes no time.
    const firstCut = entries.findIndex(({ outcome }, index) => index >= (orders['after-tests'] ?? 0) && outcome !== 'skip');
    const cutAt = firstCut === -1 ? entries.length : firstCut;
    const hasPassed = passedBefore(device.key);
    let atMs = (orders['startup-seconds'] ?? defaultStartupSeconds) * 1_000;

    const run = (test: SuiteTest, index: number) => {
      if (cut === undefined || index < cutAt) return runTest(device, test);
      const message = orders.message ?? 'The session ended in this test';
      return { outcome: cut.outcome, durationMs: cut.lastsMs(test, request), failedBefore: false, message };
    };
    const tests = entries.map((test, index): PlannedTest => {
      const { className, name, target, trace, flow, command } = test;
      const id = `${sessionId}${(index + 1).toString(16).padStart(8, '0')}`;
      const crash = cut !== undefined && index === cutAt ? orders.crash : test.crash;
      const named = { id, className, name, target, trace, crash, flow, command };
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

  const neverRuns = (endsAtMs: number, message: string) => ({
    queuedAtMs: nowMs,
    startsAtMs: never,
    endsAtMs,
    end: 'error' as const,
    vanishesAtMs: never,
    tests: [],
    message,
  });
  const waits = (endsAtMs: number, message: string) => {
    const waiting = neverRuns(endsAtMs, message);
    plan.wait(waiting);
    return waiting;
  };

  const planRun = (id: string, device: RequestedDevice, orders: SessionOrders, suite: readonly SuiteTest[]) => {
    const fails = (reason: string) => neverRuns(nowMs + failureDelayMs, orders.message ?? reason);
    if (build.parseError !== undefined) return fails(build.parseError);
    if (orders.fate === 'errors') return fails('The device could not be started');
    if (orders.fate === 'never-starts') return waits(never, '');
    if (suite.length === 0 && scenario['empty-session'] === 'errors') return fails('No tests found');
    const slot = plan.nextSlot(nowMs + (orders['queue-seconds'] ?? 0) * 1_000);
    if (slot.freeAtMs - nowMs > plan.queueLimitMs) {
      return waits(nowMs + plan.queueLimitMs, 'The session waited too long in the queue');
    }
    const { tests, durationMs } = planTests(id, device, orders, suite);
    const stay = { queuedAtMs: nowMs, startsAtMs: slot.freeAtMs, endsAtMs: slot.freeAtMs + durationMs };
    slot.book(stay);
    const end = cuts[fateOf(orders) ?? 'runs']?.end ?? 'complete';
    const vanishesAtMs = vanishingAtMs(orders, slot.freeAtMs, tests);
    return { ...stay, end, tests, vanishesAtMs, message: orders.message ?? endMessages[end] };
  };

  return (device, suite, part) => {
    const id = newId('session', build.id, device.key, String(part?.index));
    const orders = rules.ordersForSession(device.key, framework, part?.index ?? request.shard?.index);
    return { id, device, ...(part && { part }), orders, ...planRun(id, device, orders, suite) };
  };
};
