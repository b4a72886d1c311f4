import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SessionResult, testName } from '../../../../src/core/model/results.ts';
import type { TestStatus } from '../../../../src/core/model/status.ts';
import { outcomeOf } from '../../../../src/core/results/attempts.ts';
import { defaultBudget } from '../../../../src/report-page/budget.ts';
import { createReport } from '../../../../src/report-page/client/model/report.ts';
import { pageData } from '../../../../src/report-page/results/page-data.ts';
import { countedShards, failedTest, missingSession, runResult, sessionResult, testResult } from '../../../helpers/run-results.ts';

const dataOf = (...run: readonly SessionResult[]) => pageData(runResult(run), defaultBudget);
const reportOf = (...run: readonly SessionResult[]) => createReport(dataOf(...run).results);

const statuses: readonly TestStatus[] = ['passed', 'failed', 'skipped', 'timed-out', 'error', 'pending', 'unknown'];

const test = fc.record({
  name: fc.constantFrom('a.B#x', 'a.B#y', 'c.D#x', 'plain'),
  status: fc.constantFrom(...statuses),
  durationMs: fc.nat(99_999),
});
const bit = fc.constantFrom(0, 1);
const sessions: fc.Arbitrary<SessionResult[]> = fc
  .uniqueArray(fc.record({ device: fc.constantFrom('A-1', 'B-2', 'C-3'), index: bit, attempt: bit, tests: fc.array(test) }), {
    selector: ({ device, index, attempt }) => `${device} ${index} ${attempt}`,
  })
  .map((all) =>
    all.map(({ index, tests, ...place }) => {
      const results = tests.map(({ name, ...rest }) => testResult(name, rest));
      return sessionResult({ ...place, shard: { index, total: 2 }, tests: results });
    }),
  );

