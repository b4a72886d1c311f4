import { describe, expect, it, test } from 'vitest';
import type { Failure, TestResult } from '../../../../../src/core/model/results.ts';
import { categoryRules, noRule } from '../../../../../src/core/results/triage/category-rules.ts';
import { createCauses } from '../../../../../src/core/results/triage/identify-cause.ts';
import { cpuTimeOf } from '../../../../helpers/cpu-time.ts';
import { failedTest } from '../../../../helpers/run-results.ts';
import { readText } from '../../../docs/action-metadata.ts';
import { tableRows } from '../../../docs/markdown-table.ts';

const rules = [...categoryRules, noRule];
const ofTest = '\tat org.junit.Assert.fail(Assert.java:89)\n\tat com.shop.CartTest.adds(CartTest.kt:31)';
const ofApp = '\tat com.shop.cart.Cart.add(Cart.kt:12)\n\tat com.shop.CartTest.adds(CartTest.kt:31)';

interface Example extends Partial<Failure> {
  readonly of?: Partial<TestResult>;
}

const said = (message: string, of: Partial<TestResult> = {}): Example => ({ message, of });
const thrown = (trace: string, more: Partial<Example> = {}): Example => ({ trace, ...more });

const examples: Readonly<Record<string, readonly Example[]>> = {
  'not-responding': [
    said('The app did not respond: no reason', { crash: { kind: 'not-responding', cause: 'no reason', log: [] } }),
  ],
  'process-crashed': [
    thrown(`java.net.UnknownHostException: api.shop.com\n${ofApp}`, {
      message: 'The app crashed: java.net.UnknownHostException: api.shop.com',
      of: { crash: { kind: 'java', cause: 'java.net.UnknownHostException: api.shop.com', log: [] } },
    }),
  ],
  'instrumentation-refused': [
    said('Unable to find instrumentation info for: ComponentInfo{com.shop.test/androidx.test.runner.AndroidJUnitRunner}'),
    said('android.util.AndroidException: INSTRUMENTATION_FAILED: com.shop.test/androidx.test.runner.AndroidJUnitRunner'),
    said('The instrumentation could not start: the reason that a log gave after Error='),
  ],
  'install-refused': [said('INSTALL_FAILED_NO_MATCHING_ABIS: Failed to extract native libraries, res=-113')],
  'account-refused': [said('BROWSERSTACK_ALL_PARALLELS_IN_USE')],
  'not-responding-said': [
    said('ANR in com.shop (com.shop/.MainActivity): Input dispatching timed out'),
    said('Failed to tap "Pay" Button: process main thread busy for 30.0s'),
    said("Instrumentation run failed due to 'keyDispatchingTimedOut'"),
  ],
  'system-ended': [
    thrown('android.os.DeadSystemException\n\tat com.shop.Cart.add(Cart.kt:12)'),
    said('INSTRUMENTATION_ABORTED: System has crashed.'),
  ],
  'process-ended': [
    said('Test instrumentation process crashed. Check com.shop.CartTest#adds.txt for details'),
    said("Instrumentation run failed due to 'Process crashed.'"),
    said('com.shop.Shop crashed in Cart.add(_:)'),
  ],
  'app-not-running': [said('Failed to tap "Pay" Button: Application \'com.shop\' is not running')],
  'install-failed': [said('INSTALL_FAILED_INSUFFICIENT_STORAGE: Failed to override installation location')],
  'launch-failed': [
    said('Failed to launch the application on the device'),
    said('Unable to launch app com.shop: null'),
    said('Failed to initialize for UI testing: Timed out while loading Accessibility.'),
  ],
  'driver-failed': [said('Maestro Android driver did not start up in time')],
  'driver-lost': [thrown('io.grpc.StatusRuntimeException: UNKNOWN\n\tat maestro.drivers.AndroidDriver.tap(AndroidDriver.kt:1)')],
  'device-lost': [said("device 'R58M' not found"), said('error: device offline')],
  'accessibility-check': [
    thrown(
      `com.google.android.apps.common.testing.accessibility.framework.integrations.espresso.AccessibilityViewCheckException: There was 1 accessibility result:\nButton{id=pay}: View falls below the minimum recommended size\n${ofTest}`,
    ),
    said('Contrast failed'),
  ],
  'no-connection': [
    thrown(
      `java.lang.RuntimeException: no cart\n${ofApp}\nCaused by: java.net.UnknownHostException: Unable to resolve host "api.shop.com": No address associated with hostname\n\tat java.net.Inet6AddressImpl.lookupHostByName(Inet6AddressImpl.java:156)`,
    ),
    said('failed - Error Domain=NSURLErrorDomain Code=-1009 "The Internet connection appears to be offline."'),
  ],
  'http-status': [thrown(`retrofit2.HttpException: HTTP 503 Service Unavailable\n${ofApp}`)],
  'query-timeout': [
    thrown(
      `java.lang.AssertionError: Activity never becomes requested state "[RESUMED]" (last lifecycle transition = "PAUSED")\n\tat androidx.test.core.app.ActivityScenario.moveToState(ActivityScenario.java:1)\n${ofTest}`,
    ),
  ],
  'element-null': [
    thrown(
      `java.lang.NullPointerException: Attempt to invoke virtual method 'void androidx.test.uiautomator.UiObject2.click()' on a null object reference\n${ofApp}`,
    ),
  ],
  'element-missing': [
    thrown(
      `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: view.getId() is <2131230849/com.shop:id/pay>\n\nView Hierarchy:\n+>DecorView{id=-1}\n${ofTest}`,
    ),
    said('Failed to tap "Pay" Button: No matches found for Elements matching predicate \'"Pay" IN identifiers\' from input {()}'),
    thrown(
      `java.lang.AssertionError: Failed: assertExists.\nReason: Expected exactly '1' node but could not find any node that satisfies: (Text contains 'Pay')\n${ofTest}`,
    ),
    said('Element not found: Text matching regex: Pay'),
    said('Assertion is false: "Pay" is visible'),
    thrown('Exception: NoMatchingElementException'),
    said(
      'Expected: exactly one matching candidate\n  Actual: _TextWidgetFinder:<Found 0 widgets with text "Pay": []>\n   Which: means none were found but one was expected',
    ),
  ],
  'element-ambiguous': [
    thrown(
      'androidx.test.espresso.AmbiguousViewMatcherException: \'with text: is "Pay"\' matches multiple views in the hierarchy.',
    ),
    said('Failed to tap "Pay" Button: Multiple matching elements found for <XCUIElementQuery: 0x600>.'),
  ],
  'element-unusable': [
    thrown(
      `androidx.test.espresso.PerformException: Error performing 'single click' on view 'view.getId() is <2131230849/com.shop:id/pay>'.\n${ofTest}\nCaused by: java.lang.RuntimeException: Action will not be performed because the target view does not match one or more of the following constraints:`,
    ),
  ],
  'condition-timeout': [
    thrown(`org.junit.runners.model.TestTimedOutException: test timed out after 30000 milliseconds\n${ofTest}`),
    said('Asynchronous wait failed: Exceeded timeout of 5 seconds, with unfulfilled expectations: "cart".'),
    thrown('androidx.test.espresso.AppNotIdleException: Looped for 4000 iterations over 60 SECONDS.'),
  ],
  'status-timed-out': [said('The test did not end', { status: 'timed-out' })],
  'setup-failed': [
    thrown(
      `androidx.test.espresso.NoActivityResumedException: No activities in stage RESUMED. Did you forget to launch the activity. (test.getActivity() or similar)?\n${ofTest}`,
    ),
  ],
  'setup-called': [
    thrown(
      'java.lang.IllegalStateException: no database\n\tat com.shop.Database.open(Database.kt:3)\n\tat com.shop.CartTest.setUp(CartTest.kt:12)',
    ),
  ],
  'class-missing': [thrown(`java.lang.NoClassDefFoundError: Failed resolution of: Lcom/shop/Cart;\n${ofTest}`)],
  'file-or-permission': [
    thrown(`java.io.FileNotFoundException: /sdcard/cart.json: open failed: ENOENT (No such file or directory)\n${ofTest}`),
    thrown(`java.lang.SecurityException: Permission Denial: starting Intent requires android.permission.CAMERA\n${ofTest}`),
  ],
  'assertion-thrown': [
    thrown(`java.lang.AssertionError: expected:<3> but was:<4>\n${ofTest}`),
    thrown(
      `androidx.test.espresso.base.AssertionErrorHandler$AssertionFailedWithCauseError: 'with text: is "3"' doesn't match the selected view.\nExpected: with text: is "3"\n     Got: "TextView{id=1, text=4}"\n${ofTest}`,
    ),
    thrown('The following TestFailure was thrown running a test:\nExpected: <3>\n  Actual: <4>', { type: 'TestFailure' }),
  ],
  'assertion-text': [
    said('XCTAssertEqual failed: ("3") is not equal to ("4")'),
    said('CartTests.swift:31: Expectation failed: (cart.count → 4) == 3'),
  ],
  'thrown-in-code': [thrown(`java.lang.NullPointerException: cart\n${ofApp}`)],
  'thrown-in-test': [thrown('java.lang.NullPointerException: cart\n\tat com.shop.CartTest.adds(CartTest.kt:31)')],
  'thrown-elsewhere': [
    thrown(
      `io.mockk.MockKException: no answer found for: Cart(#1).size()\n\tat io.mockk.impl.stub.MockKStub.defaultAnswer(MockKStub.kt:93)\n${ofTest}`,
    ),
    said('java.lang.NullPointerException: cart'),
  ],
  'error-caught': [said('failed: caught error: "The operation could not be completed."')],
  'no-message': [{}],
  'no-rule': [said('Reason')],
};

