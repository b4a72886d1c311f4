import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import FormData from 'form-data';
import { LocalFileError } from './connection-errors.ts';
import type { UploadFile, UploadUrl } from './resources/upload-file.ts';

/** A request body that is read once. */
export interface OutgoingBody {
  readonly stream: Readable;
  readonly contentLength: number;
  readonly contentType: string;
}

/** Large enough that reading costs little, small enough that a few of them do not matter. */
const chunkBytes = 512 * 1_024;

/**
 * A new form of the part `file`, read from disk as it is sent, and the part `data` where there is a custom id (specification 4.1).
 *
 * @throws {LocalFileError} for a file that cannot be read or is empty.
 */
export const openFileForm = async (file: UploadFile, route: string): Promise<OutgoingBody> => {
  const { handle, size } = await openFile(file.path, route);
  const content = handle.createReadStream({ start: 0, end: size - 1, highWaterMark: chunkBytes });
  const form = new FormData();
  if (file.customId !== undefined) form.append('data', JSON.stringify({ custom_id: file.customId }));
  form.append('file', content, {
    filename: safeFileName(file.fileName ?? basename(file.path)),
    contentType: 'application/octet-stream',
    knownLength: size,
  });
  const body = flowing(form, (cause) => unreadable(file.path, route, 'cannot be read', cause));
  body.stream.once('close', () => content.destroy());
  return body;
};

/** A form of the part `data` alone. */
export const openUrlForm = (link: UploadUrl): OutgoingBody => {
  const form = new FormData();
  form.append('data', JSON.stringify({ url: link.url, custom_id: link.customId }));
  return flowing(form, (cause) => cause);
};

export const openJsonBody = (text: string): OutgoingBody => {
  const content = Buffer.from(text);
  return { stream: Readable.from([content]), contentLength: content.length, contentType: 'application/json' };
};

const openFile = async (path: string, route: string): Promise<{ readonly handle: FileHandle; readonly size: number }> => {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    const stats = await handle.stat();
    if (!stats.isFile()) throw unreadable(path, route, 'is not a file');
    if (stats.size === 0) throw unreadable(path, route, 'is empty');
    return { handle, size: stats.size };
  } catch (error) {
    await handle?.close();
    throw error instanceof LocalFileError ? error : unreadable(path, route, 'cannot be read', error);
  }
};

const unreadable = (file: string, route: string, problem: string, cause?: unknown): LocalFileError =>
  new LocalFileError({ route, file, problem, cause });

/** form-data gives an old kind of stream; behind this one there is back pressure, and an end on errors and aborts. */
const flowing = (form: FormData, explain: (cause: Error) => Error): OutgoingBody => {
  // Chunk by chunk, since a reader of bytes would get them joined, which copies everything once more.
  const stream = new PassThrough({ readableObjectMode: true, readableHighWaterMark: 1, writableHighWaterMark: chunkBytes });
  const contentLength = form.getLengthSync();
  form.on('error', (cause) => stream.destroy(explain(cause)));
  form.pipe(stream);
  return { stream, contentLength, contentType: form.getHeaders()['content-type'] };
};

/** Control characters and quotes would end the header that carries the name. */
const safeFileName = (name: string): string => name.replace(/[\p{Cc}"\\]+/gu, '_').slice(-255) || 'file';
