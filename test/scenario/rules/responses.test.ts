import { describe, expect, it } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import { checkRule, type RuleCase } from './rule-case.ts';

const passed = ['passed', /every session reported/] as const;

describe('contradicting and late responses', () => {
  const fails: ScenarioInput = { overrides: [{ test: '*adds', outcome: 'fail' }] };
  const says: ScenarioInput = {
    builds: [{ 'status-word': 'done' }],
    sessions: [{ shows: { 'device-status': 'done', 'device-statuses': 'success' } }],
  };
  const now: ScenarioInput = { faults: [{ action: 'status', status: 503, path: '/app-automate/**', nth: 2, times: 3 }] };
  const word = (status: string): ScenarioInput => ({ builds: [{ 'status-word': status }] });
  it.each<[name: string, scenario: ScenarioInput, verdict: string, reason: RegExp, more?: Partial<RuleCase>]>([
    ['a report that is a web page', { sessions: [{ report: { form: 'html' } }] }, 'error', /JUnit report cannot be read/],
    ['a build that is done and "Success" though a test failed', { ...fails, ...says }, 'failed', /1 of 4 tests failed/],
    ['a build that fails though no test did', word('failed'), 'error', /but no test in it failed/],
    [
      'a build with an unrecognized status',
      word('exploded'),
      'timed-out',
      /unrecognized status "exploded"/,
      { inputs: { 'timeout-minutes': '2' }, outputs: { passed: '3' } },
    ],
    ['a device that lags behind its build: control', { sessions: [{ shows: { 'lag-seconds': 10 } }] }, ...passed],
    ['requests that fail now and then: control', now, ...passed],
  ])('responses of the service that disagree, or come late, are judged: $0', (name, scenario, verdict, reason, more) =>
    checkRule({ name, scenario, verdict, reason, ...more }),
  );

  it('the reason is the same under both versions of the interface', async () => {
    const seen: unknown[] = [];
    for (const version of ['v1', 'v2'])
      await checkRule(
        { name: version, inputs: { 'api-version': version }, scenario: fails, verdict: 'failed' },
        ({ outputs }) => {
          seen.push(['reason', 'tests', 'passed', 'failed', 'skipped', 'sessions', 'failed-tests'].map((name) => outputs[name]));
        },
      );
    expect(seen[1]).toEqual(seen[0]);
  });
});
