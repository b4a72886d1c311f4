import { describe, expect, it } from 'vitest';
import { foldColumns } from '../../../../src/action/markdown/matrix.ts';
import { timeline } from '../../../../src/action/markdown/timing.ts';
import type { SessionResult } from '../../../../src/core/model/results.ts';
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

const columnsOf = (cellsOf: (device: number) => readonly string[], count = 30) =>
  Array.from({ length: count }, (_none, index) => ({ heading: `D${index + 1}`, cells: cellsOf(index) }));
const failing = (cell: string): boolean => cell === '✗';

describe('foldColumns', () => {
  it('shows every device where there is room', () => {
    const all = columnsOf((device) => [String(device)], 2);
    expect(foldColumns(all, failing, 2)).toEqual({ columns: all, notes: [] });
  });

  it('folds devices with equal results, the most troubled first', () => {
    const { columns, notes } = foldColumns(
      columnsOf((device) => [device % 15 === 3 ? '✗' : '✓', device === 7 ? '✗' : '✓']),
      failing,
      4,
    );
    expect(columns.map(({ heading, cells }) => [heading, cells.join('')])).toEqual([
      ['A (2 devices)', '✗✓'],
      ['D8', '✓✗'],
      ['B (27 devices)', '✓✓'],
    ]);
    expect(notes).toEqual(['A: D4, D19', 'B: D1, D2, D3, D5, D6, D7, D9, D10, D11, D12, D13, D14 and 15 more']);
  });

  it('counts the devices that have no room', () => {
    const { columns, notes } = foldColumns(
      columnsOf((device) => [String(device)]),
      failing,
      12,
    );
    expect(columns).toHaveLength(12);
    expect(notes).toEqual(['18 more devices with other results are not shown']);
  });
});
