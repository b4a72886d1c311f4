import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { invalid, Refusal } from './response.ts';

const maxJsonBytes = 1024 * 1024;

/**
 * Chunks of a body as they arrive. If the reader stops early, the connection stays open, so that a response can still be sent.
 */
export const chunksOf = (request: Readable): AsyncIterable<Buffer> => request.iterator({ destroyOnReturn: false });

const readBytes = async (request: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Refusal(413, `The body is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Reads a body as text. Throws Refusal if the body is larger than `maxBytes`. */
export const readBodyText = async (request: IncomingMessage, maxBytes: number): Promise<string> =>
  (await readBytes(request, maxBytes)).toString('utf8');

/** Reads a JSON body. Throws Refusal if the body is larger than 1 MiB, or is not JSON. */
export const readJsonBody = async (request: IncomingMessage): Promise<{ readonly value: unknown; readonly bytes: number }> => {
  const body = await readBytes(request, maxJsonBytes);
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return { value, bytes: body.length };
  } catch {
    throw invalid('INVALID_VALUES_IN_INPUT', 'The body is not JSON');
  }
};
