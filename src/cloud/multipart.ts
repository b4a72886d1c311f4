import { randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Clock } from '../lib/clock.ts';
import { LocalFileError } from './connection-errors.ts';
import { readChunks } from './file-chunks.ts';
import type { UploadFile, UploadUrl } from './resources/upload-file.ts';

/** A request body that is read once. */
export interface OutgoingBody {
  /** A chunk is good until the next one is asked for: all may share one piece of memory. */
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly contentLength: number;
  readonly contentType: string;
  /** Frees what reading holds, read or not; nothing can be read afterwards. */
  readonly close: () => Promise<void>;
}

/**
 * A new form of the part `file`, read from disk as it is sent, and the part `data` where there is a custom id (specification 4.1).
 *
 * @throws {LocalFileError} for a file that cannot be read or is empty.
 */
export const openFileForm = async (file: UploadFile, route: string, clock: Clock): Promise<OutgoingBody> => {
  const { handle, size } = await openFile(file.path, route);
  const boundary = newBoundary();
  const name = safeFileName(file.fileName ?? basename(file.path));
  const head = Buffer.from(
    (file.customId === undefined ? '' : dataPart(boundary, { custom_id: file.customId })) +
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
      'Content-Type: application/octet-stream\r\n\r\n',
  );
  const foot = Buffer.from(`\r\n${endOf(boundary)}`);
  return {
    chunks: withFileBetween(head, contentOf({ handle, size }, file.path, route, clock), foot),
    contentLength: head.length + size + foot.length,
    contentType: typeOf(boundary),
    close: () => handle.close(),
  };
};

/** A form of the part `data` alone. */
export const openUrlForm = (link: UploadUrl): OutgoingBody => {
  const boundary = newBoundary();
  return ofText(dataPart(boundary, { url: link.url, custom_id: link.customId }) + endOf(boundary), typeOf(boundary));
};

export const openJsonBody = (text: string): OutgoingBody => ofText(text, 'application/json');

const ofText = (text: string, contentType: string): OutgoingBody => {
  const content = Buffer.from(text);
  return { chunks: once(content), contentLength: content.length, contentType, close: async () => {} };
};

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

async function* withFileBetween(
  head: Uint8Array,
  content: AsyncIterable<Uint8Array>,
  foot: Uint8Array,
): AsyncGenerator<Uint8Array> {
  yield head;
  yield* content;
  yield foot;
}

/** Every byte that was promised, or an error that names the file. */
async function* contentOf({ handle, size }: FileToSend, path: string, route: string, clock: Clock): AsyncGenerator<Uint8Array> {
  let bytesRead = 0;
  try {
    for await (const chunk of readChunks(handle, size, clock)) {
      bytesRead += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw unreadable(path, route, 'cannot be read', error);
  }
  if (bytesRead < size) throw unreadable(path, route, 'became shorter while it was sent');
}

interface FileToSend {
  readonly handle: FileHandle;
  readonly size: number;
}

const openFile = async (path: string, route: string): Promise<FileToSend> => {
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

/** Drawn anew for each form: no file can hold it by design. */
const newBoundary = (): string => `form-${randomBytes(18).toString('hex')}`;

const typeOf = (boundary: string): string => `multipart/form-data; boundary=${boundary}`;

const dataPart = (boundary: string, data: Readonly<Record<string, string | undefined>>): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="data"\r\n\r\n${JSON.stringify(data)}\r\n`;

const endOf = (boundary: string): string => `--${boundary}--\r\n`;

/** Control characters and quotes would end the header that carries the name; the path before it is nobody's business. */
const safeFileName = (name: string): string =>
  basename(name)
    .replace(/[\p{Cc}"\\]+/gu, '_')
    .slice(-255) || 'file';
