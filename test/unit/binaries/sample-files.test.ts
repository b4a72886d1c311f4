import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { discoverSuite } from '../../../src/binaries/discover-suite.ts';
import { inspectBinary } from '../../../src/binaries/inspect-binary.ts';
import { preflightFindings } from '../../../src/binaries/preflight/preflight.ts';
import type { DiscoveredSuite } from '../../../src/core/model/discovered-suite.ts';
import { preflightInput } from './sample-facts.ts';
import { appFiles, machO, testBundleFiles } from './writers/apple.ts';
import { zipFile } from './writers/archive.ts';

const root = join(import.meta.dirname, '../../..');
const sample = (name: string): string => join(root, 'samples', name);
const fixture = (name: string): string => join(root, 'test/fixtures/binaries', name);

const names = (suite: DiscoveredSuite | undefined): string[] =>
  (suite?.tests ?? []).map(
    ({ className, name, ignored, parameterized }) => `${className}#${name}${ignored ? '!' : ''}${parameterized ? '*' : ''}`,
  );

describe('the samples', () => {
  it('hold the tests that their description lists', async () => {
    expect(names(await discoverSuite(sample('shop-debug-androidTest.apk')))).toEqual([
      'com.example.shop.CartTest#addsItem',
      'com.example.shop.CartTest#removesItems',
      'com.example.shop.CartTest#survivesRestart!',
      'com.example.shop.CartTest#totalsPrices',
      'com.example.shop.CheckoutTest#opensWithoutCrash',
      'com.example.shop.CheckoutTest#paysWithCard',
      'com.example.shop.CheckoutTest#showsReceipt',
      'com.example.shop.InventoryTest#testRestocks',
      'com.example.shop.InventoryTest#testStartsEmpty',
      'com.example.shop.PriceFormatTest#formats*',
      'com.example.shop.SearchTest#finds products by their first letters',
      'com.example.shop.SearchTest#says so when nothing matches',
    ]);
    expect(names(await discoverSuite(sample('ShopUITests.zip')))).toEqual([
      'CartUITests#testAddsItem',
      'CartUITests#testShowsTotal',
      'CheckoutUITests#testPaysWithCard',
      'CheckoutUITests#testShowsReceipt',
      'LoginUITests#testSignsIn',
    ]);
    expect(names(await discoverSuite(sample('ShopEarlGrey')))).toEqual([
      'CartScreenTests#testEmptiesCart',
      'CartScreenTests#testShowsItems',
      'CheckoutScreenTests#testPaysWithCard',
    ]);
    expect(await discoverSuite(sample('Shop.ipa'))).toBeUndefined();
  });
});

it('discovery knows that the tests of Flutter are in its Dart code, and claims none', async () => {
  const [android, ios] = await Promise.all([
    discoverSuite(sample('suites/flutter.apk')),
    discoverSuite(sample('ShopFlutterTests.zip')),
  ]);
  expect(android).toMatchObject({ tests: [], unknown: [{ part: 'com.example.shop.MainActivityTest' }] });
  expect(ios).toBeUndefined();
});

describe('suites that are hard to discover', () => {
  const suites = (name: string): string => sample(`suites/${name}.apk`);

  it.each<[string, string[], Partial<Pick<DiscoveredSuite, 'unseen' | 'customRunner'>>]>([
    ['classpath-suite', ['CartTest#addsItem', 'CartTest#removesItem', 'LoginTest#signsIn'], { customRunner: false }],
    ['custom-runner', ['CartTest#addsItem', 'CartTest#removesItem'], { customRunner: true }],
    [
      'cucumber',
      [],
      { customRunner: true, unseen: 'the test runner com.example.shop.ShopCucumberRunner may add or leave out tests' },
    ],
    [
      'inherited',
      ['CartScreen#opens', 'CartScreen#rotates', 'CheckoutTest#opens', 'CheckoutTest#paysWithCard', 'CheckoutTest#rotates'],
      { customRunner: false },
    ],
    [
      'junit5',
      [
        'CartTest#addsItem',
        'CartTest#formats*',
        'CartTest#opensScreen',
        'CartTest#showsTwoColumns',
        'CartTest#totalsPrices',
        'CartTest$WhenEmpty#showsHint',
        'SearchTest#opensScreen',
      ],
      { customRunner: false },
    ],
    ['library', ['prices.RoundingTest#roundsUp'], { customRunner: true }],
    [
      'runner-builder',
      ['CartTest#addsItem', 'CartTest#removesItem'],
      {
        customRunner: false,
        unseen: 'the runner builder com.example.shop.ScenarioBuilder may find tests that are not in the class files',
      },
    ],
  ])('the tests of the suite %s are found, which are hard to discover', async (name, tests, more) => {
    const [facts, suite] = await Promise.all([
      inspectBinary(suites(name)),
      discoverSuite(suites(name), name === 'inherited' ? suites('inherited-app') : undefined),
    ]);
    expect(facts.kind).toBe('test-apk');
    expect(names(suite)).toEqual(tests.map((test) => `com.example.shop.${test}`));
    expect(suite?.unknown).toEqual([]);
    expect({ customRunner: suite?.customRunner, unseen: suite?.unseen }).toEqual({ unseen: undefined, ...more });
    const findings = preflightFindings(preflightInput({ testSuite: facts, tests: suite, devices: ['Google Pixel 7-13.0'] }));
    expect(findings.map(({ code }) => code)).toEqual(name === 'cucumber' ? ['tests-unknown'] : []);
  });
});

