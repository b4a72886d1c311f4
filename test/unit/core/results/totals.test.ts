import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../../../src/core/model/results.ts';
import {
  countFailedFlaky,
  countTotals,
  failedTests,
  newFailures,
  problemCaseOf,
  shardLabel,
  verdictCaseOf,
  widestFailure,
} from '../../../../src/core/results/totals.ts';
import {
  countedShards,
  failedTest,
  flakyTest,
  missingSession,
  missingTest,
  quarantineOf,
  runResult,
  sessionResult,
  testResult,
} from '../../../helpers/run-results.ts';

const pixel = 'Google Pixel 3-10.0';
const galaxy = 'Samsung Galaxy S9-8.0';
const shardOf = (index: number) => ({ shard: { index, total: 2 } });
const name = 'a.B#c';

/** Both shards of one device report tests; shards are no retries of each other. */
const inTwoShards = (...tests: readonly (readonly TestResult[])[]) =>
  tests.map((own, index) => sessionResult({ device: pixel, ...shardOf(index), tests: own }));

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
    expect(countTotals(countedShards(inTwoShards([one], [other])), false)).toEqual({ ...none, tests: 1, ...counts });
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
    const quarantine = quarantineOf({ test: name });
    const shards = countedShards(inTwoShards(one, other), quarantine);
    expect(countTotals(shards, true)).toEqual({ ...none, tests: 1, ...counts });
  });

  it('counts as often as one shard reported it', () => {
    const sessions = inTwoShards([testResult(name), failedTest(name)], [testResult(name), testResult(name), testResult('a.C#c')]);
    for (const own of [sessions, sessions.toReversed()])
      expect(countTotals(countedShards(own), false)).toEqual({ ...none, tests: 3, passed: 2, failed: 1 });
  });

  it('counts once for each device', () => {
    const sessions = [...inTwoShards([failedTest(name)], []), sessionResult({ device: galaxy, tests: [testResult(name)] })];
    const missing = [missingTest('a.B#e', pixel, galaxy), missingTest('a.B#f', pixel)];
    expect(countTotals(countedShards(sessions), false, missing)).toEqual({ ...none, tests: 2, passed: 1, failed: 1, missing: 3 });
  });
});

