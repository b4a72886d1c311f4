import { describe, expect, it } from 'vitest';
import type { SessionResult } from '../../../../src/core/model/results.ts';
import { describeReach, describeResults, listNames, shortNames } from '../../../../src/core/wording/describe-tests.ts';
import { failedTest, flakyTest, missingSession, runResult, sessionResult, testResult } from '../../../helpers/run-results.ts';

const reach = (...sessions: readonly SessionResult[]): string[] => {
  const { failedOrFlaky, devices } = runResult(sessions);
  return failedOrFlaky.map((test) => `${test.name} ${describeReach(test, devices.length)}`);
};

describe('describeReach', () => {
  it('counts the devices, of those that ran the test', () => {
    const tests = [failedTest('T#a'), flakyTest('T#b')];
    const some = reach(
      sessionResult({ device: 'A-1', tests: [...tests, failedTest('T#c')] }),
      sessionResult({ device: 'B-1', tests: [failedTest('T#a'), testResult('T#b')] }),
      missingSession({ device: 'C-1' }),
    );
    expect(some).toEqual([
      'a fails on both devices that ran it',
      'c fails on the only device that ran it',
      'b is flaky on 1 of the 2 devices that ran it',
    ]);
    const both = reach(sessionResult({ device: 'A-1', tests }), sessionResult({ device: 'B-1', tests: tests.toReversed() }));
    expect(both).toEqual(['a fails on both devices', 'b is flaky on both devices']);
  });

  it('names no devices where there is one', () => {
    const tests = [failedTest('T#a'), flakyTest('T#b')];
    expect(reach(sessionResult({ device: 'A-1', tests }))).toEqual(['a fails', 'b is flaky']);
  });
});

describe('describeResults', () => {
  it('counts a device of several builds once', () => {
    const tests = [testResult('T#a'), testResult('T#b')];
    const on = (device: string, ...numbers: readonly (number | undefined)[]) =>
      numbers.map((buildNumber) => sessionResult({ device, tests, buildNumber }));
    const several = runResult([...on('A-1', 1, 2), ...on('B-1', 1)]);
    expect(describeResults(several)).toBe('6 results: 2 tests on 2 devices');
    expect(several.verdict.reason).toContain(' passed on 2 devices; every session reported.');
    expect(describeResults(runResult(on('A-1', undefined)))).toBe('2 tests on 1 device');
  });
});

describe('shortNames', () => {
  it('leaves the package out unless two classes would look the same', () => {
    const named = ['a.X#t', 'b.X#t', 'c.Y#t', 'alone'].map((name) => testResult(name));
    const { tests } = runResult([sessionResult({ device: 'A-1', tests: named })]);
    expect(tests.map(shortNames(tests))).toEqual(['a.X#t', 'b.X#t', 'Y#t', 'alone']);
  });
});

describe('listNames', () => {
  it.each([
    [['A'], 'A'],
    [['A', 'B', 'C'], 'A, B, C'],
    [['A', 'B', 'C', 'D'], 'A, B and 2 more'],
  ])('lists %j', (names, text) => {
    expect(listNames(names, 2)).toBe(text);
  });
});
