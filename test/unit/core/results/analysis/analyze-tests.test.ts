import { describe, expect, it } from 'vitest';
import type { SessionResult } from '../../../../../src/core/model/results.ts';
import type { TestAnalysis } from '../../../../../src/core/model/run-analysis.ts';
import { analyzeTests } from '../../../../../src/core/results/analysis/analyze-tests.ts';
import { countedShards, failedTest, flakyTest, sessionResult, testResult } from '../../../../helpers/run-results.ts';

const analyze = (...sessions: readonly SessionResult[]): TestAnalysis => analyzeTests(countedShards(sessions));

/** Name, and the numbers of devices on which the test failed, was flaky, and ran. */
const reach = ({ failedOrFlaky }: TestAnalysis) =>
  failedOrFlaky.map(({ name, failedOn, flakyOn, ranOn }) => [name, failedOn, flakyOn, ranOn]);

describe('analyzeTests', () => {
  it('never takes one device for a retry of another', () => {
    const result = analyze(
      sessionResult({ device: 'A-1', tests: [failedTest('T#a'), testResult('T#b')] }),
      sessionResult({ device: 'B-1', tests: [testResult('T#a'), failedTest('T#b')] }),
      sessionResult({ device: 'C-1', tests: [failedTest('T#a'), testResult('T#b')] }),
    );
    expect(reach(result)).toEqual([
      ['a', 2, 0, 3],
      ['b', 1, 0, 3],
    ]);
  });

  it('takes a later attempt for a retry of the same device and shard', () => {
    const result = analyze(
      sessionResult({ device: 'A-1', tests: [failedTest('T#a', { message: 'first try' }), failedTest('T#b')] }),
      sessionResult({ device: 'A-1', attempt: 1, tests: [testResult('T#a'), failedTest('T#b')] }),
      sessionResult({ device: 'B-1', tests: [testResult('T#a'), testResult('T#b')] }),
    );
    expect(reach(result)).toEqual([
      ['b', 1, 0, 2],
      ['a', 0, 1, 2],
    ]);
    const flaky = result.failedOrFlaky.find((test) => test.name === 'a');
    expect(flaky?.failureGroups[0]?.failures[0]?.message).toBe('first try');
  });

  it('keeps the worse of two shards of one device', () => {
    const result = analyze(
      sessionResult({ device: 'A-1', shard: { index: 0, total: 2 }, tests: [testResult('T#a')] }),
      sessionResult({ device: 'A-1', shard: { index: 1, total: 2 }, tests: [failedTest('T#a')] }),
      sessionResult({ device: 'B-1', shard: { index: 0, total: 2 }, tests: [failedTest('T#a')] }),
      sessionResult({ device: 'B-1', shard: { index: 1, total: 2 }, tests: [testResult('T#a')] }),
    );
    expect(reach(result)).toEqual([['a', 2, 0, 2]]);
  });

  it('groups what fails in the same way, most devices first', () => {
    const at = (device: string, message: string): SessionResult =>
      sessionResult({ device, tests: [failedTest('T#a', { message })] });
    const result = analyze(at('A-1', 'no user'), at('B-1', 'no view 17'), at('C-1', 'no view 18'));
    const groups = result.failedOrFlaky.flatMap((test) => test.failureGroups);
    expect(groups.map(({ devices, failures }) => [failures[0]?.message, devices])).toEqual([
      ['no view 17', [1, 2]],
      ['no user', [0]],
    ]);
  });

  it('keeps few of endless different failures', () => {
    const sessions = Array.from({ length: 60 }, (_none, index) =>
      sessionResult({
        device: `D${index}-1`,
        tests: [failedTest('T#a', { message: String.fromCharCode(97 + (index % 26)).repeat(3 + index) })],
      }),
    );
    const result = analyze(...sessions);
    expect(result.failedOrFlaky[0]?.failedOn).toBe(60);
    expect(result.failedOrFlaky[0]?.failureGroups).toHaveLength(10);
  });

  it('takes prototype keys as names', () => {
    const result = analyze(sessionResult({ device: '__proto__', tests: [failedTest('__proto__#constructor')] }));
    expect(result.failedOrFlaky.map((test) => [test.className, test.name])).toEqual([['__proto__', 'constructor']]);
    expect(result.devices).toEqual(['__proto__']);
  });

  it('knows the slowest device of a test and ignores impossible times', () => {
    const result = analyze(
      sessionResult({ device: 'A-1', tests: [testResult('T#a', { durationMs: 100 })] }),
      sessionResult({ device: 'B-1', tests: [testResult('T#a', { durationMs: 300 })] }),
      sessionResult({ device: 'C-1', tests: [testResult('T#a', { durationMs: Number.NaN })] }),
    );
    expect(result.tests[0]).toMatchObject({ slowestMs: 300, slowestOn: 1, averageMs: 200 });
  });

  it('orders shards by device, and knows the outcome of each test on each device', () => {
    const result = analyze(
      sessionResult({ device: 'A-1', shard: { index: 0, total: 2 }, tests: [failedTest('T#a')] }),
      sessionResult({ device: 'B-1', shard: { index: 0, total: 2 }, tests: [testResult('T#a')] }),
      sessionResult({ device: 'A-1', shard: { index: 1, total: 2 }, tests: [flakyTest('T#b')] }),
      sessionResult({ device: 'B-1', shard: { index: 1, total: 2 }, tests: [testResult('T#c', { status: 'skipped' })] }),
    );
    expect(result.shards.map(({ last, failed }) => [last.device, last.shard.index, failed])).toEqual([
      ['A-1', 0, 1],
      ['A-1', 1, 0],
      ['B-1', 0, 0],
      ['B-1', 1, 0],
    ]);
    expect(result.tests.map((test) => result.devices.map((_name, device) => result.deviceMatrix.outcome(test, device)))).toEqual([
      ['failed', 'passed'],
      ['flaky', 'no result'],
      ['no result', 'skipped'],
    ]);
  });
});
