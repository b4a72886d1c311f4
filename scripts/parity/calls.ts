import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packFolderAs } from '../../src/binaries/pack-binary.ts';

/** What calls learn for the calls after them: references, ids, and the device of the build. */
export type Known = Map<string, string>;

/** A call that changes nothing but what this comparison uploads itself. */
export interface ParityCall {
  /** Unique. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Undefined where an earlier call did not give what it needs. */
  readonly path: (known: Known) => string | undefined;
  readonly body?: (known: Known, files: Files) => Promise<FormData | string> | FormData | string;
  /** Keys of the response that are kept, by the name under which they are. */
  readonly learns?: Readonly<Record<string, readonly string[]>>;
  readonly credentials?: 'wrong';
  readonly isUpload?: true;
  /** What is not documented, and is known once this call has been answered. */
  readonly settles?: string;
}

/** The sample binaries, packed where the service wants an archive. */
export interface Files {
  readonly read: (name: string) => Promise<Blob>;
}

export const openFiles = (samples: string, temp: string): Files => ({
  read: async (name) => {
    const file = path.join(samples, name);
    if (name === 'ShopEarlGrey') {
      const packed = await packFolderAs(file, path.join(temp, 'ShopEarlGrey'), 'zip');
      return new Blob([new Uint8Array(await readFile(packed.path))]);
    }
    if (name === 'maestro' || name === 'maestro-flat') {
      const [folder, packedAs] =
        name === 'maestro' ? [file, 'one-folder-zip' as const] : [path.join(samples, 'maestro'), 'zip' as const];
      const packed = await packFolderAs(folder, path.join(temp, name), packedAs);
      return new Blob([new Uint8Array(await readFile(packed.path))]);
    }
    const written = writtenSuites[name];
    if (written !== undefined) {
      const folder = path.join(temp, name);
      for (const [own, text] of Object.entries(written)) {
        await mkdir(path.dirname(path.join(folder, own)), { recursive: true });
        await writeFile(path.join(folder, own), text);
      }
      const packed = await packFolderAs(folder, path.join(temp, `${name}-packed`), 'zip');
      return new Blob([new Uint8Array(await readFile(packed.path))]);
    }
    return new Blob([new Uint8Array(await readFile(file))]);
  },
});

const flow = 'appId: com.example.shop\n---\n- launchApp\n';

/** Maestro suites that the service is said to refuse, by the names of their files. */
const writtenSuites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'maestro-hidden': { 'flows/a.yaml': flow, 'flows/.hidden': 'x' },
  'maestro-equal-keys': { 'flows/a.yaml': `appId: com.example.shop\n${flow}` },
};

const fixed = (text: string) => (): string => text;
const unknownId = '0'.repeat(40);

/** Put into a path where an earlier call gave it. */
const to =
  (template: string) =>
  (known: Known): string | undefined => {
    let isComplete = true;
    const text = template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
      const value = known.get(name);
      isComplete &&= value !== undefined;
      return value ?? '';
    });
    return isComplete ? text : undefined;
  };

const get = (name: string, template: string, more: Partial<ParityCall> = {}): ParityCall => ({
  name,
  method: 'GET',
  path: to(template),
  ...more,
});

const remove = (name: string, template: string, more: Partial<ParityCall> = {}): ParityCall => ({
  ...get(name, template, more),
  method: 'DELETE',
});

const upload = (
  name: string,
  where: string,
  sample: string,
  fileName: string,
  learns: string,
  more: Partial<ParityCall> = {},
): ParityCall => ({
  name,
  method: 'POST',
  path: fixed(where),
  isUpload: true,
  body: async (_known, files) => {
    const form = new FormData();
    form.set('file', await files.read(sample), fileName);
    form.set('custom_id', 'mobile-test-cloud-parity');
    return form;
  },
  learns: {
    [learns]: ['app_url', 'test_url', 'test_suite_url', 'media_url', 'test_package_url'],
    [`${learns}Id`]: ['app_id', 'test_suite_id'],
  },
  ...more,
});

