import { readSync } from 'node:fs';
import { RandomAccessReader } from 'yauzl';

/** Bytes fetched at once: a directory of 1,000 entries in one read, where entry by entry would be 2,000. */
const blockBytes = 256 * 1024;

/**
 * Lets the zip library read through a block of the file kept in memory.
 *
 * Reads are synchronous, so that whatever goes wrong inside of the library is thrown to its caller and never ends the
 * process from a callback.
 */
export class BlockReader extends RandomAccessReader {
  readonly #fd: number;
  readonly #fileBytes: number;
  #block: Buffer = Buffer.alloc(0);
  #blockStart = 0;

  constructor(fd: number, fileBytes: number) {
    super();
    this.#fd = fd;
    this.#fileBytes = fileBytes;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    if (!(position >= 0 && position + length <= this.#fileBytes)) {
      callback(new RangeError('a position outside of the file'));
      return;
    }
    if (position < this.#blockStart || position + length > this.#blockStart + this.#block.length) this.#load(position, length);
    const from = position - this.#blockStart;
    callback(null, this.#block.copy(target, offset, from, from + length));
  }

  #load(position: number, length: number): void {
    const wanted = Math.min(Math.max(length, blockBytes), this.#fileBytes - position);
    const block = Buffer.allocUnsafe(wanted);
    this.#block = block.subarray(0, readSync(this.#fd, block, 0, wanted, position));
    this.#blockStart = position;
  }
}
