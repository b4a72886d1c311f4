import type { RunAnalysis } from '../model/run-analysis.ts';

/** End, waiting time and duration of a run, as reports show them. */
interface RunTimes {
  readonly finishedAt: Date;
  readonly totalMs: number;
  readonly queueMs: number;
}

/**
 * Computes the times of a run. The built-in cloud's time passes faster than the step's: a session of a minute takes a second. The
 * times of such a run are those of its sessions, so that they are consistent.
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
