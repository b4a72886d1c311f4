import { groupAttempts } from './fold.ts';
import { judgeSession, type SessionJudgement } from './judge-session.ts';
import type { BuildResult, SessionResult } from './model.ts';

/** One device in one shard after all attempts: what the sessions that speak for it prove together. */
export interface JudgedSlot {
  /** The last one that speaks. */
  readonly session: SessionResult;
  readonly judgement: SessionJudgement;
  /** Each with what it proves alone. */
  readonly speaking: readonly JudgedSession[];
}

export interface JudgedSession {
  readonly session: SessionResult;
  readonly judgement: SessionJudgement;
}

/** What ran a device and shard whole replaces all before it; what ran some tests again only adds to it. */
export const speakingSessions = (attempts: readonly SessionResult[]): readonly SessionResult[] => {
  const lastWhole = attempts.findLastIndex((session) => session.partial !== true);
  return attempts.slice(Math.max(0, lastWhole));
};

export const judgeSlots = (sessions: readonly SessionResult[], builds: readonly BuildResult[]): JudgedSlot[] => {
  const retrying = new Set(builds.filter((build) => build.serviceRetries).map((build) => build.id));
  return groupAttempts(sessions).flatMap((attempts) => {
    const speaking = speakingSessions(attempts).map((session) => ({
      session,
      judgement: judgeSession(session, { serviceRetries: retrying.has(session.buildId) }),
    }));
    const [whole] = speaking;
    const last = speaking.at(-1);
    if (whole === undefined || last === undefined) return [];
    // Failed tests are counted after all attempts; here it matters whether something went wrong that no test tells.
    const judgement = worst(speaking, 'error') ?? worst(speaking, 'timed-out') ?? whole.judgement;
    return [{ session: last.session, judgement, speaking }];
  });
};

const worst = (speaking: readonly JudgedSession[], kind: SessionJudgement['kind']): SessionJudgement | undefined =>
  speaking.find(({ judgement }) => judgement.kind === kind)?.judgement;
