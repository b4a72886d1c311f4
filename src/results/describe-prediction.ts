import { formatDuration } from '../lib/durations.ts';
import { counted, formatMinutes } from '../lib/numbers.ts';
import type { Prediction } from '../model/prediction.ts';

/** `Predicted: 21.0 device minutes in 8 m 2 s if 4 sessions run at the same time, from 12 earlier runs.` */
export const describePrediction = (prediction: Prediction | undefined): string => {
  if (prediction === undefined) return 'Predicted device minutes: unknown, since no durations of earlier runs are known.';
  const { deviceMs, durationMs, atOnce, runs } = prediction;
  const slots = atOnce === undefined ? '' : ` if ${counted(atOnce, 'session')} run at the same time`;
  return `Predicted: ${formatMinutes(deviceMs)} device minutes in ${formatDuration(durationMs)}${slots}, from ${counted(runs, 'earlier run')}.`;
};

/** `predicted 21.0, 8 % too few`: how the prediction compares with what was used. */
export const describePredictionError = ({ deviceMs: predictedMs }: Prediction, usedMs: number): string => {
  const predicted = `predicted ${formatMinutes(predictedMs)}`;
  if (usedMs <= 0) return predicted;
  const error = Math.round((predictedMs / usedMs - 1) * 100);
  if (error === 0) return predicted;
  return `${predicted}, ${Math.abs(error)} % too ${error > 0 ? 'many' : 'few'}`;
};
