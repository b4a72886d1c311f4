import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSelect } from '../../../../../src/action/inputs/select.ts';
import { selectionOf } from '../../../../../src/action/run/prepare/select-by-changes.ts';
import type { TestEntry } from '../../../../../src/core/model/run-plan.ts';
import { matchesTest, withMark } from '../../../../../src/core/results/selection/match-entry.ts';

const rulesOf = (text: string) => {
  const { rules, mistakes } = parseSelect(text, 'espresso');
  expect(mistakes).toEqual([]);
  return rules;
};

const { signal } = new AbortController();

const shopRules = `
src/cart/**: com.shop.CartTest
src/{login,account}/**: [com.shop.LoginTest, com.shop.AccountTest]
"**/*.md": []
.github/**: []
src/**/strings.xml: ["!com.shop.SlowTest"]
`;

const chosenBy = async (files: readonly string[]): Promise<string> => {
  const selection = await selectionOf(rulesOf(shopRules), files, signal);
  return selection.entries === 'all' ? 'all' : selection.entries.map(withMark).join(' ');
};

describe('changed files', () => {
  test.each([
    [['src/cart/Cart.kt'], 'com.shop.CartTest'],
    [['src/cart/Cart.kt', 'src/account/Login.kt'], 'com.shop.CartTest com.shop.LoginTest com.shop.AccountTest'],
    [['src/cart/Cart.kt', 'docs/cart.md'], 'com.shop.CartTest'],
    [['docs/cart.md', 'README.md', '.github/workflows/ci.yml'], ''],
    [['src/cart/README.md'], 'com.shop.CartTest'],
    [['src/cart/Cart.kt', 'build.gradle'], 'all'],
    [['SRC/cart/Cart.kt'], 'all'],
    [[], 'all'],
    [['src/res/strings.xml'], '!com.shop.SlowTest'],
    [['src/res/strings.xml', 'src/cart/Cart.kt'], 'all'],
  ])('the tests for the changed files %j are %s', async (files, expected) => {
    expect(await chosenBy(files)).toBe(expected);
  });

  test('are named with at most ten entries of a rule', async () => {
    const entries = Array.from({ length: 12 }, (_, nth) => `com.shop.Test${nth}`);
    const { notes } = await selectionOf(rulesOf(`src/**: [${entries.join(', ')}]`), ['src/a.kt'], signal);
    expect(notes).toEqual([`src/** matches 1 file and selects ${entries.slice(0, 10).join(', ')} and 2 more.`]);
  });

  test('are named with the rules that apply, or with the first file that has none', async () => {
    expect((await selectionOf(rulesOf(shopRules), ['src/cart/A.kt', 'src/cart/B.kt', 'x.md'], signal)).notes).toEqual([
      'src/cart/** matches 2 files and selects com.shop.CartTest.',
      '**/*.md matches 1 file and selects nothing.',
    ]);
    expect((await selectionOf(rulesOf(shopRules), ['x.md', 'build.gradle', 'gradlew'], signal)).notes).toEqual([
      'All tests run: no rule matches build.gradle and 1 more.',
    ]);
  });

  test.each([
    ['many stars', `${'*a'.repeat(8)}: []`],
    ['many braces', Array.from({ length: 1_000 }, (_, nth) => `r${nth}${'{a,b}'.repeat(16)}: []`).join('\n')],
  ])('are compared at once with rules of %s', async (_what, text) => {
    expect((await selectionOf(rulesOf(text.replaceAll(/^.*(?=:)/gm, '"$&"')), [`${'a'.repeat(100)}b`], signal)).entries).toBe(
      'all',
    );
  });

  test('are compared until the step is cancelled', async () => {
    const controller = new AbortController();
    const rules = rulesOf(Array.from({ length: 1_000 }, (_, nth) => `"*${'a'.repeat(490)}${nth}": []`).join('\n'));
    const selection = selectionOf(rules, Array<string>(3_000).fill('a'.repeat(4_000)), controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(selection).rejects.toThrow('cancelled');
  });

  test('never leave out a test that one of their rules selects', async () => {
    const names = ['A', 'B', 'C', 'D'];
    const entry = fc
      .record({ className: fc.constantFrom(...names), excludes: fc.boolean() })
      .map(({ className, excludes }): TestEntry => ({ kind: 'class', className, text: className, excludes }));
    const isSelected = (entries: readonly TestEntry[], className: string): boolean => {
      const test = { className, name: 'works', ignored: false, parameterized: false, conditional: false };
      const matching = entries.filter((each) => matchesTest(each, test));
      if (matching.some(({ excludes }) => excludes)) return false;
      return matching.length > 0 || entries.every(({ excludes }) => excludes);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(entry, { maxLength: 4 }), { minLength: 1, maxLength: 4 }), async (lists) => {
        const rules = lists.map((list, nth) => ({
          pattern: `f${nth}`,
          matches: (file: string) => file === `f${nth}`,
          entries: list,
        }));
        const files = rules.map(({ pattern }) => pattern);
        const { entries } = await selectionOf(rules, files, signal);
        for (const name of names) {
          const isWanted = lists.some((list) => list.length > 0 && isSelected(list, name));
          const isKept = entries === 'all' || (entries.length > 0 && isSelected(entries, name));
          expect(isKept || !isWanted).toBe(true);
          if (lists.every((list) => list.length === 0)) expect(entries).toEqual([]);
        }
      }),
    );
  });
});
