import { isSelector } from '../../core/model/device-name.ts';
import type { Framework } from '../../core/model/framework.ts';
import type { AccountQuota, DeviceOffer } from '../../core/model/records.ts';
import { describeError } from '../../core/model/run-problem.ts';
import { formatDuration } from '../../lib/durations.ts';
import { mappedLog } from '../../lib/log.ts';
import type { RequestPace } from '../../service/index.ts';
import { createCloudClient, isCloudError } from '../../service/index.ts';
import { openArea, type StartEmbedded } from '../areas/area-service.ts';
import type { Context, StepContext } from '../context.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { isEmbedded, type ServiceInputs } from '../inputs/service.ts';
import type { ShardInputs } from '../inputs/shard-inputs.ts';

/** @param jobs number of jobs that use the account at the same time, including this job */
export const connect = async (
  service: ServiceInputs,
  framework: Framework,
  step: StepContext,
  startEmbedded: StartEmbedded,
  jobs = 1,
): Promise<Context & AsyncDisposable> => {
  const area = await openArea(service, step, startEmbedded);
  const { options, embedded, tempDir } = area;
  const { username, accessKey } = embedded ?? service;
  const cloud = createCloudClient({
    ...options,
    username,
    accessKey,
    apiVersion: service.apiVersion,
    ...(embedded === undefined ? { pace: requestPace(jobs) } : {}),
    appFramework: framework,
    masker: step.masker,
  });
  return {
    ...area.context,
    log: mappedLog(area.context.log, cloud.redact),
    service,
    baseUrl: options.baseUrl,
    cloud,
    jobs,
    tempDir,
    timeScale: embedded?.timeScale,
    [Symbol.asyncDispose]: async () => {
      await cloud.close();
      await area[Symbol.asyncDispose]();
    },
  };
};

/** Limit for all jobs together: half of the service's limit, because the user may have other runs. */
const requestsPerSecond = 45;

/** Number of jobs that share the account: with `shard-index`, one job per shard; otherwise only this job. */
export const jobsOf = ({ shards, shardIndex }: Pick<ShardInputs, 'shards' | 'shardIndex'>): number =>
  shardIndex === undefined || shards === 'auto' ? 1 : shards;

/** Allows each of n jobs `requestsPerSecond` requests in n seconds, so that all jobs together stay within the limit. */
export const requestPace = (jobs: number): RequestPace => ({ requests: requestsPerSecond, windowMs: 1_000 * jobs });

/** Number of jobs that can start at the same time without exceeding the request limit. */
const jobsAtOnce = 10;
const spreadPerJobMs = 300;

/**
 * Delays the first requests of a job in a large matrix. The first shard's job does not wait, because it uploads files for all
 * jobs.
 */
export const waitForTurn = async (
  { shardIndex = 0 }: Partial<ShardInputs>,
  { service, jobs, random, clock, log, signal }: Omit<Context, 'cloud'>,
): Promise<void> => {
  if (isEmbedded(service) || jobs <= jobsAtOnce || shardIndex === 0) return;
  const waitMs = Math.round((shardIndex - random()) * spreadPerJobMs);
  log.info(
    `One of ${jobs} jobs with the same account: starting in ${formatDuration(waitMs)}, so that they do not all send requests at once.`,
  );
  await clock.sleep(waitMs, signal);
};

/** Device list of the service; undefined if it is not needed or could not be read. The promise never rejects. */
export type DeviceOffers = Promise<readonly DeviceOffer[] | undefined>;

export const requestDevices = async ({ preflight, deviceLines: lines }: RunInputs, { cloud, log }: Context): DeviceOffers => {
  if (lines.length === 0 || (preflight === 'off' && !lines.some(isSelector))) return undefined;
  try {
    return await cloud.devices.list();
  } catch (error) {
    // Refused credentials are not logged here, because a later request ends the run with this error.
    if (!isCloudError(error, 'cloud-unauthorized'))
      log.info(`The devices are not checked against the service's list: ${describeError(error)}.`);
    return undefined;
  }
};

/** What the account can run and queue; undefined if it could not be read. */
export const readQuota = async ({ cloud, log, signal }: Context): Promise<AccountQuota | undefined> => {
  try {
    return await cloud.quota.get();
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`Could not read what the account can run and queue: ${describeError(error)}`);
    return undefined;
  }
};

/** URL of the dashboard page of a build or session; undefined if `baseUrl` is not the hosted service. */
export const dashboardUrl = (baseUrl: string, buildId: string, sessionId?: string): string | undefined => {
  if (!URL.canParse(baseUrl) || new URL(baseUrl).hostname !== 'api-cloud.browserstack.com') return undefined;
  const build = `https://app-automate.browserstack.com/dashboard/v2/builds/${encodeURIComponent(buildId)}`;
  return sessionId === undefined ? build : `${build}/sessions/${encodeURIComponent(sessionId)}`;
};
