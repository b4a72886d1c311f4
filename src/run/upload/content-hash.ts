import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Clock } from '../../lib/clock.ts';

const readBytesAtOnce = 1024 * 1024;

/**
 * Computes a custom id from the content of a file. Files with equal bytes have equal ids, whatever their names.
 *
 * @param turn awaited before each read
 * @throws the signal's reason once it aborts
 */
export const contentId = async (file: string, signal: AbortSignal, turn: () => Promise<void> = noWait): Promise<string> => {
  const hash = createHash('sha256');
  await using handle = await open(file);
  // One buffer for all reads. Separate buffers would stay in memory until the next garbage collection.
  const buffer = Buffer.allocUnsafeSlow(readBytesAtOnce);
  for (;;) {
    await turn();
    signal.throwIfAborted();
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, null);
    if (bytesRead === 0) return `mtc-${hash.digest('hex')}`;
    hash.update(buffer.subarray(0, bytesRead));
  }
};

const noWait = async (): Promise<void> => {};

/** Coordinates hashing a file and sending it, so that hashing does not slow down the upload. */
interface HashTurns {
  /** Resolves once hashing may continue. */
  readonly turn: () => Promise<void>;
  readonly onSent: (sentBytes: number) => void;
  /** Reports that nothing more will be sent. */
  readonly end: () => void;
}

/**
 * Upload speed above which hashing pauses. The network to the service is slower than this. Faster uploads are limited by the
 * processor, and hashing would take half of it.
 */
const fastBytesPerMs = 200_000;
const leastSpanMs = 50;

/**
 * Creates `HashTurns` for one file. While the file is sent fast, hashing pauses and is finished afterwards. On a slower
 * connection, hashing runs at the same time.
 */
export const openHashTurns = (clock: Pick<Clock, 'monotonicMs'>): HashTurns => {
  let mustWait = true;
  let changed = Promise.withResolvers<void>();
  let mark = { bytes: 0, ms: clock.monotonicMs() };
  const set = (wait: boolean): void => {
    mustWait = wait;
    changed.resolve();
    changed = Promise.withResolvers();
  };
  return {
    turn: async () => {
      while (mustWait) await changed.promise;
    },
    onSent: (bytes) => {
      const ms = clock.monotonicMs();
      if (ms - mark.ms < leastSpanMs) return;
      set((bytes - mark.bytes) / (ms - mark.ms) > fastBytesPerMs);
      mark = { bytes, ms };
    },
    end: () => set(false),
  };
};
