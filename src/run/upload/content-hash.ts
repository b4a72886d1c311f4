import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Clock } from '../../lib/clock.ts';

const readBytesAtOnce = 1024 * 1024;

/**
 * The custom id under which equal content is found again: the same bytes give the same id, whatever the file's name.
 *
 * @param turn awaited before each read
 * @throws the signal's reason once it aborts
 */
export const contentId = async (file: string, signal: AbortSignal, turn: () => Promise<void> = noWait): Promise<string> => {
  const hash = createHash('sha256');
  await using handle = await open(file);
  // One buffer for all, since a new one per read would stay in memory until the next garbage collection.
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

/** Lets a file be hashed while it is sent, without slowing that down. */
export interface HashTurns {
  /** Resolves once the hash may read on. */
  readonly turn: () => Promise<void>;
  readonly onSent: (sentBytes: number) => void;
  /** Nothing more is sent. */
  readonly end: () => void;
}

/** Faster than a line to the service: sending is then limited by the processor, of which the hash would take a half. */
const fastBytesPerMs = 200_000;
const leastSpanMs = 50;

/** The hash waits while the file leaves fast, and catches up when all of it was sent. On a slower line, it reads along. */
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
