import { describe, expect, it } from 'vitest';
import type { Capabilities } from '../../../../../src/core/model/builds.ts';
import type { DiscoveredSuite } from '../../../../../src/core/model/discovered-suite.ts';
import { selectTests } from '../../../../../src/core/results/selection/selection.ts';
import { knownSuite, knownTest } from '../known-suites.ts';
import { readEntries } from './entries.ts';

const flow = (path: string, tag: string) => ({
  ...knownTest(`${path}#Pay with a card`),
  className: path,
  file: `${path}.yaml`,
  tags: [tag],
});

const android = knownSuite(['com.shop.CartTest#adds', 'com.shop.CartTest#addsMany', 'com.shop.pay.CardTest#pays!']);
const espresso = { ...android, tests: android.tests.map((test) => ({ ...test, annotations: ['com.shop.Smoke'] })) };
const xcuitest = {
  ...knownSuite([]),
  tests: ['CartTests#testAdd()', 'Shop.PayTests#testCard'].map((name) => ({ ...knownTest(name), target: 'ShopUITests' })),
};
const maestro = {
  ...knownSuite([]),
  tests: [flow('pay', 'smoke'), ...['cart', 'card', 'code'].map((name) => flow(`checkout/${name}`, 'slow'))],
  onRequest: [flow('drafts/new', 'draft')],
};
const suites = { espresso, xcuitest, maestro };

const findingsOf = (
  framework: keyof typeof suites,
  lines: readonly string[],
  suite: DiscoveredSuite | 'not known' = suites[framework],
  capabilities: Capabilities = {},
) => {
  const inputs = { framework, tests: readEntries(framework, lines), capabilities };
  return selectTests(inputs, suite === 'not known' ? undefined : suite).findings;
};

