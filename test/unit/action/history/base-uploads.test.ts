import { expect, it } from 'vitest';
import { newestRunnable } from '../../../../src/action/history/base-uploads.ts';
import { emptyHistory, type History } from '../../../../src/action/history/history.ts';
import type { CommitUploads } from '../../../../src/core/model/history.ts';
import { historyRun, merged, runsOnMain } from './histories.ts';

const uploads = (day: number, parts: Partial<CommitUploads> = {}): CommitUploads => ({
  commit: `c${day}`,
  variant: 'a1',
  app: `bs://app${day}`,
  media: [],
  uploadedAtMs: day,
  usedAtMs: historyRun(day).startedAtMs,
  ...parts,
});

/** Outcomes of two tests on `main`, day after day. */
const historyOf = (one: string, other: string, stored: readonly CommitUploads[]): History =>
  merged(runsOnMain({ 'A#a': one, 'A#b': other }), { ...emptyHistory, uploads: stored });

const found = (history: History, branch = 'main', variant = 'a1'): string => {
  const newest = newestRunnable(history, branch, variant);
  return typeof newest === 'string' ? newest : `${newest.commit} ${newest.variant}`;
};

const all = [uploads(1), uploads(2), uploads(3)];

it.each<[what: string, history: History, expected: string]>([
  ['the newest commit', historyOf('ppp', 'ppp', all), 'c3 a1'],
  ['a red one of which half passed', historyOf('ppf', 'ppp', all), 'c3 a1'],
  ['none of which less than half passed', historyOf('pff', 'ppf', all), 'c2 a1'],
  ['none without uploads', historyOf('ppp', 'ppp', [uploads(1)]), 'c1 a1'],
  ['none where no upload is stored', historyOf('ppp', 'ppp', []), 'no upload of main is stored'],
  [
    'none where all are broken',
    historyOf('ff', 'ff', all),
    'at least half of the tests passed on no commit of main whose upload is stored',
  ],
  ['the variant of this run', historyOf('p', 'p', [uploads(1, { variant: 'b2' }), uploads(1)]), 'c1 a1'],
  ['the only variant', historyOf('p', 'p', [uploads(1, { variant: 'b2' })]), 'c1 b2'],
  [
    'none of several other variants',
    historyOf('p', 'p', [uploads(1, { variant: 'b2' }), uploads(1, { variant: 'b3' })]),
    'the uploads that are stored of c1 are of other variants of the app',
  ],
])('the base of a comparison is %s', (_what, history, expected) => {
  expect(found(history)).toBe(expected);
});

it('the base of a comparison is on the base branch', () => {
  expect(found(historyOf('p', 'p', [uploads(1)]), 'release')).toBe('the history has no run of release');
});
