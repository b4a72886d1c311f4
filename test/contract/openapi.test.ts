import { expect, test } from 'vitest';
import { ruleOf } from '../helpers/alert-rules.ts';
import { apiDocument, createApiCheck } from '../helpers/api-check.ts';
import { emptyZip, zipOf } from '../helpers/zip.ts';
import { openCloud } from '../unit/stand-in/open-cloud.ts';

/** Uses every operation of the built-in cloud, and compares it with docs/openapi.json. */

const operations = Object.entries(apiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

test('the document names each operation once', () => {
  expect(operations.length).toBeGreaterThan(140);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { operationId } of operations) expect(operationId).toMatch(/^[a-z][A-Za-z0-9]{2,60}$/);
});

interface Framework {
  readonly root: string;
  readonly device: string;
  /** Upload paths by the key of the build request. */
  readonly uploads: Readonly<Record<string, string>>;
  /** Default: `build` below `root`. */
  readonly start?: string;
  /** Default: `root`. */
  readonly logs?: string;
  readonly logKinds?: readonly string[];
  readonly sessionData?: readonly string[];
}

const pixel = 'Google Pixel 7-13.0';
const iphone = 'iPhone 14-16';
const testLogs = ['devicelogs', 'instrumentationlogs', 'networklogs', 'appprofiling', 'video', 'screenshot.png'];
const flowLogs = [
  'maestrologs',
  'commandlogs',
  'maestroScreenshot',
  ...testLogs.filter((kind) => kind !== 'instrumentationlogs'),
];
const [espresso, xcuitest] = ['/app-automate/espresso', '/app-automate/xcuitest'] as const;
const maestro = '/app-automate/maestro/v2';
const flutter = '/app-automate/flutter-integration-tests/v2';

const uploadsOf = (root: string, app = `${root}/app`) => ({ app, testSuite: `${root}/test-suite` });
const v1 = '/app-automate/upload';

const frameworks: readonly Framework[] = [
  { root: espresso, device: pixel, uploads: uploadsOf(espresso, v1), sessionData: ['report', 'coverage'] },
  {
    root: `${espresso}/v2`,
    device: pixel,
    uploads: uploadsOf(`${espresso}/v2`),
    logs: espresso,
    sessionData: ['report', 'coverage', 'devicelogs'],
  },
  { root: xcuitest, device: iphone, uploads: uploadsOf(xcuitest, v1) },
  {
    root: `${xcuitest}/v2`,
    device: iphone,
    uploads: uploadsOf(`${xcuitest}/v2`),
    logs: xcuitest,
    sessionData: ['resultbundle', 'devicelogs'],
  },
  { root: '/app-automate/earlgrey', device: iphone, uploads: { appDir: '/app-automate/earlgrey/app-dir' } },
  ...(['android', 'ios'] as const).map((platform) => ({
    root: maestro,
    device: platform === 'android' ? pixel : iphone,
    uploads: uploadsOf(maestro),
    start: `${maestro}/${platform}/build`,
    logs: '/app-automate/maestro',
    logKinds: flowLogs,
  })),
  { root: `${flutter}/android`, device: pixel, uploads: uploadsOf(`${flutter}/android`), sessionData: ['report'] },
  { root: `${flutter}/ios`, device: iphone, uploads: { testPackage: `${flutter}/ios/test-package` } },
];

const contentFor = async (path: string): Promise<Buffer> =>
  path.includes('maestro') && path.endsWith('test-suite')
    ? zipOf({ 'flows/pay.yaml': 'appId: a\n---\n- launchApp\n' })
    : emptyZip();

const everythingOn = {
  deviceLogs: true,
  networkLogs: 'true',
  appProfiling: true,
  screenshots: true,
  debugscreenshots: true,
  coverage: true,
  enableResultBundle: true,
  project: 'Shop',
};

