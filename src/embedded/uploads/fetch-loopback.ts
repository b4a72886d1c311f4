import { get, type IncomingMessage } from 'node:http';
import { isPlainLoopback } from '../http/loopback.ts';
import { invalid } from '../http/response.ts';
import type { ContentStore, StoredContent } from './content-store.ts';

const request = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { signal, agent: false }, resolve).once('error', reject);
  });

const store = async (response: IncomingMessage, contents: ContentStore, maxBytes: number): Promise<StoredContent> => {
  const incoming = await contents.receive();
  try {
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw invalid('INCORRECT_URL', 'The file behind the url is too large', 'error');
      await incoming.write(chunk);
    }
  } catch (error) {
    await incoming.discard();
    throw error;
  }
  return incoming.commit();
};

/**
 * Fetches a file from a server on this machine. Returns undefined for any other URL, since the built-in cloud never uses
 * the network. Throws Refusal if the file cannot be fetched.
 */
export const fetchFromLoopback = async (
  url: URL,
  contents: ContentStore,
  maxBytes: number,
  signal: AbortSignal,
): Promise<StoredContent | undefined> => {
  if (!isPlainLoopback(url)) return undefined;
  const response = await request(url, signal).catch(() => {
    throw invalid('INCORRECT_URL', 'The url does not respond', 'error');
  });
  if (response.statusCode !== 200) {
    response.destroy();
    throw invalid('INCORRECT_URL', `The url responds with status ${response.statusCode ?? 'unknown'}`, 'error');
  }
  return store(response, contents, maxBytes);
};
