import { openCacheStore } from '../github/cache.ts';
import { listArtifacts } from '../github/download-artifacts.ts';
import type { Runner } from '../github/runner.ts';
import { durationPlace, findDurations } from '../history/duration-history.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { describeError } from '../model/run-problem.ts';
import { type Check, passed, skipped, warning } from './check.ts';

/** Whether the history of earlier runs can be read. Stores nothing. */
export const checkHistory = async (
  { framework }: Pick<RunInputs, 'framework'>,
  suiteId: string | undefined,
  simulated: boolean,
  runner: Runner,
): Promise<Check> => {
  const said: string[] = [];
  const log = { ...runner.log, notice: (line: string) => void said.push(line.replace(/\.$/, '')) };
  const store = openCacheStore({ ...runner, log });
  const place = durationPlace({ framework, suiteId, simulated, job: '' }, runner.context, runner.environment, store);
  const found = await findDurations(place);
  const [problem] = said;
  if (problem !== undefined)
    return warning('history', problem, 'Nothing to do: the run works without it, but knows no durations of earlier runs.');
  return passed('history', found === undefined ? 'the cache answers; nothing is stored yet' : 'read from the cache');
};

/** Whether the report folder can be stored. Lists the artifacts of the run, and stores none. */
export const checkArtifactService = async ({ artifactName }: Pick<RunInputs, 'artifactName'>, runner: Runner): Promise<Check> => {
  const name = 'artifact service';
  if (artifactName === '') return skipped(name, '`artifact-name` is empty, so nothing is stored');
  try {
    await listArtifacts(runner);
    return passed(name, 'answers');
  } catch (error) {
    runner.signal.throwIfAborted();
    const remedy = 'To keep the report, upload `report-dir` in a later step; the verdict does not depend on it.';
    return warning(name, describeError(error), remedy);
  }
};
