import type { BuildRequest } from '../../cloud/resources/builds.ts';
import { StartUncertainError } from '../../cloud/start-errors.ts';
import type { Context } from '../../context.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { describeError } from '../../model/run-problem.ts';
import { describeShard } from '../../results/describe.ts';
import { signalAfter } from '../run-deadline.ts';
import { findStartedBuild } from './find-started-build.ts';

/** How a planned build is called before it has an id. */
export const namePlanned = ({ shard, attempt, devices }: PlannedBuild): string => {
  const of = shard.total === 1 ? '' : ` of ${describeShard(shard)}`;
  return attempt === 0 ? `the build${of}` : `attempt ${attempt + 1}${of} on ${devices.join(', ')}`;
};

/** A start that the service refused without a word this often is not sent again. */
const maxSends = 5;
/** Once the run is to end, a response that is on its way may take so long; then the build is looked for. */
const lastResponseMs = 1_500;

/**
 * Sends the request. Where its response is lost, the build is looked for, every time; only one whose absence is proven is sent again.
 *
 * @param services outlive `stop` by some seconds
 * @param stop aborts when the run is to end: then nothing is sent any more, and what was sent is looked for
 * @returns the id of the build
 * @throws ParallelsInUseError where no parallel slot is free; BuildMayBeRunningError where it may be running
 */
export const startOrFind = async (
  planned: PlannedBuild,
  request: BuildRequest,
  inputs: RunInputs,
  context: Context,
  stop: AbortSignal,
  /** Ids of builds that this run knows already. */
  known: ReadonlySet<string>,
): Promise<string> => {
  const { cloud, clock, log } = context;
  const name = namePlanned(planned);
  for (let sends = 1; ; sends++) {
    stop.throwIfAborted();
    const sentAt = new Date(clock.nowMs());
    const limit = signalAfter(stop, lastResponseMs, clock);
    try {
      return await cloud.boundTo(limit.signal).builds(inputs.framework, inputs.system).start(request);
    } catch (error) {
      if (!(error instanceof StartUncertainError)) throw error;
      log.info(`The response to the start of ${name} was lost (${describeError(error)}); looking for the build.`);
      const found = await findStartedBuild({ planned, request, inputs, sentAt, cause: error, known }, context, stop);
      if (found !== undefined) {
        log.info(`Found ${name}; nothing is started twice.`);
        return found;
      }
      // Its absence is proven, so what is left to tell is why the service did not respond.
      if (sends === maxSends) throw error.cause instanceof Error ? error.cause : error;
      log.info(`The service does not have ${name}; starting it again.`);
    } finally {
      limit[Symbol.dispose]();
    }
  }
};