describe('an entry that matches no test', () => {
  it.each<[keyof typeof suites, string, string]>([
    ['espresso', 'com.shop.CartTest.adds', 'com.shop.CartTest#adds? A method follows #.'],
    ['espresso', 'CartTest.addsMany', 'com.shop.CartTest#addsMany? A method follows #.'],
    ['espresso', 'com.shop.OldTest.adds', 'com.shop.pay.CardTest or com.shop.CartTest?'],
    ['espresso', 'com.shop.CartTest.lost', 'com.shop.CartTest or com.shop.pay.CardTest?'],
    ['espresso', 'com.shop.CartTest#adda', 'com.shop.CartTest#adds?'],
    ['espresso', 'com.shop.*CartsTest', 'com.shop.CartTest?'],
    ['espresso', 'Card', 'com.shop.pay.CardTest?'],
    ['espresso', 'package:com.shop.pai', 'package:com.shop.pay?'],
    ['espresso', 'annotation:com.shop.Smok', 'annotation:com.shop.Smoke?'],
    ['xcuitest', 'ShopUITests/CartTests/testAd', 'ShopUITests/CartTests/testAdd?'],
    ['xcuitest', 'ShopUITests/CardTests', 'ShopUITests/CartTests?'],
    ['xcuitest', 'PayTests', 'ShopUITests/PayTests?'],
    ['maestro', 'chekout/cart.yml', 'checkout/cart.yaml or checkout/?'],
    ['maestro', 'checkout/crat', 'checkout/cart.yaml, checkout/card.yaml or checkout/?'],
    ['maestro', 'pya', 'pay.yaml, drafts/new.yaml or checkout/card.yaml?'],
    ['maestro', 'pay#Pay with a crad', 'pay#Pay with a card, checkout/card#Pay with a card or checkout/cart#Pay with a card?'],
    // Tests that run only on request are suggested only for paths of files.
    ['maestro', 'drafts/nwe.yaml', 'drafts/new.yaml, checkout/code.yaml or drafts/?'],
    ['maestro', 'tag:draft', 'tag:slow or tag:smoke?'],
  ])('gets a suggestion: %s %s', (framework, line, suggested) => {
    const [finding] = findingsOf(framework, [line]);
    expect(finding).toMatchObject({
      severity: 'error',
      code: 'unknown-entry',
      input: 'tests',
      remedy: `Did you mean ${suggested}`,
    });
    expect(finding?.found).toMatch(/"$/);
  });

  it.each([
    ['annotation:a.Smoke', 'annotation "annotation:a.Smoke"; its 3 tests have no annotation'],
    ['!size:small', 'size "!size:small"; its 3 tests have no size'],
    ['package:com', 'package "package:com"; its 3 tests have no similar name'],
  ])('gets no suggestion if the suite has nothing of its kind: %s', (line, found) => {
    const [finding] = findingsOf('espresso', [line], knownSuite(['A#a', 'A#b', 'B#c']));
    expect(finding).toMatchObject({ found: `the suite has no ${found}`, remedy: expect.not.stringContaining('mean') });
  });

  it('has a finding of its own, and one more follows if no entry matches', () => {
    const codes = (...lines: readonly string[]) => findingsOf('xcuitest', lines).map(({ code }) => code);
    expect(codes('ShopUITests/CartTests/testAd', 'CartTests')).toEqual(['unknown-entry', 'unknown-entry', 'empty-selection']);
    expect(codes('CartTests', 'CardTests', 'ShopUITests/PayTests')).toEqual(['unknown-entry', 'unknown-entry']);
  });

  it('is a warning if the suite may have tests that are not known', () => {
    for (const hidden of [{ unseen: 'its runner adds tests' }, { unknown: [{ part: 'classes2.dex', reason: 'unreadable' }] }])
      expect(findingsOf('espresso', ['a.New'], { ...espresso, ...hidden })).toMatchObject([
        { severity: 'warning', input: 'tests' },
      ]);
    expect(findingsOf('espresso', ['*New', 'com.shop.CartTest'], { ...espresso, unseen: 'its runner adds tests' })).toHaveLength(
      1,
    );
    const capabilities = { instrumentationOptions: { runnerBuilder: 'com.shop.Builder' } };
    expect(findingsOf('espresso', ['a.New'], espresso, capabilities)).toMatchObject([{ severity: 'warning' }]);
    expect(findingsOf('espresso', [], espresso, { class: 'a.New', ...capabilities })).toMatchObject([
      { severity: 'warning', input: 'capabilities' },
    ]);
  });
});

describe('a selection', () => {
  const error = { severity: 'error', input: 'tests', always: true } as const;

  it('of no test is an error, which `preflight` silences only for capabilities', () => {
    const [entries] = findingsOf('espresso', ['com.shop.pay.CardTest']);
    expect(entries).toMatchObject({
      ...error,
      code: 'empty-selection',
      found: expect.stringMatching(/none of the 3 tests/),
    });
    const [filters] = findingsOf('espresso', [], espresso, { class: 'com.shop.pay.CardTest' });
    expect(filters).toMatchObject({ severity: 'error', code: 'empty-selection', input: 'capabilities' });
    expect(filters).toMatchObject({
      found: expect.stringContaining('the filters'),
      remedy: expect.stringContaining('the filters'),
    });
    expect(filters).not.toHaveProperty('always');
  });

  it('that cannot be sent names up to three of the entries with `!` or `*`, or else all entries', () => {
    const refusalOf = (...lines: readonly string[]) =>
      findingsOf('espresso', lines, { ...espresso, unseen: 'its runner adds tests' }).filter(
        ({ code }) => code === 'selection-refused',
      );
    const lines = ['package:com.shop', 'com.shop.CartTest', '!*#adds', '!com.shop.pay.CardTest'];
    expect(refusalOf(...lines.slice(0, 2))).toMatchObject([
      { ...error, found: '"package:com.shop", "com.shop.CartTest" cannot be sent: its runner adds tests' },
    ]);
    expect(refusalOf(...lines)).toMatchObject([
      { found: expect.stringMatching(/^"!\*#adds", "!com\.shop\.pay\.CardTest" cannot/) },
    ]);
    expect(refusalOf(...lines, 'com.*')).toMatchObject([{ found: expect.stringMatching(/, "com\.\*" cannot/) }]);
    expect(refusalOf(...lines, 'com.*', '*Test')).toMatchObject([
      { found: expect.stringMatching(/, "com\.\*" and 1 more cannot/) },
    ]);
  });

  it('that needs a request of more than a megabyte is an error', () => {
    const methods = Array.from({ length: 5_000 }, (_none, nth) => `a.B#${'long'.repeat(50)}${nth}`);
    expect(findingsOf('espresso', ['a.B', '!*#other'], knownSuite([...methods, 'a.B#other']))).toMatchObject([
      { ...error, code: 'selection-refused', found: expect.stringMatching(/request of 10\d{5} bytes/) },
    ]);
  });

  it('of tests that are not known, or of more tests than the entries name, is a warning', () => {
    for (const suite of ['not known', knownSuite([])] as const)
      expect(findingsOf('maestro', ['pay.yaml'], suite)).toMatchObject([
        { severity: 'warning', code: 'selection-unchecked', input: 'tests' },
      ]);
    const names = Array.from({ length: 14 }, (_none, nth) => `A#test${'x'.repeat(nth)}`);
    const also = findingsOf('xcuitest', ['*/A/test', `*/A/test${'x'.repeat(13)}`], knownSuite(names));
    expect(also).toMatchObject([
      {
        severity: 'warning',
        code: 'selection-inexact',
        input: 'tests',
        always: true,
        found: expect.stringMatching(/select A\/testx, .* A\/testx{10} and 2 more, since/),
      },
    ]);
  });

  it('of a flow that runs only on request is sent', () => {
    expect(findingsOf('maestro', ['drafts/new.yaml'], { ...maestro, tests: [] })).toEqual([]);
    expect(findingsOf('maestro', [], maestro, { execute: ['drafts/new.yaml'] })).toEqual([]);
  });

  it('of a framework without filters is the whole suite', () => {
    const capabilities = { class: ['com.shop.OldTest'], 'only-testing': ['A'] };
    const { selection, findings } = selectTests({ framework: 'flutter-android', tests: [], capabilities }, espresso);
    expect([selection.suite, selection.whole, selection.filters, selection.unclear, findings]).toEqual([
      espresso,
      espresso,
      {},
      undefined,
      [],
    ]);
  });
});
