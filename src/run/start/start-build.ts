import type { BuildRequest } from '../../cloud/resources/builds.ts';
import { StartUncertainError } from '../../cloud/start-errors.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { describeError } from '../../model/run-problem.ts';
import { describeShard } from '../../results/describe.ts';
import type { StageServices } from '../services.ts';
import { findStartedBuild } from './find-started-build.ts';

/** How a planned build is called before it has an id. */
export const namePlanned = ({ shard, attempt, devices }: PlannedBuild): string => {
  const of = shard.total === 1 ? '' : ` of ${describeShard(shard)}`;
  return attempt === 0 ? `the build${of}` : `attempt ${attempt + 1}${of} on ${devices.join(', ')}`;
};

/**
 * Sends the request once. Where its answer is lost, the build is looked for; only a proven absence is sent once more.
 *
 * @returns the id of the build
 * @throws ParallelsInUseError where the plan has no room for it
 */
export const startOrFind = async (
  planned: PlannedBuild,
  request: BuildRequest,
  inputs: RunInputs,
  services: StageServices,
  /** Ids of builds that this run knows already. */
  known: ReadonlySet<string>,
): Promise<string> => {
  const { cloud, log } = services;
  const sentAt = new Date(services.clock.nowMs());
  try {
    return await cloud.builds(inputs.framework).start(request);
  } catch (error) {
    if (!(error instanceof StartUncertainError)) throw error;
    const name = namePlanned(planned);
    log.info(`The answer to the start of ${name} was lost (${describeError(error)}); looking for the build.`);
    const found = await findStartedBuild({ planned, request, inputs, sentAt, cause: error, known }, services);
    if (found !== undefined) {
      log.info(`Found ${name}; nothing is started twice.`);
      return found;
    }
    log.info(`The service does not have ${name}; sending it once more.`);
    return cloud.builds(inputs.framework).start(request);
  }
};
