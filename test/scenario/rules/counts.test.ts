import { describe, expect, it } from 'vitest';
import type { Deviation } from '../../helpers/deviations.ts';
import { declare, editSuite, edits, gone, inSuite } from '../../helpers/report-edits.ts';
import { checkRule, galaxy, type Inputs, pixel, type RuleCase } from '../../helpers/rule-case.ts';

const cart = 'com.shop.CartTest';
const login = 'com.shop.LoginTest';

/** Where the two versions of the interface keep one thing. */
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

describe.each(versions)(
  'counters, $version',
  ({ version, inputs, built, ended, counters: { passed, failed, skipped, timedOut } }) => {
    const good = { [passed]: 3, [skipped]: 1 };
    const none = { [passed]: 0, [failed]: 0, [skipped]: 0, [timedOut]: 0 };
    const inBuild = (counters: Deviation['set']): Deviation => ({ of: 'build', set: { [built]: { ...counters } as never } });
    const inSession = (counters: Deviation['set']): Deviation => ({ of: 'session', set: { [ended]: { ...counters } as never } });

    const read: readonly RuleCase[] = [
      {
        name: 'an unrecognized word in the build',
        deviations: [inBuild({ ...good, BLOCKED: 1 })],
        verdict: 'error',
        reason: /build.*blocked/i,
      },
      {
        name: 'an unrecognized word in the session',
        deviations: [inSession({ ...good, aborted: 2 })],
        verdict: 'error',
        reason: /session.*aborted/i,
      },
      {
        name: 'an unreadable value in the session',
        deviations: [inSession({ ...good, [failed]: 'many' })],
        verdict: 'error',
        reason: /session/,
      },
      {
        name: 'zero executed tests in the build beside a report of passes',
        deviations: [inBuild(none)],
        verdict: 'error',
        reason: /build/,
      },
      {
        name: 'zero executed tests in the session beside a report of passes',
        deviations: [inSession(none)],
        verdict: 'error',
        reason: /session/,
      },
      {
        name: 'no counters: control',
        deviations: [
          { of: 'build', remove: [built] },
          { of: 'session', remove: [ended] },
        ],
        verdict: 'passed',
      },
    ];
    /** What is read is judged alike in both versions. */
    const judged: readonly RuleCase[] = [
      {
        name: 'an unrecognized word, of a framework without reports',
        inputs: { framework: 'xcuitest' },
        deviations: [inBuild({ ...good, BLOCKED: 1 })],
        verdict: 'error',
        reason: /blocked/i,
      },
      {
        name: 'an unreadable value in the build',
        deviations: [inBuild({ ...good, [failed]: 'many' })],
        verdict: 'error',
        reason: /build/,
      },
      {
        name: 'only ignored tests in the build beside a report of passes',
        deviations: [inBuild({ [skipped]: 4 })],
        verdict: 'error',
        reason: /build/,
      },
      {
        name: 'zero executed tests beside details of passes',
        inputs: { framework: 'xcuitest' },
        deviations: [inBuild(none)],
        verdict: 'error',
      },
      { name: 'failures that no test shows', deviations: [inBuild({ ...good, [failed]: 1 })], verdict: 'error', reason: /build/ },
      { name: 'an unrecognized word with 0: control', deviations: [inBuild({ ...good, BLOCKED: 0 })], verdict: 'passed' },
      { name: 'lower-case words: control', deviations: [inBuild({ success: 3, failed: 0, ignored: 1 })], verdict: 'passed' },
      { name: 'numbers as text: control', deviations: [inBuild({ [passed]: '3', [skipped]: '1' })], verdict: 'passed' },
    ];
    it.each([...read, ...(version === 'v1' ? judged : [])])('$name', (row) =>
      checkRule({ ...row, inputs: { ...inputs, ...row.inputs } }),
    );
  },
);

