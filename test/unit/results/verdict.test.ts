import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problem } from '../../../src/model/error-codes.ts';
import type { RepeatedTest } from '../../../src/model/repeats.ts';
import { isBad } from '../../../src/results/attempts.ts';
import { analyzeShards } from '../../../src/results/expected-sessions.ts';
import { countTotals, failedTests } from '../../../src/results/totals.ts';
import { missingSession, missingTest, testResult } from '../../helpers/run-results.ts';
import { build, empty, expectVerdict, failing, galaxy, judge, pixel, session, shardOf, type VerdictRow } from './verdict-row.ts';

const red = session({ tests: failing });
const lost = missingTest('a.B#d', pixel);
const unstarted = { reason: 'fail-fast', shards: [1], clause: 'shard 2 of 2 was not started' } as const;
const jobTimedOut = 'the job "x" ended timed-out';

const unstable: RepeatedTest = {
  className: 'a.B',
  name: 'new',
  device: pixel,
  why: 'new',
  passed: 3,
  failed: 1,
  results: [],
};

const rows: readonly VerdictRow[] = [
  [
    'failed',
    'a new test was seen passing and failing',
    { unstable: [unstable] },
    /^1 new or changed test is unstable: a\.B#new @ Google Pixel 3-10\.0 passed in 3 of 4 runs \[new-test-unstable\]\.$/,
    'new-test-unstable',
  ],
  [
    'failed',
    'a test failed, and a new one is unstable',
    { sessions: [red], unstable: [unstable, unstable] },
    /^1 of 2 tests failed: .*; 2 new or changed tests are unstable: .*, and 1 more \[tests-failed\]\.$/,
    'tests-failed',
  ],
  [
    'error',
    'a session is lost, whatever repeats showed',
    { sessions: [session(), missingSession({ device: galaxy })], unstable: [unstable] },
    /galaxy/i,
    'session-missing',
  ],
  ['passed', 'every test passed and every source agrees', {}, /^1 test passed on 1 device; every session reported\.$/],
  [
    'cancelled',
    'the workflow was cancelled, whatever else happened',
    { sessions: [red], cancelled: true, problems: [problem('run-timeout', 'x'), problem('unexpected', 'y')] },
    /cancelled/,
    'cancelled',
  ],
  [
    'timed-out',
    'time ran out, whatever the sessions say',
    { problems: [problem('unexpected', 'y'), problem('run-timeout', 'the builds did not end within 2 m')] },
    /did not end/,
    'run-timeout',
  ],
  [
    'error',
    'a build could not be started',
    { problems: [problem('cloud-build-rejected', 'the build could not be started')] },
    /^The build could not be started \[cloud-build-rejected\]\.$/,
    'cloud-build-rejected',
  ],
  [
    'error',
    'a requested device has no session',
    { sessions: [session(), missingSession({ device: galaxy })] },
    /Galaxy S9-8.0: the build has no session/,
    'session-missing',
  ],
  [
    'error',
    'a requested shard has no session',
    { sessions: [session(shardOf(0, 2)), missingSession({ device: pixel, ...shardOf(1, 2) })] },
    /shard 2 of 2: the build has no session/,
    'session-missing',
  ],
  [
    'error',
    'a build has an unrecognized status',
    { builds: [build({ status: 'unknown', rawStatus: 'paused' })] },
    /"paused"/,
    'word-unknown',
  ],
  ['error', 'a build ended in error', { builds: [build({ status: 'error' })] }, /build b1 ended in error/i, 'build-error'],
  [
    'error',
    'a build failed though no test did',
    { builds: [build({ status: 'failed' })] },
    /but no test in it failed/,
    'failed-without-test',
  ],
  [
    'error',
    'a build failed whose shards passed or executed no test',
    { sessions: [session(shardOf(0, 2)), empty(shardOf(1, 2))], builds: [build({ status: 'failed' })] },
    /but no test in it failed/,
    'failed-without-test',
  ],
  [
    'timed-out',
    'no device became free',
    { sessions: [], problems: [problem('queue-timeout', 'no parallel slot became free')] },
    /no parallel slot/i,
    'queue-timeout',
  ],
  [
    'timed-out',
    'a job of the matrix ran out of time',
    { problems: [problem('matrix-job-timed-out', jobTimedOut)] },
    /job "x"/,
    'matrix-job-timed-out',
  ],
  [
    'timed-out',
    'the service timed out a session of a job of the matrix',
    { problems: [problem('session-timed-out', jobTimedOut)] },
    /job "x"/,
    'session-timed-out',
  ],
  [
    'error',
    'the service timed out a session of a job of the matrix, and a test is missing',
    { problems: [problem('session-timed-out', jobTimedOut)], missingTests: [lost] },
    /no session reported a\.B#d/i,
    'tests-missing',
  ],
  ['error', 'a known test is missing', { missingTests: [lost] }, /no session reported a\.B#d/i, 'tests-missing'],
  [
    'error',
    'tests are missing where their session is',
    { sessions: [missingSession({ device: pixel })], missingTests: [lost] },
    /has no session for it \[session-missing\]/,
    'session-missing',
  ],
  [
    'error',
    'tests are missing beside a failed one, which does not excuse them',
    { sessions: [red], missingTests: [missingTest('a.B#e', pixel)] },
    /no session reported a\.B#e/i,
    'tests-missing',
  ],
  [
    'error',
    'tests are missing where a shard executed none, which does not excuse them',
    { sessions: [empty(shardOf(0, 2)), session({ device: galaxy })], missingTests: [lost] },
    /no session on Google Pixel 3-10\.0 reported a\.B#d/i,
    'tests-missing',
  ],
  [
    'failed',
    'shards were not started after a test failed',
    { sessions: [red], unstarted: [unstarted] },
    /^1 of 2 tests failed: .*; shard 2 of 2 was not started \[tests-failed\]\.$/,
    'tests-failed',
  ],
  [
    'error',
    'shards were not started though no test failed',
    { unstarted: [unstarted] },
    /^Shard 2 of 2 was not started \[tests-missing\]\.$/,
    'tests-missing',
  ],
  [
    'timed-out',
    'a build timed out at the service',
    { builds: [build({ status: 'timed-out' })] },
    /[Bb]uild b1 timed out/,
    'session-timed-out',
  ],
  [
    'timed-out',
    'a time-out and a failure come together',
    { sessions: [session({ tests: [...failing, testResult('a.B#t', { status: 'timed-out' })] })] },
    /1 test that the service timed out/,
    'test-timed-out',
  ],
  [
    'error',
    'an error and a failure come together',
    { sessions: [red, missingSession({ device: galaxy })] },
    /has no session/,
    'session-missing',
  ],
];

describe('the verdict is', () => {
  for (const row of rows) it(`${row[0]} when ${row[1]}`, () => expectVerdict(row));

  it('keeps its reason on one line, whatever ends a line', () => {
    const { verdict } = judge([], { problems: [problem('unexpected', 'one\ntwo\r\nthree\u2028four\u0085five')] });
    expect(verdict.reason).toBe('One two three four five [unexpected].');
  });

  it('counts the reasons that it does not name', () => {
    const { verdict } = judge([missingSession({ device: pixel }), missingSession({ device: galaxy })]);
    expect(verdict.reason).toMatch(/\(and 1 more problem\) \[session-missing\]\.$/);
  });

  it('passed only with proof, and its totals add up, whatever came', () => {
    const status = fc.constantFrom(
      'passed',
      'passed',
      'passed',
      'passed',
      'skipped',
      'failed',
      'timed-out',
      'pending',
      'unknown',
    );
    const tests = fc.array(fc.record({ name: fc.constantFrom('a.B#c', 'a.B#d'), status }), { maxLength: 3 });
    const place = { device: fc.constantFrom(pixel, galaxy), index: fc.nat(1), attempt: fc.nat(1) };
    const sessions = fc.uniqueArray(fc.record({ ...place, tests, lost: fc.constantFrom(false, false, false, true) }), {
      maxLength: 4,
      selector: ({ device, index, attempt }) => `${device} ${index} ${attempt}`,
    });
    fc.assert(
      fc.property(sessions, fc.boolean(), (given, failOnFlaky) => {
        const came = given.map(({ lost, index, tests: listed, ...rest }) => {
          const parts = { ...rest, ...shardOf(index, 2) };
          const results = listed.map((each) => testResult(each.name, { status: each.status }));
          return lost ? missingSession({ ...parts, buildId: 'b1' }) : session({ ...parts, tests: results });
        });
        const shards = analyzeShards(came);
        const totals = countTotals(shards, failOnFlaky);
        expect(totals.passed + totals.failed + totals.skipped).toBe(totals.tests);
        expect(failedTests(shards, failOnFlaky, Number.POSITIVE_INFINITY)).toHaveLength(totals.failed);
        expect(countTotals(analyzeShards(came.toReversed()), failOnFlaky)).toEqual(totals);
        const isPassed = judge(came, { failOnFlaky }).verdict.kind === 'passed';
        const everyResult = given.flatMap((one) => one.tests);
        const lastOnes = given.filter(
          (one) =>
            !given.some((other) => other.attempt > one.attempt && other.device === one.device && other.index === one.index),
        );
        const isProven =
          everyResult.some((each) => each.status === 'passed') &&
          lastOnes.every((one) => !one.lost && one.tests.every((each) => !isBad(each.status) && each.status !== 'pending'));
        if (isPassed) expect(isProven).toBe(true);
        const isPlain = given.every(
          (one) => !one.lost && one.tests.length > 0 && one.tests.every((each) => each.status === 'passed'),
        );
        if (isPlain && given.length > 0) expect(isPassed).toBe(true);
      }),
    );
  });
});

it.each([
  ['a build that runs', { builds: [build(), build({ id: 'b2', status: 'running' })] }, /^Builds may still be running/],
  ['a start whose response was lost', { problems: [problem('build-may-be-running', 'x')] }, /^Builds may still be running/],
  ['builds that have ended', {}, /^Run the job again\.$/],
])('what to do after a cancellation depends on %s', (_what, facts, hint) => {
  expect(judge([session()], { cancelled: true, ...facts }).verdict.hint).toMatch(hint);
});
