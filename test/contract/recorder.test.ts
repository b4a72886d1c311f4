import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRedactor, startRecorder } from '../../src/stand-in/record/recorder.ts';
import { type RawResponder, startRawServer } from '../helpers/loopback-server.ts';
import { type StandIn, startStandIn } from '../helpers/stand-in.ts';
import { temporaryDirectory } from '../helpers/temp.ts';

/** A recording of a cloud with private names, and what is left of them in the scenario that replays it. */

const names = ['acme', 'S3cret', 'Payroll', 'com.acme', 'approvesRaise', 'ann@acme.example', 'raise was lost', 'Quarterly'];

const service = `
seed: 5
app: { bundle-id: com.acme.payroll }
tests:
  espresso:
    - { class: com.acme.RaiseTest, name: approvesRaise, outcome: fail, message: raise was lost }
    - { class: com.acme.RaiseTest, name: keepsRaise }
test-management:
  projects: [{ id: PR-1, cases: [{ identifier: TC-1, title: Quarterly Payroll, owner: ann@acme.example }] }]
`;

const pixel = 'Google Pixel 7-13.0';

/** Records until the given work is done. Returns a line for each exchange, and where the recording is. */
const record = async (folder: string, target: string, work: (origin: string) => Promise<void>): Promise<string> => {
  const printed: string[] = [];
  const recorder = await startRecorder({ folder, target: new URL(target), port: 0, onExchange: (line) => printed.push(line) });
  await work(recorder.origin);
  await recorder.close();
  return [...printed, recorder.file].join('\n');
};

interface BuildView {
  readonly status: string;
  readonly devices: Readonly<
    Record<string, { readonly session_id: string; readonly test_status: Readonly<Record<string, number>> }>
  >;
}

interface SessionView {
  readonly test_details: Readonly<
    Record<string, Readonly<Record<string, { readonly test_id: string; readonly device_log: string }>>>
  >;
}

/** A client that reads everything it can. */
const useService = async (origin: string, login: string, project: string): Promise<readonly unknown[]> => {
  const authorization = `Basic ${btoa(login)}`;
  const send = async (method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && !isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : (JSON.stringify(body) ?? null),
    });
    return { text: await response.text(), type: response.headers.get('content-type') ?? '', status: response.status };
  };
  const json = async <Body>(method: string, path: string, body?: object): Promise<Body> =>
    JSON.parse((await send(method, path, body)).text) as Body;
  const upload = async (path: string, name: string): Promise<string | undefined> => {
    const form = new FormData();
    form.set('url', `https://acme.example/${name}.apk`);
    form.set('custom_id', `Acme${name}`);
    return Object.values(await json<Record<string, string>>('POST', path, form))[0];
  };
  const root = '/app-automate/espresso';
  const app = await upload('/app-automate/upload', 'Payroll');
  const testSuite = await upload(`${root}/test-suite`, 'PayrollTests');
  const request = { app, testSuite, devices: [pixel], project, deviceLogs: true };
  const { build_id: id } = await json<{ build_id: string }>('POST', `${root}/build`, request);
  const words: string[] = [];
  let build: BuildView;
  do {
    build = await json<BuildView>('GET', `${root}/builds/${id}`);
    words.push(build.status);
  } while (build.status === 'running');
  const session = build.devices[pixel]?.session_id ?? '';
  const details = await json<SessionView>('GET', `${root}/builds/${id}/sessions/${session}`);
  const tests = Object.values(details.test_details).flatMap((ofClass) => Object.values(ofClass));
  const log = await send('GET', new URL(tests[0]?.device_log ?? '').pathname);
  const report = await send('GET', `${root}/builds/${id}/sessions/${session}/report`);
  const listed = await json<{ builds: unknown[] }>('GET', `${root}/projects/${encodeURIComponent(project)}`);
  const apps = await json<unknown[]>('GET', '/app-automate/recent_apps');
  const missing = await json('GET', `${root}/builds/${'0'.repeat(40)}`);
  const refused = await json<{ message: string }>('POST', `${root}/build`, { app, testSuite, devices: ['Acme-1'] });
  const cases = await json<{ test_cases: unknown[] }>('GET', '/api/v2/projects/PR-1/test-cases');
  return [
    words,
    build.devices[pixel]?.test_status,
    tests.map(({ test_id: testId }) => testId.startsWith(session)),
    [log.status, log.type],
    [report.status, report.type, report.text.match(/<testcase /g)?.length, report.text.match(/result="failed"/g)?.length],
    listed.builds.length,
    apps.length,
    missing,
    refused.message.split(' ')[0],
    cases.test_cases.length,
  ];
};

