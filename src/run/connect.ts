import { openArea, type StartEmbedded } from '../areas/area-service.ts';
import { createCloudClient } from '../cloud/client.ts';
import type { RequestPace } from '../cloud/request-pace.ts';
import type { Context, StepContext } from '../context.ts';
import type { RunInputs } from '../inputs/run-inputs.ts';
import { isEmbedded, type ServiceInputs } from '../inputs/service.ts';
import { formatDuration } from '../lib/durations.ts';
import { mappedLog } from '../lib/log.ts';
import type { Framework } from '../model/framework.ts';

/**
 * Puts the service at the other end of a step. To be closed when the step is over.
 *
 * @param jobs that use the same account at the same time, this one included
 */
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
  });
  return {
    ...area.context,
    log: mappedLog(step.log, cloud.redact),
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

/** For all jobs of a run together: half of what the service allows one user, who may have other runs. */
const requestsPerSecond = 45;

/** Jobs that are known to share the account: with `shard-index` there is one for each shard. */
export const jobsOf = ({ shards, shardIndex }: Pick<RunInputs, 'shards' | 'shardIndex'>): number =>
  shardIndex === undefined || shards === 'auto' ? 1 : shards;

/** The part of one job: on average its share, and as much at once as a job sends when it starts or ends. */
export const requestPace = (jobs: number): RequestPace => ({ requests: requestsPerSecond, windowMs: 1_000 * jobs });

/** So many jobs may start in the same moment: what they ask first stays within the limit. */
const jobsAtOnce = 10;
const spreadPerJobMs = 300;

/** Spreads the jobs of a large matrix, which may start together; the first one does not wait, since it uploads for the others. */
export const waitForTurn = async (
  { shardIndex = 0 }: Pick<RunInputs, 'shardIndex'>,
  { service, jobs, random, clock, log, signal }: Omit<Context, 'cloud'>,
): Promise<void> => {
  if (isEmbedded(service) || jobs <= jobsAtOnce || shardIndex === 0) return;
  const waitMs = Math.round((shardIndex - random()) * spreadPerJobMs);
  log.info(
    `One of ${jobs} jobs with the same account: starting in ${formatDuration(waitMs)}, so that they do not all send requests at once.`,
  );
  await clock.sleep(waitMs, signal);
};

/** Page of a build or session for people. Only the hosted service's is known. */
export const dashboardUrl = (baseUrl: string, buildId: string, sessionId?: string): string | undefined => {
  if (!URL.canParse(baseUrl) || new URL(baseUrl).hostname !== 'api-cloud.browserstack.com') return undefined;
  const build = `https://app-automate.browserstack.com/dashboard/v2/builds/${encodeURIComponent(buildId)}`;
  return sessionId === undefined ? build : `${build}/sessions/${encodeURIComponent(sessionId)}`;
};
