import { describe, expect, it } from 'vitest';
import { renderReport } from '../../../src/migrate/convert.ts';
import { stepInputs } from '../../../src/migrate/write-workflow.ts';
import { convertTexts, inputsOf, keysOf, remarksOf, unreadOf, workflowYml } from './convert-text.ts';

const workflow = (steps: string, job = ''): Record<string, string> => workflowYml(steps, { id: 'espresso', job });

const account = `- uses: browserstack/github-actions/setup-env@master
  with:
    username: \${{ secrets.BROWSERSTACK_USERNAME }}
    access-key: \${{ secrets.BROWSERSTACK_ACCESS_KEY }}
    build-name: BUILD_INFO
    project-name: Shop`;

const request = JSON.stringify({
  devices: ['Google Pixel 7-13.0', 'Samsung Galaxy S23-13.0'],
  deviceLogs: 'true',
  networkLogs: true,
  class: ['com.shop.CartTest'],
  annotation: ['com.shop.Smoke'],
  shards: { numberOfShards: 3, deviceSelection: 'any' },
  language: 'de',
  uploadMedia: ['media.png'],
  coverage: true,
  noSuchKey: 1,
});

describe('browserstack/github-actions', () => {
  it('becomes one job: the account, the binaries, and the file of the build request', async () => {
    const migration = await convertTexts({
      ...workflow(`${account}
- uses: browserstack/github-actions/upload-app@beta
  with:
    app-path: ./app.apk
    framework: espresso
    test-suite-path: ./test.apk
- uses: browserstack/github-actions/run-tests@beta
  with:
    config-path: .github/request.json`),
      '.github/request.json': request,
    });
    expect(inputsOf(migration)).toEqual({
      espresso: {
        framework: 'espresso',
        app: 'app.apk',
        'test-suite': 'test.apk',
        project: 'Shop',
        devices: 'Google Pixel 7-13.0\nSamsung Galaxy S23-13.0',
        tests: 'com.shop.CartTest\nannotation:com.shop.Smoke',
        shards: '3',
        'device-logs': 'true',
        media: 'media.png',
        capabilities: 'customBuildName: BUILD_INFO\nnetworkLogs: true\nlanguage: de',
        download: 'junit\ncoverage',
      },
    });
    expect(migration.steps.map((step) => [stepInputs(step).username, stepInputs(step)['access-key']])).toEqual([
      ['${{ secrets.BROWSERSTACK_USERNAME }}', '${{ secrets.BROWSERSTACK_ACCESS_KEY }}'],
    ]);
    expect(keysOf(migration, 'unsupported')).toEqual(['noSuchKey']);
    expect(unreadOf(migration)).toEqual([]);
  });

  it('names the file of the build request where it is missing', async () => {
    const migration = await convertTexts(
      workflow('- uses: browserstack/github-actions/run-tests@beta\n  with: { config-path: request.json, framework: xcuitest }'),
    );
    expect(inputsOf(migration)).toMatchObject({ espresso: { framework: 'xcuitest' } });
    expect(unreadOf(migration)).toEqual([
      '7: request.json: this file has the devices and other settings: pass it to `from` as well',
    ]);
  });

  it('is only converted where it starts builds of App Automate', async () => {
    const migration = await convertTexts(workflow(account));
    expect(migration.steps).toEqual([]);
    expect(unreadOf(migration)).toEqual([
      '6: browserstack/github-actions/setup-env: only upload-app and run-tests start builds of App Automate',
    ]);
  });

  it('keeps no credentials in plain text, in the workflow and in the report', async () => {
    const migration = await convertTexts(
      workflow(`- uses: browserstack/github-actions/upload-app@beta
  with: { username: somebody, access-key: hunter2hunter2, app-path: a.apk, test-suite-path: b.apk }`),
    );
    const [step] = migration.steps;
    expect(step && JSON.stringify(stepInputs(step))).not.toMatch(/somebody|hunter2/);
    expect(renderReport(migration, [])).not.toMatch(/somebody|hunter2/);
    expect(remarksOf(migration)).toContain(
      '`access-key` was no secret of the repository: store it as one, and name that in the workflow.',
    );
  });

  it('starts BrowserStack Local in a step of its own', async () => {
    const migration = await convertTexts(
      workflow(`- uses: browserstack/github-actions/setup-local@master
  with: { local-testing: start, local-identifier: mine, local-args: --force-local }
- uses: browserstack/github-actions/upload-app@beta
  with: { app-path: a.apk, test-suite-path: b.apk }
- uses: browserstack/github-actions/setup-local@master
  with: { local-testing: stop }`),
    );
    expect(inputsOf(migration)).toMatchObject({ espresso: { capabilities: 'local: true\nlocalIdentifier: mine' } });
    expect(keysOf(migration, 'changed')).toEqual(['with.local-testing', 'with.local-identifier']);
    expect(keysOf(migration, 'unsupported')).toEqual(['with.local-args', 'with.local-testing']);
  });

  it('takes values of the matrix and of the environment, and lists others', async () => {
    const migration = await convertTexts(
      workflow(
        `- uses: browserstack/github-actions/upload-app@beta
  env: { SUITE: test.apk }
  with:
    app-path: \${{ matrix.flavor }}.apk
    test-suite-path: \${{ env.SUITE }}
    project-name: \${{ github.repository }}
    app-custom-id: \${{ steps.build.outputs.id }}`,
        '    strategy: { matrix: { flavor: [free, paid] } }\n',
      ),
    );
    const shared = {
      framework: 'espresso',
      'test-suite': 'test.apk',
      devices: 'android-latest',
      project: '${{ github.repository }}',
    };
    expect(inputsOf(migration)).toEqual({
      'espresso-free': { ...shared, app: 'free.apk' },
      'espresso-paid': { ...shared, app: 'paid.apk' },
    });
    expect(keysOf(migration, 'unsupported')).toEqual(['jobs.espresso.steps.0.env', 'with.app-custom-id']);
  });
});

