import { describe, expect, it } from 'vitest';
import type { Capabilities } from '../../../../../src/core/model/builds.ts';
import type { KnownTest } from '../../../../../src/core/model/run-plan.ts';
import { knownSuite, knownTest, selectionOf } from '../known-suites.ts';
import { readEntries } from './entries.ts';

const smoke = 'com.shop.Smoke';
/** What filters see on the tests of the suite. */
const seen: readonly Pick<KnownTest, 'annotations' | 'sizes'>[] = [
  { annotations: [smoke, 'com.shop.Slow'], sizes: ['small'] },
  { annotations: [smoke], sizes: ['large'] },
];
const android = knownSuite(
  [
    'com.shop.CartTest#adds',
    'com.shop.CartTest#addsMore',
    'com.shop.CartTest$Inner#x',
    'com.shopping.ListTest#x',
    'com.shop.pay.PayTest#x',
  ],
  ['com.shop.Features'],
);
const annotated = { ...android, tests: android.tests.map((test, nth): KnownTest => ({ ...test, ...seen[nth] })) };
const ios = knownSuite(['CartTests#testAdds', 'CartTests#testAddsMore', 'Shop.PayTests#testPays']);
const apple = { ...ios, tests: ios.tests.map((test): KnownTest => ({ ...test, target: 'ShopUITests' })) };
const all = android.tests.map(({ className, name }) => `${className}#${name}`);

const selected = (framework: 'espresso' | 'xcuitest', capabilities: Capabilities): readonly string[] | string => {
  const suite = framework === 'espresso' ? annotated : apple;
  const selection = selectionOf(suite, { framework, capabilities });
  if (selection.unclear !== undefined) return selection.unclear;
  return selection.suite?.tests.map(({ className, name }) => `${className}#${name}`) ?? [];
};

describe('filters of Espresso', () => {
  it.each<[string, Capabilities, readonly string[]]>([
    ['nothing', {}, all],
    [
      'other parameters',
      { video: true, timezone: 'UTC', shards: { numberOfShards: 2 }, instrumentationOptions: { clear: 'true' } },
      all,
    ],
    ['empty filters', { class: [], package: '', annotation: null, size: [], failFast: false, cucumberOptions: {} }, all],
    ['a class with those inside', { class: ['com.shop.CartTest'] }, all.slice(0, 3)],
    ['a class as text', { class: 'com.shop.CartTest$Inner' }, ['com.shop.CartTest$Inner#x']],
    [
      'classes with commas',
      { class: 'com.shopping.ListTest, com.shop.pay.PayTest' },
      ['com.shopping.ListTest#x', 'com.shop.pay.PayTest#x'],
    ],
    ['a method', { class: ['com.shop.CartTest#adds'] }, ['com.shop.CartTest#adds']],
    ['a typo', { class: ['com.shop.CardTest'] }, []],
    [
      'a package with those inside, but not one that begins alike',
      { package: ['com.shop'] },
      all.filter((name) => !name.startsWith('com.shopping')),
    ],
    ['an annotation', { annotation: smoke }, ['com.shop.CartTest#adds', 'com.shop.CartTest#addsMore']],
    ['annotations, which must all fit', { annotation: [smoke, 'com.shop.Slow'] }, ['com.shop.CartTest#adds']],
    ['a size that no test runner has', { size: 'huge' }, all],
    ['a size in any case', { size: 'LARGE' }, ['com.shop.CartTest#addsMore']],
    [
      'both, which must both fit',
      { class: ['com.shop.CartTest', 'com.shopping.ListTest'], package: 'com.shopping' },
      ['com.shopping.ListTest#x'],
    ],
  ])('Espresso runs what the filters select: %s', (_what, capabilities, expected) => {
    expect(selected('espresso', capabilities)).toEqual(expected);
  });

  it.each<[string, Capabilities]>([
    ['annotation', { annotation: { name: 'com.shop.Smoke' } }],
    ['size', { size: ['small', 'large'] }],
    ['cucumberOptions', { cucumberOptions: { plugins: 'x' } }],
    ['failFast', { failFast: { enabled: true } }],
    ['instrumentationOptions', { instrumentationOptions: { notAnnotation: 'com.shop.Slow' } }],
    ['shards', { shards: { numberOfShards: 2, mapping: [{ name: 'one', strategy: 'class', values: ['com.shop.CartTest'] }] } }],
    ['class', { class: 7 }],
    ['package', { package: [{ name: 'com.shop' }] }],
  ])('%s selects what cannot be told', (key, capabilities) => {
    expect(selected('espresso', capabilities)).toContain(`the capability ${key} selects`);
  });

  it.each<[boolean, Capabilities]>([
    [true, {}],
    [true, { class: ['com.shop.CartTest', 'com.shop.Features'], package: 'com.shop' }],
    [false, { class: ['com.shop.CartTest#adds'] }],
    [false, { annotation: smoke }],
    [false, { size: 'small' }],
    [false, { class: ['com.shop.CartTest', 'com.shop.CardTest'] }],
  ])('are made of known classes: %s for %j', (byClass, capabilities) => {
    expect(selectionOf(android, { capabilities })).toMatchObject({ unclear: undefined, byClass });
  });
});

