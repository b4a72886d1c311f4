import { describe, expect, it } from 'vitest';
import type { CtrfTest } from '../../../src/core/results/ctrf/ctrf-document.ts';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import type { Deviation, Json } from '../../helpers/deviations.ts';
import { galaxy, type Inputs } from '../../helpers/scenario.ts';
import { declare, editCase, editSuite, edits, failed, gone, inSuite } from './report-edits.ts';
import { checkRule, type RuleCase } from './rule-case.ts';

const cart = 'com.shop.CartTest';
const login = 'com.shop.LoginTest';
const failing = (test: string): ScenarioInput => ({ overrides: [{ test, outcome: 'fail' }] });
const pixelKey = 'Google Pixel 7,13.0';

type Counters = Readonly<Record<string, number>>;

/** Places of the same value in both versions of the API. */
const versions = [
  {
    version: 'v1',
    inputs: {},
    built: 'devices/*/test_status',
    ended: 'test_status',
    count: 'test_count',
    status: 'devices/*/status',
    counters: { passed: 'SUCCESS', failed: 'FAILED', skipped: 'IGNORED', timedOut: 'TIMEDOUT' },
  },
  {
    version: 'v2',
    inputs: { 'api-version': 'v2' },
    built: 'devices/*/sessions/*/testcases/status',
    ended: 'testcases/status',
    count: 'testcases/count',
    status: 'devices/*/sessions/*/status',
    counters: { passed: 'passed', failed: 'failed', skipped: 'skipped', timedOut: 'timedout' },
  },
] as const;

describe.each(versions)('counters, $version', ({ inputs, built, ended, counters: { passed, failed, skipped, timedOut } }) => {
  const good = { [passed]: 3, [skipped]: 1 };
  const none = { [passed]: 0, [failed]: 0, [skipped]: 0, [timedOut]: 0 };
  const inBuild = (counters: Counters): Deviation => ({ of: 'build', set: { [built]: counters } });
  const inSession = (counters: Counters): Deviation => ({ of: 'session', set: { [ended]: counters } });
  const uncounted: Deviation[] = [
    { of: 'build', set: { [built]: undefined } },
    { of: 'session', set: { [ended]: undefined } },
  ];

  it.each<[name: string, deviations: Deviation[], reason: RegExp]>([
    ['an unrecognized word in the build', [inBuild({ ...good, BLOCKED: 1 })], /build.*blocked/i],
    ['an unrecognized word in the session', [inSession({ ...good, parked: 2 })], /session.*parked/i],
    ['zero executed tests in the build beside a report of passes', [inBuild(none)], /build/],
    ['zero executed tests in the session beside a report of passes', [inSession(none)], /session/],
  ])('counters that do not fit are an error: %s', (name, deviations, reason) =>
    checkRule({ name, inputs, deviations, verdict: 'error', reason }),
  );

  it('counters without a contradiction pass: control', () =>
    checkRule({ name: '', inputs, deviations: uncounted, verdict: 'passed' }));
});

describe.each(versions)(
  'the announced number of tests, $version',
  ({ version, inputs, built, ended, count, status, counters }) => {
    const half = { [counters.passed]: 2 };
    const withoutLogin: Deviation =
      version === 'v1'
        ? { of: 'session', set: { [ended]: half, [`test_details/${login}`]: undefined } }
        : { of: 'session', set: { [ended]: half, 'testcases/data/1': undefined }, text: (body) => body.replace(',null]', ']') };

    const stays: Deviation = { of: 'build', set: { [status]: 'running', [built]: half } };
    const report: Deviation = { of: 'report', text: editSuite(login, gone) };
    it.each<[name: string, deviations: readonly Deviation[], reason: RegExp]>([
      ['is more than the counters count', [{ of: 'session', set: { [count]: 6 } }], /\b6\b/],
      ['is 4, and 2 ran on a device that stays running', [stays, withoutLogin, report], /./],
    ])('$0', (name, deviations, reason) => checkRule({ name, inputs, deviations, verdict: 'error', reason }));
  },
);

it('the number of tests that a build of v2 announces is more than it counts', () =>
  checkRule({
    name: '',
    inputs: { 'api-version': 'v2' },
    deviations: [{ of: 'build', set: { 'devices/*/sessions/*/testcases/count': 6 } }],
    verdict: 'error',
    reason: /\b6\b/,
  }));

