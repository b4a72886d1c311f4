import { describe, expect, it } from 'vitest';
import { groupAttempts, isFlaky, mergeAttempts } from '../../../src/results/attempts.ts';
import { failedTest, sessionResult, testResult } from '../../helpers/run-results.ts';

const device = 'Google Pixel 3-10.0';
const name = 'a.B#c';
const attempt = (number: number, ...tests: ReturnType<typeof testResult>[]) => sessionResult({ device, attempt: number, tests });

describe('attempts of one slot', () => {
  it('are put in their order, whatever order they come in', () => {
    const [attempts = []] = [...groupAttempts([attempt(2), attempt(0), attempt(1)])];
    expect(attempts.map((session) => session.attempt)).toEqual([0, 1, 2]);
  });

  it('keep the time of an earlier try where it is known', () => {
    const [known] = mergeAttempts([attempt(0, failedTest(name, {}, { durationMs: 700 })), attempt(1, testResult(name))]).tests;
    expect(known?.earlierTries).toMatchObject([{ status: 'failed', durationMs: 700 }]);
    const { durationMs: _unknown, ...untimed } = failedTest(name);
    const [unknown] = mergeAttempts([attempt(0, untimed), attempt(1, testResult(name))]).tests;
    expect(unknown?.earlierTries.map((tried) => 'durationMs' in tried)).toEqual([false]);
  });

  it.each([
    ['failed, then passed', failedTest(name), testResult(name), true],
    ['passed, then passed', testResult(name), testResult(name), false],
    ['skipped, then passed', testResult(name, { status: 'skipped' }), testResult(name), false],
    ['in error, then passed', testResult(name, { status: 'error' }), testResult(name), true],
    ['failed, then failed', failedTest(name), failedTest(name), false],
    ['failed, then skipped', failedTest(name), testResult(name, { status: 'skipped' }), false],
  ] as const)('tell flaky tests from others: %s', (_title, first, second, flaky) => {
    const { tests } = mergeAttempts([attempt(0, first), attempt(1, second)]);
    expect(tests.map((test) => [test.status, isFlaky(test)])).toEqual([[second.status, flaky]]);
  });

  it('match tests of one name by their place among them', () => {
    const { tests } = mergeAttempts([
      attempt(0, failedTest(name), failedTest(name)),
      attempt(1, testResult(name), failedTest(name)),
    ]);
    expect(tests.map((test) => [test.status, isFlaky(test)])).toEqual([
      ['passed', true],
      ['failed', false],
    ]);
  });

  it('keep what the later attempt did not run', () => {
    const { tests, sessionOf } = mergeAttempts([
      attempt(0, testResult('a.B#kept'), failedTest(name)),
      attempt(1, testResult(name)),
    ]);
    expect(tests.map((test) => [test.name, sessionOf(test).attempt])).toEqual(
      expect.arrayContaining([
        ['kept', 0],
        ['c', 1],
      ]),
    );
    expect(tests).toHaveLength(2);
  });

  it('copy no result of a session that was the only attempt', () => {
    const session = attempt(0, testResult(name), failedTest('a.B#d'));
    const { tests, sessionOf } = mergeAttempts([session]);
    expect(tests).toBe(session.tests);
    expect(tests.map(sessionOf)).toEqual([session, session]);
  });
});
