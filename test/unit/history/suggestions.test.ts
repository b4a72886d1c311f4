import { describe, expect, it } from 'vitest';
import { mergeHistories } from '../../../src/history/history.ts';
import { suggestEntries } from '../../../src/history/quarantine.ts';
import { parseQuarantine } from '../../../src/inputs/quarantine.ts';
import { quarantineOf } from '../../helpers/run-results.ts';
import { device, historyRun, oneRun, runsOnMain } from './histories.ts';

const at = new Date('2026-03-01T12:00:00Z');
const context = { framework: 'espresso', at, newIssueUrl: 'https://github.com/acme/shop/issues/new' } as const;

describe('suggested entries', () => {
  it('are for tests that were flaky in three of the last 20 runs, worst first', () => {
    const history = runsOnMain({
      'A#often': 'pkpkpkpk',
      'A#thrice': 'ppkpkpkp',
      'A#twice': 'ppkpkppp',
      'A#regressed': 'pppfffff',
      'A#longAgo': `kkk${'p'.repeat(25)}`,
      '#nameless': 'kkkkkkkk',
    });
    const { add } = suggestEntries(history, context);
    expect(add.map(({ test, flakyRuns, runs }) => [test, flakyRuns, runs])).toEqual([
      ['A#often', 4, 8],
      ['A#thrice', 3, 8],
    ]);
  });

  it('are ready to paste', () => {
    const [entry] = suggestEntries(runsOnMain({ 'com.shop.CartTest#adds: "x" # 1': 'kkkp' }), context).add;
    const { entries, mistakes } = parseQuarantine(`${entry?.yaml}\n`, at.getTime());
    expect(mistakes).toEqual([]);
    expect(entries).toMatchObject([
      { test: 'com.shop.CartTest#adds: "x" # 1', reason: 'Flaky in 3 of the last 4 runs', until: '2026-03-31', devices: [] },
    ]);
  });

  it('name their framework where other entries of the file do', () => {
    const quarantine = quarantineOf({ test: 'B#b', frameworks: ['xcuitest'] });
    const [entry] = suggestEntries(runsOnMain({ 'A#a': 'kkkp' }), { ...context, quarantine }).add;
    expect(parseQuarantine(`${entry?.yaml}\n`, at.getTime()).entries).toMatchObject([{ test: 'A#a', frameworks: ['espresso'] }]);
  });

  it('name the devices where it is flaky on some only, and leave out what has an entry', () => {
    const runs = [1, 2, 3].map((day) => oneRun(historyRun(day), { 'A#a': { [device]: 'k', 'Other-1': 'p' } }));
    const history = runs.reduce(mergeHistories);
    expect(suggestEntries(history, context).add).toMatchObject([
      { devices: [device], yaml: expect.stringContaining(`- "${device}"`) },
    ]);
    const listed = quarantineOf({ test: 'A#*', devices: ['Google *'] });
    expect(suggestEntries(history, { ...context, quarantine: listed }).add).toEqual([]);
    const elsewhere = quarantineOf({ test: 'A#*', devices: ['Other-1'] }, { test: 'A#*', until: '2026-02-01' });
    expect(suggestEntries(history, { ...context, quarantine: elsewhere }).add).toHaveLength(1);
  });
});

describe('entries that can be removed', () => {
  it('count a run once, however often it was run again', () => {
    const days = Array.from({ length: 20 }, (_none, nth) => nth + 1);
    const quarantine = quarantineOf({ test: 'A#*' });
    const removed = (attempts: readonly { readonly id: string; readonly attempt: number }[]) =>
      suggestEntries(attempts.map((run, nth) => oneRun(historyRun(nth + 1, run), { 'A#a': 'p' })).reduce(mergeHistories), {
        ...context,
        quarantine,
      }).remove.map(({ passes }) => passes);
    expect(removed(days.map((day) => ({ id: '1', attempt: day })))).toEqual([]);
    expect(removed(days.flatMap((day) => [1, 2].map((attempt) => ({ id: String(day), attempt }))))).toEqual([20]);
  });

  it.each<[what: string, past: string, lines: readonly number[]]>([
    ['passed in each of the last 20 runs', `f${'p'.repeat(20)}`, [1]],
    ['failed in one of them', `${'p'.repeat(25)}fp`, []],
    ['was flaky in one of them', `${'p'.repeat(25)}kp`, []],
    ['has run too few times', 'p'.repeat(19), []],
  ])('are those of a test that %s', (_what, past, lines) => {
    const quarantine = quarantineOf({ test: 'A#*' }, { test: 'B#unknown' }, { test: 'A#*', frameworks: ['xcuitest'] });
    const { remove } = suggestEntries(runsOnMain({ 'A#a': past }), { ...context, quarantine });
    expect(remove.map(({ line }) => line)).toEqual(lines);
  });
});
