import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';

/** Error for a file that is too large or ambiguous, or a path that is not a regular file. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly isTooLarge: boolean;

  constructor(message: string, isTooLarge = false) {
    super(message);
    this.isTooLarge = isTooLarge;
  }

  static tooLarge(maxBytes: number): UnreadableFileError {
    return new UnreadableFileError(`the file has more than ${maxBytes} bytes`, true);
  }
}

/** Maximum number of bytes of a file that people write. */
export const maxWrittenBytes = 512 * 1_024;

/** Refuses everything but regular files and links to them. Call it before opening a file that another program made. */
export const statFile = async (path: string): Promise<Stats> => regularFile(await stat(path));

/** @throws {UnreadableFileError} for a folder, pipe, socket or device, because reading a pipe or device may never end */
export const regularFile = (stats: Stats): Stats => {
  if (stats.isFile()) return stats;
  throw new UnreadableFileError(`this path is ${stats.isDirectory() ? 'a folder' : 'a pipe, a socket or a device'}`);
};

/** Size of the first block. Most files fit into it and are read at once. */
const firstBlockBytes = 262_144;
const blockBytes = 65_536;

/** Reads a regular file in blocks that share one buffer, so each block overwrites the previous one. */
export async function* readFileBlocks(path: string): AsyncGenerator<Uint8Array> {
  await statFile(path);
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

/** Reads UTF-8 without a byte order mark. Throws an UnreadableFileError beyond `maxBytes`. */
export const readFileText = async (path: string, maxBytes: number): Promise<string> => {
  if ((await statFile(path)).size > maxBytes) throw UnreadableFileError.tooLarge(maxBytes);
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  for await (const block of readFileBlocks(path)) {
    size += block.length;
    // Checks the size again, because some system files report a size of 0 but have a long content.
    if (size > maxBytes) throw UnreadableFileError.tooLarge(maxBytes);
    parts.push(decoder.decode(block, { stream: true }));
  }
  return parts.join('') + decoder.decode();
};
