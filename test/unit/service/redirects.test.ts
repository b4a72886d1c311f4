import { expect, test } from 'vitest';
import { openTestClient, rejection } from '../../helpers/cloud-client.ts';
import { json, redirect, serve, startRawServer, text } from '../../helpers/loopback-server.ts';

test.each([301, 302, 303, 307, 308])('%i within the origin is followed with credentials', async (status) => {
  await using client = await serve(openTestClient, [redirect('../elsewhere?x=1', status), json([])]);
  expect(await client.cloud.devices.list()).toEqual([]);
  expect(client.requests.map((request) => request.url)).toEqual(['/app-automate/devices.json', '/elsewhere?x=1']);
  expect(client.requests[1]?.headers.authorization).toBe(client.requests[0]?.headers.authorization);
});

test('another origin gets no credentials, and neither does the way back', async () => {
  await using service = await startRawServer([(response) => redirect(`${other.origin}/there`)(response), json([])]);
  await using other = await startRawServer([(response) => redirect(`${service.origin}/back`)(response)]);
  await using client = openTestClient(service.origin);
  expect(await client.cloud.devices.list()).toEqual([]);
  expect(service.requests.map((request) => [request.url, 'authorization' in request.headers])).toEqual([
    ['/app-automate/devices.json', true],
    ['/back', false],
  ]);
  expect(other.requests.map((request) => 'authorization' in request.headers)).toEqual([false]);
});

test('what another origin says instead is told with its address', async () => {
  await using other = await startRawServer([text('<html><title>Log in</title></html>')]);
  await using service = await startRawServer([redirect(`${other.origin}/login?secret=1`)]);
  await using client = openTestClient(service.origin);
  expect(String(await rejection(client.cloud.devices.list()))).toContain(
    `GET /app-automate/devices.json (redirected to ${other.origin}): the response is an HTML page titled "Log in", not JSON`,
  );
});

test.each([
  { name: 'in circles', respond: redirect('/app-automate/devices.json'), why: 'more than 5 in a row', requests: 6 },
  { name: 'without address', respond: json({}, 302), why: 'it names no address', requests: 1 },
  { name: 'that is none', respond: json({}, 304), why: 'it names no address', requests: 1 },
])('a redirect $name is refused', async ({ respond, why, requests }) => {
  await using client = await serve(openTestClient, [respond]);
  const failure = await rejection(client.cloud.devices.list());
  expect(failure).toMatchObject({ code: 'cloud-redirect-refused' });
  expect(String(failure)).toContain(why);
  expect(client.requests).toHaveLength(requests);
});

test.each(['http://elsewhere.example/x', 'ftp://elsewhere.example/x'])('a redirect to %s is refused', async (location) => {
  await using client = await serve(openTestClient, [redirect(location)]);
  expect(await rejection(client.cloud.devices.list())).toMatchObject({ code: 'cloud-address-refused' });
});

test.each(['/app-automate/app/delete/2', 'https://elsewhere.example/x'])(
  'a deletion is not redirected to %s',
  async (location) => {
    await using client = await serve(openTestClient, [redirect(location, 307)]);
    expect(await rejection(client.cloud.apps.delete('1'))).toMatchObject({ code: 'cloud-redirect-refused' });
    expect(client.requests).toHaveLength(1);
  },
);
