import { RateLimitedError } from '../../cloud/errors.ts';
import { formatDuration } from '../../lib/durations.ts';
import type { UploadRecord } from '../../model/records.ts';
import type { StageServices } from '../services.ts';

/** What is to be sent, and how to find out that somebody else sent the same. */
export interface Sending {
  /** In the log: "app shop.apk". */
  readonly name: string;
  /** Rejects with a RateLimitedError where the service takes no more uploads for now. */
  readonly send: () => Promise<UploadRecord>;
  /** Absent where equal content must not be reused. */
  readonly findHeld?: () => Promise<UploadRecord | 'none' | 'unknown'>;
}

export interface Sent {
  readonly record: UploadRecord;
  readonly isReused: boolean;
}

/** The service takes five uploads a minute of one user (observed shapes 8.3). */
const firstPauseMs = 4_000;
const longestPauseMs = 60_000;
/** A longer `Retry-After` is cut to this. */
const longestAskedMs = 120_000;
/** For as long as jobs queue for uploads, one of them waits. */
const patienceMs = 30 * 60_000;

/**
 * Sends a file.
 *
 * "Too many uploads" is a queue: it is waited out, and after each pause the service may hold what another job has sent.
 */
export const sendUpload = async ({ name, send, findHeld }: Sending, services: StageServices): Promise<Sent> => {
  const { clock, log, random, signal } = services;
  const beganMs = clock.monotonicMs();
  for (let tries = 0; ; tries++) {
    try {
      return { record: await send(), isReused: false };
    } catch (error) {
      if (!(error instanceof RateLimitedError) || clock.monotonicMs() - beganMs > patienceMs) throw error;
      const drawnMs = Math.min(longestPauseMs, firstPauseMs * 2 ** tries) * (0.5 + random() / 2);
      const pauseMs = Math.max(drawnMs, Math.min(longestAskedMs, error.retryAfterMs ?? 0));
      log.info(`The service takes no more uploads of this user for now; the ${name} waits ${formatDuration(pauseMs)}.`);
      await clock.sleep(pauseMs, signal);
    }
    const found = await findHeld?.();
    if (typeof found === 'object') return { record: found, isReused: true };
  }
};
