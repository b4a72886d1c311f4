import { once } from 'node:events';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { RecordedRequest } from '../../../src/stand-in/http/request-log.ts';
import { ScenarioError } from '../../../src/stand-in/scenario.ts';
import { startEmbeddedCloud } from '../../../src/stand-in/server.ts';
import { openCloud, pixel } from './open-cloud.ts';

const plan = '/app-automate/plan.json';

describe('authentication', () => {
  test.each([
    ['nothing', undefined],
    ['a wrong key', `Basic ${btoa('ann:wrong')}`],
    ['another scheme', 'Bearer abc'],
    ['no colon', `Basic ${btoa('ann')}`],
    ['no base64', 'Basic §§§'.replaceAll('§', '!')],
  ])('the server refuses %s on every path, also unknown ones', async (_what, authorization) => {
    await using open = await openCloud();
    for (const path of [plan, '/', '/app-automate/espresso/builds/x', '/nothing']) {
      const response = await fetch(`${open.cloud.origin}${path}`, {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([response.status, await response.json()]).toEqual([401, { message: 'Unauthorized', error: 'Unauthorized' }]);
      expect(response.headers.get('www-authenticate')).toMatch(/^Basic realm="/);
      expect(response.headers.get('x-mobile-test-cloud')).toBe('simulated');
    }
  });

  test.each([
    ['ann', 200],
    ['ann-bitrise', 200],
    ['ann-my.tool_2', 200],
    ['ann-', 401],
    ['annie', 401],
    ['bob-ann', 401],
    ['', 401],
  ])('the user %o gets %i', async (user, status) => {
    await using open = await openCloud();
    const headers = { authorization: `Basic ${btoa(`${user}:${open.cloud.accessKey}`)}` };
    expect((await fetch(`${open.cloud.origin}${plan}`, { headers })).status).toBe(status);
  });

  test('takes the credentials that were given, or a random key', async () => {
    await using open = await openCloud({}, { username: 'eve', accessKey: 'a:b' });
    expect([open.cloud.username, open.cloud.accessKey, (await open.get(plan)).status]).toEqual(['eve', 'a:b', 200]);
    await using other = await openCloud();
    expect(other.cloud.accessKey).toMatch(/^[0-9a-f]{32}$/);
  });
});

test.each([
  ['GET', '/nothing'],
  ['GET', '/app-automate/espresso/builds/'],
  ['HEAD', '/nothing'],
  ['GET', '/app-automate/espresso/builds/%E0%A4%A'],
  ['GET', '/app-automate/earlgrey/v2/builds/x'],
  ['GET', '/app-automate/earlgrey/projects/x'],
])('%s %s is not there', async (method, path) => {
  await using open = await openCloud();
  expect((await open.send(method, path)).status).toBe(404);
});

test.each([
  ['GET', '/app-automate/upload', 'POST'],
  ['PUT', plan, 'GET'],
  ['PATCH', '/alerts', 'GET, POST'],
  ['PATCH', '/simulation/requests', 'GET, DELETE'],
])('%s %s is not allowed, but %s', async (method, path, allowed) => {
  await using open = await openCloud();
  const { status, headers } = await open.send(method, path);
  expect([status, headers.get('allow')]).toEqual([405, allowed]);
});

test.each([plan.replaceAll('/', '//'), `${plan}/`, `//${plan.slice(1)}//?x=1`])('the path %s is tolerated', async (path) => {
  await using open = await openCloud();
  const { status, json } = await open.get(path);
  expect([status, json]).toEqual([200, (await open.get(plan)).json]);
  expect(open.cloud.requests[0]).toMatchObject({ path: path.split('?')[0], route: plan });
});

test('HEAD responds like GET, without the body', async () => {
  await using open = await openCloud();
  const head = await open.send('HEAD', plan);
  const get = await open.get(plan);
  expect([head.status, head.headers.get('content-type'), head.text]).toEqual([200, get.headers.get('content-type'), '']);
  expect(head.headers.get('content-length')).toBe(String(get.text.length));
  expect(open.cloud.requests[0]).toMatchObject({ method: 'HEAD', status: 200 });
});

test('every response is marked', async () => {
  await using open = await openCloud();
  const responses = [
    await open.get(plan),
    await open.get('/nothing'),
    await open.post('/app-automate/espresso/build', '{'),
    await open.upload('/app-automate/upload'),
  ];
  expect(responses.map(({ headers }) => headers.get('x-mobile-test-cloud'))).toEqual(Array(4).fill('simulated'));
});

describe('the log of requests', () => {
  test('keeps order, status, query and small JSON bodies, but never the credentials', async () => {
    const told: RecordedRequest[] = [];
    await using open = await openCloud({}, { onRequest: (request) => told.push(request) });
    await open.get(`${plan}?a=1&b=2`);
    await open.post('/app-automate/espresso/build', { devices: [pixel] });
    await open.upload('/app-automate/upload');
    expect(open.cloud.requests).toMatchObject([
      { method: 'GET', path: plan, route: plan, query: 'a=1&b=2', status: 200, headers: { authorization: '<redacted>' } },
      { method: 'POST', path: '/app-automate/espresso/build', status: 422, body: { devices: [pixel] } },
      {
        method: 'POST',
        path: '/app-automate/upload',
        status: 200,
        body: { file: { name: 'shop.apk', bytes: 22, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      },
    ]);
    await expect.poll(() => told).toEqual(open.cloud.requests);
    expect(JSON.stringify(told)).not.toContain(btoa(`ann:${open.cloud.accessKey}`));
  });

  test('names the pattern of each path, also where a fault keeps the service from acting', async () => {
    await using open = await openCloud({ faults: [{ action: 'status', status: 500 }] });
    await open.get('/app-automate/espresso/builds/b1');
    await open.get('/nothing');
    expect(open.cloud.requests.map(({ route }) => route)).toEqual(['/app-automate/espresso/builds/:build', undefined]);
  });

  test('leaves large bodies out and forgets old requests', async () => {
    await using open = await openCloud();
    await open.post('/app-automate/espresso/build', { class: 'x'.repeat(100_000) });
    expect(open.cloud.requests[0]).toMatchObject({ status: 422 });
    expect(open.cloud.requests[0]).not.toHaveProperty('body');
    for (let index = 0; index < 140; index++)
      await open.post('/app-automate/espresso/build', { class: 'x'.repeat(60_000), index });
    const kept = open.cloud.requests.reduce((sum, { body }) => sum + JSON.stringify(body ?? '').length, 0);
    expect(kept).toBeLessThan(8.5 * 1_024 * 1_024);
    expect(open.cloud.requests.at(-1)).toMatchObject({ body: { index: 139 } });
  });
});

test('the server knows which builds were started, whatever the response was', async () => {
  await using open = await openCloud({ faults: [{ action: 'html', 'after-acting': true, path: '/app-automate/*/build' }] });
  await open.post('/app-automate/espresso/build', { ...(await open.request()), buildTag: 'one' });
  const id = await open.start({ buildTag: 'two' }, 'xcuitest');
  expect(open.cloud.startedBuilds()).toMatchObject([
    { id: expect.stringMatching(/^[0-9a-f]{40}$/), framework: 'espresso', capabilities: { buildTag: 'one' } },
    { id, framework: 'xcuitest', capabilities: { buildTag: 'two' } },
  ]);
});

test.each([
  [{}, 'keep-alive'],
  [{ limits: { 'keep-alive': false } }, 'close'],
])('the response with %j names connections: %s', async (scenario, expected) => {
  await using open = await openCloud(scenario);
  expect((await open.get(plan)).headers.get('connection')).toBe(expected);
});

test('the interface limits the requests in a second', async () => {
  await using open = await openCloud({ limits: { 'requests-per-second': 2 } });
  for (let second = 0; second < 2; second++) {
    const replies = [await open.get(plan), await open.get(plan), await open.get(plan)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    open.clock.advance(1_000);
  }
});

describe('closing', () => {
  test('ends open connections at once', async () => {
    await using open = await openCloud();
    const { origin } = open.cloud;
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /app-automate/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n');
    const rest = readText(socket).catch(() => '');
    await open.get(plan);
    await open.cloud.close();
    expect(await rest).toBe('');
    await expect(fetch(origin + plan)).rejects.toThrow();
  });

  test('twice is harmless', async () => {
    await using open = await openCloud();
    await open.cloud.close();
    await open.cloud.close();
  });
});

test('bytes that are not HTTP only cost their own connection', async () => {
  await using open = await openCloud();
  const socket = connect(Number(new URL(open.cloud.origin).port), '127.0.0.1');
  socket.end('\0\0 nonsense\r\n\r\n');
  await readText(socket).catch(() => '');
  expect((await open.get(plan)).status).toBe(200);
});

test('a scenario that cannot be used is refused before anything listens', async () => {
  const start = startEmbeddedCloud({ storageDir: '/nonexistent', scenario: { plan: { parallel: 0 }, 'time-scale': -1 } });
  const error = await start.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ScenarioError);
  expect(error).toMatchObject({ problems: [{ key: 'time-scale' }, { key: 'plan.parallel' }] });
});
