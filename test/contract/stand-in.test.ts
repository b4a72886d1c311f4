import { readFile } from 'node:fs/promises';
import { request as rawRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ruleOf } from '../helpers/alert-rules.ts';
import { apiDocument } from '../helpers/api-check.ts';
import { type StandIn, startStandIn } from '../helpers/stand-in.ts';
import { zipOf } from '../helpers/zip.ts';

/** Tests `npm run cloud` as a client of another team uses it: over HTTP, without code of this project. */

const options = ['--seed', '7', '--now', '2026-01-02T10:00:00Z', '--username', 'ann', '--access-key', 'k3y'];
const pixel = 'Google Pixel 7-13.0';

const file = (name: string, fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  form.set('file', new Blob([`content of ${name}`]), name);
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  return form;
};

const uploadBoth = async ({ request }: StandIn): Promise<Record<'app' | 'testSuite', string>> => {
  const app = await request('POST', '/app-automate/upload', file('shop.apk', { custom_id: 'Shop' }));
  const suite = await request('POST', '/app-automate/espresso/v2/test-suite', file('tests.zip'));
  // The suite is no archive, so the service refuses it.
  expect(suite.status).toBe(422);
  const url = new FormData();
  url.set('url', 'https://builds.example/tests.apk');
  const byUrl = await request('POST', '/app-automate/espresso/test-suite', url);
  return { app: app.json<{ app_url: string }>().app_url, testSuite: byUrl.json<{ test_url: string }>().test_url };
};

interface BuildView {
  readonly status: string;
  readonly start_time: string;
  readonly duration: string;
  readonly devices: Readonly<Record<string, { readonly session_id: string }>>;
}

const start = async (cloud: StandIn, more: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const reply = await cloud.request('POST', '/app-automate/espresso/build', {
    devices: [pixel],
    ...(await uploadBoth(cloud)),
    ...more,
  });
  expect(reply.json()).toMatchObject({ message: 'Success' });
  return reply.json<{ build_id: string }>().build_id;
};

const getBuild = async ({ request }: StandIn, id: string): Promise<BuildView> =>
  (await request('GET', `/app-automate/espresso/builds/${id}`)).json<BuildView>();

/** Sends every kind of request of a test. Returns what the responses contain. */
const conversation = async (cloud: StandIn): Promise<readonly string[]> => {
  const seen: string[] = [];
  const { request } = cloud;
  const noted: StandIn['request'] = async (...what) => {
    const reply = await request(...what);
    const headers = [...reply.headers].filter(([name]) => name !== 'connection' && name !== 'keep-alive');
    seen.push(`${what[0]} ${what[1]} ${reply.status} ${JSON.stringify(headers)} ${reply.text}`.replaceAll(cloud.origin, ''));
    return reply;
  };
  const noting = { ...cloud, request: noted };
  const id = await start(noting, { deviceLogs: true, callbackURL: 'http://127.0.0.1:9/' });
  const { devices } = await getBuild(noting, id);
  const session = devices[pixel]?.session_id;
  while ((await getBuild(noting, id)).status === 'running');
  for (const path of [
    `/app-automate/espresso/builds/${id}/sessions/${session}`,
    `/app-automate/espresso/builds/${id}/sessions/${session}/report`,
    `/app-automate/espresso/v2/builds/${id}`,
    `/app-automate/espresso/v2/builds/${id}/sessions/${session}`,
    `/app-automate/espresso/builds/${id}/sessions/tests/${session}00000001/devicelogs`,
    `/app-automate/sessions/${session}.json`,
    '/app-automate/recent_apps',
    '/app-automate/devices',
    '/app-automate/plan.json',
    '/api/v2/projects/PR-1/test-cases',
    '/app-automate/builds.json',
    '/simulation/requests',
  ])
    await noted('GET', path);
  await noted('POST', '/alerts', ruleOf());
  return seen;
};

test('the same options give the same bytes, ids and times included', async () => {
  await using first = await startStandIn(options);
  await using second = await startStandIn(options);
  const seen = await conversation(first);
  expect(seen.length).toBeGreaterThan(15);
  expect(await conversation(second)).toEqual(seen);
});

test('another seed gives other ids, and another time other times', async () => {
  await using cloud = await startStandIn(['--seed', '8', '--now', '2027-06-05T04:03:02+02:00']);
  await using same = await startStandIn(['--seed', '8', '--now', '2027-06-05T04:03:02+02:00']);
  const id = await start(cloud);
  expect(await start(same)).toBe(id);
  expect(await getBuild(cloud, id)).toMatchObject({ start_time: '2027-06-05 02:03:02 UTC', duration: '0 seconds' });
  await using other = await startStandIn(['--seed', '9', '--now', '2027-06-05T04:03:02+02:00']);
  expect(await start(other)).not.toBe(id);
});

