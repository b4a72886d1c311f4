import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { listenOnLoopback } from '../../helpers/loopback-server.ts';
import { type OpenCloud, openCloud } from './open-cloud.ts';

const filesIn = (open: OpenCloud, folder: 'content' | 'incoming'): Promise<string[]> => readdir(join(open.storageDir, folder));

const idIn = (json: unknown): string => Object.values(json as Record<string, string>)[0]?.split('//')[1] ?? '';

describe.each(['upload', 'upload-media', 'espresso/test-suite', 'xcuitest/test-suite', 'earlgrey/app-dir'])('%s', (area) => {
  test.each([
    ['neither file nor url', { content: null }, 'INVALID_VALUES_IN_INPUT'],
    ['an empty file', { content: '' }, 'APP_UNZIP_FAILED'],
    ['a custom id that is no text', { fields: { data: '{"custom_id":["a"]}' } }, 'INVALID_VALUES_IN_INPUT'],
    ['a file and a url together', { fields: { url: 'https://builds.example/shop' } }, 'INVALID_VALUES_IN_INPUT'],
    ['data that is not JSON', { fields: { data: '{' } }, 'INVALID_VALUES_IN_INPUT'],
    ['data that is a list', { fields: { data: '[]' } }, 'INVALID_VALUES_IN_INPUT'],
    ['a url of another protocol', { content: null, fields: { url: 'file:///etc/passwd' } }, 'INCORRECT_URL'],
    ['a local url that does not respond', { content: null, fields: { url: 'http://127.0.0.1:1/a.apk' } }, 'INCORRECT_URL'],
  ])('refuses %s', async (_what, wanted, code) => {
    await using open = await openCloud();
    expect(await open.upload(`/app-automate/${area}`, wanted)).toMatchObject({
      status: 422,
      json: { error: expect.stringContaining(`[BROWSERSTACK_${code}]`) },
    });
  });
});

describe('a suite', () => {
  const discoverTests = (): Promise<undefined> => Promise.resolve(undefined);

  test.each(['espresso/test-suite', 'xcuitest/test-suite', 'earlgrey/app-dir'])(
    'that is no archive is refused by its name: %s',
    async (area) => {
      await using open = await openCloud({}, { discoverTests });
      const { status, json, text } = await open.upload(`/app-automate/${area}`, { content: 'no archive' });
      expect([status, json]).toEqual([
        422,
        {
          error: expect.stringMatching(
            /: the file is not an APK, an IPA or a zip archive\. Use the file from the build, or set the input to a/,
          ),
        },
      ]);
      expect(text).not.toContain(open.storageDir);
      expect((await open.upload(`/app-automate/${area}`)).status).toBe(200);
    },
  );

  test('a suite that is no archive is accepted as an app, whose content is not read', async () => {
    await using open = await openCloud({}, { discoverTests });
    expect((await open.upload('/app-automate/upload', { content: 'no archive' })).status).toBe(200);
  });
});

test('an upload that cannot be stored is an error without a path of the machine', async () => {
  await using open = await openCloud();
  await rm(open.storageDir, { recursive: true });
  const { status, text } = await open.upload('/app-automate/upload');
  expect([status, text]).toEqual([500, expect.stringContaining('ENOENT: no such file or directory')]);
  expect(text).not.toContain(open.storageDir);
});

test('a listing of no uploads at all is refused', async () => {
  await using open = await openCloud();
  expect((await open.get('/app-automate/recent_apps?limit=0')).status).toBe(422);
});

describe('the shapes of the older interface', () => {
  const reference = expect.stringMatching(/^bs:\/\/[0-9a-f]{40}$/);

  test('an app: custom_id is absent without one, the time is a text', async () => {
    await using open = await openCloud();
    expect((await open.upload('/app-automate/upload')).json).toEqual({ app_url: reference });
    const [listed] = (await open.get('/app-automate/recent_apps')).json as object[];
    expect(listed).toEqual({
      app_name: 'shop.apk',
      app_version: '1.0',
      app_url: reference,
      app_id: expect.stringMatching(/^[0-9a-f]{40}$/),
      uploaded_at: '2026-01-02 10:00:00 UTC',
    });
  });

  test('a suite: custom_id is null without one, the time is a number', async () => {
    await using open = await openCloud();
    const { json } = await open.upload('/app-automate/espresso/test-suite', { name: 'tests.apk' });
    expect(json).toEqual({ test_url: reference });
    const suite = {
      custom_id: null,
      framework: 'espresso',
      test_suite_id: idIn(json),
      test_suite_name: 'tests.apk',
      test_suite_url: reference,
      uploaded_at: 1_767_348_000,
    };
    expect((await open.get('/app-automate/espresso/test-suites')).json).toEqual([suite]);
    expect((await open.get(`/app-automate/espresso/test-suites/${idIn(json)}`)).json).toEqual(suite);
    expect((await open.get('/app-automate/xcuitest/test-suites')).json).toEqual({ message: 'No results found' });
  });
});

