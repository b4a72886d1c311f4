import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Files, openFiles, parityCalls } from '../../scripts/parity/calls.ts';
import { compareObservations } from '../../scripts/parity/compare.ts';
import { type Observations, runCalls } from '../../scripts/parity/run-calls.ts';
import { shapeOf } from '../../scripts/parity/shape.ts';
import type { RewriteResponse } from '../../src/stand-in/http/listener.ts';
import type { RouteResponse } from '../../src/stand-in/http/response.ts';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import type { EmbeddedCloud } from '../../src/stand-in/server.ts';
import { testsInFile } from '../../src/stand-in/uploads/suite-file.ts';
import { openCloud } from '../unit/stand-in/open-cloud.ts';

/** Compares two built-in clouds. One stands for the service, and differs on purpose. */

const samples = join(import.meta.dirname, '../../samples');
const device = 'Google Pixel 7-13.0';

interface Service {
  readonly scenario?: ScenarioInput;
  readonly rewrite?: RewriteResponse;
}

const observe = async (
  { scenario = {}, rewrite }: Service,
  isBuilt: boolean,
  use?: (cloud: EmbeddedCloud) => void,
): Promise<Observations> => {
  const time = { pollSeconds: 30, timeScale: undefined, startsAtMs: Date.UTC(2026, 0, 1) };
  await using open = await openCloud({ seed: 1, ...scenario }, { discoverTests: testsInFile, rewrite, ...time });
  const { cloud, storageDir } = open;
  const files: Files = openFiles(samples, storageDir);
  const side = { ...cloud, uploadPauseMs: 0, pollPauseMs: 0 };
  const options = { files, sleep: () => Promise.resolve(), log: () => {}, ...(isBuilt && { device }) };
  const observations = await runCalls(side, options);
  use?.(cloud);
  return observations;
};

const plain = observe({}, true);

const findDifferences = async (service: Service): Promise<readonly string[]> => {
  const { differences } = compareObservations(await observe(service, true), await plain);
  return differences.map(({ call, text }) => `${call}: ${text}`);
};

/** One service may be the case of several rows. */
const found = new Map<Service, Promise<readonly string[]>>();

const differencesTo = (service: Service): Promise<readonly string[]> => {
  const differences = found.get(service) ?? findDifferences(service);
  found.set(service, differences);
  return differences;
};

test('two clouds that are alike have no difference, and every call of the list was sent', async () => {
  expect(await differencesTo({})).toEqual([]);
  const observations = await plain;
  expect([...observations.values()].filter((each) => typeof each === 'string')).toEqual([]);
  const calls = Object.values(parityCalls).flat();
  expect([...observations.keys()]).toEqual(calls.map(({ name }) => name));
  expect(calls.length).toBeGreaterThan(60);
});

const shape = (shapes: ScenarioInput['shapes']): Service => ({ scenario: { shapes } });

/** Each of these settings shows in another response. */
const otherwise = shape({
  timestamps: 'iso',
  durations: 'number',
  lists: 'wrapped',
  'unknown-project': 'not-found',
  'suite-url-key': 'test_suite_url',
  'device-status-separator': 'hyphen',
  counters: 'lower',
  errors: 'nested',
  'real-mobile-key': 'real_mobile',
  'disabled-log-keys': 'absent',
});

const onPath =
  (path: RegExp, change: (body: Record<string, unknown>) => unknown): RewriteResponse =>
  (request, response) => {
    if (!path.test(request.path) || response.status !== 200) return response;
    return { ...response, body: JSON.stringify(change(JSON.parse(response.body.toString()) as Record<string, unknown>)) };
  };

/** Changes the responses of a path, or the responses with a status. */
const changed = (where: RegExp | number, change: Partial<RouteResponse>): Service => ({
  rewrite: (request, response) => {
    const applies = typeof where === 'number' ? response.status === where : where.test(`${request.method} ${request.path}`);
    return applies ? { ...response, ...change } : response;
  },
});

