import { expect, it } from 'vitest';
import { trendsOf } from '../../../src/history/analyze-history.ts';
import { mergeHistories } from '../../../src/history/history.ts';
import { device, historyRun, oneRun, runsOnMain } from './histories.ts';

it('trends count the last 50 runs, tests and devices', () => {
  const { runs, flakiest, devices, slowest } = trendsOf(
    runsOnMain({ 'A#green': 'p'.repeat(60), 'A#flaky': `${'p'.repeat(57)}kpf` }),
  );
  expect(runs).toHaveLength(50);
  expect(runs.slice(-3).map(({ run, passed, failed, flaky, durationMs }) => [run.id, passed, failed, flaky, durationMs])).toEqual(
    [
      ['58', 2, 0, 1, 600_000],
      ['59', 2, 0, 0, 600_000],
      ['60', 1, 1, 0, 600_000],
    ],
  );
  expect(flakiest).toEqual([expect.objectContaining({ name: 'A#flaky', outcomes: 50, failed: 1, flaky: 1 })]);
  expect(devices).toEqual([{ device, outcomes: 100, failed: 1, flaky: 1 }]);
  expect(slowest.map(({ name }) => name).toSorted()).toEqual(['A#flaky', 'A#green']);
});

it('trends take the newest attempt of a run, and order devices by failures and tests by duration', () => {
  const history = [
    oneRun(historyRun(1), { 'A#slow': { 'D-1': 'f', 'E-2': 'p' } }, 90_000),
    oneRun(historyRun(1, { attempt: 2 }), { 'A#slow': { 'D-1': 'p' } }, 90_000),
    oneRun(historyRun(2), { 'A#slow': { 'D-1': 'p', 'E-2': 'f' }, 'A#fast': { 'D-1': 'p' } }, 100),
  ].reduce(mergeHistories);
  const { runs, slowest, devices } = trendsOf(history);
  expect(runs.map(({ passed, failed }) => [passed, failed])).toEqual([
    [2, 0],
    [2, 1],
  ]);
  expect(slowest[0]?.name).toBe('A#slow');
  expect(devices.map((each) => each.device)).toEqual(['E-2', 'D-1']);
});
