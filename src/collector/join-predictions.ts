import type { Prediction } from '../model/prediction.ts';
import type { RunOutcome } from '../run/judge/judge-run.ts';
import type { Job } from './read-jobs.ts';

/** What the jobs predicted together: they run side by side. Nothing where one of them knew nothing. */
export const joinPredictions = (jobs: readonly Pick<Job, 'facts'>[]): Pick<RunOutcome, 'prediction'> => {
  const costly = jobs.filter(({ facts }) => facts.emptySelection !== true);
  const predictions = costly.flatMap(({ facts: { predicted } }): Prediction[] => (predicted === undefined ? [] : [predicted]));
  if (predictions.length === 0 || predictions.length < costly.length) return {};
  return {
    prediction: {
      deviceMs: predictions.reduce((sum, { deviceMs }) => sum + deviceMs, 0),
      durationMs: Math.max(...predictions.map(({ durationMs }) => durationMs)),
      runs: Math.min(...predictions.map(({ runs }) => runs)),
    },
  };
};
