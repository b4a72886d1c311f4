import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readChangedSources } from '../../../../../src/action/run/prepare/repeat-plan.ts';
import { temporaryDirectory } from '../../../../helpers/temp.ts';

/** Tests that the changed files of a checkout declare. */
const changedOf = async (
  files: Readonly<Record<string, string>>,
  changed: readonly string[],
  tests: readonly string[],
  style: 'class' | 'identifier' | 'flow' = 'class',
): Promise<readonly string[]> => {
  await using folder = await temporaryDirectory();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder.path, name)), { recursive: true });
    await writeFile(path.join(folder.path, name), text);
  }
  const isChanged = await readChangedSources(changed, style, folder.path);
  return tests.filter((className) => isChanged({ className }));
};

describe('changed sources of tests', () => {
  const file = 'app/src/androidTest/java/com/shop/CartTest.kt';
  /** A nested class belongs to the file of its outer class. */
  const cart = ['com.shop.CartTest', 'com.shop.CartTest$Nested'];
  it.each<[what: string, source: string, changed: readonly string[]]>([
    ['a Kotlin class', 'package com.shop\n\n@RunWith(AndroidJUnit4::class)\nclass CartTest {\n}\n', cart],
    ['a Java class', 'package com.shop;\npublic final class CartTest extends Base {}\n', cart],
    ['several classes', 'package com.shop\nclass CartTest\ninternal class SearchTest\n', [...cart, 'com.shop.SearchTest']],
    ['another package', 'package com.other\nclass CartTest\n', ['com.other.CartTest']],
    ['a nested class', 'package com.shop\nclass CartTest { class Nested { } }\n', cart],
    ['no class', 'package com.shop\nfun helper() = 1\n', []],
    ['a class only in a longer word', 'package com.shop\nval subclass = CartTest()\n', []],
  ])('the source of a test is changed where the file declares %s', async (_what, source, expected) => {
    const tests = ['com.shop.CartTest', 'com.shop.CartTest$Nested', 'com.shop.SearchTest', 'com.other.CartTest'];
    expect(await changedOf({ [file]: source }, [file], tests)).toEqual(expected);
  });

  it.each([
    ['CartUITests.swift', 'final class CartUITests: XCTestCase {}', 'ShopUITests.CartUITests'],
    ['CartUITests.swift', 'import XCTest\n@MainActor struct CartUITests {}', 'CartUITests'],
    ['CartUITests.m', '@implementation CartUITests\n@end', 'CartUITests'],
  ])('the source of %s is changed: %s', async (name, source, className) => {
    expect(await changedOf({ [name]: source }, [name], [className, 'OtherUITests'], 'identifier')).toEqual([className]);
  });

  it('a test is changed by the name of a file that is not there or too large', async () => {
    const tests = ['com.shop.CartTest', 'com.shop.SearchTest', 'CartTest'];
    expect(await changedOf({}, [file], tests)).toEqual(['com.shop.CartTest', 'CartTest']);
    expect(await changedOf({ [file]: ' '.repeat(1_000_001) }, [file], tests)).toEqual(['com.shop.CartTest', 'CartTest']);
  });

  it.each([
    ['legacy/LoginTest.kt', []],
    ['app/src/androidTest/kotlin/legacy/LoginTest.kt', []],
    ['LoginTest.kt', ['login.LoginTest', 'com.shop.login.LoginTest']],
    ['app/src/androidTest/kotlin/LoginTest.kt', ['login.LoginTest', 'com.shop.login.LoginTest']],
    ['login/LoginTest.kt', ['login.LoginTest']],
    ['app/src/androidTest/kotlin/login/LoginTest.kt', ['login.LoginTest', 'com.shop.login.LoginTest']],
    ['app/src/androidTest/java/com/shop/login/LoginTest.java', ['login.LoginTest', 'com.shop.login.LoginTest']],
    ['LoginTest.swift', ['login.LoginTest', 'com.shop.login.LoginTest']],
  ])('a test is changed by the folder of a file that is not there: %s', async (changed, expected) => {
    expect(await changedOf({}, [changed], ['login.LoginTest', 'com.shop.login.LoginTest'])).toEqual(expected);
  });

  it('a test is changed by no file of another kind', async () => {
    const files = ['CartTest.md', 'CartTest.gradle.kts', 'app/CartTest.kt.txt', 'CartTest'];
    expect(await changedOf(Object.fromEntries(files.map((each) => [each, 'class CartTest'])), files, ['CartTest'])).toEqual([]);
  });

  it('a test is changed by no file outside of the checkout', async () => {
    await using outside = await temporaryDirectory();
    await writeFile(path.join(outside.path, 'Secret.kt'), 'class CartTest');
    await using folder = await temporaryDirectory();
    const isChanged = await readChangedSources(
      [path.relative(folder.path, path.join(outside.path, 'Secret.kt'))],
      'class',
      folder.path,
    );
    expect(isChanged({ className: 'CartTest' })).toBe(false);
  });

  it('the source of a flow is changed, wherever the suite lies in the repository', async () => {
    const changed = ['.maestro/checkout/pay.yaml', 'cart.yml', 'checkout/readme.md'];
    const flows = ['checkout/pay', 'pay', 'cart', 'art', 'checkout/readme', 'checkout/empty'];
    expect(await changedOf({}, changed, flows, 'flow')).toEqual(['checkout/pay', 'pay', 'cart']);
  });
});
