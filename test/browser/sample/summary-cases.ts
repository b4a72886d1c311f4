import type { SessionResult, TestResult } from '../../../src/model/results.ts';
import type { RunAnalysis } from '../../../src/model/run-analysis.ts';
import {
  failedTest,
  flakyTest,
  missingSession,
  missingTest,
  quarantineOf,
  runResult,
  runStart,
  sessionResult,
  testResult,
} from '../../helpers/run-results.ts';
import { galaxy, job, onePlus, pixel, type Special } from './situations.ts';

const names = [
  'cart.CartTest#addsItem',
  'cart.CartTest#removesItem',
  'cart.CartTest#keepsStateOnRotation',
  'checkout.CheckoutTest#showsTotals',
  'checkout.CheckoutTest#paysWithCard',
  'login.LoginTest#signsIn',
  'login.LoginTest#remembersUser',
  'login.LoginTest#showsTerms',
  'search.SearchTest#findsByName',
  'search.SearchTest#formatsPrices',
  'search.SearchTest#sortsByPrice',
  'search.SearchTest#survivesOffline',
].map((name) => `com.shop.${name}`);

const wrongPrice = {
  type: 'java.lang.AssertionError',
  trace: `java.lang.AssertionError: expected:<€ 42.00> but was:<€ 42>
\tat org.junit.Assert.fail(Assert.java:89)
\tat org.junit.Assert.assertEquals(Assert.java:647)
\tat com.shop.search.SearchTest.formatsPrices(SearchTest.kt:77)
\tat java.lang.reflect.Method.invoke(Native Method)`,
};
const noView = {
  type: 'androidx.test.espresso.NoMatchingViewException',
  trace: `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: view.getId() is <2131230861/com.shop:id/pay>
\tat androidx.test.espresso.base.DefaultFailureHandler.getUserFriendlyError(DefaultFailureHandler.java:16)
\tat androidx.test.espresso.ViewInteraction.perform(ViewInteraction.java:98)
\tat com.shop.checkout.CheckoutRobot.pay(CheckoutRobot.kt:48)
\tat com.shop.checkout.CheckoutTest.paysWithCard(CheckoutTest.kt:31)`,
};

const testsOf = (special: Special, from: readonly string[] = names): TestResult[] =>
  from.map((name, nth) => {
    const make = special[name.slice(name.indexOf('#') + 1)];
    if (make !== undefined) return make(name);
    if (name.endsWith('#showsTerms')) return testResult(name, { status: 'skipped', durationMs: 0 });
    return testResult(name, { durationMs: 640 + ((nth * 731) % 4_200) });
  });

const session = (device: string, nth: number, tests: readonly TestResult[], parts: Partial<SessionResult> = {}): SessionResult =>
  sessionResult({
    device,
    tests,
    startedAt: new Date(runStart.getTime() + 8_000 + nth * 11_000),
    durationMs: 94_000 + nth * 27_000,
    links: { dashboard: 'https://app-automate.browserstack.com/dashboard', video: 'https://app-automate.browserstack.com/video' },
    ...parts,
  });

const run = (
  sessions: readonly SessionResult[],
  overrides: Partial<RunAnalysis> = {},
  quarantine?: Parameters<typeof runResult>[2],
) => runResult(sessions, { job, ...overrides }, quarantine);

const wrong = (name: string): TestResult => failedTest(name, wrongPrice, { durationMs: 1_240 });
const unseen = (name: string): TestResult => failedTest(name, noView, { durationMs: 6_120 });

/** One run for each kind of result that a reader meets, judged by the product's own rules. */
export const summaryCases = (): Readonly<Record<'green' | 'failed' | 'crash' | 'timeout' | 'quarantine', RunAnalysis>> => ({
  green: run([pixel, galaxy, onePlus].map((device, nth) => session(device, nth, testsOf({})))),
  failed: run([
    session(pixel, 0, testsOf({ formatsPrices: wrong, paysWithCard: unseen })),
    session(galaxy, 1, testsOf({ formatsPrices: wrong })),
    session(
      onePlus,
      2,
      testsOf({ formatsPrices: wrong, keepsStateOnRotation: (name) => flakyTest(name, { message: 'No view' }) }),
    ),
  ]),
  crash: run(
    [
      session(pixel, 0, testsOf({})),
      session(
        galaxy,
        1,
        testsOf({ signsIn: (name) => testResult(name, { status: 'error' }) }, names.slice(0, 6)).concat(
          names.slice(6).map((name) => testResult(name, { status: 'pending' })),
        ),
        { durationMs: 31_000 },
      ),
      missingSession({ device: onePlus }, 'device went offline'),
    ],
    { missingTests: names.map((name, nth) => missingTest(name, ...(nth < 6 ? [onePlus] : [galaxy, onePlus]))) },
  ),
  timeout: run([
    session(pixel, 0, testsOf({})),
    session(galaxy, 1, testsOf({ survivesOffline: (name) => testResult(name, { status: 'timed-out', durationMs: 900_000 }) }), {
      durationMs: 1_020_000,
    }),
  ]),
  quarantine: run(
    [pixel, galaxy].map((device, nth) =>
      session(device, nth, testsOf({ formatsPrices: wrong, ...(nth === 0 ? { paysWithCard: unseen } : {}) })),
    ),
    {},
    quarantineOf({ test: '*#formatsPrices' }, { test: '*#paysWithCard' }),
  ),
});
