import { open } from 'node:fs/promises';
import { type JUnitReading, type JUnitReadingOptions, readJUnit } from './read-junit.ts';

/** @throws the file system's error where the file cannot be opened or read; never for what it contains */
export const readJUnitFile = (path: string, options?: JUnitReadingOptions): Promise<JUnitReading> =>
  readJUnit(readBlocks(path), options);

/** Most reports fit into the first block, and are read at once; of large ones little is in memory at a time. */
const firstBlockBytes = 262_144;
const blockBytes = 32_768;

/** One block of memory for the whole file: each is decoded before the next is read. */
async function* readBlocks(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    const block = Buffer.allocUnsafeSlow(firstBlockBytes);
    for (let wanted = firstBlockBytes; ; wanted = blockBytes) {
      const { bytesRead } = await file.read(block, 0, wanted);
      if (bytesRead === 0) return;
      yield block.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
