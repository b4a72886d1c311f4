import { describe, expect, it } from 'vitest';
import { emptyHistory, type History, type HistoryRun, mergeHistories } from '../../../../src/action/history/history.ts';
import { writeHistory } from '../../../../src/action/history/history-document.ts';
import { pastOfTests } from '../../../../src/action/history/past-of-tests.ts';
import { readHistory } from '../../../../src/action/history/read-history.ts';
import type { PastStatus } from '../../../../src/core/model/history.ts';

const run = (id: number, attempt = 1, projects: readonly string[] = ['aa']): HistoryRun => ({
  id: String(id),
  attempt,
  commit: `c${id}`,
  branch: 'main',
  startedAtMs: id * 1_000 + attempt,
  finishedAtMs: id * 1_000 + 500,
  projects,
});

const outcome = (of: HistoryRun, status: PastStatus, device = 'Pixel 7-13.0', name = 'adds'): History => ({
  ...emptyHistory,
  runs: [of],
  tests: new Map([['Cart', new Map([[name, new Map([[device, [{ status, run: of }]]])]])]]),
});

const join = (...parts: readonly History[]): History => parts.reduce(mergeHistories, emptyHistory);

const adds = { className: 'Cart', name: 'adds' };
const last = { id: '1', commit: 'c1', atMs: 1_001 };

describe('pastOfTests', () => {
  const [p, f, k] = ['passed', 'failed', 'flaky'] as const;

  it.each<[what: string, parts: readonly History[], green: number]>([
    ['passes after the last failure', [outcome(run(2), p), outcome(run(3), p)], 2],
    ['no runs before the last failure', [outcome(run(1), p), outcome(run(2), p)], 1],
    ['only passes after a red run', [outcome(run(2), p), outcome(run(3), f), outcome(run(4), p)], 1],
    ['no flaky pass', [outcome(run(2), p), outcome(run(3), k)], 0],
    ['one run with several attempts once', [outcome(run(2), p), outcome(run(2, 2), p)], 1],
    ['no run with a failed attempt', [outcome(run(2), f), outcome(run(2, 2), p)], 0],
    ['no run that failed on one device', [outcome(run(2), p), outcome(run(2), f, 'Galaxy-12.0')], 0],
    ['not the runs of other tests', [outcome(run(2), p), outcome(run(3), p, 'Pixel 7-13.0', 'removes')], 1],
  ])('counts %s', (_what, parts, green) => {
    expect(pastOfTests(join(...parts), () => true).greenRuns(adds, last)).toBe(green);
  });

  it('counts only the runs of the scope', () => {
    const history = join(outcome(run(2), p), outcome(run(3, 1, ['bb']), p), outcome(run(4), p));
    expect(pastOfTests(history, ({ projects = [] }) => projects.includes('aa')).greenRuns(adds, last)).toBe(2);
  });

  it('counts the runs with results on one of the devices', () => {
    const past = pastOfTests(join(outcome(run(2), p), outcome(run(3), f), outcome(run(4), p, 'Galaxy-12.0')), () => true);
    expect([past.runsOn(['Pixel 7-13.0'], last), past.runsOn([], last), past.runsOn(['iPhone-17'], last)]).toEqual([2, 3, 0]);
  });
});

describe('projects of a run', () => {
  const suite = { framework: 'espresso' as const, suiteId: 'com.shop.test' };

  it('are stored, and joined where several jobs of the run store outcomes', () => {
    const parts = [outcome(run(2, 1, ['bb']), 'passed'), outcome(run(2, 1, ['aa']), 'failed', 'Galaxy-12.0')];
    const [one, other] = [join(...parts), join(...parts.toReversed())];
    expect(one.runs).toEqual(other.runs);
    expect(readHistory(writeHistory(one, suite), suite).runs).toMatchObject([{ projects: ['aa', 'bb'] }]);
  });

  it('are unknown in documents of releases that did not store them', () => {
    const { projects: _none, ...old } = run(2);
    const [read] = readHistory(writeHistory(outcome(old, 'passed'), suite), suite).runs;
    expect(read).toEqual(old);
    expect(join(outcome(old, 'passed'), outcome(run(2), 'passed', 'Galaxy-12.0')).runs).toMatchObject([{ projects: ['aa'] }]);
  });
});
