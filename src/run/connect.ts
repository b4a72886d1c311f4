import { openArea, type StartEmbedded } from '../areas/area-service.ts';
import { createCloudClient } from '../cloud/client.ts';
import type { Context, StepContext } from '../context.ts';
import type { ServiceInputs } from '../inputs/service.ts';
import { mappedLog } from '../lib/log.ts';
import type { Framework } from '../model/framework.ts';
import { requestPace } from './account-share.ts';

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
  const { username, accessKey } = area.embedded ?? service;
  const cloud = createCloudClient({
    ...area.options,
    username,
    accessKey,
    apiVersion: service.apiVersion,
    ...(area.embedded === undefined ? { pace: requestPace(jobs) } : {}),
    appFramework: framework,
  });
  return {
    ...step,
    log: mappedLog(step.log, cloud.redact),
    isSimulated: area.isSimulated,
    service,
    baseUrl: area.options.baseUrl,
    cloud,
    jobs,
    tempDir: area.tempDir,
    [Symbol.asyncDispose]: async () => {
      await cloud.close();
      await area[Symbol.asyncDispose]();
    },
  };
};
