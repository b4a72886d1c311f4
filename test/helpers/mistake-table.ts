import type { Mistake } from './mistakes.ts';

const pixel = 'Google Pixel 7-13.0';
const ios = { framework: 'xcuitest', app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', devices: 'iPhone 14-16' };
const maestro = { framework: 'maestro', app: 'app.apk', 'test-suite': 'flows' };
const entry = (lines: string): Record<string, string> => ({ 'q.yml': lines });
const test = 'test: com.example.shop.CartTest#addsItem';
const why = 'reason: The price is wrong on some devices';
const issue = 'issue: https://github.com/ann/shop/issues/7';

/** Mistakes of people in workflows, by what they are about. */
export const mistakeTable: Readonly<Record<string, readonly Mistake[]>> = {
  'Credentials and address': [
    { title: 'no secrets', inputs: { 'base-url': '' } },
    { title: 'a user name with a colon', inputs: { 'base-url': '', username: 'ann:k3y', 'access-key': 'k3y-of-ann' } },
    { title: 'an access key with a line break in it', inputs: { 'base-url': '', username: 'ann', 'access-key': 'k3y\nof-ann' } },
    { title: 'an address without a scheme', inputs: { 'base-url': 'api-cloud.browserstack.com' } },
    {
      title: 'plain http',
      inputs: { 'base-url': 'http://api-cloud.browserstack.com', username: 'ann', 'access-key': 'k3y-of-ann' },
    },
    {
      title: 'credentials in the address',
      inputs: { 'base-url': 'https://ann:k3y-of-ann@example.com', username: 'ann', 'access-key': 'k3y-of-ann' },
    },
    {
      title: 'a scenario without the built-in cloud',
      inputs: { 'base-url': '', username: 'ann', 'access-key': 'k3y-of-ann', 'embedded-scenario': 's.yml' },
      files: { 's.yml': 'seed: 1\n' },
    },
    {
      title: 'a scenario with a mistyped key',
      inputs: { 'embedded-scenario': 's.yml', 'dry-run': 'false' },
      files: { 's.yml': 'seed: 1\noverride: []\n' },
    },
    { title: 'another version of the API', inputs: { 'api-version': '2' } },
    {
      title: 'v2 with EarlGrey',
      inputs: { framework: 'earlgrey', 'test-suite': '', app: 'Shop.ipa', devices: 'iPhone 14-16', 'api-version': 'v2' },
    },
  ],
  'App and test suite': [
    { title: 'another framework', inputs: { framework: 'appium' } },
    { title: 'no framework', inputs: { framework: '' } },
    { title: 'no app', inputs: { app: '' } },
    { title: 'a file that is not there', inputs: { app: 'app/build/app-debug.apk' } },
    { title: 'a glob with several matches', inputs: { app: '*.apk' }, files: { 'a.apk': 'x', 'b.apk': 'x' } },
    { title: 'a glob with an open brace', inputs: { app: 'app{,-debug.apk' } },
    { title: 'an empty file', inputs: { app: 'empty.apk' }, files: { 'empty.apk': '' } },
    {
      title: 'a login page in place of the app',
      inputs: { app: 'page.apk' },
      files: { 'page.apk': '<!doctype html><title>Sign in</title>' },
    },
    {
      title: 'a pointer of Git LFS',
      inputs: { app: 'lfs.apk' },
      files: { 'lfs.apk': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n' },
    },
    { title: 'a truncated APK', inputs: { app: 'cut.apk' }, files: { 'cut.apk': { sample: 'shop-debug.apk', cutAt: 5_000 } } },
    { title: 'app and test suite swapped', inputs: { app: 'test.apk', 'test-suite': 'app.apk' } },
    { title: 'the app twice', inputs: { 'test-suite': 'app.apk' } },
    { title: 'an iOS app for Espresso', inputs: { app: 'Shop.ipa' } },
    { title: 'Android files for XCUITest', inputs: { framework: 'xcuitest', devices: 'iPhone 14-16' } },
    {
      title: 'a release build with the tests of the debug build',
      inputs: { app: 'release.apk', preflight: 'strict', capabilities: 'coverage: true' },
    },
    { title: 'a test suite with EarlGrey', inputs: { framework: 'earlgrey', devices: 'iPhone 14-16', app: 'Shop.ipa' } },
    {
      title: 'one flow in place of its folder',
      inputs: { ...maestro, 'test-suite': 'pay.yaml' },
      files: { 'pay.yaml': 'appId: com.example.shop\n---\n- launchApp\n' },
    },
    { title: 'a folder without flows', inputs: { ...maestro, 'test-suite': 'empty' }, files: { 'empty/readme.md': 'x' } },
    {
      title: 'a flow without an app id',
      inputs: { ...maestro, 'test-suite': 'suite' },
      files: { 'suite/pay.yaml': '- launchApp\n' },
    },
    {
      title: 'a flow that runs a missing flow',
      inputs: { ...maestro, 'test-suite': 'suite' },
      files: { 'suite/pay.yaml': 'appId: com.example.shop\n---\n- launchApp\n- runFlow: sign-in.yaml\n' },
    },
    { title: 'a reference with a space', inputs: { app: 'bs://c0ff ee' } },
    { title: 'a custom id with a slash', inputs: { 'app-custom-id': 'shop/main' } },
    {
      title: 'a mapping of another build',
      inputs: { app: 'release.apk', mapping: 'other.txt' },
      files: { 'other.txt': '# compiler: R8\n# pg_map_id: ffffffffffff\ncom.example.shop.Cart -> a.a:\n' },
    },
    { title: 'a mapping for an iOS app', inputs: { ...ios, mapping: 'mapping.txt' } },
    { title: 'media that are not there', inputs: { media: 'receipts/*.png' } },
  ],
  Devices: [
    { title: 'no device', inputs: { devices: '' } },
    { title: 'a device without a version', inputs: { devices: 'Google Pixel 7' } },
    { title: 'a mistyped device', inputs: { devices: 'Google Pixl 7-13.0', 'dry-run': 'false' } },
    { title: 'a version that the device does not have', inputs: { devices: 'Google Pixel 7-9.0', 'dry-run': 'false' } },
    { title: 'an iPhone for Espresso', inputs: { devices: 'iPhone 14-16', 'dry-run': 'false' } },
    { title: 'the same device twice', inputs: { devices: `${pixel}\n${pixel}` } },
    { title: 'devices in one line', inputs: { devices: `${pixel}, Samsung Galaxy S22-12.0` } },
    { title: 'a YAML list of devices', inputs: { devices: `- "${pixel}"` } },
    { title: 'a selector without a match', inputs: { devices: 'Nokia *-latest' } },
    { title: 'an iOS selector for Espresso', inputs: { devices: 'ios-latest' } },
  ],
  Tests: [
    { title: 'a dot before the method', inputs: { tests: 'com.example.shop.CartTest.addsItem' } },
    { title: 'a mistyped class', inputs: { tests: 'com.example.shop.CratTest' } },
    { title: 'a class without its package', inputs: { tests: 'CartTest' } },
    { title: 'an annotation that no test has', inputs: { tests: 'annotation:com.example.Slow' } },
    { title: 'tests in one line', inputs: { tests: 'com.example.shop.CartTest, com.example.shop.LoginTest' } },
    { title: 'an iOS test for Espresso', inputs: { tests: 'ShopUITests/CartTests' } },
    { title: 'a size that does not exist', inputs: { tests: 'size:tiny' } },
    { title: 'an exclamation mark alone', inputs: { tests: '!' } },
    { title: 'everything excluded', inputs: { tests: '!package:com.example.shop' } },
    {
      title: 'an exclusion in a suite that is a reference',
      inputs: { 'test-suite': 'bs://c0ffee', tests: '!com.example.shop.CartTest' },
    },
    { title: 'a mistyped flow', inputs: { ...maestro, tests: 'chekout/pay.yaml' } },
    { title: 'tests and select', inputs: { tests: 'com.example.shop.CartTest', select: '"src/**": []' } },
    { title: 'a pattern of select without quotes', inputs: { select: '**/*.md: []' } },
    { title: 'a rule of select with a wrong entry', inputs: { select: '"src/**": "a/b"' } },
    {
      title: 'a filter in capabilities beside tests',
      inputs: { tests: 'com.example.shop.CartTest', capabilities: 'size: small' },
    },
  ],
  Shards: [
    { title: 'no shard', inputs: { shards: '0' } },
    { title: 'an index without a number of shards', inputs: { 'shard-index': '1' } },
    { title: 'an index that counts from 1', inputs: { shards: '4', 'shard-index': '4' } },
    {
      title: 'shards with EarlGrey',
      inputs: { framework: 'earlgrey', 'test-suite': '', app: 'Shop.ipa', devices: 'iPhone 14-16', shards: '2' },
    },
    { title: 'balanced shards with XCUITest', inputs: { ...ios, shards: '2', 'shard-by': 'duration' } },
    { title: 'XCUITest shards in v1', inputs: { ...ios, shards: '2', 'api-version': 'v1' } },
  ],
  Capabilities: [
    { title: 'no mapping', inputs: { capabilities: '- video' } },
    { title: 'a missing colon', inputs: { capabilities: 'networkLogs: true\n  video false' } },
    { title: 'a tab in YAML', inputs: { capabilities: 'networkLogs: true\n\tvideo: true' } },
    { title: 'a key that is an input', inputs: { capabilities: 'devices: []' } },
    { title: 'a number in place of a word', inputs: { capabilities: 'language: 5' } },
    { title: 'a value out of range', inputs: { capabilities: 'idleTimeout: 30' } },
    { title: 'a mistyped key', inputs: { capabilities: 'netwrkLogs: true' } },
  ],
  'Results and limits': [
    { title: 'yes in place of true', inputs: { wait: 'yes' } },
    { title: 'a time with its unit', inputs: { 'timeout-minutes': '30m' } },
    { title: 'too many retries', inputs: { retries: '50' } },
    { title: 'no budget', inputs: { 'max-device-minutes': '0' } },
    { title: 'a mistyped kind of file', inputs: { download: 'videos' } },
    { title: 'a kind of file that the framework lacks', inputs: { download: 'result-bundle' } },
    { title: 'a report outside of the workspace', inputs: { 'report-dir': '../results' } },
    { title: 'a slash in the name of the artifact', inputs: { 'artifact-name': 'results/android' } },
    { title: 'a history that is neither a cache nor a branch', inputs: { history: 'artifact' } },
    {
      title: 'no build in build-ids',
      inputs: { 'base-url': '', username: 'ann', 'access-key': 'k3y-of-ann', 'build-ids': '[]' },
    },
    { title: 'build-ids with the built-in cloud', inputs: { 'build-ids': '["b1"]' } },
    { title: 'clean-up of Maestro uploads', inputs: { ...maestro, cleanup: 'true' } },
  ],
  Quarantine: [
    { title: 'a quarantine file that is not there', inputs: { quarantine: 'q.yml' } },
    {
      title: 'an entry without a reason',
      inputs: { quarantine: 'q.yml' },
      files: entry(`- ${test}\n  ${issue}\n  until: 2027-01-31\n`),
    },
    {
      title: 'a day that does not exist',
      inputs: { quarantine: 'q.yml' },
      files: entry(`- ${test}\n  ${why}\n  ${issue}\n  until: 2027-02-30\n`),
    },
    {
      title: 'a day in ten years',
      inputs: { quarantine: 'q.yml' },
      files: entry(`- ${test}\n  ${why}\n  ${issue}\n  until: 2099-01-31\n`),
    },
    {
      title: 'a number in place of an address',
      inputs: { quarantine: 'q.yml' },
      files: entry(`- ${test}\n  ${why}\n  issue: 7\n  until: 2027-01-31\n`),
    },
    { title: 'a mapping in place of a list', inputs: { quarantine: 'q.yml' }, files: entry(`${test}\n${why}\n`) },
    {
      title: 'a class without a method',
      inputs: { quarantine: 'q.yml' },
      files: entry(`- test: com.example.shop.CartTest\n  ${why}\n  ${issue}\n  until: 2027-01-31\n`),
    },
  ],
  'Other actions': [
    { title: 'report: needs without toJSON', command: 'report', inputs: { needs: 'test' } },
    { title: 'report: the built-in cloud', command: 'report', inputs: { 'base-url': 'embedded' } },
    { title: 'cleanup: a kind that cannot be listed', command: 'cleanup', inputs: { kinds: 'maestro-suites' } },
    { title: 'cleanup: everything without saying so', command: 'cleanup', inputs: { 'dry-run': 'false' } },
    { title: 'test-cases: no project', command: 'test-cases', inputs: { 'project-id': '' } },
    { title: 'test-cases: coverage without results', command: 'test-cases', inputs: { 'require-coverage': '80' } },
    { title: 'test-cases: another kind of output', command: 'test-cases', inputs: { output: 'cases.xlsx' } },
    {
      title: 'alerts: no token',
      command: 'alerts',
      inputs: { 'alerts-url': 'https://example.com' },
      files: { 'rules.yml': '[]' },
    },
    {
      title: 'alerts: a rule without a threshold',
      command: 'alerts',
      inputs: {},
      files: {
        'rules.yml':
          '- name: Latency\n  metric: latency\n  aggregation: avg\n  operator: gt\n  windowMinutes: 5\n  notifications: [{ channel: slack, config: {} }]\n',
      },
    },
    { title: 'migrate: a file that is not there', command: 'migrate', inputs: {} },
    { title: 'bisect: a class in place of a test', command: 'bisect', inputs: { test: 'com.example.shop.CartTest' } },
    { title: 'bisect: the name of a branch', command: 'bisect', inputs: { good: 'main' } },
  ],
};
