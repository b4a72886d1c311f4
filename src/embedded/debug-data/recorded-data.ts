import type { PlannedSession, PlannedTest } from '../builds/session-plan.ts';
import { simulatedLine } from './logs.ts';

const maxSamples = 3_600;

const wave = (index: number, low: number, high: number): number =>
  Math.round((low + ((high - low) * (1 + Math.sin(index / 3))) / 2) * 100) / 100;

/** App profile with one sample per second. Each sample has the field `simulated`, since an array cannot have fields. */
export const appProfile = (session: PlannedSession, test: PlannedTest, bundleId: string): readonly unknown[] => {
  const durationMs = Number.isFinite(test.endsAtMs) ? test.endsAtMs - test.startsAtMs : 0;
  const samples = Math.min(maxSamples, Math.floor(durationMs / 1_000) + 1);
  const app = bundleId.replaceAll('.', '');
  return Array.from({ length: samples }, (_, index) => ({
    ts: Math.floor((session.startsAtMs + test.startsAtMs) / 1_000) + index,
    cpu: Math.round(wave(index, 20, 70)),
    mem: 3_396.71,
    mema: wave(index + 5, 1_400, 1_700),
    batt: 100,
    temp: 29,
    // The first sample is taken before the app has started.
    [`${app}_cpu`]: index === 0 ? null : wave(index, 5, 40),
    [`${app}_mem`]: index === 0 ? null : wave(index, 120, 180),
    [`${app}_netr`]: index === 0 ? null : index * 2_048,
    [`${app}_nets`]: index === 0 ? null : index * 512,
    simulated: true,
  }));
};

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

/** Network log of a test as a HAR document. */
export const networkLog = (session: PlannedSession, test: PlannedTest) => ({
  log: {
    version: '1.2',
    creator: { name: 'mitmproxy har_dump', version: '0.1', comment: simulatedLine },
    entries: calls.map((call, index) => entry(call, session.startsAtMs + test.startsAtMs + index * 400)),
  },
});

const headerBlock = 0x01;
const magic = 0xc0c0;
const formatVersion = 0x1007;
const sessionInfoBlock = 0x10;

/** JaCoCo execution data of a session in which no class was covered. The name of the session marks the data as simulated. */
export const coverageData = ({ id, startsAtMs, endsAtMs }: PlannedSession): Buffer => {
  const name = Buffer.from(`simulated-${id}`, 'utf8');
  const head = Buffer.alloc(8);
  head.writeUInt8(headerBlock, 0);
  head.writeUInt16BE(magic, 1);
  head.writeUInt16BE(formatVersion, 3);
  head.writeUInt8(sessionInfoBlock, 5);
  head.writeUInt16BE(name.length, 6);
  const times = Buffer.alloc(16);
  times.writeBigInt64BE(BigInt(Math.round(startsAtMs)), 0);
  times.writeBigInt64BE(BigInt(Math.round(endsAtMs)), 8);
  return Buffer.concat([head, name, times]);
};
