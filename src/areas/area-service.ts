import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AreaOptions } from '../cloud/connection.ts';
import type { StepContext } from '../context.ts';
import type { Area } from '../inputs/area.ts';
import { secretsOfLogin } from '../inputs/secret-inputs.ts';
import { isEmbedded } from '../inputs/service.ts';
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
  /** As in the context; true from the start where the built-in cloud is in this process. */
  readonly isSimulated: () => boolean;
  /** For files that live no longer than the step. */
  readonly tempDir: string;
}

/** Opens an area; with `embedded` it starts the built-in cloud. Sends nothing yet. */
export const openArea = async (area: Area, context: StepContext, startEmbedded: StartEmbedded): Promise<AreaService> => {
  const { log, signal } = context;
  const tempDir = path.join(context.environment.RUNNER_TEMP || tmpdir(), `mobile-test-cloud-${randomUUID()}`);
  await mkdir(tempDir, { recursive: true });
  const { scenarioPath } = area;
  const storageDir = path.join(tempDir, 'cloud');
  const embedded = isEmbedded(area) ? await startEmbedded({ storageDir, scenarioPath }) : undefined;
  if (embedded !== undefined) {
    // It makes its own access key up; those of the inputs are masked before any command begins.
    for (const secret of secretsOfLogin(embedded.username, embedded.accessKey)) context.mask(secret);
    log.info(`The built-in cloud answers at ${embedded.origin}: results are simulated, no device is used.`);
  }
  let simulated = embedded !== undefined;
  return {
    options: {
      baseUrl: embedded?.origin ?? area.baseUrl,
      clock: systemClock,
      signal,
      userAgent: 'mobile-test-cloud/1',
      onRequest: (event) => {
        simulated ||= event.simulated === true;
        describeRequest(event, log);
      },
    },
    embedded,
    isSimulated: () => simulated,
    tempDir,
    [Symbol.asyncDispose]: async () => {
      await embedded?.close();
    },
  };
};
