import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type StandIn, startStandIn } from '../helpers/stand-in.ts';

/** Call of a public client that was run against the built-in cloud (docs/internals/parity.md). */
interface Call {
  readonly request: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;
  /** Uploaded file below `samples`, with `parts` of the form. */
  readonly sample?: string;
  readonly parts?: Readonly<Record<string, string>>;
  /** JSON body. `{name}` is a value of an earlier response. */
  readonly json?: unknown;
  readonly status?: number;
  /** Places in the response, by the name of their value in later calls. */
  readonly reads?: Readonly<Record<string, string>>;
  /** The client repeats the call while the response has this status. */
  readonly while?: string;
}

const v2 = '/app-automate/espresso/v2';
const ios = '/app-automate/xcuitest/v2';

const app: Call = { request: `POST ${v2}/app`, sample: 'shop-debug.apk', reads: { app: 'app_url', appId: 'app_id' } };
const suite: Call = {
  request: `POST ${v2}/test-suite`,
  sample: 'shop-debug-androidTest.apk',
  reads: { suite: 'test_suite_url' },
};
const started = { build: 'build_id' };
const devices = ['Google Pixel 7-13.0'];
const ofUser = '/app-automate/sessions/{session}.json';

const clients: Readonly<Record<string, readonly Call[]>> = {
  'bs_android of patrol': [
    app,
    suite,
    {
      request: `POST ${v2}/build`,
      json: {
        app: '{app}',
        testSuite: '{suite}',
        project: 'Unnamed Android project',
        devices: ['Google Pixel 4-10.0'],
        singleRunnerInvocation: 'true',
        useOrchestrator: 'true',
        clearPackageData: 'true',
        deviceLogs: 'true',
        local: 'false',
        idleTimeout: 900,
      },
      reads: started,
    },
  ],
  'bs_ios of patrol, with a test plan': [
    { request: `POST ${ios}/app`, sample: 'Shop.ipa', reads: { app: 'app_url' } },
    { request: `POST ${ios}/test-suite`, sample: 'suites/test-plan.zip', reads: { suite: 'test_suite_url' } },
    {
      request: `POST ${ios}/xctestrun-build`,
      json: {
        app: '{app}',
        testSuite: '{suite}',
        devices: ['iPhone 14-16'],
        deviceLogs: true,
        enableResultBundle: true,
        idleTimeout: 900,
      },
      reads: started,
    },
    { request: `GET ${ios}/builds/{build}`, while: 'running', reads: { session: 'devices.0.sessions.0.id' } },
    { request: `GET ${ios}/builds/{build}/sessions/{session}/resultbundle` },
    { request: `GET ${ofUser}`, reads: { video: 'automation_session.video_url' } },
  ],
  "the vendor's action for GitHub": [
    app,
    suite,
    {
      request: `POST ${v2}/build`,
      json: { app: '{app}', testSuite: '{suite}', devices, 'browserstack.source': 'GitHubAction' },
      reads: started,
    },
    { request: `GET ${v2}/builds/{build}`, while: 'running', reads: { session: 'devices.0.sessions.0.testcases.count' } },
  ],
  'the component of Appcircle': [
    app,
    suite,
    { request: `POST ${v2}/build`, json: { app: '{app}', testSuite: '{suite}', devices }, reads: started },
    { request: `GET ${v2}/builds/{build}`, while: 'running', reads: { session: 'devices.0.sessions.0.id' } },
    { request: `GET ${v2}/builds/{build}/sessions/{session}/report` },
  ],
  'browserstack-client of npm': [
    { request: 'GET /app-automate/plan.json', reads: { plan: 'automate_plan' } },
    { request: 'GET /app-automate/devices.json', reads: { device: '0.device' } },
    { request: 'POST /app-automate/upload', sample: 'shop-debug.apk', parts: { custom_id: 'Shop' }, reads: { app: 'app_url' } },
    { request: 'GET /app-automate/recent_apps', reads: { appId: '0.app_id' } },
    { request: 'GET /app-automate/recent_apps/None', reads: { none: 'message' } },
    { request: 'DELETE /app-automate/app/delete/{appId}', reads: { done: 'success' } },
    app,
    { request: `GET ${v2}/apps/{appId}`, reads: { same: 'app.app_url' } },
    { request: `DELETE ${v2}/apps/{appId}`, reads: { message: 'success.message' } },
    { request: 'GET /app-automate/builds.json', status: 501 },
    { request: 'GET /app-automate/projects.json', status: 501 },
    { request: 'GET /app-automate/flutter-integration-tests/v2/android/apps', status: 501 },
    { request: 'PUT /app-automate/sessions/1.json', json: { status: 'passed' }, status: 501 },
  ],
  'bsapi of PyPI': [
    {
      request: 'POST /app-automate/upload',
      sample: 'shop-debug.apk',
      parts: { data: '{"custom_id": "Shop"}' },
      reads: { app: 'app_url' },
    },
    { request: 'GET /app-automate/recent_group_apps', reads: { appId: '0.app_id' } },
    { request: 'DELETE /app-automate/app/delete/{appId}', reads: { done: 'success' } },
    { request: 'GET /app-automate/builds.json', status: 501 },
  ],
};

const valueAt = (body: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((value, key) => Object(value)[key], body);

const formOf = async ({ sample = '', parts = {} }: Call): Promise<FormData> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  const content = await readFile(join(import.meta.dirname, '../../samples', sample));
  form.set('file', new Blob([new Uint8Array(content)]), sample.split('/').at(-1));
  return form;
};

const use = async (cloud: StandIn, calls: readonly Call[]): Promise<void> => {
  const known = new Map<string, string>();
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => known.get(name) ?? '?');
  for (const call of calls) {
    const [method = '', path = ''] = filled(call.request).split(' ');
    const body =
      call.sample === undefined ? (call.json === undefined ? undefined : filled(JSON.stringify(call.json))) : await formOf(call);
    for (let isDone = false; !isDone; ) {
      const reply = await cloud.request(method, path, body);
      expect(`${call.request} ${reply.status}`).toBe(`${call.request} ${call.status ?? 200}`);
      isDone = call.while === undefined || reply.json<{ status: string }>().status !== call.while;
      if (!isDone) continue;
      for (const [name, place] of Object.entries(call.reads ?? {})) {
        const value = valueAt(reply.json(), place);
        expect(value, `${place} of ${call.request}`).toBeDefined();
        known.set(name, String(value));
      }
    }
  }
};

test.each(Object.entries(clients))('%s gets what it reads', async (_client, calls) => {
  await using cloud = await startStandIn();
  await use(cloud, calls);
});
