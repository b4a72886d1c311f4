import { describe, expect, it } from 'vitest';
import type { RepeatedTest } from '../../../../../src/core/model/repeats.ts';
import { noFacts, triageRun } from '../../../../../src/core/results/triage/triage.ts';
import { failedTest, flakyTest, quarantineOf, runResult, sessionResult, testResult } from '../../../../helpers/run-results.ts';

const device = 'Google Pixel 3-10.0';
const [entry] = quarantineOf({ test: 'a.B#quarantined' }).entries;

const trace = 'java.lang.AssertionError: expected 3 but was 2\n\tat a.Total.check(Total.kt:9)';

const repeated = (name: string, parts: Partial<RepeatedTest> = {}): RepeatedTest => ({
  className: 'a.B',
  name,
  device,
  why: 'new',
  passed: 4,
  failed: 2,
  results: [
    { repeat: 1, status: 'passed', failures: [], buildId: 'r1', folder: 'sessions/x/repeat-1' },
    {
      repeat: 2,
      status: 'failed',
      failures: [{ kind: 'failure', type: 'java.lang.AssertionError', message: 'expected 3 but was 2', trace }],
      buildId: 'r2',
      folder: 'sessions/x/repeat-2',
    },
  ],
  ...parts,
});

const triage = (tests: readonly RepeatedTest[], healed = [flakyTest('a.B#healed', { message: 'slow' })]) => {
  const results = [
    ...['a.B#one', 'a.B#two', 'a.B#quarantined'].map((name) => testResult(name)),
    failedTest('a.B#red', { message: 'gone' }),
    ...healed,
  ];
  const repeats = { times: 5, tests, planned: 5, ran: 5, deviceMs: 0 };
  return triageRun(runResult([sessionResult({ device, tests: results })], { repeats }), noFacts).entries.map(
    ({ outcome, tests: named, cause, devices, evidence }) => ({
      outcome,
      tests: named.map(({ name, attempts }) => `${name} ${attempts}`),
      devices,
      message: cause.message,
      folder: evidence.flatMap((each) => (each.kind === 'session' ? each.folder : [])).at(0),
    }),
  );
};

describe('triage', () => {
  const red = { outcome: 'failed', tests: ['a.B#red 1'] };
  const healed = { outcome: 'flaky', tests: ['a.B#healed 2'] };

  it('explains new tests that failed in a repeat, one entry per cause, after failed tests and before what does not count', () => {
    expect(triage([repeated('one'), repeated('two')])).toMatchObject([
      red,
      { outcome: 'flaky', tests: ['a.B#one 6', 'a.B#two 6'], message: 'expected 3 but was 2', folder: 'sessions/x/repeat-2' },
      healed,
    ]);
  });

  it('explains them last if everything else counts, and not if another device ran them', () => {
    expect(triage([repeated('one'), repeated('two', { device: 'iPhone 14-16' })], [])).toMatchObject([
      red,
      { tests: ['a.B#one 6'], devices: [device] },
    ]);
  });

  it('tells quarantined ones apart', () => {
    expect(triage([repeated('one'), repeated('quarantined', { quarantined: entry })])).toMatchObject([
      red,
      { outcome: 'flaky', tests: ['a.B#one 6'] },
      { outcome: 'quarantined', tests: ['a.B#quarantined 6'] },
      healed,
    ]);
  });

  it('names one of which only the counts are known, as in a collector', () => {
    expect(triage([repeated('one', { results: [] })])).toMatchObject([red, { tests: ['a.B#one 6'], message: '' }, healed]);
  });

  it('says nothing of tests that passed in all runs, nor twice of one that a retry healed', () => {
    const passed = repeated('one', { failed: 0, results: [] });
    expect(triage([passed, repeated('healed', { passed: 1, failed: 1, results: [] })])).toMatchObject([red, healed]);
  });
});
