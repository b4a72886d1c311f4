import type { Build } from '../builds/build-registry.ts';
import { buildEndsAtMs } from '../builds/progress.ts';
import type { PlannedSession } from '../builds/session-plan.ts';
import { type Answer, Refusal, textAnswer } from '../http/answer.ts';
import type { World } from '../world.ts';
import { junitReport } from './junit-report.ts';

const xml = 'application/xml; charset=utf-8';

const signInPage = '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><form>Sign in</form></body></html>\n';

/**
 * A session's JUnit report, in the form that the scenario sets. Throws Refusal before the build has ended (and the
 * scenario's delay is over), and for sessions with an error.
 */
export const reportAnswer = (world: Pick<World, 'spelling' | 'time'>, build: Build, session: PlannedSession): Answer => {
  const { report } = session.orders;
  const readyAtMs = buildEndsAtMs(build) + (report?.['delay-seconds'] ?? 0) * 1_000;
  if (world.time.nowMs() < readyAtMs || session.end === 'error') throw new Refusal(404, 'Report not found');
  switch (report?.form) {
    case 'missing':
      throw new Refusal(404, 'Report not found');
    case 'empty':
      return textAnswer('', xml);
    case 'html':
      return textAnswer(signInPage, 'text/html; charset=utf-8');
    case 'truncated': {
      const whole = junitReport(world.spelling, build, session);
      return textAnswer(whole.slice(0, Math.floor(whole.length * 0.6)), xml);
    }
    case 'complete':
    case undefined:
      return textAnswer(junitReport(world.spelling, build, session), xml);
  }
};
