import { type ErrorCode, problem } from '../../../src/core/model/error-codes.ts';
import type { SessionResult, TestResult } from '../../../src/core/model/results.ts';
import type { RunAnalysis } from '../../../src/core/model/run-analysis.ts';
import { decideVerdict } from '../../../src/core/results/judge.ts';
import { capitalized } from '../../../src/lib/capitalized.ts';
import {
  failedTest,
  flakyTest,
  missingSession,
  missingTest,
  quarantineOf,
  runJob,
  runResult,
  runStart,
  sessionResult,
  testResult,
} from '../../helpers/run-results.ts';

const pixel = 'Google Pixel 8-14.0';
const galaxy = 'Samsung Galaxy S22-12.0';
const onePlus = 'OnePlus 9-11.0';

const job = runJob({ name: 'android-tests' });
const project = 'shop-4711';

const features = ['cart.Cart', 'checkout.Checkout', 'login.Login', 'search.Search', 'orders.Orders'];
const verbs = ['opens', 'adds', 'removes', 'shows', 'keeps', 'restores', 'formats', 'survives'];
const things = ['Item', 'Total', 'Voucher', 'Address', 'Payment'];

/** 200 different names: 5 classes of 40 tests. */
const allNames: readonly string[] = features.flatMap((feature) =>
  verbs.flatMap((verb) => things.map((thing) => `com.shop.${feature}Test#${verb}${thing}`)),
);

const wrongTotal = {
  type: 'java.lang.AssertionError',
  message: 'expected:<€ 42.00> but was:<€ 42>',
  trace: `java.lang.AssertionError: expected:<€ 42.00> but was:<€ 42>
\tat org.junit.Assert.fail(Assert.java:89)
\tat org.junit.Assert.assertEquals(Assert.java:647)
\tat com.shop.checkout.CheckoutTest.formatsTotal(CheckoutTest.kt:77)
\tat java.lang.reflect.Method.invoke(Native Method)`,
};
const noView = {
  type: 'androidx.test.espresso.NoMatchingViewException',
  message: 'No views in hierarchy found matching: view.getId() is <2131230861/com.shop:id/pay>',
  trace: `androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: view.getId() is <2131230861/com.shop:id/pay>
\tat androidx.test.espresso.base.DefaultFailureHandler.getUserFriendlyError(DefaultFailureHandler.java:16)
\tat androidx.test.espresso.ViewInteraction.perform(ViewInteraction.java:98)
\tat com.shop.checkout.CheckoutRobot.pay(CheckoutRobot.kt:48)
\tat com.shop.checkout.CheckoutTest.showsPayment(CheckoutTest.kt:31)`,
};
const noNetwork = {
  type: 'java.net.UnknownHostException',
  message: 'Unable to resolve host "api.shop.example"',
  trace: `java.net.UnknownHostException: Unable to resolve host "api.shop.example"
\tat java.net.InetAddress.getByName(InetAddress.java:1152)
\tat com.shop.login.Session.open(Session.kt:22)
\tat com.shop.login.LoginTest.keepsAddress(LoginTest.kt:54)`,
};

/** Results of single tests, by their names. */
type Special = Readonly<Record<string, (name: string) => TestResult>>;

const testsOf = (names: readonly string[], special: Special = {}): TestResult[] =>
  names.map((name, nth) => {
    const make = special[name.slice(name.lastIndexOf('.') + 1)];
    return make === undefined ? testResult(name, { durationMs: 640 + ((nth * 731) % 4_200) }) : make(name);
  });

const failing = (failure: Parameters<typeof failedTest>[1]) => (name: string) => failedTest(name, failure, { durationMs: 6_120 });
const flaking = (failure: Parameters<typeof flakyTest>[1]) => (name: string) => flakyTest(name, failure, { durationMs: 2_400 });

const session = (device: string, nth: number, tests: readonly TestResult[], parts: Partial<SessionResult> = {}): SessionResult =>
  sessionResult({
    device,
    tests,
    startedAt: new Date(runStart.getTime() + 8_000 + nth * 11_000),
    durationMs: 254_000 + nth * 57_000,
    ...parts,
  });