test('the newer interface wraps listings and details', async () => {
  await using open = await openCloud();
  const uploaded = (await open.upload('/app-automate/espresso/v2/app', { fields: { custom_id: 'Shop' } })).json;
  const id = (uploaded as { app_id: string }).app_id;
  expect(uploaded).toMatchObject({ app_name: 'shop.apk', expiry: '2026-02-01 10:00:00 UTC', shareable_id: 'ann/Shop' });
  expect((await open.get('/app-automate/xcuitest/v2/apps')).json).toEqual({ apps: [uploaded] });
  expect((await open.get('/app-automate/espresso/v2/apps?custom_id=None')).json).toEqual({ apps: [] });
  expect((await open.get(`/app-automate/espresso/v2/apps/${id}`)).json).toEqual({ app: uploaded });
  expect((await open.remove(`/app-automate/espresso/v2/apps/${id}`)).json).toEqual({ success: { message: 'Deleted' } });
  expect(await open.get(`/app-automate/espresso/v2/apps/${id}`)).toMatchObject({
    status: 404,
    json: { error: { message: expect.stringContaining('APP_NOT_FOUND') } },
  });
  expect((await open.upload('/app-automate/xcuitest/v2/test-suite')).json).toMatchObject({
    framework: 'xcuitest',
    test_suite_url: expect.stringMatching(/^bs:/),
  });
});

