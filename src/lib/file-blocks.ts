import { open } from 'node:fs/promises';

/** Most files fit into the first block, and are read at once; of large ones little is in memory at a time. */
const firstBlockBytes = 262_144;
const blockBytes = 65_536;

/**
 * Reads a file in blocks of one memory: a block is overwritten when the next is asked for.
 *
 * @throws the file system's error where the file cannot be opened or read
 */
export async function* readFileBlocks(path: string): AsyncGenerator<Uint8Array> {
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
