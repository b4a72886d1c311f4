import { randomBytes } from 'node:crypto';
import { readdir, readlink, truncate, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { slowReadMs } from '../../../src/cloud/multipart.ts';
import type { Clock } from '../../../src/lib/clock.ts';
import { onlyOnce, openTestClient, rejection } from '../../helpers/cloud-client.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';
import { json, selfSigned, startRawServer } from '../../helpers/loopback-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const uploaded = json({ app_url: 'bs://1111' });

/** On which every read takes long. */
const slowDiskClock = (): Clock => {
  const clock = createFakeClock();
  const monotonicMs = (): number => {
    clock.advance(slowReadMs);
    return clock.monotonicMs();
  };
  return { ...clock, monotonicMs };
};

/** Trusts a certificate as if an authority of the machine vouched for it, until disposed of. */
const trust = (cert: string): Disposable => {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, cert]);
  return { [Symbol.dispose]: () => setDefaultCACertificates(before) };
};

/** Reads a body, and waits before each next chunk. */
const readSlowly =
  (beforeEachChunk: () => Promise<void>) =>
  async (message: IncomingMessage): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    for await (const chunk of message) {
      chunks.push(chunk);
      await beforeEachChunk();
    }
    return Buffer.concat(chunks);
  };

const turnsUntilStuck = 100;

/** Waits until no more bytes are sent, however often the loop turns: a part of a chunk is then still on its way. */
const untilStuck = async (sentBytes: () => number): Promise<void> => {
  let seenBytes = sentBytes();
  for (let quietTurns = 0; quietTurns < turnsUntilStuck; quietTurns++) {
    await setImmediate();
    if (sentBytes() === seenBytes) continue;
    seenBytes = sentBytes();
    quietTurns = 0;
  }
};

test.each([
  { from: 'memory', over: 'TCP', clock: createFakeClock, options: {} },
  { from: 'a slow disk', over: 'TCP', clock: slowDiskClock, options: {} },
  { from: 'memory', over: 'TLS', clock: createFakeClock, options: { tls: selfSigned() } },
  { from: 'a slow disk', over: 'TLS', clock: slowDiskClock, options: { tls: selfSigned() } },
])(
  'every byte arrives as it is in the file, from $from over $over, where the service reads slowly',
  async ({ clock, options }) => {
    await using folder = await temporaryDirectory();
    const content = randomBytes(20_000_017);
    const path = join(folder.path, 'shop.apk');
    await writeFile(path, content);
    using _trusted = trust(selfSigned().cert);
    let sentBytes = 0;
    let pieces = 0;
    const stuckAtBytes: number[] = [];
    const beforeEachChunk = async (): Promise<void> => {
      pieces += 1;
      if (pieces % 50 !== 1) return;
      await untilStuck(() => sentBytes);
      stuckAtBytes.push(sentBytes);
    };
    await using server = await startRawServer([uploaded], { ...options, readBody: readSlowly(beforeEachChunk) });
    await using client = openTestClient(server.origin, { clock: clock() });
    const onProgress = (sent: number): void => {
      sentBytes = sent;
    };
    await client.cloud.apps.uploadFile({ path, onProgress });
    const [request] = server.requests;
    const start = (request?.body.indexOf('\r\n\r\n') ?? 0) + 4;
    expect(request?.body.subarray(start, start + content.length).equals(content)).toBe(true);
    expect(stuckAtBytes[0]).toBeLessThan(content.length);
  },
);

describe('where the service reads a beginning and no more', () => {
  /** More than the system takes on the way to a service that does not read. */
  const fileBytes = 100_000_000;

  const stalled = async (folder: string) => {
    const path = join(folder, 'shop.apk');
    await writeFile(path, '');
    await truncate(path, fileBytes);
    const reading = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    const beforeEachChunk = (): Promise<void> => {
      reading.resolve();
      return stopped.promise;
    };
    const server = await startRawServer([uploaded], { readBody: readSlowly(beforeEachChunk) });
    return { path, server, reading: reading.promise, stop: stopped.resolve };
  };

  test('the upload ends for want of progress', async () => {
    await using folder = await temporaryDirectory();
    const { path, ...service } = await stalled(folder.path);
    await using server = service.server;
    await using client = openTestClient(server.origin, {
      deadlines: { upload: { idleMs: 250, totalMs: 20_000 } },
      retry: onlyOnce,
    });
    expect(await rejection(client.cloud.apps.uploadFile({ path }))).toMatchObject({
      code: 'cloud-deadline',
      message: expect.stringContaining('250 ms'),
    });
    expect(client.events[0]?.bytesSent).toBeLessThan(fileBytes);
    await expect.poll(openFiles).not.toContain(path);
    service.stop();
  });

  test('a signal ends the upload at once', async () => {
    await using folder = await temporaryDirectory();
    const { path, reading, ...service } = await stalled(folder.path);
    await using server = service.server;
    await using client = openTestClient(server.origin);
    const controller = new AbortController();
    const { signal } = controller;
    const ended = rejection(client.cloud.apps.uploadFile({ path, signal }));
    await reading;
    controller.abort(new Error('cancelled'));
    expect(await ended).toBe(signal.reason);
    expect(client.events[0]?.bytesSent).toBeLessThan(fileBytes);
    await expect.poll(openFiles).not.toContain(path);
    service.stop();
  });
});

/** What this process has open, where the system tells. */
const openFiles = async (): Promise<readonly string[]> => {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  return Promise.all(descriptors.map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => '')));
};
