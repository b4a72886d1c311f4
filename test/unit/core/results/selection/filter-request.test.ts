import { describe, expect, it } from 'vitest';
import type { DiscoveredSuite } from '../../../../../src/core/model/discovered-suite.ts';
import type { Framework } from '../../../../../src/core/model/framework.ts';
import { filterStyles } from '../../../../../src/core/results/selection/filter-styles.ts';
import { selectTests } from '../../../../../src/core/results/selection/selection.ts';
import { knownSuite, knownTest } from '../known-suites.ts';
import { readEntries } from './entries.ts';

const smoke = { annotations: ['com.shop.Smoke', 'org.junit.Test'], sizes: ['small'] } as const;

const android: DiscoveredSuite = {
  ...knownSuite([]),
  tests: [
    { ...knownTest('com.shop.CartTest#adds'), ...smoke },
    knownTest('com.shop.CartTest#removes'),
    knownTest('com.shop.CartTest$WhenFull#refuses'),
    { ...knownTest('com.shop.pay.CardTest#pays'), ...smoke },
    { ...knownTest('com.shop.pay.CardTest#refunds'), sizes: ['large'] },
    knownTest('com.shop.pay.FormatTest#formats*'),
    knownTest('com.shopping.OldTest#works!'),
  ],
};

const uiTest = (className: string, name: string): DiscoveredSuite['tests'][number] => ({
  ...knownTest(`${className}#${name}`),
  target: 'ShopUITests',
});

const ios: DiscoveredSuite = {
  ...knownSuite([]),
  tests: [
    uiTest('CartTests', 'testAdd'),
    uiTest('CartTests', 'testAddAll'),
    uiTest('CartTests', 'testAddAllTwice'),
    uiTest('Shop.PayTests', 'testCard()'),
    uiTest('Shop.PayTests', 'testCash()'),
  ],
};

const choose = (framework: Framework, lines: readonly string[], suite: DiscoveredSuite | undefined) => {
  const { selection, findings } = selectTests({ framework, tests: readEntries(framework, lines), capabilities: {} }, suite);
  return {
    filters: selection.filters,
    note: selection.note,
    findings: findings.map(({ code, found, remedy }) => `${code}: ${found}: ${remedy}`),
  };
};

