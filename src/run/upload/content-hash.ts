import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Clock } from '../../lib/clock.ts';

const readBytesAtOnce = 1024 * 1024;

/**
 * Custom id for finding equal content: equal bytes have equal ids, whatever the file name.
 *
 * @param turn awaited before each read
 * @throws the signal's reason once it aborts
 */
export const contentId = async (file: string, signal: AbortSignal, turn: () => Promise<void> = noWait): Promise<string> => {
  const hash = createHash('sha256');
  await using handle = await open(file);
  // One buffer for all reads, because separate buffers would stay in memory until the next garbage collection.
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

/** Coordinates hashing a file while it is sent, so that hashing does not slow down the upload. */
interface HashTurns {
  /** Resolves once hashing may continue. */
  readonly turn: () => Promise<void>;
  readonly onSent: (sentBytes: number) => void;
  /** Reports that nothing more will be sent. */
  readonly end: () => void;
}

/**
 * Upload speed above which hashing pauses. Network connections to the service are slower; above it the processor limits the upload,
 * and hashing would take half of it.
 */
const fastBytesPerMs = 200_000;
const leastSpanMs = 50;

/** Pauses hashing while the file is sent fast, and finishes it afterwards. On a slower connection, hashing runs alongside. */
export const openHashTurns = (clock: Clock): HashTurns => {
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
