import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomesOfRun } from '../../../src/history/analyze-history.ts';
import { durationsOf, median, noDurations, overheadOf } from '../../../src/history/durations.ts';
import { emptyHistory, type History } from '../../../src/history/history.ts';
import type { SessionResult } from '../../../src/model/results.ts';
import { failedTest, flakyTest, missingSession, runResult, sessionResult, testResult } from '../../helpers/run-results.ts';
import { historyRun, merged, times } from './histories.ts';

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
    [
      'takes none where one set did not pass',
      [session(took('a.B#f[0]', 10), failedTest('a.B#f[1]'), took('a.B#g', 10))],
      { 'a.B#g': [10] },
    ],
    ['adds up a class that runs with several values', [session(took('a.B[x]#f', 10), took('a.B[y]#f', 50))], { 'a.B#f': [60] }],
    ['takes a time of zero for none', [session(took('a.B#f', 0), took('a.B#g', -4), took('a.B#h', 20))], { 'a.B#h': [20] }],
    ['cuts what is longer than a day', [session(took('a.B#f', 1e15))], { 'a.B#f': [24 * 3_600_000] }],
    [
      'a duration is rounded to two digits',
      [session(took('a.B#f', 12_345.6), took('a.B#g', 0.3))],
      { 'a.B#f': [12_000], 'a.B#g': [1] },
    ],
    [
      'leaves out names that are too long or empty',
      [session(took(`a.B#${'f'.repeat(501)}`, 5), took('#f', 5), took('a.B#g', 10))],
      { 'a.B#g': [10] },
    ],
    [
      'keeps names that mean something to JavaScript',
      [session(took('__proto__#constructor', 10))],
      { '__proto__#constructor': [10] },
    ],
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
