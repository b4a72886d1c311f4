import type { CloudState } from '../cloud-state.ts';
import type { Build } from './build-registry.ts';
import { sessionState } from './progress.ts';
import type { PlannedSession, PlannedTest } from './session-plan.ts';

const message = 'The build was stopped';

/** Tests that ended keep their results; the running one ends in error, the others are never invoked. */
const stopTest = (test: PlannedTest, atMs: number): PlannedTest => {
  if (test.outcome !== 'never' && test.endsAtMs <= atMs) return test;
  if (test.startsAtMs <= atMs) return { ...test, outcome: 'error', endsAtMs: atMs, message };
  return { ...test, outcome: 'skip', startsAtMs: atMs, endsAtMs: atMs };
};

const stopSession = (session: PlannedSession, nowMs: number): PlannedSession => {
  const stopped = { ...session, end: 'stop', endsAtMs: nowMs, message } as const;
  if (sessionState(session, nowMs) === 'queued') return { ...stopped, startsAtMs: Number.POSITIVE_INFINITY, tests: [] };
  return { ...stopped, tests: session.tests.map((test) => stopTest(test, nowMs - session.startsAtMs)) };
};

/** Ends the sessions of a build that have not ended, and frees their parallel slots. Returns their number. */
export const stopBuild = ({ builds, plan, time }: Pick<CloudState, 'builds' | 'plan' | 'time'>, build: Build): number => {
  const nowMs = time.nowMs();
  const open = build.sessions.filter((session) => sessionState(session, nowMs) !== 'ended');
  if (open.length === 0) return 0;
  for (const session of open) plan.release(session);
  builds.replace({
    ...build,
    sessions: build.sessions.map((session) => (open.includes(session) ? stopSession(session, nowMs) : session)),
  });
  return open.length;
};
