import { describe, expect, it } from 'vitest';
import type { BaseReport, BaseResult, ComparedTest } from '../../../../src/core/model/base-comparison.ts';
import type { TestResult } from '../../../../src/core/model/results.ts';
import { countOnce } from '../../../../src/core/results/analysis/count-once.ts';
import {
  describeOnBase,
  failingOnBase,
  failuresToCompare,
  judgeOnBase,
  mostCompared,
  runsOnBase,
  summarizeOnBase,
} from '../../../../src/core/results/base-comparison.ts';
import { analyzeShards } from '../../../../src/core/results/expected-sessions.ts';
import { failedTest, flakyTest, sessionResult, testResult } from '../../../helpers/run-results.ts';

const device = 'Google Pixel 7-13.0';

const sessionsOf = (letters: string): ComparedTest['sessions'] =>
  Array.from(letters, (letter, nth) => ({ status: letter === 'p' ? 'passed' : 'failed', buildId: `b${nth}` }));

const comparedAs = (letters: string, name = 'c', parts: Partial<ComparedTest> = {}): ComparedTest => ({
  className: 'a.B',
  name,
  device,
  result: judgeOnBase(sessionsOf(letters)),
  branch: 'main',
  commit: '1a2b3c4d5e6f',
  sessions: sessionsOf(letters),
  ...parts,
});

const reportOf = (...tests: readonly ComparedTest[]): BaseReport => ({ tests, more: 0, deviceMs: 0 });

it.each<[letters: string, result: BaseResult, said: string]>([
  ['f', 'fails-on-base', 'fails on main, too (1 of 1 run at 1a2b3c4)'],
  ['ff', 'fails-on-base', 'fails on main, too (2 of 2 runs at 1a2b3c4)'],
  ['pp', 'passes-on-base', 'passes on main (2 of 2 runs at 1a2b3c4): this change or flakiness'],
  ['pfp', 'unstable-on-base', 'passes and fails on main (1 of 3 runs at 1a2b3c4 failed)'],
  ['', 'unknown', 'unknown on main: no run has a result'],
])('runs that end as "%s" on the base are %s, and say what was seen', (letters, result, said) => {
  expect(judgeOnBase(sessionsOf(letters))).toBe(result);
  expect(describeOnBase(comparedAs(letters))).toBe(said);
});

it('a flaky rate of the history stands behind what was seen', () => {
  const said = describeOnBase(comparedAs('p'), { rate: 0.25, failures: 3, outcomes: 12 });
  expect(said).toBe('passes on main (1 of 1 run at 1a2b3c4): this change or flakiness; in the history, 3 of 12 outcomes failed');
});

it.each<[tests: readonly string[], failed: number, clause: string | undefined]>([
  [['f', 'f', 'f'], 3, 'all 3 also fail on main at 1a2b3c4'],
  [['f'], 1, 'it also fails on main at 1a2b3c4'],
  [['f', 'p', 'p'], 3, '1 of 3 also fails on main at 1a2b3c4'],
  [['f', 'f', 'p'], 3, '2 of 3 also fail on main at 1a2b3c4'],
  [['p', 'p'], 2, 'both pass on main at 1a2b3c4'],
  [['p', ''], 2, undefined],
  // More tests failed than were compared.
  [['f', 'f'], 25, '2 of 25 also fail on main at 1a2b3c4'],
  [['p', 'p'], 25, undefined],
])('%j of %d failures are "%s" in a title', (tests, failed, clause) => {
  expect(summarizeOnBase(reportOf(...tests.map((letters, nth) => comparedAs(letters, `c${nth}`))), failed)).toBe(clause);
});

it('the output names only tests whose runs all failed', () => {
  const report = reportOf(comparedAs('ff', 'one'), comparedAs('pf', 'two'), comparedAs('', 'three'), comparedAs('f', 'four'));
  expect(failingOnBase(report, 100)).toEqual([`a.B#one @ ${device}`, `a.B#four @ ${device}`]);
  expect(failingOnBase(report, 1)).toHaveLength(1);
});

describe('the failures to compare', () => {
  const choose = (...tests: readonly TestResult[]) =>
    failuresToCompare(countOnce(analyzeShards([sessionResult({ device, tests })])));
  const at = (name: string, message: string) =>
    failedTest(name, {
      type: 'java.lang.IllegalStateException',
      message,
      trace: `java.lang.IllegalStateException: ${message}\n\tat com.shop.Cart.add(Cart.kt:7)`,
    });

  it('are those that are left after retries', () => {
    const { chosen, more } = choose(testResult('a.B#passes'), flakyTest('a.B#flaky'), failedTest('a.B#fails', { message: 'x' }));
    expect(chosen.map(({ test }) => test.name)).toEqual(['fails']);
    expect(more).toBe(0);
  });

  it('are at most 20, one of each cause first', () => {
    const same = Array.from({ length: 30 }, (_, nth) => at(`a.B#same${nth}`, 'the cart is closed'));
    const { chosen, more } = choose(...same, at('a.B#other', 'the list is gone'));
    expect([chosen.length, more]).toEqual([mostCompared, 11]);
    expect(chosen.slice(0, 2).map(({ test }) => test.name)).toEqual(['same0', 'other']);
  });

  it('run as often as here, without the round that a user asked for', () => {
    const twice = { ...failedTest('a.B#c', { message: 'x' }), earlierAttempts: [{ status: 'failed' as const, failures: [] }] };
    expect([runsOnBase(twice, 0), runsOnBase(twice, 1), runsOnBase(twice, 5)]).toEqual([1, 2, 2]);
  });
});
