import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { request as nodeRequest } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Agent } from 'undici';

// A process of its own, bundled to JavaScript: node send-file.mjs <origin> <file> <way>
// Sends as many bytes as the file has. `memory`: the same piece of memory again and again, which is what sending alone costs.
// `pool`: the file, each chunk read by a thread of the pool. `pipe`: the file as a stream, piped into a request of Node's own.
const [origin = '', path = '', way = ''] = process.argv.slice(2);
const chunkBytes = 512 * 1_024;
const file = await open(path);
const { size } = await file.stat();
const head = { method: 'POST', path: '/upload', headers: { 'content-length': String(size) } } as const;

async function* chunks(): AsyncGenerator<Uint8Array> {
  const chunk = Buffer.alloc(chunkBytes);
  for (let position = 0; position < size; position += chunkBytes) {
    const bytes = Math.min(chunkBytes, size - position);
    if (way === 'pool') await file.read(chunk, 0, bytes, position);
    yield chunk.subarray(0, bytes);
  }
}

const sendChunks = async (): Promise<void> => {
  const agent = new Agent();
  // It takes any asynchronous iterable, which its types do not say.
  const { body } = await agent.request({ origin, ...head, body: chunks() as unknown as Readable });
  await body.dump();
  await agent.close();
};

const sendThroughPipe = async (): Promise<void> => {
  const { hostname, port } = new URL(origin);
  const request = nodeRequest({ hostname, port, ...head });
  const answered = new Promise((resolve, reject) => {
    request.once('response', (response) => response.resume().once('end', resolve)).once('error', reject);
  });
  await pipeline(createReadStream(path), request);
  await answered;
};

await (way === 'pipe' ? sendThroughPipe() : sendChunks());
await file.close();
