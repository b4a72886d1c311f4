import { describe, expect, it } from 'vitest';
import type { SessionResult } from '../../../../src/model/results.ts';
import { describeSpread, shortNames } from '../../../../src/rendering/survey/spread.ts';
import { type Survey, surveyRun } from '../../../../src/rendering/survey/survey.ts';
import { failedTest, flakyTest, missingSession, runResult, sessionResult, testResult } from '../../../helpers/run-results.ts';

const survey = (...sessions: readonly SessionResult[]): Survey => surveyRun(runResult(sessions));
const spreads = (of: Survey): string[] => of.troubled.map((test) => `${test.name} ${describeSpread(test, of.devices.length)}`);

describe('surveyRun', () => {
  it('never takes one device for a retry of another', () => {
    const result = survey(
      sessionResult({ device: 'A-1', tests: [failedTest('T#a'), testResult('T#b')] }),
      sessionResult({ device: 'B-1', tests: [testResult('T#a'), failedTest('T#b')] }),
      sessionResult({ device: 'C-1', tests: [failedTest('T#a'), testResult('T#b')] }),
    );
    expect(spreads(result)).toEqual(['a fails on 2 of 3 devices', 'b fails on 1 of 3 devices']);
  });

  it('takes a later attempt for a retry of the same device and shard', () => {
    const result = survey(
      sessionResult({ device: 'A-1', tests: [failedTest('T#a', { message: 'first try' }), failedTest('T#b')] }),
      sessionResult({ device: 'A-1', attempt: 1, tests: [testResult('T#a'), failedTest('T#b')] }),
      sessionResult({ device: 'B-1', tests: [testResult('T#a'), testResult('T#b')] }),
    );
    expect(spreads(result)).toEqual(['b fails on 1 of 2 devices', 'a is flaky on 1 of 2 devices']);
    const flaky = result.troubled.find((test) => test.name === 'a');
    expect(flaky && result.failures(flaky)[0]?.failures[0]?.message).toBe('first try');
  });

  it('keeps the worse of two shards of one device', () => {
    const result = survey(
      sessionResult({ device: 'A-1', shard: { index: 0, total: 2 }, tests: [testResult('T#a')] }),
      sessionResult({ device: 'A-1', shard: { index: 1, total: 2 }, tests: [failedTest('T#a')] }),
      sessionResult({ device: 'B-1', shard: { index: 0, total: 2 }, tests: [failedTest('T#a')] }),
      sessionResult({ device: 'B-1', shard: { index: 1, total: 2 }, tests: [testResult('T#a')] }),
    );
    expect(spreads(result)).toEqual(['a fails on all 2 devices']);
  });

  it('says how many devices ran a test', () => {
    const result = survey(
      sessionResult({ device: 'A-1', tests: [flakyTest('T#a'), failedTest('T#b')] }),
      sessionResult({ device: 'B-1', tests: [testResult('T#a')] }),
      missingSession({ device: 'C-1' }, 'no such device'),
    );
    expect(spreads(result)).toEqual(['b fails on the only device that ran it', 'a is flaky on 1 of the 2 devices that ran it']);
    const [lost] = result.slots.filter(({ judgement }) => judgement.kind === 'error');
    expect(lost?.judgement.reason).toContain('no such device');
  });

  it('speaks plainly of one device', () => {
    expect(spreads(survey(sessionResult({ device: 'A-1', tests: [failedTest('T#a'), flakyTest('T#b')] })))).toEqual([
      'a fails',
      'b is flaky',
    ]);
  });

  it('groups what fails in the same way, most devices first', () => {
    const at = (device: string, message: string): SessionResult =>
      sessionResult({ device, tests: [failedTest('T#a', { message })] });
    const result = survey(at('A-1', 'no user'), at('B-1', 'no view 17'), at('C-1', 'no view 18'));
    const groups = result.troubled.flatMap((test) => result.failures(test));
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
    const result = survey(...sessions);
    expect(result.troubled[0]?.badOn).toBe(60);
    expect(result.troubled.flatMap((test) => result.failures(test))).toHaveLength(10);
  });

  it('takes prototype keys as names', () => {
    const result = survey(sessionResult({ device: '__proto__', tests: [failedTest('__proto__#constructor')] }));
    expect(result.troubled.map((test) => [test.className, test.name])).toEqual([['__proto__', 'constructor']]);
    expect(result.devices).toEqual(['__proto__']);
  });

  it('knows the slowest device of a test and ignores impossible times', () => {
    const result = survey(
      sessionResult({ device: 'A-1', tests: [testResult('T#a', { durationMs: 100 })] }),
      sessionResult({ device: 'B-1', tests: [testResult('T#a', { durationMs: 300 })] }),
      sessionResult({ device: 'C-1', tests: [testResult('T#a', { durationMs: Number.NaN })] }),
    );
    expect(result.tests[0]).toMatchObject({ slowestMs: 300, slowestOn: 1, averageMs: 200 });
  });
});

describe('shortNames', () => {
  it('leaves the package out unless two classes would look the same', () => {
    const { tests } = survey(
      sessionResult({
        device: 'A-1',
        tests: [testResult('a.X#t'), testResult('b.X#t'), testResult('c.Y#t'), testResult('alone')],
      }),
    );
    expect(tests.map(shortNames(tests))).toEqual(['a.X#t', 'b.X#t', 'Y#t', 'alone']);
  });
});
