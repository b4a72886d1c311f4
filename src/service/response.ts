import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatBytes } from '../lib/durations.ts';
import { memberOf } from '../lib/is-record.ts';
import { CloudError, type FailureFacts } from './errors.ts';
import { parseRedacted, type Redact, redactBytes } from './redaction.ts';
import { boundedLine, isErrorEnvelope, messageIn, readErrorBody } from './service-message.ts';
import { UnexpectedShapeError } from './wire/values.ts';

/** Headers with names in lower case. */
export type ResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

export const headerOf = (headers: ResponseHeaders, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** A response whose body has not been read yet. */
export interface CloudResponse {
  readonly route: string;
  readonly status: number;
  readonly headers: ResponseHeaders;
  /** Chunks of the body. Receiving a chunk counts as progress. */
  readonly body: AsyncIterable<Buffer>;
  /** Removes the credentials, which the service may repeat in a response. */
  readonly redact: Redact;
}

export const responseLimits = {
  jsonBytes: 32_000_000,
  reportBytes: 512_000_000,
  logBytes: 512_000_000,
  videoBytes: 2_000_000_000,
  resultBundleBytes: 2_000_000_000,
} as const;

const errorBodyBytes = 65_536;

export const responseError = (
  { route, status }: CloudResponse,
  code: CloudError['code'],
  facts: Omit<FailureFacts, 'route' | 'status'>,
): CloudError => new CloudError(code, { route, status, ...facts });

/** @throws CloudError `cloud-response-too-large` if the body is larger than `limitBytes`. */
export const readResponseText = async (response: CloudResponse, limitBytes: number): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of capped(response, limitBytes)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** Reads the first part of an error's body, which is enough for its message. */
export const readErrorText = async (response: CloudResponse): Promise<string> => {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of firstBytes(decoded(response), errorBodyBytes)) chunks.push(chunk);
  } catch {
    // The status alone is enough for a message, so an incomplete body is no error.
  }
  return Buffer.concat(chunks).toString('utf8');
};

export interface Download {
  readonly bytes: number;
}

export type Clean = (redact: Redact, chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

/**
 * Writes the body to `<file>.part` and renames it at the end, so that `file` is never incomplete.
 *
 * @param isReadOn whether to read the whole body even if the file cannot be written, because another reader uses the stream
 * @throws CloudError `cloud-response-too-large`, `cloud-malformed-response` for an HTML page, or `cloud-local-file`
 */
export const saveBody = async (
  response: CloudResponse,
  file: string,
  limitBytes: number,
  clean: Clean = redactBytes,
  isReadOn = false,
): Promise<Download> => {
  const part = `${file}.part`;
  const failures: CloudError[] = [];
  /** Runs a file operation, unless an earlier operation failed. */
  const onDisk = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (failures.length > 0) return undefined;
    try {
      return await work();
    } catch (cause) {
      const failure = new CloudError('cloud-local-file', { route: response.route, detail: `${file} cannot be written`, cause });
      if (!isReadOn) throw failure;
      failures.push(failure);
      return undefined;
    }
  };
  const handle = await onDisk(() => openNew(part));
  let bytes = 0;
  let head = '';
  try {
    try {
      for await (const block of inBlocks(clean(response.redact, capped(response, limitBytes)))) {
        await onDisk(async () => handle?.writeFile(block));
        if (bytes === 0) head = block.toString('utf8', 0, headBytes);
        bytes += block.length;
      }
    } finally {
      // Closes the file before it is renamed or removed, because Windows refuses both for an open file.
      await handle?.close();
    }
    refusePage(response, head);
    await onDisk(() => rename(part, file));
    for (const failure of failures) throw failure;
    return { bytes };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** Opens a file for writing. Creates the folder only if opening fails, because most folders exist already. */
const openNew = async (file: string): Promise<FileHandle> => {
  try {
    return await open(file, 'w');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    await mkdir(dirname(file), { recursive: true });
    return open(file, 'w');
  }
};

/** Start of an HTML page. No report, log, screenshot or video starts like this. */
const page = /^\s*<(?:!doctype\s+html|html)\b/i;

const refusePage = (response: CloudResponse, head: string): void => {
  if (!page.test(head)) return;
  const title = /<title[^>]{0,200}>([^<]{1,200})</i.exec(head)?.[1];
  const found = title === undefined ? 'an HTML page' : `an HTML page titled "${boundedLine(response.redact(title), 100)}"`;
  throw responseError(response, 'cloud-malformed-response', { detail: `the response is ${found}, not a file` });
};

const headBytes = 2_048;
/** Size of a block to write. Large blocks are cheaper, because each write needs a thread of the pool. */
const blockBytes = 512 * 1_024;

const inBlocks = async function* (content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < blockBytes) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
};

export const streamStart = (response: CloudResponse, limitBytes: number): AsyncIterable<Buffer> =>
  redactBytes(response.redact, firstBytes(decoded(response), limitBytes));

const firstBytes = async function* (chunks: AsyncIterable<Buffer>, limitBytes: number): AsyncGenerator<Buffer> {
  let left = limitBytes;
  for await (const chunk of chunks) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
};

const capped = async function* (response: CloudResponse, limitBytes: number): AsyncGenerator<Buffer> {
  const tooLarge = (): CloudError => responseError(response, 'cloud-response-too-large', { detail: formatBytes(limitBytes) });
  if (Number(headerOf(response.headers, 'content-length')) > limitBytes) throw tooLarge();
  let bytes = 0;
  for await (const chunk of decoded(response)) {
    bytes += chunk.length;
    if (bytes > limitBytes) throw tooLarge();
    yield chunk;
  }
};

/** Decodes a body. Some log storages compress their responses, although the client requests no encoding. */
const decoded = (response: CloudResponse): AsyncIterable<Buffer> => {
  const encoding = headerOf(response.headers, 'content-encoding')?.trim() ?? '';
  if (['', 'identity'].includes(encoding.toLowerCase())) return response.body;
  const decoder = decoders.get(encoding.toLowerCase());
  if (decoder === undefined) {
    const found = `the content encoding "${boundedLine(response.redact(encoding), 40)}"`;
    throw responseError(response, 'cloud-malformed-response', { detail: `${found} is neither plain nor gzip` });
  }
  return decode(response.body, decoder);
};

type Decoder = (zlib: typeof import('node:zlib')) => Transform;

const decode = async function* (body: AsyncIterable<Buffer>, open: Decoder): AsyncGenerator<Buffer> {
  // Loads `node:zlib` only here, because few responses are encoded.
  const decoder = open(await import('node:zlib'));
  // A failure of the pipeline also fails `decoder`, so the loop below throws it.
  const flow = pipeline(body, decoder).catch(() => {});
  yield* decoder;
  await flow;
};

const decoders: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['gzip', (zlib) => zlib.createGunzip()],
  ['x-gzip', (zlib) => zlib.createGunzip()],
  ['deflate', (zlib) => zlib.createInflate()],
  ['br', (zlib) => zlib.createBrotliDecompress()],
]);

