import { describe, expect, it } from 'vitest';
import type { SessionResult } from '../../../../src/model/results.ts';
import { type Chart, ganttChart } from '../../../../src/rendering/markdown/chart.ts';
import { failedTest, missingSession, runResult, runStart, sessionResult, testResult } from '../../../helpers/run-results.ts';

const chart = (sessions: readonly SessionResult[], limit = 60): Chart | undefined =>
  ganttChart(runResult(sessions).shards, runStart, limit);
const secondsIn = (seconds: number): Date => new Date(runStart.getTime() + seconds * 1_000);

describe('ganttChart', () => {
  it('says in words what the colour says, attempts included', () => {
    const text = chart([
      sessionResult({ device: 'Pixel: 3; #1', tests: [failedTest('T#a'), testResult('T#b')], durationMs: 62_400 }),
      sessionResult({
        device: 'Pixel: 3; #1',
        attempt: 1,
        tests: [failedTest('T#a')],
        startedAt: secondsIn(90),
        durationMs: 10_000,
      }),
      sessionResult({ device: 'Pixel 7-13', tests: [testResult('T#a')], startedAt: secondsIn(-20), durationMs: 300 }),
    ])?.text;
    expect(text?.split('\n')).toEqual([
      '%%{init: {"gantt": {"leftPadding": 75}}}%%',
      'gantt',
      '  title Minutes and seconds since the start',
      '  dateFormat YYYY-MM-DD HH:mm:ss',
      '  axisFormat %M:%S',
      '  section Pixel 3 1',
      '  all tests :done, 2000-01-01 00:00:05, 62s',
      '  all tests - attempt 2 - 1 failed :crit, 2000-01-01 00:01:30, 10s',
      '  section Pixel 7-13',
      '  all tests :done, 2000-01-01 00:00:00, 1s',
    ]);
  });

  it('leaves out whole devices, the quick ones without problems first', () => {
    const sessions = ['A', 'B', 'C'].flatMap((device, index) =>
      [0, 1].map((shard) =>
        sessionResult({
          device,
          shard: { index: shard, total: 2 },
          durationMs: 60_000 + index,
          tests: [device === 'A' && shard === 1 ? failedTest('T#a') : testResult('T#b')],
        }),
      ),
    );
    const { text, hidden } = chart(sessions, 4) ?? { text: '', hidden: 0 };
    expect(text.match(/section \w/g)).toEqual(['section A', 'section C']);
    expect(hidden).toBe(1);
  });

  it('stays under the size that is drawn', () => {
    const sessions = Array.from({ length: 3_000 }, (_none, index) =>
      sessionResult({ device: `Device ${index}`, tests: [testResult('T#a')] }),
    );
    const { text, hidden } = chart(sessions, 10_000) ?? { text: '', hidden: 0 };
    expect(text.length).toBeLessThan(50_000);
    expect(hidden).toBeGreaterThan(1_000);
  });

  it('draws nothing without times, nor for times that cannot be', () => {
    expect(chart([missingSession({ device: 'A' })])).toBeUndefined();
    const { text } = chart([
      sessionResult({ device: 'A', startedAt: new Date(8.64e15) }),
      sessionResult({ device: 'B', startedAt: new Date(Number.NaN) }),
      sessionResult({ device: 'C', durationMs: Number.POSITIVE_INFINITY }),
    ]) ?? { text: '' };
    expect(text).toContain('all tests :done, 2000-01-01 00:00:05, 2592000s');
    expect(text).not.toContain('section B');
  });
});