const causeOf = ({ of, ...failure }: Example) => createCauses()(failedTest('com.shop.CartTest#adds', failure, of), 'failed');

describe('the rules of triage', () => {
  it.each(rules.flatMap(({ name, category }) => (examples[name] ?? []).map((failure) => ({ name, category, failure }))))(
    '$name gives $category for $failure',
    ({ name, category, failure }) => {
      expect(causeOf(failure)).toMatchObject({ rule: name, category });
    },
  );

  it('have an example each', () => {
    expect(Object.keys(examples).toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
  });

  it.each<[string, Example, string]>([
    ['a quote', said('XCTAssertEqual failed: ("Connection refused") is not equal to ("timed out after 3 s")'), 'assertion-text'],
    ['a name like a setup', thrown(`a.b.CException: x\n\tat com.shop.CartTest.SetupLayers(A.kt:3)`), 'thrown-in-test'],
    ['a parser', thrown(`com.google.gson.JsonSyntaxException: Expected BEGIN_OBJECT but was STRING\n${ofApp}`), 'thrown-in-code'],
    [
      'what a deeper cause broke',
      thrown(
        `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: x\n${ofTest}\nCaused by: com.shop.net.TimeoutException: GET /cart took 5 s\n\tat com.shop.net.Client.await(Client.kt:1)`,
      ),
      'condition-timeout',
    ],
    [
      'the exception that a test did not expect',
      thrown(
        `java.lang.AssertionError: Expected an IllegalStateException\n${ofTest}\nCaused by: java.lang.IllegalArgumentException: scale\n${ofApp}`,
      ),
      'assertion-thrown',
    ],
    [
      'a library below an app',
      thrown(`a.b.CException: closed\n\tat okhttp3.Call.execute(Call.kt:1)\n${ofApp}`),
      'thrown-in-code',
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

test('the table of docs/internals/triage.md has each rule of src/core/results/triage/category-rules.ts, in its order', () => {
  const section = readText('docs/internals/triage.md').split(/^## /m)[1] ?? '';
  const rows = tableRows(section).map((row) => row.slice(0, 3));
  expect(rows).toEqual(rules.map(({ name, category, certainty }) => [`\`${name}\``, `\`${category}\``, certainty]));
});
