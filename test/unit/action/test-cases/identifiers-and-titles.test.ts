import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annotationTexts, identifierKey, identifiersIn, prefixOf } from '../../../../src/action/test-cases/case-identifier.ts';
import { titleKey, titleKeysOfTest } from '../../../../src/action/test-cases/match-tests.ts';

describe('an identifier', () => {
  test.each([
    ['TC-123', 'TC-123'],
    ['tc_123', 'TC-123'],
    ['TC 123', 'TC-123'],
    ['TC123', 'TC-123'],
    ['TC-0123', 'TC-123'],
    ['TC-0', 'TC-0'],
    [' PR-7 ', 'PR-7'],
    ['case/a-1', 'CASE/A-1'],
  ])('%o is compared as %o', (identifier, key) => {
    expect(identifierKey(identifier)).toBe(key);
  });

  test.each([
    ['TC-123', ['TC-123']],
    ['TC_123_signsIn', ['TC-123']],
    ['signsIn_TC123', ['TC-123']],
    ['testTC123SignsIn', ['TESTTC-123', 'TC-123']],
    ['com.shop.TC12Test', ['TC-12']],
    ['[TC-1] and (TC-2), TC-3', ['TC-1', 'TC-2', 'TC-3']],
    ['TC-1234', ['TC-1234']],
    ['XTC-123', ['XTC-123']],
    ['no identifier', []],
    ['TC-', []],
    ['TC-9999999999999999', []],
    ['TC-1a', []],
    ['TC-1A', []],
    ['TC-1Again', []],
    ['TC1a', []],
    ['TC-1é', []],
    ['TC-1.5', []],
    ['TC-1-2', []],
    ['TC_1.5_signsIn', []],
    ['9TC-1', []],
    ['TC-1. Then TC-2-signsIn, TC-3_a.', ['TC-1', 'TC-2', 'TC-3']],
    ['TC_1Again', ['TC-1']],
    ['TC-1.adds', ['TC-1']],
    ['TC-1a TC-2', ['TC-2']],
  ])('is found in %o: %j', (text, keys) => {
    expect([...identifiersIn(text)]).toEqual(keys);
  });

  test('is found wherever it stands between words of other characters', () => {
    const around = fc.stringMatching(/^[ .,;:()[\]#@/"'-]*$/);
    const property = fc.property(around, around, fc.integer({ min: 0, max: 1e6 }), (before, after, number) => {
      expect(identifiersIn(`${before}TC-${number}${after}`)).toContain(`TC-${number}`);
    });
    fc.assert(property);
  });

  test('takes no time in a hostile text', () => {
    expect(identifiersIn('A'.repeat(1_000_000)).size).toBe(0);
  });

  test.each([
    ['TC-1', 'TC'],
    ['CASE/A-1', undefined],
  ])('%o has the prefix %o', (key, prefix) => {
    expect(prefixOf(key)).toBe(prefix);
  });
});

test.each([
  ['@TestCase("TC-12")\n@Owner(ann)', ['"TC-12"', 'ann']],
  ['log line [[PROPERTY|case=TC-12]] end', ['case=TC-12']],
  ['@example is no annotation, nor is (this)', []],
])('annotations in %j are %j', (output, texts) => {
  expect(annotationTexts(output)).toEqual(texts);
});

describe('a title', () => {
  test.each([
    ['Adds an item to the cart', 'addsAnItemToTheCart'],
    ['Adds an item to the cart', 'testAddsAnItemToTheCart'],
    ['Adds an item to the cart', 'adds_an_item_to_the_cart'],
    ['Adds an item to the cart', 'test_adds_an_item_to_the_cart'],
    ['Adds an item to the cart', 'adds an item to the cart[2: large, blue]'],
    ['Adds an item to the cart', 'addsAnItemToTheCart()'],
    ['Ajoute un élément', 'ajouteUnElement'],
    ['Zahlt mit Karte!', 'zahltMitKarte'],
    ['Tests the cart', 'testsTheCart'],
    ['支払い', '支払い'],
  ])('%o is the one of the test %o', (title, name) => {
    expect(titleKeysOfTest(name)).toContain(titleKey(title));
  });

  test.each([
    ['Adds an item', 'addsAnItemTwice'],
    ['Cart', 'testsCart'],
    ['', 'test'],
  ])('%o is not the one of the test %o', (title, name) => {
    expect(titleKeysOfTest(name)).not.toContain(titleKey(title));
  });
});
