import { describe, expect, it } from 'vitest';
import { emptyHistory, type HistoryRun } from '../../../../src/action/history/history.ts';
import {
  type CurrentRun,
  flakyRateOf,
  flakyRunsOf,
  judgeFailure,
  testsKnownOn,
} from '../../../../src/action/history/judge-outcomes.ts';
import type { PastOutcome } from '../../../../src/core/model/history.ts';
import { testResult } from '../../../helpers/run-results.ts';
import { historyRun, merged, oneRun } from './histories.ts';

/**
 * Outcomes, oldest first: `<letter>[@<commit>][/<pull request or branch>][*<run id>]`, each a run of its own; run n has the commit `c<n>`
 * and is on `main` unless told.
 */
const outcomesOf = (text: string): readonly PastOutcome[] =>
  text.split(' ').flatMap((each, nth) => {
    const [, letter = '', commit, line = 'main', id] = /^([pkf])(?:@(\w+))?(?:\/(\w+))?(?:\*(\w+))?$/.exec(each) ?? [];
    if (letter === '') return [];
    const run: HistoryRun = historyRun(nth + 1, {
      ...(commit === undefined ? {} : { commit }),
      ...(id === undefined ? {} : { id }),
      ...(/^\d+$/.test(line) ? { branch: 'feature', pullRequest: Number(line) } : { branch: line }),
    });
    return [{ run, status: letter === 'p' ? 'passed' : letter === 'k' ? 'flaky' : 'failed' }];
  });

const onMain: CurrentRun = { ...historyRun(100), baseBranches: ['main'] };
const inPull: CurrentRun = { ...onMain, branch: 'feature', pullRequest: 7 };
const onBranch: CurrentRun = { ...onMain, branch: 'topic', baseBranches: ['topic', 'main'] };

describe('labels of failures', () => {
  it.each<[what: string, past: string, run: CurrentRun, label: string, since?: string]>([
    ['nothing is known', '', onMain, 'new'],
    ['it passed on the base branch', 'p p p', inPull, 'new'],
    ['it failed last on the base branch', 'p p f f', inPull, 'known', 'c3'],
    ['it always failed there', 'f f', onMain, 'known', 'c1'],
    ['it was repaired there', 'f f p', onMain, 'new'],
    ['it failed earlier on this pull request', 'p p f/7', inPull, 'known', 'c3'],
    ['it failed, passed and fails again on this pull request', 'p f/7 p/7', inPull, 'known', 'c2'],
    ['it failed on another pull request', 'p p f/8 f/8', inPull, 'new'],
    ['it failed on another branch', 'p f/topic', inPull, 'new'],
    ['it failed on this branch', 'p f/topic', onBranch, 'known', 'c2'],
    ['this branch is new, and the default branch is red', 'p f', onBranch, 'known', 'c2'],
    ['this branch is green, and the default branch is red', 'p/topic f', onBranch, 'new'],
    ['it passed in a retry, then failed', 'p k f', onMain, 'flaky'],
    ['it passed and failed on one commit', 'p@x f@x', onMain, 'flaky'],
    ['it passed and failed on one commit of another pull request', 'p@x/8 f@x/8', inPull, 'flaky'],
    ['it passed on this commit before', 'p p@c100', onMain, 'flaky'],
    ['it changed three times', 'p f p f', onMain, 'flaky'],
    ['it changed twice', 'p f p', onMain, 'new'],
    ['it changed three times on other pull requests', 'p f/8 p/8 f/8 p/8', inPull, 'new'],
    ['pull requests failed between passes on the base branch', 'p f/8 p f/9 p f/10 p', inPull, 'new'],
    ['the first attempt of this run failed', 'p f*100', onMain, 'new'],
    ['the first attempt of this run failed, and so did the base branch', 'p f f*100', onMain, 'known', 'c2'],
  ])('a failure has its label where %s (%s)', (_what, past, run, label, since) => {
    const judged = judgeFailure(outcomesOf(past), run);
    expect([judged.label, judged.since?.commit]).toEqual([label, since]);
  });
});

describe('the rate of a flaky test', () => {
  it.each<[past: string, failures: number, outcomes: number]>([
    ['p f p f', 2, 4],
    ['p p k p', 2, 5],
    ['p@x f@x p p', 2, 6],
    ['p@x f@x k', 4, 6],
  ])('the flaky rate of %s is %d of %d', (past, failures, outcomes) => {
    expect(flakyRateOf(outcomesOf(past), onMain)).toEqual({ failures, outcomes, rate: failures / outcomes });
  });

  it.each(['', 'p', 'f f f', 'p f p'])('the flaky rate of %j is unknown', (past) => {
    expect(flakyRateOf(outcomesOf(past), onMain)).toBeUndefined();
  });
});

describe('the runs in which a test was flaky', () => {
  it.each<[past: string, ids: readonly string[]]>([
    ['p p p', []],
    ['p f f f f p', []],
    ['p k p k', ['2', '4']],
    ['p@x f@x', ['2']],
    ['p f p f p', ['2', '4']],
    ['p f p f f p f', ['2', '4', '5']],
    ['p f p f f f p', ['2']],
    ['p f/8 p f/9 p', []],
  ])('the flaky runs of %s are %j', (past, ids) => {
    expect([...flakyRunsOf(outcomesOf(past))].toSorted()).toEqual(ids);
  });
});

const history = merged(
  oneRun(historyRun(1), { 'com.shop.CartTest#adds': 'p', 'com.shop.CartTest#formats[1]': 'f', 'CheckoutTest#pays': 'p' }),
  oneRun(historyRun(2, { branch: 'release' }), { 'com.shop.CartTest#onRelease': 'p' }),
  oneRun(historyRun(3, { branch: 'main', pullRequest: 7 }), { 'com.shop.CartTest#inPull': 'p' }),
);

describe('a test is known on the base branch', () => {
  it.each<[what: string, test: string, branches: readonly string[], expected: boolean]>([
    ['that has an outcome there', 'com.shop.CartTest#adds', ['main'], true],
    ['that failed there', 'com.shop.CartTest#formats[1]', ['main'], true],
    ['with other values', 'com.shop.CartTest#formats[2]', ['main'], true],
    ['that is stored without its package', 'com.shop.CheckoutTest#pays', ['main'], true],
    ['that is reported without its package', 'CartTest#adds', ['main'], true],
    ['of the default branch', 'com.shop.CartTest#adds', ['release', 'main'], true],
    ['of another class', 'com.shop.OtherTest#adds', ['main'], false],
    ['of a class of another package', 'com.other.CartTest#adds', ['main'], false],
    ['that only ran on another branch', 'com.shop.CartTest#onRelease', ['main'], false],
    ['that only ran in a pull request', 'com.shop.CartTest#inPull', ['main'], false],
  ])('whether a test is known on the base branch %s: %s on %j is %s', (_what, test, branches, expected) => {
    expect(testsKnownOn(history, branches)?.(testResult(test))).toBe(expected);
  });

  it('is undecided without a run of the branch', () => {
    expect(testsKnownOn(history, ['develop'])).toBeUndefined();
    expect(testsKnownOn(history, [])).toBeUndefined();
    expect(testsKnownOn(emptyHistory, ['main'])).toBeUndefined();
  });
});
