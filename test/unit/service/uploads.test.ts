import { randomBytes } from 'node:crypto';
import { readdir, readlink, truncate, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/lib/clock.ts';
import { slowReadMs } from '../../../src/service/multipart.ts';
import { onlyOnce, openTestClient, rejection } from '../../helpers/cloud-client.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';
import {
  brokenChunks,
  bytes,
  closedOrigin,
  hang,
  json,
  type RawResponder,
  reset,
  selfSigned,
  serve,
  startRawServer,
  text,
} from '../../helpers/loopback-server.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const uploaded = json({ app_url: 'bs://1111', custom_id: 'Shop' });

const fileIn = async (folder: string, content: string | Buffer = 'PK content of an app'): Promise<string> => {
  const path = join(folder, 'shop.apk');
  await writeFile(path, content);
  return path;
};

/** The parts of a form: their header lines and their content. */
const partsOf = (body: Buffer, contentType = ''): readonly { readonly header: string; readonly content: string }[] => {
  const boundary = `--${/boundary=(.+)$/.exec(contentType)?.[1]}`;
  const [, ...parts] = body.toString('latin1').split(boundary);
  expect(parts.pop()).toBe('--\r\n');
  return parts.map((part) => {
    const [header = '', ...content] = part.slice(2, -2).split('\r\n\r\n');
    return { header, content: content.join('\r\n\r\n') };
  });
};

test('a file is sent as a form of known length, with its custom id', async () => {
  await using folder = await temporaryDirectory();
  await using client = await serve(openTestClient, [uploaded]);
  const path = await fileIn(folder.path);
  const progress: (readonly number[])[] = [];
  const record = await client.cloud.apps.uploadFile({
    path,
    customId: 'Shop',
    onProgress: (sent, total) => progress.push([sent, total]),
  });
  expect(record).toEqual({ id: '1111', url: 'bs://1111', customId: 'Shop' });
  const [request] = client.requests;
  expect(request?.headers['content-length']).toBe(String(request?.body.length));
  expect(request?.headers).not.toHaveProperty('transfer-encoding');
  expect(partsOf(request?.body ?? Buffer.alloc(0), request?.headers['content-type'])).toEqual([
    { header: 'Content-Disposition: form-data; name="data"', content: '{"custom_id":"Shop"}' },
    {
      header: 'Content-Disposition: form-data; name="file"; filename="shop.apk"\r\nContent-Type: application/octet-stream',
      content: 'PK content of an app',
    },
  ]);
  expect(progress.at(-1)).toEqual([request?.body.length, request?.body.length]);
  expect(client.events).toMatchObject([{ outcome: 'ok', bytesSent: request?.body.length }]);
});

test('v2 takes custom id and URL as parts of their own', async () => {
  await using folder = await temporaryDirectory();
  await using client = await serve(openTestClient, [uploaded]);
  const cloud = client.cloud.inVersion('v2');
  await cloud.testSuites('maestro').uploadFile({ path: await fileIn(folder.path), customId: 'Shop' });
  await cloud.testSuites('espresso').uploadUrl({ url: 'https://h.example/a.apk', customId: 'Shop' });
  const forms = client.requests.map(({ body, headers }) =>
    partsOf(body, headers['content-type']).map(({ header, content }) => `${/name="(\w+)"/.exec(header)?.[1]}: ${content}`),
  );
  expect(forms).toEqual([
    ['custom_id: Shop', 'file: PK content of an app'],
    ['url: https://h.example/a.apk', 'custom_id: Shop'],
  ]);
});

test('a URL is sent as the part data alone', async () => {
  await using client = await serve(openTestClient, [uploaded]);
  await client.cloud.apps.uploadUrl({ url: 'https://h.example/a.apk', customId: 'Shop' });
  await client.cloud.apps.uploadUrl({ url: 'https://h.example/a.apk' });
  const contents = client.requests.map(({ body, headers }) => partsOf(body, headers['content-type']).map((part) => part.content));
  expect(contents).toEqual([['{"url":"https://h.example/a.apk","custom_id":"Shop"}'], ['{"url":"https://h.example/a.apk"}']]);
});

test.each([
  { fileName: 'a"b\r\nX-Evil: 1.apk', shown: 'a%22b%0D%0AX-Evil: 1.apk' },
  { fileName: '../../etc/passwd', shown: 'passwd' },
  { fileName: 'größe 1.apk', shown: 'größe 1.apk' },
])('the name $fileName stays inside its header', async ({ fileName, shown }) => {
  await using folder = await temporaryDirectory();
  await using client = await serve(openTestClient, [uploaded]);
  await client.cloud.apps.uploadFile({ path: await fileIn(folder.path), fileName });
  const [part] = partsOf(client.requests[0]?.body ?? Buffer.alloc(0), client.requests[0]?.headers['content-type']);
  expect(Buffer.from(part?.header ?? '', 'latin1').toString()).toContain(`; filename="${shown}"\r\n`);
});

test.each<{ readonly name: string; readonly respond: RawResponder }>([
  { name: 'a reset', respond: reset },
  { name: 'silence', respond: hang },
  { name: 'a cut response', respond: brokenChunks('{"app_') },
  { name: '429', respond: json({}, 429, { 'retry-after': '12' }) },
  { name: '500', respond: text('', 500) },
  { name: '502 with HTML', respond: text('<html>', 502) },
  { name: 'a response without a url', respond: json({ custom_id: 'Shop' }) },
  { name: 'half of a response', respond: text('{"app_url":"bs://') },
])('an upload is sent again from its first byte after $name', async ({ respond }) => {
  await using folder = await temporaryDirectory();
  await using client = await serve(openTestClient, [respond, uploaded], {
    deadlines: { upload: { idleMs: 250, totalMs: 5_000 } },
  });
  const sent: number[] = [];
  await client.cloud.apps.uploadFile({ path: await fileIn(folder.path), onProgress: (bytes) => sent.push(bytes) });
  const forms = client.requests.map(({ body, headers }) => partsOf(body, headers['content-type'])[0]?.content);
  expect(forms).toEqual(['PK content of an app', 'PK content of an app']);
  const boundaries = client.requests.map(({ headers }) => headers['content-type']);
  expect(new Set(boundaries).size).toBe(2);
  expect(sent.filter((bytes) => bytes === client.requests[0]?.body.length)).toHaveLength(2);
});

test.each([
  { name: '401', respond: json({}, 401), code: 'cloud-unauthorized' },
  { name: '422', respond: json({ error: 'no apk' }, 422), code: 'cloud-rejected' },
  { name: 'an error in 200', respond: json({ error: 'no apk' }), code: 'cloud-rejected' },
  { name: 'a redirect', respond: json({}, 307, { location: '/x' }), code: 'cloud-redirect-refused' },
])('an upload is not sent again after $name', async ({ respond, code }) => {
  await using folder = await temporaryDirectory();
  await using client = await serve(openTestClient, [respond]);
  expect(await rejection(client.cloud.apps.uploadFile({ path: await fileIn(folder.path) }))).toMatchObject({ code });
  expect(client.requests).toHaveLength(1);
});

describe('a file that cannot be sent', () => {
  test.each([
    { name: 'missing', make: async (folder: string) => join(folder, 'none.apk') },
    { name: 'empty', make: (folder: string) => fileIn(folder, '') },
    { name: 'a folder', make: async (folder: string) => folder },
  ])('since it is $name is an error before any request', async ({ make }) => {
    await using folder = await temporaryDirectory();
    await using client = await serve(openTestClient, [uploaded]);
    const failure = await rejection(client.cloud.apps.uploadFile({ path: await make(folder.path) }));
    expect(failure).toMatchObject({ code: 'cloud-local-file' });
    expect(client.requests).toHaveLength(0);
    expect(client.events).toHaveLength(1);
  });

  test('a file that cannot be sent to its end since it was cut meanwhile is an error, once', async () => {
    await using folder = await temporaryDirectory();
    const path = await fileIn(folder.path, Buffer.alloc(30_000_000));
    await using client = await serve(openTestClient, [uploaded]);
    let cut: Promise<void> | undefined;
    const onProgress = (): void => {
      cut ??= truncate(path, 5_000_000);
    };
    expect(await rejection(client.cloud.apps.uploadFile({ path, onProgress }))).toMatchObject({ code: 'cloud-local-file' });
    await cut;
    expect(client.events).toHaveLength(1);
  });
});

test.each(['client', 'file'])('the signal of the %s aborts an upload in the middle and closes the file', async (whose) => {
  await using folder = await temporaryDirectory();
  const path = await fileIn(folder.path, Buffer.alloc(30_000_000));
  const controller = new AbortController();
  const { signal } = controller;
  await using client = await serve(openTestClient, [uploaded], whose === 'client' ? { signal } : {});
  const file = { path, onProgress: () => controller.abort(new Error('cancelled')), ...(whose === 'file' && { signal }) };
  expect(await rejection(client.cloud.apps.uploadFile(file))).toBe(signal.reason);
  expect(client.events[0]?.bytesSent).toBeLessThan(5_000_000);
  await expect.poll(openFiles).not.toContain(path);
});

test('an upload ends with an error of the caller as it is', async () => {
  await using folder = await temporaryDirectory();
  await using client = await serve(openTestClient, [uploaded]);
  const bug = new Error('a bug in the caller');
  const onProgress = (): never => {
    throw bug;
  };
  expect(await rejection(client.cloud.apps.uploadFile({ path: await fileIn(folder.path), onProgress }))).toBe(bug);
  expect(client.events).toMatchObject([{ outcome: 'failed' }]);
});

test('an early refusal ends the upload', async () => {
  await using folder = await temporaryDirectory();
  const path = await fileIn(folder.path, Buffer.alloc(30_000_000));
  const refusal = bytes('HTTP/1.1 401 Unauthorized\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}');
  await using server = await startRawServer([refusal], { readBody: async () => Buffer.alloc(0) });
  await using client = openTestClient(server.origin, { retry: onlyOnce });
  expect(await rejection(client.cloud.apps.uploadFile({ path }))).toMatchObject({ code: 'cloud-unauthorized' });
  expect(client.events[0]?.bytesSent).toBeLessThan(30_000_000);
  await expect.poll(openFiles).not.toContain(path);
});

test('an upload that never gets a connection closes its file', async () => {
  await using folder = await temporaryDirectory();
  const path = await fileIn(folder.path);
  await using client = openTestClient(await closedOrigin());
  expect(await rejection(client.cloud.apps.uploadFile({ path }))).toMatchObject({ code: 'cloud-unreachable', attempts: 6 });
  await expect.poll(openFiles).not.toContain(path);
});

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
