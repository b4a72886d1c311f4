import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import { simulatedLine } from './logs.ts';

const calls = [
  { path: '/api/session', status: 200, bytes: 412, waitMs: 84 },
  { path: '/api/products?page=1', status: 200, bytes: 8_204, waitMs: 131 },
  { path: '/images/logo.png', status: 304, bytes: 0, waitMs: 22 },
];

const entry = (call: (typeof calls)[number], startedAtMs: number) => ({
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

/** A HAR document. */
export const networkLog = (session: PlannedSession, test: PlannedTest) => ({
  log: {
    version: '1.2',
    creator: { name: 'mitmproxy har_dump', version: '0.1', comment: simulatedLine },
    entries: calls.map((call, index) => entry(call, session.startsAtMs + test.startsAtMs + index * 400)),
  },
});
