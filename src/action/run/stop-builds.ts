import { isTimeoutCode } from '../../core/model/error-codes.ts';
import type { Framework } from '../../core/model/framework.ts';
import { CodedError, describeError } from '../../core/model/run-problem.ts';
import { isEnded } from '../../core/model/status.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { isCloudError } from '../../service/index.ts';
import type { Context } from '../context.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { timeLimit } from './run-deadline.ts';
import type { RunFacts, RunState } from './run-state.ts';

const maxRequestsAtOnce = 8;
/** Time limit for stop requests, because the runner ends a cancelled step within seconds. */
const limitMs = 3_000;

/** Stops builds and returns their ids; empty if the service cannot stop builds of this framework. */
export const stopBuilds = async (
  framework: Framework,
  ids: readonly string[],
  { cloud, clock, log }: Context,
): Promise<readonly string[]> => {
  using limit = timeLimit(limitMs, clock, new CodedError('cloud-deadline', 'the service did not respond in time'));
  const { stop } = cloud.boundTo(limit.signal).builds(framework);
  if (stop === undefined || ids.length === 0) return [];
  const stopped = await mapConcurrently(ids, maxRequestsAtOnce, async (id) => {
    try {
      await stop(id);
      log.info(`Stopped build ${id}.`);
      return [id];
    } catch (error) {
      if (isCloudError(error, 'cloud-not-found'))
        log.info(`Build ${id} was not stopped: the service found no running build with this id, so it has probably ended.`);
      else log.warning(`Build ${id} could not be stopped, and may still be running: ${describeError(error)}.`);
      return [];
    }
  });
  return stopped.flat();
};

/** Ids of the builds that have not ended, as far as this step knows. */
export const runningBuilds = ({ started, beside, records }: RunFacts): readonly string[] =>
  [...started, ...beside].map(({ id }) => id).filter((id) => !isEnded(records.get(id)?.status ?? 'running'));

/** Stops the builds of a run that was cancelled or timed out. Does not stop builds from `build-ids`. */
export const stopUnwatched = async ({ framework, buildIds }: RunInputs, context: Context, state: RunState): Promise<void> => {
  const facts = state.facts();
  const isCutShort = facts.cancelled || facts.problems.some(({ code }) => isTimeoutCode(code));
  if (!isCutShort || buildIds.length > 0) return;
  for (const id of await stopBuilds(framework, runningBuilds(facts), context)) state.onBuildStopped(id);
};
