import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { invalid, Refusal } from './response.ts';

const maxJsonBytes = 1024 * 1024;

/** Keeps the connection open for the response if the reader stops early. */
export const chunksOf = (request: Readable): AsyncIterable<Buffer> => request.iterator({ destroyOnReturn: false });

/** Throws Refusal if the body is larger than `maxBytes`. */
export const readBodyText = async (
  body: AsyncIterable<Buffer>,
  maxBytes: number,
  tooLarge = () => new Refusal(413, `The body is larger than ${maxBytes} bytes`),
): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Throws Refusal if the body is larger than 1 MiB or is not JSON. */
export const readJsonBody = async (request: IncomingMessage): Promise<{ readonly value: unknown; readonly bytes: number }> => {
  const text = await readBodyText(chunksOf(request), maxJsonBytes);
  try {
    return { value: JSON.parse(text), bytes: Buffer.byteLength(text) };
  } catch {
    throw invalid('INVALID_VALUES_IN_INPUT', 'The body is not JSON');
  }
};
