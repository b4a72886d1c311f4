import { describe, expect, it } from 'vitest';
import { type KnownTests, quarantineWarnings } from '../../../src/history/quarantine.ts';
import type { QuarantineEntry } from '../../../src/model/history.ts';
import type { KnownTest } from '../../../src/model/run-plan.ts';
import { analyzeShards } from '../../../src/results/expected-sessions.ts';
import { quarantineOf, runStart, sessionResult, testResult } from '../../helpers/run-results.ts';

const known = (name: string, more: Partial<KnownTest> = {}): KnownTest => {
  const [className = '', method = ''] = name.split('#');
  return { className, name: method, ignored: false, parameterized: false, conditional: false, ...more };
};

const suite = {
  tests: [known('a.B#c'), known('a.B#ignored', { ignored: true }), known('a.P#p', { parameterized: true })],
  unknown: [],
};
const shards = analyzeShards([
  sessionResult({ device: 'Google Pixel 3-10.0', tests: [testResult('a.B#c'), testResult('a.P#p[1]')] }),
]);

const warningsOf = (entry: Partial<QuarantineEntry>, facts: Partial<KnownTests> = {}): readonly string[] =>
  quarantineWarnings({ quarantine: quarantineOf({ test: 'a.B#c', ...entry }), framework: 'espresso' }, runStart, {
    suite,
    shards,
    isPart: false,
    ...facts,
  });

describe('quarantineWarnings', () => {
  it('names an entry that expired, with its line and day', () => {
    expect(warningsOf({ until: '2026-01-01', line: 12 })).toEqual([
      'quarantine.yml:12: the quarantine of a.B#c expired on 2026-01-01 and no longer applies. Fix the test and remove the entry, or extend "until".',
    ]);
    expect(warningsOf({ until: '2026-01-02' })).toEqual([]);
  });

  it.each(['a.B#c', 'a.B#ignored', 'a.P#p', 'a.P#p[1]', 'a.P#p[9]', 'a.*#c', '*', 'a.B*'])('knows %s', (test) => {
    expect(warningsOf({ test })).toEqual([]);
  });

  it.each(['a.B#d', 'a.b#c', 'B#c', 'a.B*#d', 'a.C#*'])('names an entry that matches no known test: %s', (test) => {
    expect(warningsOf({ test })).toEqual([
      `quarantine.yml:1: the quarantine of ${test} matches no known test. Correct "test", or remove the entry.`,
    ]);
  });

  it('says nothing of entries for other frameworks', () => {
    expect(warningsOf({ test: 'x#y', until: '2020-01-01', frameworks: ['xcuitest'] })).toEqual([]);
  });

  it.each<[string, Partial<KnownTests>, number]>([
    ['where the tests of the suite are unknown, those that reported are what is known', { suite: undefined }, 1],
    ['one job of several cannot know the others’ tests', { suite: undefined, isPart: true }, 0],
    [
      'a suite that is known in part is no proof in one job of several',
      { suite: { ...suite, unseen: 'a factory' }, isPart: true },
      0,
    ],
    ['a known suite is proof in every job', { isPart: true }, 1],
    ['without any result nothing is known', { suite: undefined, shards: [] }, 0],
  ])('%s', (_what, facts, count) => {
    expect(warningsOf({ test: 'a.B#gone' }, facts)).toHaveLength(count);
  });
});
