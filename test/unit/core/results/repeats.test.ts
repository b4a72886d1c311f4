import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RepeatedTest, RepeatReport } from '../../../../src/core/model/repeats.ts';
import type { SessionResult, TestResult } from '../../../../src/core/model/results.ts';
import { type Counters, noCounters } from '../../../../src/core/model/status.ts';
import { analyzeShards } from '../../../../src/core/results/expected-sessions.ts';
import {
  countRan,
  countsAsUnstable,
  describeShown,
  describeUnstable,
  isTooMany,
  isUnstable,
  judgeRepeats,
  type NewTest,
  needsRepeats,
  newTestsOn,
  unstableTests,
} from '../../../../src/core/results/repeats.ts';
import { failedTest, flakyTest, missingSession, quarantineOf, sessionResult, testResult } from '../../../helpers/run-results.ts';

const pixel = 'Google Pixel 3-10.0';
const galaxy = 'Samsung Galaxy S9-8.0';

const newTest = (test: TestResult = testResult('a.B#c')): NewTest => ({ test, why: 'new', device: pixel });

const repeatOf = (repeat: number, parts: Partial<SessionResult>): SessionResult =>
  sessionResult({ device: pixel, repeat, buildId: `r${repeat}`, folder: `sessions/repeat-${repeat}`, ...parts });

const passes = { tests: [testResult('a.B#c')] };
const fails = { tests: [failedTest('a.B#c', { message: 'expected 3' })] };

const judged = (...sessions: readonly Partial<SessionResult>[]): RepeatedTest => {
  const [test] = judgeRepeats(
    [newTest()],
    sessions.map((parts, nth) => repeatOf(nth + 1, parts)),
  );
  if (test === undefined) throw new Error('unreachable: one test was judged');
  return test;
};

describe('the tests to repeat', () => {
  const reasonOf = ({ name }: Pick<TestResult, 'name'>) => (name.startsWith('new') ? 'new' : undefined);
  const find = (...sessions: readonly SessionResult[]) =>
    newTestsOn(pixel, analyzeShards(sessions), reasonOf).map(({ test }) => test.name);

  it('are those that passed on the device, each once', () => {
    const tests = [
      testResult('a.B#new1'),
      testResult('a.B#old'),
      failedTest('a.B#new2'),
      testResult('a.B#new3', { status: 'skipped' }),
    ];
    const second = { shard: { index: 1, total: 2 }, tests: [testResult('a.B#new1'), testResult('a.B#new4')] };
    expect(
      find(
        sessionResult({ device: pixel, tests, shard: { index: 0, total: 2 } }),
        sessionResult({ device: pixel, ...second }),
        sessionResult({ device: galaxy, tests: [testResult('a.B#new5')] }),
      ),
    ).toEqual(['new1', 'new4']);
  });

  it('are none that a retry has shown to fail and pass', () => {
    expect([newTest(), newTest(flakyTest('a.B#c'))].map(needsRepeats)).toEqual([true, false]);
  });

  it.each([
    [10, 10, false],
    [11, 36, true],
    [11, 37, false],
    [300, 1_000, false],
    [301, 1_000, true],
  ])('are too many: %d of %d: %s', (count, all, expected) => {
    expect(isTooMany(count, all)).toBe(expected);
  });
});

