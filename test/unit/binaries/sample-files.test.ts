import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withArchive } from '../../../src/binaries/archive.ts';
import { discoverSuite } from '../../../src/binaries/discover-suite.ts';
import type { DiscoveredSuite } from '../../../src/binaries/discovered-suite.ts';
import { inspectBinary } from '../../../src/binaries/inspect-binary.ts';
import { preflightFindings } from '../../../src/binaries/preflight/preflight.ts';
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
    const findings = preflightFindings({
      framework: 'espresso',
      app: undefined,
      testSuite: facts,
      tests: suite,
      devices: ['Google Pixel 7-13.0'],
      deviceOffers: undefined,
      debugFeatures: [],
    });
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
    // Its base class is in no library that is there to be read.
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
      // They, or their base class, choose their tests themselves.
      const conditional = suite?.tests.filter((test) => test.conditional).map(({ className }) => className);
      expect(new Set(conditional)).toEqual(new Set(['LoginUITests', 'QuietTests']));
      expect(suite?.unknown).toEqual([{ part: 'LostTests', reason: expect.stringContaining('ElsewhereTestCase') }]);
    },
  );

  const bundle = 'UITests-Runner.app/PlugIns/UITests.xctest';
  const plan = (targets: readonly object[]): string => JSON.stringify({ testTargets: targets, version: 1 });
  const skipped =
    '<key>SkipTestIdentifiers</key><array><string>CartUITests/testOpens</string><string>ScreenTests</string></array>';
  const run = `<?xml version="1.0"?><plist version="1.0"><dict><key>UITests</key><dict>${skipped}</dict></dict></plist>`;

  it.each<[string, string, string[]]>([
    ['UITests.xctestrun', run, ['CartUITests#testOpens', 'ScreenTests#testOpens']],
    [
      `${bundle}/Smoke.xctestplan`,
      plan([{ skippedTests: ['LoginUITests', 'CartUITests/testAddsItem()'] }]),
      ['CartUITests#testAddsItem', 'LoginUITests#testSignsIn'],
    ],
    [
      `${bundle}/Smoke.xctestplan`,
      plan([{ selectedTests: ['CartUITests', 'ScreenTests/testOpens()'] }]),
      ['LoginUITests#testSignsIn'],
    ],
    [`${bundle}/Smoke.xctestplan`, '{"testTargets": [', []],
    ['UITests.xctestrun', 'no property list', []],
  ])('may be left out by the test plan %s', async (path, content, leftOut) => {
    const entries = await withArchive(fixture('chained-fixups.zip'), async (tree) =>
      Promise.all(
        [...tree.entries].flatMap(([name, { kind, sizeBytes }]) =>
          kind === 'file' ? [tree.read(name, sizeBytes).then((bytes) => [name, bytes] as const)] : [],
        ),
      ),
    );
    const suite = await discoverSuite(await zipFile({ ...Object.fromEntries(entries), [path]: content }));
    expect(names(suite)).toHaveLength(7);
    expect(suite?.tests.filter(({ conditional }) => conditional).map((test) => `${test.className}#${test.name}`)).toEqual(
      leftOut,
    );
  });
});
