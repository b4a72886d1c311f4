import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { chunksOf } from '../http/body.ts';
import { createMultipartParser, MultipartError, type MultipartEvent, readBoundary } from '../http/multipart-parser.ts';
import { invalid, Refusal } from '../http/response.ts';
import type { ContentStore, IncomingContent, StoredContent } from './content-store.ts';

/** A form as the upload calls take it: `file` and plain parts. Memory does not grow with the file. */
export interface ReceivedForm {
  readonly file?: { readonly name: string; readonly content: StoredContent };
  readonly fields: ReadonlyMap<string, string>;
}

const maxFieldBytes = 64 * 1024;
const maxFields = 20;

type OpenPart =
  | { readonly kind: 'file'; readonly name: string; readonly incoming: IncomingContent }
  | { readonly kind: 'field'; readonly name: string; readonly chunks: Buffer[] };

const tooLarge = (what: string): Refusal => new Refusal(413, `${what} is too large`, 'error');

const unreadable = (error: unknown): unknown =>
  error instanceof MultipartError ? invalid('INVALID_VALUES_IN_INPUT', error.message, 'error') : error;

/** Collects the parts of one form; leaves no partial file after an error. */
const createFormReceiver = (store: ContentStore, maxFileBytes: number) => {
  const fields = new Map<string, string>();
  let file: ReceivedForm['file'];
  let part: OpenPart | undefined;
  let partBytes = 0;

  const open = async ({ names }: Extract<MultipartEvent, { kind: 'part' }>): Promise<OpenPart> => {
    partBytes = 0;
    if (names.name === 'file') {
      if (file !== undefined) throw invalid('INVALID_VALUES_IN_INPUT', 'The form contains more than one file', 'error');
      return { kind: 'file', name: names.fileName ?? 'file', incoming: await store.receive() };
    }
    if (fields.size >= maxFields) throw tooLarge('The number of parts');
    return { kind: 'field', name: names.name, chunks: [] };
  };

  const append = async (chunk: Buffer): Promise<void> => {
    partBytes += chunk.length;
    if (part?.kind === 'file') {
      if (partBytes > maxFileBytes) throw tooLarge('The file');
      await part.incoming.write(chunk);
    } else {
      if (partBytes > maxFieldBytes) throw tooLarge('A part of the form');
      part?.chunks.push(chunk);
    }
  };

  const close = async (): Promise<void> => {
    if (part?.kind === 'file') file = { name: part.name, content: await part.incoming.commit() };
    else if (part !== undefined) fields.set(part.name, Buffer.concat(part.chunks).toString('utf8'));
    part = undefined;
  };

  return {
    take: async (event: MultipartEvent): Promise<void> => {
      switch (event.kind) {
        case 'part':
          part = await open(event);
          return;
        case 'data':
          return append(event.chunk);
        case 'part-end':
          return close();
      }
    },
    form: (): ReceivedForm => (file === undefined ? { fields } : { file, fields }),
    discard: async (): Promise<void> => {
      if (part?.kind === 'file') await part.incoming.discard();
      part = undefined;
    },
  };
};

/** The headers of a request, and its body. */
type FormRequest = Readable & Pick<IncomingMessage, 'headers'>;

/** A urlencoded form, as `curl -d` sends it: fields without a file. */
const receiveFields = async (request: FormRequest): Promise<ReceivedForm> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.length;
    if (bytes > maxFieldBytes) throw tooLarge('The form');
    chunks.push(chunk);
  }
  return { fields: new Map(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))) };
};

/**
 * Reads `multipart/form-data` from the socket to the disk. Throws Refusal for a form that cannot be read; rejects with the
 * socket's error where the client goes away.
 */
export const receiveForm = async (request: FormRequest, store: ContentStore, maxFileBytes: number): Promise<ReceivedForm> => {
  const type = request.headers['content-type'];
  if (/^application\/x-www-form-urlencoded\b/i.test(type ?? '')) return receiveFields(request);
  const boundary = readBoundary(type);
  if (boundary === undefined) throw invalid('INVALID_VALUES_IN_INPUT', 'The body is not a multipart form', 'error');
  const parser = createMultipartParser(boundary);
  const receiver = createFormReceiver(store, maxFileBytes);
  try {
    for await (const chunk of chunksOf(request)) {
      for (const event of parser.push(chunk)) await receiver.take(event);
    }
    parser.finish();
    return receiver.form();
  } catch (error) {
    await receiver.discard();
    throw unreadable(error);
  }
};
