import type { RunAnalysis } from '../model/run-analysis.ts';

/** Times of a run. A simulated run has the times of its sessions, because its real times are much shorter. */
export const timesOf = ({ simulated, sessions, startedAt, finishedAt, queueMs }: RunAnalysis) => {
  const ends = sessions.map((session) => (session.startedAt?.getTime() ?? Number.NaN) + (session.durationMs ?? 0));
  const lastMs = simulated ? Math.max(finishedAt.getTime(), ...ends.filter(Number.isFinite)) : finishedAt.getTime();
  return {
    finishedAt: new Date(lastMs),
    totalMs: Math.max(0, lastMs - startedAt.getTime()),
    queueMs: simulated ? Math.max(queueMs, ...sessions.map((session) => session.queuedMs ?? 0)) : queueMs,
  };
};

/** Returns a duration that the service reported, or undefined if the duration is impossible. */
export const knownMs = (durationMs: number | undefined): number | undefined =>
  durationMs !== undefined && Number.isFinite(durationMs) && durationMs >= 0 ? durationMs : undefined;