const deviceErrors = (key: string, words: string): Deviation => ({
  of: 'build',
  set: { device_statuses: { success: {}, error: { [key]: words } } },
});

const statuses = (device_statuses: Json): Deviation => ({ of: 'build', set: { device_statuses } });

describe('device_statuses.error', () => {
  const restarted = 'The device restarted';
  const failing = { overrides: [{ test: '*adds', outcome: 'fail' as const }] };
  const green = { of: 'build', set: { device_statuses: { success: { 'Google Pixel 7,13.0': 'Success' }, error: {} } } } as const;
  const several = { devices: 'Google Pixel 3-9.0\nGoogle Pixel 3-10.0' };

  it.each<[what: string, key: string, inputs?: Inputs]>([
    ['a device', 'Google_Pixel_7,13.0'],
    ['a name that several devices have', 'Google Pixel 3', several],
    ['an unexpected device', galaxy],
    ['XCUITest', 'iPhone 14', { framework: 'xcuitest' }],
    ['EarlGrey', 'iPhone 14', { framework: 'earlgrey' }],
  ])('counts for %s', (name, key, inputs = {}) =>
    checkRule({ name, inputs, deviations: [deviceErrors(key, restarted)], verdict: 'error', reason: /The device restarted/ }),
  );

  it.each<[name: string, deviation: Deviation, verdict: string, more?: Partial<RuleCase>]>([
    ['`Failed` with a complete report means failed tests', deviceErrors(pixelKey, 'Failed'), 'failed', { scenario: failing }],
    ['`Failed` without a failed test is an error', deviceErrors(pixelKey, 'Failed'), 'error'],
    ['`Timedout` is a time-out', deviceErrors(pixelKey, 'Timedout'), 'timed-out'],
    ['is empty: control', green, 'passed'],
    ['is a list', statuses({ error: [pixelKey] }), 'error'],
    ['is a text', statuses({ error: `${pixelKey}: the device restarted` }), 'error', { reason: /restarted/ }],
    ['has a capital', statuses({ Error: { [pixelKey]: 'The device restarted' } }), 'error', { reason: /restarted/ }],
    ['has a list around it', statuses([{ error: { [pixelKey]: 'The device restarted' } }]), 'error', { reason: /restarted/ }],
    ['is called `failed`', statuses({ failed: { [pixelKey]: 'Failed' } }), 'error'],
    ['is called `timedout`', statuses({ timedout: [pixelKey] }), 'timed-out'],
  ])('an error is counted by its kind: %s', (name, deviation, verdict, more) =>
    checkRule({ name, deviations: [deviation], verdict, ...more }),
  );

  it.each<[name: string, errors: Json, filter: Json]>([
    ['`Failed` lets a retry run only what failed', { [pixelKey]: 'Failed' }, [`${cart}#adds`]],
    ['a crash beside it repeats the session', { [pixelKey]: 'Failed', 'Google_Pixel_7-13.0': restarted }, undefined],
    ['`Timedout` beside it repeats the session', { [pixelKey]: 'Failed', 'Google_Pixel_7-13.0': 'Timedout' }, undefined],
  ])('%s', (name, error, filter) =>
    checkRule(
      {
        name,
        inputs: { retries: '1' },
        scenario: { overrides: [{ test: '*adds', flaky: 1 }] },
        deviations: [{ ...statuses({ error }), build: 1 }],
        verdict: 'passed',
        outputs: { flaky: '1', tests: '4' },
      },
      (_step, { cloud }) => {
        const filters = cloud.startedBuilds().map(({ capabilities }) => capabilities.class);
        expect(filters).toEqual([undefined, filter]);
      },
    ),
  );
});

describe('errors of sessions in v2', () => {
  it.each<[error: Json, verdict: string, reason?: RegExp]>([
    ['The device restarted', 'error', /restarted/],
    [{ code: 12 }, 'error', /an object with the key "code"/],
    [['The device restarted'], 'error', /restarted/],
    [{}, 'passed'],
    ['', 'passed'],
    [null, 'passed'],
  ])('the error of a session in v2 decides the verdict: %j', (error, verdict, reason = /./) =>
    checkRule({
      name: '',
      inputs: { 'api-version': 'v2' },
      deviations: [{ of: 'build', set: { 'devices/*/sessions/*/error': error } }],
      verdict,
      reason,
    }),
  );
});

