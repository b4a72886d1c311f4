import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { isLoopback } from '../../lib/addresses.ts';

/** The built-in cloud uses only URLs of this machine, because it must not use the network. */
export const isPlainLoopback = ({ hostname, protocol }: URL): boolean => protocol === 'http:' && isLoopback(hostname);

const deliveryTimeoutMs = 5_000;

/** Returns the HTTP status, or `skipped` if the URL is not on this machine. */
export const postToLoopback = async (
  address: string,
  body: unknown,
  signal: AbortSignal,
): Promise<number | 'failed' | 'skipped'> => {
  const url = URL.parse(address);
  if (url === null || !isPlainLoopback(url)) return 'skipped';
  const headers = { 'Content-Type': 'application/json', 'X-Mobile-Test-Cloud': 'simulated' };
  const until = AbortSignal.any([signal, AbortSignal.timeout(deliveryTimeoutMs)]);
  // Without an agent, Node does not use a proxy of the environment.
  const sent = request(url, { method: 'POST', headers, signal: until, agent: false });
  // Without this listener, an error after the response would end the process.
  sent.on('error', () => {}).end(JSON.stringify(body));
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode ?? 0;
  } catch {
    return 'failed';
  }
};

/** Returns the origin of the server. Port 0 means any free port. */
export const listenOnLoopback = async (server: Server, port: number): Promise<string> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The built-in cloud could not open a port on 127.0.0.1.');
  return `http://127.0.0.1:${address.port}`;
};
