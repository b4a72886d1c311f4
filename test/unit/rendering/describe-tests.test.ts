import { describe, expect, it } from 'vitest';
import type { RunAnalysis } from '../../../src/model/run-analysis.ts';
import { describeReach, describeResults, listNames, shortNames } from '../../../src/rendering/describe-tests.ts';
import { failedTest, flakyTest, missingSession, runResult, sessionResult, testResult } from '../../helpers/run-results.ts';

const reach = ({ failedOrFlaky, devices }: RunAnalysis): string[] =>
  failedOrFlaky.map((test) => `${test.name} ${describeReach(test, devices.length)}`);

describe('describeReach', () => {
  it('counts the devices, of those that ran the test', () => {
    const tests = [failedTest('T#a'), flakyTest('T#b')];
    expect(
      reach(
        runResult([
          sessionResult({ device: 'A-1', tests: [...tests, failedTest('T#c')] }),
          sessionResult({ device: 'B-1', tests: [failedTest('T#a'), testResult('T#b')] }),
          missingSession({ device: 'C-1' }),
        ]),
      ),
    ).toEqual([
      'a fails on both devices that ran it',
      'c fails on the only device that ran it',
      'b is flaky on 1 of the 2 devices that ran it',
    ]);
    expect(
      reach(runResult([sessionResult({ device: 'A-1', tests }), sessionResult({ device: 'B-1', tests: tests.toReversed() })])),
    ).toEqual(['a fails on both devices', 'b is flaky on both devices']);
  });

  it('names no devices where there is one', () => {
    expect(reach(runResult([sessionResult({ device: 'A-1', tests: [failedTest('T#a'), flakyTest('T#b')] })]))).toEqual([
      'a fails',
      'b is flaky',
    ]);
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
    const { tests } = runResult([
      sessionResult({
        device: 'A-1',
        tests: [testResult('a.X#t'), testResult('b.X#t'), testResult('c.Y#t'), testResult('alone')],
      }),
    ]);
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
