import { matchesWildcard } from '../../lib/wildcard.ts';
import type { RequestedDevice } from '../account/device-list.ts';
import type { CloudState } from '../cloud-state.ts';
import { hexId } from '../random.ts';
import type { BuildRequest } from './build-request.ts';
import type { Part } from './parts.ts';
import { planTests } from './plan-tests.ts';
import type { RuleBook, SessionOrders } from './rule-book.ts';
import type { PlannedSession } from './session-plan.ts';
import { fullName, type SuiteTest } from './suite-test.ts';

const never = Number.POSITIVE_INFINITY;
const failureDelayMs = 5_000;

type Ending = Pick<PlannedSession, 'queuedAtMs' | 'startsAtMs' | 'endsAtMs' | 'end' | 'vanishesAtMs' | 'tests' | 'message'>;

const endMessages = {
  complete: '',
  stop: '',
  error: 'The session ended unexpectedly',
  timeout: 'The session was idle for too long',
};

const endOf = ({ fate }: SessionOrders): PlannedSession['end'] => {
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

/** Plans one device's run of tests that are already filtered, from the queue to the end, and reserves its parallel slot. */
type SessionPlanner = (device: RequestedDevice, suite: readonly SuiteTest[], part: Part | undefined) => PlannedSession;

/** `nowMs`: the simulated moment of the build's start. */
export const createSessionPlanner = (
  { plan, random, scenario }: Pick<CloudState, 'plan' | 'random' | 'scenario'>,
  rules: RuleBook,
  request: BuildRequest,
  nowMs: number,
): SessionPlanner => {
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
    const { tests, durationMs } = planTests({ sessionId, device, request, orders, rules }, reported);
    const stay = { queuedAtMs: nowMs, startsAtMs: slot.freeAtMs, endsAtMs: slot.freeAtMs + durationMs };
    slot.book(stay);
    const end = endOf(orders);
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
    const id = hexId(random);
    const orders = rules.ordersForSession(device.key, request.framework, part?.index ?? request.shard?.index);
    const named = part === undefined ? {} : { part };
    return { id, device, ...named, orders, ...plannedEnding(id, device, orders, suite) };
  };
};
