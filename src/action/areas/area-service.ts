import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CodedError, clauseOf } from '../../core/model/run-problem.ts';
import type { Clock } from '../../lib/clock.ts';
import { formatBytes, formatDuration } from '../../lib/durations.ts';
import type { Log } from '../../lib/log.ts';
import type { AreaOptions, CloudError, RequestEvent } from '../../service/index.ts';
import type { StepContext } from '../context.ts';
import { type Area, isEmbedded, secretsOfLogin } from '../inputs/service.ts';

/** Starts the built-in cloud. Commands pass in this function, so that only they load the code of the built-in cloud. */
export type StartEmbedded = (options: {
  readonly storageDir: string;
  readonly scenarioPath?: string;
  readonly clock: Clock;
}) => Promise<EmbeddedService>;

interface EmbeddedService {
  readonly origin: string;
  readonly username: string;
  readonly accessKey: string;
  readonly timeScale?: number;
  readonly close: () => Promise<void>;
}

/** Open area of the service, such as test management. The area is at its own address or in the built-in cloud. */
export interface OpenArea extends AsyncDisposable {
  /** Context of the step. It records whether the built-in cloud has answered. */
  readonly context: StepContext;
  readonly options: AreaOptions;
  /** Credentials and time scale of the built-in cloud; absent for a real service. */
  readonly embedded?: Pick<EmbeddedService, 'username' | 'accessKey' | 'timeScale'>;
  /** Folder for files that are deleted at the end of the step. */
  readonly tempDir: string;
}

export const openArea = async (area: Area, context: StepContext, startEmbedded: StartEmbedded): Promise<OpenArea> => {
  const { log, clock, random, signal } = context;
  const tempDir = path.join(context.environment.RUNNER_TEMP || tmpdir(), `mobile-test-cloud-${randomUUID()}`);
  mkdirSync(tempDir, { recursive: true });
  const { scenarioPath } = area;
  const storageDir = path.join(tempDir, 'cloud');
  const embedded = isEmbedded(area) ? await startEmbedded({ storageDir, scenarioPath, clock }) : undefined;
  if (embedded !== undefined) {
    // The built-in cloud creates an access key of its own. The access key from the inputs is already masked.
    for (const secret of secretsOfLogin(embedded.username, embedded.accessKey)) context.mask(secret);
    log.info(`The built-in cloud answers at ${embedded.origin}: results are simulated, no device is used.`);
  }
  let simulated = embedded !== undefined;
  return {
    context: { ...context, isSimulated: () => simulated },
    options: {
      baseUrl: embedded?.origin ?? area.baseUrl,
      clock,
      random,
      signal,
      onRequest: (event) => {
        simulated ||= event.simulated === true;
        logRequest(event, log);
      },
    },
    embedded,
    tempDir,
    [Symbol.asyncDispose]: async () => {
      await embedded?.close();
    },
  };
};

/** Logs each request at debug level. Also logs each failed attempt as one line that every user sees. */
export const logRequest = (event: RequestEvent, log: Log): void => {
  const { method, path, status, durationMs, bytesSent, bytesReceived, attempt, outcome, error, waitMs } = event;
  log.debug(
    `${method} ${path} → ${status ?? 'no response'} in ${formatDuration(durationMs)}, ${formatBytes(bytesSent)} sent, ${formatBytes(bytesReceived)} received, attempt ${attempt}, ${outcome}`,
  );
  const problem = error ?? 'A request failed';
  if (outcome === 'retry') log.info(`${problem}; trying again in ${formatDuration(waitMs ?? 0)}.`);
  if (outcome === 'failed' && !isAboutRequest(status))
    log.info(attempt === 1 ? `${problem}.` : `${problem}; gave up after ${attempt} attempts.`);
};

/**
 * Whether the caller handles this status, such as 404 for a report that does not exist yet. The status is then not logged here.
 */
const isAboutRequest = (status: number | undefined): boolean => status !== undefined && requestStatuses.has(status);

const requestStatuses: ReadonlySet<number> = new Set([400, 404, 409, 413, 422]);

/** @param address name of the input with the address of this area, such as `alerts-url`, which replaces `base-url` in the hint */
export const areaError = (cause: CloudError, hint: string, address: string): CodedError =>
  new CodedError(cause.code, clauseOf(cause), { cause, hint: hint.replaceAll('`base-url`', `\`${address}\``) });
