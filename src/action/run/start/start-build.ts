import type { ListedBuild } from '../../../core/builds/listed-build.ts';
import { definitionOf } from '../../../core/frameworks/lookup.ts';
import { buildTagKey, parseBuildTag } from '../../../core/model/build-tag.ts';
import type { BuildRequest, PlannedBuild, StartedBuild } from '../../../core/model/builds.ts';
import { totalShards } from '../../../core/model/device-shard.ts';
import { CodedError, describeError } from '../../../core/model/run-problem.ts';
import { describeShard } from '../../../core/results/describe.ts';
import { isCancellation } from '../../../lib/cancellation.ts';
import { mapConcurrently } from '../../../lib/concurrency.ts';
import { type CloudError, isCloudError, isParseError } from '../../../service/index.ts';
import type { Context } from '../../context.ts';
import { describeVersionChoice, versionForBuilds } from '../../inputs/api-version.ts';
import type { ResultInputs } from '../../inputs/result-inputs.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { isEmbedded } from '../../inputs/service.ts';
import { listAllBuilds } from '../list-builds.ts';
import { signalAfter } from '../run-deadline.ts';

export const namePlanned = ({ shard, attempt, devices, repeat, isPart, onBase }: PlannedBuild): string => {
  if (repeat !== undefined) return `repeat ${repeat} on ${devices.join(', ')}`;
  if (onBase !== undefined) return `run ${onBase} on the base branch's app on ${devices.join(', ')}`;
  const of = shard.total === 1 ? '' : ` of ${describeShard(shard)}`;
  if (attempt === 0) return `the build${of}${isPart === true ? ` on ${devices.join(', ')}` : ''}`;
  return `attempt ${attempt + 1}${of} on ${devices.join(', ')}`;
};

/** Maximum number of start requests for one build if all responses are lost. */
const maxSends = 5;
/** Time that a start request has for its response after the run must end. */
const lastResponseMs = 1_500;

interface BuildStart {
  readonly planned: PlannedBuild;
  readonly request: BuildRequest;
  readonly inputs: RunInputs;
  /** Ids of builds that this run already knows. */
  readonly known: ReadonlySet<string>;
}

/**
 * Starts a build and returns its id. After a lost response, the request is sent again only if the build certainly does not
 * exist.
 *
 * @param context stays usable for some seconds after `stop` aborts
 * @param stop aborts when the run must end; then no more start requests are sent
 * @throws CloudError `cloud-parallels-in-use` if no parallel slot is free
 * @throws CodedError `build-may-be-running` if it is uncertain whether the build exists
 */
export const startOrFind = async (start: BuildStart, context: Context, stop: AbortSignal): Promise<string> => {
  const { request, inputs } = start;
  const { cloud, clock, log } = context;
  const name = namePlanned(start.planned);
  let hasParseError = false;
  for (let sends = 1; ; sends++) {
    stop.throwIfAborted();
    const sentAt = new Date(clock.nowMs());
    using limit = signalAfter(stop, lastResponseMs, clock);
    try {
      return await cloud.boundTo(limit.signal).builds(inputs.framework, inputs.system, inputs.testPlan).start(request);
    } catch (error) {
      if (isParseError(error) && !hasParseError) {
        hasParseError = true;
        log.notice(
          `The service could not read the suite for ${name} (${describeError(error)}). It sometimes refuses a suite that it takes a moment later, so the start is sent once more.`,
        );
        continue;
      }
      if (!isCloudError(error, 'cloud-start-uncertain')) throw error;
      log.info(`The response to the start of ${name} was lost (${describeError(error)}); looking for the build.`);
      const found = await findStartedBuild({ ...start, sentAt, cause: error }, context, stop);
      if (found !== undefined) {
        log.info(`Found ${name}; nothing is started twice.`);
        return found;
      }
      // The build certainly does not exist, so the error of the failed start is thrown.
      if (sends === maxSends) throw error.cause instanceof Error ? error.cause : error;
      log.info(`The service does not have ${name}; starting it again.`);
    }
  }
};

interface LostStart extends BuildStart {
  readonly sentAt: Date;
  readonly cause: CloudError;
}

/** Pauses before each listing of builds. There are several, because the service lists new builds with a delay. */
const lookPausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

const pauseAfterStopMs = 1_000;

const clockSkewMs = 5 * 60_000;

/**
 * Looks for the build by its tag in the listing of its project.
 *
 * @returns undefined if the build certainly does not exist
 * @throws CodedError `build-may-be-running` if it is uncertain whether the build exists
 */
