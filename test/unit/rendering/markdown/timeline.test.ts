import { describe, expect, it } from 'vitest';
import type { SessionResult } from '../../../../src/model/results.ts';
import { timeline } from '../../../../src/rendering/markdown/timing.ts';
import { failedTest, missingSession, runResult, runStart, sessionResult, testResult } from '../../../helpers/run-results.ts';

const linesOf = (sessions: readonly SessionResult[]): string[] | undefined =>
  timeline(runResult(sessions).shards, runStart)?.split('\n').slice(1, -1);
const secondsIn = (seconds: number): Date => new Date(runStart.getTime() + seconds * 1_000);

describe('timeline', () => {
  it('colors each attempt, and says in words what the color says', () => {
    const [passed, failed] = [[testResult('T#a')], [failedTest('T#a')]];
    const lines = linesOf([
      sessionResult({ device: 'Pixel 3', tests: [...failed, testResult('T#b')], startedAt: runStart, durationMs: 60_000 }),
      sessionResult({ device: 'Pixel 3', attempt: 1, tests: passed, startedAt: secondsIn(90), durationMs: 30_000 }),
      sessionResult({ device: 'Pixel 7', tests: passed, startedAt: secondsIn(-20), durationMs: 300 }),
      sessionResult({ device: 'Pixel 8', tests: failed, startedAt: runStart, durationMs: 120_000 }),
      sessionResult({ device: 'Pixel 9', tests: [], startedAt: runStart, durationMs: 9_000 }),
    ]);
    expect(lines).toEqual([
      `  ${''.padEnd(18)}  0 s${''.padEnd(37)}2 m`,
      `- ${'Pixel 3'.padEnd(18)}  ${'█'.repeat(20).padEnd(40)}1 m, failed`,
      `+ ${'Pixel 3, attempt 2'.padEnd(18)}  ${`${' '.repeat(29)}${'█'.repeat(10)}`.padEnd(40)}30 s`,
      `+ ${'Pixel 7'.padEnd(18)}  ${'█'.padEnd(40)}300 ms`,
      `- ${'Pixel 8'.padEnd(18)}  ${'█'.repeat(39).padEnd(40)}2 m, 1 failed`,
      `! ${'Pixel 9'.padEnd(18)}  ${'███'.padEnd(40)}9 s, no tests`,
    ]);
  });

  it('is not drawn for one session, nor without times, and survives times that cannot be', () => {
    expect(linesOf([sessionResult({ device: 'A' }), missingSession({ device: 'B' })])).toBeUndefined();
    expect(
      linesOf([
        sessionResult({ device: 'A', startedAt: new Date(8.64e15) }),
        sessionResult({ device: 'B', startedAt: new Date(Number.NaN) }),
        sessionResult({ device: 'C', durationMs: Number.POSITIVE_INFINITY }),
        sessionResult({ device: 'a\n``` @b', startedAt: runStart, durationMs: 0 }),
      ])?.map((line) => line.replace(/\s{2,}/g, ' | ')),
    ).toMatchObject({ length: 3, 2: '! a␊``` @b | █ | 0 ms, no tests' });
  });
});