describe('UI tests as linkers write them', () => {
  it('are unknown, and no error, where the executable is not understood', async () => {
    const files = { ...appFiles('', 'UITests-Runner'), ...testBundleFiles('UITests-Runner.app', 'UITests') };
    const executable = 'UITests-Runner.app/PlugIns/UITests.xctest/UITests';
    for (const content of ['no Mach-O file', machO(2).subarray(0, 40), machO(2)]) {
      const suite = await discoverSuite(await zipFile({ ...files, [executable]: content }));
      expect(suite?.tests).toEqual([]);
      expect(suite?.unknown.map(({ part }) => part)).toEqual(['UITests.xctest']);
    }
  });

  it.each(['bound-names.zip', 'chained-fixups.zip', 'relative-methods.zip'])('are discovered from %s', async (name) => {
    const suite = await discoverSuite(fixture(name));
    expect(names(suite)).toEqual([
      'CartUITests#testAddsItem',
      'CartUITests#testFromCategory',
      'CartUITests#testLater',
      'CartUITests#testOpens',
      'CartUITests#testThrows',
      'LoginUITests#testSignsIn',
      'ScreenTests#testOpens',
    ]);
    expect(suite).toMatchObject({ suiteId: 'com.example.ui', classesRead: 5 });
    // The base class of `SnapshotTests` is in no library of the archive.
    expect(suite?.unknown).toEqual([{ part: 'SnapshotTests', reason: expect.stringContaining('SnapshotTestCase') }]);
  });

  it.each(['bound-names.zip', 'chained-fixups.zip', 'relative-methods.zip'])(
    'follow base classes into a framework of the bundle, from framework-%s',
    async (name) => {
      const suite = await discoverSuite(fixture(`framework-${name}`));
      expect(names(suite)).toEqual([
        'LoginUITests#testOpens',
        'LoginUITests#testSignsIn',
        'OnlyInheritedTests#testStarts',
        'QuietTests#testWhispers',
        'ServerTests#testServes',
        'ServerTests#testStarts',
      ]);
      // These classes or their base class choose their tests at run time.
      const conditional = suite?.tests.filter((test) => test.conditional).map(({ className }) => className);
      expect(new Set(conditional)).toEqual(new Set(['LoginUITests', 'QuietTests']));
      expect(suite?.unknown).toEqual([{ part: 'LostTests', reason: expect.stringContaining('ElsewhereTestCase') }]);
    },
  );
});

describe('APKs of other projects, as their own builds made them', () => {
  const module = (path: string): string => join(root, 'node_modules', path);

  it('an app that declares an instrumentation of its own has no tests', async () => {
    const file = module('android-apidemos/apks/ApiDemos-debug.apk');
    expect(await inspectBinary(file)).toMatchObject({
      kind: 'apk',
      manifest: {
        packageName: 'io.appium.android.apis',
        minSdk: 17,
        debuggable: true,
        instrumentations: [{ targetPackage: 'io.appium.android.apis' }],
      },
    });
    expect(await discoverSuite(file)).toMatchObject({ tests: [], classesRead: 5_068 });
  });

  it('a test APK of four DEX files has one test, which starts a server', async () => {
    const file = module('appium-uiautomator2-server/apks/appium-uiautomator2-server-debug-androidTest.apk');
    expect(await inspectBinary(file)).toMatchObject({
      kind: 'test-apk',
      instrumentation: { runner: 'androidx.test.runner.AndroidJUnitRunner', targetPackage: 'io.appium.uiautomator2.server' },
    });
    expect(await discoverSuite(file)).toMatchObject({
      tests: [{ className: 'io.appium.uiautomator2.server.test.AppiumUiAutomator2Server', name: 'startServer', ignored: false }],
      classesRead: 215,
      unknown: [],
    });
  });
});