test('a recording neither forwards nor holds what asks for a simulation', async () => {
  await using folder = await temporaryDirectory();
  await using cloud = await startStandIn();
  const authorization = `Basic ${btoa(`${cloud.username}:${cloud.accessKey}`)}`;
  const statuses: number[] = [];
  const printed = await record(folder.path, cloud.origin, async (origin) => {
    for (const path of ['/simulation/requests', '//simulation//openapi.json/', '/simulation', '/app-automate/plan.json'])
      statuses.push((await fetch(`${origin}${path}`, { headers: { authorization } })).status);
    const advance = { method: 'POST', body: '{"advance":"PT5M"}' };
    statuses.push((await fetch(`${origin}/simulation/time`, advance)).status);
  });
  expect(statuses).toEqual([404, 404, 404, 200, 404]);
  expect(printed).toContain('GET /simulation/requests 404 (not recorded: the service has no simulation)');
  const text = await readFile(join(folder.path, 'scenario.yml'), 'utf8');
  expect(text).toContain('/app-automate/plan.json');
  expect(text).not.toContain('simulation');
});

const openService = (folder: string): Promise<StandIn> =>
  startStandIn(['--scenario', join(folder, 'service.yml'), '--username', 'acme', '--access-key', 'S3cret']);

test('a recording holds no private name, and its replay answers the client as the service did', async () => {
  await using folder = await temporaryDirectory();
  await writeFile(join(folder.path, 'service.yml'), service);
  await using cloud = await openService(folder.path);
  let seen: readonly unknown[] = [];
  const printed = await record(join(folder.path, 'recording'), cloud.origin, async (origin) => {
    seen = await useService(origin, 'acme:S3cret', 'Payroll');
  });
  expect(seen[0]).toContain('failed');
  expect(seen[1]).toMatchObject({ SUCCESS: 1, FAILED: 1 });
  const file = join(folder.path, 'recording/scenario.yml');
  const text = await readFile(file, 'utf8');
  for (const name of names) expect(`${text}${printed}`.toLowerCase()).not.toContain(name.toLowerCase());
  const journal = await cloud.request('GET', '/simulation/requests');
  const ids = new Set(journal.text.match(/[0-9a-f]{40}/g));
  expect(ids.size).toBeGreaterThan(3);
  for (const id of ids) if (!/^0+$/.test(id)) expect(text).not.toContain(id);

  await using replay = await startStandIn(['--scenario', file]);
  expect(await useService(replay.origin, 'embedded:simulated', 'Another project')).toEqual(seen);
  // The journal shows what the client sent, and a second run gets the last responses.
  const starts = await replay.request('GET', '/simulation/requests?path=**/build&method=POST');
  expect(starts.json()).toMatchObject([{ body: { devices: [pixel] } }, { body: { devices: ['Acme-1'] } }]);
  // Faults apply to a replay as well.
  await replay.request('PUT', '/simulation/faults', [{ action: 'status', status: 503, path: '/app-automate/recent_apps' }]);
  expect((await replay.request('GET', '/app-automate/recent_apps')).status).toBe(503);
  expect((await replay.request('GET', '/app-automate/recent_apps')).status).toBe(200);
});

type Exchange = readonly [method: string, path: string, responder: RawResponder, printed: RegExp];

test('a recording passes every response on, and keeps those that a replay can give', async () => {
  await using folder = await temporaryDirectory();
  const jsonOf =
    (text: string): RawResponder =>
    (response) =>
      response.setHeader('content-type', 'application/json').end(text);
  const typed =
    (type: string, text = 'Payroll'): RawResponder =>
    (response) =>
      response.setHeader('content-type', type).end(text);
  const large = typed('text/xml', `<a time="${'1'.repeat(9_900)}"/>`.repeat(104));
  const exchanges: readonly Exchange[] = [
    ['GET', '/projects/%E0%A4%A', jsonOf('{"url":"https://a.example/projects/%E0%A4%A"}'), /^GET \/projects\/\* 200$/],
    ['GET', '/cut', jsonOf('{"cut":'), /^GET \/cut 200$/],
    ['GET', '/log', typed('text/plain'), /^GET \/log 200$/],
    ['GET', '/report', typed('text/xml', '<a name="Payroll">Payroll</a>'), /^GET \/report 200$/],
    ['GET', '/video', typed('video/mp4'), /^GET \/video 200 \(not recorded: binary\)$/],
    ['GET', '/plain', (response) => response.end('Payroll'), /^GET \/plain 200 \(not recorded: binary\)$/],
    ['OPTIONS', '/allowed', typed('text/plain'), /^OPTIONS \/allowed 200 \(not recorded: its method\)$/],
    ['GET', '/too-large', typed('text/plain', 'a'.repeat(1_100_000)), /^GET \/too-large 200 \(not recorded: too large\)$/],
    ...[1, 2, 3].map((part): Exchange => ['GET', `/part-${part}`, large, new RegExp(`^GET /part-${part} 200$`)]),
    ['GET', '/part-4', large, /^GET \/part-4 200 \(not recorded: the recording is full\)$/],
    ['GET', '/gone', (response) => response.destroy(), /^GET socket hang up$/],
  ];
  await using service = await startRawServer(exchanges.map(([, , responder]) => responder));
  const received: (number | string)[] = [];
  const printed = await record(folder.path, service.origin, async (origin) => {
    for (const [method, path] of exchanges) {
      const response = await fetch(`${origin}${path}`, { method });
      received.push(response.status, await response.text());
    }
  });
  expect(received.slice(-2)).toEqual([502, '']);
  expect(received.filter((text) => text === 'Payroll')).toHaveLength(4);
  const lines = printed.split('\n');
  for (const [index, [, , , line]] of exchanges.entries()) expect(lines[index]).toMatch(line);

  await using replay = await startStandIn(['--scenario', join(folder.path, 'scenario.yml')]);
  const again = async (path: string): Promise<unknown> => (await replay.request('GET', path)).text;
  expect(await again('/projects/any')).toMatch(/^\{"url":"http:\/\/127\.0\.0\.1:\d+\/projects\/name-1"\}$/);
  expect(await again('/cut')).toBe('');
  expect(await again('/log')).toBe('redacted\n');
  expect(await again('/report')).toBe('<a name="name-2"></a>');
  expect((await replay.request('GET', '/video')).status).toBe(404);
});

