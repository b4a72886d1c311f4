import type { Build } from '../builds/build-registry.ts';
import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import type { Spelling } from '../spelling.ts';

/** Where the service says that a session's details are. */
export const sessionAddress = (spelling: Spelling, { id, request }: Build, session: PlannedSession): string =>
  spelling.address(`/app-automate/${request.framework}/builds/${id}/sessions/${session.id}`);

export type LogKind = 'devicelogs' | 'instrumentationlogs' | 'networklogs' | 'appprofiling' | 'video' | 'screenshot.png';

/** Where the service says that a test's logs are (observed shapes 4.1). */
export const logAddress = (spelling: Spelling, { id, request }: Build, test: PlannedTest, kind: LogKind): string =>
  spelling.address(`/app-automate/${request.framework}/builds/${id}/sessions/tests/${test.id}/${kind}`);

/** A test's place in the session's video, in whole seconds. */
export const videoAddress = (spelling: Spelling, build: Build, test: PlannedTest): string => {
  const seconds = (ms: number): number => (Number.isFinite(ms) ? Math.floor(ms / 1_000) : 0);
  return `${logAddress(spelling, build, test, 'video')}#t=${seconds(test.startsAtMs)},${seconds(test.endsAtMs)}`;
};
