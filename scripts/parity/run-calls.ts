import { isRecord } from '../../src/lib/is-record.ts';
import { type Files, type Known, type ParityCall, parityCalls } from './calls.ts';
import { type Shape, shapeOf } from './shape.ts';

/** One of the two services that are compared. */
export interface Side {
  readonly origin: string;
  readonly username: string;
  readonly accessKey: string;
  /** Between two uploads, and between two polls of the build; both 0 for the built-in cloud. */
  readonly uploadPauseMs: number;
  readonly pollPauseMs: number;
}

/** What a call was answered, without any value of the account. */
export interface Observation {
  readonly status: number;
  /** Content type without parameters. */
  readonly type: string;
  /** Names of headers about limits and authentication. */
  readonly headers: readonly string[];
  readonly shape: Shape;
}

/** By the name of the call; a text says why a call was not sent. */
export type Observations = ReadonlyMap<string, Observation | string>;

interface RunOptions {
  readonly files: Files;
  /** Start one build on this device; absent: none is started. */
  readonly device?: string;
  readonly log: (line: string) => void;
  readonly sleep: (ms: number) => Promise<void>;
}

const noShape: Shape = { lines: new Set(), words: new Set() };
const shownHeaders = /^(?:retry-after|www-authenticate|x-ratelimit-.{1,40}|ratelimit-.{1,40}|content-disposition)$/;
const maxRetries = 3;
const throttlePauseMs = 60_000;
const requestTimeoutMs = 120_000;

interface Reply {
  readonly observation: Observation;
  readonly value: unknown;
}

const parse = (text: string, type: string): unknown => {
  if (!type.includes('json')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const send = async (side: Side, call: ParityCall, path: string, known: Known, { files, sleep }: RunOptions): Promise<Reply> => {
  for (let attempt = 0; ; attempt++) {
    const body = await call.body?.(known, files);
    const key = call.credentials === 'wrong' ? 'wrong-access-key' : side.accessKey;
    const response = await fetch(`${side.origin}${path}`, {
      method: call.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: {
        authorization: `Basic ${Buffer.from(`${side.username}:${key}`).toString('base64')}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    const text = await response.text();
    if (response.status === 429 && attempt < maxRetries) {
      await sleep(Number(response.headers.get('retry-after')) * 1_000 || throttlePauseMs);
      continue;
    }
    const value = parse(text, type);
    const shape = value === undefined ? noShape : shapeOf(value);
    const headers = [...response.headers.keys()].filter((name) => shownHeaders.test(name)).sort();
    return { observation: { status: response.status, type, headers, shape }, value };
  }
};

const learn = ({ learns = {} }: ParityCall, value: unknown, known: Known): void => {
  if (!isRecord(value)) return;
  for (const [name, keys] of Object.entries(learns)) {
    const found = keys.map((key) => value[key]).find((each) => typeof each === 'string');
    if (typeof found !== 'string') continue;
    known.set(name, found);
    known.set(`${name}Hash`, found.replace(/^\w+:\/\//, ''));
  }
};

/** Polls until the build has ended, or with `untilSession` until its session is known. */
const followBuild = async (side: Side, known: Known, options: RunOptions, untilSession: boolean): Promise<void> => {
  const [, status] = parityCalls.build;
  const path = status?.path(known);
  if (status === undefined || path === undefined) return;
  const maxPolls = 240;
  for (let poll = 0; poll < maxPolls; poll++) {
    const { value } = await send(side, status, path, known, options);
    const { status: word, devices } = isRecord(value) ? value : {};
    const device = isRecord(devices) ? devices[options.device ?? ''] : undefined;
    const session = isRecord(device) ? device.session_id : undefined;
    if (typeof session === 'string') known.set('session', session);
    if ((untilSession && typeof session === 'string') || (word !== 'running' && word !== 'queued')) return;
    await options.sleep(side.pollPauseMs);
  }
};

/** Sends every call of the list to one service, one after the other. */
export const runCalls = async (side: Side, options: RunOptions): Promise<Observations> => {
  const observations = new Map<string, Observation | string>();
  const known: Known = new Map();
  if (options.device !== undefined) known.set('device', options.device);
  let uploads = 0;
  const observe = async (call: ParityCall): Promise<void> => {
    const path = call.path(known);
    if (path === undefined) {
      observations.set(call.name, 'not sent: an earlier call did not give what it needs');
      return;
    }
    if (call.isUpload && uploads++ > 0) await options.sleep(side.uploadPauseMs);
    const { observation, value } = await send(side, call, path, known, options);
    learn(call, value, known);
    observations.set(call.name, observation);
    options.log(`${call.name}: ${observation.status}`);
  };
  for (const call of parityCalls.before) await observe(call);
  if (options.device !== undefined) {
    const [start, ...early] = parityCalls.build;
    if (start !== undefined) await observe(start);
    for (const call of early) {
      if (call.path(known) === undefined) await followBuild(side, known, options, true);
      await observe(call);
    }
    await followBuild(side, known, options, false);
    for (const call of parityCalls.buildEnd) await observe(call);
  }
  for (const call of parityCalls.deletions) await observe(call);
  return observations;
};