const run = (
  sessions: readonly SessionResult[],
  overrides: Partial<RunAnalysis> = {},
  quarantine?: Parameters<typeof runResult>[2],
): RunAnalysis => runResult(sessions, { job, project, ...overrides }, quarantine);

/** A run that a problem outside of its sessions ended. */
const ended = (sessions: readonly SessionResult[], code: ErrorCode, clause: string, parts: Partial<RunAnalysis>): RunAnalysis => {
  const before = run(sessions, parts);
  const facts = { builds: before.builds, shards: before.shards, totals: before.totals, failOnFlaky: false };
  return { ...before, ...decideVerdict({ ...facts, problems: [problem(code, clause)] }) };
};

const small = allNames.filter((_name, nth) => nth % 17 === 0);

const infrastructure = (): RunAnalysis => {
  const cut = 6;
  const reported = [
    ...testsOf(small.slice(0, cut)),
    ...small.slice(cut).map((name) => testResult(name, { status: 'pending', durationMs: 0 })),
  ];
  return run(
    [
      session(pixel, 0, testsOf(small, { 'CheckoutTest#removesTotal': failing(wrongTotal) })),
      session(galaxy, 1, reported, { durationMs: 31_000 }),
      missingSession({ device: onePlus }, 'device went offline'),
    ],
    { missingTests: small.map((name, nth) => missingTest(name, ...(nth < cut ? [onePlus] : [galaxy, onePlus]))) },
  );
};

/** 40 devices with 4 shards each, of which three devices fail in three ways. */
const large = (): RunAnalysis => {
  const makers = ['Google Pixel', 'Samsung Galaxy S', 'OnePlus', 'Xiaomi Redmi Note'];
  const devices = Array.from(
    { length: 40 },
    (_none, nth) => `${makers[nth % makers.length]} ${4 + Math.floor(nth / 4)}-${10 + (nth % 5)}.0`,
  );
  return run(
    devices.flatMap((device, nth) =>
      [0, 1, 2, 3].map((shard) => {
        const names = allNames.filter((_name, at) => at % 4 === shard);
        const special: Special = {
          ...(nth % 3 === 0 ? { 'CheckoutTest#formatsTotal': failing(wrongTotal) } : {}),
          ...(nth === 7 ? { 'CheckoutTest#showsPayment': failing(noView) } : {}),
          ...(nth % 11 === 5 ? { 'LoginTest#keepsAddress': flaking(noNetwork) } : {}),
        };
        return session(device, nth % 7, testsOf(names, special), {
          shard: { index: shard, total: 4 },
          durationMs: 61_000 + shard * 9_000 + (nth % 6) * 3_000,
        });
      }),
    ),
  );
};

/**
 * A run for each situation in which people meet the reports, judged by the product's own rules. What a run with too few slots shows, comes
 * from real runs: `scripts/screenshot-queue.ts`.
 */
export const situations = (): Readonly<Record<string, RunAnalysis>> => ({
  green: run([session(pixel, 0, testsOf(allNames))]),
  failed: run([
    session(
      pixel,
      0,
      testsOf(allNames, {
        'CheckoutTest#formatsTotal': failing(wrongTotal),
        'CheckoutTest#showsPayment': failing(noView),
        'LoginTest#keepsAddress': failing(noNetwork),
      }),
    ),
  ]),
  infrastructure: infrastructure(),
  flaky: run([
    session(
      pixel,
      0,
      testsOf(allNames, { 'LoginTest#keepsAddress': flaking(noNetwork), 'SearchTest#survivesItem': flaking(noView) }),
    ),
  ]),
  quarantine: run(
    [pixel, galaxy].map((device, nth) =>
      session(
        device,
        nth,
        testsOf(allNames, {
          'CheckoutTest#formatsTotal': failing(wrongTotal),
          ...(nth === 0 ? { 'CheckoutTest#showsPayment': failing(noView) } : {}),
        }),
      ),
    ),
    {},
    quarantineOf(
      { test: '*#formatsTotal', reason: 'The price service rounds differently since the last release' },
      { test: '*#showsPayment' },
    ),
  ),
  large: large(),
  credentials: ended([], 'cloud-unauthorized', 'the service does not accept the credentials (HTTP 401)', {
    builds: [],
    finishedAt: new Date(runStart.getTime() + 1_100),
  }),
});

