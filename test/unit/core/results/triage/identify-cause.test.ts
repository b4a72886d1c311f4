import { describe, expect, it } from 'vitest';
import type { Failure, TestResult } from '../../../../../src/core/model/results.ts';
import { createCauses } from '../../../../../src/core/results/triage/identify-cause.ts';
import { failedTest, flakyTest, testResult } from '../../../../helpers/run-results.ts';

interface Failed extends Partial<Failure> {
  readonly test?: string;
  readonly of?: Partial<TestResult>;
}

const idOf = ({ test = 'com.shop.CartTest#adds', of, ...failure }: Failed): string =>
  createCauses()(failedTest(test, failure, of), 'failed').id;

const failing = (message: string, ...calls: readonly string[]): Failed => ({
  trace: [`java.lang.AssertionError: ${message}`, 'org.junit.Assert.fail(Assert.java:89)', ...calls].join('\n\tat '),
});

const inTest = 'com.shop.CartTest.adds(CartTest.kt:31)';
const missing = (view: string, call: string): Failed => ({
  trace: `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: ${view}\n\tat ${call}`,
});

describe('the id of a cause', () => {
  const login = { test: 'com.shop.LoginTest#opens' };
  const loginCall = 'com.shop.LoginTest.opens(LoginTest.kt:3)';
  const helperCall = 'com.shop.Robot.total(Robot.kt:3)';
  const pay = 'com.shop:id/pay';
  const serviceMessage = { message: '1', trace: 'Connection refused' };
  const removes = { test: 'com.shop.CartTest#removes' };
  const timedOut = (what: string): Failed => ({ message: `timed out after 3 s: ${what}` });
  const silent = (test: string): Failed => ({ message: 'XCTAssertTrue failed', test });

  it.each<[string, Failed, Failed]>([
    ['numbers', failing('expected:<3> but was:<4>', inTest), failing('expected:<5> but was:<61>', inTest)],
    ['quoted values', failing('no user "Ann"', inTest), failing('no user "Bob"', inTest)],
    ['lines of the file', failing('no user', inTest), failing('no user', 'com.shop.CartTest.adds(CartTest.kt:87)')],
    ['addresses', { message: 'Timeout waiting for Object@1f2e3d4c' }, { message: 'Timeout waiting for Object@aabbccdd' }],
    ['ids', timedOut('3f2504e0-4f89-11d3-9a0c-0305e82c3301'), timedOut('6ba7b810-9dad-11d1-80b4-00c04fd430c8')],
    ['folders', timedOut('/Users/ann/shop/Cart.swift'), timedOut('/home/runner/work/shop/Cart.swift')],
    ['numbers of views', missing(`view.getId() is <213/${pay}>`, inTest), missing(`view.getId() is <214/${pay}>`, inTest)],
    ['tests that look for one element', missing('is "Pay"', inTest), { ...missing('is "Pay"', loginCall), ...login }],
    ['tests that call the same code', failing('no user', helperCall), { ...failing('no user', helperCall), ...login }],
    ['numbers of lambdas', failing('no user', inTest.replace('.adds', '$adds$1.invoke')), failing('no user', inTest)],
    ['values of parametrized tests', silent('CartTests#adds(1)'), silent('CartTests#adds(2)')],
    ['a class with and without its package', silent('Target.CartTests#adds'), silent('CartTests#adds')],
    [
      'places of the type of its exception',
      { ...failing('no user', inTest), type: 'java.lang.AssertionError', message: 'no user' },
      { ...failing('no user', inTest), message: 'no user' },
    ],
    ['calls of a message without letters', { message: '1 < 2' }, { message: '3 < 4' }],
    [
      'numbers of a message without letters, by its call',
      { message: '1', trace: `Connection refused\n\tat ${inTest}` },
      { message: '2', trace: `Connection refused\n\tat ${inTest}` },
    ],
    ['folders of the file without a call', { message: 'a/B.swift:1: no' }, { message: '/b/c/B.swift:2: no' }],
    ['lines after the first', { message: 'first\nsecond' }, { message: 'first\nthird' }],
  ])('is the same for other %s', (_what, one, other) => {
    expect(idOf(one)).toBe(idOf(other));
  });

  it.each<[string, Failed, Failed]>([
    ['messages', failing('no user', inTest), failing('no cart', inTest)],
    ['exceptions', { trace: `a.b.FirstException: no\n\tat ${inTest}` }, { trace: `a.b.SecondException: no\n\tat ${inTest}` }],
    ['calls', failing('no user', inTest), failing('no user', 'com.shop.CartTest.removes(CartTest.kt:31)')],
    ['elements', missing('with text: is "Pay"', inTest), missing('with text: is "Log in"', inTest)],
    ['tests without a call', { message: 'XCTAssertTrue failed' }, silent('com.shop.CartTest#removes')],
    ['tests that check by one helper', failing('no', helperCall, inTest), { ...failing('no', helperCall, loginCall), ...login }],
    ['causes', { trace: 'a.b.CException: no\nCaused by: a.b.D: one' }, { trace: 'a.b.CException: no\nCaused by: a.b.D: two' }],
    ['tests of a message without letters', { message: '1 < 2' }, { message: '1 < 2', ...removes }],
    ['tests of a service message without letters', serviceMessage, { ...serviceMessage, ...removes }],
    ['files without a call', { message: 'A.swift:1: no' }, { message: 'B.swift:1: no' }],
    ['states of silent tests', { of: { status: 'timed-out' } }, { of: { status: 'error' } }],
  ])('differs for other %s', (_what, one, other) => {
    expect(idOf(one)).not.toBe(idOf(other));
  });

  it('is the same whether the test failed in the end or passed in a retry', () => {
    const flaky = createCauses()(flakyTest('a.B#c', { message: 'no user' }), 'flaky');
    expect(flaky.id).toBe(idOf({ message: 'no user', test: 'a.B#c' }));
  });

  it('does not change between versions, since people link to it', () => {
    expect(idOf(failing('expected:<3> but was:<4>', inTest))).toMatchInlineSnapshot(`"c4893c86f007"`);
    expect(idOf({ message: 'XCTAssertTrue failed' })).toMatchInlineSnapshot(`"79f6032fe0f9"`);
    expect(idOf(missing('with text: is "Pay"', inTest))).toMatchInlineSnapshot(`"5f8e292cc49f"`);
  });
});