describe('Espresso entries', () => {
  it.each<[string[], Record<string, string[]>, number]>([
    [['com.shop.CartTest'], { class: ['com.shop.CartTest'] }, 3],
    [['com.shop.CartTest#adds'], { class: ['com.shop.CartTest#adds'] }, 1],
    [['com.shop.CartTest', 'com.shop.CartTest#adds'], { class: ['com.shop.CartTest'] }, 3],
    [['package:com.shop'], { package: ['com.shop'] }, 6],
    [['package:com.shop', 'package:com.shopping'], { package: ['com.shop', 'com.shopping'] }, 7],
    [['annotation:com.shop.Smoke'], { annotation: ['com.shop.Smoke'] }, 2],
    [['size:small'], { size: ['small'] }, 2],
    // Several sizes and kinds are one test or the other; the parameters would ask for one and the other.
    [['size:small', 'size:large'], { class: ['com.shop.CartTest#adds', 'com.shop.pay.CardTest'] }, 3],
    [['size:large', 'com.shop.CartTest#adds'], { class: ['com.shop.CartTest#adds', 'com.shop.pay.CardTest#refunds'] }, 2],
    [
      ['package:com.shop.pay', '!com.shop.pay.CardTest#pays'],
      { class: ['com.shop.pay.CardTest#refunds', 'com.shop.pay.FormatTest'] },
      2,
    ],
    [
      ['!annotation:com.shop.Smoke', '!com.shopping.*'],
      {
        class: [
          'com.shop.CartTest#removes',
          'com.shop.CartTest$WhenFull',
          'com.shop.pay.CardTest#refunds',
          'com.shop.pay.FormatTest',
        ],
      },
      4,
    ],
    [['!com.shop.CartTest'], { class: ['com.shop.pay.CardTest', 'com.shop.pay.FormatTest', 'com.shopping.OldTest'] }, 4],
    [['com.shop.*'], { class: ['com.shop.CartTest', 'com.shop.pay.CardTest', 'com.shop.pay.FormatTest'] }, 6],
    [['*Test#re*'], { class: ['com.shop.CartTest#removes', 'com.shop.pay.CardTest#refunds'] }, 2],
    [['com.shop.CartTest$WhenFull'], { class: ['com.shop.CartTest$WhenFull'] }, 1],
    [['com.*.FormatTest#formats'], { class: ['com.shop.pay.FormatTest'] }, 1],
    [['*'], {}, 7],
  ])('%j are sent as %j', (lines, filters, count) => {
    expect(choose('espresso', lines, android)).toEqual({ filters, note: `Selected ${count} of 7 tests.`, findings: [] });
  });

  it.each([[['com.shop.CartTest', '!com.shop.*']], [['!*']], [['com.shopping.OldTest']]])(
    '%j select nothing that runs',
    (lines) => {
      expect(choose('espresso', lines, android).findings).toEqual([expect.stringContaining('empty-selection')]);
    },
  );

  it('are refused where classes with unknown tests would have to be expanded', () => {
    const suite = { ...android, unknown: [{ part: 'com.shop.OtherTest', reason: 'its base class is elsewhere' }] };
    const refusal = [expect.stringMatching(/^selection-refused: .*the tests of com\.shop\.OtherTest are not all known/)];
    expect(choose('espresso', ['size:small', 'size:large'], suite).findings).toEqual(refusal);
    expect(choose('espresso', ['!com.shop.OtherTest#a'], suite).findings).toEqual(refusal);
    expect(choose('espresso', ['!com.shop.CartTest'], suite).filters.class).toContain('com.shop.OtherTest');
    expect(choose('espresso', ['!com.shop.OtherTest'], suite).filters.class).not.toContain('com.shop.OtherTest');
    expect(choose('espresso', ['com.shop.OtherTest#a', '!size:large'], suite).findings).toEqual(refusal);
    expect(choose('espresso', ['!size:large'], { ...android, unseen: 'its runner adds tests' }).findings).toEqual([
      expect.stringContaining('its runner adds tests'),
    ]);
  });

  const partly: DiscoveredSuite = {
    ...knownSuite([], ['a.Other', 'b.Far']),
    tests: [{ ...knownTest('a.Cart#adds'), annotations: ['a.Smoke'] }, knownTest('a.Login#signsIn'), knownTest('b.Pay#pays')],
  };
  const unread: DiscoveredSuite = { ...partly, unknown: [...partly.unknown, { part: 'classes2.dex', reason: 'unreadable' }] };

  it.each<[lines: string[], parts: string[], sent: Record<string, string[]> | RegExp, unseen?: string]>([
    [['a.Other'], ['a.Other'], { class: ['a.Other'] }],
    [['a.Other#x'], ['a.Other'], { class: ['a.Other#x'] }, 'a.Other#x'],
    [['a.Cart'], [], { class: ['a.Cart'] }],
    [['a.Cart#adds'], [], { class: ['a.Cart#adds'] }],
    [['a.Cart', 'b.Far'], ['b.Far'], { class: ['a.Cart', 'b.Far'] }],
    [['package:a'], ['a.Other', 'classes2.dex'], { package: ['a'] }],
    [['annotation:a.Smoke'], ['a.Other', 'b.Far', 'classes2.dex'], { annotation: ['a.Smoke'] }],
    [['annotation:a.Smoke', 'a.Cart'], ['a.Other', 'b.Far', 'classes2.dex'], /"a\.Cart" .* classes2\.dex are unknown/],
    [['!a.Other'], ['b.Far', 'classes2.dex'], /^"!a\.Other" .* classes2\.dex are unknown/],
    [['package:a', '!a.Other'], ['classes2.dex'], /^"!a\.Other" .* classes2\.dex are unknown/],
    [['a.Cart', 'a.Login', '!a.Login'], [], { class: ['a.Cart'] }],
    [['c.New', 'a.Cart', '!a.Login'], [], { class: ['a.Cart', 'c.New'] }, 'c.New'],
    [['c.New#x', 'a.Cart', '!a.Login'], [], { class: ['a.Cart', 'c.New#x'] }, 'c.New#x'],
    [['c.New', 'a.Cart', '!annotation:a.Smoke'], [], /^"!annotation:a\.Smoke" .* tests of c\.New are not all known/, 'c.New'],
  ])('%j may select tests of %j and are sent as %j', (lines, parts, sent, unseen) => {
    const { selection, findings } = selectTests(
      { framework: 'espresso', tests: readEntries('espresso', lines), capabilities: {} },
      unread,
    );
    const refusals = findings.filter(({ code }) => code === 'selection-refused').map(({ found }) => found);
    expect(selection.suite?.unknown.map(({ part }) => part)).toEqual(parts);
    expect(selection.suite?.unseen).toBe(unseen && `it is unknown which tests ${unseen} selects`);
    if (sent instanceof RegExp) expect(refusals).toEqual([expect.stringMatching(sent)]);
    else expect([selection.filters, refusals]).toEqual([sent, []]);
  });

  it.each<[lines: string[], sent: Record<string, string[]>]>([
    [['package:a', '!a.Cart#adds'], { class: ['a.Login', 'a.Other'] }],
    [['package:b', '!a.Cart#adds'], { class: ['b.Far', 'b.Pay'] }],
    [['a.Cart', 'a.Other#x', '!a.Login'], { class: ['a.Cart', 'a.Other#x'] }],
    [['annotation:a.Smoke', 'package:a', '!b.Far'], { class: ['a.Cart', 'a.Login', 'a.Other'] }],
  ])('%j include classes with unknown tests only as a whole, or by the name of a method: %j', (lines, filters) => {
    expect(choose('espresso', lines, partly)).toMatchObject({ filters, findings: [] });
  });

  it('of a class that ignores its tests, and of names that no request can have, are refused', () => {
    const suite = knownSuite(['a.A#kept', 'a.A$Inner#old!', "a.B#it's, odd", 'a.B#other']);
    expect(choose('espresso', ['a.A$Inner#o*', 'a.B#other', '!a.B'], suite).findings).toEqual([
      expect.stringContaining('empty-selection'),
    ]);
    const inner = knownSuite(['a.A#kept', 'a.A$Inner#old!', 'a.A$Inner#lost'], ['a.Other']);
    expect(choose('espresso', ['a.A$Inner#o*', '!a.A$Inner#lost', 'a.Other#x'], inner).filters).toEqual({ class: ['a.Other#x'] });
    expect(choose('espresso', ['!a.A', '!a.B#other'], suite).findings).toEqual([
      expect.stringMatching(/^selection-refused: "!a\.A", "!a\.B#other" .* no filter can name "a\.B#it's, odd"/),
    ]);
  });

  it('Espresso entries of which nothing can be known are sent where one parameter says the same', () => {
    expect(choose('espresso', ['com.shop.CartTest'], undefined)).toMatchObject({
      filters: { class: ['com.shop.CartTest'] },
      findings: [expect.stringContaining('selection-unchecked')],
    });
    for (const lines of [['!com.shop.CartTest'], ['com.shop.*'], ['size:small', 'com.shop.CartTest']])
      expect(choose('espresso', lines, undefined).findings).toEqual([expect.stringContaining('selection-refused')]);
  });
});

