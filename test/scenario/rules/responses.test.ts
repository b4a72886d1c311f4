import { describe, expect, it } from 'vitest';
import { checkRule, type RuleCase } from './rule-case.ts';

const passed = { verdict: 'passed', reason: /every session reported/ };

describe('contradicting and late responses', () => {
  it.each<RuleCase>([
    {
      name: 'a report that is a web page',
      scenario: { sessions: [{ report: { form: 'html' } }] },
      verdict: 'error',
      reason: /JUnit report cannot be read/,
    },
    {
      name: 'a build that is done and "Success" though a test failed',
      scenario: {
        overrides: [{ test: '*adds', outcome: 'fail' }],
        builds: [{ 'status-word': 'done' }],
        sessions: [{ shows: { 'device-status': 'done', 'device-statuses': 'success' } }],
      },
      verdict: 'failed',
      reason: /1 of 4 tests failed/,
    },
    {
      name: 'a build that fails though no test did',
      scenario: { builds: [{ 'status-word': 'failed' }] },
      verdict: 'error',
      reason: /but no test in it failed/,
    },
    {
      name: 'a build with an unrecognized status',
      inputs: { 'timeout-minutes': '2' },
      scenario: { builds: [{ 'status-word': 'exploded' }] },
      verdict: 'timed-out',
      reason: /unrecognized status "exploded"/,
      outputs: { passed: '3' },
    },
    {
      name: 'a device that lags behind its build: control',
      scenario: { sessions: [{ shows: { 'lag-seconds': 10 } }] },
      ...passed,
    },
    {
      name: 'requests that fail now and then: control',
      scenario: { faults: [{ action: 'status', status: 503, path: '/app-automate/**', nth: 2, times: 3 }] },
      ...passed,
    },
  ])('responses of the service that disagree, or come late, are judged: $name', (row) => checkRule(row));

  it('the reason is the same under both versions of the interface', async () => {
    const seen: unknown[] = [];
    const scenario = { overrides: [{ test: '*adds', outcome: 'fail' as const }] };
    for (const version of ['v1', 'v2'])
      await checkRule({ name: version, inputs: { 'api-version': version }, scenario, verdict: 'failed' }, ({ outputs }) => {
        seen.push(['reason', 'tests', 'passed', 'failed', 'skipped', 'sessions', 'failed-tests'].map((name) => outputs[name]));
      });
    expect(seen[1]).toEqual(seen[0]);
  });
});
