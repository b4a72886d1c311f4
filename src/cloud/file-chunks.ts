import { readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../lib/clock.ts';

/** A file that is open for reading. */
export interface OpenFile {
  readonly fd: number;
  /** On a thread of the pool. */
  read(into: Uint8Array, offset: number, length: number, position: number): Promise<{ readonly bytesRead: number }>;
}

/** Large enough that the connection takes one at a time, and that reading costs little. */
export const chunkBytes = 512 * 1_024;

/** A chunk that the system holds in memory is read in a tenth of a millisecond. What takes this long came from a disk or from a network. */
export const slowReadMs = 5;

/** So many go through the pool, then the main thread tries again: a disk that is always slow holds it up for one chunk in this many. */
export const chunksAfterSlowRead = 64;

/**
 * The first `sizeBytes` bytes of a file, fewer where it became shorter. A chunk is good until the next one is asked for: all full ones
 * share one piece of memory, since new memory for each would cost more than the reading.
 *
 * Reads on the main thread: the hop to a thread of the pool and back, with its wake-ups, costs more than the reading. After a slow read
 * the pool does it, since the main thread must not wait for a disk.
 *
 * @throws whatever the system says where the file cannot be read.
 */
export async function* readChunks(
  file: OpenFile,
  sizeBytes: number,
  clock: Pick<Clock, 'monotonicMs'>,
): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(chunkBytes);
  let leftToPool = 0;
  for (let position = 0; position < sizeBytes; ) {
    const wanted = Math.min(chunkBytes, sizeBytes - position);
    let bytesRead: number;
    if (leftToPool > 0) {
      leftToPool -= 1;
      ({ bytesRead } = await file.read(buffer, 0, wanted, position));
    } else {
      // A connection that takes every chunk at once would otherwise keep timers, signals and other requests waiting to the end.
      await setImmediate();
      const startMs = clock.monotonicMs();
      bytesRead = readSync(file.fd, buffer, 0, wanted, position);
      if (clock.monotonicMs() - startMs >= slowReadMs) leftToPool = chunksAfterSlowRead;
    }
    if (bytesRead === 0) return;
    position += bytesRead;
    const chunk = buffer.subarray(0, bytesRead);
    // A connection takes a small chunk without waiting for it to leave, so that one must stay as it is.
    yield bytesRead === chunkBytes ? chunk : Uint8Array.from(chunk);
  }
}