const inDetails = (words: Readonly<Record<string, string>>, build?: number): Deviation => ({
  of: 'session',
  ...(build === undefined ? {} : { build }),
  set: Object.fromEntries(Object.entries(words).map(([test, word]) => [`test_details/${cart}/${test}/status`, word])),
});

describe('details that are worse than the report', () => {
  const failing = { scenario: { overrides: [{ test: '*adds', outcome: 'fail' as const }] } };
  const inError: Deviation = { of: 'build', set: { 'devices/*/test_status': { SUCCESS: 2, ERROR: 1, IGNORED: 1 } } };
  const flaky = { scenario: { overrides: [{ test: '*adds', flaky: 1 }] } };
  const retried = { ...flaky, inputs: { capabilities: 'retryTestsOnFailure: true' } };
  const inList = /removes is "ERROR" in the service's list of tests, but "passed" in the JUnit report/;
  const inBuild = /the build reports 1 test in state ERROR, but the JUnit report has none/;
  it.each<[name: string, details: Deviation, verdict: string, more?: Partial<RuleCase>]>([
    ['timed out', inDetails({ adds: 'TIMEDOUT' }), 'timed-out', { reason: /list of tests/ }],
    ['never ran', inDetails({ adds: 'QUEUED' }), 'error', { reason: /never ran/ }],
    ['timed out in a retry', inDetails({ adds: 'TIMEDOUT' }, 2), 'timed-out', { ...flaky, inputs: { retries: '1' } }],
    [
      'ended in ERROR',
      inDetails({ adds: 'ERROR' }),
      'error',
      { ...failing, inputs: { 'fail-on': 'errors' }, deviations: [inError], reason: inBuild },
    ],
    [
      'ended in ERROR, where another one failed',
      inDetails({ adds: 'SUCCESS', removes: 'ERROR' }),
      'error',
      { ...failing, reason: inList },
    ],
    [
      "failed beside one that passed in the service's own retry",
      inDetails({ adds: 'SUCCESS', removes: 'FAILED' }),
      'error',
      { ...retried, reason: /CartTest#removes is "FAILED"/ },
    ],
    ["failed in an attempt before the service's own retry: control", inDetails({ adds: 'FAILED' }), 'passed', retried],
    ['failed in both: control', inDetails({ adds: 'FAILED' }), 'failed', failing],
  ])('a test counts as the details call it where that is worse than the report: $0', (name, details, verdict, more = {}) =>
    checkRule({ name, verdict, ...more, deviations: [...(more.deviations ?? []), details] }),
  );
});

it('a failed test of the details that the report calls passed lets a retry run everything again', () =>
  checkRule(
    {
      name: '',
      inputs: { retries: '1' },
      scenario: { overrides: [{ test: '*adds', flaky: 1 }] },
      deviations: [inDetails({ adds: 'SUCCESS', removes: 'FAILED' }, 1)],
      verdict: 'passed',
    },
    (_step, { cloud }) =>
      expect(cloud.startedBuilds().map(({ capabilities }) => capabilities.class)).toEqual([undefined, undefined]),
  ));

describe('odd reports', () => {
  const crash =
    "<system-err>INSTRUMENTATION_RESULT: shortMsg=Process crashed.\nINSTRUMENTATION_CODE: 0\nTest run failed to complete. Instrumentation run failed due to 'Process crashed.'</system-err>";
  const root = (attributes: string) => (xml: string) => xml.replace('<testsuites>', `<testsuites ${attributes}>`);
  const flakyCase = editCase('adds', (element) =>
    failed(element).replace('<testcase', '<testcase flaky="true"').replace(' result="failed"', ''),
  );
  const harmless = '<system-err>W/Shop: the cart is empty; nothing crashed</system-err>';
  it.each<[name: string, text: (xml: string) => string, verdict: string | RegExp, reason?: RegExp]>([
    ['whose second suite declares a time-out', declare(login, { timedout: 2 }), /^(timed-out|error)$/, /report/],
    ['whose suite says that the instrumentation crashed', inSuite(login, crash), 'error', /crash/i],
    ['whose suite declares a failure that it does not hold', declare(cart, { failures: 1 }), 'error', /report/],
    [
      'whose suite declares one that its root denies',
      edits(root('tests="4" failures="0" errors="0"'), declare(cart, { errors: 1 })),
      'error',
      /report/,
    ],
    ['that declares a failure, and no number of tests', root('failures="1"'), 'error', /report/],
    ['that declares a timeout, and no number of tests', root('timedout="1"'), 'timed-out', /report/],
    [
      'whose failures are no count',
      (xml) => xml.replace('failures="0"', 'failures="some"'),
      'error',
      /unreadable total: failures="some"/,
    ],
    ['whose root agrees with it: control', root('tests="4" failures="0"'), 'passed'],
    ['that calls a failed test flaky, though no retries were requested', flakyCase, 'failed'],
    ['with harmless output: control', inSuite(login, harmless), 'passed'],
  ])('a report decides the verdict %s', (name, text, verdict, reason = /./) =>
    checkRule({ name, deviations: [{ of: 'report', text }], verdict, reason }),
  );

  it('a report that comes late is waited for', () =>
    checkRule({ name: '', scenario: { sessions: [{ report: { 'delay-seconds': 40 } }] }, verdict: 'passed' }));
});

describe.each(versions)('the same facts, $version', ({ inputs }) => {
  const adds = (outcome: 'fail' | 'error' | 'timeout'): ScenarioInput => ({ overrides: [{ test: '*adds', outcome }] });
  it.each<[name: string, scenario: ScenarioInput, verdict: string, more?: Partial<RuleCase>]>([
    ['a failed test', adds('fail'), 'failed', { outputs: { tests: '4', passed: '2', skipped: '1', failed: '1' } }],
    ['a test in ERROR', adds('error'), 'error'],
    ['a test that timed out', adds('timeout'), 'timed-out'],
    ['a session that timed out', { sessions: [{ fate: 'times-out', 'after-tests': 1 }] }, 'timed-out'],
    ['a session that never ran', { sessions: [{ fate: 'errors' }] }, 'error'],
    ['a session that crashed', { sessions: [{ fate: 'crashes', 'after-tests': 1 }] }, 'error'],
    ['a session that vanished', { sessions: [{ fate: 'vanishes' }] }, 'error'],
    ['a missing report', { sessions: [{ report: { form: 'missing' } }] }, 'error', { reason: /report/ }],
    ['no test executed', { overrides: [{ outcome: 'skip' }] }, 'error'],
    ['no test executed, of XCUITest', { overrides: [{ outcome: 'skip' }] }, 'error', { inputs: { framework: 'xcuitest' } }],
  ])('the verdict is the same for %s', (name, scenario, verdict, more) =>
    checkRule({ name, scenario, verdict, ...more, inputs: { ...inputs, ...more?.inputs } }),
  );
});

describe('a test that two shards of one device report', () => {
  /** The second shard reports the tests of the first: `removes` as `adds`, and `signsOut`, which is skipped, as `signsIn`. */
  const renamed = (body: string): string => body.replaceAll('removes', 'adds').replaceAll('signsOut', 'signsIn');
  const deviations: Deviation[] = (['session', 'report'] as const).map((of) => ({ of, build: 2, text: renamed }));
  const rows: [name: string, scenario: ScenarioInput, verdict: string, outputs: Inputs, kept: string][] = [
    ['failed before passed', failing('*adds'), 'failed', { passed: '1', failed: '1' }, 'passed in shard 2'],
    [
      'failed before passed, in the second shard',
      failing('*removes'),
      'failed',
      { passed: '1', failed: '1' },
      'passed in shard 1',
    ],
    ['passed before skipped', {}, 'passed', { passed: '2', failed: '0' }, 'skipped in shard 2'],
  ];
  it.each(rows)(
    'is one result in every report, and both sessions stay listed: %s',
    async (name, scenario, verdict, outputs, kept) => {
      const row = {
        name,
        inputs: { shards: '2' },
        scenario,
        deviations,
        verdict,
        outputs: { ...outputs, tests: '2', skipped: '0' },
      };
      await checkRule(row, async (step) => {
        const { tests, extra } = await step.results();
        expect(extra.sessions).toMatchObject([
          { shard: 1, tests: 2 },
          { shard: 2, tests: 2 },
        ]);
        const others = (tests as CtrfTest[]).flatMap(({ extra: { otherResults = [] } }) => otherResults);
        expect(others.map(({ status, shard }) => `${status} in shard ${shard}`)).toContain(kept);
        expect((await step.readText('mobile-test-results/junit.xml')).match(/<testcase /g)).toHaveLength(2);
      });
    },
  );
});