describe('content', () => {
  test('is kept once under its hash, until its last upload is deleted', async () => {
    await using open = await openCloud();
    const first = idIn((await open.upload('/app-automate/upload', { content: 'same' })).json);
    const second = idIn((await open.upload('/app-automate/upload', { content: 'same' })).json);
    expect(first).not.toBe(second);
    expect(await filesIn(open, 'content')).toEqual([createHash('sha256').update('same').digest('hex')]);
    await open.remove(`/app-automate/app/delete/${first}`);
    expect(await filesIn(open, 'content')).toHaveLength(1);
    await open.remove(`/app-automate/app/delete/${second}`);
    expect(await filesIn(open, 'content')).toEqual([]);
  });

  test.each([
    ['too large', 'ann', 413],
    ['of a stranger', 'eve', 401],
  ])('%s is refused early, and the connection still serves the next request', async (_what, username, status) => {
    await using open = await openCloud({ limits: { 'upload-bytes': 1_000 } });
    const authorization = (name: string): string => `Authorization: Basic ${btoa(`${name}:${open.cloud.accessKey}`)}`;
    const socket = connect(Number(new URL(open.cloud.origin).port), '127.0.0.1');
    const head = '--mark\r\nContent-Disposition: form-data; name="file"; filename="a.apk"\r\n\r\n';
    const content = head + 'x'.repeat(5_000_000);
    socket.write(
      `POST /app-automate/upload HTTP/1.1\r\nHost: x\r\n${authorization(username)}\r\n` +
        `Content-Type: multipart/form-data; boundary=mark\r\nContent-Length: ${content.length}\r\n\r\n${content}`,
    );
    socket.end(`GET /app-automate/plan.json HTTP/1.1\r\nHost: x\r\n${authorization('ann')}\r\nConnection: close\r\n\r\n`);
    const responses = await readText(socket);
    expect([...responses.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code))).toEqual([status, 200]);
  });

  test('content of an upload that breaks off leaves nothing', async () => {
    const seen = Promise.withResolvers<void>();
    await using open = await openCloud({}, { onRequest: () => seen.resolve() });
    const upload = request(`${open.cloud.origin}/app-automate/upload`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${btoa(`ann:${open.cloud.accessKey}`)}`,
        'Content-Type': 'multipart/form-data; boundary=mark',
        'Content-Length': 1_000_000,
      },
    });
    upload.on('error', () => {});
    upload.write('--mark\r\nContent-Disposition: form-data; name="file"; filename="a.apk"\r\n\r\nPK');
    await once(upload, 'socket');
    upload.write('x'.repeat(100_000), () => upload.destroy());
    await seen.promise;
    expect([...(await filesIn(open, 'content')), ...(await filesIn(open, 'incoming'))]).toEqual([]);
    expect(open.cloud.requests).toHaveLength(1);
  });

  test.each([
    [200, 'bytes', 200, 1],
    [404, 'nothing', 422, 0],
    [200, 'x'.repeat(5_000), 422, 0],
  ])('content by a url of this machine, which returns %i, is fetched', async (status, body, expected, kept) => {
    await using open = await openCloud({ limits: { 'upload-bytes': 1_000 } });
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await using files = await listenOnLoopback(server);
    const fields = { url: `${files.origin}/shop.apk` };
    expect((await open.upload('/app-automate/upload', { content: null, fields })).status).toBe(expected);
    expect(await filesIn(open, 'content')).toHaveLength(kept);
    expect(await filesIn(open, 'incoming')).toEqual([]);
  });
});

describe('uploads of one simulated instant', () => {
  const scenario = { 'poll-seconds': 1 };
  const twelve = Array.from({ length: 12 }, (_, nth) => `a${nth}.apk`);

  test.each([
    ['/app-automate/upload', '/app-automate/recent_apps', 'app_name'],
    ['/app-automate/upload', '/app-automate/recent_group_apps', 'app_name'],
    ['/app-automate/upload', '/app-automate/recent_apps/Shop', 'app_name'],
    ['/app-automate/upload-media', '/app-automate/recent_media_files', 'media_name'],
    ['/app-automate/espresso/test-suite', '/app-automate/espresso/test-suites', 'test_suite_name'],
  ])('of %s are listed by %s with the newest first', async (upload, list, key) => {
    await using open = await openCloud(scenario);
    for (const name of twelve) await open.upload(upload, { name, fields: { custom_id: 'Shop' } });
    const names = ((await open.get(list)).json as Record<string, string>[]).map((entry) => entry[key]);
    expect(names).toEqual(twelve.toReversed().slice(0, 10));
  });

  test('the first of a listing is what a build uses by its custom id, whatever the order of the scenario is', async () => {
    await using open = await openCloud({
      uploads: [
        { kind: 'app', name: 'new.apk', 'custom-id': 'Shop' },
        { kind: 'app', name: 'old.apk', 'custom-id': 'Shop', 'age-days': 3 },
      ],
    });
    const [first] = (await open.get('/app-automate/recent_apps/Shop')).json as { app_name: string }[];
    expect(first?.app_name).toBe('new.apk');
    const testSuite = await open.uploadRef('/app-automate/espresso/test-suite', 'tests.apk');
    const started = await open.post('/app-automate/espresso/build', { app: 'Shop', testSuite, devices: ['Google Pixel 7-13.0'] });
    const { json } = await open.get(`/app-automate/espresso/builds/${(started.json as { build_id: string }).build_id}`);
    expect(json).toMatchObject({ app_details: { name: 'new.apk' } });
  });
});

test.each([
  ['/app-automate/recent_apps?limit=0', 'limit: expected a whole number from 1 to 100'],
  ['/app-automate/recent_apps?limit=101', 'limit: expected a whole number from 1 to 100'],
  ['/app-automate/recent_media_files?limit=many', 'limit: expected a whole number from 1 to 100'],
  ['/app-automate/espresso/v2/apps?scope=team', 'scope: expected user, group'],
])('%s is refused, as the document says', async (path, message) => {
  await using open = await openCloud();
  expect(await open.get(path)).toMatchObject({ status: 422, text: expect.stringContaining(message) });
});

test('test cases have a previous page that can be requested, and no day that does not exist', async () => {
  await using open = await openCloud();
  const path = '/api/v2/projects/PR-1/test-cases';
  for (const [page, prev] of [
    [1, 1],
    [2, 1],
    [3, 2],
  ]) {
    expect((await open.get(`${path}?p=${page}`)).json).toMatchObject({ info: { page, prev } });
  }
  expect((await open.get(`${path}?updated_after=2026-02-30T00:00:00.000Z`)).status).toBe(422);
  expect((await open.get(`${path}?updated_after=2028-02-29T00:00:00.000Z`)).status).toBe(200);
});
