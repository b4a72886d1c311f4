import { randomBytes } from 'node:crypto';
import { open, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkBytes, chunksAfterSlowRead, type OpenFile, readChunks, slowReadMs } from '../../../src/service/multipart.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

/** Shows that so much time has passed at each look at it. */
const clockOf = (stepMs: () => number) => {
  let nowMs = 0;
  return { monotonicMs: () => (nowMs += stepMs()) };
};

const fast = clockOf(() => slowReadMs - 0.001);
const slow = clockOf(() => slowReadMs);

interface WatchedFile extends OpenFile, AsyncDisposable {
  /** Reads that the pool did. */
  readonly pooled: () => number;
}

/** @param mostBytes that a read of the pool gives, as a file on a network may */
const openWatched = async (path: string, mostBytes = Number.POSITIVE_INFINITY): Promise<WatchedFile> => {
  const handle = await open(path);
  let pooled = 0;
  return {
    fd: handle.fd,
    read: (into, offset, length, position) => {
      pooled += 1;
      return handle.read(into, offset, Math.min(length, mostBytes), position);
    },
    pooled: () => pooled,
    [Symbol.asyncDispose]: () => handle.close(),
  };
};

const emptyFile = async (folder: string, bytes: number): Promise<string> => {
  const path = join(folder, 'app.apk');
  await writeFile(path, '');
  await truncate(path, bytes);
  return path;
};

test('a slow read leaves the next ones to the pool, then the main thread tries again', async () => {
  await using folder = await temporaryDirectory();
  const chunks = chunksAfterSlowRead + 4;
  await using file = await openWatched(await emptyFile(folder.path, chunks * chunkBytes));
  const steps = [0, 0, 0, slowReadMs];
  const pooled: number[] = [];
  for await (const _chunk of readChunks(
    file,
    chunks * chunkBytes,
    clockOf(() => steps.shift() ?? 0),
  )) {
    pooled.push(file.pooled());
  }
  const counted = Array.from({ length: chunksAfterSlowRead }, (_none, nth) => nth + 1);
  expect(pooled).toEqual([0, 0, ...counted, chunksAfterSlowRead, chunksAfterSlowRead]);
});

test('a chunk that is not full stays as it is while the next one is read', async () => {
  await using folder = await temporaryDirectory();
  const path = join(folder.path, 'app.apk');
  const content = randomBytes(chunkBytes + 3_000);
  await writeFile(path, content);
  await using file = await openWatched(path, 1_000);
  const kept: Uint8Array[] = [];
  for await (const chunk of readChunks(file, content.length, slow)) if (chunk.length < chunkBytes) kept.push(chunk);
  expect(kept).toHaveLength(3);
  expect(Buffer.concat(kept).equals(content.subarray(chunkBytes))).toBe(true);
});

test('the loop turns before every chunk that the main thread reads', async () => {
  await using folder = await temporaryDirectory();
  const chunks = 20;
  await using file = await openWatched(await emptyFile(folder.path, chunks * chunkBytes));
  let turns = 0;
  let timer = setImmediate(function turn() {
    turns += 1;
    timer = setImmediate(turn);
  });
  const seen: number[] = [];
  for await (const _chunk of readChunks(file, chunks * chunkBytes, fast)) seen.push(turns);
  clearImmediate(timer);
  expect(file.pooled()).toBe(0);
  expect(new Set(seen).size).toBe(chunks);
});
