import { openArea, type StartEmbedded } from '../areas/area-service.ts';
import { createCloudClient } from '../cloud/client.ts';
import type { SimulationCheck, StageServices } from '../context.ts';
import type { Runner } from '../github/runner.ts';
import type { ServiceInputs } from '../inputs/service.ts';
import { systemClock } from '../lib/clock.ts';
import { mappedLog } from '../lib/log.ts';
import type { Framework } from '../model/framework.ts';
import { requestPace } from './account-share.ts';

/** What the steps need, with the service at the other end; to be closed when the run is over. */
export interface Connection extends StageServices, SimulationCheck, AsyncDisposable {}

/** @param jobs that use the same account at the same time, this one included */
export const connect = async (
  { baseUrl: address, apiVersion, ...service }: ServiceInputs,
  framework: Framework,
  runner: Runner,
  startEmbedded: StartEmbedded,
  jobs = 1,
): Promise<Connection> => {
  const area = await openArea({ address, ...service }, runner, startEmbedded);
  const { username, accessKey } = area.embedded ?? service;
  const cloud = createCloudClient({
    ...area.options,
    username,
    accessKey,
    apiVersion,
    ...(area.embedded === undefined ? { pace: requestPace(jobs) } : {}),
    appFramework: framework,
  });
  return {
    cloud,
    baseUrl: area.options.baseUrl,
    clock: systemClock,
    log: mappedLog(runner.log, cloud.redact),
    signal: runner.signal,
    random: Math.random,
    jobs,
    tempDir: area.tempDir,
    simulated: area.embedded !== undefined,
    isSimulation: () => area.simulated,
    saveState: runner.saveState,
    [Symbol.asyncDispose]: async () => {
      await cloud.close();
      await area[Symbol.asyncDispose]();
    },
  };
};
