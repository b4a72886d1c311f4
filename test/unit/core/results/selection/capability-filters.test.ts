import { describe, expect, it } from 'vitest';
import type { DiscoveredSuite } from '../../../../../src/core/model/discovered-suite.ts';
import { requestedSplit } from '../../../../../src/core/results/selection/capability-filters.ts';
import { selectTests } from '../../../../../src/core/results/selection/selection.ts';
import { knownSuite, knownTest } from '../known-suites.ts';

const android: DiscoveredSuite = {
  ...knownSuite(['com.shop.LoginTest#signsIn', 'com.shop.pay.CardTest#pays!']),
  tests: [
    { ...knownTest('com.shop.CartTest#adds'), annotations: ['com.shop.Smoke'], sizes: ['small'] },
    knownTest('com.shop.LoginTest#signsIn'),
    { ...knownTest('com.shop.pay.CardTest#pays!'), annotations: ['com.shop.Slow'] },
  ],
};

const ios: DiscoveredSuite = {
  ...knownSuite([]),
  tests: ['testAdd', 'testAddAll'].map((name) => ({ ...knownTest(`CartTests#${name}`), target: 'ShopUITests' })),
};

const flows: DiscoveredSuite = {
  ...knownSuite([]),
  tests: ['cart', 'checkout/pay'].map((path) => ({ ...knownTest(`${path}#Pay`), className: path, file: `${path}.yaml` })),
};

const suites = { espresso: android, xcuitest: ios, maestro: flows } as const;

const found = (
  framework: keyof typeof suites,
  capabilities: Readonly<Record<string, unknown>>,
  suite: DiscoveredSuite = suites[framework],
) =>
  selectTests({ framework, tests: [], capabilities }, suite).findings.map(
    ({ severity, code, found: what }) => `${severity} ${code} ${what}`,
  );

describe('filters in capabilities', () => {
  it.each([
    ['espresso', {}],
    ['espresso', { class: 'com.shop.CartTest#adds, com.shop.LoginTest' }],
    ['espresso', { package: ['com.shop'], annotation: 'com.shop.Smoke', size: 'Small' }],
    ['espresso', { instrumentationOptions: { class: 'com.shop.LoginTest', debug: true } }],
    ['xcuitest', { 'only-testing': ['ShopUITests/CartTests/testA'] }],
    [
      'xcuitest',
      { 'only-testing': ['CartTests/testAdd()', 'ShopUITests'], 'skip-testing': ['ShopUITests/CartTests/testAddAll'] },
    ],
    ['maestro', { execute: ['./cart.yaml', 'checkout/'] }],
    ['maestro', { execute: '.' }],
  ] as const)('%s: %j match', (framework, capabilities) => {
    expect(found(framework, capabilities)).toEqual([]);
  });

  it.each([
    ['espresso', { class: ['com.shop.CratTest', 'com.shop.LoginTest'] }, 'class "com.shop.CratTest"'],
    ['espresso', { package: 'com.shops' }, 'package "package: com.shops"'],
    ['espresso', { annotation: ['Smoke'] }, 'annotation "annotation: Smoke"'],
    ['espresso', { size: 'large' }, 'size "size: large"'],
    ['espresso', { instrumentationOptions: { class: 'com.shop.OldTest' } }, 'class "com.shop.OldTest"'],
    ['xcuitest', { 'only-testing': ['ShopUITests/CartTests/testRemove'] }, 'test "ShopUITests/CartTests/testRemove"'],
    ['xcuitest', { 'skip-testing': ['Shop/CartTests'] }, 'test "!Shop/CartTests"'],
    ['maestro', { execute: ['cart', 'checkout'] }, 'flow "cart"'],
  ] as const)('%s: %j match nothing, since the suite has no %s', (framework, capabilities, lacking) => {
    expect(found(framework, capabilities)).toEqual([`error unknown-entry the suite has no ${lacking}`]);
  });

  it.each([
    ['espresso', { class: 'com.shop.LoginTest', size: 'small' }],
    ['espresso', { annotation: ['com.shop.Smoke', 'com.shop.Slow'] }],
    ['espresso', { class: 'com.shop.pay.CardTest' }],
    ['xcuitest', { 'skip-testing': ['CartTests'] }],
  ] as const)('%s: %j leave no test to run', (framework, capabilities) => {
    expect(found(framework, capabilities)).toEqual([expect.stringMatching(/^error empty-selection/)]);
  });

  it('may match what is not known', () => {
    const suite = { ...android, unseen: 'the runner adds tests' };
    expect(found('espresso', { class: 'com.shop.OtherTest' }, suite)).toEqual([expect.stringMatching(/^warning unknown-entry/)]);
  });
});

it.each<[shards: unknown, expected: ReturnType<typeof requestedSplit>]>([
  [undefined, { sessions: 1, onEachDevice: true }],
  ['2', undefined],
  [{}, undefined],
  [{ numberOfShards: 1 }, { sessions: 1, onEachDevice: true }],
  [{ numberOfShards: 'many' }, undefined],
  [{ numberOfShards: 20_000 }, undefined],
  [{ numberOfShards: 2 }, { sessions: 2, onEachDevice: true }],
  [
    { numberOfShards: '3', deviceSelection: 'any' },
    { sessions: 3, onEachDevice: false },
  ],
  [
    { mapping: [{}, {}], deviceSelection: 'all' },
    { sessions: 2, onEachDevice: true },
  ],
])('the number of shards is read from %j', (shards, expected) => {
  expect(requestedSplit({ app: 'bs://1', shards })).toEqual(expected);
});

it('the split is unknown of a request that was not kept', () => {
  expect(requestedSplit({})).toBeUndefined();
});
