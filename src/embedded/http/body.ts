import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { invalid, Refusal } from './response.ts';

const maxJsonBytes = 1024 * 1024;

/** The body as it arrives. A reader that stops early leaves the connection open, so that the client still gets a response. */
export const chunksOf = (request: Readable): AsyncIterable<Buffer> => request.iterator({ destroyOnReturn: false });

/** Reads a JSON body of at most 1 MiB. Throws Refusal if it is larger or not JSON. */
export const readJsonBody = async (request: IncomingMessage): Promise<{ readonly value: unknown; readonly bytes: number }> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.length;
    if (bytes > maxJsonBytes) throw new Refusal(413, `The body is larger than ${maxJsonBytes} bytes`);
    chunks.push(chunk);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    return { value, bytes };
  } catch {
    throw invalid('INVALID_VALUES_IN_INPUT', 'The body is not JSON');
  }
};
