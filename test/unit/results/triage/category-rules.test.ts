import { describe, expect, it, test } from 'vitest';
import type { Failure, TestResult } from '../../../../src/model/results.ts';
import type { Category } from '../../../../src/model/triage.ts';
import { categoryRules, noRule } from '../../../../src/results/triage/category-rules.ts';
import { createCauses } from '../../../../src/results/triage/identify-cause.ts';
import { cpuTimeOf } from '../../../helpers/cpu-time.ts';
import { failedTest } from '../../../helpers/run-results.ts';
import { readText } from '../../docs/action-metadata.ts';
import { tableRows } from '../../docs/markdown-table.ts';

type Case = readonly [rule: string, category: Category, failure: Partial<Failure>, test: Partial<TestResult> | undefined];

const ofTest = '\tat org.junit.Assert.fail(Assert.java:89)\n\tat com.shop.CartTest.adds(CartTest.kt:31)';
const ofApp = '\tat com.shop.cart.Cart.add(Cart.kt:12)\n\tat com.shop.CartTest.adds(CartTest.kt:31)';

const written: readonly (readonly [string, Category, Partial<Failure>, Partial<TestResult>?])[] = [
  ['not-responding', 'app-not-responding', { message: 'ANR in com.shop (com.shop/.MainActivity): Input dispatching timed out' }],
  [
    'process-crashed',
    'app-crash',
    { message: 'Test instrumentation process crashed. Check com.shop.CartTest#adds.txt for details' },
  ],
  ['process-crashed', 'app-crash', { message: "Instrumentation run failed due to 'Process crashed.'" }],
  ['process-crashed', 'app-crash', { message: 'com.shop.Shop crashed in Cart.add(_:)' }],
  ['process-crashed', 'app-crash', { message: 'Failed to tap "Pay" Button: Application \'com.shop\' is not running' }],
  [
    'not-responding',
    'app-not-responding',
    { message: 'The app did not respond: the log gives no reason' },
    { crash: { kind: 'not-responding', cause: 'the log gives no reason', log: [] } },
  ],
  [
    'process-crashed',
    'app-crash',
    {
      message: 'The app crashed: java.net.UnknownHostException: api.shop.com',
      trace: `java.net.UnknownHostException: api.shop.com\n${ofApp}`,
    },
    { crash: { kind: 'java', cause: 'java.net.UnknownHostException: api.shop.com', log: [] } },
  ],
  ['device-lost', 'device-or-service', { message: 'Failed to launch the application on the device' }],
  [
    'device-lost',
    'device-or-service',
    { message: 'INSTALL_FAILED_INSUFFICIENT_STORAGE: Failed to override installation location' },
  ],
  [
    'device-lost',
    'device-or-service',
    { message: 'Failed to initialize for UI testing: Timed out while loading Accessibility.' },
  ],
  [
    'accessibility-check',
    'accessibility',
    {
      trace: `com.google.android.apps.common.testing.accessibility.framework.integrations.espresso.AccessibilityViewCheckException: There was 1 accessibility result:\nButton{id=pay}: View falls below the minimum recommended size\n${ofTest}`,
    },
  ],
  ['accessibility-check', 'accessibility', { message: 'Contrast failed' }],
  [
    'no-connection',
    'network',
    {
      trace: `java.lang.RuntimeException: no cart\n${ofApp}\nCaused by: java.net.UnknownHostException: Unable to resolve host "api.shop.com": No address associated with hostname\n\tat java.net.Inet6AddressImpl.lookupHostByName(Inet6AddressImpl.java:156)`,
    },
  ],
  [
    'no-connection',
    'network',
    { message: 'failed - Error Domain=NSURLErrorDomain Code=-1009 "The Internet connection appears to be offline."' },
  ],
  ['http-status', 'network', { trace: `retrofit2.HttpException: HTTP 503 Service Unavailable\n${ofApp}` }],
  [
    'element-missing',
    'element-not-found',
    {
      trace: `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: view.getId() is <2131230849/com.shop:id/pay>\n\nView Hierarchy:\n+>DecorView{id=-1}\n${ofTest}`,
    },
  ],
  [
    'element-missing',
    'element-not-found',
    {
      message:
        'Failed to tap "Pay" Button: No matches found for Elements matching predicate \'"Pay" IN identifiers\' from input {()}',
    },
  ],
  [
    'element-missing',
    'element-not-found',
    {
      trace: `java.lang.AssertionError: Failed: assertExists.\nReason: Expected exactly '1' node but could not find any node that satisfies: (Text contains 'Pay')\n${ofTest}`,
    },
  ],
  ['element-missing', 'element-not-found', { message: 'Element not found: Text matching regex: Pay' }],
  ['element-missing', 'element-not-found', { message: 'Assertion is false: "Pay" is visible' }],
  ['element-missing', 'element-not-found', { trace: 'Exception: NoMatchingElementException' }],
  [
    'element-missing',
    'element-not-found',
    {
      message:
        'Expected: exactly one matching candidate\n  Actual: _TextWidgetFinder:<Found 0 widgets with text "Pay": []>\n   Which: means none were found but one was expected',
    },
  ],
  [
    'element-ambiguous',
    'element-not-found',
    {
      trace:
        'androidx.test.espresso.AmbiguousViewMatcherException: \'with text: is "Pay"\' matches multiple views in the hierarchy.',
    },
  ],
  [
    'element-ambiguous',
    'element-not-found',
    { message: 'Failed to tap "Pay" Button: Multiple matching elements found for <XCUIElementQuery: 0x600>.' },
  ],
  [
    'element-unusable',
    'element-not-found',
    {
      trace: `androidx.test.espresso.PerformException: Error performing 'single click' on view 'view.getId() is <2131230849/com.shop:id/pay>'.\n${ofTest}\nCaused by: java.lang.RuntimeException: Action will not be performed because the target view does not match one or more of the following constraints:`,
    },
  ],
  [
    'condition-timeout',
    'timeout',
    { trace: `org.junit.runners.model.TestTimedOutException: test timed out after 30000 milliseconds\n${ofTest}` },
  ],
  [
    'condition-timeout',
    'timeout',
    { message: 'Asynchronous wait failed: Exceeded timeout of 5 seconds, with unfulfilled expectations: "cart".' },
  ],
  [
    'condition-timeout',
    'timeout',
    { trace: 'androidx.test.espresso.AppNotIdleException: Looped for 4000 iterations over 60 SECONDS.' },
  ],
  ['status-timed-out', 'timeout', { message: 'The test did not end' }, { status: 'timed-out' }],
  [
    'setup-failed',
    'test-setup',
    {
      trace:
        'java.lang.IllegalStateException: no database\n\tat com.shop.Database.open(Database.kt:3)\n\tat com.shop.CartTest.setUp(CartTest.kt:12)',
    },
  ],
  ['class-missing', 'test-setup', { trace: `java.lang.NoClassDefFoundError: Failed resolution of: Lcom/shop/Cart;\n${ofTest}` }],
  [
    'file-or-permission',
    'test-setup',
    { trace: `java.io.FileNotFoundException: /sdcard/cart.json: open failed: ENOENT (No such file or directory)\n${ofTest}` },
  ],
  [
    'file-or-permission',
    'test-setup',
    { trace: `java.lang.SecurityException: Permission Denial: starting Intent requires android.permission.CAMERA\n${ofTest}` },
  ],
  ['assertion-thrown', 'assertion', { trace: `java.lang.AssertionError: expected:<3> but was:<4>\n${ofTest}` }],
  [
    'assertion-thrown',
    'assertion',
    {
      trace: `androidx.test.espresso.base.AssertionErrorHandler$AssertionFailedWithCauseError: 'with text: is "3"' doesn't match the selected view.\nExpected: with text: is "3"\n     Got: "TextView{id=1, text=4}"\n${ofTest}`,
    },
  ],
  [
    'assertion-thrown',
    'assertion',
    { trace: 'The following TestFailure was thrown running a test:\nExpected: <3>\n  Actual: <4>', type: 'TestFailure' },
  ],
  ['assertion-text', 'assertion', { message: 'XCTAssertEqual failed: ("3") is not equal to ("4")' }],
  ['assertion-text', 'assertion', { message: 'CartTests.swift:31: Expectation failed: (cart.count → 4) == 3' }],
  ['thrown-in-app', 'app-crash', { trace: `java.lang.NullPointerException: cart\n${ofApp}` }],
  ['thrown-in-test', 'unknown', { trace: `java.lang.NullPointerException: cart\n${ofTest}` }],
  ['no-message', 'unknown', {}],
  ['no-rule', 'unknown', { message: 'Reason' }],
];

