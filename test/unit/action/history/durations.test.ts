import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CacheEntry, CacheStore } from '../../../../src/action/github/cache.ts';
import { outcomesOfRun } from '../../../../src/action/history/analyze-history.ts';
import { durationsOf, loadDurations, median, noDurations, overheadOf } from '../../../../src/action/history/durations.ts';
import { emptyHistory, type History } from '../../../../src/action/history/history.ts';
import { type HistorySuite, writeHistory } from '../../../../src/action/history/history-document.ts';
import type { SessionResult } from '../../../../src/core/model/results.ts';
import { createFakeClock } from '../../../helpers/fake-clock.ts';
import { createMemoryRunner } from '../../../helpers/memory-runner.ts';
import { failedTest, flakyTest, missingSession, runResult, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { historyRun, merged, oneRun, times } from './histories.ts';

const device = 'Google Pixel 3-10.0';
const took = (name: string, durationMs: number) => testResult(name, { durationMs });
const session = (...tests: SessionResult['tests']) => sessionResult({ device, tests });

const addRun = (history: History, sessions: readonly SessionResult[], day: number): History =>
  merged(history, outcomesOfRun(runResult(sessions), historyRun(day)));

const measured = (...sessions: SessionResult[]) => times(durationsOf(addRun(emptyHistory, sessions, 1)));

describe('median', () => {
  it.each([
    [[], undefined],
    [[7], 7],
    [[9, 1, 5], 5],
    [[10, 1, 2, 4], 3],
    [[1, 2], 2],
  ])('median of %j is %j', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('durationsOf', () => {
  it('keeps the passed tests of sessions that ended', () => {
    const died = missingSession({ device: 'Other-1', tests: [took('a.B#never', 5)] });
    const timedOut = sessionResult({
      device: 'Other-2',
      tests: [took('a.B#cut', 5), testResult('a.B#hung', { status: 'timed-out' })],
    });
    const ended = session(
      took('a.B#fast', 100),
      took('a.C#slow', 900.4),
      failedTest('a.B#red', {}, { durationMs: 50 }),
      testResult('a.B#off', { status: 'skipped', durationMs: 50 }),
    );
    expect(measured(died, timedOut, ended)).toEqual({ 'a.B#fast': [100], 'a.C#slow': [900] });
  });

  it.each<[string, SessionResult[], Record<string, readonly number[]>]>([
    ['adds up the sets of values of a test', [session(took('a.B#f[0]', 10), took('a.B#f[€ 1]', 50))], { 'a.B#f': [60] }],
    ['takes none if a set failed', [session(took('a.B#f[0]', 10), failedTest('a.B#f[1]'), took('a.B#g', 10))], { 'a.B#g': [10] }],
    ['adds up a class that runs with several values', [session(took('a.B[x]#f', 10), took('a.B[y]#f', 50))], { 'a.B#f': [60] }],
    ['takes a time of zero for none', [session(took('a.B#f', 0), took('a.B#g', -4), took('a.B#h', 20))], { 'a.B#h': [20] }],
    ['cuts what is longer than a day', [session(took('a.B#f', 1e15))], { 'a.B#f': [24 * 3_600_000] }],
    ['rounds to two digits', [session(took('a.B#f', 12_345.6), took('a.B#g', 0.3))], { 'a.B#f': [12_000], 'a.B#g': [1] }],
    [
      'leaves out names that are too long or empty',
      [session(took(`a.B#${'f'.repeat(501)}`, 5), took('#f', 5), took('a.B#g', 10))],
      { 'a.B#g': [10] },
    ],
    ['keeps names that JavaScript inherits', [session(took('__proto__#constructor', 10))], { '__proto__#constructor': [10] }],
    ['takes the try that passed', [session(flakyTest('a.B#f', {}, { durationMs: 70 }))], { 'a.B#f': [70] }],
    [
      'takes the attempt that passed',
      [
        sessionResult({ device, tests: [failedTest('a.B#f', {}, { durationMs: 100 }), took('a.B#g', 90)] }),
        sessionResult({ device, attempt: 1, tests: [took('a.B#f', 70)] }),
      ],
      { 'a.B#f': [70], 'a.B#g': [90] },
    ],
    [
      'takes the device on which a test takes longest',
      [
        sessionResult({ device: 'Fast-1', tests: [took('a.B#f', 10), took('a.B#g', 30)] }),
        sessionResult({ device: 'Slow-1', tests: [took('a.B#f', 20), took('a.B#g', 25)] }),
      ],
      { 'a.B#f': [20], 'a.B#g': [30] },
    ],
    [
      'adds up what shards of one device ran of a test',
      [
        sessionResult({ device, shard: { index: 0, total: 2 }, tests: [took('a.B#f[0]', 10)] }),
        sessionResult({ device, shard: { index: 1, total: 2 }, tests: [took('a.B#f[1]', 20)] }),
      ],
      { 'a.B#f': [30] },
    ],
  ])('%s', (_rule, sessions, expected) => {
    expect(measured(...sessions)).toEqual(expected);
  });

  it('takes the last five runs', () => {
    const last = [3, 4, 5, 6, 7].map((run) => run * 1_000);
    let history = emptyHistory;
    for (const run of [1, 2, 3, 4, 5, 6, 7]) history = addRun(history, [session(took('a.B#f', run * 1_000))], run);
    expect(times(durationsOf(history))).toEqual({ 'a.B#f': last });
  });

  it('leaves a test alone that did not run or did not pass this time', () => {
    const first = addRun(emptyHistory, [session(took('a.B#f', 500), took('a.B#g', 600))], 1);
    const second = addRun(first, [session(failedTest('a.B#f'), took('a.B#g', 800))], 2);
    expect(times(durationsOf(second))).toEqual({ 'a.B#f': [500], 'a.B#g': [600, 800] });
  });

  it('puts the jobs of one run together, in any order and any number of times', () => {
    const jobs = [
      [session(took('a.B#f', 500), took('a.B#shared', 900))],
      [session(took('a.B#g', 600), took('a.B#shared', 800))],
      [session(took('a.C#h', 700))],
    ];
    const base = addRun(emptyHistory, [session(took('a.B#f', 10), took('a.B#shared', 10))], 1);
    const expected = { 'a.B#f': [10, 500], 'a.B#shared': [10, 900], 'a.B#g': [600], 'a.C#h': [700] };
    fc.assert(
      fc.property(fc.array(fc.nat(2), { maxLength: 5 }), (again) => {
        const order = [...again, ...[0, 1, 2].filter((job) => !again.includes(job))];
        expect(times(durationsOf(order.reduce((history, job) => addRun(history, jobs[job]!, 2), base)))).toEqual(expected);
      }),
    );
  });
});

describe('overheadOf', () => {
  it('is the usual one until a session was measured', () => {
    expect(overheadOf(noDurations)).toBe(30_000);
  });

  it('is what first attempts take besides their tests', () => {
    const sessions = [
      sessionResult({ device: 'A-1', durationMs: 25_000, tests: [took('a.B#f', 5_000)] }),
      sessionResult({ device: 'B-1', durationMs: 35_000, tests: [took('a.B#f', 5_000)] }),
      sessionResult({ device: 'B-1', attempt: 1, durationMs: 900_000, tests: [took('a.B#f', 5_000)] }),
      sessionResult({ device: 'C-1', durationMs: 1_000, tests: [took('a.B#f', 5_000)] }),
    ];
    expect(overheadOf(durationsOf(addRun(emptyHistory, sessions, 1)))).toBe(25_000);
  });
});

let history = emptyHistory;
let entries: (CacheEntry & { hidden: number })[] = [];
let clock = createFakeClock();

beforeEach(() => {
  entries = [];
  history = emptyHistory;
  clock = createFakeClock();
});

/** A cache whose entries are never replaced. */
const store = (more: Partial<CacheStore>): CacheStore => ({
  available: () => true,
  mayWrite: true,
  restore: async (key) => entries.find((entry) => entry.key === key && entry.hidden-- <= 0),
  save: async (key, content) => {
    if (entries.some((entry) => entry.key === key)) return false;
    entries.push({ key, content: Buffer.from(content), hidden: 0 });
    return true;
  },
  ...more,
});

/** Loads the durations of one job of a run. */
const load = (
  suite: Partial<HistorySuite & { run: string; simulated: boolean }> = {},
  more: Partial<CacheStore> = {},
  shared = true,
) => {
  const { run = '1', simulated = false, ...own } = suite;
  const runner = createMemoryRunner('');
  const context = { ...runner, clock, github: { ...runner.github, runId: run }, isSimulated: () => simulated };
  return loadDurations(store(more), { framework: 'espresso', suiteId: 'com.shop.test', ...own }, history, shared, context);
};

/** Adds an earlier run of one test to the history. */
const ran = (day: number, durationMs: number): void => {
  history = merged(history, oneRun(historyRun(day), { 'a.B#f': 'p' }, durationMs));
};

describe('loadDurations', () => {
  it('has keys that differ by framework, suite and run, and stay within what the service takes', async () => {
    const all: Parameters<typeof load>[0][] = [
      {},
      { framework: 'xcuitest' },
      { suiteId: 'com.shop.tes' },
      { suiteId: 'com/shop/test' },
      { suiteId: undefined },
      { simulated: true },
      { run: '11' },
      { suiteId: `x,${'ü'.repeat(1_000)}` },
    ];
    for (const each of all) await load(each);
    const keys = entries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(all.length);
    for (const key of keys) {
      for (const other of keys) if (key !== other) expect(other.startsWith(key)).toBe(false);
      expect(key).toMatch(/^[\w.-]{1,400}$/);
    }
  });

  it('gives every job of a run the same, whatever was stored in between', async () => {
    ran(1, 10);
    const first = await load();
    ran(9, 50_000);
    expect(await load()).toEqual(first);
    expect(await load({ run: '10' })).not.toEqual(first);
  });

  it('gives the first job what the others read, also where the entry holds less than the history', async () => {
    const days = Array.from({ length: 60 }, (_, nth) => oneRun(historyRun(nth + 1), { 'a.B#f': nth < 5 ? 'p' : 'f' }));
    history = merged(...days);
    const first = await load();
    expect(first).toEqual(noDurations);
    expect(await load()).toEqual(first);
  });

  it('waits for the job that was first', async () => {
    await load();
    entries[0]!.hidden = 2;
    expect(await load()).toEqual(noDurations);
    expect(clock.sleeps).toEqual([500, 1_000]);
  });

  it('has no durations if the jobs cannot agree, since no job may save', async () => {
    ran(1, 10);
    const save = async () => false;
    expect(await load({}, { save })).toBeUndefined();
    expect(clock.sleeps).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
    expect(times(await load({}, { save }, false))).toEqual({ 'a.B#f': [10] });
  });

  it('sends no request without a cache service', async () => {
    const absent = { available: () => false, restore: () => Promise.reject(new Error('asked')) };
    expect(await load({}, absent)).toBeUndefined();
    expect(await load({}, absent, false)).toEqual(noDurations);
  });

  it('waits no longer for a cache that is gone', async () => {
    let asked = 0;
    expect(await load({}, { available: () => asked++ < 3, save: async () => false })).toBeUndefined();
    expect(clock.sleeps).toEqual([500, 1_000]);
  });

  it.each([
    ['damaged', Buffer.from('x'), 'is damaged (neither gzip nor JSON)'],
    ['of another suite', writeHistory(emptyHistory, { framework: 'espresso' }), 'is of the suite "" of espresso'],
  ])('has no durations where the entry of the run is %s', async (_what, content, why) => {
    await load();
    entries = entries.map((entry) => ({ ...entry, content }));
    await expect(load()).rejects.toThrow(why);
  });
});
