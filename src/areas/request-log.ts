import type { RequestEvent } from '../cloud/request-event.ts';
import { formatBytes, formatDuration } from '../lib/durations.ts';
import type { Log } from '../lib/log.ts';

/** Every request for the debug log; trouble as one line for everybody, whether it is waited out or not. */
export const describeRequest = (event: RequestEvent, log: Log): void => {
  const { method, path, status, durationMs, bytesSent, bytesReceived, attempt, outcome, error, waitMs } = event;
  log.debug(
    `${method} ${path} → ${status ?? 'no response'} in ${formatDuration(durationMs)}, ${formatBytes(bytesSent)} sent, ${formatBytes(bytesReceived)} received, attempt ${attempt}, ${outcome}`,
  );
  const trouble = error ?? 'A request failed';
  if (outcome === 'retry') log.info(`${trouble}; trying again in ${formatDuration(waitMs ?? 0)}.`);
  if (outcome === 'failed' && !isAboutRequest(status))
    log.info(attempt === 1 ? `${trouble}.` : `${trouble}; gave up after ${attempt} attempts.`);
};

/** What the service says of the request itself, such as that a report is not there yet, is told by the caller. */
const isAboutRequest = (status: number | undefined): boolean => status !== undefined && asked.has(status);

const asked: ReadonlySet<number> = new Set([400, 404, 409, 413, 422]);