it.each<[names: string[], skip: string[], extra: string[]]>([
  [['ShopUITests/CartTests/testAddAll'], ['ShopUITests/CartTests/testAddAllTwice'], []],
  [['CartTests/testAdd', 'CartTests/testAddAllTwice'], [], ['CartTests/testAddAll']],
  [['OtherTests/CartTests/testAdd', 'ShopUITests/PayTests/testCard'], [], []],
])('a request that names %j skips %j, and runs %j as well', (names, skip, extra) => {
  expect(filterStyles.identifier.prefixMatches?.(names, ios)).toMatchObject({ skip, extra });
});

describe.each(['xcuitest', 'earlgrey'] as const)('%s entries', (framework) => {
  it.each<[string[], Record<string, string[]>]>([
    [['ShopUITests/CartTests'], { 'only-testing': ['ShopUITests/CartTests'] }],
    [['ShopUITests/PayTests/testCard'], { 'only-testing': ['ShopUITests/PayTests/testCard'] }],
    [
      ['ShopUITests/CartTests/testAdd'],
      {
        'only-testing': ['ShopUITests/CartTests/testAdd'],
        'skip-testing': ['ShopUITests/CartTests/testAddAll', 'ShopUITests/CartTests/testAddAllTwice'],
      },
    ],
    [['!ShopUITests/CartTests'], { 'skip-testing': ['ShopUITests/CartTests'] }],
    [['!*/*/testAddAllTwice'], { 'skip-testing': ['ShopUITests/CartTests/testAddAllTwice'] }],
    [
      ['!ShopUITests/CartTests/testAdd', '!ShopUITests/PayTests/testCash()'],
      {
        'only-testing': [
          'ShopUITests/CartTests/testAddAll',
          'ShopUITests/CartTests/testAddAllTwice',
          'ShopUITests/PayTests/testCard',
        ],
      },
    ],
    [['ShopUITests'], {}],
  ])('%j are sent as %j', (lines, filters) => {
    expect(choose(framework, lines, ios)).toMatchObject({ filters, findings: [] });
  });

  it('name what runs as well', () => {
    expect(choose(framework, ['ShopUITests/CartTests/testAdd', '*/CartTests/testAddAllTwice'], ios)).toMatchObject({
      note: 'Selected 2 of 5 tests.',
      findings: [
        expect.stringMatching(
          /^selection-inexact: the entries also select ShopUITests\/CartTests\/testAddAll, since the service matches/,
        ),
      ],
    });
  });

  it.each<[lines: string[], sent: Record<string, string[]> | RegExp, extra?: RegExp]>([
    [['ShopUITests/PayTests'], { 'only-testing': ['ShopUITests/PayTests'] }],
    [['ShopUITests/PayTests', '!*/CartTests'], /"\*\/CartTests" are not all known/],
    [['!ShopUITests/CartTests'], { 'skip-testing': ['ShopUITests/CartTests'] }],
    [
      ['ShopUITests/PayTests', '!ShopUITests/CartTests'],
      { 'only-testing': ['ShopUITests/PayTests'], 'skip-testing': ['ShopUITests/CartTests'] },
    ],
    [['!ShopUITests/CartTests/testAddAll'], /would leave out ShopUITests\/CartTests\/testAddAllTwice as well/],
    [
      ['!ShopUITests/CartTests/testAddAll', '!ShopUITests/CartTests/testAddAllTwice'],
      { 'skip-testing': ['ShopUITests/CartTests/testAddAll', 'ShopUITests/CartTests/testAddAllTwice'] },
    ],
    [
      ['ShopUITests/CartTests/testAddAll'],
      { 'only-testing': ['ShopUITests/CartTests/testAddAll'] },
      /select ShopUITests\/CartTests\/testAddAllTwice, any other test that begins with ShopUITests\/CartTests\/testAddAll,/,
    ],
  ])('%j are sent as %j where not all tests are known', (lines, sent, extra) => {
    for (const hidden of [{ unknown: [{ part: 'HiddenTests', reason: 'no symbols' }] }, { unseen: 'the bundle is stripped' }]) {
      const { filters, findings } = choose(framework, lines, { ...ios, ...hidden });
      if (sent instanceof RegExp) expect(findings).toEqual([expect.stringMatching(sent)]);
      else expect([filters, findings]).toEqual([sent, extra === undefined ? [] : [expect.stringMatching(extra)]]);
    }
  });

  it('entries of which nothing can be known are sent as they are', () => {
    expect(choose(framework, ['A/B', '!A/B/testC'], undefined)).toMatchObject({
      filters: { 'only-testing': ['A/B'], 'skip-testing': ['A/B/testC'] },
      findings: [expect.stringContaining('selection-unchecked')],
    });
    expect(choose(framework, ['A/*'], undefined).findings).toEqual([expect.stringContaining('selection-refused')]);
  });
});
