import { statusFailure } from '../../src/cloud/failures.ts';
import { createRedact } from '../../src/cloud/redaction.ts';
import type { Exchange, Transport } from '../../src/cloud/transport.ts';
import type { Clock } from '../../src/lib/clock.ts';
import type { SimulatedBuild, SimulatedSession } from '../polling/workload.ts';

/** What the service allows one user (observed shapes 8.3). */
const requestsPerSecond = 90;
const uploadsPerMinute = 5;

export interface ServiceModel {
  readonly transport: Transport;
  /** When each request came in. */
  readonly requestsMs: readonly number[];
  readonly refused: () => number;
  /** Files that were taken. */
  readonly uploads: () => number;
}

export interface ModelOptions {
  readonly clock: Clock;
  readonly random: () => number;
  /** Builds by their shard; a build begins when it is started. */
  readonly builds: readonly SimulatedBuild[];
  readonly uploadMs: number;
  /** Content ids by the path that takes such a file. */
  readonly customIds: Readonly<Record<string, string>>;
}

interface Started {
  readonly build: SimulatedBuild;
  readonly startedMs: number;
}

/** The service behind the real client's transport: requests as they are, answers from drawn builds, limits as documented. */
export const createServiceModel = ({ clock, random, builds, uploadMs, customIds }: ModelOptions): ServiceModel => {
  const requestsMs: number[] = [];
  const uploadsMs: number[] = [];
  const held = new Map<string, string>();
  const started = new Map<string, Started>();
  let refused = 0;
  let uploads = 0;

  const within = (moments: readonly number[], windowMs: number): number => {
    let count = 0;
    for (let nth = moments.length - 1; nth >= 0 && clock.monotonicMs() - (moments[nth] ?? 0) < windowMs; nth--) count += 1;
    return count;
  };
  const isUpload = (path: string): boolean => path in customIds;

  const answerTo = async (method: string, path: string): Promise<unknown> => {
    await clock.sleep(60 - 90 * Math.log(1 - random()));
    if (method === 'POST' && isUpload(path)) {
      await clock.sleep(uploadMs * (0.75 + random() / 2));
      uploads += 1;
      held.set(path, `bs://upload-${uploads}`);
      return uploadRecord(held.get(path), customIds[path]);
    }
    if (method === 'POST') {
      const build = builds[started.size];
      if (build === undefined) throw new Error('more builds were started than drawn');
      started.set(build.id, { build, startedMs: clock.monotonicMs() });
      return { message: 'Success', build_id: build.id };
    }
    if (path.includes('/sessions/')) return { session_id: path.split('/').at(-1), status: 'done', test_details: {} };
    const build = started.get(path.split('/').at(-1) ?? '');
    if (build !== undefined) return buildAnswer(build, clock.monotonicMs());
    const upload = Object.keys(customIds).find((kind) => isListingOf(path, kind));
    return upload === undefined || !held.has(upload) ? [] : [uploadRecord(held.get(upload), customIds[upload])];
  };

  const exchange = async <Result>({ method, route, target, consume }: Exchange<Result>): Promise<Result> => {
    requestsMs.push(clock.monotonicMs());
    const isOver = within(requestsMs, 1_000) > requestsPerSecond;
    if (!isOver && method === 'POST' && isUpload(target.path)) uploadsMs.push(clock.monotonicMs());
    if (isOver || (isUpload(target.path) && within(uploadsMs, 60_000) > uploadsPerMinute)) {
      refused += 1;
      await clock.sleep(50);
      throw statusFailure(429, { route, status: 429, serviceMessage: 'Too many requests' }, undefined);
    }
    const body = JSON.stringify(await answerTo(method, target.path));
    const headers = { 'content-type': 'application/json' };
    return consume({ route, status: 200, headers, body: chunks(Buffer.from(body)), redact });
  };

  return { transport: { exchange, close: async () => {} }, requestsMs, refused: () => refused, uploads: () => uploads };
};

const redact = createRedact('ann', 'key');

const isListingOf = (path: string, upload: string): boolean =>
  upload.endsWith('/upload') ? path.includes('/recent_apps/') : path === `${upload}s`;

const chunks = async function* (bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
};

const uploadRecord = (url: string | undefined, customId: string | undefined): unknown => ({
  app_url: url,
  app_id: url?.slice('bs://'.length),
  custom_id: customId,
});

/** A build of the older interface (observed shapes 3.2). */
const buildAnswer = ({ build, startedMs }: Started, nowMs: number): unknown => {
  const atMs = nowMs - startedMs;
  return {
    build_id: build.id,
    status: atMs >= build.endsAtMs ? 'done' : 'running',
    input_capabilities: {},
    devices: Object.fromEntries(build.sessions.map((session) => [session.device, sessionAnswer(build, session, atMs)])),
  };
};

const sessionAnswer = ({ id }: SimulatedBuild, session: SimulatedSession, atMs: number): unknown => {
  const { device, startsAtMs, endsAtMs, testsEndAtMs, isBroken } = session;
  const ended = isBroken ? 'error' : 'done';
  const running = atMs < endsAtMs ? 'running' : ended;
  return {
    session_id: `${id}-${device}`,
    status: atMs < startsAtMs ? 'queued' : running,
    test_status: { SUCCESS: testsEndAtMs.filter((ms) => ms <= atMs).length, FAILED: 0, IGNORED: 0, TIMEDOUT: 0 },
  };
};
