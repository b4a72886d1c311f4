import type { RequestEvent } from '../cloud/request-event.ts';
import { formatBytes, formatDuration } from '../lib/durations.ts';
import type { Log } from '../lib/log.ts';

/** Every request for the debug log; trouble that is being waited out as one line for everybody. */
export const describeRequest = (event: RequestEvent, log: Log): void => {
  const { method, path, status, durationMs, bytesSent, bytesReceived, attempt, outcome, error, waitMs } = event;
  log.debug(
    `${method} ${path} → ${status ?? 'no answer'} in ${formatDuration(durationMs)}, ${formatBytes(bytesSent)} sent, ${formatBytes(bytesReceived)} received, try ${attempt}, ${outcome}`,
  );
  if (outcome === 'retry') log.info(`${error ?? 'A request failed'}; trying again in ${formatDuration(waitMs ?? 0)}.`);
};
