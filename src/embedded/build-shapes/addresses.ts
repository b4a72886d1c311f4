import type { Build } from '../builds/build-registry.ts';
import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import { traitsOf } from '../framework.ts';
import type { Spelling } from '../spelling.ts';

/** The URL of a session's details. */
export const sessionAddress = (spelling: Spelling, { id, request }: Build, session: PlannedSession): string =>
  spelling.address(`/app-automate/${request.framework}/builds/${id}/sessions/${session.id}`);

export type LogKind =
  | 'devicelogs'
  | 'instrumentationlogs'
  | 'maestrologs'
  | 'commandlogs'
  | 'networklogs'
  | 'appprofiling'
  | 'video'
  | 'screenshot.png';

/** The URL of a test's log. */
export const logAddress = (spelling: Spelling, { id, request }: Build, test: PlannedTest, kind: LogKind): string =>
  spelling.address(`/app-automate/${traitsOf(request.framework).logs}/builds/${id}/sessions/tests/${test.id}/${kind}`);

/** The URL of the session's video, at the test's start in whole seconds. */
export const videoAddress = (spelling: Spelling, build: Build, test: PlannedTest): string => {
  const seconds = (ms: number): number => (Number.isFinite(ms) ? Math.floor(ms / 1_000) : 0);
  return `${logAddress(spelling, build, test, 'video')}#t=${seconds(test.startsAtMs)},${seconds(test.endsAtMs)}`;
};
