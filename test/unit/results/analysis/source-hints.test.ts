import { describe, expect, it } from 'vitest';
import { sourceHints } from '../../../../src/results/analysis/root-cause.ts';
import { assertionTrace, espressoTrace } from '../../rendering/sample-runs.ts';

const hints = (message: string | undefined, trace?: string): string[] =>
  Array.from(
    sourceHints(
      {},
      { kind: 'failure', ...(message === undefined ? {} : { message }), ...(trace === undefined ? {} : { trace }) },
    ),
    ({ file, line, packagePath }) => `${packagePath === undefined ? '' : `${packagePath} `}${file}:${line}`,
  );

describe('sourceHints of Java and Kotlin', () => {
  it('skips framework frames', () => {
    expect(hints(undefined, assertionTrace)).toEqual(['com/shop/checkout CheckoutTest.kt:31']);
  });

  it('keeps the order of the trace, causes included', () => {
    expect(hints(undefined, espressoTrace)).toEqual([
      'com/shop/robots PaymentRobot.kt:18',
      'com/shop/checkout PaymentTest.kt:44',
      'com/shop/prices PriceList.kt:77',
      'com/shop/checkout CheckoutViewModel.kt:112',
    ]);
  });

  it('reads names in any script', () => {
    expect(hints(undefined, 'at com.shop.장바구니Test.추가(장바구니Test.kt:31)')).toEqual(['com/shop 장바구니Test.kt:31']);
  });

  it('reads frames without `at`, as Firebase Test Lab writes them', () => {
    const trace =
      'junit.framework.AssertionFailedError: no\njunit.framework.Assert.fail(Assert.java:50)\ncom.a.UiTest.fails(UiTest.java:12)';
    expect(hints(undefined, trace)).toEqual(['com/a UiTest.java:12']);
  });
});

describe('sourceHints of Dart', () => {
  it('skips libraries', () => {
    const trace = `The following TestFailure was thrown running a test:
Expected: exactly one matching candidate
When the exception was thrown, this was the stack:
#0      fail (package:matcher/src/expect/expect.dart:149:31)
#1      _rootRun (dart:async/zone.dart:1399:13)
#2      main.<anonymous closure> (integration_test/app_test.dart:27:5)
#3      testWidgets.<anonymous closure> (package:flutter_test/src/widget_tester.dart:165:15)
#4      main (file:///Users/ci/shop/integration_test/run.dart:9:3)`;
    expect(hints(undefined, trace)).toEqual([
      'integration_test/app_test.dart:27',
      'file:///Users/ci/shop/integration_test/run.dart:9',
    ]);
  });
});

describe('sourceHints of Xcode', () => {
  it.each([
    ['CartTests.swift:122: Caught error: TestError()', 'CartTests.swift:122'],
    [
      'XCTAssertTrue failed (/Users/josh/app/CartTests/CartTests.swift#CharacterRangeLen=0&EndingLineNumber=36&StartingLineNumber=36)',
      '/Users/josh/app/CartTests/CartTests.swift:37',
    ],
    ['XCTAssertTrue failed -  (/Users/liam/App/Unit/Unit.swift:19)', '/Users/liam/App/Unit/Unit.swift:19'],
    ['Issue recorded: no Test.current (CartTests.swift:11)', 'CartTests.swift:11'],
    [
      '/Users/ci/Shop App UITests/Cart Tests.swift:8: error: -[Cart testAdds] : no',
      '/Users/ci/Shop App UITests/Cart Tests.swift:8',
    ],
    ['XCTAssertTrue failed (/Users/ci/Shop App/CartTests.swift:9)', '/Users/ci/Shop App/CartTests.swift:9'],
    ['failed: caught "E", "x" at Sources/EarlGrey/Cart.mm:9', 'Sources/EarlGrey/Cart.mm:9'],
  ])('sourceHints of Xcode finds the line in %j', (message, expected) => {
    expect(hints(message)).toEqual([expected]);
  });

  it('sourceHints of Xcode reads the text of the failure alone', () => {
    expect(hints('XCTAssertEqual failed', 'ShopTests/CartTests.swift:17')).toEqual(['ShopTests/CartTests.swift:17']);
  });
});

describe('sourceHints', () => {
  it('ends with the place that the report gives', () => {
    const failure = { kind: 'failure', trace: 'at com.shop.A.b(A.kt:3)' } as const;
    expect(Array.from(sourceHints({ file: 'src/ATest.kt', line: 1 }, failure), ({ file }) => file)).toEqual([
      'A.kt',
      'src/ATest.kt',
    ]);
    expect([...sourceHints({ file: 'src/ATest.kt', line: 1 }, undefined)]).toEqual([{ file: 'src/ATest.kt', line: 1 }]);
  });

  it.each([
    '',
    'no place at all',
    'http://a.example:80/x',
    'GET https://a.example/x.kt:8080 failed',
    'line 0: CartTests.swift:0',
    '.swift:12',
  ])('finds none in %j', (message) => {
    expect(hints(message)).toEqual([]);
  });

  it('is bounded for endless text', () => {
    const trace = 'at com.shop.A.b(A.kt:3)\n'.repeat(100_000);
    expect(hints('x'.repeat(2_000_000), trace)).toEqual(['com/shop A.kt:3']);
    expect(hints(Array.from({ length: 500 }, (_none, index) => `A.swift:${index + 1}`).join('\n'))).toHaveLength(40);
  });
});