describe('what a recording keeps', () => {
  const redactor = createRedactor();
  redactor.learnSecret('eve');

  test.each([
    [{ status: 'done', duration: '127 seconds', count: 3, ok: true, none: null }],
    [{ start_time: '2026-01-02 10:20:30 UTC', created: '2026-01-02T10:20:30.000Z', devices: [pixel, 'iPhone 14-16'] }],
    [{ device_statuses: { success: { 'Google Pixel 7,13.0': 'Success' }, error: {} }, video: 'false', idle_timeout: '900' }],
    [{ message: 'Success' }],
  ])('%j stays', (value) => {
    expect(redactor.json(value)).toEqual(value);
  });

  test('names, messages and addresses become others, each always the same one', () => {
    const value = {
      app_name: 'Wage.apk',
      other: ['Wage.apk', 'x'],
      message: '[BROWSERSTACK_INVALID_DEVICE] There is no "Wage 1"',
      error: { message: 'Wage not found' },
      log: 'https://logs.acme.example/app-automate/builds/Wage?token=T0ken#t=1,2',
    };
    expect(redactor.json(value)).toEqual({
      app_name: expect.stringMatching(/^name-\d+\.apk$/),
      other: [expect.stringMatching(/^name-\d+\.apk$/), expect.stringMatching(/^name-\d+$/)],
      message: '[BROWSERSTACK_INVALID_DEVICE] redacted',
      error: { message: 'redacted' },
      log: expect.stringMatching(/^\{\{origin\}\}\//),
    });
    const text = JSON.stringify(redactor.json(value));
    expect(text).toBe(JSON.stringify(redactor.json(value)));
    expect(text).not.toMatch(/T0ken|acme|There is no/);
  });

  test('ids stay related, and paths of names become patterns', () => {
    const id = 'a'.repeat(40);
    const { build, test: testId } = redactor.json({ build: id, test: `${id}00000001` }) as Record<string, string>;
    expect(build).not.toBe(id);
    expect(testId).toBe(`${build}00000001`);
    expect(redactor.path(`/app-automate/espresso/builds/${id}`)).toBe(`/app-automate/espresso/builds/${build}`);
    expect(redactor.path('/app-automate/espresso/projects/Wage%20App')).toBe('/app-automate/espresso/projects/*');
    expect(redactor.path('/app-automate/recent_apps/Wage')).toBe('/app-automate/recent_apps/*');
  });

  test('a report keeps its counts and results', () => {
    const xml =
      '<?xml version="1.0"?><testsuites><testsuite name="com.acme.A" tests="2" failures="1" time="2.5"><properties><property devicename="Google Pixel 3"/></properties>' +
      '<testcase name="pays" classname="com.acme.A" result="failed" time="1"><failure message="wage &lt; 0">at com.acme.A</failure></testcase></testsuite></testsuites>';
    const kept = redactor.xml(xml);
    expect(kept).toContain('tests="2" failures="1" time="2.5"');
    expect(kept).toMatch(
      /<testcase name="name-\d+" classname="name-\d+" result="failed" time="1"><failure message="redacted">redacted<\/failure>/,
    );
    expect(kept).not.toMatch(/acme|wage/);
  });
});
