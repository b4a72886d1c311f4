import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';

const blockBytes = 64 * 1024 ** 2;

/** Writes a file of bytes that do not compress; they repeat after 64 MiB. */
export const writeLargeFile = async (file: string, bytes: number): Promise<void> => {
  const block = randomBytes(Math.min(blockBytes, bytes));
  const handle = await open(file, 'w');
  try {
    for (let written = 0; written < bytes; written += block.length)
      await handle.write(block, 0, Math.min(block.length, bytes - written));
  } finally {
    await handle.close();
  }
};
