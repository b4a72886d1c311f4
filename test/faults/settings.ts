import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';

/** A command whose inputs make it use calls that no other setting uses. */
export interface Setting {
  readonly name: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Inputs of a run that starts builds beforehand, without a fault. */
  readonly before?: Readonly<Record<string, string>>;
  /** Whether `build-ids` names the builds that were started beforehand. */
  readonly attaches?: true;
  /** Whether the command reads builds once before it polls them. */
  readonly readsBuildsFirst?: true;
  /** Whether every call meets every fault. Otherwise one fault of each kind is tried. */
  readonly isFull?: true;
  /** Makes sessions run forever, so that the run times out. Only the calls that match `tried` meet faults. */
  readonly hangs?: { readonly tried: RegExp };
}

/** Time limits of every run, in minutes. */
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
const collecting = { ...common, framework: 'espresso', command: 'report' };

const everything = {
  media: 'banner.png',
  'device-logs': 'true',
  capabilities: '{networkLogs: true, appProfiling: true, screenshots: true}',
  download: 'all',
};

const xcuitest = { framework: 'xcuitest', app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', download: 'result-bundle' };
const flutter = { framework: 'flutter-android', 'test-suite': 'suites/flutter.apk', devices: 'Google Pixel 7-13.0' };
const started = { before: { ...espresso, wait: 'false' } };

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
    ...started,
    attaches: true,
    readsBuildsFirst: true,
  },
  { name: 'report, Espresso', inputs: collecting, ...started },
  { name: 'report, Espresso, v2', inputs: { ...collecting, 'api-version': 'v2' }, ...started, readsBuildsFirst: true },
];

const test = (outcome: 'pass' | 'fail' | 'skip', className: string, name: string) => ({
  class: className,
  name,
  outcome,
  ...(outcome !== 'skip' && { 'duration-seconds': 1 }),
});

/** One test fails and one is skipped, so that a lost result changes counts and verdict. */
const tests = [
  test('pass', 'com.shop.CartTest', 'adds'),
  test('fail', 'com.shop.CartTest', 'removes'),
  test('pass', 'com.shop.LoginTest', 'signsIn'),
  test('skip', 'com.shop.LoginTest', 'signsOut'),
];

/** The same outcomes for flows of the sample suite. */
const flows = [
  test('pass', 'search', 'Search finds a product by its name'),
  test('fail', 'cart', 'Cart keeps its items'),
  test('pass', 'checkout/pay-with-card', 'Pay with a card'),
  test('skip', 'checkout/empty-address', 'Refuse an empty address'),
];

/**
 * Scenario of a service without faults. URLs in responses have the vendor's host, as those of the real service do.
 *
 * @param keepAlive whether a connection serves several requests
 */
export const goodService = (keepAlive: boolean, isGreen: boolean, hangs: boolean): ScenarioInput => ({
  seed: 1,
  'url-host': 'https://api-cloud.browserstack.com',
  limits: { 'keep-alive': keepAlive },
  tests: { espresso: tests, xcuitest: tests, earlgrey: tests, maestro: flows, 'flutter-android': tests, 'flutter-ios': tests },
  sessions: [{ 'startup-seconds': 3, ...(hangs && { fate: 'hangs' as const, 'after-tests': 1 }) }],
  overrides: isGreen ? ['*#removes', 'cart#*'].map((name) => ({ test: name, outcome: 'pass' as const })) : [],
});
