import { readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../lib/clock.ts';

/** A file that is open for reading. */
export interface OpenFile {
  readonly fd: number;
  /** On a thread of Node's pool. */
  read(into: Uint8Array, offset: number, length: number, position: number): Promise<{ readonly bytesRead: number }>;
}

/** Large enough that the connection takes one chunk at a time, and that reading costs little. */
export const chunkBytes = 512 * 1_024;

/** Reading a chunk from the page cache takes a tenth of a millisecond. A read this slow came from a disk or a network. */
export const slowReadMs = 5;

/** After this many reads in the pool, the main thread reads again: a slow disk blocks it for one chunk in this many. */
export const chunksAfterSlowRead = 64;

/**
 * The first `sizeBytes` bytes of a file, fewer if it became shorter. A chunk is valid until the next one is requested: all full chunks
 * share one buffer, since allocating a buffer for each would cost more than the reading.
 *
 * Reads on the main thread, since switching to a thread of the pool and back costs more than the reading. After a slow read
 * the pool does it, since the main thread must not wait for a disk.
 *
 * @throws the system's error if the file cannot be read.
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
      // A connection that takes every chunk at once would otherwise block timers, signals and other requests until the end.
      await setImmediate();
      const startMs = clock.monotonicMs();
      bytesRead = readSync(file.fd, buffer, 0, wanted, position);
      if (clock.monotonicMs() - startMs >= slowReadMs) leftToPool = chunksAfterSlowRead;
    }
    if (bytesRead === 0) return;
    position += bytesRead;
    const chunk = buffer.subarray(0, bytesRead);
    // The connection keeps a small chunk until it is sent, so that one needs a buffer of its own.
    yield bytesRead === chunkBytes ? chunk : Uint8Array.from(chunk);
  }
}
