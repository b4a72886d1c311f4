import { describe, expect, it } from 'vitest';
import type { BisectInputs } from '../../../../src/action/bisect/bisect-inputs.ts';
import { chooseBuilds } from '../../../../src/action/bisect/stored-builds.ts';
import { emptyHistory, type History } from '../../../../src/action/history/history.ts';
import type { CommitUploads } from '../../../../src/core/model/history.ts';
import { planOf } from '../../../helpers/stage.ts';
import { device, historyRun, merged, oneRun, runsOnMain } from '../history/histories.ts';

const test = { className: 'A', name: 'a', good: undefined, bad: undefined };
const asked: BisectInputs = { run: planOf().inputs, ...test, repeats: 'auto', comment: false };

const uploads = (day: number, parts: Partial<CommitUploads> = {}): CommitUploads => ({
  commit: `c${day}`,
  variant: 'a1',
  app: `bs://app${day}`,
  testSuite: `bs://suite${day}`,
  media: [],
  uploadedAtMs: day,
  usedAtMs: historyRun(day).startedAtMs,
  ...parts,
});

/** Runs on `main`, day after day, each with its uploads unless told otherwise. */
const historyOf = (letters: string, of: readonly CommitUploads[] = Array.from(letters, (_, nth) => uploads(nth + 1))): History =>
  merged(runsOnMain({ 'A#a': letters }), { ...emptyHistory, uploads: of });

const choose = (history: History, more: { readonly good?: string; readonly bad?: string } = {}, on = device) =>
  chooseBuilds(history, { ...asked, ...more }, on, 'main');

describe('the ends of a bisect', () => {
  it.each<[past: string, goods: readonly string[], bads: readonly string[]]>([
    ['ppf', ['c2', 'c1'], ['c3']],
    ['pppfff', ['c3', 'c2', 'c1'], ['c4', 'c5', 'c6']],
    ['pfpff', ['c3', 'c1', 'c2'], ['c4', 'c5']],
    ['pkff', ['c2', 'c1'], ['c3', 'c4']],
  ])('the ends of %s are the last pass and the first failure after it', (past, goods, bads) => {
    expect(choose(historyOf(past))).toMatchObject({ goods, bads });
  });

  it('are commits that have uploads', () => {
    const builds = choose(historyOf('ppppfff', [uploads(1), uploads(2), uploads(6), uploads(7)]));
    expect(builds).toMatchObject({ goods: ['c2', 'c1'], bads: ['c6', 'c7'] });
  });

  it('leave out a commit on which the test passed and failed', () => {
    const again = oneRun(historyRun(5, { id: '9', commit: 'c2' }), { 'A#a': 'f' });
    expect(choose(merged(historyOf('ppff'), again))).toMatchObject({ goods: ['c1'], bads: ['c3', 'c4', 'c2'] });
  });

  it('are what the inputs name, whatever the test did there', () => {
    expect(choose(historyOf('pppp'), { good: 'c2', bad: 'c4' })).toMatchObject({ goods: ['c2', 'c1'], bads: ['c4'] });
    expect(choose(historyOf('ppfpp'), { bad: 'c4' })).toMatchObject({ goods: ['c2', 'c1'], bads: ['c4'] });
    expect(choose(historyOf('ppff'), { good: 'c1' })).toMatchObject({ goods: ['c1'], bads: ['c3', 'c4'] });
  });

  it.each<[what: string, history: History, more: { good?: string; bad?: string }, why: RegExp]>([
    ['the test never passed', historyOf('ff'), {}, /has no run in which A#a passed \(on .*\)\. Set `good` to a commit/],
    ['nothing was uploaded', historyOf('pf', []), {}, /has no uploads of any commit/],
    ['the good commits have none', historyOf('ppf', [uploads(3)]), {}, /of 1 commit, but of none on which A#a .* passed$/],
    ['the bad commits have none', historyOf('ppf', [uploads(1)]), {}, /uploads of 1 commit, but of none on which A#a .* failed$/],
    ['they are variants', historyOf('pf', [uploads(1), uploads(2, { variant: 'b2' })]), {}, /of different variants/],
    ['a commit is not unique', historyOf('p'.repeat(12)), { bad: 'c1' }, /commit in `bad` .* c1 is the start of several commits/],
  ])('are missing where %s, and the message says so', (_what, history, more, why) => {
    expect(() => choose(history, more)).toThrow(why);
  });
});

describe('the builds of a bisect', () => {
  it('are those of one variant, the one with most commits', () => {
    const both = [1, 2, 3].flatMap((day) => [uploads(day, { variant: 'b2', app: `bs://paid${day}` }), uploads(day)]);
    const builds = choose(historyOf('ppf', [...both, uploads(4, { commit: 'c4', variant: 'b2', app: 'bs://paid4' })]));
    expect([...builds.uploads.values()].map(({ app }) => app)).toEqual(['bs://paid1', 'bs://paid2', 'bs://paid3', 'bs://paid4']);
  });

  it('are ordered as runs on the branch first tested their commits', () => {
    const later = oneRun(historyRun(9, { id: '9', commit: 'c1' }), { 'A#a': 'f' });
    const pull = oneRun(historyRun(8, { id: '8', commit: 'pull', branch: 'topic', pullRequest: 7 }), { 'A#a': 'f' });
    const untested = uploads(3, { commit: 'untested', usedAtMs: historyRun(2).startedAtMs + 1 });
    const all = merged(historyOf('ppff'), later, pull, { ...emptyHistory, uploads: [untested] });
    expect(choose(all).order).toEqual(['c1', 'c2', 'untested', 'c3', 'c4']);
  });

  it('count for the device that is asked for, in any spelling', () => {
    const history = merged(
      oneRun(historyRun(1), { 'A#a': { [device]: 'p', 'Other-1': 'f' } }),
      oneRun(historyRun(2), { 'A#a': { [device]: 'f', 'Other-1': 'p' } }),
      { ...emptyHistory, uploads: [uploads(1), uploads(2)] },
    );
    expect(choose(history, {}, 'google pixel 7-13.0')).toMatchObject({ goods: ['c1'], bads: ['c2'] });
    expect(() => choose(history, {}, 'Other-1')).toThrow(
      /^A#a passed in its newest run \(on .*\), so .* no bad commit; set `bad` to a commit/,
    );
    expect(() => choose(history, {}, 'Third-1')).toThrow(/has no run/);
  });

  it('tell how flaky the test was before it broke, and what a run takes', () => {
    const builds = choose(historyOf('pfpfppppfffffff'));
    expect(builds.past).toEqual({ passed: 6, failed: 2 });
    expect(choose(historyOf('ppppfffffff')).past).toEqual({ passed: 4, failed: 0 });
    // An earlier bug is no chance, and a flaky outcome is a failure and a pass.
    expect(choose(historyOf('pffffpkpf')).past).toEqual({ passed: 4, failed: 1 });
    expect(choose(historyOf('ppffpf'), { good: 'c2' }).past).toEqual({ passed: 2, failed: 0 });
    // A second of the test, and what a session usually takes besides.
    expect(builds.runMs).toBe(31_000);
  });
});
