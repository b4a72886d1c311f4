import { openCacheStore } from '../../github/cache.ts';
import type { Runner } from '../../github/runner.ts';
import { durationPlace, findDurations } from '../../history/duration-history.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { PastDurations } from './prediction.ts';

/**
 * What earlier runs tell of durations; undefined where nothing is known. Stores nothing, and never fails: a prediction is a help, no more.
 *
 * @param simulated durations of the built-in cloud are kept apart
 */
export const readPastDurations = async (
  { framework }: Pick<RunInputs, 'framework'>,
  suiteId: string | undefined,
  simulated: boolean,
  runner: Runner,
): Promise<PastDurations | undefined> => {
  const store = openCacheStore({ ...runner, log: { ...runner.log, notice: runner.log.debug } });
  const place = durationPlace({ framework, suiteId, simulated, job: '' }, runner.context, runner.environment, store);
  const durations = await findDurations(place);
  if (durations === undefined || durations.sequence === 0) return undefined;
  return { runs: durations.sequence, all: durations, on: () => durations };
};
