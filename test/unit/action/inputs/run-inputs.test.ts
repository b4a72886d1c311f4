import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunInputs, readRunInputs } from '../../../../src/action/inputs/run-inputs.ts';
import type { InputError } from '../../../../src/core/model/input-problem.ts';
import { asVariables, mistakesIn } from '../../../helpers/input-problems.ts';
import { makePipe } from '../../../helpers/programs.ts';
import { temporaryDirectory } from '../../../helpers/temp.ts';

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;

beforeAll(async () => {
  folder = await temporaryDirectory();
  const write = (name: string, text = 'x'): Promise<void> => writeFile(path.join(folder.path, name), text);
  await Promise.all([
    write('app.apk'),
    write('app-test.apk'),
    write('empty.apk', ''),
    write('a.png'),
    write('b.png'),
    write('scenario.yml'),
  ]);
  await mkdir(path.join(folder.path, 'Shop.app'));
  await write('pay.yaml');
  await symlink('/', path.join(folder.path, 'outside'));
});

afterAll(() => folder[Symbol.asyncDispose]());

const good = {
  username: 'ann',
  'access-key': 'k3y',
  framework: 'espresso',
  app: 'app.apk',
  'test-suite': 'app-test.apk',
  devices: 'Google Pixel 7-13.0\n\n  iPhone 14 Pro-16\n',
};

/** What `all` adds to the report for every framework. */
const allKinds = ['device-logs', 'instrumentation-logs', 'network-logs', 'app-profiling', 'video', 'screenshots'];

const read = (inputs: Record<string, string | undefined>): Promise<RunInputs> =>
  readRunInputs(asVariables({ ...good, ...inputs }), { workspace: folder.path, repositoryName: 'shop', runId: '4711' });

const problemsOf = async (inputs: Record<string, string | undefined>): Promise<string[]> =>
  (await mistakesIn(() => read(inputs))).map(({ input, value = '-', accepted }) => `${input}: ${value}: ${accepted}`);

const pixel = 'Google Pixel 7-13.0';
const flows = { framework: 'maestro', devices: pixel };
const xcuitest = { framework: 'xcuitest' };
const earlgrey = { framework: 'earlgrey', 'test-suite': '' };
const flutter = { framework: 'flutter-android', devices: pixel };
const flutterIos = { framework: 'flutter-ios', devices: 'iPhone 14-16' };
const embedded = { 'base-url': 'embedded' };
const maestro = { framework: 'maestro' };
const sharded = { ...xcuitest, shards: '2' };
const noFiles = { app: '', 'test-suite': '', devices: '' };