it.each<[boolean, Capabilities]>([
  [true, {}],
  [true, { annotation: smoke, size: 'small' }],
  [true, { package: 'com.shop' }],
  [false, { package: 'com.shopping' }],
])('a class of which not all tests are known may have some that run: %s for %j', (expected, capabilities) => {
  const parts = selectionOf(android, { capabilities }).suite?.unknown.map(({ part }) => part);
  expect(parts).toEqual(expected ? ['com.shop.Features'] : []);
});

it('a test class of Xcode of which not all tests are known may have some that run, whatever the entries', () => {
  const suite = knownSuite(['CartTests#testAdds'], ['HiddenTests', 'Shop.xctest']);
  for (const lines of [['ShopUITests/CartTests'], ['ShopUITests/CartTests/testAdds'], ['!ShopUITests/CartTests']])
    expect(selectionOf(suite, { framework: 'xcuitest', tests: readEntries('xcuitest', lines) }).suite?.unknown).toEqual(
      suite.unknown,
    );
});

it('a file that could not be read may have tests that run, unless the filters name classes that are known', () => {
  const suite = knownSuite(['a.Cart#adds', 'a.Login#signsIn'], ['a.Cart', 'a.Other', 'classes2.dex']);
  const partsOf = (capabilities: Capabilities) => selectionOf(suite, { capabilities }).suite?.unknown.map(({ part }) => part);
  expect(partsOf({ package: 'a' })).toEqual(['a.Cart', 'a.Other', 'classes2.dex']);
  expect(partsOf({ class: 'a.Cart' })).toEqual(['a.Cart']);
  expect(selectionOf(suite, { capabilities: { class: 'a.Later' } }).suite).toMatchObject({
    tests: [],
    unseen: 'it is unknown which tests a.Later selects',
  });
});

it.each<[string, Capabilities]>([
  ['there are no filters', {}],
  ['only the run shows what is selected', { class: 'a.Cart', failFast: true }],
])('the whole suite is what may run where %s', (_what, capabilities) => {
  const suite = knownSuite(['a.Cart#adds', 'a.Login#signsIn'], ['a.Other', 'classes2.dex']);
  expect(selectionOf(suite, { capabilities }).suite).toBe(suite);
});

it('a flow that runs on request is selected by its file, not by its tags', () => {
  const flow = (path: string) => ({ ...knownTest(`${path}#Pay`), className: path, file: `${path}.yaml`, tags: ['smoke'] });
  const { tags: _tags, ...plain } = flow('plain');
  const suite = { ...knownSuite([]), tests: [flow('cart'), plain], onRequest: [flow('drafts/pay')] };
  const selectedBy = (capabilities: Capabilities) =>
    selectionOf(suite, { framework: 'maestro', capabilities }).suite?.tests.map(({ file }) => file);
  expect(selectedBy({ execute: ['drafts/pay.yaml'] })).toEqual(['drafts/pay.yaml']);
  expect(selectedBy({ tags: { includeTags: ['smoke'] } })).toEqual(['cart.yaml']);
  expect(selectedBy({ tags: { includeTags: ['s*'], excludeTags: 'fast, slow' } })).toEqual(['cart.yaml']);
  expect(selectedBy({ tags: { excludeTags: ['slow', 'smoke'] } })).toEqual(['plain.yaml']);
  expect(selectedBy({ execute: [7], tags: { includeTags: [7] } })).toEqual(['cart.yaml', 'plain.yaml']);
  expect(selectedBy({ execute: 'plain.yaml' })).toEqual(['plain.yaml']);
});

describe('filters of XCUITest and EarlGrey', () => {
  const [adds, addsMore, pays] = ['CartTests#testAdds', 'CartTests#testAddsMore', 'Shop.PayTests#testPays'];
  it.each<[string, Capabilities, readonly string[]]>([
    ['nothing', {}, [adds, addsMore, pays]],
    ['a class', { 'only-testing': ['CartTests'] }, [adds, addsMore]],
    ['a class of a target', { 'only-testing': ['ShopUITests/PayTests'] }, [pays]],
    ['a test of a class, in full', { 'only-testing': ['CartTests/testAdds'] }, [adds]],
    ['a test of a class of a target', { 'only-testing': ['ShopUITests/CartTests/testAddsMore()'] }, [addsMore]],
    ['a typo', { 'only-testing': ['ShopUITests/CardTests'] }, []],
    ['all but a class', { 'skip-testing': ['ShopUITests/CartTests'] }, [pays]],
    ['all but what begins like a test', { 'skip-testing': ['CartTests/testAdds'] }, [pays]],
    ['both', { 'only-testing': ['CartTests', 'PayTests'], 'skip-testing': ['CartTests/testAddsMore'] }, [adds, pays]],
  ])('XCUITest and EarlGrey run what the filters select: %s', (_what, capabilities, expected) => {
    expect(selected('xcuitest', capabilities)).toEqual(expected);
  });

  it.each<[string, Capabilities]>([
    ['only-testing', { 'only-testing': ['ShopUITests'] }],
    ['skip-testing', { 'skip-testing': ['ShopUITests'] }],
    ['only-testing', { 'only-testing': [7] }],
  ])('%s with a target, or without sense, selects what cannot be told', (key, capabilities) => {
    expect(selected('xcuitest', capabilities)).toContain(`the capability ${key} selects`);
  });
});
