import { describe, expect, it } from 'vitest';
import { quarantineShards } from '../../../src/history/quarantine.ts';
import { ctrfDocument } from '../../../src/results/ctrf/ctrf-document.ts';
import { ctrfJson } from '../../../src/results/ctrf/write-ctrf.ts';
import { analyzeShards } from '../../../src/results/expected-sessions.ts';
import { decideVerdict, type JudgedFacts } from '../../../src/results/judge.ts';
import { mergedJUnit } from '../../../src/results/junit/write-merged.ts';
import { countTotals } from '../../../src/results/totals.ts';
import { failedTest, flakyTest, quarantineOf, runResult, runStart, testResult } from '../../helpers/run-results.ts';
import { build, session, summary, withEvidence } from './verdict-row.ts';

const quarantine = quarantineOf({ test: 'a.B#d' });
const failing = session({ tests: [testResult('a.B#c'), failedTest('a.B#d', { message: 'expected 3 but was 2' })] });

const judge = (sessions: readonly ReturnType<typeof session>[], facts: Partial<JudgedFacts> = {}) => {
  const shards = quarantineShards(analyzeShards(sessions), { quarantine, framework: 'espresso' }, runStart);
  const failOnFlaky = facts.failOnFlaky ?? false;
  const totals = countTotals(shards, failOnFlaky);
  return decideVerdict({ builds: [build()], shards, totals, failOnFlaky, problems: [], ...facts }).verdict;
};

describe('the verdict over quarantined failures', () => {
  it('is passed, and says how many there are', () => {
    expect(judge([failing])).toEqual({
      kind: 'passed',
      reason: '1 test passed on 1 device, 1 failed in quarantine; every session reported.',
    });
  });

  it('is passed where no test passed: tests ran', () => {
    expect(judge([session({ tests: [failedTest('a.B#d')] })])).toMatchObject({ kind: 'passed' });
  });

  it.each([
    ['the build', failing, { builds: [build({ status: 'failed' })] }],
    ['the entry of the build', withEvidence(failing, summary('failed', { passed: 1, failed: 1 })), {}],
    ['the device', withEvidence(failing, { deviceStatus: { status: 'failed', message: 'Failed' } }), {}],
  ])('is no error because the service calls %s failed', (_what, one, facts) => {
    expect(judge([one], facts)).toMatchObject({ kind: 'passed' });
  });

  it.each([
    ['more failures than the report holds', withEvidence(failing, summary('failed', { passed: 1, failed: 2 })), 'error'],
    ['a test that the service timed out', withEvidence(failing, summary('failed', { passed: 1, timedOut: 1 })), 'timed-out'],
    ['another failure', session({ tests: [failedTest('a.B#d'), failedTest('a.B#e')] }), 'failed'],
    ['a test in ERROR', session({ tests: [failedTest('a.B#d'), testResult('a.B#e', { status: 'error' })] }), 'error'],
    [
      'the same test in ERROR, which the report calls failed',
      withEvidence(failing, summary('failed', { passed: 1, error: 1 })),
      'error',
    ],
  ])('still sees %s', (_what, one, kind) => {
    expect(judge([one])).toMatchObject({ kind });
  });

  it('counts and names the other failures', () => {
    const { reason } = judge([session({ tests: [failedTest('a.B#d'), failedTest('a.B#e'), failedTest('a.B#f')] })]);
    expect(reason).toMatch(/^2 of 3 tests failed \(and 1 quarantined\): a\.B#e @ [^ ].* and 1 more \[tests-failed\]\.$/);
    const flaky = judge([session({ tests: [failedTest('a.B#d'), flakyTest('a.B#f')] })], { failOnFlaky: true });
    expect(flaky.reason).toMatch(/^1 of 2 tests failed \(1 flaky, counted as failed; and 1 quarantined\): a\.B#f @ /);
  });

  it('is passed over a flaky test, also with `fail-on-flaky`', () => {
    expect(judge([session({ tests: [flakyTest('a.B#d')] })], { failOnFlaky: true })).toMatchObject({ kind: 'passed' });
    expect(judge([session({ tests: [flakyTest('a.B#c')] })], { failOnFlaky: true })).toMatchObject({ kind: 'failed' });
  });
});

describe('files of a run with quarantined failures', () => {
  const run = runResult([failing], {}, quarantine);
  const ctrfOf = (written: typeof run) => ctrfDocument.parse(JSON.parse([...ctrfJson(written)].join(''))).results;
  const junitOf = (written: typeof run) => [...mergedJUnit(written)].join('');

  it('keep the status in CTRF, with a mark', () => {
    expect(ctrfOf(run)).toMatchObject({
      summary: { passed: 1, failed: 1 },
      tests: [{ status: 'passed' }, { status: 'failed', extra: { quarantined: true } }],
      extra: { verdict: 'passed', totals: { quarantined: 1 }, quarantine: { file: 'quarantine.yml' } },
    });
  });

  it('show them in JUnit as skipped, with the entry and the message', () => {
    const xml = junitOf(run);
    expect(xml).toMatch(/<testsuites [^>]*tests="2" failures="0" errors="0" skipped="1"/);
    expect(xml).toContain(
      '<skipped message="Quarantined until 2026-12-31: Fails on Mondays (https://github.com/octo/shop/issues/7). expected 3 but was 2"/>',
    );
  });

  it('are not greener than the verdict: another one than that of the tests has an entry of its own', () => {
    const cancelled = { ...run, verdict: { kind: 'cancelled', reason: 'The workflow was cancelled.' } as const };
    expect(ctrfOf(cancelled).tests.map(({ extra: { kind = 'test' } }) => kind)).toEqual(['test', 'test', 'verdict']);
    expect(junitOf(cancelled)).toContain('errors="1"');
  });

  it('call a quarantined flaky test passed, also with `fail-on-flaky`', () => {
    const flaky = runResult([session({ tests: [flakyTest('a.B#d')] })], { failOnFlaky: true }, quarantine);
    expect(junitOf(flaky)).toMatch(/failures="0" errors="0" skipped="0"/);
  });
});