export const findStartedBuild = async (lost: LostStart, context: Context, stop: AbortSignal): Promise<string | undefined> => {
  const { title, listsBuilds, mayListBuilds } = definitionOf(lost.inputs.framework);
  if (!listsBuilds) {
    const found = mayListBuilds === true ? await lookAmongNewest(lost, context, stop) : undefined;
    if (found !== undefined) return found;
    throw lostAnd(`the service cannot list builds of ${title}`, lost.cause);
  }
  const { clock, service, signal } = context;
  const pauses = isEmbedded(service) ? lookPausesMs.map((pauseMs) => pauseMs / 10) : lookPausesMs;
  for (const pauseMs of pauses) {
    await clock.sleep(pauseMs, stop).catch(() => {});
    const found = await look(lost, context);
    if (found !== undefined) return found;
    if (stop.aborted) break;
  }
  while (stop.aborted) {
    await clock.sleep(pauseAfterStopMs, signal).catch(() => {
      throw lostAnd('the service does not list this build in its project yet', lost.cause);
    });
    const found = await look(lost, context);
    if (found !== undefined) return found;
  }
  const { status = 0, serviceMessage } = lost.cause;
  // The service accepted the request and may list the build later, so no second request is sent.
  if (status >= 200 && status < 300 && serviceMessage !== undefined)
    throw buildMayBeRunning(
      `the service responded ${JSON.stringify(serviceMessage)} without a build id, and the project does not list the build`,
      lost.cause,
    );
  // The v2 listing has only the newest builds, so a build that is not listed may exist.
  if (lost.inputs.service.apiVersion === 'v2') throw lostAnd("the service's list of builds is not complete", lost.cause);
  return undefined;
};

/** Number of newest builds to search. An account starts fewer builds while one response is lost. */
const newestBuilds = 20;
const concurrentDetails = 4;
/** Time after which a new build should be in the listing. */
const newestPauseMs = 4_000;

/** Reads each of the newest builds, because their list shows no tags. A build that is not found may still be running. */
const lookAmongNewest = async (lost: LostStart, context: Context, stop: AbortSignal): Promise<string | undefined> => {
  const { cloud, clock, service, log } = context;
  const { framework, system } = lost.inputs;
  const builds = cloud.builds(framework, system);
  await clock.sleep(isEmbedded(service) ? newestPauseMs / 10 : newestPauseMs, stop).catch(() => {});
  try {
    const ids = (await builds.newest(newestBuilds)).filter((id) => !lost.known.has(id));
    const found = await mapConcurrently(
      ids.slice(0, newestBuilds),
      concurrentDetails,
      async (id) => (await builds.get(id)).record,
    );
    return found.find(({ capabilities }) => parseBuildTag(capabilities[buildTagKey])?.nonce === lost.planned.tag.nonce)?.id;
  } catch (error) {
    context.signal.throwIfAborted();
    log.info(`Could not look for the build among the newest ones (${describeError(error)}).`);
    return undefined;
  }
};

const look = async (lost: LostStart, context: Context): Promise<string | undefined> => {
  const { framework, project, service } = lost.inputs;
  const builds = await listAllBuilds(framework, project, context.cloud, service.apiVersion === 'v1').catch((error: unknown) => {
    const why = isCancellation(error) ? '' : `: ${describeError(error)}`;
    throw lostAnd(`the builds of the project could not be listed${why}`, lost.cause);
  });
  const found = builds.find(({ tag }) => tag?.nonce === lost.planned.tag.nonce);
  if (found !== undefined) return found.record.id;
  const suspect = builds.find((build) => !lost.known.has(build.record.id) && mayBeOurs(build, lost));
  if (suspect !== undefined) throw lostAnd(`build ${suspect.record.id} of the project may be this one`, lost.cause);
  return undefined;
};

/** Whether a listed build without a tag may be the lost build. The service may not have kept the tag. */
const mayBeOurs = ({ tag, record: { capabilities, startedAt } }: ListedBuild, { request, sentAt }: LostStart): boolean => {
  if (tag !== undefined) return false;
  if (startedAt !== undefined && startedAt.getTime() < sentAt.getTime() - clockSkewMs) return false;
  const keys = ['app', 'testSuite', 'devices'];
  return keys.every(
    (key) => capabilities[key] === undefined || JSON.stringify(capabilities[key]) === JSON.stringify(request[key]),
  );
};

/** Context for reading builds of other jobs. A split suite needs API v2, because v1 shows only one session per device. */
export const inVersionOf = <Services extends Context>(
  builds: readonly StartedBuild[],
  { service, framework, download }: ResultInputs,
  context: Services,
): Services => {
  const chosen = versionForBuilds(service, framework, { shards: Math.max(1, ...builds.map(shardsIn)), download });
  if (chosen.apiVersion === service.apiVersion) return context;
  for (const line of describeVersionChoice(chosen)) context.log.info(line);
  return { ...context, cloud: context.cloud.inVersion(chosen.apiVersion) };
};

/** Number of shards of a build. At least 2 if the service split the build in an unknown way. */
const shardsIn = (build: StartedBuild): number => Math.max(build.isSplit === true ? 2 : 1, totalShards(build));

const buildMayBeRunning = (why: string, cause: unknown): CodedError =>
  new CodedError('build-may-be-running', `${why}. The start request was not sent again`, { cause });

const lostAnd = (why: string, cause: unknown): CodedError =>
  buildMayBeRunning(`the response to the start request was lost, and ${why}`, cause);