/** Reads a parsed body. Throws an UnexpectedShapeError if the body has an unexpected shape. */
export type Reader<Result> = (body: unknown, text: string) => Result;

/**
 * Reads a body that contains JSON.
 *
 * @throws CloudError `cloud-rejected` if the body contains an `error` instead of a record
 * @throws CloudError `cloud-malformed-response` if the body is not JSON, or is JSON in an unexpected shape
 */
export const readJson = async <Result>(response: CloudResponse, read: Reader<Result>): Promise<Result> => {
  const { body, text } = parseResponse(response, await readResponseText(response, responseLimits.jsonBytes));
  if (isErrorEnvelope(body)) throw rejection(response, text);
  try {
    return read(body, text);
  } catch (error) {
    if (!(error instanceof UnexpectedShapeError)) throw error;
    const message = messageIn(body);
    throw responseError(response, 'cloud-malformed-response', {
      detail: `the response is ${response.redact(error.found)}, not ${error.expected}`,
      serviceMessage: message === undefined ? undefined : boundedLine(response.redact(message)),
    });
  }
};

/** Reads the response to a deletion. Refuses an `error`, a false or null `success`, and incomplete JSON. */
export const readDeletion = async (response: CloudResponse): Promise<void> => {
  const text = await readResponseText(response, responseLimits.jsonBytes);
  if (!/^\s*[[{]/.test(text)) return;
  const { body } = parseResponse(response, text);
  const success = memberOf(body, 'success');
  if (isErrorEnvelope(body) || success === false || success === null) throw rejection(response, text);
};

const parseResponse = (response: CloudResponse, text: string): ReturnType<typeof parseRedacted> => {
  try {
    return parseRedacted(text, response.redact);
  } catch {
    // Drops the message of the JSON parser, because it only quotes the body.
    const { message } = readErrorBody(text, response.redact);
    throw responseError(response, 'cloud-malformed-response', {
      detail: message === undefined ? 'the response is empty' : notJson(message),
    });
  }
};

/** @param content start of the body, or a description of an HTML page */
const notJson = (content: string): string => {
  // The start of damaged JSON looks correct, so quoting it would not help.
  if (/^[{[]/.test(content)) return 'the response is incomplete or damaged JSON';
  return content.startsWith('an HTML page')
    ? `the response is ${boundedLine(content, 200)}, not JSON`
    : `the response is not JSON; it begins with "${boundedLine(content, 200)}"`;
};

export const rejection = (response: CloudResponse, text: string): CloudError => {
  const { message, code } = readErrorBody(text, response.redact);
  return responseError(response, 'cloud-rejected', { serviceMessage: message, serviceCode: code });
};
