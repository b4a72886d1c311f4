import { type Mistake, mistake } from './mistakes.ts';

const pixel = 'Google Pixel 7-13.0';
const ios = { framework: 'xcuitest', app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', devices: 'iPhone 14-16' };
const earlgrey = { framework: 'earlgrey', app: 'Shop.ipa', 'test-suite': '', devices: 'iPhone 14-16' };
const maestro = { framework: 'maestro', app: 'app.apk', 'test-suite': 'flows' };
const rule =
  '- {name: Latency, metric: latency, aggregation: avg, operator: gt, windowMinutes: 5, notifications: [{channel: slack, config: {}}]}';
const test = 'test: com.example.shop.CartTest#addsItem';
const ann = { 'base-url': '', username: 'ann', 'access-key': 'k3y-of-ann' };
const why = 'reason: The price is wrong on some devices';
const issue = 'issue: https://github.com/ann/shop/issues/7';

/** A mistake in the quarantine file. */
const inQuarantine = (title: string, lines: string): Mistake => mistake(title, { quarantine: 'q.yml' }, { 'q.yml': lines });

/** A mistake in the only flow of a suite. */
const inFlow = (title: string, flow: string): Mistake =>
  mistake(title, { ...maestro, 'test-suite': 'suite' }, { 'suite/pay.yaml': flow });

/** Mistakes in workflows, by subject. */
export const mistakeTable: Readonly<Record<string, readonly Mistake[]>> = {
  'Credentials and address': [
    mistake('no secrets', { 'base-url': '' }),
    mistake('a user name with a colon', { ...ann, username: 'ann:k3y' }),
    mistake('an access key with a line break in it', { ...ann, 'access-key': 'k3y\nof-ann' }),
    mistake('an address without a scheme', { 'base-url': 'api-cloud.browserstack.com' }),
    mistake('plain http', { ...ann, 'base-url': 'http://api-cloud.browserstack.com' }),
    mistake('credentials in the address', { ...ann, 'base-url': 'https://ann:k3y-of-ann@example.com' }),
    mistake('a scenario without the built-in cloud', { ...ann, 'embedded-scenario': 's.yml' }, { 's.yml': 'seed: 1\n' }),
    mistake(
      'a scenario with a mistyped key',
      { 'embedded-scenario': 's.yml', 'dry-run': 'false' },
      { 's.yml': 'seed: 1\noverride: []\n' },
    ),
    mistake('another version of the API', { 'api-version': '2' }),
    mistake('v2 with EarlGrey', { ...earlgrey, 'api-version': 'v2' }),
  ],
  'App and test suite': [
    mistake('another framework', { framework: 'appium' }),
    mistake('a mistyped framework', { framework: 'Expresso' }),
    mistake('a framework without its system', { framework: 'flutter' }),
    mistake('no framework', { framework: '' }),
    mistake('no app', { app: '' }),
    mistake('a file that is not there', { app: 'app/build/app-debug.apk' }),
    mistake(
      'a file that is in another folder',
      { app: 'app/build/apk/app-debug.apk' },
      { 'app/build/outputs/apk/debug/app-debug.apk': 'x', 'app/build/outputs/apk/androidTest/app-androidTest.apk': 'x' },
    ),
    mistake(
      'an .app folder that is not there',
      { ...ios, app: 'build/Debug/Store.app' },
      { 'build/Products/Debug-iphoneos/Shop.app/Info.plist': 'x' },
    ),
    mistake('a folder with the APK in a folder below', { app: 'outputs' }, { 'outputs/apk/debug/app-debug.apk': 'x' }),
    mistake('a folder without an app', { app: 'outputs' }, { 'outputs/notes.txt': 'x' }),
    mistake('a glob with several matches', { app: '*.apk' }, { 'a.apk': 'x', 'b.apk': 'x' }),
    mistake('a glob with an open brace', { app: 'app{,-debug.apk' }),
    mistake('an empty file', { app: 'empty.apk' }, { 'empty.apk': '' }),
    mistake('a login page in place of the app', { app: 'page.apk' }, { 'page.apk': '<!doctype html><title>Sign in</title>' }),
    mistake(
      'a pointer of Git LFS',
      { app: 'lfs.apk' },
      { 'lfs.apk': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n' },
    ),
    mistake('a truncated APK', { app: 'cut.apk' }, { 'cut.apk': { sample: 'shop-debug.apk', cutAt: 5_000 } }),
    mistake('app and test suite swapped', { app: 'test.apk', 'test-suite': 'app.apk' }),
    mistake('the app twice', { 'test-suite': 'app.apk' }),
    mistake('an iOS app for Espresso', { app: 'Shop.ipa' }),
    mistake('Android files for XCUITest', { framework: 'xcuitest', devices: 'iPhone 14-16' }),
    mistake('a release build with the tests of the debug build', {
      app: 'release.apk',
      preflight: 'strict',
      capabilities: 'coverage: true',
    }),
    mistake('a test suite with EarlGrey', { framework: 'earlgrey', devices: 'iPhone 14-16', app: 'Shop.ipa' }),
    mistake(
      'one flow in place of its folder',
      { ...maestro, 'test-suite': 'pay.yaml' },
      { 'pay.yaml': 'appId: com.example.shop\n---\n- launchApp\n' },
    ),
    mistake('a folder without flows', { ...maestro, 'test-suite': 'empty' }, { 'empty/readme.md': 'x' }),
    inFlow('a flow without an app id', '- launchApp\n'),
    inFlow('a flow that runs a missing flow', 'appId: com.example.shop\n---\n- launchApp\n- runFlow: sign-in.yaml\n'),
    mistake(
      'a test plan in place of its folder',
      { ...ios, 'test-suite': 'Shop.xctestrun' },
      { 'Shop.xctestrun': '<?xml version="1.0"?><plist><dict/></plist>' },
    ),
    mistake('a reference with one slash', { app: 'bs:/c0ffee' }),
    mistake('a reference with a space', { app: 'bs://c0ff ee' }),
    mistake('a custom id with a slash', { 'app-custom-id': 'shop/main' }),
    mistake(
      'a mapping of another build',
      { app: 'release.apk', mapping: 'other.txt' },
      { 'other.txt': '# compiler: R8\n# pg_map_id: ffffffffffff\ncom.example.shop.Cart -> a.a:\n' },
    ),
    mistake('a mapping for an iOS app', { ...ios, mapping: 'mapping.txt' }),
    mistake('media that are not there', { media: 'receipts/*.png' }),
  ],
  Devices: [
    mistake('no device', { devices: '' }),
    mistake('a device without a version', { devices: 'Google Pixel 7' }),
    mistake('a mistyped device', { devices: 'Google Pixl 7-13.0', 'dry-run': 'false' }),
    mistake('a version that the device does not have', { devices: 'Google Pixel 7-9.0', 'dry-run': 'false' }),
    mistake('an iPhone for Espresso', { devices: 'iPhone 14-16', 'dry-run': 'false' }),
    mistake('the same device twice', { devices: `${pixel}\n${pixel}` }),
    mistake('devices in one line', { devices: `${pixel}, Samsung Galaxy S22-12.0` }),
    mistake('a YAML list of devices', { devices: `- "${pixel}"` }),
    mistake('a selector without a match', { devices: 'Nokia *-latest' }),
    mistake('a selector with one device near it', { devices: 'Xiaomi *-9.*' }),
    mistake('an iOS selector for Espresso', { devices: 'ios-latest' }),
  ],
  Tests: [
    mistake('a dot before the method', { tests: 'com.example.shop.CartTest.addsItem' }),
    mistake('a mistyped class', { tests: 'com.example.shop.CratTest' }),
    mistake('a class without its package', { tests: 'CartTest' }),
    mistake('an annotation that no test has', { tests: 'annotation:com.example.Slow' }),
    mistake('tests in one line', { tests: 'com.example.shop.CartTest, com.example.shop.LoginTest' }),
    mistake('an iOS test for Espresso', { tests: 'ShopUITests/CartTests' }),
    mistake('a size that does not exist', { tests: 'size:tiny' }),
    mistake('an exclamation mark alone', { tests: '!' }),
    mistake('everything excluded', { tests: '!package:com.example.shop' }),
    mistake('an exclusion in a suite that is a reference', { 'test-suite': 'bs://c0ffee', tests: '!com.example.shop.CartTest' }),
    mistake('a mistyped flow', { ...maestro, tests: 'chekout/pay.yaml' }),
    mistake('tests and select', { tests: 'com.example.shop.CartTest', select: '"src/**": []' }),
    mistake('a pattern of select without quotes', { select: '**/*.md: []' }),
    mistake('a rule of select with a wrong entry', { select: '"src/**": "a/b"' }),
    mistake('a filter in capabilities beside tests', { tests: 'com.example.shop.CartTest', capabilities: 'size: small' }),
  ],
  Shards: [
    mistake('no shard', { shards: '0' }),
    mistake('an index without a number of shards', { 'shard-index': '1' }),
    mistake('an index with the default number of shards', { shards: '1', 'shard-index': '2' }),
    mistake('an index that counts from 1', { shards: '4', 'shard-index': '4' }),
    mistake('issues in one job of a matrix', { shards: '4', 'shard-index': '0', issues: 'true' }),
    mistake('shards with EarlGrey', { ...earlgrey, shards: '2' }),
    mistake('balanced shards with XCUITest', { ...ios, shards: '2', 'shard-by': 'duration' }),
    mistake('XCUITest shards in v1', { ...ios, shards: '2', 'api-version': 'v1' }),
  ],
  Capabilities: [
    mistake('no mapping', { capabilities: '- video' }),
    mistake('a missing colon', { capabilities: 'networkLogs: true\n  video false' }),
    mistake('a tab in YAML', { capabilities: 'networkLogs: true\n\tvideo: true' }),
    mistake('a colon in a text without quotes', { capabilities: 'language: de: at' }),
    mistake('a quote without its end', { capabilities: 'language: "de' }),
    mistake('a key that is an input', { capabilities: 'devices: []' }),
    mistake('a number in place of a word', { capabilities: 'language: 5' }),
    mistake('a value out of range', { capabilities: 'idleTimeout: 30' }),
    mistake('a mistyped key', { capabilities: 'netwrkLogs: true' }),
  ],
  'Results and limits': [
    mistake('yes in place of true', { wait: 'yes' }),
    mistake('a time with its unit', { 'timeout-minutes': '30m' }),
    mistake('too many retries', { retries: '50' }),
    mistake('no budget', { 'max-device-minutes': '0' }),
    mistake('as many canaries as devices', { 'canary-devices': '1' }),
    mistake('a comparison where single tests cannot run', { ...earlgrey, 'compare-base': 'true' }),
    mistake('a mistyped kind of file', { download: 'videos' }),
    mistake('half the name of a kind of file', { download: 'logs' }),
    mistake('kinds of files in one line', { download: 'video, screenshots' }),
    mistake('a kind of file that the framework lacks', { download: 'result-bundle' }),
    mistake('a report outside of the workspace', { 'report-dir': '../results' }),
    mistake('a slash in the name of the artifact', { 'artifact-name': 'results/android' }),
    mistake('a history that is neither a cache nor a branch', { history: 'artifact' }),
    mistake('no build in build-ids', { ...ann, 'build-ids': '[]' }),
    mistake('build-ids with the built-in cloud', { 'build-ids': '["b1"]' }),
    mistake('clean-up of Maestro uploads', { ...maestro, cleanup: 'true' }),
  ],
  Quarantine: [
    mistake('a quarantine file that is not there', { quarantine: 'q.yml' }),
    inQuarantine('an entry without a reason', `- ${test}\n  ${issue}\n  until: 2027-01-31\n`),
    inQuarantine('a day that does not exist', `- ${test}\n  ${why}\n  ${issue}\n  until: 2027-02-30\n`),
    inQuarantine('a day in ten years', `- ${test}\n  ${why}\n  ${issue}\n  until: 2099-01-31\n`),
    inQuarantine('a number in place of an address', `- ${test}\n  ${why}\n  issue: 7\n  until: 2027-01-31\n`),
    inQuarantine(
      'a mistyped key of an entry',
      `- ${test}\n  ${why}\n  ${issue}\n  until: 2027-01-31\n  device: [Google Pixel 7-13.0]\n`,
    ),
    inQuarantine('a key that does not exist', `- ${test}\n  ${why}\n  ${issue}\n  until: 2027-01-31\n  owner: ann\n`),
    inQuarantine('a text with a colon without quotes', `- ${test}\n  reason: Wrong price: always\n`),
    inQuarantine('a tab for indentation', `- ${test}\n\t${why}\n`),
    inQuarantine('a bracket without its end', `- ${test}\n  ${why}\n  devices: [Google Pixel 7-13.0\n`),
    inQuarantine('a mapping in place of a list', `${test}\n${why}\n`),
    inQuarantine('a class without a method', `- test: com.example.shop.CartTest\n  ${why}\n  ${issue}\n  until: 2027-01-31\n`),
  ],
  'Other actions': [
    mistake('report: needs without toJSON', { needs: 'test' }),
    mistake('report: the built-in cloud', { 'base-url': 'embedded' }),
    mistake('cleanup: a kind that cannot be listed', { kinds: 'maestro-suites' }),
    mistake('cleanup: everything without saying so', { 'dry-run': 'false' }),
    mistake('test-cases: no project', { 'project-id': '' }),
    mistake('test-cases: coverage without results', { 'require-coverage': '80' }),
    mistake('test-cases: another kind of output', { output: 'cases.xlsx' }),
    mistake('alerts: no token', { 'alerts-url': 'https://example.com' }, { 'rules.yml': '[]' }),
    mistake('alerts: a rule without a threshold', {}, { 'rules.yml': rule }),
    mistake('migrate: a file that is not there', {}),
    mistake('bisect: a class in place of a test', { test: 'com.example.shop.CartTest' }),
    mistake('bisect: the name of a branch', { good: 'main' }),
  ],
};
