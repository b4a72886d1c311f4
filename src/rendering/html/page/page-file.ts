import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** The page on its way to the disk. */
export interface PageFile {
  write(text: string): Promise<void>;
  /** Appends a file's bytes as base64; memory does not grow with its size. */
  writeBase64(file: string, bytes: number): Promise<void>;
  close(): Promise<void>;
}

/** A multiple of three, so that no piece but the last ends in padding. */
const chunkBytes = 3 * 64 * 1_024;

/** @throws what the disk says, for instance ENOSPC */
export const createPageFile = (file: string): PageFile => {
  const stream = createWriteStream(file);
  // Also heard where nothing waits for it, or else a full disk ends the process.
  const ended = finished(stream);
  ended.catch(() => {});
  const write = async (text: string): Promise<void> => {
    if (stream.errored !== null) throw stream.errored;
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), ended]);
  };
  return {
    write,
    writeBase64: async (source, bytes) => {
      let waiting: Buffer = Buffer.alloc(0);
      for await (const chunk of createReadStream(source, { end: Math.max(0, bytes - 1), highWaterMark: chunkBytes })) {
        waiting = Buffer.concat([waiting, chunk]);
        const whole = waiting.length - (waiting.length % 3);
        await write(waiting.subarray(0, whole).toString('base64'));
        waiting = waiting.subarray(whole);
      }
      await write(waiting.toString('base64'));
    },
    close: async () => {
      stream.end();
      await ended;
    },
  };
};
