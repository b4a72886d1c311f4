import { describe, expect, it } from 'vitest';
import { findOutages, trendsOf } from '../../../../src/action/history/analyze-history.ts';
import { type History, mapOutcomes } from '../../../../src/action/history/history.ts';
import { type CurrentRun, flakyRateOf, flakyRunsOf, judgeFailure } from '../../../../src/action/history/judge-outcomes.ts';
import { suggestEntries } from '../../../../src/action/history/quarantine.ts';
import { device, historyRun, merged, oneRun, pastOf, runsOnMain } from './histories.ts';

/** One run, in which the first `failed` of `tests` tests failed. */
const run = (day: number, tests: number, failed: number, on = device, commit = `c${day}`): History => {
  const outcomes = Array.from({ length: tests }, (_, nth) => [`A#t${nth}`, { [on]: nth < failed ? 'f' : 'p' }]);
  return oneRun(historyRun(day, { commit }), Object.fromEntries(outcomes));
};

const isOutage = (history: History, on = device): boolean => findOutages(history.tests).has(historyRun(1), on);

describe('an outage', () => {
  it.each<[tests: number, failed: number, expected: boolean]>([
    [10, 8, false],
    [10, 9, true],
    [100, 80, false],
    [100, 81, true],
    [5, 5, true],
    [4, 4, false],
    [1, 1, false],
  ])('whether %d tests, of which %d failed, are an outage is %s', (tests, failed, expected) => {
    expect(isOutage(run(1, tests, failed))).toBe(expected);
  });

  it('an outage on one of two devices concerns that device only', () => {
    const history = merged(run(1, 10, 10, 'Broken-1'), run(1, 10, 0, 'Fine-1'));
    expect([isOutage(history, 'Broken-1'), isOutage(history, 'Fine-1')]).toEqual([true, false]);
  });

  it('an outage of a whole run concerns all its devices', () => {
    const history = merged(run(1, 30, 30, 'Broken-1'), run(1, 10, 5, 'Half-1'));
    expect([isOutage(history, 'Broken-1'), isOutage(history, 'Half-1')]).toEqual([true, true]);
  });

  it('an outage of one attempt does not concern the next one', () => {
    const history = merged(run(1, 10, 10), oneRun(historyRun(1, { attempt: 2 }), { 'A#t0': 'p' }));
    expect(findOutages(history.tests).has(historyRun(1, { attempt: 2 }), device)).toBe(false);
  });
});

/** Three outages between green runs. */
const troubled = merged(...Array.from({ length: 8 }, (_, nth) => run(nth + 1, 10, nth % 2 === 0 || nth > 5 ? 0 : 10)));
const current: CurrentRun = { ...historyRun(100), baseBranches: ['main'] };

describe('tests that failed in outages', () => {
  const outcomes = pastOf(troubled, 'A#t0');
  const steady = findOutages(troubled.tests).without(outcomes, device);

  it('would be flaky by their outcomes', () => {
    expect([flakyRateOf(outcomes, current) !== undefined, flakyRunsOf(outcomes).size]).toEqual([true, 3]);
  });

  it('are not flaky', () => {
    expect(steady.map(({ status }) => status)).toEqual(Array(5).fill('passed'));
    expect(judgeFailure(outcomes, current, { steady, isOutage: false })).toEqual({ label: 'new' });
  });

  it('are known where the outage was the last run of the base branch', () => {
    const past = outcomes.slice(0, 2);
    const judged = judgeFailure(past, current, { steady: past.slice(0, 1), isOutage: false });
    expect([judged.label, judged.since?.commit]).toEqual(['known', 'c2']);
  });

  it('are not flaky by an outage on a commit on which they passed', () => {
    const past = pastOf(run(1, 10, 0, device, 'c100'), 'A#t0');
    expect(judgeFailure(past, current, { steady: past, isOutage: false }).label).toBe('flaky');
    expect(judgeFailure(past, current, { steady: past, isOutage: true }).label).toBe('new');
  });

  it('are no candidates for the quarantine', () => {
    const context = { framework: 'espresso', at: new Date('2026-03-01'), newIssueUrl: 'https://example.com/new' } as const;
    expect(suggestEntries(troubled.tests, context).add).toHaveLength(10);
    const others = mapOutcomes(troubled.tests, findOutages(troubled.tests).without);
    expect(suggestEntries(others, context).add).toEqual([]);
  });

  it('count in the trend of their run, and not in those of tests and devices', () => {
    const { runs, flakiest, devices } = trendsOf(troubled);
    expect(runs.map(({ failed }) => failed)).toEqual([0, 10, 0, 10, 0, 10, 0, 0]);
    expect(flakiest).toEqual([]);
    expect(devices).toEqual([{ device, outcomes: 50, failed: 0, flaky: 0 }]);
  });

  it('stay flaky where they fail on their own as well', () => {
    const own = merged(troubled, ...[9, 10, 11, 12].map((day) => run(day, 10, day % 2)));
    const past = pastOf(own, 'A#t0');
    const rest = findOutages(own.tests).without(past, device);
    expect(judgeFailure(past, current, { steady: rest, isOutage: false }).label).toBe('flaky');
    expect(flakyRateOf(rest, current)).toEqual({ failures: 2, outcomes: 9, rate: 2 / 9 });
  });
});

it('trends count the last 50 runs, tests and devices', () => {
  const { runs, flakiest, devices, slowest } = trendsOf(
    runsOnMain({ 'A#green': 'p'.repeat(60), 'A#flaky': `${'p'.repeat(57)}kpf` }),
  );
  expect(runs).toHaveLength(50);
  expect(runs.slice(-3).map(({ run, ...counts }) => [run.id, counts])).toEqual([
    ['58', { passed: 2, failed: 0, flaky: 1, durationMs: 600_000 }],
    ['59', { passed: 2, failed: 0, flaky: 0, durationMs: 600_000 }],
    ['60', { passed: 1, failed: 1, flaky: 0, durationMs: 600_000 }],
  ]);
  expect(flakiest).toEqual([expect.objectContaining({ name: 'A#flaky', outcomes: 50, failed: 1, flaky: 1 })]);
  expect(devices).toEqual([{ device, outcomes: 100, failed: 1, flaky: 1 }]);
  expect(slowest.map(({ name }) => name).toSorted()).toEqual(['A#flaky', 'A#green']);
});

it('trends take the newest attempt of a run, and order devices by failures and tests by duration', () => {
  const history = merged(
    oneRun(historyRun(1), { 'A#slow': { 'D-1': 'f', 'E-2': 'p' } }, 90_000),
    oneRun(historyRun(1, { attempt: 2 }), { 'A#slow': { 'D-1': 'p' } }, 90_000),
    oneRun(historyRun(2), { 'A#slow': { 'D-1': 'p', 'E-2': 'f' }, 'A#fast': { 'D-1': 'p' } }, 100),
  );
  const { runs, slowest, devices } = trendsOf(history);
  expect(runs.map(({ passed, failed }) => `${passed} passed, ${failed} failed`)).toEqual([
    '2 passed, 0 failed',
    '2 passed, 1 failed',
  ]);
  expect(slowest[0]?.name).toBe('A#slow');
  expect(devices.map((each) => each.device)).toEqual(['E-2', 'D-1']);
});
