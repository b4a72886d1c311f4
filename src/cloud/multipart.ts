import { randomUUID } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import FormData from 'form-data';
import type { Clock } from '../lib/clock.ts';
import { LocalFileError } from './connection-errors.ts';
import { readChunks } from './file-chunks.ts';
import { bodyOf, type OutgoingBody } from './outgoing-body.ts';
import type { UploadFile, UploadUrl } from './resources/upload-file.ts';

/** How a form holds `custom_id` and `url`: `data` is a part with both as JSON (v1), `parts` are parts of their own (v2). */
export type FieldStyle = 'data' | 'parts';

/**
 * A form with the part `file`, read from disk while it is sent, and with the custom id if there is one.
 *
 * @throws {LocalFileError} for a file that cannot be read or is empty.
 */
export const openFileForm = async (file: UploadFile, style: FieldStyle, route: string, clock: Clock): Promise<OutgoingBody> => {
  const { handle, size } = await openFile(file.path, route);
  const form = new FormData();
  appendFields(form, { custom_id: file.customId }, style);
  // form-data writes all but the file: piping the file through its streams would take three times as long.
  const placeholder = Buffer.from(randomUUID());
  form.append('file', placeholder, {
    filename: file.fileName ?? basename(file.path),
    contentType: 'application/octet-stream',
    knownLength: size,
  });
  return {
    chunks: withFile(form.getBuffer(), placeholder, contentOf({ handle, size }, file.path, route, clock)),
    contentLength: form.getLengthSync(),
    contentType: contentTypeOf(form),
    close: () => handle.close(),
  };
};

/** A form without a file. */
export const openUrlForm = (link: UploadUrl, style: FieldStyle): OutgoingBody => {
  const form = new FormData();
  appendFields(form, { url: link.url, custom_id: link.customId }, style);
  return bodyOf(form.getBuffer(), contentTypeOf(form));
};

const appendFields = (form: FormData, fields: Readonly<Record<string, string | undefined>>, style: FieldStyle): void => {
  const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  if (style === 'parts') for (const [name, value] of given) form.append(name, value);
  else if (given.length > 0) form.append('data', JSON.stringify(Object.fromEntries(given)));
};

const contentTypeOf = (form: FormData): string => String(form.getHeaders()['content-type']);

/** The form with the file in the place that `placeholder` holds. */
async function* withFile(form: Buffer, placeholder: Buffer, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const start = form.lastIndexOf(placeholder);
  yield form.subarray(0, start);
  yield* content;
  yield form.subarray(start + placeholder.length);
}

/** All bytes that Content-Length announces, or an error that names the file. */
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
