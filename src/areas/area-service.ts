import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AreaOptions } from '../cloud/connection.ts';
import type { StepContext } from '../context.ts';
import type { Area } from '../inputs/area.ts';
import { secretsOfLogin } from '../inputs/secret-inputs.ts';
import { isEmbedded } from '../inputs/service.ts';
import { describeRequest } from './request-log.ts';

/** Starts the built-in cloud; passed in, since only commands load it. */
export type StartEmbedded = (options: {
  readonly storageDir: string;
  readonly scenarioPath?: string;
}) => Promise<EmbeddedService>;

interface EmbeddedService {
  readonly origin: string;
  readonly username: string;
  readonly accessKey: string;
  readonly close: () => Promise<void>;
}

/** The step with an area of the service at the other end, or the built-in cloud in its place. To be closed when the step is over. */
export interface AreaService extends StepContext, AsyncDisposable {
  /** For the area's client. */
  readonly options: AreaOptions;
  /** The built-in cloud's own credentials; absent for a real service. */
  readonly embedded?: Pick<EmbeddedService, 'username' | 'accessKey'>;
  /** For files that live no longer than the step. */
  readonly tempDir: string;
}

/** Opens an area; with `embedded` it starts the built-in cloud. Sends nothing yet. */
export const openArea = async (area: Area, context: StepContext, startEmbedded: StartEmbedded): Promise<AreaService> => {
  const { log, clock, signal } = context;
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
    ...context,
    isSimulated: () => simulated,
    options: {
      baseUrl: embedded?.origin ?? area.baseUrl,
      clock,
      signal,
      userAgent: 'mobile-test-cloud/1',
      onRequest: (event) => {
        simulated ||= event.simulated === true;
        describeRequest(event, log);
      },
    },
    embedded,
    tempDir,
    [Symbol.asyncDispose]: async () => {
      await embedded?.close();
    },
  };
};
