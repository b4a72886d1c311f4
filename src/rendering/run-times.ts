import type { RunAnalysis } from '../model/run-analysis.ts';

/** When a run ended, and how long it waited and took, as readers are told. */
interface RunTimes {
  readonly finishedAt: Date;
  readonly totalMs: number;
  readonly queueMs: number;
}

/**
 * The built-in cloud's time passes faster than the step's: a session of a minute takes a second. The times of such a run are those of its
 * sessions, so that they fit together.
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