describe('the list of failed tests', () => {
  const shards = countedShards([
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

describe('the failure that is named first', () => {
  const onTwo = (...tests: readonly TestResult[]) => [
    sessionResult({ device: pixel, tests }),
    sessionResult({ device: galaxy, tests: tests.slice(1) }),
  ];
  const widest = (failOnFlaky: boolean, ...tests: readonly TestResult[]) => {
    const quarantine = quarantineOf({ test: '*#old' });
    const shards = countedShards(onTwo(...tests), quarantine);
    const pair = widestFailure(shards, failOnFlaky);
    return [pair && `${pair.test.name} @ ${pair.label}`, countFailedFlaky(shards, failOnFlaky)];
  };
  const [one, two, other] = [failedTest('a.B#one'), failedTest('a.B#two'), failedTest('a.B#other')];
  const [flaky, late, old] = [flakyTest('a.B#flaky'), flakyTest('a.B#late'), failedTest('a.B#old')];

  it.each<[string, readonly unknown[], boolean, TestResult[]]>([
    ['on most devices', [`two @ ${pixel}`, 0], false, [one, two]],
    ['in the first session, if several fail on as many devices', [`two @ ${pixel}`, 0], false, [one, two, other]],
    ['failed rather than flaky', [`one @ ${pixel}`, 2], true, [one, flaky]],
    ['flaky on most devices', [`late @ ${pixel}`, 3], true, [flaky, late]],
    ['failed, where flaky tests do not count', [`one @ ${pixel}`, 0], false, [one, flaky]],
    ['not quarantined', [`one @ ${pixel}`, 0], true, [one, old]],
    ['of no test, if none counts', [undefined, 0], false, [testResult('a.B#ok'), flaky, old]],
  ])('is that of the test %s', (_what, expected, failOnFlaky, tests) => {
    expect(widest(failOnFlaky, ...tests)).toEqual(expected);
  });
});

describe('a problem that no test shows', () => {
  const problemOf = (parts: Partial<Parameters<typeof sessionResult>[0]>) => {
    const [shard] = countedShards([missingSession({ device: pixel, ...shardOf(1), attempt: 2, ...parts }, 'no slot')]);
    return shard && problemCaseOf(shard);
  };

  it('is a test in error with the name of the shard, its reason and its code', () => {
    expect(problemOf({})).toMatchObject({
      className: 'Mobile Test Cloud',
      name: `session [${pixel}, shard 2 of 2]`,
      status: 'error',
      rawStatus: 'error',
      failures: [{ kind: 'error', message: expect.stringMatching(/no slot.* \[session-not-run\]$/) }],
    });
    expect(shardLabel(sessionResult({ device: pixel, ...shardOf(1), attempt: 2 }))).toBe(`${pixel}, shard 2 of 2`);
  });

  it('has the crash of its session as a second failure', () => {
    const crash = { kind: 'java', cause: 'java.lang.Error: no', log: [] } as const;
    expect(problemOf({ crash })).toMatchObject({
      crash,
      failures: [{}, { message: expect.stringContaining('java.lang.Error: no') }],
    });
  });

  it.each([
    ['error', true],
    ['unknown', true],
    ['timed-out', false],
    ['failed', false],
  ] as const)('is not repeated beside a test with the status %s: %s', (status, isShown) => {
    expect(problemOf({ tests: [testResult(name, { status })] }) === undefined).toBe(isShown);
  });

  it.each([
    ['timed-out', true],
    ['error', false],
    ['passed', false],
  ] as const)('of a session that timed out is not repeated beside a test with the status %s: %s', (status, isShown) => {
    const own = sessionResult({ device: pixel, tests: [testResult(name, { status })] });
    const evidence = { ...own.evidence, deviceStatus: { status: 'timed-out', message: 'Timedout' } } as const;
    const [shard] = countedShards([{ ...own, evidence }]);
    const judged = shard && { ...shard, judgment: { ...shard.judgment, kind: 'timed-out' as const } };
    expect(judged && problemCaseOf(judged)?.rawStatus).toBe(isShown ? undefined : 'timed-out');
  });

  it.each([
    ['failed', 'failed'],
    ['error', 'error'],
    ['timed-out', 'timed-out'],
    ['cancelled', 'cancelled'],
    ['passed', undefined],
  ] as const)('of a run that is %s is a test with that status: %s', (kind, rawStatus) => {
    const problem = verdictCaseOf(runResult([], { verdict: { kind, reason: 'It ended.' } }));
    expect([problem?.rawStatus, problem?.name, problem?.failures[0]?.message]).toEqual(
      rawStatus === undefined ? [undefined, undefined, undefined] : [rawStatus, 'verdict', 'It ended.'],
    );
  });
});

it('new failures are those without a past on their device', () => {
  const tests = [failedTest('a.B#one'), failedTest('a.B#two'), failedTest('a.B#three')];
  const run = runResult([pixel, galaxy].map((device) => sessionResult({ device, tests })));
  const history = [
    { device: 0, label: 'known' as const, recent: [] },
    { device: 1, label: 'new' as const, recent: [] },
  ];
  const known = { ...run, tests: run.tests.map((test, nth) => (nth === 0 ? { ...test, history } : test)) };
  const all = ['two', 'three'].map((test) => `a.B#${test} @ ${pixel}`);
  const others = ['one', 'two', 'three'].map((test) => `a.B#${test} @ ${galaxy}`);
  expect(newFailures(known, 9)).toEqual([...all, ...others]);
  expect(newFailures(known, 1)).toEqual(all.slice(0, 1));
  expect(newFailures(run, 9)).toHaveLength(6);
});
