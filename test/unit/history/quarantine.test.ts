import { describe, expect, it } from 'vitest';
import { quarantinedFailures, quarantineShards } from '../../../src/history/quarantine.ts';
import type { QuarantineEntry } from '../../../src/model/history.ts';
import { type SessionResult, testName } from '../../../src/model/results.ts';
import type { TestStatus } from '../../../src/model/status.ts';
import { analyzeShards } from '../../../src/results/expected-sessions.ts';
import { countFailedFlaky, countTotals, failedTests } from '../../../src/results/totals.ts';
import { failedTest, flakyTest, quarantineOf, sessionResult, testResult } from '../../helpers/run-results.ts';

const pixel = 'Google Pixel 3-10.0';
const galaxy = 'Samsung Galaxy S9-8.0';
const name = 'com.shop.CartTest#adds';
const start = new Date('2026-03-31T23:59:59Z');

const shardsOf = (
  entries: readonly Partial<QuarantineEntry>[],
  sessions: readonly SessionResult[] = [sessionResult({ device: pixel, tests: [failedTest(name)] })],
) => {
  const quarantine = quarantineOf(...entries.map((entry) => ({ test: name, ...entry })));
  return quarantineShards(analyzeShards(sessions), { quarantine, framework: 'espresso' }, start);
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

  it('is not about a suite that failed outside of its tests', () => {
    const tests = [failedTest('com.shop.CartTest#(suite)')];
    expect(quarantinedIn([{ test: 'com.shop.CartTest#*' }], [sessionResult({ device: pixel, tests })])).toEqual([]);
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

  it('are counted, also among the failed ones; a flaky test does not count as failed', () => {
    expect(countTotals(shards, true)).toMatchObject({ tests: 6, passed: 2, failed: 4, flaky: 2, quarantined: 3 });
    expect(countTotals(shards, false)).toMatchObject({ tests: 6, passed: 2, failed: 4, flaky: 2, quarantined: 3 });
    expect(countFailedFlaky(shards, true)).toBe(0);
  });

  it('are named among the failed tests', () => {
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

  it('come after all attempts: the last one decides', () => {
    const attempts = [failedTest(name), testResult(name)].map((test, attempt) =>
      sessionResult({ device: pixel, attempt, partial: attempt > 0, tests: [test] }),
    );
    expect(countTotals(shardsOf([{}], attempts), true)).toMatchObject({ passed: 1, failed: 0, flaky: 1, quarantined: 0 });
    expect(countTotals(shardsOf([{}], attempts.slice(0, 1)), true)).toMatchObject({ failed: 1, quarantined: 1 });
  });
});
