import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AreaOptions } from '../cloud/connection.ts';
import type { Runner } from '../github/runner.ts';
import { type Area, isEmbedded } from '../inputs/area.ts';
import { secretsOfLogin } from '../inputs/secret-inputs.ts';
import { systemClock } from '../lib/clock.ts';
import { describeRequest } from './request-log.ts';

/** Starts the built-in cloud; passed in, since only commands load it. */
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

/** An area of the service that has an address of its own, or the built-in cloud in its place. To be closed when the step is over. */
export interface AreaService extends AsyncDisposable {
  /** For the area's client. */
  readonly options: AreaOptions;
  /** The built-in cloud's own credentials; absent for a real service. */
  readonly embedded?: Pick<EmbeddedService, 'username' | 'accessKey'>;
  /** Whether the built-in cloud has answered so far, in this process or at an address; true from the start where it is inside. */
  readonly simulated: boolean;
  /** For files that live no longer than the step. */
  readonly tempDir: string;
}

/** Opens an area; with `embedded` it starts the built-in cloud. Sends nothing yet. */
export const openArea = async (area: Area, runner: Runner, startEmbedded: StartEmbedded): Promise<AreaService> => {
  const { log, signal } = runner;
  const tempDir = path.join(runner.environment.RUNNER_TEMP || tmpdir(), `mobile-test-cloud-${randomUUID()}`);
  await mkdir(tempDir, { recursive: true });
  const { scenarioPath } = area;
  const storageDir = path.join(tempDir, 'cloud');
  const embedded = isEmbedded(area) ? await startEmbedded({ storageDir, scenarioPath }) : undefined;
  if (embedded !== undefined) {
    // It makes its own access key up; those of the inputs are masked before any command begins.
    for (const secret of secretsOfLogin(embedded.username, embedded.accessKey)) runner.mask(secret);
    log.info(`The built-in cloud answers at ${embedded.origin}: results are simulated, no device is used.`);
  }
  let simulated = embedded !== undefined;
  return {
    options: {
      baseUrl: embedded?.origin ?? area.address,
      clock: systemClock,
      signal,
      userAgent: 'mobile-test-cloud/1',
      onRequest: (event) => {
        simulated ||= event.simulated === true;
        describeRequest(event, log);
      },
    },
    embedded,
    get simulated() {
      return simulated;
    },
    tempDir,
    [Symbol.asyncDispose]: async () => {
      await embedded?.close();
    },
  };
};