describe('the file of a build request', () => {
  it('is converted on its own', async () => {
    const migration = await convertTexts({
      'request.json': '{ "app": "bs://1", "testSuite": "bs://2", "devices": ["iPhone 14-16"] }',
    });
    expect(inputsOf(migration)).toEqual({
      'device-tests': { framework: 'xcuitest', app: 'bs://1', 'test-suite': 'bs://2', devices: 'iPhone 14-16' },
    });
  });
});

const bitrise = (step: string, inputs: string): Record<string, string> => ({
  'bitrise.yml': `format_version: 13
workflows:
  device:
    steps:
      - git-clone: {}
      - ${step}:
          inputs:
${inputs.replaceAll(/^/gm, '          - ')}
`,
});

describe('a step of Bitrise', () => {
  const binaries = 'android_app_under_test: app.apk\nespresso_test_suite: test.apk';

  it.each<readonly [title: string, inputs: string, expected: Record<string, string>]>([
    ['devices', 'devices_list: \'["Google Pixel 7-13.0"]\'', { devices: 'Google Pixel 7-13.0' }],
    ['devices in a text', 'devices_list: "Google Pixel 7-13.0, iPad 9th-15"', { devices: 'Google Pixel 7-13.0\niPad 9th-15' }],
    ['a switch that is on', 'instrumentation_logs: "true"', { capabilities: 'instrumentationLogs: true' }],
    ['a switch that is off', 'device_logs: "false"', { 'device-logs': 'false' }],
    ['filters', 'filter_test: class com.a.B,package c', { tests: 'com.a.B\npackage:c' }],
    ['shards', 'use_test_sharding: \'{"numberOfShards": 2, "deviceSelection": "any"}\'', { shards: '2' }],
    ['parameters', 'api_params: "locale=en_US\\nlanguage = de"', { capabilities: 'locale: en_US\nlanguage: de' }],
    ['a build that nobody waits for', 'check_build_status: "false"', { wait: 'false' }],
    ['texts of Bitrise', 'project: $BITRISE_APP_TITLE', {}],
  ])('is read with %s', async (_title, inputs, expected) => {
    const migration = await convertTexts(bitrise('browserstack-bitrise-espresso-step@1', `${binaries}\n${inputs}`));
    expect(inputsOf(migration)).toEqual({
      device: { framework: 'espresso', app: 'app.apk', 'test-suite': 'test.apk', devices: 'android-latest', ...expected },
    });
    expect(unreadOf(migration)).toEqual([]);
  });

  it('runs XCUITest, with the filters of iOS', async () => {
    const migration = await convertTexts(
      bitrise(
        'git::https://github.com/browserstack/browserstack-bitrise-xcui-step.git@main',
        'app_ipa_path: a.ipa\nxcui_test_suite: t.zip\nfilter_test: only-testing Tests/Cart,Tests/Pay,skip-testing Tests/Old',
      ),
    );
    expect(inputsOf(migration)).toEqual({
      device: {
        framework: 'xcuitest',
        app: 'a.ipa',
        'test-suite': 't.zip',
        devices: 'ios-latest',
        tests: 'Tests/Cart\nTests/Pay\n!Tests/Old',
      },
    });
  });

  it('is also read in its older form', async () => {
    const migration = await convertTexts({
      'bitrise.yml': `workflows:
  device:
    steps:
    - browserstack-espresso-app-automate@0:
        inputs:
        - app_apk_path: a.apk
        - test_apk_path: t.apk
        - browserstack_device_list: |-
            "Google Pixel 7-13.0",
            "Google Pixel 6-12.0"
        - browserstack_class: a.B
`,
    });
    expect(inputsOf(migration)).toMatchObject({
      device: { devices: 'Google Pixel 7-13.0\nGoogle Pixel 6-12.0', tests: 'a.B' },
    });
  });

  it('a step of Bitrise of another service is listed with its line', async () => {
    const migration = await convertTexts(bitrise('virtual-device-testing-for-android@1', 'test_type: instrumentation'));
    expect(migration.steps).toEqual([]);
    expect(unreadOf(migration)).toEqual([
      '6: virtual-device-testing-for-android@1: of Bitrise, only the steps of BrowserStack and scripts are converted',
    ]);
  });

  it('may be a script with gcloud', async () => {
    const migration = await convertTexts({
      'bitrise.yml': `app:
  envs:
  - APK: app.apk
workflows:
  device:
    steps:
    - script@1:
        inputs:
        - content: |-
            #!/bin/bash
            gcloud firebase test android run \\
              --app $APK --test test.apk \\
              --device model=redfin,version=30 \\
              --results-dir $BITRISE_BUILD_SLUG
`,
    });
    expect(inputsOf(migration)).toEqual({
      device: { framework: 'espresso', app: 'app.apk', 'test-suite': 'test.apk', devices: 'Google Pixel 5-11.0' },
    });
    expect(migration.findings.map(({ line, key }) => `${line} ${key}`)).toEqual([
      '12 gcloud.app',
      '12 gcloud.test',
      '13 gcloud.device',
      '14 gcloud.results-dir',
    ]);
  });
});