describe.each(versions)(
  'the announced number of tests, $version',
  ({ version, inputs, built, ended, count, status, counters }) => {
    const half = { [counters.passed]: 2 };
    const withoutLogin: Deviation =
      version === 'v1'
        ? { of: 'session', set: { [ended]: half }, remove: [`test_details/${login}`] }
        : { of: 'session', set: { [ended]: half }, remove: ['testcases/data/1'], text: (body) => body.replace(',null]', ']') };

    it.each<RuleCase>([
      {
        name: 'is more than the counters count',
        deviations: [{ of: 'session', set: { [count]: 6 } }],
        verdict: 'error',
        reason: /\b6\b/,
      },
      {
        name: 'is more than the counters count, of a framework without reports',
        inputs: { framework: 'xcuitest' },
        deviations: [{ of: 'session', set: { [count]: 6 } }],
        verdict: 'error',
        reason: /\b6\b/,
      },
      {
        name: 'is 4, and 2 ran on a device that stays running',
        deviations: [
          { of: 'build', set: { [status]: 'running', [built]: half } },
          withoutLogin,
          { of: 'report', text: editSuite(login, gone) },
        ],
        verdict: 'error',
      },
      { name: 'is less than what ran: control', deviations: [{ of: 'session', set: { [count]: 3 } }], verdict: 'passed' },
      { name: 'is absent: control', deviations: [{ of: 'session', remove: [count] }], verdict: 'passed' },
    ])('$name', (row) => checkRule({ ...row, inputs: { ...inputs, ...row.inputs } }));
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

describe('device_statuses.error', () => {
  const restarted = 'The device restarted';
  const failing = { overrides: [{ test: '*adds', outcome: 'fail' as const }] };

  it.each<RuleCase>([
    ...[pixel, 'Google Pixel 7', 'Google_Pixel_7,13.0'].map((key) => ({
      name: `counts for "${key}"`,
      deviations: [deviceErrors(key, restarted)],
      verdict: 'error',
      reason: /The device restarted/,
    })),
    {
      name: 'counts for a name that several devices have',
      inputs: { devices: 'Google Pixel 3-9.0\nGoogle Pixel 3-10.0' },
      deviations: [deviceErrors('Google Pixel 3', restarted)],
      verdict: 'error',
      reason: /The device restarted/,
    },
    {
      name: 'counts for an unexpected device',
      deviations: [deviceErrors(galaxy, restarted)],
      verdict: 'error',
      reason: /The device restarted/,
    },
    {
      name: 'counts for XCUITest',
      inputs: { framework: 'xcuitest' },
      deviations: [deviceErrors('iPhone 14', restarted)],
      verdict: 'error',
      reason: /The device restarted/,
    },
    {
      name: 'counts for EarlGrey',
      inputs: { framework: 'earlgrey' },
      deviations: [deviceErrors('iPhone 14', restarted)],
      verdict: 'error',
      reason: /The device restarted/,
    },
    {
      name: '`Failed` with a complete report means failed tests',
      scenario: failing,
      deviations: [deviceErrors('Google Pixel 7,13.0', 'Failed')],
      verdict: 'failed',
      outputs: { failed: '1', tests: '4' },
    },
    {
      name: '`Failed` with complete details means failed tests, where there are no reports',
      inputs: { framework: 'xcuitest' },
      scenario: failing,
      deviations: [deviceErrors('iPhone 14', 'Failed')],
      verdict: 'failed',
      outputs: { failed: '1' },
    },
    {
      name: '`Failed` without a failed test is an error',
      deviations: [deviceErrors('Google Pixel 7,13.0', 'Failed')],
      verdict: 'error',
    },
    { name: '`Timedout` is a time-out', deviations: [deviceErrors('Google Pixel 7,13.0', 'Timedout')], verdict: 'timed-out' },
    {
      name: '`Timedout` counts by the name alone',
      deviations: [deviceErrors('Google Pixel 7', 'Timedout')],
      verdict: 'timed-out',
    },
    {
      name: 'is empty: control',
      deviations: [{ of: 'build', set: { device_statuses: { success: { 'Google Pixel 7,13.0': 'Success' }, error: {} } } }],
      verdict: 'passed',
    },
    { name: 'says Success beside failed tests: control', scenario: failing, verdict: 'failed' },
  ])('$name', (row) => checkRule(row));

  it('`Failed` lets a retry run only what failed', () =>
    checkRule(
      {
        name: '',
        inputs: { retries: '1' },
        scenario: { overrides: [{ test: '*adds', flaky: 1 }] },
        deviations: [{ ...deviceErrors('Google Pixel 7,13.0', 'Failed'), build: 1 }],
        verdict: 'passed',
        outputs: { flaky: '1', tests: '4' },
      },
      (_step, { cloud }) => {
        const filters = cloud.startedBuilds().map(({ capabilities }) => capabilities.class);
        expect(filters).toEqual([undefined, [`${cart}#adds`]]);
      },
    ));
});

describe('a report', () => {
  const crash =
    "<system-err>INSTRUMENTATION_RESULT: shortMsg=Process crashed.\nINSTRUMENTATION_CODE: 0\nTest run failed to complete. Instrumentation run failed due to 'Process crashed.'</system-err>";
  it.each<RuleCase>([
    {
      name: 'whose suite declares a time-out',
      deviations: [{ of: 'report', text: declare(cart, { timedout: 1 }) }],
      verdict: /^(timed-out|error)$/,
      reason: /report/,
    },
    {
      name: 'whose second suite declares a time-out',
      deviations: [{ of: 'report', text: declare(login, { timedout: 2 }) }],
      verdict: /^(timed-out|error)$/,
      reason: /report/,
    },
    {
      name: 'whose suite says that the instrumentation crashed',
      deviations: [{ of: 'report', text: inSuite(login, crash) }],
      verdict: 'error',
      reason: /crash/i,
    },
    {
      name: 'whose suite declares a failure that it does not hold',
      deviations: [{ of: 'report', text: declare(cart, { failures: 1 }) }],
      verdict: 'error',
      reason: /report/,
    },
    {
      name: 'with harmless output: control',
      deviations: [{ of: 'report', text: inSuite(login, '<system-err>W/Shop: the cart is empty; nothing crashed</system-err>') }],
      verdict: 'passed',
    },
    { name: 'that comes late: control', scenario: { sessions: [{ report: { 'delay-seconds': 40 } }] }, verdict: 'passed' },
    {
      name: 'that declares no time-outs: control',
      deviations: [{ of: 'report', text: edits(declare(cart, { timedout: 0 }), declare(login, { timedout: 0 })) }],
      verdict: 'passed',
    },
  ])('$name', (row) => checkRule(row));
});

const both: readonly (readonly [string, Inputs])[] = [
  ['v1', { 'api-version': 'v1' }],
  ['v2', { 'api-version': 'v2' }],
];

describe.each(both)('the same facts have the same verdict, %s', (_version, inputs) => {
  it.each<RuleCase>([
    { name: 'all passed', verdict: 'passed', outputs: { tests: '4', passed: '3', skipped: '1' } },
    {
      name: 'a failed test',
      scenario: { overrides: [{ test: '*adds', outcome: 'fail' }] },
      verdict: 'failed',
      outputs: { failed: '1' },
    },
    { name: 'a test in ERROR', scenario: { overrides: [{ test: '*adds', outcome: 'error' }] }, verdict: 'error' },
    { name: 'a test that timed out', scenario: { overrides: [{ test: '*adds', outcome: 'timeout' }] }, verdict: 'timed-out' },
    { name: 'a session that timed out', scenario: { sessions: [{ fate: 'times-out', 'after-tests': 1 }] }, verdict: 'timed-out' },
    { name: 'a session that never ran', scenario: { sessions: [{ fate: 'errors' }] }, verdict: 'error' },
    { name: 'a session that crashed', scenario: { sessions: [{ fate: 'crashes', 'after-tests': 1 }] }, verdict: 'error' },
    { name: 'a session that vanished', scenario: { sessions: [{ fate: 'vanishes' }] }, verdict: 'error' },
    { name: 'a missing report', scenario: { sessions: [{ report: { form: 'missing' } }] }, verdict: 'error', reason: /report/ },
    { name: 'no test executed', scenario: { overrides: [{ outcome: 'skip' }] }, verdict: 'error' },
    {
      name: 'failed tests beside a green device',
      inputs: { devices: `${pixel}\n${galaxy}` },
      scenario: { overrides: [{ test: '*adds', device: 'Samsung*', outcome: 'fail' }] },
      verdict: 'failed',
      outputs: { tests: '8', failed: '1' },
    },
    {
      name: 'failed tests, of XCUITest',
      inputs: { framework: 'xcuitest' },
      scenario: { overrides: [{ test: '*adds', outcome: 'fail' }] },
      verdict: 'failed',
      outputs: { failed: '1' },
    },
    {
      name: 'no test executed, of XCUITest',
      inputs: { framework: 'xcuitest' },
      scenario: { overrides: [{ outcome: 'skip' }] },
      verdict: 'error',
    },
  ])('$name', (row) => checkRule({ ...row, inputs: { ...inputs, ...row.inputs } }));
});
