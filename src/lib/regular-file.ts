import { createWriteStream, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limitHeap } from './heap.ts';

/**
 * A file that is not read: a folder, a pipe or a device (to open a pipe is to wait for its other end, and a device may never end), or a
 * file with more bytes than the reader accepts.
 */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly isTooLarge: boolean;

  private constructor(message: string, isTooLarge: boolean) {
    super(message);
    this.isTooLarge = isTooLarge;
  }

  static notAFile(what: string): UnreadableFileError {
    return new UnreadableFileError(`this path is ${what}`, false);
  }

  static tooLarge(maxBytes: number): UnreadableFileError {
    return new UnreadableFileError(`the file has more than ${maxBytes} bytes`, true);
  }
}

/**
 * Links are followed. Must come before opening a file that another program made.
 *
 * @throws {UnreadableFileError} for all but a regular file; the file system's error where there is nothing
 */
export const statFile = async (path: string): Promise<Stats> => {
  const stats = await stat(path);
  if (stats.isFile()) return stats;
  throw UnreadableFileError.notAFile(stats.isDirectory() ? 'a folder' : 'a pipe, a socket or a device');
};

/** Most files fit into the first block, and are read at once; of large ones little is in memory at a time. */
const firstBlockBytes = 262_144;
const blockBytes = 65_536;

/**
 * Reads a file in blocks of one memory: a block is overwritten when the next is requested.
 *
 * @throws {UnreadableFileError} for all but a regular file; the file system's error where it cannot be opened or read
 */
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

/**
 * Reads a whole file as UTF-8, without the byte order mark that some editors write.
 *
 * @throws {UnreadableFileError} beyond so many bytes; what {@link readFileBlocks} throws
 */
export const readFileText = async (path: string, maxBytes: number): Promise<string> => {
  if ((await statFile(path)).size > maxBytes) throw UnreadableFileError.tooLarge(maxBytes);
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let size = 0;
  for await (const block of readFileBlocks(path)) {
    size += block.length;
    // Some files of the system have a size of 0 and an end that is far away.
    if (size > maxBytes) throw UnreadableFileError.tooLarge(maxBytes);
    parts.push(decoder.decode(block, { stream: true }));
  }
  return parts.join('') + decoder.decode();
};

const blockChars = 65_536;

/**
 * Writes a text that is made piece by piece; no more than a block of it is in memory.
 *
 * @throws the file system's error where the file cannot be written
 */
export const writeTextFile = (path: string, pieces: Iterable<string>): Promise<void> =>
  pipeline(Readable.from(inBlocks(pieces), { objectMode: true }), createWriteStream(path));

function* inBlocks(pieces: Iterable<string>): Generator<string> {
  let block: string[] = [];
  let chars = 0;
  for (const piece of pieces) {
    block.push(piece);
    chars += piece.length;
    if (chars < blockChars) continue;
    yield block.join('');
    limitHeap();
    block = [];
    chars = 0;
  }
  if (chars > 0) yield block.join('');
}
