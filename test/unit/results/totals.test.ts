import { describe, expect, it } from 'vitest';
import { quarantineShards } from '../../../src/history/quarantine.ts';
import { analyzeShards } from '../../../src/results/expected-sessions.ts';
import { countTotals, failedTests } from '../../../src/results/totals.ts';
import {
  failedTest,
  flakyTest,
  missingTest,
  quarantineOf,
  runStart,
  sessionResult,
  testResult,
} from '../../helpers/run-results.ts';

const pixel = 'Google Pixel 3-10.0';
const galaxy = 'Samsung Galaxy S9-8.0';
const shardOf = (index: number) => ({ shard: { index, total: 2 } });
const name = 'a.B#c';

/** Both shards of one device report tests; shards are no retries of each other. */
const inTwoShards = (one: readonly ReturnType<typeof testResult>[], other: readonly ReturnType<typeof testResult>[]) => [
  sessionResult({ device: pixel, ...shardOf(0), tests: [...one] }),
  sessionResult({ device: pixel, ...shardOf(1), tests: [...other] }),
];

const none = { tests: 0, passed: 0, failed: 0, skipped: 0, flaky: 0, missing: 0, quarantined: 0 };

describe('a test that two shards of one device ran', () => {
  it.each([
    ['passed and failed', testResult(name), failedTest(name), { failed: 1 }],
    ['failed and passed', failedTest(name), testResult(name), { failed: 1 }],
    ['skipped and passed', testResult(name, { status: 'skipped' }), testResult(name), { passed: 1 }],
    ['passed and skipped', testResult(name), testResult(name, { status: 'skipped' }), { passed: 1 }],
    ['in error and failed', testResult(name, { status: 'error' }), failedTest(name), { failed: 1 }],
    ['passed and flaky', testResult(name), flakyTest(name), { passed: 1, flaky: 1 }],
    ['flaky and passed', flakyTest(name), testResult(name), { passed: 1, flaky: 1 }],
    ['flaky and failed', flakyTest(name), failedTest(name), { failed: 1 }],
    ['twice flaky', flakyTest(name), flakyTest(name), { passed: 1, flaky: 1 }],
  ])('counts once, with the worse result: %s', (_title, one, other, counts) => {
    expect(countTotals(analyzeShards(inTwoShards([one], [other])), false)).toEqual({ ...none, tests: 1, ...counts });
  });

  it.each([
    ['failed and passed', [failedTest(name)], [testResult(name)], { failed: 1, quarantined: 1 }],
    ['passed and failed', [testResult(name)], [failedTest(name)], { failed: 1, quarantined: 1 }],
    ['failed and not reported', [failedTest(name)], [], { failed: 1, quarantined: 1 }],
    ['not reported and failed', [], [failedTest(name)], { failed: 1, quarantined: 1 }],
    ['failed twice', [failedTest(name)], [failedTest(name)], { failed: 1, quarantined: 1 }],
    ['flaky and failed', [flakyTest(name)], [failedTest(name)], { failed: 1, quarantined: 1 }],
    ['passed and flaky', [testResult(name)], [flakyTest(name)], { passed: 1, flaky: 1 }],
    ['failed and in error', [failedTest(name)], [testResult(name, { status: 'error' })], { failed: 1 }],
  ])('is in quarantine by the entry of its worse result: %s', (_title, one, other, counts) => {
    const shards = quarantineShards(analyzeShards(inTwoShards(one, other)), quarantineOf({ test: name }), 'espresso', runStart);
    expect(countTotals(shards, true)).toEqual({ ...none, tests: 1, ...counts });
  });

  it('counts as often as one shard reported it', () => {
    const sessions = inTwoShards([testResult(name), failedTest(name)], [testResult(name), testResult(name), testResult('a.B#d')]);
    expect(countTotals(analyzeShards(sessions), false)).toEqual({ ...none, tests: 3, passed: 2, failed: 1 });
    expect(countTotals(analyzeShards(sessions.toReversed()), false)).toEqual({ ...none, tests: 3, passed: 2, failed: 1 });
  });

  it('counts once for each device', () => {
    const sessions = [...inTwoShards([failedTest(name)], []), sessionResult({ device: galaxy, tests: [testResult(name)] })];
    const missing = [missingTest('a.B#e', pixel, galaxy), missingTest('a.B#f', pixel)];
    expect(countTotals(analyzeShards(sessions), false, missing)).toEqual({ ...none, tests: 2, passed: 1, failed: 1, missing: 3 });
  });
});

describe('the list of failed tests', () => {
  const shards = analyzeShards([
    sessionResult({ device: pixel, tests: [failedTest(name), testResult('a.B#ok'), flakyTest('a.B#flaky')] }),
    sessionResult({
      device: galaxy,
      tests: [testResult('a.B#late', { status: 'timed-out' }), failedTest(name), testResult('a.B#never', { status: 'pending' })],
    }),
  ]);

  it('names test and device, in the order of the sessions', () => {
    expect(failedTests(shards, false, 10)).toEqual([`${name} @ ${pixel}`, `a.B#late @ ${galaxy}`, `${name} @ ${galaxy}`]);
  });

  it('holds flaky tests where they count as failed', () => {
    expect(failedTests(shards, true, 10)).toHaveLength(4);
    expect(failedTests(shards, true, 10)[1]).toBe(`a.B#flaky @ ${pixel}`);
  });

  it.each([0, 1, 2])('ends after %i', (limit) => {
    expect(failedTests(shards, false, limit)).toEqual(failedTests(shards, false, 10).slice(0, limit));
  });
});
