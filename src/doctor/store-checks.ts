import type { StepContext } from '../context.ts';
import { listArtifacts } from '../github/artifacts.ts';
import { hasCacheService } from '../github/cache.ts';
import { readStoredHistory } from '../history/run-history.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { counted } from '../lib/numbers.ts';
import { describeError } from '../model/run-problem.ts';
import { historyOwner } from '../run/prepare/prepare.ts';
import { type Check, passed, skipped, warning } from './check.ts';

/** Whether the history of earlier runs can be read. Stores nothing. */
export const checkHistory = async (inputs: RunInputs, suiteId: string | undefined, context: StepContext): Promise<Check> => {
  const name = 'history';
  const { history: place } = inputs;
  if (place.kind === 'off') return skipped(name, '`history` is `off`');
  const said: string[] = [];
  const log = { ...context.log, notice: (line: string) => void said.push(line.replace(/\.$/, '')) };
  const read = await readStoredHistory(historyOwner(inputs, suiteId, context), { ...context, log });
  const problem = place.kind === 'cache' && !hasCacheService(context.environment) ? 'this runner has no cache service' : said[0];
  if (problem !== undefined)
    return warning(name, problem, 'A run works without it, but has no results of earlier runs and no prediction.');
  const runs = new Set(read?.stored.runs.map(({ id }) => id)).size;
  const where = place.kind === 'branch' ? `the branch "${place.branch}"` : 'the cache';
  return passed(name, runs === 0 ? `nothing is stored in ${where} yet` : `${where} has ${counted(runs, 'earlier run')}`);
};

/** Whether the report folder can be stored. Lists the artifacts of the run, and stores none. */
export const checkArtifactService = async (
  { artifactName }: Pick<RunInputs, 'artifactName'>,
  context: StepContext,
): Promise<Check> => {
  const name = 'artifact service';
  if (artifactName === '') return skipped(name, '`artifact-name` is empty, so nothing is stored');
  try {
    await listArtifacts(context);
    return passed(name, 'responds');
  } catch (error) {
    context.signal.throwIfAborted();
    const remedy = 'To keep the report, upload `report-dir` in a later step; the verdict does not depend on it.';
    return warning(name, describeError(error), remedy);
  }
};
