import type { SessionResult, TestResult } from '../../../src/core/model/results.ts';
import type { RunAnalysis } from '../../../src/core/model/run-analysis.ts';
import {
  failedTest,
  flakyTest,
  missingSession,
  missingTest,
  runResult,
  runStart,
  sessionResult,
  testResult,
} from '../../helpers/run-results.ts';
import { withFetchedFiles } from './session-files.ts';

const devices = [
  'Google Pixel 3-10.0',
  'Google Pixel 7-13.0',
  'Samsung Galaxy S22-12.0',
  'Samsung Galaxy A52-11.0',
  'OnePlus 9-11.0',
];
const classes = ['cart.Cart', 'checkout.Checkout', 'login.Login', 'search.Search', 'profile.Profile', 'orders.OrderHistory'];
const methods = [
  'opensEmpty',
  'showsTotals',
  'keepsStateOnRotation',
  'survivesOffline',
  'announcesErrors',
  'formatsPrices',
  'restoresAfterRestart',
];

const notFound = {
  type: 'androidx.test.espresso.NoMatchingViewException',
  message: 'No views in hierarchy found matching: an instance of android.widget.TextView and view.getText() is "Total: 42.00 €"',
  trace: `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: an instance of android.widget.TextView and view.getText() is "Total: 42.00 €"
\tat dalvik.system.VMStack.getThreadStackTrace(Native Method)
\tat java.lang.Thread.getStackTrace(Thread.java:1538)
\tat androidx.test.espresso.base.DefaultFailureHandler.getUserFriendlyError(DefaultFailureHandler.java:12)
\tat androidx.test.espresso.ViewInteraction.check(ViewInteraction.java:12)
\tat com.shop.checkout.CheckoutRobot.seesTotal(CheckoutRobot.kt:48)
\tat com.shop.checkout.CheckoutTest.showsTotals(CheckoutTest.kt:31)
\tat java.lang.reflect.Method.invoke(Native Method)
\tat org.junit.runners.model.FrameworkMethod.invokeExplosively(FrameworkMethod.java:59)
\tat androidx.test.internal.runner.junit4.statement.RunBefores.evaluate(RunBefores.java:80)
Caused by: com.shop.net.TimeoutException: GET /api/v2/cart took longer than 5000 ms
\tat com.shop.net.Client.await(Client.kt:112)
\t... 23 more`,
};
const assertion = {
  type: 'java.lang.AssertionError',
  message: 'expected:<3> but was:<4>',
  trace: `java.lang.AssertionError: expected:<3> but was:<4>
\tat org.junit.Assert.fail(Assert.java:89)
\tat org.junit.Assert.assertEquals(Assert.java:647)
\tat com.shop.search.SearchTest.formatsPrices(SearchTest.kt:77)
\tat java.lang.reflect.Method.invoke(Native Method)`,
};

/** The same in another test, which is another cause. */
const rotation = {
  ...assertion,
  trace: assertion.trace.replace(/at com\.shop\.\S+\(/, 'at com.shop.cart.CartTest.keepsStateOnRotation('),
};

/** A run as a reader meets it: five devices in two shards, failures that reach differently far, a flaky test, a session that is missing. */
export const sampleRun = async (reportDir: string, overrides: Partial<RunAnalysis> = {}): Promise<RunAnalysis> => {
  const sessions: SessionResult[] = [];
  for (const [device, name] of devices.entries()) {
    for (const shard of [0, 1]) {
      if (name.startsWith('OnePlus') && shard === 1)
        sessions.push(missingSession({ device: name, shard: { index: 1, total: 2 } }));
      else sessions.push(await withFetchedFiles(sampleSession(device, name, shard), reportDir));
    }
  }
  return runResult(sessions, {
    notices: ['Shard 2 of 2 on OnePlus 9-11.0 was asked for twice.'],
    missingTests: [missingTest('com.shop.profile.ProfileTest#deletesAccount')],
    ...overrides,
  });
};

const sampleSession = (device: number, name: string, shard: number): SessionResult => {
  const tests = classes.flatMap((className, index) =>
    index % 2 === shard ? methods.map((method, nth) => sampleTest(`com.shop.${className}Test#${method}`, device, nth)) : [],
  );
  const dashboard = `https://app-automate.browserstack.com/dashboard/v2/builds/b${shard}/sessions/s${device}`;
  return sessionResult({
    device: name,
    shard: { index: shard, total: 2 },
    tests,
    startedAt: new Date(runStart.getTime() + 6_000 + device * 9_000 + shard * 4_000),
    queuedMs: 2_000 + device * 8_000,
    durationMs: 94_000 + device * 17_000 + shard * 61_000,
    links: { dashboard, video: `${dashboard}/video` },
  });
};

const sampleTest = (name: string, device: number, nth: number): TestResult => {
  const durationMs = 340 + ((nth * 731 + device * 97) % 4_200);
  const links = {
    video: `https://app-automate.browserstack.com/video#t=${nth * 4},${nth * 4 + 3}`,
    deviceLog: 'https://api.browserstack.com/devicelogs',
  };
  if (name.endsWith('CheckoutTest#showsTotals') && device !== 1)
    return failedTest(name, notFound, { durationMs: 6_120, links, systemOut: 'cart: 3 items\ntotal: 41.00' });
  if (name.endsWith('SearchTest#formatsPrices')) return failedTest(name, assertion, { durationMs, links });
  if (name.endsWith('LoginTest#survivesOffline') && device === 2)
    return testResult(name, { status: 'timed-out', durationMs: 900_000, links });
  if (name.endsWith('CartTest#keepsStateOnRotation') && device === 3) return flakyTest(name, rotation, { durationMs, links });
  if (name.endsWith('ProfileTest#announcesErrors'))
    return testResult(name, { status: 'skipped', durationMs: 0, skipMessage: '@Ignore: waits for SHOP-812' });
  return testResult(name, { durationMs, links });
};