const cases = written.map(([rule, category, failure, test]): Case => [rule, category, failure, test]);

const causeOf = (failure: Partial<Failure>, test: Partial<TestResult> = {}) =>
  createCauses()(failedTest('com.shop.CartTest#adds', failure, test), 'failed');

describe('the rules of triage', () => {
  it.each(cases)('%s gives %s', (rule, category, failure, test) => {
    expect(causeOf(failure, test)).toMatchObject({ rule, category });
  });

  it('have an example each', () => {
    const shown = new Set(cases.map(([rule]) => rule));
    expect([...categoryRules, noRule].map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each<[string, Partial<Failure>, string]>([
    [
      'a quoted value',
      { message: 'XCTAssertEqual failed: ("Connection refused") is not equal to ("timed out after 3 s")' },
      'assertion-text',
    ],
    [
      'the name of a test that begins like a setup',
      { trace: `java.lang.NullPointerException: x\n\tat com.shop.CartTest.SetupLayers(CartTest.kt:3)` },
      'thrown-in-test',
    ],
    [
      'an exception of a parser',
      { trace: `com.google.gson.JsonSyntaxException: Expected BEGIN_OBJECT but was STRING\n${ofApp}` },
      'thrown-in-app',
    ],
    [
      'what a deeper cause broke',
      {
        trace: `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: x\n${ofTest}\nCaused by: com.shop.net.TimeoutException: GET /cart took 5 s\n\tat com.shop.net.Client.await(Client.kt:1)`,
      },
      'condition-timeout',
    ],
    [
      'the exception that a test did not expect',
      {
        trace: `java.lang.AssertionError: Expected an IllegalStateException\n${ofTest}\nCaused by: java.lang.IllegalArgumentException: scale\n${ofApp}`,
      },
      'assertion-thrown',
    ],
    [
      'a library below the app',
      { trace: `java.lang.IllegalStateException: closed\n\tat okhttp3.Call.execute(Call.kt:1)\n${ofApp}` },
      'thrown-in-app',
    ],
  ])('are not misled by %s', (_what, failure, rule) => {
    expect(causeOf(failure).rule).toBe(rule);
  });

  it('stay quick whatever the text is', () => {
    const hostile = [
      'a.b.',
      '"',
      "a'",
      '/a',
      '[<',
      'expected ',
      'session ',
      'HTTP 4',
      '1',
      'is ',
      '\u2028',
      '\n',
      'before each ',
      '\tat a.b(c.kt:1)\n',
    ];
    const readAll = () => {
      for (const text of hostile)
        causeOf({ message: text.repeat(20_000), trace: text.repeat(200_000), type: text.repeat(2_000) });
    };
    expect(cpuTimeOf(readAll)).toBeLessThan(2_000);
  });
});

test('the table of docs/internals/triage.md has each rule of src/results/triage/category-rules.ts, in its order', () => {
  const section = readText('docs/internals/triage.md').split(/^## /m)[1] ?? '';
  const rows = tableRows(section).map(([rule, category]) => [rule, category]);
  expect(rows).toEqual([...categoryRules, noRule].map(({ name, category }) => [`\`${name}\``, `\`${category}\``]));
});
