import { expect, test } from 'vitest';
import type { CloudClient } from '../../../src/service/client.ts';
import { openTestClient, rejection } from '../../helpers/cloud-client.ts';
import { json, serve, startRawServer } from '../../helpers/loopback-server.ts';

// The contract tests make every call; here is what the built-in cloud would not notice.
test.each<[request: string, call: (cloud: CloudClient) => Promise<unknown>, response: unknown, result: unknown]>([
  ['/recent_apps/My%20App?limit=100', (cloud) => cloud.apps.list({ customId: 'My App' }), { message: 'No results found' }, []],
  ['/recent_group_apps?limit=100', (cloud) => cloud.apps.list({ scope: 'group' }), [], []],
  ['/recent_apps?limit=100', (cloud) => cloud.inVersion('v2').apps.list(), [], []],
  ['/espresso/projects/My%20Shop%2F1', (cloud) => cloud.projects('espresso').builds('My Shop/1'), { builds: [] }, []],
  [
    '/xcuitest/builds/b1/sessions/tests/t1/instrumentationlogs',
    // No more than the first byte.
    (cloud) =>
      cloud.sessions('xcuitest').scanTestLog('b1', 't1', 'instrumentationlogs', 1, async (chunks) => {
        let read = '';
        for await (const chunk of chunks) read += Buffer.from(chunk).toString();
        return read;
      }),
    {},
    '{',
  ],
])('the client asks for %s', async (request, call, response, result) => {
  await using client = await serve(openTestClient, [json(response)]);
  expect(await call(client.cloud)).toEqual(result);
  expect(client.requests.map(({ url }) => url)).toEqual([`/app-automate${request}`]);
});

test.each([{ builds: [{ build_id: 'b1', start_time: 'x' }, { build_id: 'b2' }] }, [{ id: 'b1' }, { id: 'b2' }]])(
  'a project of v2 is the recent builds that name it: %j',
  async (listing) => {
    const details = (id: string) => ({ id, status: 'passed', devices: [] });
    await using client = await serve(
      openTestClient,
      [(response, request) => json(request.url.includes('?') ? listing : details(request.url.slice(-2)))(response, request)],
      { apiVersion: 'v2' },
    );
    const builds = await client.cloud.projects('espresso').builds('My Shop');
    expect(builds.map(({ id, status }) => `${id} ${status}`)).toEqual(['b1 passed', 'b2 passed']);
    expect(client.requests.map((request) => request.url).sort()).toEqual([
      '/app-automate/espresso/v2/builds/b1',
      '/app-automate/espresso/v2/builds/b2',
      '/app-automate/espresso/v2/builds?project=My+Shop',
    ]);
  },
);

test('a framework without v2 is asked for in v1', async () => {
  await using client = await serve(openTestClient, [json({ id: 'b1', status: 'done' })], { apiVersion: 'v2' });
  await client.cloud.builds('earlgrey').get('b1');
  expect(client.requests.map(({ url }) => url)).toEqual(['/app-automate/earlgrey/builds/b1']);
});

test('a listing that is refused for being empty is empty, one that is refused without a word is not', async () => {
  const refusal = { message: '[BROWSERSTACK_APP_NOT_FOUND] No app was found' };
  await using client = await serve(openTestClient, [json(refusal, 422), json({}, 422)]);
  expect(await client.cloud.apps.list()).toEqual([]);
  expect(await rejection(client.cloud.apps.list())).toMatchObject({ code: 'cloud-rejected' });
});

test('a base URL with a path keeps it, and the user agent is told', async () => {
  await using server = await startRawServer([json([])]);
  await using client = openTestClient(`${server.origin}/gateway/bs/`);
  await client.cloud.devices.list();
  expect(server.requests[0]).toMatchObject({
    url: '/gateway/bs/app-automate/devices.json',
    headers: { 'user-agent': 'mobile-test-cloud/1' },
  });
});
