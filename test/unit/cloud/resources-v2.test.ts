import { describe, expect, test } from 'vitest';
import { openTestClient } from '../../helpers/cloud-client.ts';
import { json, startRawServer } from '../../helpers/raw-server.ts';
import { build, media, none, type RouteCase, record, runCase, upload } from './route-case.ts';

const v2: readonly RouteCase[] = [
  {
    request: 'POST /app-automate/espresso/v2/app',
    call: (cloud, path) => cloud.apps.uploadFile({ path }),
    answer: { app_url: 'bs://1111', app_id: '1111' },
    result: upload,
  },
  {
    request: 'POST /app-automate/espresso/v2/app',
    call: (cloud) => cloud.apps.uploadUrl({ url: 'https://h.example/a' }),
    answer: { app_url: 'bs://1111' },
    result: upload,
  },
  {
    request: 'GET /app-automate/espresso/v2/apps?limit=100',
    call: (cloud) => cloud.apps.list(),
    answer: { apps: [{ app_url: 'bs://1111' }] },
    result: [upload],
  },
  {
    request: 'GET /app-automate/espresso/v2/apps?custom_id=My+App&scope=group&limit=9',
    call: (cloud) => cloud.apps.list({ customId: 'My App', scope: 'group', limit: 9 }),
    answer: none,
    result: [],
  },
  {
    request: 'DELETE /app-automate/espresso/v2/apps/1111',
    call: (cloud) => cloud.apps.delete('1111'),
    answer: { success: { message: 'x' } },
  },
  {
    request: 'POST /app-automate/xcuitest/v2/test-suite',
    call: (cloud, path) => cloud.testSuites('xcuitest').uploadFile({ path }),
    answer: { test_suite_url: 'bs://1111' },
    result: upload,
  },
  {
    request: 'GET /app-automate/xcuitest/v2/test-suites?limit=100',
    call: (cloud) => cloud.testSuites('xcuitest').list(),
    answer: { test_suites: [] },
    result: [],
  },
  {
    request: 'GET /app-automate/xcuitest/v2/test-suites/1111',
    call: (cloud) => cloud.testSuites('xcuitest').get('1111'),
    answer: { test_suite: { test_suite_url: 'bs://1111' } },
    result: upload,
  },
  {
    request: 'DELETE /app-automate/xcuitest/v2/test-suites/1111',
    call: (cloud) => cloud.testSuites('xcuitest').delete('1111'),
    answer: { success: { message: 'x' } },
  },
  {
    request: 'POST /app-automate/espresso/v2/build',
    call: (cloud) => cloud.builds('espresso').start({}),
    answer: { message: 'Success', build_id: 'b1' },
    result: 'b1',
  },
  {
    request: 'GET /app-automate/espresso/v2/builds/b1',
    call: (cloud) => cloud.builds('espresso').get('b1'),
    answer: { id: 'b1', status: 'running', devices: [] },
    result: { record, raw: { id: 'b1', status: 'running', devices: [] } },
  },
  {
    request: 'GET /app-automate/espresso/v2/builds/b1/sessions/s1',
    call: (cloud) => cloud.sessions('espresso').get('b1', 's1'),
    answer: { id: 's1' },
    result: { record: { id: 's1', tests: [] }, body: '{"id":"s1"}' },
  },
  {
    request: 'GET /app-automate/espresso/v2/builds/b1/sessions/s1/coverage',
    call: (cloud, path) => cloud.sessions('espresso').downloadCoverage('b1', 's1', `${path}.ec`),
    answer: {},
    result: { bytes: 2 },
  },
  {
    request: 'GET /app-automate/espresso/v2/builds/b1/sessions/s1/report',
    call: (cloud, path) => cloud.sessions('espresso').downloadReport('b1', 's1', `${path}.xml`),
    answer: {},
    result: { bytes: 2 },
  },
  {
    request: 'GET /app-automate/espresso/builds/b1/sessions/tests/t1/devicelogs',
    call: (cloud, path) => cloud.sessions('espresso').downloadTestLog('b1', 't1', 'devicelogs', `${path}.log`),
    answer: {},
    result: { bytes: 2 },
  },
  {
    request: 'GET /app-automate/earlgrey/builds/b1',
    call: (cloud) => cloud.builds('earlgrey').get('b1'),
    answer: build,
    result: { record, raw: build },
  },
  {
    request: 'POST /app-automate/upload-media',
    call: (cloud, path) => cloud.media.uploadFile({ path }),
    answer: { media_url: 'media://2222' },
    result: media,
  },
];

describe('v2', () => {
  test.each(v2)('$request', (row) => runCase(row, { apiVersion: 'v2', appFramework: 'espresso' }));

  test('apps without a framework use the paths that all share', () =>
    runCase(
      { request: 'GET /app-automate/recent_apps?limit=100', call: (cloud) => cloud.apps.list(), answer: [], result: [] },
      { apiVersion: 'v2' },
    ));

  test.each([{ builds: [{ build_id: 'b1', start_time: 'x' }, { build_id: 'b2' }] }, [{ id: 'b1' }, { id: 'b2' }]])(
    'a project is the recent builds that name it: %j',
    async (listing) => {
      const details = (id: string) => ({ id, status: 'passed', devices: [] });
      await using server = await startRawServer([
        (response, { url }) =>
          json(url.includes('?') ? listing : details(url.slice(-2)))(response, {
            method: '',
            url,
            headers: {},
            body: Buffer.alloc(0),
          }),
      ]);
      await using client = openTestClient(server.origin, { apiVersion: 'v2' });
      const builds = await client.cloud.projects('espresso').builds('My Shop');
      expect(builds.map(({ id, status }) => [id, status])).toEqual([
        ['b1', 'passed'],
        ['b2', 'passed'],
      ]);
      expect(server.requests.map((request) => request.url).sort()).toEqual([
        '/app-automate/espresso/v2/builds/b1',
        '/app-automate/espresso/v2/builds/b2',
        '/app-automate/espresso/v2/builds?project=My+Shop',
      ]);
    },
  );
});
