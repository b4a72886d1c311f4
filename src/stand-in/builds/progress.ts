import { traitsOf } from '../framework.ts';
import type { Build } from './build-registry.ts';
import type { PlannedSession, PlannedTest } from './session-plan.ts';

export type RunState = 'queued' | 'running' | 'ended';
export type TestState = 'queued' | 'running' | Exclude<PlannedTest['outcome'], 'never'>;
/** Result of a session or build. If tests have different results, the first of these values applies. */
export type Verdict = 'stop' | 'abort' | 'fail' | 'error' | 'timeout' | 'pass' | 'skip';

export const sessionState = ({ startsAtMs, endsAtMs }: PlannedSession, atMs: number): RunState => {
  if (atMs >= endsAtMs) return 'ended';
  return atMs >= startsAtMs ? 'running' : 'queued';
};

export const testState = (session: PlannedSession, test: PlannedTest, atMs: number): TestState => {
  const sinceStartMs = Math.min(atMs, session.endsAtMs) - session.startsAtMs;
  if (session.end === 'abort' && test.outcome === 'left-out' && atMs >= session.endsAtMs) return 'left-out';
  if (!(sinceStartMs >= test.startsAtMs)) return 'queued';
  if (test.outcome === 'never' || sinceStartMs < test.endsAtMs) return 'running';
  return test.outcome;
};

export type Counts = Readonly<Record<TestState, number>>;

export const countStates = (session: PlannedSession, atMs: number): Counts => {
  const counts: Record<TestState, number> = {
    queued: 0,
    running: 0,
    pass: 0,
    fail: 0,
    error: 0,
    skip: 0,
    timeout: 0,
    aborted: 0,
    'left-out': 0,
    'passed-before': 0,
  };
  for (const test of session.tests) counts[testState(session, test, atMs)]++;
  return counts;
};

const worstResult = (results: ReadonlySet<string>): Verdict =>
  (['stop', 'abort', 'fail', 'error', 'timeout', 'pass'] as const).find((result) => results.has(result)) ?? 'skip';

export const sessionVerdict = ({ tests, end }: PlannedSession): Verdict =>
  worstResult(new Set([...tests.map(({ outcome }) => outcome), ...(end === 'complete' ? [] : [end])]));

export const buildEndsAtMs = ({ sessions }: Build): number => Math.max(...sessions.map(({ endsAtMs }) => endsAtMs));

export const buildState = (build: Build, atMs: number): RunState => {
  if (atMs >= buildEndsAtMs(build)) return 'ended';
  return build.sessions.some((session) => sessionState(session, atMs) !== 'queued') ? 'running' : 'queued';
};

/** A build fails if an instrumentation test fails once, even if a retry by the service passes. */
export const buildVerdict = ({ sessions, request }: Build): Verdict => {
  const hidesFailure =
    traitsOf(request.framework).runner === 'instrumentation' &&
    sessions.some(({ tests }) => tests.some((test) => test.failedBefore));
  return worstResult(new Set([...sessions.map(sessionVerdict), ...(hidesFailure ? ['fail'] : [])]));
};

export const knownSessions = ({ sessions }: Build, atMs: number): readonly PlannedSession[] =>
  sessions.filter(({ vanishesAtMs }) => atMs < vanishesAtMs);

/** The duration of a running session is the time since its start. */
export const sessionDurationMs = ({ startsAtMs, endsAtMs }: PlannedSession, atMs: number): number =>
  Math.max(0, Math.min(atMs, endsAtMs) - Math.min(startsAtMs, atMs));

export const buildDurationMs = (build: Build, atMs: number): number =>
  Math.max(0, Math.min(atMs, buildEndsAtMs(build)) - build.createdAtMs);
