import { describe, expect, it } from 'vitest';
import {
  type KnownTests,
  quarantinedFailures,
  quarantineShards,
  quarantineWarnings,
  suggestEntries,
} from '../../../../src/action/history/quarantine.ts';
import { parseQuarantine } from '../../../../src/action/inputs/quarantine.ts';
import type { QuarantineEntry } from '../../../../src/core/model/history.ts';
import { type SessionResult, testName } from '../../../../src/core/model/results.ts';
import type { TestStatus } from '../../../../src/core/model/status.ts';
import { countOnce } from '../../../../src/core/results/analysis/count-once.ts';
import { analyzeShards } from '../../../../src/core/results/expected-sessions.ts';
import { countFailedFlaky, countTotals, failedTests } from '../../../../src/core/results/totals.ts';
import { failedTest, flakyTest, quarantineOf, runStart, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { device, historyRun, merged, oneRun, runsOnMain } from './histories.ts';

const pixel = 'Google Pixel 3-10.0';
const galaxy = 'Samsung Galaxy S9-8.0';
const name = 'com.shop.CartTest#adds';
const start = new Date('2026-03-31T23:59:59Z');

const shardsOf = (
  entries: readonly Partial<QuarantineEntry>[],
  sessions: readonly SessionResult[] = [sessionResult({ device: pixel, tests: [failedTest(name)] })],
) => {
  const quarantine = quarantineOf(...entries.map((entry) => ({ test: name, ...entry })));
  return countOnce(quarantineShards(analyzeShards(sessions), { quarantine, framework: 'espresso' }, start));
};

const quarantinedIn = (...parameters: Parameters<typeof shardsOf>): string[] =>
  shardsOf(...parameters).flatMap(({ quarantined, last }) =>
    [...quarantined].map(([test, { line }]) => `${testName(test)} @ ${last.device}: ${line}`),
  );

describe('an entry', () => {
  it.each<[string, Partial<QuarantineEntry>, boolean]>([
    ['the test by name', {}, true],
    ['the test of another class', { test: 'com.shop.OtherTest#adds' }, false],
    ['a part of the name', { test: 'CartTest#adds' }, false],
    ['any characters, also dots', { test: 'com.*#adds' }, true],
    ['a whole class', { test: 'com.shop.CartTest#*' }, true],
    ['other letters', { test: 'com.shop.carttest#adds' }, false],
    ['every test', { test: '*' }, true],
    ['its last day', { until: '2026-03-31' }, true],
    ['the day before', { until: '2026-03-30' }, false],
    ['its device', { devices: [galaxy, pixel] }, true],
    ['devices by pattern', { devices: ['Google Pixel *'] }, true],
    ['another device', { devices: [galaxy] }, false],
    ['the device in other letters', { devices: ['google pixel 3-10.0'] }, false],
    ['its framework', { frameworks: ['xcuitest', 'espresso'] }, true],
    ['another framework', { frameworks: ['xcuitest'] }, false],
  ])('applies or not: %s', (_what, entry, applies) => {
    expect(quarantinedIn([entry])).toEqual(applies ? [`${name} @ ${pixel}: 1`] : []);
  });

  it('of several the first that applies counts, whether it names the test or matches it', () => {
    expect(quarantinedIn([{ devices: [galaxy] }, { test: '*' }, {}])).toEqual([`${name} @ ${pixel}: 2`]);
    expect(quarantinedIn([{}, { test: '*' }])).toEqual([`${name} @ ${pixel}: 1`]);
  });

  it.each<[TestStatus, boolean]>([
    ['failed', true],
    ['passed', false],
    ['skipped', false],
    ['timed-out', false],
    ['error', false],
    ['unknown', false],
    ['pending', false],
  ])('is about failures of tests that ran, and nothing else: %s', (status, applies) => {
    const sessions = [sessionResult({ device: pixel, tests: [testResult(name, { status })] })];
    expect(quarantinedIn([{}], sessions)).toHaveLength(applies ? 1 : 0);
  });

  it('is not about failures of a session in which a source counts a test in ERROR', () => {
    const session = sessionResult({ device: pixel, tests: [failedTest(name)] });
    const { evidence } = session;
    const counters = { passed: 0, failed: 0, skipped: 0, timedOut: 0, error: 1, pending: 0 };
    for (const other of [
      { ...evidence, summary: { counters } },
      { ...evidence, details: { state: 'read', tests: counters } as const },
      { ...evidence, report: { state: 'read', tests: counters, attempts: counters, declared: counters, problems: [] } as const },
    ])
      expect(quarantinedIn([{}], [{ ...session, evidence: other }])).toEqual([]);
  });
});

it('thousands of failures are compared with as many long patterns as a file may have', () => {
  const long = 'a*'.repeat(2_000);
  const entries = Array.from({ length: 1_000 }, (_, nth) => ({ test: `${long}${nth}#*` }));
  const tests = Array.from({ length: 3_000 }, (_, nth) => failedTest(`${'a'.repeat(150)}${nth}#adds`));
  expect(quarantinedIn([...entries, { test: '*2999#*' }], [sessionResult({ device: pixel, tests })])).toHaveLength(1);
});

describe('quarantined failures', () => {
  const tests = [failedTest(name), failedTest('com.shop.CartTest#removes'), flakyTest('com.shop.CartTest#lists')];
  const sessions = [pixel, galaxy].map((device) => sessionResult({ device, tests }));
  const shards = shardsOf([{ devices: [pixel] }, { test: '*#lists' }, { test: '*#removes' }], sessions);

  it('are counted and named, also among the failed ones; a flaky test does not count as failed', () => {
    for (const failOnFlaky of [true, false])
      expect(countTotals(shards, failOnFlaky)).toMatchObject({ tests: 6, passed: 2, failed: 4, flaky: 2, quarantined: 3 });
    expect(countFailedFlaky(shards, true)).toBe(0);
    expect(failedTests(shards, true, 10)).toHaveLength(4);
  });

  it('are listed once for each test and entry, with their devices', () => {
    expect(quarantinedFailures(shards).map((each) => [each.name, each.entry.line, each.devices])).toEqual([
      [name, 1, [pixel]],
      ['com.shop.CartTest#removes', 3, [pixel, galaxy]],
    ]);
  });

  it('do not hide a worse result of the same test in another shard', () => {
    const inShard = (index: number, test: ReturnType<typeof testResult>) =>
      sessionResult({ device: pixel, shard: { index, total: 2 }, tests: [test] });
    const both = shardsOf([{}], [inShard(0, failedTest(name)), inShard(1, testResult(name, { status: 'error' }))]);
    expect(countTotals(both, false)).toMatchObject({ tests: 1, failed: 1, quarantined: 0 });
  });
});

const known = { className: 'a.B', name: 'c', ignored: false, parameterized: false, conditional: false };
const suite = {
  tests: [known, { ...known, name: 'ignored', ignored: true }, { ...known, className: 'a.P', name: 'p', parameterized: true }],
  unknown: [],
};
const shards = analyzeShards([sessionResult({ device: pixel, tests: [testResult('a.B#c'), testResult('a.P#p[1]')] })]);

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
    ['a suite known in part is no proof in one job of several', { suite: { ...suite, unseen: 'a factory' }, isPart: true }, 0],
    ['a known suite is proof in every job', { isPart: true }, 1],
    ['without any result nothing is known', { suite: undefined, shards: [] }, 0],
  ])('%s', (_what, facts, count) => {
    expect(warningsOf({ test: 'a.B#gone' }, facts)).toHaveLength(count);
  });
});

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
    const { add } = suggestEntries(history.tests, context);
    expect(add.map(({ test, flakyRuns, runs }) => `${test} ${flakyRuns}/${runs}`)).toEqual(['A#often 4/8', 'A#thrice 3/8']);
  });

  it('are ready to paste', () => {
    const [entry] = suggestEntries(runsOnMain({ 'com.shop.CartTest#adds: "x" # 1': 'kkkp' }).tests, context).add;
    const { entries, mistakes } = parseQuarantine(`${entry?.yaml}\n`, at.getTime());
    expect(mistakes).toEqual([]);
    expect(entries).toMatchObject([
      { test: 'com.shop.CartTest#adds: "x" # 1', reason: 'Flaky in 3 of the last 4 runs', until: '2026-03-31', devices: [] },
    ]);
  });

  it('name their framework where other entries of the file do', () => {
    const quarantine = quarantineOf({ test: 'B#b', frameworks: ['xcuitest'] });
    const [entry] = suggestEntries(runsOnMain({ 'A#a': 'kkkp' }).tests, { ...context, quarantine }).add;
    expect(parseQuarantine(`${entry?.yaml}\n`, at.getTime()).entries).toMatchObject([{ test: 'A#a', frameworks: ['espresso'] }]);
  });

  it('name the devices where it is flaky on some only, and leave out what has an entry', () => {
    const history = merged(...[1, 2, 3].map((day) => oneRun(historyRun(day), { 'A#a': { [device]: 'k', 'Other-1': 'p' } })));
    expect(suggestEntries(history.tests, context).add).toMatchObject([
      { devices: [device], yaml: expect.stringContaining(`- "${device}"`) },
    ]);
    const listed = quarantineOf({ test: 'A#*', devices: ['Google *'] });
    expect(suggestEntries(history.tests, { ...context, quarantine: listed }).add).toEqual([]);
    const elsewhere = quarantineOf({ test: 'A#*', devices: ['Other-1'] }, { test: 'A#*', until: '2026-02-01' });
    expect(suggestEntries(history.tests, { ...context, quarantine: elsewhere }).add).toHaveLength(1);
  });
});

describe('entries that can be removed', () => {
  it('count a run once, however often it was run again', () => {
    const days = Array.from({ length: 20 }, (_none, nth) => nth + 1);
    const quarantine = quarantineOf({ test: 'A#*' });
    const removed = (attempts: readonly { readonly id: string; readonly attempt: number }[]) => {
      const history = merged(...attempts.map((run, nth) => oneRun(historyRun(nth + 1, run), { 'A#a': 'p' })));
      return suggestEntries(history.tests, { ...context, quarantine }).remove.map(({ passes }) => passes);
    };
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
    const { remove } = suggestEntries(runsOnMain({ 'A#a': past }).tests, { ...context, quarantine });
    expect(remove.map(({ line }) => line)).toEqual(lines);
  });
});
