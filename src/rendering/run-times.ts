import type { RunAnalysis } from '../model/run-analysis.ts';

/** End, time in the queue and duration of a run, as reports show them. */
interface RunTimes {
  readonly finishedAt: Date;
  readonly totalMs: number;
  readonly queueMs: number;
}

/**
 * Computes the times of a run. In the built-in cloud, a session of one minute takes only a second. To be consistent, a simulated
 * run uses the times that its sessions report.
 */
export const timesOf = ({ simulated, sessions, startedAt, finishedAt, queueMs }: RunAnalysis): RunTimes => {
  const ends = sessions.map((session) => (session.startedAt?.getTime() ?? Number.NaN) + (session.durationMs ?? 0));
  const lastMs = simulated ? Math.max(finishedAt.getTime(), ...ends.filter(Number.isFinite)) : finishedAt.getTime();
  return {
    finishedAt: new Date(lastMs),
    totalMs: Math.max(0, lastMs - startedAt.getTime()),
    queueMs: simulated ? Math.max(queueMs, ...sessions.map((session) => session.queuedMs ?? 0)) : queueMs,
  };
};
