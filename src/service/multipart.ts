import { randomUUID } from 'node:crypto';
import { readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import FormData from 'form-data';
import type { Clock } from '../lib/clock.ts';
import { CloudError, isCloudError } from './errors.ts';
import { bodyOf, type OutgoingBody } from './transport.ts';

/** `data`: fields as JSON in one part (v1). `parts`: one part for each field (v2). */
export type FieldStyle = 'data' | 'parts';

/** @throws CloudError `cloud-local-file` for a file that is empty or cannot be read */
export const openFileForm = async (file: UploadFile, style: FieldStyle, route: string, clock: Clock): Promise<OutgoingBody> => {
  const { path, customId, fileName = basename(path) } = file;
  const { handle, size } = await openFile(path, route);
  const form = new FormData();
  appendFields(form, { custom_id: customId }, style);
  // The library form-data gets a placeholder, because its streams would take three times as long for the file.
  const placeholder = Buffer.from(randomUUID());
  form.append('file', placeholder, { filename: fileName, contentType: 'application/octet-stream', knownLength: size });
  /** Sends exactly as many bytes as Content-Length announces. */
  const chunks = async function* (): AsyncGenerator<Uint8Array> {
    const parts = form.getBuffer();
    const start = parts.lastIndexOf(placeholder);
    yield parts.subarray(0, start);
    yield* readWhole(handle, size, path, route, clock);
    yield parts.subarray(start + placeholder.length);
  };
  return {
    chunks: chunks(),
    contentLength: form.getLengthSync(),
    contentType: contentTypeOf(form),
    close: () => handle.close(),
  };
};

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

async function* readWhole(file: FileHandle, size: number, path: string, route: string, clock: Clock): AsyncGenerator<Uint8Array> {
  let bytesRead = 0;
  try {
    for await (const chunk of readChunks(file, size, clock)) {
      bytesRead += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw fileError(path, route, 'cannot be read', error);
  }
  if (bytesRead < size) throw fileError(path, route, 'became shorter while it was sent');
}

const openFile = async (path: string, route: string) => {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    const stats = await handle.stat();
    if (!stats.isFile()) throw fileError(path, route, 'is not a file');
    if (stats.size === 0) throw fileError(path, route, 'is empty');
    return { handle, size: stats.size };
  } catch (error) {
    await handle?.close();
    throw isCloudError(error, 'cloud-local-file') ? error : fileError(path, route, 'cannot be read', error);
  }
};

const fileError = (file: string, route: string, problem: string, cause?: unknown): CloudError =>
  new CloudError('cloud-local-file', { route, detail: `${file} ${problem}`, cause });

export interface OpenFile {
  readonly fd: number;
  read(into: Uint8Array, offset: number, length: number, position: number): Promise<{ readonly bytesRead: number }>;
}

/** Size of a chunk. It is large enough to make reading cheap and to fill the connection. */
export const chunkBytes = 512 * 1_024;

/** Time from which a read is slow. A read from the page cache takes 0.1 ms, so a slow read came from a disk or a network. */
export const slowReadMs = 5;

/** Number of chunks that are read on the thread pool after a slow read. */
export const chunksAfterSlowRead = 64;

/**
 * Reads a file in chunks. A chunk is valid only until the next one is requested, because all chunks share one buffer.
 *
 * Yields fewer bytes if the file became shorter.
 */
export async function* readChunks(
  file: OpenFile,
  sizeBytes: number,
  clock: { readonly monotonicMs: () => number },
): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(chunkBytes);
  let leftToPool = 0;
  for (let position = 0; position < sizeBytes; ) {
    const wanted = Math.min(chunkBytes, sizeBytes - position);
    let bytesRead: number;
    // After a slow read, the next chunks are read on the thread pool, so that the main thread does not wait for a disk.
    if (leftToPool > 0) {
      leftToPool -= 1;
      ({ bytesRead } = await file.read(buffer, 0, wanted, position));
    } else {
      // Lets timers, signals and other requests run. A connection that takes every chunk at once would block them.
      await setImmediate();
      const startMs = clock.monotonicMs();
      // Reads on the main thread, because switching to a thread of the pool and back costs more than reading.
      bytesRead = readSync(file.fd, buffer, 0, wanted, position);
      if (clock.monotonicMs() - startMs >= slowReadMs) leftToPool = chunksAfterSlowRead;
    }
    if (bytesRead === 0) return;
    position += bytesRead;
    const chunk = buffer.subarray(0, bytesRead);
    // Copies a short chunk, because it may still be in the queue of the connection when the buffer is filled again.
    yield bytesRead === chunkBytes ? chunk : Uint8Array.from(chunk);
  }
}

export interface UploadFile {
  readonly path: string;
  /** Name under which the service shows the file. By default, the name of the file on disk. */
  readonly fileName?: string;
  readonly customId?: string;
  readonly signal?: AbortSignal;
  /** Whether the call ends at a 429 without a retry, so that the caller can decide what to do. */
  readonly reportsThrottling?: boolean;
  /** Reports the sent bytes of the whole request. Each attempt starts at 0 again. */
  readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
}

/** Public address from which the service fetches the file itself. */
export interface UploadUrl {
  readonly url: string;
  readonly customId?: string;
}
