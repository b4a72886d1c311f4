import { describe, expect, test } from 'vitest';
import { openTestClient, rejection } from '../../helpers/cloud-client.ts';
import { json, startRawServer, text } from '../../helpers/raw-server.ts';
import { build, media, none, type RouteCase, record, runCase, session, upload } from './route-case.ts';

const v1: readonly RouteCase[] = [
  {
    request: 'POST /app-automate/upload',
    call: (cloud, path) => cloud.apps.uploadFile({ path }),
    answer: { app_url: 'bs://1111' },
    result: upload,
  },
  {
    request: 'POST /app-automate/upload',
    call: (cloud) => cloud.apps.uploadUrl({ url: 'https://h.example/a' }),
    answer: { app_url: 'bs://1111' },
    result: upload,
  },
  {
    request: 'GET /app-automate/recent_apps?limit=100',
    call: (cloud) => cloud.apps.list(),
    answer: [{ app_id: '1111', app_url: 'bs://1111' }],
    result: [upload],
  },
  {
    request: 'GET /app-automate/recent_apps?limit=5',
    call: (cloud) => cloud.apps.list({ limit: 5, scope: 'user' }),
    answer: none,
    result: [],
  },
  {
    request: 'GET /app-automate/recent_apps/My%20App?limit=100',
    call: (cloud) => cloud.apps.list({ customId: 'My App' }),
    answer: none,
    result: [],
  },
  {
    request: 'GET /app-automate/recent_group_apps?limit=100',
    call: (cloud) => cloud.apps.list({ scope: 'group', customId: 'A' }),
    answer: [{ app_url: 'bs://1', custom_id: 'A' }, { app_url: 'bs://2', custom_id: 'B' }, { app_url: 'bs://3' }],
    result: [{ id: '1', url: 'bs://1', customId: 'A' }],
  },
  { request: 'DELETE /app-automate/app/delete/1111', call: (cloud) => cloud.apps.delete('1111'), answer: { success: true } },
  {
    request: 'POST /app-automate/espresso/test-suite',
    call: (cloud, path) => cloud.testSuites('espresso').uploadFile({ path }),
    answer: { test_url: 'bs://1111' },
    result: upload,
  },
  {
    request: 'POST /app-automate/xcuitest/test-suite',
    call: (cloud) => cloud.testSuites('xcuitest').uploadUrl({ url: 'https://h.example/a' }),
    answer: { test_url: 'bs://1111' },
    result: upload,
  },
  {
    request: 'GET /app-automate/espresso/test-suites?limit=100',
    call: (cloud) => cloud.testSuites('espresso').list(),
    answer: [{ test_suite_url: 'bs://1111' }],
    result: [upload],
  },
  {
    request: 'GET /app-automate/xcuitest/test-suites/1111',
    call: (cloud) => cloud.testSuites('xcuitest').get('1111'),
    answer: { test_suite_url: 'bs://1111' },
    result: upload,
  },
  {
    request: 'DELETE /app-automate/espresso/test-suites/1111',
    call: (cloud) => cloud.testSuites('espresso').delete('1111'),
    answer: {},
  },
  {
    request: 'POST /app-automate/earlgrey/app-dir',
    call: (cloud, path) => cloud.appDirectories.uploadFile({ path }),
    answer: { test_url: 'bs://1111' },
    result: upload,
  },
  {
    request: 'POST /app-automate/earlgrey/app-dir',
    call: (cloud) => cloud.appDirectories.uploadUrl({ url: 'https://h.example/a' }),
    answer: { test_url: 'bs://1111' },
    result: upload,
  },
  {
    request: 'GET /app-automate/earlgrey/app-dirs?limit=100',
    call: (cloud) => cloud.appDirectories.list(),
    answer: [{ app_dir_url: 'bs://1111' }],
    result: [upload],
  },
  {
    request: 'GET /app-automate/earlgrey/app-dirs/1111',
    call: (cloud) => cloud.appDirectories.get('1111'),
    answer: { app_dir_url: 'bs://1111' },
    result: upload,
  },
  { request: 'DELETE /app-automate/earlgrey/app-dirs/1111', call: (cloud) => cloud.appDirectories.delete('1111'), answer: {} },
  {
    request: 'POST /app-automate/upload-media',
    call: (cloud, path) => cloud.media.uploadFile({ path }),
    answer: { media_url: 'media://2222' },
    result: media,
  },
  {
    request: 'GET /app-automate/recent_media_files?limit=100',
    call: (cloud) => cloud.media.list(),
    answer: [{ media_url: 'media://2222' }],
    result: [media],
  },
  {
    request: 'GET /app-automate/recent_media_files/Pics?limit=100',
    call: (cloud) => cloud.media.list({ customId: 'Pics' }),
    answer: none,
    result: [],
  },
  {
    request: 'GET /app-automate/recent_group_media?limit=100',
    call: (cloud) => cloud.media.list({ scope: 'group' }),
    answer: none,
    result: [],
  },
  {
    request: 'DELETE /app-automate/custom_media/delete/2222',
    call: (cloud) => cloud.media.delete('2222'),
    answer: { success: true },
  },
  {
    request: 'POST /app-automate/earlgrey/build',
    call: (cloud) => cloud.builds('earlgrey').start({ appDir: 'bs://1' }),
    answer: { message: 'Success', build_id: 'b1' },
    result: 'b1',
  },
  {
    request: 'GET /app-automate/espresso/builds/b1',
    call: (cloud) => cloud.builds('espresso').get('b1'),
    answer: build,
    result: { record, raw: build },
  },
  {
    request: 'GET /app-automate/xcuitest/builds/b1/sessions/s1',
    call: (cloud) => cloud.sessions('xcuitest').get('b1', 's1'),
    answer: session,
    result: { record: { id: 's1', tests: [] }, body: JSON.stringify(session) },
  },
  {
    request: 'GET /app-automate/espresso/builds/b1/sessions/s1/coverage',
    call: (cloud, path) => cloud.sessions('espresso').downloadCoverage('b1', 's1', `${path}.ec`),
    answer: {},
    result: { bytes: 2 },
  },
  {
    request: 'GET /app-automate/espresso/builds/b1/sessions/s1/report',
    call: (cloud, path) => cloud.sessions('espresso').downloadReport('b1', 's1', `${path}.xml`),
    answer: {},
    result: { bytes: 2 },
  },
  {
    request: 'GET /app-automate/xcuitest/builds/b1/sessions/tests/t1/instrumentationlogs',
    // No more than the first byte.
    call: (cloud) =>
      cloud.sessions('xcuitest').scanTestLog('b1', 't1', 'instrumentationlogs', 1, async (chunks) => {
        let read = '';
        for await (const chunk of chunks) read += Buffer.from(chunk).toString();
        return read;
      }),
    answer: {},
    result: '{',
  },
  {
    request: 'GET /app-automate/earlgrey/builds/b1/sessions/tests/t1/devicelogs',
    call: (cloud, path) => cloud.sessions('earlgrey').downloadTestLog('b1', 't1', 'devicelogs', `${path}.log`),
    answer: {},
    result: { bytes: 2 },
  },
  {
    request: 'GET /app-automate/espresso/builds/b1/sessions/tests/t1/video',
    call: (cloud, path) => cloud.sessions('espresso').downloadTestLog('b1', 't1', 'video', `${path}.mp4`),
    answer: {},
    result: { bytes: 2 },
  },
  {
    request: 'GET /app-automate/espresso/builds/b1/sessions/tests/t1/networklogs',
    call: (cloud) => cloud.sessions('espresso').networkLogs('b1', 't1'),
    answer: { log: { version: '1.2', entries: [1] } },
    result: { log: { version: '1.2', entries: [1] } },
  },
  {
    request: 'GET /app-automate/espresso/builds/b1/sessions/tests/t1/appprofiling',
    call: (cloud) => cloud.sessions('espresso').appProfiling('b1', 't1'),
    answer: [{ ts: 1, cpu: 61 }],
    result: [{ ts: 1, cpu: 61 }],
  },
  {
    request: 'GET /app-automate/sessions/s1.json',
    call: (cloud) => cloud.sessions('espresso').automation('s1'),
    answer: { automation_session: { video_url: 'https://h/v', status: 'done' } },
    result: { videoUrl: 'https://h/v', statusWord: 'done' },
  },
  {
    request: 'GET /app-automate/espresso/projects/My%20Shop%2F1',
    call: (cloud) => cloud.projects('espresso').builds('My Shop/1'),
    answer: { builds: [build] },
    result: [record],
  },
  {
    request: 'GET /app-automate/xcuitest/projects/none',
    call: (cloud) => cloud.projects('xcuitest').builds('none'),
    answer: none,
    result: [],
  },
  {
    request: 'GET /app-automate/devices.json',
    call: (cloud) => cloud.devices.list(),
    answer: [{ os: 'android', os_version: '13.0', device: 'Google Pixel 7', realMobile: true }],
    result: [{ os: 'android', osVersion: '13.0', device: 'Google Pixel 7' }],
  },
];

describe('v1', () => {
  test.each(v1)('$request', (row) => runCase(row, {}));
});

test('a base URL with a path keeps it', () =>
  startRawServer([json([])]).then(async (server) => {
    await using _ = server;
    await using client = openTestClient(`${server.origin}/gateway/bs/`);
    await client.cloud.devices.list();
    expect(server.requests[0]?.url).toBe('/gateway/bs/app-automate/devices.json');
  }));

test('the user agent is told', async () => {
  await using server = await startRawServer([json([])]);
  await using client = openTestClient(server.origin, { userAgent: 'shop-ci/2' });
  await client.cloud.devices.list();
  expect(server.requests[0]?.headers['user-agent']).toBe('shop-ci/2');
});

test.each(['..', '.', ''])('the id "%s" is refused before anything is sent', async (id) => {
  await using server = await startRawServer([text('x')]);
  await using client = openTestClient(server.origin);
  expect(await rejection((async () => client.cloud.apps.delete(id))())).toMatchObject({ code: 'cloud-invalid-path' });
  expect(server.requests).toHaveLength(0);
});
