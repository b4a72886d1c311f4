import { describe, expect, it } from 'vitest';
import { isFlaky, mergeAttempts } from '../../../../src/core/results/attempts.ts';
import { analyzeShards } from '../../../../src/core/results/expected-sessions.ts';
import { failedTest, sessionResult, testResult } from '../../../helpers/run-results.ts';

const device = 'Google Pixel 3-10.0';
const name = 'a.B#c';
const attempt = (number: number, ...tests: ReturnType<typeof testResult>[]) => sessionResult({ device, attempt: number, tests });

describe('attempts of one device and shard', () => {
  it('are put in their order, whatever order they come in', () => {
    const shards = analyzeShards([attempt(2), attempt(0), attempt(1)]);
    expect(shards.map(({ attempts }) => attempts.map((session) => session.attempt))).toEqual([[0, 1, 2]]);
  });

  it('keep the time of an earlier try where it is known', () => {
    const [known] = mergeAttempts([attempt(0, failedTest(name, {}, { durationMs: 700 })), attempt(1, testResult(name))]).tests;
    expect(known?.earlierAttempts).toMatchObject([{ status: 'failed', durationMs: 700 }]);
    const { durationMs: _unknown, ...untimed } = failedTest(name);
    const [unknown] = mergeAttempts([attempt(0, untimed), attempt(1, testResult(name))]).tests;
    expect(unknown?.earlierAttempts).toMatchObject([{ durationMs: undefined }]);
  });

  it.each([
    ['failed', 'passed', 'passed', true],
    ['passed', 'passed', 'passed', false],
    ['skipped', 'passed', 'passed', false],
    ['pending', 'passed', 'passed', false],
    ['error', 'passed', 'passed', true],
    ['failed', 'failed', 'failed', false],
    ['failed', 'skipped', 'failed', false],
    ['failed', 'pending', 'failed', false],
    ['error', 'skipped', 'error', false],
    ['passed', 'skipped', 'passed', false],
    ['passed', 'failed', 'failed', false],
    ['pending', 'skipped', 'skipped', false],
  ] as const)('only a later pass heals: %s, then %s is %s', (first, second, last, flaky) => {
    const { tests } = mergeAttempts([
      attempt(0, testResult(name, { status: first })),
      attempt(1, testResult(name, { status: second })),
    ]);
    expect(tests.map((test) => [test.status, isFlaky(test)])).toEqual([[last, flaky]]);
  });

  it.each<[string, string[], string[], string[]]>([
    ['joins the tests of a class that one attempt names without its package', ['B#c'], ['a.B#c'], ['a.B#c passed']],
    ['in either order', ['a.B#c'], ['B#c'], ['a.B#c passed']],
    ['not where two classes can be meant', ['B#c'], ['a.B#c', 'z.B#c'], ['B#c failed', 'a.B#c passed', 'z.B#c passed']],
    ['not where one attempt has both', ['B#c', 'a.B#c'], ['a.B#c'], ['B#c failed', 'a.B#c passed']],
    ['not for classes of one module', ['Cart/B#c'], ['Shop/B#c'], ['Cart/B#c failed', 'Shop/B#c passed']],
  ])('attempts of one test are joined: %s', (_what, first, second, expected) => {
    const { tests } = mergeAttempts([
      attempt(0, ...first.map((each) => failedTest(each))),
      attempt(1, ...second.map((each) => testResult(each))),
    ]);
    expect(tests.map((test) => `${test.className}#${test.name} ${test.status}`)).toEqual(expected);
  });

  it('attempts of one device and shard that all left a test pending have never run it', () => {
    const [shard] = analyzeShards([attempt(0, testResult(name), testResult('a.B#d', { status: 'pending' }))]);
    expect([shard?.tests, shard?.neverRan].map((tests) => tests?.map((test) => test.name))).toEqual([['c'], ['d']]);
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
      attempt(0, failedTest('a.B#kept'), failedTest(name)),
      attempt(1, testResult(name)),
    ]);
    expect(tests.map((test) => [test.name, test.status, sessionOf(test).attempt])).toEqual([
      ['kept', 'failed', 0],
      ['c', 'passed', 1],
    ]);
  });

  it('copy no result of a session that was the only attempt', () => {
    const session = attempt(0, testResult(name), failedTest('a.B#d'));
    const { tests, sessionOf } = mergeAttempts([session]);
    expect(tests).toBe(session.tests);
    expect(tests.map(sessionOf)).toEqual([session, session]);
  });
});