describe('the results of the page', () => {
  it('count as tests of a session those that ran', () => {
    const tests = [testResult('A#a'), testResult('A#b', { status: 'pending' })];
    expect(reportOf(sessionResult({ device: 'A-1', tests })).sessions).toMatchObject([{ tests: 1 }]);
  });

  it('are, read back, the results of the run with their attempts merged', () => {
    fc.assert(
      fc.property(sessions, (run) => {
        const report = reportOf(...run);
        // Tests that a session lost have no result.
        const read = report.results
          .filter(({ outcome }) => outcome !== 'no result')
          .map(({ session, test, outcome, durationMs }) => ({ device: session.device, test: test.name, outcome, durationMs }));
        const merged = countedShards(run).flatMap(({ tests, last, quarantined }) =>
          tests.map((test) => ({
            device: last.device,
            test: testName(test),
            outcome: outcomeOf(test, { quarantined }),
            durationMs: test.durationMs,
          })),
        );
        const sorted = (list: readonly object[]): string[] => list.map((each) => JSON.stringify(each)).toSorted();
        expect(sorted(read)).toEqual(sorted(merged));
      }),
    );
  });

  it('keep tests of one name in one session apart, and count them', () => {
    const tests = [testResult('a.B#c'), failedTest('a.B#c'), testResult('a.B#c')];
    const report = reportOf(sessionResult({ device: 'A-1', tests }), sessionResult({ device: 'B-1', tests }));
    expect(report.tests.map(({ method }) => method)).toEqual(['c', 'c (2)', 'c (3)']);
    expect(report.tests.map((test) => test.results.map(({ outcome }) => outcome))).toEqual([
      ['passed', 'passed'],
      ['failed', 'failed'],
      ['passed', 'passed'],
    ]);
  });

  it('take a hundred thousand tests of one name in one session', () => {
    const tests = Array.from({ length: 100_000 }, () => testResult('a.B#c'));
    const report = reportOf(sessionResult({ device: 'A-1', tests }));
    expect([report.tests.length, report.tests[99_999]?.method]).toEqual([100_000, 'c (100000)']);
  });

  it('share one failure where devices agree', () => {
    const tests = Array.from({ length: 100 }, (_none, index) => failedTest(`a.B#c${index}`, { message: 'timed out after 3 s' }));
    const { results, details } = dataOf(sessionResult({ device: 'A-1', tests }), sessionResult({ device: 'B-1', tests }));
    expect(results.tests).toHaveLength(100);
    expect(results.failures).toEqual([
      { headline: 'timed out after 3 s', outer: '', cause: results.causes[0], category: 'timeout', certainty: 'stated' },
    ]);
    expect(details.failures).toEqual([{ kind: 'failure', type: '', message: 'timed out after 3 s', trace: '' }]);
    expect(details.results[7]).toMatchObject({ failures: [0], reproduce: { tests: 'a.B#c7' } });
  });

  it('failures that differ only in numbers are called the same', () => {
    const tests = ['timed out after 3 s', 'timed out after 4 s', 'other'].map((message, index) =>
      failedTest(`a.B#c${index}`, { message }),
    );
    const { failures } = dataOf(sessionResult({ device: 'A-1', tests })).results;
    expect(new Set(failures.map(({ cause }) => cause)).size).toBe(2);
  });

  it('take names such as __proto__ for names', () => {
    const tests = [failedTest('__proto__#constructor', { message: 'x' }), testResult('constructor#__proto__')];
    const report = reportOf(sessionResult({ device: '__proto__-1', tests }));
    expect(report.tests.map(({ name }) => name)).toEqual(['__proto__#constructor', 'constructor#__proto__']);
    expect(report.results[0]?.failure?.headline).toBe('x');
  });

  it('have no result for what a failed session did not run of its own shard', () => {
    const shard = (index: number) => ({ index, total: 2 });
    const timedOut = testResult('a.B#y', { status: 'timed-out' });
    const report = reportOf(
      sessionResult({ device: 'A-1', shard: shard(0), tests: [testResult('a.B#x'), testResult('a.B#y')] }),
      sessionResult({ device: 'A-1', shard: shard(1), tests: [testResult('a.B#z')] }),
      sessionResult({ device: 'B-1', shard: shard(0), tests: [testResult('a.B#x'), timedOut] }),
      missingSession({ device: 'B-1', shard: shard(1) }),
    );
    const lost = report.results.filter(({ outcome }) => outcome === 'no result');
    expect(lost.map(({ test, session }) => [test.name, session.device, session.kind])).toEqual([['a.B#z', 'B-1', 'missing']]);
  });
});

describe('a run with more results than the page has room for', () => {
  const tests = [testResult('A#x'), failedTest('A#y'), testResult('A#z'), failedTest('A#w')];
  const run = runResult([
    sessionResult({ device: 'A-1', tests }),
    sessionResult({ device: 'B-1', tests: [testResult('A#x'), testResult('A#y'), testResult('A#z'), failedTest('A#w')] }),
  ]);

  it.each([
    { limits: { results: 8 }, kept: ['x', 'y', 'z', 'w'] },
    { limits: { results: 7 }, kept: ['y', 'w'] },
    { limits: { results: 3 }, kept: ['w'] },
    { limits: { results: 1 }, kept: [] },
    { limits: { resultBytes: 300 }, kept: ['y', 'w'] },
  ])('a page with room for $limits keeps the tests $kept on all devices', ({ limits, kept }) => {
    const { results, notes } = pageData(run, { ...defaultBudget, ...limits });
    expect(results.tests.map(({ name }) => name)).toEqual(kept);
    expect(results.sessions.map((session) => session.results?.length)).toEqual([kept.length, kept.length]);
    expect(results.leftOut !== undefined).toBe(kept.length < 4);
    expect(notes).toEqual(results.leftOut === undefined ? [] : [results.leftOut]);
  });

  it('says how many there are, and how many failures do not fit either', () => {
    expect(pageData(run, { ...defaultBudget, results: 3 }).results.leftOut).toBe(
      'The run has 8 results. This page shows only tests with a failure on some device. 1 of the 2 do not fit either. All are in results.json.',
    );
  });
});
