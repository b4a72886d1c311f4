import { expect, test } from 'vitest';
import { inputProblems } from '../../helpers/input-problems.ts';
import { binaries, convertTexts, flankYml, inputsOf, keysOf } from './convert-text.ts';

const flank = (gcloud: string, own = ''): Record<string, string> => ({ 'flank.yml': flankYml(`${binaries}\n${gcloud}`, own) });
const command = (options: string): Record<string, string> => ({
  'test.sh': `gcloud firebase test android run --app app.apk --test test.apk ${options}`,
});
const workflow = (steps: string, matrix = ''): Record<string, string> => ({
  'ci.yml': `jobs:\n  a:\n    runs-on: x\n${matrix === '' ? '' : `    strategy:\n      matrix: ${matrix}\n`}    steps:\n${steps}`,
});
const gcloud = '    - run: gcloud firebase test android run --app ${{ matrix.app }} --test t.apk';
const plainGcloud = gcloud.replace('${{ matrix.app }}', 'a.apk');

test.each<readonly [title: string, files: Record<string, string>, inputs: Record<string, Record<string, string | undefined>>]>([
  [
    'names of iOS tests with and without their target',
    flank('xcode-version: 16', 'test-targets: [Target/Class/test, Class/test, Class]'),
    { 'device-tests': { tests: 'Target/Class/test\n*/Class/test\nClass' } },
  ],
  [
    'pairs of an app and a suite as texts',
    flank('', 'additional-app-test-apks: ["app: b.apk", "test: b-test.apk", "- test: c-test.apk", nothing]'),
    {
      'device-tests': { app: 'app.apk' },
      'device-tests-2': { app: 'b.apk', 'test-suite': 'b-test.apk' },
      'device-tests-3': { app: 'b.apk', 'test-suite': 'c-test.apk' },
    },
  ],
  [
    'pairs without a suite of their own',
    {
      'flank.yml':
        'gcloud: { app: a.apk, type: instrumentation }\nflank: { additional-app-test-apks: [{ app: b.apk }, { test: t.apk }] }',
    },
    {
      'device-tests-2': { app: 'b.apk', 'test-suite': '<path of the test suite>' },
      'device-tests-3': { app: 'a.apk', 'test-suite': 't.apk' },
    },
  ],
  ['models without versions', command('--device-ids redfin'), { 'device-tests': { devices: 'Google Pixel 5-latest' } }],
  [
    'a path that would be outside of the workspace',
    { 'x.sh': 'cd a\ngcloud firebase test android run --app ../../x.apk --test ../t.apk ""' },
    { 'device-tests': { 'test-suite': 't.apk' } },
  ],
  ['arguments of iOS', { 'args.yml': 'all: { test: t.zip, xctestrun-file: a.xctestrun }' }, { all: { framework: 'xcuitest' } }],
  [
    'a script in the root of the project',
    { 'build.gradle': 'fladle {\n  variant = "my-variant"\n  debugApk = "$rootDir/$projectDir/a.apk"\n}' },
    { 'device-tests': { app: 'a.apk', 'test-suite': '<path of the test suite>' } },
  ],
  [
    'an action with the whole command',
    workflow('    - uses: x/gcloud@v1\n      with: { args: gcloud firebase test android run --app a.apk --test t.apk }'),
    { a: { app: 'a.apk' } },
  ],
  ['an empty matrix', workflow(plainGcloud, '{ app: [x], exclude: [{ app: x }] }'), { a: { app: 'a.apk' } }],
  [
    'a matrix whose entries are extended',
    workflow(gcloud, '{ name: [p, q], include: [{ app: a.apk, list: [1] }, { name: q, app: b.apk }] }'),
    { 'a-p-a.apk': { app: 'a.apk' }, 'a-q-b.apk': { app: 'b.apk' } },
  ],
  ['saucectl without suites', { 'config.yml': 'sauce: {}\nsuites: [1]\nkind: espresso\nespresso: { app: a.apk }' }, {}],
  [
    'devices of saucectl that are no list, and emulators without versions',
    {
      'config.yml':
        'kind: espresso\nespresso: { app: a.apk, testApp: t.apk }\nsuites:\n- name: s\n  devices: { name: Pixel 6 }\n- name: t\n  emulators: [x, { name: Pixel }]',
    },
    { s: { app: 'a.apk' }, t: { devices: 'Google Pixel *-latest' } },
  ],
  [
    'a build request in YAML',
    { 'request.yml': 'devices: [Google Pixel 7-13.0]\ntestSuite: t.apk\ncoverage: false\nenableResultBundle: false' },
    { 'device-tests': { 'test-suite': 't.apk', download: undefined } },
  ],
  [
    'inputs of BrowserStack that mean the default',
    workflow(
      '    - uses: browserstack/github-actions@v1\n    - uses: browserstack/github-actions/upload-app@v1\n      with: { app-path: a.apk, local-testing: false, local-identifier: random }',
    ),
    { a: { app: 'a.apk', capabilities: undefined } },
  ],
  [
    'a step of Bitrise without inputs, and one with filters',
    {
      'bitrise.yml':
        'workflows:\n  w:\n    steps:\n    - script\n    - browserstack-bitrise-xcui@1: {}\n  v:\n    steps:\n    - browserstack-bitrise-xcui@1:\n        inputs:\n        - x\n        - filter_test: "only-testing , T/C, skip-testing T/D"',
    },
    { w: { devices: 'ios-latest' }, v: { tests: 'T/C\n!T/D' } },
  ],
])('reads %s', async (_title, files, inputs) => {
  const jobs = inputsOf(await convertTexts(files));
  expect(Object.keys(jobs)).toEqual(Object.keys(inputs));
  for (const [job, expected] of Object.entries(inputs))
    for (const [name, value] of Object.entries(expected)) expect(jobs[job]?.[name]).toBe(value);
});