it('a function that has the name of a setup function is setup only where it is not the test itself', () => {
  const failure = { trace: `a.b.CException: no\n\tat ${inTest.replace('adds(', 'setUp(')}` };
  const identify = createCauses();
  const rulesOf = ['setUp', 'adds', 'setUp'].map(
    (name) => identify(failedTest(`com.shop.CartTest#${name}`, failure), 'failed').rule,
  );
  expect(rulesOf).toEqual(['thrown-in-test', 'setup-called', 'thrown-in-test']);
  const silent = { message: 'failed', trace: 'CartTest.swift:3: no' };
  const [one, other] = ['one', 'other'].map((name) => identify(failedTest(`CartTest#${name}`, silent), 'failed'));
  expect(one?.id).not.toBe(other?.id);
});

it('a flaky test has the cause of its last attempt that failed', () => {
  const attempt = (...messages: readonly string[]): TestResult['earlierAttempts'][number] => ({
    status: 'failed',
    failures: messages.map((message) => ({ kind: 'failure', message })),
  });
  const test = testResult('a.B#c', { earlierAttempts: [attempt('first'), attempt('last'), attempt()] });
  expect(createCauses()(test, 'flaky').message).toBe('last');
  expect(createCauses()({ ...test, earlierAttempts: [] }, 'flaky')).toMatchObject({ message: '', rule: 'no-message' });
});

it('the cause of each of 20,400 failures is its own, although not all are remembered', () => {
  const identify = createCauses();
  const causeOf = (nth: number) =>
    identify(failedTest('a.B#c', { message: `wrong ${String.fromCodePoint(0x4e00 + nth)}` }), 'failed');
  const ids = Array.from({ length: 20_400 }, (_none, nth) => causeOf(nth).id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(causeOf(3)).toBe(causeOf(3));
  expect(causeOf(20_300)).not.toBe(causeOf(20_300));
  expect(causeOf(20_300)).toEqual(causeOf(20_300));
});

describe('a cause', () => {
  const trace = `java.lang.RuntimeException: no cart
\tat com.shop.CartTest.adds(CartTest.kt:31)
\tat java.lang.reflect.Method.invoke(Native Method)
Caused by: java.lang.IllegalStateException: closed
\tat okhttp3.Call.execute(Call.kt:7)
\tat com.shop.cart.Cart.add$lambda$3(Cart.kt:12)
\tat com.shop.CartTest.adds(CartTest.kt:30)
\t... 23 more`;

  it('names the deepest exception and the deepest call of the repository', () => {
    expect(createCauses()(failedTest('com.shop.CartTest#adds', { trace }), 'failed')).toMatchObject({
      exception: 'java.lang.IllegalStateException',
      message: 'closed',
      frame: { call: 'com.shop.cart.Cart.add', file: 'Cart.kt', line: 12, packagePath: 'com/shop/cart' },
    });
  });

  it('a cause of a crash is its exception, or the deepest frame of native code', () => {
    const java = { kind: 'java', cause: 'java.lang.IllegalStateException: no cart', log: [] } as const;
    const trace =
      'java.lang.RuntimeException: x\n\tat android.os.Handler.a(Handler.java:1)\nCaused by: java.lang.IllegalStateException: no cart\n\tat com.shop.Cart.add(Cart.kt:3)';
    const thrown = { message: `The app crashed: ${java.cause}`, trace };
    expect(createCauses()(failedTest('a.B#c', thrown, { crash: java }), 'failed')).toMatchObject({
      category: 'app-crash',
      exception: 'java.lang.IllegalStateException',
      message: 'no cart',
      frame: { call: 'com.shop.Cart.add', file: 'Cart.kt', line: 3 },
    });
    const native = (at: string) => {
      const crash = { kind: 'native', cause: 'signal 11 (SIGSEGV), code 1', at, log: [] } as const;
      return createCauses()(failedTest('a.B#c', { message: `The app crashed: ${crash.cause}` }, { crash }), 'failed');
    };
    expect(native('libshop.so (Cart::add+12)').id).toBe(native('libshop.so (Cart::add+96)').id);
    expect(native('libshop.so (Cart::add+12)').id).not.toBe(native('libshop.so (Cart::pay+12)').id);
  });
});
