import { describe, expect, it } from 'vitest';
import { convertTexts, inputsOf, keysOf, remarksOf, unreadOf } from './convert-text.ts';

const shared = { framework: 'espresso', app: 'app.apk', 'test-suite': 'test.apk' };

const config = (suite: string, rest = ''): Record<string, string> => ({
  '.sauce/config.yml': `apiVersion: v1alpha
kind: espresso
espresso: { app: ./app.apk, testApp: ././test.apk }
${rest}
suites:
  - name: Smoke
${suite.replaceAll(/^/gm, '    ')}
`,
});

describe('a suite', () => {
  const filters = 'a.B\na.B#c\n!package:c\nannotation:e.F';
  const both = 'A-latest\nB-latest';

  it.each<readonly [title: string, suite: string, inputs: Record<string, string>]>([
    ['devices by name', 'devices: [{ name: Google Pixel 7, platformVersion: 13 }]', { devices: 'Google Pixel 7-13.0' }],
    ['devices by pattern', 'devices: [{ name: "^Google.*" }, { name: S21_real_us }]', { devices: 'Google*-latest\nS21-latest' }],
    ['devices by id', 'devices: [{ id: Google_Pixel_6_real }]', { devices: 'Google Pixel 6-latest' }],
    ['filters', 'testOptions: { class: [a.B, a.B#c], notPackage: [c], annotation: e.F }', { tests: filters }],
    ['shards', 'testOptions: { numShards: 3 }', { shards: '3' }],
    ['a switch that is on', 'testOptions: { useTestOrchestrator: true }', { capabilities: 'useOrchestrator: true' }],
    ['a switch that is off', 'testOptions: { clearPackageData: false }', { capabilities: 'clearPackageData: false' }],
    ['a limit for each device', 'timeout: 90s\ndevices: [{ name: A }, { name: B }]', { devices: both, 'timeout-minutes': '4' }],
    ['variables', 'env: { A: 1, B: x }', { capabilities: 'setEnvVariables:\n  A: "1"\n  B: x' }],
    ['speed', 'networkConditions: { downloadSpeed: 5, uploadSpeed: 1, latency: 9 }', { capabilities: 'customNetwork: 5,1,9,0' }],
    ['binaries of its own', 'app: other.apk', { app: 'other.apk' }],
  ])('gives a job %s', async (_title, suite, inputs) => {
    const migration = await convertTexts(config(suite));
    expect(inputsOf(migration)).toEqual({ Smoke: { ...shared, devices: 'android-latest', ...inputs } });
    expect(unreadOf(migration)).toEqual([]);
  });

  it('has one job each, with what the configuration has for all', async () => {
    const migration = await convertTexts({
      '.sauce/config.yml': `kind: xcuitest
sauce: { concurrency: 5, retries: 1 }
xcuitest: { app: App.ipa, testApp: Tests.ipa }
suites:
  - { name: one, devices: [{ name: "iPhone.*", platformVersion: "16.4" }] }
  - { name: two, testOptions: { class: [Tests.Cart/testAdd] } }
`,
    });
    expect(inputsOf(migration)).toEqual({
      one: { framework: 'xcuitest', app: 'App.ipa', 'test-suite': 'Tests.ipa', devices: 'iPhone*-16', retries: '1' },
      two: {
        framework: 'xcuitest',
        app: 'App.ipa',
        'test-suite': 'Tests.ipa',
        devices: 'ios-latest',
        tests: 'Tests/Cart/testAdd',
        retries: '1',
      },
    });
    expect(keysOf(migration, 'unsupported')).toEqual(['sauce.concurrency']);
  });

  it('runs on real devices in the place of emulators and simulators, which the report says', async () => {
    const migration = await convertTexts(
      config(
        'emulators:\n  - name: Pixel 7 GoogleAPI Emulator\n    orientation: landscape\n    platformVersions: ["13.0", "12.0"]',
      ),
    );
    expect(inputsOf(migration)).toMatchObject({
      Smoke: {
        devices: 'Google Pixel *-13.0 | Google Pixel *-latest\nGoogle Pixel *-12.0 | Google Pixel *-latest',
        capabilities: 'deviceOrientation: landscape',
      },
    });
    expect(remarksOf(migration)[0]).toContain('Pixel 7 GoogleAPI Emulator is a virtual device');
  });

  it('reads a device that is more than a name as a selector, with a line in the report', async () => {
    const migration = await convertTexts(config('devices: [{ name: "(Google|Samsung).*", platformVersion: "^1[2345]" }]'));
    expect(inputsOf(migration)).toMatchObject({ Smoke: { devices: 'Google Pixel *-latest' } });
    expect(remarksOf(migration)).toEqual([
      'The device (Google|Samsung).* is no plain name: Google Pixel *-latest takes a similar one. Replace it with the one you want.',
      'The version ^1[2345] is no plain version: Google Pixel *-latest takes the newest.',
    ]);
  });

  it('a suite without a name has its number', async () => {
    const text = 'kind: espresso\nespresso: { app: a.apk, testApp: b.apk }\nsuites:\n  - devices: [{ name: A }]\n';
    expect(Object.keys(inputsOf(await convertTexts({ 'c.yml': text })))).toEqual(['suite-1']);
  });

  it('has no value for a variable of the environment', async () => {
    const migration = await convertTexts(config('app: $APP\ntimeout: soon'));
    expect(keysOf(migration, 'unsupported')).toEqual(['apiVersion', 'suites.app', 'suites.timeout']);
    expect(remarksOf(migration)).toContain(
      'Set `app` yourself: .sauce/config.yml:7 has $APP, which only exists when the source runs.',
    );
  });
});

describe('files that are fetched', () => {
  it.each([
    ['match: ["*"]', 'junit\nall'],
    ['when: always\n    match: [device.log, video.mp4]', 'junit\ndevice-logs\nvideo'],
    ['when: fail\n    match: [screenshots*]', 'junit\nscreenshots@failed'],
    ['match: [junit.xml]', undefined],
    ['when: never\n    match: ["*"]', undefined],
  ])('files are fetched as the configuration says: %j', async (download, expected) => {
    const migration = await convertTexts(config('timeout: 5m', `artifacts:\n  download:\n    ${download}`));
    expect(inputsOf(migration).Smoke?.download).toBe(expected);
  });

  it('go to the folder that the configuration names', async () => {
    const migration = await convertTexts(config('timeout: 5m', 'artifacts: { download: { directory: ./artifacts/ } }'));
    expect(inputsOf(migration).Smoke?.['report-dir']).toBe('artifacts');
  });
});

describe('what does not run here', () => {
  it.each(['cypress', 'playwright', 'testcafe', 'apitest'])('is a configuration of %s', async (kind) => {
    const migration = await convertTexts({ '.sauce/config.yml': `apiVersion: v1\nkind: ${kind}\nsuites: [{ name: a }]\n` });
    expect(migration.steps).toEqual([]);
    expect(unreadOf(migration)).toEqual([`2: kind: ${kind}: only espresso and xcuitest run here`]);
  });

  it('is one without suites', async () => {
    const migration = await convertTexts({ '.sauce/config.yml': 'kind: espresso\nespresso: { app: a.apk }\n' });
    expect(migration.steps).toEqual([]);
    expect(keysOf(migration, 'unsupported')).toEqual(['kind', 'espresso.app']);
    expect(unreadOf(migration)).toEqual(['1: : the configuration has no suites']);
  });
});
