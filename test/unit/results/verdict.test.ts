import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problem } from '../../../src/model/error-codes.ts';
import { isBad } from '../../../src/results/attempts.ts';
import { analyzeShards } from '../../../src/results/device-shards.ts';
import { countTotals, failedTests } from '../../../src/results/totals.ts';
import { missingSession, missingTest, testResult } from '../../helpers/run-results.ts';
import { build, expectVerdict, failing, galaxy, judge, pixel, session, shardOf, type VerdictRow } from './verdict-row.ts';

const rows: readonly VerdictRow[] = [
  {
    when: 'every test passed and every source agrees',
    sessions: [session()],
    verdict: 'passed',
    reason: /^1 test passed on 1 device; every session reported\.$/,
  },
  {
    when: 'the workflow was cancelled, whatever else happened',
    sessions: [session({ tests: failing })],
    facts: { cancelled: true, problems: [problem('run-timeout', 'x'), problem('unexpected', 'y')] },
    verdict: 'cancelled',
    reason: /cancelled/,
    code: 'cancelled',
  },
  {
    when: 'time ran out, whatever the sessions say',
    sessions: [session()],
    facts: { problems: [problem('unexpected', 'y'), problem('run-timeout', 'the builds did not end within 2 m')] },
    verdict: 'timed-out',
    reason: /did not end/,
    code: 'run-timeout',
  },
  {
    when: 'a build could not be started',
    sessions: [session()],
    facts: { problems: [problem('cloud-build-rejected', 'the build could not be started')] },
    verdict: 'error',
    reason: /^The build could not be started \[cloud-build-rejected\]\.$/,
    code: 'cloud-build-rejected',
  },
  {
    when: 'a requested device has no session',
    sessions: [session(), missingSession({ device: galaxy })],
    verdict: 'error',
    reason: /Galaxy S9-8.0: the service did not start a session/,
    code: 'session-missing',
  },
  {
    when: 'a requested shard has no session',
    sessions: [session(shardOf(0, 2)), missingSession({ device: pixel, ...shardOf(1, 2) })],
    verdict: 'error',
    reason: /shard 2 of 2: the service did not start a session/,
    code: 'session-missing',
  },
  {
    when: 'a build has an unrecognized status',
    sessions: [session()],
    facts: { builds: [build({ status: 'unknown', statusWord: 'paused' })] },
    verdict: 'error',
    reason: /"paused"/,
    code: 'word-unknown',
  },
  {
    when: 'a build ended in error',
    sessions: [session()],
    facts: { builds: [build({ status: 'error' })] },
    verdict: 'error',
    reason: /build b1 ended in error/i,
    code: 'build-error',
  },
  {
    when: 'a build failed though no test did',
    sessions: [session()],
    facts: { builds: [build({ status: 'failed' })] },
    verdict: 'error',
    reason: /but no test in it failed/,
    code: 'failed-without-test',
  },
  {
    when: 'no device became free',
    sessions: [],
    facts: { problems: [problem('queue-timeout', 'no parallel slot became free')] },
    verdict: 'timed-out',
    reason: /no parallel slot/i,
    code: 'queue-timeout',
  },
  {
    when: 'a job of the matrix ran out of time',
    sessions: [session()],
    facts: { problems: [problem('matrix-job-timed-out', 'the job of x ended timed-out')] },
    verdict: 'timed-out',
    reason: /job of x/,
    code: 'matrix-job-timed-out',
  },
  {
    when: 'the service timed out a session of a job of the matrix',
    sessions: [session()],
    facts: { problems: [problem('session-timed-out', 'the job of x ended timed-out')] },
    verdict: 'timed-out',
    reason: /job of x/,
    code: 'session-timed-out',
  },
  {
    when: 'the service timed out a session of a job of the matrix, and a test is missing',
    sessions: [session()],
    facts: {
      problems: [problem('session-timed-out', 'the job of x ended timed-out')],
      missingTests: [missingTest('a.B#d', pixel)],
    },
    verdict: 'error',
    reason: /no session reported a\.B#d/i,
    code: 'tests-missing',
  },
  {
    when: 'a known test is missing',
    sessions: [session()],
    facts: { missingTests: [missingTest('a.B#d', pixel)] },
    verdict: 'error',
    reason: /no session reported a\.B#d/i,
    code: 'tests-missing',
  },
  {
    when: 'tests are missing where their session is',
    sessions: [missingSession({ device: pixel })],
    facts: { missingTests: [missingTest('a.B#d', pixel)] },
    verdict: 'error',
    reason: /did not start a session for it \[session-missing\]/,
    code: 'session-missing',
  },
  {
    when: 'a build timed out at the service',
    sessions: [session()],
    facts: { builds: [build({ status: 'timed-out' })] },
    verdict: 'timed-out',
    reason: /[Bb]uild b1 timed out/,
    code: 'session-timed-out',
  },
  {
    when: 'a time-out and a failure come together',
    sessions: [session({ tests: [...failing, testResult('a.B#t', { status: 'timed-out' })] })],
    verdict: 'timed-out',
    reason: /1 test that the service timed out/,
    code: 'test-timed-out',
  },
  {
    when: 'an error and a failure come together',
    sessions: [session({ tests: failing }), missingSession({ device: galaxy })],
    verdict: 'error',
    reason: /did not start a session/,
    code: 'session-missing',
  },
];

describe('the verdict is', () => {
  it.each(rows)('$verdict when $when', expectVerdict);

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
