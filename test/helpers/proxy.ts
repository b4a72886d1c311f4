import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { listenOnLoopback } from './loopback-server.ts';

interface ProxyOptions {
  /** `<user>:<password>`. Requests without them are refused with 407. */
  readonly credentials?: string;
  /** Ports on loopback of hosts that only the proxy can reach, by host name. */
  readonly hosts?: Readonly<Record<string, number>>;
}

/** Starts an HTTP proxy that records every request, opens tunnels to `hosts`, and refuses everything else with 403. */
export const startProxy = async ({ credentials, hosts = {} }: ProxyOptions = {}) => {
  const expected = credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  const requests: IncomingMessage[] = [];

  const server = createServer((message, response) => {
    requests.push(message);
    response.writeHead(403).end();
  });
  server.on('connect', (message: IncomingMessage, client: Duplex, head: Buffer) => {
    requests.push(message);
    const port = hosts[message.url?.replace(/:\d+$/, '') ?? ''];
    const isKnown = expected === undefined || message.headers['proxy-authorization'] === expected;
    if (port === undefined || !isKnown)
      return void client.end(`HTTP/1.1 ${isKnown ? 403 : 407} Refused\r\nProxy-Authenticate: Basic\r\nContent-Length: 0\r\n\r\n`);
    const upstream = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.write(head);
      // A connection that breaks on one side breaks on the other, too.
      pipeline(client, upstream, client, () => {});
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
  });

  return { ...(await listenOnLoopback(server)), requests };
};
