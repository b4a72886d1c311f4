import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import type { Framework } from '../../src/model/framework.ts';

/** A command with inputs that make it use calls of its own. */
export interface Setting {
  readonly name: string;
  readonly framework: Framework;
  /** As under `with:`. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Inputs of a run that starts the builds beforehand, without a fault. */
  readonly before?: Readonly<Record<string, string>>;
  /** The ids of these builds are the input `build-ids`. */
  readonly attaches?: true;
  /** The first look at a build is no part of watching it. */
  readonly readsBuildsFirst?: true;
  /** Differs from another command in its addresses only: of faults of a kind, one will do. */
  readonly isVariant?: true;
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
const maestro = {
  ...common,
  framework: 'maestro',
  app: 'shop-debug.apk',
  'test-suite': 'maestro',
  devices: 'Google Pixel 7-13.0',
};
const { app: _app, 'test-suite': _suite, ...collecting } = android;

const everything = {
  media: 'banner.png',
  'device-logs': 'true',
  capabilities: '{networkLogs: true, appProfiling: true, screenshots: true}',
  download: 'all',
};

export const settings: readonly Setting[] = [
  { name: 'run, Espresso', framework: 'espresso', inputs: { ...espresso, ...everything } },
  {
    name: 'run, XCUITest',
    framework: 'xcuitest',
    isVariant: true,
    inputs: { ...ios, framework: 'xcuitest', app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', download: 'result-bundle' },
  },
  {
    name: 'run, EarlGrey',
    framework: 'earlgrey',
    isVariant: true,
    inputs: { ...ios, framework: 'earlgrey', app: 'ShopEarlGrey' },
  },
  { name: 'run, Maestro', framework: 'maestro', isVariant: true, inputs: maestro },
  { name: 'run, Maestro, out of time', framework: 'maestro', isVariant: true, inputs: maestro, hangs: { tried: /\/stop$/ } },
  {
    name: 'run, Flutter, Android',
    framework: 'flutter-android',
    isVariant: true,
    inputs: { ...android, framework: 'flutter-android', 'test-suite': 'suites/flutter.apk', devices: 'Google Pixel 7-13.0' },
  },
  {
    name: 'run, Flutter, iOS',
    framework: 'flutter-ios',
    isVariant: true,
    inputs: { ...ios, framework: 'flutter-ios', 'test-suite': 'ShopFlutterTests.zip' },
  },
  { name: 'run, Espresso, v2', framework: 'espresso', isVariant: true, inputs: { ...espresso, 'api-version': 'v2' } },
  {
    name: 'run with build-ids',
    framework: 'espresso',
    inputs: { ...common, framework: 'espresso' },
    before: { ...espresso, wait: 'false' },
    attaches: true,
    readsBuildsFirst: true,
    isVariant: true,
  },
  {
    name: 'report, Espresso',
    framework: 'espresso',
    inputs: { ...collecting, command: 'report' },
    isVariant: true,
    before: { ...espresso, wait: 'false' },
  },
  {
    name: 'report, Espresso, v2',
    framework: 'espresso',
    inputs: { ...collecting, command: 'report', 'api-version': 'v2' },
    before: { ...espresso, wait: 'false' },
    readsBuildsFirst: true,
    isVariant: true,
  },
];

/** One test fails and one is ignored, so that a lost result shows in the counts and in the verdict. */
const tests = [
  { class: 'com.shop.CartTest', name: 'adds', 'duration-seconds': 1 },
  { class: 'com.shop.CartTest', name: 'removes', 'duration-seconds': 1, outcome: 'fail' as const },
  { class: 'com.shop.LoginTest', name: 'signsIn', 'duration-seconds': 1 },
  { class: 'com.shop.LoginTest', name: 'signsOut', outcome: 'skip' as const },
];

/** The same for flows of the sample suite. */
const flows = [
  { class: 'search', name: 'Search finds a product by its name', 'duration-seconds': 1 },
  { class: 'cart', name: 'Cart keeps its items', 'duration-seconds': 1, outcome: 'fail' as const },
  { class: 'checkout/pay-with-card', name: 'Pay with a card', 'duration-seconds': 1 },
  { class: 'checkout/empty-address', name: 'Refuse an empty address', outcome: 'skip' as const },
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
  sessions: [{ 'startup-seconds': 3, ...(hangs ? { fate: 'hangs' as const, 'after-tests': 1 } : {}) }],
  ...(isGreen
    ? {
        overrides: [
          { test: '*#removes', outcome: 'pass' as const },
          { test: 'cart#*', outcome: 'pass' as const },
        ],
      }
    : {}),
});
