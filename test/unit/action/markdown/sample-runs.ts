import type { SessionResult } from '../../../../src/core/model/results.ts';
import type { RunAnalysis } from '../../../../src/core/model/run-analysis.ts';
import {
  failedTest,
  flakyTest,
  missingSession,
  missingTest,
  runResult,
  runStart,
  sessionResult,
  testResult,
} from '../../../helpers/run-results.ts';

const secondsIn = (seconds: number): Date => new Date(runStart.getTime() + seconds * 1_000);

/** One device, no shards, all green. */
export const smallGreenRun = (): RunAnalysis => {
  const tests = [
    testResult('ShopUITests.CartTests#testAddsItem', { durationMs: 4_200 }),
    testResult('ShopUITests.CartTests#testRemovesItem', { durationMs: 3_900 }),
    testResult('ShopUITests.LoginTests#testLogsIn', { durationMs: 11_300 }),
    testResult('ShopUITests.LoginTests#testShowsTerms', { status: 'skipped', durationMs: 0, skipMessage: 'not in this market' }),
  ];
  return runResult([sessionResult({ device: 'iPhone 15-17.2', durationMs: 72_000, tests })], { framework: 'xcuitest' });
};

export const assertionTrace = `java.lang.AssertionError: expected:<3> but was:<4>
\tat org.junit.Assert.fail(Assert.java:89)
\tat org.junit.Assert.failNotEquals(Assert.java:835)
\tat org.junit.Assert.assertEquals(Assert.java:647)
\tat com.shop.checkout.CheckoutTest.totalsAddUp(CheckoutTest.kt:31)
\tat java.lang.reflect.Method.invoke(Native Method)
\tat androidx.test.internal.runner.junit4.statement.RunBefores.evaluate(RunBefores.java:80)
\tat androidx.test.runner.AndroidJUnitRunner.onStart(AndroidJUnitRunner.java:463)`;

export const espressoTrace = `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: view.getId() is <2131230861/com.shop:id/pay>
If the target view is not part of the view hierarchy, you may need to use Espresso.onData to load it.

View Hierarchy:
+>DecorView{id=-1, visibility=VISIBLE, width=1080, height=2160}
|
+->LinearLayout{id=-1, visibility=VISIBLE, width=1080, height=2028}
|
+-->FrameLayout{id=16908290, res-name=content, visibility=VISIBLE}
\tat dalvik.system.VMStack.getThreadStackTrace(Native Method)
\tat java.lang.Thread.getStackTrace(Thread.java:1720)
\tat androidx.test.espresso.base.DefaultFailureHandler.getUserFriendlyError(DefaultFailureHandler.java:16)
\tat androidx.test.espresso.ViewInteraction.perform(ViewInteraction.java:98)
\tat com.shop.robots.PaymentRobot.pay(PaymentRobot.kt:18)
\tat com.shop.checkout.PaymentTest.paysWithCard(PaymentTest.kt:44)
Caused by: java.lang.IllegalStateException: no price for article 4711
\tat com.shop.prices.PriceList.priceOf(PriceList.kt:77)
\tat com.shop.checkout.CheckoutViewModel.total(CheckoutViewModel.kt:112)`;

const devices = ['Google Pixel 3-10.0', 'Google Pixel 7-13.0', 'Samsung Galaxy S21 Ultra-12.0'] as const;

/** Three devices in two shards each: failures, a flaky test, a hostile name, a session in error, one that never came. */
export const mixedRun = (): RunAnalysis => {
  const sessions = devices.flatMap((device, index): SessionResult[] => [firstShard(device, index), secondShard(device, index)]);
  return runResult(sessions, {
    simulated: true,
    notices: ['1 of 2 builds was found again after the response to its start request was lost'],
    missingTests: [missingTest('com.shop.search.SearchTest#findsNothing')],
  });
};

const firstShard = (device: string, index: number): SessionResult =>
  sessionResult({
    device,
    shard: { index: 0, total: 2 },
    startedAt: secondsIn(5 + index),
    durationMs: 252_000 + index * 11_000,
    links: {
      dashboard: `https://app-automate.browserstack.com/dashboard/v2/builds/b1/sessions/s${index}`,
      video: `https://app-automate.browserstack.com/sessions/s${index}/video?token=a&b=(c)`,
    },
    files: { junit: ['junit.xml'], 'device-logs': ['device.log'] },
    tests: [
      failedTest('com.shop.checkout.CheckoutTest#totalsAddUp', { type: 'java.lang.AssertionError', trace: assertionTrace }),
      index === 1
        ? testResult('com.shop.checkout.PaymentTest#paysWithCard', { durationMs: 8_100 })
        : failedTest('com.shop.checkout.PaymentTest#paysWithCard', {
            trace: espressoTrace.replace('1080', String(1080 + index)),
          }),
      testResult('com.shop.cart.CartTest#addsItem', { durationMs: 2_300 + index * 100 }),
      testResult('com.shop.cart.CartTest#`|</td>@team <!-- x --> #1', { status: index === 0 ? 'timed-out' : 'passed' }),
    ],
  });

const secondShard = (device: string, index: number): SessionResult => {
  const parts = { device, shard: { index: 1, total: 2 }, startedAt: secondsIn(6 + index), durationMs: 61_000 + index * 900 };
  if (index === 2) return missingSession(parts, 'device allocation failed');
  return sessionResult({
    ...parts,
    tests: [
      index === 1
        ? flakyTest('com.shop.login.LoginTest#remembersUser', { message: 'Expected a user, found nobody' })
        : testResult('com.shop.login.LoginTest#remembersUser'),
      testResult('com.shop.login.LoginTest#logsIn', { durationMs: 14_000 }),
      testResult('com.shop.login.LoginTest#showsTerms', { status: 'skipped', durationMs: 0 }),
    ],
  });
};
