import { describe, expect, it } from 'vitest';
import { isFrameworkClass, parseFrame } from '../../../../src/results/analysis/root-cause.ts';

describe('parseFrame', () => {
  it.each([
    [
      '\tat com.shop.CartTest.addsItem(CartTest.kt:31)',
      { className: 'com.shop.CartTest', method: 'addsItem', file: 'CartTest.kt', line: 31 },
    ],
    [
      'com.shop.CartTest.addsItem(CartTest.java:31)',
      { className: 'com.shop.CartTest', method: 'addsItem', file: 'CartTest.java', line: 31 },
    ],
    [
      '  at com.shop.CartTest$addsItem$1.invoke(CartTest.kt:7)',
      { className: 'com.shop.CartTest$addsItem$1', method: 'invoke', file: 'CartTest.kt', line: 7 },
    ],
    [
      'at com.shop.CartTest.adds an item(CartTest.kt:31)',
      { className: 'com.shop.CartTest', method: 'adds an item', file: 'CartTest.kt', line: 31 },
    ],
    [
      'at app//com.shop.CartTest.addsItem(CartTest.kt:31)',
      { className: 'com.shop.CartTest', method: 'addsItem', file: 'CartTest.kt', line: 31 },
    ],
    ['at com.shop.Cart.<init>(Cart.kt:3)', { className: 'com.shop.Cart', method: '<init>', file: 'Cart.kt', line: 3 }],
    ['\tat java.lang.reflect.Method.invoke(Native Method)', { className: 'java.lang.reflect.Method', method: 'invoke' }],
    ['at com.shop.a.b(Unknown Source:12)', { className: 'com.shop.a', method: 'b' }],
    ['at com.shop.a.b(SourceFile:1)', { className: 'com.shop.a', method: 'b' }],
  ])('reads %j', (line, frame) => {
    expect(parseFrame(line)).toEqual(frame);
  });

  it.each([
    'java.lang.AssertionError: expected (3) but was (4)',
    'Caused by: java.lang.IllegalStateException',
    'View Hierarchy:',
    '+->LinearLayout{id=-1} (LinearLayout.java:3)',
    'see the file (CartTest.kt:31)',
    'XCTAssertTrue failed (CartTests.swift:31)',
    '(CartTest.kt:31)',
    '',
    `at ${'a.'.repeat(2_000)}b(C.kt:1)`,
  ])('takes %j for no frame', (line) => {
    expect(parseFrame(line)).toBeUndefined();
  });
});

describe('isFrameworkClass', () => {
  it.each([
    'androidx.test.espresso.ViewInteraction',
    'android.app.Instrumentation',
    'com.android.internal.os.ZygoteInit',
    'java.lang.reflect.Method',
    'kotlin.test.AssertionsKt',
    'kotlinx.coroutines.BuildersKt',
    'org.junit.Assert',
    'junit.framework.Assert',
    'org.hamcrest.MatcherAssert',
    'dalvik.system.VMStack',
  ])('%s is a framework class', (className) => {
    expect(isFrameworkClass(className)).toBe(true);
  });

  it.each(['com.shop.CartTest', 'javaland.Test', 'androidxyz.Test', 'org.junitsome.Test'])(
    '%s is no framework class',
    (className) => {
      expect(isFrameworkClass(className)).toBe(false);
    },
  );
});
