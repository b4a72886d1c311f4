import type { CloudState } from '../cloud-state.ts';
import type { Framework } from '../framework.ts';
import { type ErrorForm, Refusal } from '../http/response.ts';
import { type Exchange, param } from '../http/route.ts';
import type { Build } from './build-registry.ts';
import { knownSessions } from './progress.ts';
import type { PlannedSession, PlannedTest } from './session-plan.ts';

export interface FoundSession {
  readonly build: Build;
  readonly session: PlannedSession;
}

export interface FoundTest extends FoundSession {
  readonly test: PlannedTest;
}

export const findBuild = (cloud: CloudState, framework: Framework, exchange: Exchange, form: ErrorForm = 'message'): Build => {
  const build = cloud.builds.find(framework, param(exchange, 'build'));
  if (build === undefined) throw new Refusal(404, 'Build not found', form);
  return build;
};

/** Throws Refusal if the session is unknown, or if the scenario has removed it. */
export const findSession = (cloud: CloudState, framework: Framework, exchange: Exchange): FoundSession => {
  const build = findBuild(cloud, framework, exchange);
  const session = knownSessions(build, cloud.time.nowMs()).find(({ id }) => id === param(exchange, 'session'));
  if (session === undefined) throw new Refusal(404, 'Session not found');
  return { build, session };
};

/** Throws Refusal if the test is unknown or has not started. */
export const findTest = (cloud: CloudState, framework: Framework, exchange: Exchange): FoundTest => {
  const build = findBuild(cloud, framework, exchange);
  const nowMs = cloud.time.nowMs();
  const testId = param(exchange, 'test');
  const session = knownSessions(build, nowMs).find(({ id }) => testId.startsWith(id));
  const test = session?.tests.find(({ id, startsAtMs }) => id === testId && session.startsAtMs + startsAtMs <= nowMs);
  if (session === undefined || test === undefined) throw new Refusal(404, 'Test not found');
  return { build, session, test };
};
