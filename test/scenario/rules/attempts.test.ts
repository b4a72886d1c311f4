import { describe, it } from 'vitest';
import type { Deviation } from '../../helpers/deviations.ts';
import { declare, editCase, editSuite, edits, failed, gone, skipped } from './report-edits.ts';
import { checkRule, type RuleCase } from './rule-case.ts';

const cart = 'com.shop.CartTest';
const login = 'com.shop.LoginTest';
const addsFailed = { 'failed-tests': `["${cart}#adds @ Google Pixel 7-13.0"]` };

/** Six tests, two of which fail in the first attempt. */
const twoFail = {
  tests: {
    espresso: [
      ...['adds', 'removes', 'totals', 'clears'].map((name) => ({ class: cart, name })),
      ...['signsIn', 'signsOut'].map((name) => ({ class: login, name })),
    ],
    xcuitest: ['adds', 'removes', 'totals', 'clears', 'shows', 'pays'].map((name) => ({
      class: 'CartTest',
      name,
      target: 'ShopUITests',
    })),
  },
  overrides: [
    { test: '*adds', flaky: 1 },
    { test: '*removes', flaky: 1 },
  ],
};

/** Deviations of the retry (the second build) in its build, its session and its report. */
const retrySays = (counters: Record<string, number>, session: Partial<Deviation>, report?: Deviation['text']): Deviation[] => [
  { of: 'build', build: 2, set: { 'devices/*/test_status': counters } },
  { of: 'session', build: 2, ...session, set: { test_status: counters, ...session.set } },
  ...(report === undefined ? [] : [{ of: 'report' as const, build: 2, text: report }]),
];

const ignored = { [`test_details/${cart}/adds/status`]: 'IGNORED' };

describe('failures and their retries', () => {
  const stays = { verdict: 'failed', outputs: { failed: '1', flaky: '1', ...addsFailed } };
  it.each<RuleCase>([
    { name: 'it passed: control', verdict: 'passed', outputs: { failed: '0', flaky: '2' } },
    {
      name: 'skipped in the retry',
      deviations: retrySays(
        { SUCCESS: 1, IGNORED: 1 },
        { set: ignored },
        edits(editCase('adds', skipped), declare(cart, { skipped: 1 })),
      ),
      ...stays,
    },
    {
      name: 'absent from the retry',
      deviations: retrySays(
        { SUCCESS: 1 },
        { set: { test_count: 1, [`test_details/${cart}/adds`]: undefined } },
        edits(editCase('adds', gone), declare(cart, { tests: 1 })),
      ),
      ...stays,
    },
    {
      name: 'ignored in the retry, where sessions have no report',
      deviations: retrySays({ SUCCESS: 1, IGNORED: 1 }, { set: { 'test_details/CartTest/adds/status': 'IGNORED' } }),
      verdict: 'failed',
      inputs: { framework: 'xcuitest' },
      outputs: { failed: '1', flaky: '1', 'failed-tests': '["CartTest#adds @ iPhone 14-16"]' },
    },
  ])('a failure stays one until the same test passes in a later attempt: $name', (row) =>
    checkRule({ scenario: twoFail, ...row, inputs: { retries: '1', ...row.inputs } }),
  );
});

const counted = (counters: Record<string, number>): Deviation[] => [
  { of: 'build', set: { 'devices/*/test_status': counters } },
  { of: 'session', set: { test_status: counters } },
];

/** Report in which the test `adds` ran twice. */
const ranTwice = (
  first: (element: string) => string,
  second: (element: string) => string,
  declared: Record<string, number>,
): Deviation => ({
  of: 'report',
  text: edits(
    editCase('adds', (element) => first(element) + second(element)),
    declare(cart, declared),
  ),
});
const passed = (element: string): string => element;

const located = (ended: (element: string) => string, line: number) => (element: string) =>
  ended(element).replace('<testcase', `<testcase file="CartTest.kt" line="${line}"`);

describe('a repeated case in one report', () => {
  it.each<RuleCase>([
    ...[
      { what: 'failed, then passed', ends: [failed, passed], declared: { tests: 3, failures: 1 } },
      {
        what: 'passed, then failed, with lines of their own',
        ends: [located(passed, 7), located(failed, 9)],
        declared: { tests: 3, failures: 1 },
      },
      { what: 'failed, then passed, with totals that count tests', ends: [failed, passed], declared: { tests: 2, failures: 0 } },
    ].map(({ what, ends: [first = passed, second = passed], declared }) => ({
      name: `is no retry where none was asked for: ${what}`,
      deviations: [
        ...counted({ SUCCESS: 3, FAILED: 1, IGNORED: 1 }),
        { of: 'session' as const, set: { test_count: 5, [`test_details/${cart}/adds/status`]: 'FAILED' } },
        { of: 'build' as const, set: { status: 'failed' } },
        ranTwice(first, second, declared),
      ],
      verdict: 'failed',
      outputs: { flaky: '0', ...addsFailed },
    })),
    {
      name: 'is a retry where it was asked for: control',
      inputs: { capabilities: 'retryTestsOnFailure: true' },
      scenario: { builds: [{ 'status-word': 'failed' }] },
      deviations: [ranTwice(failed, passed, { tests: 3, failures: 1 })],
      verdict: 'passed',
      outputs: { tests: '4', passed: '3', flaky: '1' },
    },
    {
      name: 'that failed and then was skipped stays failed, though retries were asked for',
      inputs: { capabilities: 'retryTestsOnFailure: true' },
      deviations: [
        ...counted({ SUCCESS: 2, IGNORED: 2 }),
        { of: 'session', set: ignored },
        ranTwice(failed, skipped, { tests: 3, failures: 1, skipped: 1 }),
      ],
      verdict: 'failed',
      outputs: { failed: '1', ...addsFailed },
    },
  ])('$name', (row) => checkRule(row));
});

describe('retryTestsOnFailure', () => {
  it.each<RuleCase>([
    {
      name: 'a report with 1 of 4 tests',
      deviations: [{ of: 'report', text: edits(editCase('removes', gone), editSuite(login, gone), declare(cart, { tests: 1 })) }],
      verdict: 'error',
      reason: /report/,
    },
    {
      name: 'counters of the session with a failure beside green details',
      deviations: [{ of: 'session', set: { test_status: { SUCCESS: 2, FAILED: 1, IGNORED: 1 } } }],
      verdict: 'error',
      reason: /session/,
    },
    {
      name: 'details with a failure beside a green report',
      deviations: [{ of: 'session', set: { [`test_details/${cart}/adds/status`]: 'FAILED' } }],
      verdict: /^(error|failed)$/,
    },
    {
      name: 'a report and counters that count every try: control',
      scenario: { builds: [{ 'status-word': 'failed' }] },
      deviations: [...counted({ SUCCESS: 3, FAILED: 1, IGNORED: 1 }), ranTwice(failed, passed, { tests: 3, failures: 1 })],
      verdict: 'passed',
      outputs: { tests: '4', passed: '3', flaky: '1' },
    },
    {
      name: 'a report that names the failed try inside of the case: control',
      scenario: { overrides: [{ test: '*adds', flaky: 1 }] },
      verdict: 'passed',
      outputs: { tests: '4', flaky: '1' },
    },
  ])('every count still has to agree with retryTestsOnFailure: $name', (row) =>
    checkRule({ ...row, inputs: { capabilities: 'retryTestsOnFailure: true', ...row.inputs } }),
  );
});