const request = (own: Record<string, unknown>): Record<string, string> => ({
  'request.json': JSON.stringify({ app: 'a.apk', testSuite: 't.apk', devices: ['Google Pixel 7-13.0'], ...own }),
});

const onlyLanguage = { capabilities: 'language: de' };
const rerun = { rerunPreviouslyFailed: { enabled: true } };

test.each<readonly [title: string, files: Record<string, string>, key: string, kept: Record<string, string | undefined>]>([
  ['a time of nothing', flank('timeout: 0'), 'gcloud.timeout', { 'timeout-minutes': undefined }],
  ['a text that is no time', flank('timeout: 5 parsecs'), 'gcloud.timeout', { 'timeout-minutes': undefined }],
  ['a number of shards that is no number', flank('', 'max-test-shards: many'), 'flank.max-test-shards', { shards: undefined }],
  ['a time that is too long', flank('', 'run-timeout: 9999h'), 'flank.run-timeout', { 'timeout-minutes': undefined }],
  ['a refused capability', request({ otherApps: ['a', 'b', 'c', 'd'], language: 'de' }), 'otherApps', onlyLanguage],
  [
    'a nested field',
    request({ networkLogsOptions: { captureContent: 'x' }, language: 'de' }),
    'networkLogsOptions',
    onlyLanguage,
  ],
  ['another name', request({ testOrchestrationOptions: rerun }), 'testOrchestrationOptions', { capabilities: undefined }],
  ['refused files', request({ enableResultBundle: true, coverage: true }), 'enableResultBundle', { download: 'junit\ncoverage' }],
  ['a device without a version', request({ devices: ['no version'] }), 'devices', { devices: 'android-latest' }],
])('a setting has no equivalent, which leaves the others as they are: %s', async (_title, files, key, kept) => {
  const migration = await convertTexts(files);
  expect(keysOf(migration, 'unsupported')).toEqual([key]);
  for (const [name, value] of Object.entries(kept)) expect(inputsOf(migration)['device-tests']?.[name]).toBe(value);
});

test('a value that is refused in one job leaves the same setting of other jobs', async () => {
  const migration = await convertTexts({
    ...flank('num-flaky-test-attempts: 1'),
    'other.yml': 'gcloud: { app: a.apk, test: t.apk, num-flaky-test-attempts: 9999 }',
  });
  expect(Object.values(inputsOf(migration)).map(({ retries }) => retries)).toEqual(['1', undefined]);
  expect(migration.findings.filter(({ outcome }) => outcome === 'unsupported').map(({ file }) => file)).toEqual(['other.yml']);
});

test.each([
  ['a command without options', { 'x.sh': 'gcloud firebase test android run' }],
  ['an action that runs JavaScript', { 'action.yml': 'runs:\n  using: node24\n  main: index.js' }],
])('%s has nothing to convert', async (_title, files) => {
  const [name = ''] = Object.keys(files);
  expect(await inputProblems(convertTexts(files))).toEqual([`from=${name}: no configuration of a supported tool is in it`]);
});