describe('readRunInputs', () => {
  it.each([
    [{ app: 'app.apk', devices: pixel }, 'android'],
    [{ app: 'Shop.app', devices: 'ios-latest\niPad Pro 12.9 2022-16' }, 'ios'],
    [{ app: 'https://example.com/shop.ipa?x=1', devices: '*-latest' }, 'ios'],
    [{ app: 'bs://a', devices: 'iPhone *-17.*' }, 'ios'],
    [{ app: 'custom-id:Shop', devices: 'Samsung *-latest | android-latest' }, 'android'],
  ])('takes the system of Maestro from the app or the devices: %j', async (inputs, system) => {
    expect(await read({ framework: 'maestro', ...inputs })).toMatchObject({ system });
  });

  it.each<[Record<string, string>, 'v1' | 'v2', boolean]>([
    [{}, 'v1', true],
    [{ 'api-version': 'auto', shards: '4' }, 'v1', true],
    [{ 'api-version': 'v2' }, 'v2', false],
    [xcuitest, 'v1', true],
    [{ ...xcuitest, shards: '1', 'shard-index': '0' }, 'v1', true],
    [{ ...xcuitest, shards: '2' }, 'v2', true],
    [{ ...xcuitest, shards: 'auto' }, 'v2', true],
    [{ ...xcuitest, shards: '2', 'shard-index': '1' }, 'v2', true],
    [{ ...xcuitest, capabilities: 'shards: { mapping: [{ name: a, strategy: only-testing, values: [T/C] }] }' }, 'v2', true],
    [{ ...xcuitest, shards: '2', 'api-version': 'v2' }, 'v2', false],
    [{ ...xcuitest, download: 'result-bundle@failed' }, 'v2', true],
    [{ ...xcuitest, download: 'all' }, 'v2', true],
    [earlgrey, 'v1', true],
    [flows, 'v2', true],
    [{ ...flutterIos, app: '', 'api-version': 'v2' }, 'v2', false],
  ])('settles the version of the service for %j: %s', async (inputs, version, hasReason) => {
    const { service } = await read(inputs);
    expect(service.apiVersion).toBe(version);
    expect(service.versionReason !== undefined).toBe(hasReason);
  });

  it('reads a small set of inputs with all defaults', async () => {
    expect(await read({})).toEqual({
      service: {
        baseUrl: 'https://api-cloud.browserstack.com',
        username: 'ann',
        accessKey: 'k3y',
        apiVersion: 'v1',
        versionReason: 'nothing in the request needs v2',
      },
      framework: 'espresso',
      app: { kind: 'file', path: path.join(folder.path, 'app.apk'), sizeBytes: 1 },
      testSuite: { kind: 'file', path: path.join(folder.path, 'app-test.apk'), sizeBytes: 1 },
      deviceLines: ['Google Pixel 7-13.0', 'iPhone 14 Pro-16'],
      shards: 1,
      shardBy: 'hash',
      targetMs: 600_000,
      maxShards: 10,
      project: 'shop-4711',
      deviceLogs: true,
      mapping: [],
      media: [],
      system: 'android',
      capabilities: {},
      tests: [],
      preflight: 'strict',
      reuseUploads: true,
      cleanup: false,
      dryRun: false,
      wait: true,
      timeoutMs: 7_200_000,
      queueTimeoutMs: 1_800_000,
      pollIntervalMs: 'auto',
      missingTests: 'fail',
      history: { kind: 'cache' },
      retries: 0,
      repeatNew: 0,
      canaryDevices: 0,
      compareBase: false,
      sessionRetries: 1,
      failFast: false,
      buildIds: [],
      failOn: 'any',
      failOnFlaky: false,
      download: new Set(['junit']),
      downloadIfFailed: new Set(),
      reportDir: path.join(folder.path, 'mobile-test-results'),
      artifactName: undefined,
      artifactRetentionDays: 0,
      summary: true,
      annotations: true,
      comment: false,
      secrets: [],
      redact: 'standard',
      issues: false,
    });
  });

  it.each<{ readonly given: Record<string, string>; readonly read: object }>([
    { given: { app: '*p.apk' }, read: { app: { kind: 'file' } } },
    { given: { app: 'Shop.app' }, read: { app: { kind: 'directory' } } },
    { given: { app: 'https://example.com/app.apk' }, read: { app: { kind: 'url', url: 'https://example.com/app.apk' } } },
    { given: { app: 'bs://c0ffee' }, read: { app: { kind: 'reference', reference: 'bs://c0ffee' } } },
    {
      given: { app: 'ann_7Hx2Qp/Shop-1.2', 'test-suite': 'ben/ShopTests' },
      read: {
        app: { kind: 'reference', reference: 'ann_7Hx2Qp/Shop-1.2' },
        testSuite: { kind: 'reference', reference: 'ben/ShopTests' },
      },
    },
    { given: { history: 'branch:ci/test-history' }, read: { history: { kind: 'branch', branch: 'ci/test-history' } } },
    { given: { history: 'off' }, read: { history: { kind: 'off' } } },
    { given: { app: 'custom-id:Shop' }, read: { app: { kind: 'custom-id', customId: 'Shop' } } },
    {
      given: { devices: 'android-latest\nandroid-latest\n* Pro-1*\nPixel 8-14.0 | Pixel *-latest-1' },
      read: { deviceLines: ['android-latest', 'android-latest', '* Pro-1*', 'Pixel 8-14.0 | Pixel *-latest-1'] },
    },
    { given: { devices: '["Google Pixel 7-13.0"]' }, read: { deviceLines: ['Google Pixel 7-13.0'] } },
    { given: { shards: '3', 'shard-index': '2' }, read: { shards: 3, shardIndex: 2 } },
    { given: { shards: '1', 'shard-index': '0' }, read: { shards: 1, shardIndex: 0 } },
    {
      given: { shards: 'auto', 'target-minutes': '5', 'max-shards': '4', 'shard-by': 'duration' },
      read: { shards: 'auto', targetMs: 300_000, maxShards: 4, shardBy: 'duration' },
    },
    { given: { ...noFiles, 'build-ids': '["b1"]' }, read: { buildIds: ['b1'] } },
    { given: { 'timeout-minutes': '0.5' }, read: { timeoutMs: 30_000 } },
    { given: { 'max-device-minutes': '90.5', 'fail-fast': 'true' }, read: { maxDeviceMs: 5_430_000, failFast: true } },
    { given: { 'repeat-new': '20' }, read: { repeatNew: 20 } },
    { given: { 'compare-base': 'true' }, read: { compareBase: true } },
    { given: { 'max-sessions': '1' }, read: { maxSessions: 1 } },
    { given: {}, read: { maxSessions: undefined } },
    { given: { 'poll-interval-seconds': '2.5' }, read: { pollIntervalMs: 2_500 } },
    { given: { 'device-logs': 'True', wait: 'FALSE' }, read: { deviceLogs: true, wait: false } },
    { given: { capabilities: 'language: de\nnetworkLogs: true' }, read: { capabilities: { language: 'de', networkLogs: true } } },
    {
      given: { media: 'a.png\n*.png\nmedia://c0ffee\nmedia://c0ffee' },
      read: { media: [{ kind: 'file' }, { kind: 'file' }, { kind: 'reference' }] },
    },
    { given: { 'artifact-name': '' }, read: { artifactName: '' } },
    { given: { 'artifact-name': 'derived' }, read: { artifactName: undefined } },
    { given: { 'artifact-name': 'Shop results' }, read: { artifactName: 'Shop results' } },
    { given: { 'base-url': 'http://127.0.0.1:8080' }, read: { service: { baseUrl: 'http://127.0.0.1:8080' } } },
    {
      given: { 'base-url': 'embedded', username: '', 'access-key': '', 'embedded-scenario': 'scenario.yml' },
      read: { service: { baseUrl: 'embedded' } },
    },
    { given: { download: 'all' }, read: { download: new Set(['junit', ...allKinds, 'coverage']), downloadIfFailed: new Set() } },
    {
      given: { download: 'video@failed\ncoverage@failed\nscreenshots@failed\nscreenshots\njunit@failed' },
      read: {
        download: new Set(['junit', 'screenshots', 'video', 'coverage']),
        downloadIfFailed: new Set(['video', 'coverage']),
      },
    },
    {
      given: { framework: 'xcuitest', download: 'all@failed' },
      read: {
        download: new Set(['junit', ...allKinds, 'result-bundle']),
        downloadIfFailed: new Set([...allKinds, 'result-bundle']),
      },
    },
    {
      given: { framework: 'xcuitest', download: 'all', 'api-version': 'v1' },
      read: { download: new Set(['junit', ...allKinds]), service: { apiVersion: 'v1' } },
    },
  ])('takes $given', async ({ given, read: expected }) => {
    expect(await read(given)).toMatchObject(expected);
  });

  it.each<[input: string, text: string, accepted: RegExp, others?: Record<string, string>, shown?: string]>([
    ['repeat-new', '21', /^must be a whole number from 0 to 20$/],
    ['repeat-new', '2.5', /^must be a whole number from 0 to 20$/],
    ['canary-devices', '-1', /^must be a whole number from 0 to 1000$/],
    ['app', 'gone.apk', /^no file in .* matches/],
    ['app', '*.apk', /^matches 3 files instead of one: app-test\.apk, app\.apk, empty\.apk$/],
    ['media', '{a,b', /^the glob has a \{ without a \}$/],
    ['app', 'empty.apk', /^the file is empty$/],
    ['app', 'bs://a b', /^must be a path/],
    ['test-suite', '', /^must be a path/],
    ['test-suite', 'a.apk', /^does not apply to earlgrey: the app directory contains the tests$/, { framework: 'earlgrey' }],
    ['framework', 'appium', /^must be espresso, xcuitest, earlgrey, maestro, flutter-android or flutter-ios/],
    ['devices', 'Google Pixel 7', /^must be <device name>-<os version>/],
    ['devices', 'Galaxy S9-Plus', /^must be <device name>-<os version>, for instance "Google Pixel 7-13\.0", "iPhone/],
    ['devices', 'Pixel *-latest | iOS-17.*', /^Espresso tests do not run on such devices, only on Android devices,/],
    ['devices', 'Pixel *-latest | Pixel', /^must be <device name>/],
    ['devices', '-latest', /^must be <device name>-<os version>, for instance "Google Pixel 7-13\.0", "iPhone 14-16"/],
    ['devices', 'Pixel-13\nPixel-13.0', /^"Pixel-13" may be the same device$/, {}, 'Pixel-13.0'],
    ['devices', 'iPhone X-16\niPhone 15-16\niPhone X-16.4', /^"iPhone X-16" may be the same device$/, xcuitest, 'iPhone X-16.4'],
    ['devices', 'Pixel-13\npixel-13', /^"Pixel-13" may be the same device$/, {}, 'pixel-13'],
    ['devices', '', /^must be <device name>/],
    ['devices', '[]', /^.*at least one/],
    ['devices', '[1]', /^must have one entry per line, or be a JSON array of strings/],
    ['shards', '0', /^must be a whole number from 1/],
    ['shard-index', '2', /^must be a whole number from 0 to 1/, { shards: '2' }],
    ['shard-index', '-1', /^must be a whole number from 0 to 1 \(shards is 2\)$/, { shards: '2' }],
    ['shard-index', '0', /^`shards` is not set, or is 1\. Set it to the number of jobs that share the tests$/],
    ['shard-index', '2', /^`shards` is not set, or is 1\. Set it/, { shards: '1' }],
    ['shards', '2', /^must be 1: earlgrey cannot be sharded, only espresso, xcuitest and maestro can$/, earlgrey],
    ['shard-index', '0', /^does not apply to earlgrey: earlgrey cannot be sharded, only espresso, xcuitest and m/, earlgrey],
    [
      'capabilities',
      'a: [1',
      /^cannot be read as YAML: line 1, column 6: A bracket is not closed, or the line after it is not indented$/,
      {},
      '***',
    ],
    ['wait', 'yes', /^must be true or false/],
    ['base-url', 'http://example.com', /^must begin with https:\/\/, since credentials are sent; http:\/\/ is for/],
    ['base-url', 'https://a:b@h.ex', /^must not contain credentials\. Use username and access-key$/, {}, 'https://***@h.ex'],
    ['base-url', 'ftp://example.com', /^must be an https:\/\/ address, or embedded$/],
    [
      'devices',
      'Google Pixel 7-13.0, Samsung Galaxy S22-12.0,',
      /^must be one device per line, .*: write "Google Pixel 7-13\.0" and "Samsung Galaxy S22-12\.0" on separate lines$/,
    ],
    ['devices', '- "Google Pixel 7-13.0"', /^must be one device per line, without commas, quotes and a dash at the start: write/],
    ['devices', 'Pixel, iPhone', /^must be one device per line, .*; each as <device name>-<os version>$/],
    ['build-ids', '[]', /^must have at least one build id\. If the earlier step sometimes starts no build/, noFiles],
    ['build-ids', '[""]', /^must have at least one build id/],
    ['devices', '["", " "]', /^must name at least one device$/],
    ['tests', '["",""]', /^has no entry\. Remove the input to run all tests/],
    ['build-ids', '["b1"]', /^does not apply to base-url: embedded: the built-in cloud ends with its step, so other/, embedded],
    ['username', '', /^.*forks.*no secrets/],
    ['access-key', '', /^.*forks.*no secrets/],
    ['access-key', 'a\nb', /^must not contain line breaks and other control characters\. Check the secret$/, {}, '***'],
    ['username', 'a:b', /^must not contain colons, line breaks and other control characters\. Check the secret$/, {}, '***'],
    ['api-version', 'v2', /^must be v1: the framework earlgrey has no v2/, earlgrey],
    ['api-version', 'v1', /^must be v2: the framework maestro has no v1/, flows],
    ['app', 'app.apk', /^does not apply to flutter-ios: the test package contains the app$/, flutterIos],
    ['tests', 'a.B', /^does not apply to flutter-android: the service always runs the whole Flutter for Android/, flutter],
    ['shards', '2', /^must be 1: flutter-android cannot be sharded, only espresso, xcuitest and maestro can$/, flutter],
    ['cleanup', 'true', /^must be false with maestro: the service has no known request to delete these uploads$/, flows],
    ['devices', 'iPhone 14-16', /^the Android app does not run on such devices, only on Android devices, for/, maestro],
    ['devices', 'A-16\nios-latest', /^must show whether .* since `app` does/, { ...maestro, app: 'bs://a' }, 'A-16, ios-latest'],
    ['devices', '*-latest', /^.*android-latest or ios-latest, for instance$/, { ...maestro, app: 'custom-id:Shop' }],
    ['tests', '../a.yaml', /^must be a path relative to the suite's root/, flows],
    ['tests', 'package:a.b', /^must have tag: before the colon\. Maestro takes checkout\/pay\.yaml \(a flow\), checkout/, flows],
    ['api-version', 'v1', /^must be v2 or auto: XCUITest shards exist only in v2/, { ...xcuitest, shards: 'auto' }],
    ['shard-by', 'duration', /^does not apply to xcuitest: xcuitest shards are always balanced by duration$/, sharded],
    ['quarantine', 'Shop.app', /^this path is a folder$/],
    ['embedded-scenario', 'scenario.yml', /^applies only with base-url: embedded$/],
    ['embedded-scenario', 'no.yml', /^there is no file at this path$/, embedded],
    ['embedded-scenario', 'Shop.app', /^this path is a folder$/, embedded],
    ['project', '..', /^must be a name of at most 1024 characters, and neither "\." nor "\.\."$/],
    ['project', 'x'.repeat(1_025), /^must be a name of at most 1024 characters/],
    ['app-custom-id', 'my app', /^must be 1 to 100 letters, digits, "\.", "-" or "_"$/],
    ['report-dir', '../out', /^must be a folder inside the workspace/],
    ['report-dir', 'app.apk/x/y', /^must be a folder inside the workspace, and .*app\.apk is a file$/],
    ['test-suite', 'pay.yaml', /^must be a folder of flows/, flows],
    ['shards', '0', /^must be a whole number from 1/, { 'shard-index': '2' }],
    ['report-dir', '.', /^must be a folder inside/],
    ['report-dir', 'outside/tmp/x', /^must be a folder inside the workspace, and a symbolic link leads outside$/],
    ['timeout-minutes', '0', /^must be a number of minutes, more than 0 and at most 1440$/],
    ['max-device-minutes', '0', /^must be a number of device minutes from 0\.1 to 1000000$/],
    ['max-sessions', '0', /^must be a whole number from 1 to 10000$/],
    ['queue-timeout-minutes', '1h', /^must be a number of minutes, more than 0 and at most 1440$/],
    ['download', 'logs', /^must be junit, device-logs, instrumentation-logs, network-logs, app-profiling, video,/],
    ['download', 'coverage@failed', /^XCUITest has no coverage, only Espresso has it\. Remove this kind$/, xcuitest],
    ['download', 'result-bundle', /^Espresso has no result-bundle, only XCUITest has it\. Remove this kind$/],
    ['api-version', 'v1', /^must be v2 or auto: `download: result-bundle` exists/, { ...xcuitest, download: 'result-bundle' }],
    ['project-notify-url', 'example', /^must be an http/],
    ['artifact-name', 'a/b', /^must not contain the characters " : < > \| \* \? \\ \/$/],
    ['media', '*.mov', /^no file matches\. Check the path, or use media:\/\/… for an earlier upload$/],
  ])('refuses %s: %j', async (input, text, accepted, others = {}, shown = text || '-') => {
    const [problem, ...more] = await problemsOf({ [input]: text, ...others });
    expect(problem?.startsWith(`${input}: ${shown}: `)).toBe(true);
    expect(problem?.slice(`${input}: ${shown}: `.length)).toMatch(accepted);
    expect(more).toEqual([]);
  });

  it.each(['branch:', 'branch:a b', 'branch:-a', 'branch:a..b', 'branch:a/', 'branch:a.lock', 'artifact', 'true'])(
    'refuses the history %j',
    async (history) => {
      expect(await problemsOf({ history })).toEqual([expect.stringContaining(`history: ${history}: must be cache, off`)]);
    },
  );

  it.skipIf(process.platform === 'win32')(
    'refuses a pipe where a file is expected, without waiting for its other end',
    async () => {
      makePipe(path.join(folder.path, 'pipe.apk'));
      const refused = 'this path is a pipe, a socket or a device';
      expect(await problemsOf({ app: 'pipe.apk', quarantine: 'pipe.apk' })).toEqual([
        expect.stringContaining(`app: pipe.apk: ${refused}`),
        expect.stringContaining(`quarantine: pipe.apk: ${refused}`),
      ]);
    },
  );

  it.skipIf(process.getuid?.() === 0 || process.platform === 'win32')('refuses a file that cannot be read', async () => {
    const file = path.join(folder.path, 'locked.apk');
    await writeFile(file, 'x');
    await chmod(file, 0);
    expect(await problemsOf({ app: 'locked.apk' })).toEqual([expect.stringMatching(/the file cannot be read \(EACCES\)/)]);
  });

  it.each([
    ['comment', 'https://ann:hunter2-Qx@h.example'],
    ['devices', 'hunter2-Qx'],
    ['app', 'folder/hunter2-Qx.apk'],
    ['capabilities', 'hunter2-Qx'],
    ['project-notify-url', 'hunter2-Qx'],
    ['wait', 'https://ann:hunter2@h.example'],
  ])('does not repeat the access key where it stands in %s', async (input, value) => {
    const problems = await problemsOf({ 'access-key': 'hunter2-Qx', [input]: value });
    expect(problems.join()).toContain('***');
    expect(problems.join()).not.toContain('hunter2');
  });

  it('shows no query of an address, which may hold a token', async () => {
    const value = 'https://builds.example/a?token=hunter2';
    const problems = await problemsOf({ wait: value, 'base-url': value });
    expect(problems.join()).toContain('https://builds.example/a?…');
    expect(problems.join()).not.toContain('hunter2');
  });

  it('names every mistake at once, and never a secret', async () => {
    const problems = await problemsOf({
      username: '',
      'access-key': 'hu\u0001nter2',
      app: 'gone.apk',
      shards: '0',
      wait: 'ja',
      devices: 'Pixel',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      'username',
      'access-key',
      'app',
      'devices',
      'shards',
      'wait',
    ]);
    expect(problems.join('\n')).not.toContain('nter2');
  });

  it('names the binaries that are there where a file is missing, only the first ones of many', async () => {
    await using other = await temporaryDirectory();
    const context = { workspace: other.path, repositoryName: 'shop', runId: '1' };
    const missing = async (): Promise<string | undefined> =>
      (await mistakesIn(() => readRunInputs({ INPUT_APP: 'gone.apk' }, context))).find(({ input }) => input === 'app')?.accepted;
    expect(await missing()).toContain(`no file in ${other.path} matches. The folder has no .apk or .ipa file`);
    const debug = path.join(other.path, 'app/build/outputs/apk/debug');
    await mkdir(debug, { recursive: true });
    await mkdir(path.join(other.path, 'node_modules'));
    await symlink(other.path, path.join(debug, 'loop'));
    await Promise.all(
      ['app/build/outputs/apk/debug/app-debug.apk', 'Shop.ipa', 'node_modules/other.apk', 'notes.txt'].map((name) =>
        writeFile(path.join(other.path, name), 'x'),
      ),
    );
    expect(await missing()).toContain(
      'The folder has these .apk and .ipa files: Shop.ipa, app/build/outputs/apk/debug/app-debug.apk',
    );
    await Promise.all(Array.from('12345678', (digit) => writeFile(path.join(other.path, `${digit}.apk`), 'x')));
    expect(await missing()).toContain('The folder has these .apk and .ipa files: 1.apk, 2.apk, 3.apk, 4.apk, 5.apk, …');
  });

  it('says it in one readable list', async () => {
    const error = await read({ shards: '0', wait: 'ja' }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: 'input-invalid',
      message: [
        '2 inputs are invalid; nothing was sent.',
        '  - shards is "0", but must be a whole number from 1 to 1000, or auto [input-invalid]',
        '  - wait is "ja", but must be true or false [input-invalid]',
      ].join('\n'),
      summary:
        'shards is "0", but must be a whole number from 1 to 1000, or auto [input-invalid] (and 1 more mistake, in `wait`).',
    });
  });

  it('shows at most 200 mistakes, and says how many more there are', async () => {
    const lines = Array.from({ length: 999 }, (_, nth) => `kind ${nth}`).join('\n');
    const error = await read({ download: lines }).catch((caught: unknown) => caught);
    const { message, summary } = error as InputError;
    expect(message.split('\n')).toHaveLength(202);
    expect(message).toMatch(/\n {2}- and 799 more$/);
    expect(summary).toMatch(/\(and 998 more mistakes, in `download`\)\.$/);
  });
});