test('the document describes every request and response of every operation', async () => {
  const { rewrite, problems, succeeded } = createApiCheck();
  await using open = await openCloud({ lenient: true }, { rewrite });
  const { clock } = open;
  const send = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const { status, text, json } = await open.send(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return json as Body;
  };
  const upload = async (path: string, name: string): Promise<string> => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await contentFor(path))]), name);
    form.set('custom_id', 'Shop');
    return Object.values(await send<Record<string, string>>('POST', path, form)).find((value) => /^\w+:\/\//.test(value)) ?? '';
  };
  const fileFor = ({ device }: Framework, key: string): string => {
    if (key === 'app') return device === pixel ? 'shop.apk' : 'shop.ipa';
    return 'tests.zip';
  };

  const runs = async (framework: Framework): Promise<void> => {
    const { root, device, uploads, start = `${root}/build`, logs = root, logKinds = testLogs, sessionData = [] } = framework;
    const refs: Record<string, string> = {};
    for (const [key, path] of Object.entries(uploads)) {
      const name = path.includes('flutter') && key === 'testSuite' ? 'tests.apk' : fileFor(framework, key);
      refs[key] = await upload(path, name);
    }
    const { build_id: build } = await send<{ build_id: string }>('POST', start, { ...refs, devices: [device], ...everythingOn });
    clock.advance(600_000);
    const status = JSON.stringify(await send('GET', `${root}/builds/${build}`));
    const [, session] = /"(?:session_id|sessions":\[\{"id)":"([0-9a-f]{40})"/.exec(status) ?? [];
    await send('GET', `${root}/builds/${build}/sessions/${session}`);
    for (const kind of sessionData) await send('GET', `${root}/builds/${build}/sessions/${session}/${kind}`);
    for (const kind of logKinds) await send('GET', `${logs}/builds/${build}/sessions/tests/${session}00000001/${kind}`);
    for (const path of [`/sessions/${session}.json`, `/sessions/${session}/video`, `/builds/${build}/sessions/${session}/logs`])
      await send('GET', `/app-automate${path}`);
    if (root.includes('maestro')) await send('POST', `/app-automate/maestro/builds/${build}/stop`, {});
    if (/espresso\/v2|xcuitest\/v2|maestro\/v2|v2\/ios/.test(root)) await send('GET', `${root}/builds?limit=5&project=Shop`);
    if (/(espresso|xcuitest)$/.test(root)) await send('GET', `${root}/projects/Shop`);
    if (root.endsWith('xcuitest/v2')) await send('POST', `${root}/xctestrun-build`, { ...refs, devices: [device] });
  };

  const manages = async (): Promise<void> => {
    const firstIn = async (listing: string): Promise<string> => {
      const listed = JSON.stringify(await send('GET', `/app-automate/${listing}`));
      return /_id":"([0-9a-f]{40})"/.exec(listed)?.[1] ?? '';
    };
    for (const listing of ['recent_apps', 'recent_media_files']) await send('GET', `/app-automate/${listing}/Shop?limit=3`);
    for (const listing of ['recent_group_apps', 'recent_group_media']) await send('GET', `/app-automate/${listing}`);
    await send('DELETE', `/app-automate/app/delete/${await firstIn('recent_apps')}`);
    await send('DELETE', `/app-automate/custom_media/delete/${await firstIn('recent_media_files')}`);
    for (const listing of [
      'espresso/test-suites',
      'xcuitest/test-suites',
      'earlgrey/app-dirs',
      ...['espresso', 'xcuitest'].flatMap((name) => [`${name}/v2/apps`, `${name}/v2/test-suites`]),
    ]) {
      const id = await firstIn(listing);
      await send('GET', `/app-automate/${listing}/${id}`);
      await send('DELETE', `/app-automate/${listing}/${id}`);
    }
  };

  const asksForTheAccount = async (): Promise<void> => {
    for (const path of [
      'devices',
      'devices.json',
      ...['espresso', 'xcuitest', 'earlgrey'].map((name) => `${name}/devices.json`),
      ...['espresso', 'xcuitest'].map((name) => `${name}/v2/devices`),
      'device_tier_limits.json',
      'plan.json',
      'current_parallel_queue_usage',
    ])
      await send('GET', `/app-automate/${path}`);
    await send('GET', '/api/v2/projects/PR-1/test-cases?p=1&page_size=30');
  };

  const watchesAlerts = async (): Promise<void> => {
    const { id } = await send<{ id: string }>('POST', '/alerts', ruleOf({ threshold: 1 }));
    await send('GET', '/alerts?status=active');
    await send('POST', '/simulation/metrics', { metric: 'latency', value: 9 });
    const { data } = await send<{ data: { id: string }[] }>('GET', '/simulation/alert-events');
    await send('POST', `/simulation/alert-events/${data[0]?.id}/acknowledge`, {});
    await send('POST', `/alerts/${id}/toggle`, { active: false });
  };

  const steers = async (): Promise<void> => {
    await send('POST', '/simulation/time', { advance: 'PT1H' });
    await send('PUT', '/simulation/faults', [{ action: 'delay', 'delay-ms': 1 }]);
    await send('PUT', '/simulation/scenario', { plan: { parallel: 3 } });
    await send('GET', '/simulation/requests');
    await send('DELETE', '/simulation/requests');
    await send('GET', '/simulation/openapi.json');
    await send('POST', '/simulation/reset');
  };

  for (const framework of frameworks) await runs(framework);
  await upload('/app-automate/upload-media', 'banner.png');
  await upload('/app-automate/upload-media', 'other.png');
  await manages();
  await asksForTheAccount();
  await watchesAlerts();
  await steers();
  expect(problems).toEqual([]);
  expect(operations.map(({ operationId }) => operationId).filter((id) => !succeeded.has(id))).toEqual([]);
});
