import { expect, it } from 'vitest';
import type { PlannedBuild } from '../../../../src/core/model/builds.ts';
import type { SessionResult, TestResult } from '../../../../src/core/model/results.ts';
import { describeStopped, describeUnstarted } from '../../../../src/core/results/describe.ts';
import type { JudgedFacts } from '../../../../src/core/results/judge.ts';
import { failedTest, flakyTest, missingTest, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { build, galaxy, judge, pixel } from './verdict-row.ts';

const on = (device: string, ...tests: TestResult[]): SessionResult => sessionResult({ device, buildId: 'b1', tests });

const passed = testResult('a.B#c');

it.each<[string, readonly SessionResult[], Partial<JudgedFacts>]>([
  [
    '3 test results passed (1 of them flaky) and 1 was skipped on 2 devices; every session reported.',
    [on(pixel, passed, flakyTest('a.B#f')), on(galaxy, passed, testResult('a.B#s', { status: 'skipped' }))],
    {},
  ],
  [`1 of 2 tests failed: a.B#c @ ${pixel} [tests-failed].`, [on(pixel, failedTest('a.B#c'), testResult('a.B#d'))], {}],
  [
    `3 of 3 tests failed: a.B#c @ ${pixel} and 2 more [tests-failed].`,
    [on(pixel, failedTest('a.B#c'), failedTest('a.B#d'), failedTest('a.B#e'))],
    { failOnFlaky: true },
  ],
  [
    `1 of 2 tests failed (1 flaky, counted as failed): a.B#c @ ${pixel} [tests-failed].`,
    [on(pixel, flakyTest('a.B#c'), testResult('a.B#d'))],
    { failOnFlaky: true },
  ],
  [
    'Build b1 (shard 2 of 3) ended with an error [build-error].',
    [on(pixel, passed)],
    { builds: [build({ status: 'error', shard: { index: 1, total: 3 } })] },
  ],
  [
    'No session reported "a.B#d", but the suite contains this test [tests-missing].',
    [on(pixel, passed)],
    { missingTests: [missingTest('a.B#d', pixel)] },
  ],
  [
    'No session reported "a.B#d", but the suite contains this test; 1 more test is missing [tests-missing].',
    [on(pixel, passed)],
    { missingTests: [missingTest('a.B#d', pixel), missingTest('a.B#e', pixel)] },
  ],
  [
    `No session on ${galaxy} reported "a.B#d", but the suite contains this test; 2 more tests are missing [tests-missing].`,
    [on(pixel, passed), on(galaxy, passed)],
    { missingTests: ['a.B#d', 'a.B#e', 'a.B#f'].map((name) => missingTest(name, galaxy)) },
  ],
  ['iPhone 14-16: 1 test ended in state ERROR [test-error].', [on('iPhone 14-16', testResult('a.B#c', { status: 'error' }))], {}],
  [
    `2 of 2 test results failed: a.B#c @ ${pixel} (build 1) and 1 more [tests-failed].`,
    [1, 2].map((buildNumber) => ({ ...on(pixel, failedTest('a.B#c')), buildNumber })),
    {},
  ],
])('the verdict has the sentence: %s', (sentence, sessions, facts) => {
  expect(judge(sessions, facts).verdict.reason).toBe(sentence);
});

const planned = (total: number, shards: readonly number[], parts: Partial<PlannedBuild> = {}): readonly PlannedBuild[] =>
  shards.map((shard) => ({
    shard: { index: shard - 1, total },
    tag: { runId: '1', runAttempt: 1, job: 'j', shard: { index: shard - 1, total }, attempt: 0, nonce: 'n' },
    devices: [pixel],
    attempt: 0,
    partial: false,
    ...parts,
  }));
const retry = { attempt: 1 };
const twelve = Array.from({ length: 12 }, (_none, nth) => nth + 1);

it.each<[string, readonly PlannedBuild[], readonly number[]]>([
  ['the build was not started', planned(1, [1]), [0]],
  ['shard 2 of 3 was not started', planned(3, [2]), [1]],
  ['shards 1, 2 and 3 of 3 were not started', planned(3, [1, 2, 3]), [0, 1, 2]],
  ['shard 1 of 2 and 1 retry were not started', [...planned(2, [1]), ...planned(2, [2], retry)], [0]],
  ['1 retry was not started', planned(2, [2], retry), []],
  ['2 retries were not started', planned(2, [1, 2], retry), []],
  [
    `shards ${twelve.slice(0, 10).join(', ')} and 2 more of 12 were not started`,
    planned(12, twelve),
    twelve.map((shard) => shard - 1),
  ],
])('unstarted builds are described as: %s', (sentence, builds, shards) => {
  expect(describeUnstarted({ reason: 'budget', builds })).toEqual({
    reason: 'budget',
    shards,
    clause: `${sentence}, to stay within \`max-device-minutes\``,
  });
});

it.each<[string, readonly PlannedBuild[], readonly number[]]>([
  ['the build at its', planned(1, [1]), [0]],
  ['shard 2 of 3 at its', planned(3, [2, 2]), [1]],
  ['shards 1 and 3 of 3 at their', planned(3, [3, 1]), [0, 2]],
  ['the build at its', planned(1, [1], { serviceShards: [1, 2].map((nth) => ({ name: `${nth}`, tests: [] })) }), [0, 1]],
])('builds that the service stopped are described as: %s', (sentence, builds, shards) => {
  const clause = `the service stopped ${sentence} first failed test, as asked (\`fail-fast\`)`;
  expect(describeStopped(builds)).toEqual({ reason: 'fail-fast', shards, clause, stopped: true });
  expect(describeStopped([])).toBeUndefined();
});
