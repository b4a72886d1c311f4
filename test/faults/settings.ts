import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';

/** A command with inputs that make it use calls of its own. */
export interface Setting {
  readonly name: string;
  /** As under `with:`. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Inputs of a run that starts the builds beforehand, without a fault. */
  readonly before?: Readonly<Record<string, string>>;
  /** The ids of these builds are the input `build-ids`. */
  readonly attaches?: true;
  /** The first look at a build is no part of watching it. */
  readonly readsBuildsFirst?: true;
  /** Meets every fault at every call. Others differ from it in their addresses only: of faults of a kind, one will do. */
  readonly isFull?: true;
  /** Its sessions never end, so that it comes to what a run out of time does. Of its calls only these meet faults. */
  readonly hangs?: { readonly tried: RegExp };
}

/** Minutes: the limits of every run here. */
export const limits = { timeout: 20, queue: 10 } as const;

const common = {
  'timeout-minutes': String(limits.timeout),
  'queue-timeout-minutes': String(limits.queue),
  'missing-tests': 'ignore',
  'artifact-name': '',
  annotations: 'false',
  project: 'shop',
};

const android = { ...common, framework: 'espresso', app: 'shop-debug.apk', 'test-suite': 'shop-debug-androidTest.apk' };
const espresso = { ...android, devices: 'Google Pixel 7-13.0', shards: '2' };
const ios = { ...common, devices: 'iPhone 14-16' };
const maestro = { ...android, framework: 'maestro', 'test-suite': 'maestro', devices: 'Google Pixel 7-13.0' };
const { app: _app, 'test-suite': _suite, ...collecting } = android;

const everything = {
  media: 'banner.png',
  'device-logs': 'true',
  capabilities: '{networkLogs: true, appProfiling: true, screenshots: true}',
  download: 'all',
};

const xcuitest = { framework: 'xcuitest', app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', download: 'result-bundle' };
const flutter = { framework: 'flutter-android', 'test-suite': 'suites/flutter.apk', devices: 'Google Pixel 7-13.0' };
const earlier = { ...espresso, wait: 'false' };

export const settings: readonly Setting[] = [
  { name: 'run, Espresso', inputs: { ...espresso, ...everything }, isFull: true },
  { name: 'run, XCUITest', inputs: { ...ios, ...xcuitest } },
  { name: 'run, EarlGrey', inputs: { ...ios, framework: 'earlgrey', app: 'ShopEarlGrey' } },
  { name: 'run, Maestro', inputs: maestro },
  { name: 'run, Maestro, out of time', inputs: maestro, hangs: { tried: /\/stop$/ } },
  { name: 'run, Flutter, Android', inputs: { ...android, ...flutter } },
  { name: 'run, Flutter, iOS', inputs: { ...ios, framework: 'flutter-ios', 'test-suite': 'ShopFlutterTests.zip' } },
  { name: 'run, Espresso, v2', inputs: { ...espresso, 'api-version': 'v2' } },
  {
    name: 'run with build-ids',
    inputs: { ...common, framework: 'espresso' },
    before: earlier,
    attaches: true,
    readsBuildsFirst: true,
  },
  { name: 'report, Espresso', inputs: { ...collecting, command: 'report' }, before: earlier },
  {
    name: 'report, Espresso, v2',
    inputs: { ...collecting, command: 'report', 'api-version': 'v2' },
    before: earlier,
    readsBuildsFirst: true,
  },
];

const test = (outcome: 'pass' | 'fail' | 'skip', className: string, name: string) => ({
  class: className,
  name,
  outcome,
  ...(outcome !== 'skip' && { 'duration-seconds': 1 }),
});

/** One test fails and one is ignored, so that a lost result shows in the counts and in the verdict. */
const tests = [
  test('pass', 'com.shop.CartTest', 'adds'),
  test('fail', 'com.shop.CartTest', 'removes'),
  test('pass', 'com.shop.LoginTest', 'signsIn'),
  test('skip', 'com.shop.LoginTest', 'signsOut'),
];

/** The same for flows of the sample suite. */
const flows = [
  test('pass', 'search', 'Search finds a product by its name'),
  test('fail', 'cart', 'Cart keeps its items'),
  test('pass', 'checkout/pay-with-card', 'Pay with a card'),
  test('skip', 'checkout/empty-address', 'Refuse an empty address'),
];

/**
 * A service on a good day. Bodies name the vendor's host, as those of the real one do.
 *
 * @param keepAlive false where every request needs a connection of its own
 */
export const goodService = (keepAlive: boolean, isGreen: boolean, hangs: boolean): ScenarioInput => ({
  seed: 1,
  'url-host': 'https://api-cloud.browserstack.com',
  limits: { 'keep-alive': keepAlive },
  tests: { espresso: tests, xcuitest: tests, earlgrey: tests, maestro: flows, 'flutter-android': tests, 'flutter-ios': tests },
  sessions: [{ 'startup-seconds': 3, ...(hangs && { fate: 'hangs' as const, 'after-tests': 1 }) }],
  overrides: isGreen ? ['*#removes', 'cart#*'].map((name) => ({ test: name, outcome: 'pass' as const })) : [],
});