test.each<[string, Service, RegExp]>([
  ['times in another form', otherwise, /^the build after its end: .*`\.start_time: ISO time`/],
  ['durations in another form', otherwise, /^the build after its end: .*`\.duration: (?:whole )?number`/],
  ['wrapped lists', otherwise, /^apps of the custom id: .*`\.apps\[\]\.app_id: id`/],
  ['empty lists as arrays', shape({ 'empty-lists': 'array' }), /^apps of an unused custom id: .*`\[\]: nothing`/],
  ['empty lists that are refused', shape({ 'empty-lists': 'refused' }), /^apps of an unused custom id: the status is 422/],
  ['an unknown project that is not found', otherwise, /^an unknown project: the status is 404/],
  ['bare builds in v2', shape({ 'v2-builds': 'bare' }), /^recent builds, v2: /],
  ['another key of an uploaded suite', otherwise, /^upload a suite: .*`\.test_suite_url: reference`/],
  ['another separator of devices', otherwise, /^the build after its end: .*success\.<device-version>/],
  ['counters in lower case', otherwise, /^the build after its end: .*test_status\.success/],
  ['nested errors', otherwise, /^an unknown build of espresso: .*`\.error\.message: text`/],
  ['errors in plain text', shape({ errors: 'text' }), /^an unknown build of espresso: the type is "text\/plain"/],
  ['another key of real devices', otherwise, /^devices: .*`\[\]\.real_mobile: boolean`/],
  ['absent links of logs that are off', otherwise, /^the session after its end: only .*network_log/],
  ['links of logs that are null', shape({ 'disabled-log-keys': 'null' }), /^the session after its end: .*network_log: null/],
  ['a listing of Maestro builds', { scenario: { lenient: true } }, /^recent builds of Maestro: the status is 200/],
  ['flat Maestro flows that are accepted', { scenario: { lenient: true } }, /^upload flat Maestro flows: the status is 200/],
  ['no use of devices', { scenario: { devices: { use: 'unavailable' } } }, /^use of devices: the status is 404/],
  ['a late report', { scenario: { sessions: [{ report: { form: 'missing' } }] } }, /^the report: the status is 404/],
  ['a report of another type', changed(/\/report$/, { type: 'text/xml' }), /^the report: the type is "text\/xml"/],
  [
    'a key more',
    { rewrite: onPath(/plan\.json$/, (body) => ({ ...body, terminal_access: 'full' })) },
    /^plan: the built-in cloud lacks `\.terminal_access: text`/,
  ],
  [
    'a key less',
    { rewrite: onPath(/plan\.json$/, (body) => ({ ...body, queued_sessions: undefined })) },
    /^plan: only the built-in cloud has `\.queued_sessions: whole number`/,
  ],
  [
    'a number as text',
    { rewrite: onPath(/plan\.json$/, (body) => ({ ...body, queued_sessions: '0' })) },
    /^plan: .*`\.queued_sessions: whole number as text`/,
  ],
  ['an empty body of a deletion', changed(/^DELETE/, { status: 204, body: '' }), /^delete the suite: the status is 204/],
  [
    'a header of limits',
    changed(/plan\.json$/, { headers: { 'RateLimit-Limit': '90' } }),
    /^plan: the built-in cloud lacks the headers `ratelimit-limit`/,
  ],
  [
    'another answer to wrong credentials',
    changed(401, { type: 'text/html', body: '<html></html>' }),
    /^wrong credentials: the type is "text\/html"/,
  ],
])('parity finds %s', async (_what, service, expected) => {
  const differences = await differencesTo(service);
  expect(differences.some((line) => expected.test(line))).toBe(true);
});

test('a call that could not be sent to one of the two is a difference', async () => {
  const noIds = onPath(/\/upload$/, () => ({}));
  expect(await differencesTo({ rewrite: noIds })).toContain(
    'delete the app: the service: not sent, since an earlier call failed',
  );
});

test('parity starts nothing unless it is asked for, and deletes what it uploaded', async () => {
  const started: number[] = [];
  const left: string[] = [];
  const note = (cloud: EmbeddedCloud): void => {
    started.push(cloud.startedBuilds().length);
    left.push(
      ...cloud.requests
        .filter(({ method }) => method === 'DELETE')
        .map(({ path, status }) => `${status} ${path.split('/').at(-2)}`),
    );
  };
  await observe({}, false, note);
  expect(started).toEqual([0]);
  expect(left).toEqual([
    '200 delete',
    '404 delete',
    '200 test-suites',
    '200 test-suites',
    '200 app-dirs',
    '200 apps',
    '200 test-suites',
  ]);
  await observe({}, true, note);
  expect(started).toEqual([0, 1]);
});

test('the report settles what is unknown, and holds no value of the account', async () => {
  const private_ = 'Payroll of Acme';
  const service: Service = {
    scenario: {
      uploads: [{ kind: 'app', name: 'Payroll.apk', 'custom-id': 'AcmePayroll' }],
      plan: { name: private_ },
      shapes: { 'unknown-project': 'message' },
    },
  };
  const { report } = compareObservations(await observe(service, true), await plain);
  expect(report).toContain('- an unknown project: 200 application/json: `.message: text`');
  expect(report).toMatch(/- the body of a deleted suite in v1: 200 application\/json: `\.success: boolean`/);
  expect(report).toMatch(/- the content type of a report: 200 application\/xml: no JSON/);
  expect(report).toMatch(/words in "the build after its end": .*`\.status: done`/);
  expect(report).not.toMatch(/Payroll|Acme|[0-9a-f]{40}/);
  expect(report).not.toContain(device);
});

test.each([
  [{ a: [{ b: 1 }, { b: null, c: 'x' }], d: [] }, ['.a[].b: null', '.a[].b: whole number', '.a[].c: text', '.d[]: nothing']],
  [{ devices: { 'Google Pixel 7-13.0': { status: 'done' } } }, ['.devices.<device-version>.status: word']],
  [{ test_details: { 'com.acme.A': { pays: { status: 'FAILED' } } } }, ['.test_details.<class>.<test>.status: word']],
  [{ acmeshop_cpu: 1.5, 'my key!': '2026-01-02 10:00:00 UTC' }, ['.<app>_cpu: number', '.<name>: time "… UTC"']],
  [{ error: '[BROWSERSTACK_INVALID_DEVICE] There is no Acme' }, ['.error: text with BROWSERSTACK_INVALID_DEVICE']],
  ['plain', ['body: text']],
])('the shape of %j is described', (value, lines) => {
  expect([...shapeOf(value).lines].sort()).toEqual(lines);
});