describe('a running cloud', () => {
  let cloud: StandIn;
  beforeAll(async () => {
    cloud = await startStandIn(options);
  });
  afterAll(() => cloud[Symbol.asyncDispose]());
  beforeEach(async () => {
    expect((await cloud.request('POST', '/simulation/reset')).status).toBe(200);
  });

  test('takes the credentials of its options, and no others', async () => {
    expect(cloud).toMatchObject({ username: 'ann', accessKey: 'k3y' });
    expect((await cloud.request('GET', '/app-automate/plan.json')).status).toBe(200);
    const headers = { authorization: `Basic ${btoa('ann:other')}` };
    expect((await cloud.request('GET', '/app-automate/plan.json', undefined, headers)).status).toBe(401);
  });

  test('starts anew with a reset, ids, clock, uploads and journal included', async () => {
    const before = await conversation(cloud);
    await cloud.request('PUT', '/simulation/faults', [{ action: 'status', status: 500, times: 'always' }]);
    expect((await cloud.request('GET', '/app-automate/plan.json')).status).toBe(500);
    expect((await cloud.request('POST', '/simulation/reset')).json()).toEqual({ now: '2026-01-02T10:00:00.000Z' });
    expect((await cloud.request('GET', '/app-automate/recent_apps')).json()).toEqual({ message: 'No results found' });
    await cloud.request('POST', '/simulation/reset');
    expect(await conversation(cloud)).toEqual(before);
  });

  test('gives the same ids to requests that overtake each other', async () => {
    const names = ['a.apk', 'b.apk', 'c.apk'];
    const upload = async (name: string): Promise<[string, string]> => [
      name,
      (await cloud.request('POST', '/app-automate/upload', file(name))).text,
    ];
    const forwards = Object.fromEntries(await Promise.all(names.map(upload)));
    await cloud.request('POST', '/simulation/reset');
    const backwards: [string, string][] = [];
    for (const name of names.toReversed()) backwards.push(await upload(name));
    expect(Object.fromEntries(backwards)).toEqual(forwards);
    expect(new Set(Object.values(forwards)).size).toBe(3);
    expect((await upload('a.apk'))[1]).not.toBe(forwards['a.apk']);
  });

  test('stands still until a client asks again, or moves the clock', async () => {
    const id = await start(cloud);
    expect(await getBuild(cloud, id)).toMatchObject({ status: 'running', duration: '0 seconds' });
    expect((await cloud.request('POST', '/simulation/time', { advance: 'PT12S' })).json()).toEqual({
      now: '2026-01-02T10:00:12.000Z',
    });
    expect(await getBuild(cloud, id)).toMatchObject({ status: 'running', duration: '12 seconds' });
    expect(await getBuild(cloud, id)).toMatchObject({ status: 'running', duration: '42 seconds' });
    await cloud.request('POST', '/simulation/time', { advance: 'PT5M' });
    expect(await getBuild(cloud, id)).toMatchObject({ status: 'done', start_time: '2026-01-02 10:00:00 UTC' });
  });

  test('lets a client that waits for a free slot have it', async () => {
    await cloud.request('PUT', '/simulation/scenario', 'plan: { parallel: 1, queue: 0 }');
    await start(cloud);
    const second = { devices: [pixel], ...(await uploadBoth(cloud)) };
    const statuses: number[] = [];
    while (statuses.at(-1) !== 200) statuses.push((await cloud.request('POST', '/app-automate/espresso/build', second)).status);
    expect(statuses.slice(0, -1)).toEqual(Array(statuses.length - 1).fill(422));
    expect(statuses.length).toBeGreaterThan(1);
  });

  test.each(['5M', 'PT', 'P', 'P1M', 'P1Y', 'PT5M ', '-PT5M', 5, '', 'P99999999D'])(
    'does not move its clock by %j',
    async (advance) => {
      const reply = await cloud.request('POST', '/simulation/time', { advance });
      expect([reply.status, reply.json()]).toEqual([422, { message: expect.stringContaining('"PT5M"') }]);
    },
  );

  test('does not move its clock beyond the year 9999', async () => {
    const statuses = new Map<number, number>();
    for (let century = 0; century < 82; century++) {
      const { status } = await cloud.request('POST', '/simulation/time', { advance: 'P36500D' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()]).toEqual([200, 422]);
    expect((await cloud.request('POST', '/simulation/time', { advance: 'P36500D' })).json()).toEqual({
      message: expect.stringContaining('after the year 9999'),
    });
    // The clock still works.
    expect((await cloud.request('POST', '/simulation/time', { advance: 'PT1S' })).json()).toEqual({
      now: expect.stringMatching(/^99\d\d-/),
    });
  });

  test.each([
    ['PT0.5S', '2026-01-02T10:00:00.500Z'],
    ['P1DT2H3M4S', '2026-01-03T12:03:04.000Z'],
    ['P2W', '2026-01-16T10:00:00.000Z'],
  ])('moves its clock by %s', async (advance, now) => {
    expect((await cloud.request('POST', '/simulation/time', { advance })).json()).toEqual({ now });
  });

  test('keeps a journal, and selects from it', async () => {
    const { app, testSuite } = await uploadBoth(cloud);
    await cloud.request('POST', '/app-automate/espresso/build', { devices: [pixel], app, testSuite, project: 'Shop' });
    await cloud.request('GET', '/app-automate/recent_apps?limit=5');
    const list = async (query = ''): Promise<readonly Record<string, unknown>[]> =>
      (await cloud.request('GET', `/simulation/requests${query}`)).json();
    expect(await list()).toEqual([
      {
        time: '2026-01-02T10:00:00.000Z',
        method: 'POST',
        path: '/app-automate/upload',
        query: '',
        body: { custom_id: 'Shop', file: { name: 'shop.apk', bytes: 19, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
        status: 200,
      },
      expect.objectContaining({ path: '/app-automate/espresso/v2/test-suite', status: 422 }),
      expect.objectContaining({ body: { url: 'https://builds.example/tests.apk' } }),
      expect.objectContaining({ body: { devices: [pixel], app, testSuite, project: 'Shop' }, status: 200 }),
      expect.objectContaining({ method: 'GET', path: '/app-automate/recent_apps', query: 'limit=5', body: null }),
    ]);
    expect(await list('?method=get')).toHaveLength(1);
    expect(await list('?path=/app-automate/espresso/build')).toHaveLength(1);
    expect(await list('?path=**/build&method=POST')).toHaveLength(1);
    expect(await list('?path=/app-automate')).toEqual([]);
    expect((await cloud.request('DELETE', '/simulation/requests')).json()).toEqual({ deleted: 5 });
    expect(await list()).toEqual([]);
  });

  test('takes another scenario, and keeps uploads and builds', async () => {
    const first = await start(cloud);
    const reply = await cloud.request('PUT', '/simulation/scenario', {
      tests: { espresso: [{ class: 'com.example.CartTest', name: 'pays', outcome: 'fail' }] },
      plan: { name: 'Other' },
    });
    expect([reply.status, reply.json()]).toEqual([200, { now: '2026-01-02T10:00:00.000Z' }]);
    const second = await start(cloud);
    await cloud.request('POST', '/simulation/time', { advance: 'PT10M' });
    expect((await getBuild(cloud, first)).status).toBe('done');
    expect((await getBuild(cloud, second)).status).toBe('failed');
    expect((await cloud.request('GET', '/app-automate/plan.json')).json()).toMatchObject({ automate_plan: 'Other' });
    await cloud.request('POST', '/simulation/reset');
    expect((await cloud.request('GET', '/app-automate/plan.json')).json()).toMatchObject({ automate_plan: 'Simulated plan' });
  });

  test('counts the sessions that run under an earlier scenario', async () => {
    await start(cloud, { devices: [pixel, 'Google Pixel 8-14.0'] });
    await cloud.request('PUT', '/simulation/scenario', 'plan: { parallel: 2 }');
    expect((await cloud.request('GET', '/app-automate/plan.json')).json()).toMatchObject({ parallel_sessions_running: 2 });
  });

  test.each([
    ['scenario', 'tests: 1\nfoo: 2\n', ['scenario:1:1: tests: ', 'scenario:2:1: foo: ']],
    ['scenario', '[', ['scenario:1:']],
    ['faults', '- action: explode', ['faults[0]']],
    ['faults', 'plan: {}', ['the key "faults"']],
    ['faults', '5', ['the key "faults"']],
  ])('refuses %s %j, and says why', async (what, text, messages) => {
    const reply = await cloud.request('PUT', `/simulation/${what}`, text);
    expect(reply.status).toBe(422);
    for (const message of messages) expect(reply.json<{ message: string }>().message).toContain(message);
  });

  test.each([
    ['a list as JSON', JSON.stringify([{ action: 'status', status: 503, path: '/app-automate/plan.json' }])],
    ['a list as YAML', '- action: status\n  status: 503\n  path: /app-automate/plan.json\n'],
    ['a mapping', 'faults: [{ action: status, status: 503, path: /app-automate/plan.json }]'],
  ])('takes faults as %s', async (_what, faults) => {
    expect((await cloud.request('PUT', '/simulation/faults', faults)).json()).toEqual({ faults: 1 });
    expect((await cloud.request('GET', '/app-automate/plan.json')).status).toBe(503);
    expect((await cloud.request('GET', '/app-automate/plan.json')).status).toBe(200);
    const journal = await cloud.request('GET', '/simulation/requests');
    expect(journal.json()).toMatchObject([{ status: 503, fault: 'status' }, { status: 200 }]);
  });

  test('is steered without credentials, whatever faults and limits it has', async () => {
    await cloud.request('PUT', '/simulation/faults', [{ action: 'hang', times: 'always' }]);
    await cloud.request(
      'PUT',
      '/simulation/scenario',
      'limits: { requests-per-second: 1 }\nfaults: [{ action: hang, times: always }]',
    );
    for (let call = 0; call < 5; call++) {
      const response = await fetch(`${cloud.origin}/simulation/requests`);
      expect([response.status, await response.json()]).toEqual([200, []]);
    }
  });

  test('names an operation that it lacks', async () => {
    for (const [method, path, operation] of [
      ['GET', '/app-automate/builds.json', 'GET /app-automate/builds.json'],
      ['PUT', '/app-automate/sessions/abc.json', 'PUT /app-automate/sessions/*.json'],
      ['POST', '/app-automate/espresso/v2/module-build', 'POST /app-automate/espresso/v2/module-build'],
      ['PATCH', '/api/v2/projects/PR-1/test-cases/TC-1', 'PATCH /api/v2/projects/*/test-cases/*'],
    ] as const) {
      const reply = await cloud.request(method, path);
      expect([reply.status, reply.json()]).toEqual([501, { message: expect.stringContaining(`"${operation}"`) }]);
    }
    expect((await cloud.request('GET', '/app-automate/nothing')).status).toBe(404);
  });

  test('serves the description that is in docs/', async () => {
    const served = await cloud.request('GET', '/simulation/openapi.json');
    const stored = await readFile(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
    expect(served.json()).toEqual(JSON.parse(stored));
    expect(served.json()).toEqual(apiDocument);
  });

  test('is reached from this machine only', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((network) => network?.family === 'IPv4' && !network.internal);
    if (outside === undefined) return;
    const refused = await new Promise<unknown>((resolve) => {
      const { port } = new URL(cloud.origin);
      rawRequest({ host: outside.address, port, path: '/simulation/requests' }, () => resolve('reached'))
        .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
        .end();
    });
    expect(refused).toBe('ECONNREFUSED');
  });
});

describe('the paths below /simulation/', () => {
  let cloud: StandIn;
  beforeAll(async () => {
    cloud = await startStandIn(options);
  });
  afterAll(() => cloud[Symbol.asyncDispose]());

  const ask = (headers: Readonly<Record<string, string>>, path = '/simulation/requests'): Promise<number | undefined> => {
    const { port } = new URL(cloud.origin);
    const authorization = `Basic ${btoa('ann:k3y')}`;
    const own = Object.entries(headers).map(([name, value]) => [name, value.replace('<port>', port)]);
    return new Promise((resolve, reject) => {
      rawRequest({ host: '127.0.0.1', port, path, headers: { authorization, ...Object.fromEntries(own) } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end();
    });
  };

  test.each([
    [403, { host: 'rebound.example:<port>' }],
    [403, { host: 'app.localhost.evil.example' }],
    [403, { host: '0.0.0.0:<port>' }],
    [403, { host: '169.254.169.254' }],
    [403, { host: '@' }],
    [403, { origin: 'https://evil.example' }],
    [403, { origin: 'http://localhost:3000' }],
    [403, { origin: 'null' }],
    [403, { host: 'localhost:<port>', origin: 'http://127.0.0.1:<port>' }],
    [200, {}],
    [200, { host: 'localhost:<port>' }],
    [200, { host: 'localhost:8080' }],
    [200, { host: '[::1]:<port>' }],
    [200, { origin: 'http://127.0.0.1:<port>' }],
  ])('answer with %d to a request with %j', async (status, headers) => {
    expect(await ask(headers)).toBe(status);
  });

  test('are the only ones that ask for it, since the others need credentials (control)', async () => {
    const headers = { host: 'rebound.example', origin: 'https://evil.example' };
    expect(await ask(headers, '/app-automate/plan.json')).toBe(200);
  });
});

const flat = async ({ request }: StandIn): ReturnType<StandIn['request']> => {
  const form = new FormData();
  form.set('file', new Blob([await zipOf({ 'pay.yaml': 'appId: com.example\n---\n- launchApp\n' })]), 'flows.zip');
  return request('POST', '/app-automate/maestro/v2/test-suite', form);
};

test('only --lenient takes a flat archive of Maestro flows, and lists the builds of Maestro', async () => {
  await using strict = await startStandIn(options);
  await using lenient = await startStandIn([...options, '--lenient']);
  expect((await flat(strict)).status).toBe(422);
  expect((await flat(lenient)).status).toBe(200);
  expect((await strict.request('GET', '/app-automate/maestro/v2/builds')).status).toBe(404);
  expect((await lenient.request('GET', '/app-automate/maestro/v2/builds')).json()).toEqual({ builds: [] });
});