describe('a repeated test', () => {
  it('is shown by all its runs, the one of the results among them', () => {
    const test = judged(passes, fails, passes);
    expect(test).toMatchObject({ className: 'a.B', name: 'c', device: pixel, why: 'new', passed: 3, failed: 1 });
    expect(test.results.map(({ repeat, status, folder }) => [repeat, status, folder])).toEqual([
      [1, 'passed', 'sessions/repeat-1'],
      [2, 'failed', 'sessions/repeat-2'],
      [3, 'passed', 'sessions/repeat-3'],
    ]);
    expect([isUnstable(test), test.results[1]?.failures[0]?.message]).toEqual([true, 'expected 3']);
  });

  it.each<[what: string, session: Partial<SessionResult>]>([
    ['never ran', { tests: [testResult('a.B#c', { status: 'pending' })] }],
    ['was skipped', { tests: [testResult('a.B#c', { status: 'skipped' })] }],
    ['is not there', { tests: [testResult('a.B#other')] }],
    ['passed in a session that was lost', { ...missingSession({ device: pixel }), tests: passes.tests }],
  ])('shows nothing by a repeat in which it %s', (_what, session) => {
    expect(judged(passes, session)).toMatchObject({ passed: 2, failed: 0, results: [{ repeat: 1 }] });
  });

  const dead = { ...missingSession({ device: pixel }).evidence, summary: { status: 'error' as const, rawStatus: 'error' } };
  const counting = (counters: Partial<Counters>) => ({
    tests: [],
    evidence: { ...dead, summary: { ...dead.summary, counters: { ...noCounters, ...counters } } },
  });

  it.each<[what: string, session: Partial<SessionResult>, broken: number | undefined]>([
    ['ended in error', { tests: [failedTest('a.B#c', {}, { status: 'error' })] }, 1],
    ['timed out', { tests: [failedTest('a.B#c', {}, { status: 'timed-out' })] }, 1],
    ['has an unrecognized status', { tests: [failedTest('a.B#c', {}, { status: 'unknown' })] }, 1],
    ['failed before the session died', { tests: fails.tests, evidence: dead }, undefined],
    ['failed according to a counter alone', counting({ failed: 1 }), undefined],
    ['timed out according to a counter alone', counting({ timedOut: 1 }), 1],
  ])('did not pass in a repeat in which it %s', (_what, session, broken) => {
    const test = judged(passes, session);
    expect(test).toMatchObject({ passed: 2, failed: 1, results: [{ repeat: 1 }, { repeat: 2 }] });
    expect([isUnstable(test), test.broken]).toEqual([true, broken]);
  });

  it('ran in a repeat if any source shows a test', () => {
    const sessions = [passes, counting({ timedOut: 1 }), counting({ passed: 1 }), counting({}), { tests: [] }];
    expect(countRan(sessions.map((parts, nth) => repeatOf(nth + 1, parts)))).toBe(3);
  });

  it('is unstable where a retry healed a time-out', () => {
    const timedOut = testResult('a.B#c', { earlierAttempts: [{ status: 'timed-out', failures: [] }] });
    expect(judgeRepeats([newTest(timedOut)], [])).toMatchObject([{ passed: 1, failed: 1 }]);
  });

  it('failed where one of its results in a session did', () => {
    expect(judged({ tests: [...passes.tests, ...fails.tests, ...passes.tests] })).toMatchObject({ passed: 1, failed: 1 });
  });

  it('is unstable without repeats where a retry healed it', () => {
    const [test] = judgeRepeats([newTest(flakyTest('a.B#c'))], []);
    expect(test).toMatchObject({ passed: 1, failed: 1, results: [] });
  });

  it('counts as unstable unless it is quarantined', () => {
    const test = judged(fails);
    const [quarantined] = quarantineOf({ test: 'a.B#c' }).entries;
    expect([test, { ...test, quarantined }, judged(passes)].map(countsAsUnstable)).toEqual([true, false, false]);
  });

  it('is counted the same in whatever order its repeats end', () => {
    const outcomes = fc.array(fc.boolean(), { maxLength: 8 });
    fc.assert(
      fc.property(outcomes, fc.nat(), (list, by) => {
        const sessions = list.map((pass, nth) => repeatOf(nth + 1, pass ? passes : fails));
        const turned = [...sessions.slice(by % 8), ...sessions.slice(0, by % 8)];
        expect(judgeRepeats([newTest()], turned)).toEqual(judgeRepeats([newTest()], sessions));
        const [test] = judgeRepeats([newTest()], sessions);
        expect([test?.passed, test?.failed]).toEqual([1 + list.filter(Boolean).length, list.filter((pass) => !pass).length]);
      }),
    );
  });
});

describe('what was shown', () => {
  it('is said in one sentence', () => {
    expect(describeShown(6)).toBe(
      '6 of 6 runs passed: a test that fails in 20 % of its runs would have failed in one of them with a probability of 74 %.',
    );
    expect(describeShown(1)).toContain('with a probability of 20 %');
  });

  it('names the first unstable test, and counts the others', () => {
    const test = judged(fails, passes);
    expect(describeUnstable([])).toBe('');
    expect(describeUnstable([test])).toBe(`1 new or changed test is unstable: a.B#c @ ${pixel} passed in 2 of 3 runs`);
    expect(describeUnstable([test, test])).toBe(
      `2 new or changed tests are unstable: a.B#c @ ${pixel} passed in 2 of 3 runs, and 1 more`,
    );
  });

  it('lists unstable tests as the outputs name failed ones, quarantined ones among them', () => {
    const [quarantined] = quarantineOf({ test: 'a.B#c' }).entries;
    const tests = [judged(passes), { ...judged(fails), quarantined }, { ...judged(fails), name: 'd' }];
    const report: RepeatReport = { times: 1, tests, planned: 1, ran: 1, deviceMs: 0 };
    expect(unstableTests(report, 9)).toEqual([`a.B#c @ ${pixel}`, `a.B#d @ ${pixel}`]);
    expect(unstableTests(report, 1)).toEqual([`a.B#c @ ${pixel}`]);
    expect(unstableTests(undefined, 9)).toEqual([]);
  });
});
