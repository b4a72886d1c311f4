import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { invalid, Refusal } from '../http/answer.ts';
import { chunksOf } from '../http/body.ts';
import type { ContentStore, StoredContent } from './content-store.ts';

interface ReceivedFile {
  readonly name: string;
  readonly content: StoredContent;
}

/** A form as the upload calls take it: a part named `file`, and text fields. */
export interface ReceivedForm {
  readonly file: ReceivedFile | undefined;
  readonly fields: ReadonlyMap<string, string>;
}

const maxFieldBytes = 64 * 1024;
const maxFields = 20;
const maxNameLength = 500;

const malformed = (text: string): Refusal => invalid('INVALID_VALUES_IN_INPUT', text, 'error');

const tooLarge = (what: string): Refusal => new Refusal(413, `${what} is too large`, 'error');

/** The headers of a request, and its body. */
export type FormRequest = Readable & Pick<IncomingMessage, 'headers'>;

const createParser = (request: FormRequest, maxFileBytes: number): BusboyInstance => {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers['content-type'] ?? '' },
      limits: { files: 1, fileSize: maxFileBytes, fields: maxFields, fieldSize: maxFieldBytes, headerSize: 16 * 1024 },
      isPartAFile: (name) => name === 'file',
    });
  } catch {
    throw malformed('The body is not a multipart form');
  }
};

const storeFile = async (store: ContentStore, name: string, chunks: Readable): Promise<ReceivedFile> => {
  const incoming = await store.receive();
  try {
    for await (const chunk of chunks as AsyncIterable<Buffer>) await incoming.write(chunk);
  } catch (error) {
    await incoming.discard();
    throw error;
  }
  return { name, content: await incoming.commit() };
};

/** Browsers and `form-data` write a quote in a file name as %22. */
const fileNameIn = (name: string | undefined): string => (name ?? 'file').replaceAll('%22', '"').slice(0, maxNameLength);

/**
 * Reads a form from the socket to the disk; memory does not grow with the file. Throws Refusal for a form that is malformed or too large,
 * and the file system's error where the file cannot be stored. Leaves no partial file.
 */
export const receiveForm = async (request: FormRequest, store: ContentStore, maxFileBytes: number): Promise<ReceivedForm> => {
  const parser = createParser(request, maxFileBytes);
  const fields = new Map<string, string>();
  let stream: Readable | undefined;
  let stored: Promise<ReceivedFile> | undefined;
  let failure: Error | undefined;
  const fail = (error: Error): Error => {
    failure ??= error;
    stream?.destroy(failure);
    parser.destroy(failure);
    return failure;
  };
  const incomplete = (): Error => fail(malformed('The form ends before its last boundary'));
  parser.on('file', (_field, chunks, name) => {
    stream = chunks;
    // Also for an error that comes before the stream is read.
    stream.on('error', incomplete);
    stream.once('limit', () => fail(tooLarge('The file')));
    stored = storeFile(store, fileNameIn(name), chunks);
    stored.catch(fail);
  });
  parser.on('field', (name: string | undefined, value, _nameIsCut, valueIsCut) => {
    if (name === undefined) fail(malformed('A part of the form has no name'));
    else if (valueIsCut) fail(tooLarge('A part of the form'));
    else fields.set(name, value);
  });
  parser.on('filesLimit', () => fail(malformed('The form holds more than one file')));
  parser.on('fieldsLimit', () => fail(tooLarge('The number of parts')));
  try {
    await pipeline(chunksOf(request), parser);
    return { file: await stored, fields };
  } catch {
    const error = incomplete();
    await Promise.allSettled([stored]);
    throw error;
  }
};
