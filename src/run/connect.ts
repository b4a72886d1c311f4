import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CloudClient, createCloudClient } from '../cloud/client.ts';
import type { Runner } from '../github/runner.ts';
import { secretsOfLogin } from '../inputs/secret-inputs.ts';
import { embeddedBaseUrl, type ServiceInputs } from '../inputs/service.ts';
import { systemClock } from '../lib/clock.ts';
import { mappedLog } from '../lib/log.ts';
import type { Framework } from '../model/framework.ts';
import { describeRequest } from './request-log.ts';
import type { SimulationCheck, StageServices } from './services.ts';
import { requestPace } from './start/account-share.ts';

/** Starts the built-in cloud; passed in, since stages do not know it. */
export type StartEmbedded = (options: {
  readonly storageDir: string;
  readonly scenarioPath?: string;
}) => Promise<EmbeddedService>;

export interface EmbeddedService {
  readonly origin: string;
  readonly username: string;
  readonly accessKey: string;
  readonly close: () => Promise<void>;
}

/** What the stages need, with the service at the other end; to be closed when the run is over. */
export interface Connection extends StageServices, SimulationCheck, AsyncDisposable {}

export const connect = async (
  service: ServiceInputs,
  framework: Framework,
  runner: Runner,
  startEmbedded: StartEmbedded,
  jobs = 1,
): Promise<Connection> => {
  const { log, signal } = runner;
  const tempDir = path.join(runner.environment.RUNNER_TEMP || tmpdir(), `mobile-test-cloud-${randomUUID()}`);
  await mkdir(tempDir, { recursive: true });
  const embedded = service.baseUrl === embeddedBaseUrl ? await openEmbedded(service, tempDir, startEmbedded) : undefined;
  const {
    origin: baseUrl,
    username,
    accessKey,
  } = embedded ?? { origin: service.baseUrl, username: service.username, accessKey: service.accessKey };
  if (embedded !== undefined) {
    maskOwnLogin(embedded, runner);
    log.info(`The built-in cloud answers at ${baseUrl}: results are simulated, no device is used.`);
  }

  let isSimulation = embedded !== undefined;
  const cloud: CloudClient = createCloudClient({
    baseUrl,
    username,
    accessKey,
    apiVersion: service.apiVersion,
    clock: systemClock,
    signal,
    // The built-in cloud is in this very process: no proxy stands in between.
    proxy: embedded === undefined,
    ...(embedded === undefined ? { pace: requestPace(jobs) } : {}),
    appFramework: framework,
    userAgent: 'mobile-test-cloud/1',
    onRequest: (event) => {
      isSimulation ||= event.simulated === true;
      describeRequest(event, log);
    },
  });
  return {
    cloud,
    baseUrl,
    clock: systemClock,
    log: mappedLog(log, cloud.redact),
    signal,
    random: Math.random,
    jobs,
    tempDir,
    simulated: embedded !== undefined,
    isSimulation: () => isSimulation,
    saveState: runner.saveState,
    [Symbol.asyncDispose]: async () => {
      await cloud.close();
      await embedded?.close();
    },
  };
};

const openEmbedded = ({ scenarioPath }: ServiceInputs, tempDir: string, startEmbedded: StartEmbedded): Promise<EmbeddedService> =>
  startEmbedded({ storageDir: path.join(tempDir, 'cloud'), ...(scenarioPath === undefined ? {} : { scenarioPath }) });

/** The built-in cloud makes its own access key up; those of the inputs are masked before any command begins. */
export const maskOwnLogin = ({ username, accessKey }: EmbeddedService, runner: Runner): void => {
  for (const secret of secretsOfLogin(username, accessKey)) runner.mask(secret);
};