const reading: readonly ParityCall[] = [
  get('plan', '/app-automate/plan.json'),
  get('wrong credentials', '/app-automate/plan.json', { credentials: 'wrong', settles: 'the body and type of a 401' }),
  get('devices', '/app-automate/devices.json'),
  get('devices without an ending', '/app-automate/devices', { settles: 'whether the device list exists without .json' }),
  ...['espresso', 'xcuitest', 'earlgrey'].map((name) => get(`devices of ${name}`, `/app-automate/${name}/devices.json`)),
  get('devices of espresso, v2', '/app-automate/espresso/v2/devices'),
  get('use of devices', '/app-automate/device_tier_limits.json'),
  get('use of the queue', '/app-automate/current_parallel_queue_usage'),
  get('apps', '/app-automate/recent_apps?limit=5'),
  get('apps of the group', '/app-automate/recent_group_apps?limit=5'),
  get('apps beyond the limit', '/app-automate/recent_apps?limit=101', { settles: 'a limit above 100: refused, or cut' }),
  get('apps of an unknown scope, v2', '/app-automate/espresso/v2/apps?scope=other', { settles: 'an unknown scope' }),
  get('apps of an unused custom id', '/app-automate/recent_apps/mobile-test-cloud-unused', {
    settles: 'an empty listing of apps',
  }),
  get('media', '/app-automate/recent_media_files?limit=5'),
  get('media of an unused custom id', '/app-automate/recent_media_files/mobile-test-cloud-unused', {
    settles: 'an empty listing of media',
  }),
  ...['espresso', 'xcuitest'].map((name) => get(`suites of ${name}`, `/app-automate/${name}/test-suites`)),
  get('an unknown suite', `/app-automate/espresso/test-suites/${unknownId}`),
  get('app directories', '/app-automate/earlgrey/app-dirs', { settles: 'the listing of EarlGrey app directories' }),
  get('an unknown app directory', `/app-automate/earlgrey/app-dirs/${unknownId}`),
  get('apps, v2', '/app-automate/espresso/v2/apps'),
  get('suites, v2', '/app-automate/espresso/v2/test-suites'),
  get('an unknown app, v2', `/app-automate/espresso/v2/apps/${unknownId}`),
  get('an unknown project', '/app-automate/espresso/projects/mobile-test-cloud-unused', { settles: 'an unknown project' }),
  ...['espresso', 'xcuitest', 'earlgrey'].map((name) =>
    get(`an unknown build of ${name}`, `/app-automate/${name}/builds/${unknownId}`),
  ),
  ...['espresso/v2', 'maestro/v2', 'flutter-integration-tests/v2/android'].map((name) =>
    get(`an unknown build of ${name}`, `/app-automate/${name}/builds/${unknownId}`),
  ),
  get('an unknown session', `/app-automate/espresso/builds/${unknownId}/sessions/${unknownId}`),
  get('a report of an unknown session', `/app-automate/espresso/builds/${unknownId}/sessions/${unknownId}/report`),
  get('an unknown session of any framework', `/app-automate/sessions/${unknownId}.json`),
  get('recent builds, v2', '/app-automate/espresso/v2/builds', { settles: 'the listing of builds in v2: bare or wrapped' }),
  get('recent builds of Maestro', '/app-automate/maestro/v2/builds?limit=1', { settles: 'whether builds of Maestro are listed' }),
];

const uploads: readonly ParityCall[] = [
  upload('upload an app', '/app-automate/upload', 'shop-debug.apk', 'shop-debug.apk', 'app'),
  upload(
    'upload a suite',
    '/app-automate/espresso/test-suite',
    'shop-debug-androidTest.apk',
    'shop-debug-androidTest.apk',
    'suite',
  ),
  upload('upload an XCUITest suite', '/app-automate/xcuitest/test-suite', 'ShopUITests.zip', 'ShopUITests.zip', 'uiSuite'),
  upload('upload an app directory', '/app-automate/earlgrey/app-dir', 'ShopEarlGrey', 'ShopEarlGrey.zip', 'appDir', {
    settles: 'the key of an uploaded app directory',
  }),
  upload('upload an app, v2', '/app-automate/espresso/v2/app', 'shop-debug.apk', 'shop-debug.apk', 'appV2'),
  upload('upload a suite, v2', '/app-automate/espresso/v2/test-suite', 'shop-debug-androidTest.apk', 'tests.apk', 'suiteV2'),
  upload('upload Maestro flows', '/app-automate/maestro/v2/test-suite', 'maestro', 'flows.zip', 'flows'),
  upload('upload flat Maestro flows', '/app-automate/maestro/v2/test-suite', 'maestro-flat', 'flat.zip', 'flatFlows', {
    settles: 'whether a flat archive of Maestro flows is accepted',
  }),
  upload(
    'upload Maestro flows beside a hidden file',
    '/app-automate/maestro/v2/test-suite',
    'maestro-hidden',
    'hidden.zip',
    'hiddenFlows',
    {
      settles: 'whether a suite with a name that begins with a period is refused, and with which code',
    },
  ),
  upload(
    'upload a Maestro flow with equal keys',
    '/app-automate/maestro/v2/test-suite',
    'maestro-equal-keys',
    'equal.zip',
    'equalFlows',
    {
      settles: 'whether equal keys in a flow are refused at the upload',
    },
  ),
  upload('upload an app for Maestro', '/app-automate/maestro/v2/app', 'shop-debug.apk', 'shop-debug.apk', 'maestroApp'),
  {
    name: 'a Maestro build with 1,000 characters of flows, on an unknown device',
    method: 'POST',
    path: fixed('/app-automate/maestro/v2/android/build'),
    body: (known) =>
      JSON.stringify(maestroBuild(known, { execute: Array.from({ length: 60 }, (_, nth) => `area/flow-${nth}.yaml`) })),
    settles: 'the refusal of a long execute, if it comes before that of the device',
  },
  {
    name: 'a Maestro build with 1,000 characters of flows in a shard, on an unknown device',
    method: 'POST',
    path: fixed('/app-automate/maestro/v2/android/build'),
    body: (known) => {
      const values = Array.from({ length: 60 }, (_, nth) => `area/flow-${nth}.yaml`);
      const mapping = [{ name: 'Shard 1', strategy: 'execute', values }];
      return JSON.stringify(maestroBuild(known, { shards: { numberOfShards: 1, deviceSelection: 'all', mapping } }));
    },
    settles: 'whether the limit of execute holds for shards, too',
  },
  get('apps of the custom id', '/app-automate/recent_apps/mobile-test-cloud-parity'),
  get('the suite', '/app-automate/espresso/test-suites/{suiteHash}', { settles: 'the detail of a suite in v1' }),
  get('the app directory', '/app-automate/earlgrey/app-dirs/{appDirHash}', { settles: 'the detail of an app directory' }),
  get('the app, v2', '/app-automate/espresso/v2/apps/{appV2Hash}'),
  {
    name: 'a build without devices',
    method: 'POST',
    path: fixed('/app-automate/espresso/build'),
    body: (known) => JSON.stringify({ app: known.get('app'), testSuite: known.get('suite'), devices: [] }),
  },
  {
    name: 'a build on an unknown device',
    method: 'POST',
    path: fixed('/app-automate/espresso/build'),
    body: (known) => JSON.stringify({ app: known.get('app'), testSuite: known.get('suite'), devices: ['No Such Device-1.0'] }),
  },
  {
    name: 'a build of an unknown app',
    method: 'POST',
    path: fixed('/app-automate/espresso/v2/build'),
    body: (known) =>
      JSON.stringify({ app: `bs://${unknownId}`, testSuite: known.get('suite'), devices: ['Google Pixel 7-13.0'] }),
  },
];

