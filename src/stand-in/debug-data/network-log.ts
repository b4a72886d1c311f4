import { z } from 'zod';
import type { FoundTest } from '../builds/find-build.ts';
import { shape, strings } from '../http/message-schemas.ts';
import type { Leak } from '../schema/scenario.ts';
import { leakedRequests } from './leaks.ts';
import { simulatedLine } from './log-templates.ts';

const creator = z.object(strings('name', 'version', 'comment'));
const entries = z.array(z.record(z.string(), z.unknown()));
export const harSchema = shape('Har', { log: z.object({ version: z.string(), creator, entries }) }, 'An HTTP archive');

interface RecordedCall {
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
  readonly waitMs: number;
  /** Members of the request that hold a leaked text. */
  readonly leaked?: object;
}

const calls: readonly RecordedCall[] = [
  { path: '/api/session', status: 200, bytes: 412, waitMs: 84 },
  { path: '/api/products?page=1', status: 200, bytes: 8_204, waitMs: 131 },
  { path: '/images/logo.png', status: 304, bytes: 0, waitMs: 22 },
];

const entry = (call: RecordedCall, startedAtMs: number) => ({
  startedDateTime: new Date(startedAtMs).toISOString(),
  time: call.waitMs + 6,
  request: {
    method: 'GET',
    url: `https://shop.example${call.path}`,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [{ name: 'Accept', value: 'application/json' }],
    queryString: [],
    headersSize: 120,
    bodySize: 0,
    ...call.leaked,
  },
  response: {
    status: call.status,
    statusText: call.status === 200 ? 'OK' : 'Not Modified',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { size: call.bytes, mimeType: 'application/json' },
    redirectURL: '',
    headersSize: 180,
    bodySize: call.bytes,
  },
  cache: {},
  timings: { blocked: 0, dns: 1, connect: 2, send: 1, wait: call.waitMs, receive: 2 },
});

export const networkLog = ({ session, test }: FoundTest, leaks: readonly Leak[]) => ({
  log: {
    version: '1.2',
    creator: { name: 'mitmproxy har_dump', version: '0.1', comment: simulatedLine },
    entries: [
      ...calls,
      ...leakedRequests(leaks).map((leaked) => ({ path: '/api/leak', status: 200, bytes: 0, waitMs: 10, leaked })),
    ].map((call, index) => entry(call, session.startsAtMs + test.startsAtMs + index * 400)),
  },
});