const documented = Object.entries({
  cart: ['addsItem', 'removesItem', 'keepsStateOnRotation'],
  checkout: ['showsTotals', 'paysWithCard'],
  login: ['signsIn', 'remembersUser', 'showsTerms'],
  search: ['findsByName', 'formatsPrices', 'sortsByPrice', 'survivesOffline'],
}).flatMap(([feature, methods]) => methods.map((method) => `com.shop.${feature}.${capitalized(feature)}Test#${method}`));

const documentedRun = (
  sessions: SessionResult[],
  parts: Partial<RunAnalysis> = {},
  quarantine?: Parameters<typeof runResult>[2],
) => runResult(sessions, { job, ...parts }, quarantine);

const documentedSession = (device: string, nth: number, special: Special = {}, durationMs = 94_000 + nth * 27_000) =>
  session(device, nth, testsOf(documented, { 'LoginTest#showsTerms': skipped, ...special }), {
    durationMs,
    links: { dashboard: 'https://app-automate.browserstack.com/dashboard', video: 'https://app-automate.browserstack.com/video' },
  });

const skipped = (name: string): TestResult => testResult(name, { status: 'skipped', durationMs: 0 });
const timedOut = (name: string): TestResult => testResult(name, { status: 'timed-out', durationMs: 900_000 });
const pending = (name: string): TestResult => testResult(name, { status: 'pending' });
const failedWith = (trace: string, durationMs: number) => (name: string) => failedTest(name, { trace }, { durationMs });
const wrong = failedWith(
  wrongTotal.trace.replace('checkout.CheckoutTest.formatsTotal(CheckoutTest.kt', 'search.SearchTest.formatsPrices(SearchTest.kt'),
  1_240,
);
const unseen = failedWith(noView.trace.replace('showsPayment', 'paysWithCard'), 6_120);
const formatsPrices = { 'SearchTest#formatsPrices': wrong };
const both = { ...formatsPrices, 'CheckoutTest#paysWithCard': unseen };

/** One run for each kind of result, for the pictures of the documentation. */
export const summaryCases = (): Readonly<Record<'green' | 'failed' | 'crash' | 'timeout' | 'quarantine', RunAnalysis>> => ({
  green: documentedRun([pixel, galaxy, onePlus].map((device, nth) => documentedSession(device, nth))),
  failed: documentedRun([
    documentedSession(pixel, 0, both),
    documentedSession(galaxy, 1, formatsPrices),
    documentedSession(onePlus, 2, { ...formatsPrices, 'CartTest#keepsStateOnRotation': flaking({ message: 'No view' }) }),
  ]),
  crash: documentedRun(
    [
      documentedSession(pixel, 0),
      documentedSession(
        galaxy,
        1,
        {
          ...Object.fromEntries(documented.slice(6).map((name) => [name.slice(name.lastIndexOf('.') + 1), pending])),
          'LoginTest#signsIn': (name) => testResult(name, { status: 'error' }),
        },
        31_000,
      ),
      missingSession({ device: onePlus }, 'device went offline'),
    ],
    { missingTests: documented.map((name, nth) => missingTest(name, ...(nth < 6 ? [onePlus] : [galaxy, onePlus]))) },
  ),
  timeout: documentedRun([
    documentedSession(pixel, 0),
    documentedSession(galaxy, 1, { 'SearchTest#survivesOffline': timedOut }, 1_020_000),
  ]),
  quarantine: documentedRun(
    [documentedSession(pixel, 0, both), documentedSession(galaxy, 1, formatsPrices)],
    {},
    quarantineOf({ test: '*#formatsPrices' }, { test: '*#paysWithCard' }),
  ),
});