/** Request of a build that cannot start, since its device does not exist. */
const maestroBuild = (known: Known, more: object): object => ({
  app: known.get('maestroApp'),
  testSuite: known.get('flows'),
  devices: ['No Such Device-1.0'],
  ...more,
});

const buildPath = '/app-automate/espresso/builds/{build}';

/** One build on one device. The samples run nowhere but in the built-in cloud: only forms are compared, not results. */
const build: readonly ParityCall[] = [
  {
    name: 'start a build',
    method: 'POST',
    path: fixed('/app-automate/espresso/build'),
    body: (known) =>
      JSON.stringify({
        app: known.get('app'),
        testSuite: known.get('suite'),
        devices: [known.get('device')],
        project: 'mobile-test-cloud-parity',
        deviceLogs: true,
      }),
    learns: { build: ['build_id'] },
  },
  get('the build at its start', buildPath, { settles: 'the status of a v1 build that waits' }),
  get('the report before the end', `${buildPath}/sessions/{session}/report`, {
    settles: 'the response for a report before the end',
  }),
  get('the session before the end', `${buildPath}/sessions/{session}`, { settles: 'the words of running tests in v1' }),
];

const buildEnd: readonly ParityCall[] = [
  get('the build after its end', buildPath),
  get('the session after its end', `${buildPath}/sessions/{session}`),
  get('the report', `${buildPath}/sessions/{session}/report`, { settles: 'the content type of a report' }),
  get('the build in v2', '/app-automate/espresso/v2/builds/{build}', { settles: 'whether v2 shows a build of v1' }),
  get('the session in v2', '/app-automate/espresso/v2/builds/{build}/sessions/{session}'),
  get('the session of any framework', '/app-automate/sessions/{session}.json'),
  get('the project', '/app-automate/espresso/projects/mobile-test-cloud-parity'),
];

const deletions: readonly ParityCall[] = [
  remove('delete the app', '/app-automate/app/delete/{appHash}'),
  remove('delete the app again', '/app-automate/app/delete/{appHash}'),
  remove('delete the suite', '/app-automate/espresso/test-suites/{suiteHash}', { settles: 'the body of a deleted suite in v1' }),
  remove('delete the XCUITest suite', '/app-automate/xcuitest/test-suites/{uiSuiteHash}'),
  remove('delete the app directory', '/app-automate/earlgrey/app-dirs/{appDirHash}', {
    settles: 'the body of a deleted app directory',
  }),
  remove('delete the app, v2', '/app-automate/espresso/v2/apps/{appV2Hash}'),
  remove('delete the suite, v2', '/app-automate/espresso/v2/test-suites/{suiteV2Hash}'),
];

/** All calls in their order; those of a build only where one was asked for. */
export const parityCalls = { before: [...reading, ...uploads], build, buildEnd, deletions } as const;
