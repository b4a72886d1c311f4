import { describe, expect, it } from 'vitest';
import {
  explainFailure,
  failureHeadline,
  isFrameworkClass,
  parseFrame,
  sourceHints,
} from '../../../../../src/core/results/analysis/root-cause.ts';
import { assertionTrace, espressoTrace } from '../../../action/markdown/sample-runs.ts';

const outer = 'java.lang.RuntimeException: Unable to start activity';
const traceOf = (...lines: readonly string[]): string => [outer, '\tat com.shop.Cart.open(Cart.kt:3)', ...lines].join('\n');

it.each<{ name: string; trace?: string; message?: string; headline: string; outer?: string }>([
  { name: 'a failure without causes is its own headline', trace: traceOf(), headline: outer },
  {
    name: 'the deepest cause comes first',
    trace: traceOf('Caused by: a.WrapperException: failed', '\tat a.B.c(B.kt:1)', 'Caused by: a.TimeoutException: took 5 s'),
    headline: 'a.TimeoutException: took 5 s',
    outer,
  },
  {
    name: 'a cause with a message says more than a deeper one without',
    trace: traceOf('Caused by: a.WrapperException: no cart', '\tat a.B.c(B.kt:1)', 'Caused by: java.lang.NullPointerException'),
    headline: 'a.WrapperException: no cart',
    outer,
  },
  {
    name: 'of causes without messages the deepest counts',
    trace: traceOf('Caused by: a.OneException', '\tat a.B.c(B.kt:1)', 'Caused by: a.TwoException'),
    headline: 'a.TwoException',
    outer,
  },
  {
    name: 'an outer line that repeats the cause is left out',
    message: `${outer}: a.TimeoutException: took 5 s`,
    trace: traceOf('Caused by: a.TimeoutException: took 5 s\r'),
    headline: 'a.TimeoutException: took 5 s',
  },
  { name: 'causes of suppressed exceptions do not count', trace: traceOf('\tCaused by: a.B: c'), headline: outer },
  { name: 'a message that mentions a cause is not one', message: 'Caused by: nothing', headline: 'Caused by: nothing' },
  { name: 'nothing is said of nothing', headline: '' },
])('the root cause is found: $name', ({ trace, message, headline, outer: expected }) => {
  expect(explainFailure({ kind: 'failure', trace, message })).toEqual({ headline, outer: expected });
});

it.each([
  [{ kind: 'failure', message: '\n  no user\nmore' }, 'no user'],
  [{ kind: 'failure', trace: 'java.lang.Error: x\n\tat a' }, 'java.lang.Error: x'],
  [{ kind: 'failure', type: 'E', message: 'x' }, 'E: x'],
  [{ kind: 'failure', type: 'E' }, 'E'],
  [undefined, ''],
] as const)('the first line of %j is %j', (failure, headline) => {
  expect(failureHeadline(failure)).toBe(headline);
});

describe('parseFrame', () => {
  const shop = (method: string, file = 'CartTest.kt', className = 'com.shop.CartTest') => ({ className, method, file, line: 31 });
  it.each([
    ['\tat com.shop.CartTest.addsItem(CartTest.kt:31)', shop('addsItem')],
    ['com.shop.CartTest.addsItem(CartTest.java:31)', shop('addsItem', 'CartTest.java')],
    ['  at com.shop.CartTest$adds$1.invoke(CartTest.kt:31)', shop('invoke', 'CartTest.kt', 'com.shop.CartTest$adds$1')],
    ['at com.shop.CartTest.adds an item(CartTest.kt:31)', shop('adds an item')],
    ['at app//com.shop.CartTest.addsItem(CartTest.kt:31)', shop('addsItem')],
    ['at com.shop.CartTest.<init>(CartTest.kt:31)', shop('<init>')],
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
    'at main(CartTest.kt:31)',
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

const hints = (message: string | undefined, trace?: string): string[] =>
  Array.from(sourceHints({}, { kind: 'failure', message, trace }), ({ file, line, packagePath }) =>
    [packagePath, `${file}:${line}`].filter(Boolean).join(' '),
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
