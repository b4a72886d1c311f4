import { describe, expect, it } from 'vitest';
import { type CauseCode, cause, nextStepFor } from '../../../src/model/causes.ts';
import { noCounters } from '../../../src/model/status.ts';
import type { BuildResult, SessionEvidence, SessionResult } from '../../../src/results/model.ts';
import { countTotals } from '../../../src/results/totals.ts';
import { decideVerdict, type VerdictFacts } from '../../../src/results/verdict.ts';
import { failedTest, flakyTest, missingSession, sessionResult, testResult } from '../../helpers/run-results.ts';

const pixel = 'Google Pixel 3-10.0';
const galaxy = 'Samsung Galaxy S9-8.0';

const build = (overrides: Partial<BuildResult> = {}): BuildResult => ({
  id: 'b1',
  shard: { index: 0, total: 1 },
  attempt: 0,
  status: 'done',
  statusWord: overrides.status ?? 'done',
  serviceRetries: false,
  ...overrides,
});

const session = (parts: Partial<SessionResult> = {}): SessionResult =>
  sessionResult({ device: pixel, buildId: 'b1', tests: [testResult('a.B#c')], ...parts });

const withEvidence = (base: SessionResult, evidence: Partial<SessionEvidence>): SessionResult => ({
  ...base,
  evidence: { ...base.evidence, ...evidence },
});

const summary = (
  status: NonNullable<SessionEvidence['summary']>['status'],
  counters = {},
  word: string = status,
): Partial<SessionEvidence> => ({
  summary: { status, word, counters: { ...noCounters, ...counters } },
});

const judge = (sessions: readonly SessionResult[], facts: Partial<VerdictFacts> = {}) => {
  const failOnFlaky = facts.failOnFlaky ?? false;
  return decideVerdict({
    builds: [build()],
    sessions,
    totals: countTotals(sessions, failOnFlaky),
    failOnFlaky,
    errors: [],
    ...facts,
  });
};

const failing = [testResult('a.B#c'), failedTest('a.B#d')];
const shardOf = (index: number, total: number): Partial<SessionResult> => ({ shard: { index, total } });

interface Row {
  readonly when: string;
  readonly sessions: readonly SessionResult[];
  readonly facts?: Partial<VerdictFacts>;
  readonly verdict: string;
  readonly reason: RegExp;
  /** At the end of the reason, unless green. */
  readonly code?: CauseCode;
}

const rows: readonly Row[] = [
  {
    when: 'every test passed and every source agrees',
    sessions: [session()],
    verdict: 'passed',
    reason: /^1 test passed on 1 device; every session reported\.$/,
  },
  {
    when: 'the workflow was cancelled, whatever else happened',
    sessions: [session({ tests: failing })],
    facts: { cancelled: true, outOfTime: cause('run-timeout', 'x'), errors: [cause('unexpected', 'y')] },
    verdict: 'cancelled',
    reason: /cancelled/,
    code: 'cancelled',
  },
  {
    when: 'time ran out, whatever the sessions say',
    sessions: [session()],
    facts: { outOfTime: cause('run-timeout', 'the builds did not end within 2 m') },
    verdict: 'timed-out',
    reason: /did not end/,
    code: 'run-timeout',
  },
  {
    when: 'a build could not be started',
    sessions: [session()],
    facts: { errors: [cause('cloud-build-rejected', 'the build could not be started')] },
    verdict: 'error',
    reason: /^The build could not be started \[cloud-build-rejected\]\.$/,
    code: 'cloud-build-rejected',
  },
  {
    when: 'a requested device has no session',
    sessions: [session(), missingSession({ device: galaxy })],
    verdict: 'error',
    reason: /Galaxy S9-8.0: no session came back/,
    code: 'session-missing',
  },
  {
    when: 'a requested shard has no session',
    sessions: [session(shardOf(0, 2)), missingSession({ device: pixel, ...shardOf(1, 2) })],
    verdict: 'error',
    reason: /shard 2 of 2: no session/,
    code: 'session-missing',
  },
  {
    when: 'device_statuses.error names the device',
    sessions: [withEvidence(session(), { deviceError: 'device offline' })],
    verdict: 'error',
    reason: /device offline/,
    code: 'session-not-run',
  },
  {
    when: 'a session never started and says why',
    sessions: [withEvidence(session(), { summary: { status: 'error', word: 'error', error: 'app crashed at install' } })],
    verdict: 'error',
    reason: /app crashed at install/,
    code: 'session-not-run',
  },
  {
    when: 'a session ended in error though its tests passed',
    sessions: [withEvidence(session(), summary('error', { passed: 1 }))],
    verdict: 'error',
    reason: /session in error/,
    code: 'session-error',
  },
  {
    when: 'a session was skipped',
    sessions: [withEvidence(session(), summary('skipped', { passed: 1 }))],
    verdict: 'error',
    reason: /never run/,
    code: 'session-skipped',
  },
  {
    when: 'a session has a word that nobody knows',
    sessions: [withEvidence(session(), summary('unknown', { passed: 1 }, 'zombie'))],
    verdict: 'error',
    reason: /"zombie"/,
    code: 'word-unknown',
  },
  {
    when: 'a build has a word that nobody knows',
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
    when: 'a test is in state ERROR',
    sessions: [session({ tests: [testResult('a.B#c'), testResult('a.B#d', { status: 'error' })] })],
    verdict: 'error',
    reason: /state ERROR/,
    code: 'test-error',
  },
  {
    when: 'a test has a status that nobody knows',
    sessions: [session({ tests: [testResult('a.B#c'), testResult('a.B#d', { status: 'unknown', statusWord: 'odd' })] })],
    verdict: 'error',
    reason: /"odd"/,
    code: 'word-unknown',
  },
  {
    when: 'the report stayed missing',
    sessions: [withEvidence(session(), { report: { state: 'missing', message: 'HTTP 404' } })],
    verdict: 'error',
    reason: /report stayed missing \(HTTP 404\)/,
    code: 'report-missing',
  },
  {
    when: 'the report cannot be read',
    sessions: [withEvidence(session(), { report: { state: 'unreadable', message: 'cut off' } })],
    verdict: 'error',
    reason: /cannot be read \(cut off\)/,
    code: 'report-unreadable',
  },
  {
    when: 'a framework without reports has no details either',
    sessions: [withEvidence(session(), { report: { state: 'none' }, details: { state: 'missing', message: 'HTTP 500' } })],
    verdict: 'error',
    reason: /details stayed missing/,
    code: 'details-missing',
  },
  {
    when: 'trap: counters tell of failures that the report lacks',
    sessions: [withEvidence(session(), summary('done', { passed: 1, failed: 2 }))],
    verdict: 'error',
    reason: /counters count 2 failed tests, the JUnit report 0/,
    code: 'counts-contradict',
  },
  {
    when: 'trap: counters tell of more executed tests than the report',
    sessions: [withEvidence(session(), summary('done', { passed: 5 }))],
    verdict: 'error',
    reason: /5 executed tests, the JUnit report only 1/,
    code: 'counts-contradict',
  },
  {
    when: "trap: the session's details list a failure that the report calls passed",
    sessions: [withEvidence(session(), { details: { state: 'read', tests: { ...noCounters, failed: 1 } } })],
    verdict: 'error',
    reason: /test details count 1 failed test, the JUnit report 0/,
    code: 'counts-contradict',
  },
  {
    when: 'the report declares failures that it does not hold',
    sessions: [
      withEvidence(session(), {
        report: { state: 'read', tests: { ...noCounters, passed: 1 }, declared: { ...noCounters, failed: 1 }, problems: [] },
      }),
    ],
    verdict: 'error',
    reason: /declares 1 failed test and holds 0/,
    code: 'report-incomplete',
  },
  {
    when: 'the report declares more tests than it holds',
    sessions: [
      withEvidence(session(), {
        report: { state: 'read', tests: { ...noCounters, passed: 1 }, declared: { ...noCounters, passed: 9 }, problems: [] },
      }),
    ],
    verdict: 'error',
    reason: /declares 9 tests and holds 1/,
    code: 'report-incomplete',
  },
  {
    when: 'counters omit ignored tests that the report holds',
    sessions: [
      withEvidence(
        session({ tests: [testResult('a.B#c'), testResult('a.B#i', { status: 'skipped' })] }),
        summary('done', { passed: 1 }),
      ),
    ],
    verdict: 'passed',
    reason: /1 skipped/,
  },
  {
    when: 'counters hold ignored tests that the report omits',
    sessions: [withEvidence(session(), summary('done', { passed: 1, skipped: 3 }))],
    verdict: 'passed',
    reason: /1 test passed/,
  },
  {
    when: 'the report is worse than the counters',
    sessions: [withEvidence(session({ tests: failing }), summary('done', { passed: 2 }))],
    verdict: 'failed',
    reason: /1 of 2 tests failed: a\.B#d/,
    code: 'tests-failed',
  },
  {
    when: 'trap 1: device done and "Success", build failed, tests failed',
    sessions: [withEvidence(session({ tests: failing }), summary('done', { passed: 1, failed: 1 }))],
    facts: { builds: [build({ status: 'failed' })] },
    verdict: 'failed',
    reason: /1 of 2 tests failed/,
    code: 'tests-failed',
  },
  {
    when: 'trap 2: build done with failed tests',
    sessions: [session({ tests: failing })],
    verdict: 'failed',
    reason: /1 of 2/,
    code: 'tests-failed',
  },
  {
    when: 'trap 3: device still running in a build that is done, decided by its counters',
    sessions: [withEvidence(session(), summary('running', { passed: 1 }))],
    verdict: 'passed',
    reason: /1 test passed/,
  },
  {
    when: 'trap 3: device still running and nothing counts its tests',
    sessions: [
      withEvidence(session(), { summary: { status: 'running', word: 'running' }, details: { state: 'missing', message: 'x' } }),
    ],
    verdict: 'error',
    reason: /still calls the session "running"/,
    code: 'session-unfinished',
  },
  {
    when: 'tests of an ended session never ran',
    sessions: [withEvidence(session(), summary('done', { passed: 1, pending: 2 }))],
    verdict: 'error',
    reason: /2 tests never ran/,
    code: 'tests-never-ran',
  },
  {
    when: 'a build failed though no test did',
    sessions: [session()],
    facts: { builds: [build({ status: 'failed' })] },
    verdict: 'error',
    reason: /though no test of it failed/,
    code: 'failed-without-test',
  },
  {
    when: 'a session failed though no test did',
    sessions: [withEvidence(session(), summary('failed', { passed: 1 }))],
    verdict: 'error',
    reason: /though no test failed/,
    code: 'failed-without-test',
  },
  {
    when: "a build failed, no test did, and the service's own retries were asked for",
    sessions: [withEvidence(session({ tests: [flakyTest('a.B#c')] }), summary('failed', { passed: 1, failed: 1 }))],
    facts: { builds: [build({ status: 'failed', serviceRetries: true })] },
    verdict: 'passed',
    reason: /1 of them flaky/,
  },
  {
    when: 'the service timed a session out',
    sessions: [withEvidence(session(), summary('timed-out', { passed: 1, pending: 4 }))],
    verdict: 'timed-out',
    reason: /timed the session out/,
    code: 'session-timed-out',
  },
  {
    when: 'the service timed a test out that the report lacks',
    sessions: [withEvidence(session(), summary('done', { passed: 1, timedOut: 1 }))],
    verdict: 'timed-out',
    reason: /timed 1 test out/,
    code: 'test-timed-out',
  },
  {
    when: 'the service timed a build out',
    sessions: [session()],
    facts: { builds: [build({ status: 'timed-out' })] },
    verdict: 'timed-out',
    reason: /timed build b1 out/,
    code: 'session-timed-out',
  },
  {
    when: 'a time-out and a failure come together',
    sessions: [session({ tests: [...failing, testResult('a.B#t', { status: 'timed-out' })] })],
    verdict: 'timed-out',
    reason: /timed 1 test out/,
    code: 'test-timed-out',
  },
  {
    when: 'an error and a failure come together',
    sessions: [session({ tests: failing }), missingSession({ device: galaxy })],
    verdict: 'error',
    reason: /no session/,
    code: 'session-missing',
  },
  {
    when: 'no test was executed',
    sessions: [session({ tests: [] })],
    verdict: 'error',
    reason: /no test was executed/i,
    code: 'no-tests-ran',
  },
  {
    when: 'all tests are ignored',
    sessions: [session({ tests: [testResult('a.B#c', { status: 'skipped' })] })],
    verdict: 'error',
    reason: /no test was executed/i,
    code: 'no-tests-ran',
  },
  { when: 'there is no session at all', sessions: [], verdict: 'error', reason: /no test was executed/i, code: 'no-tests-ran' },
  {
    when: 'one device of two executed nothing',
    sessions: [session(), session({ device: galaxy, tests: [] })],
    verdict: 'error',
    reason: /Galaxy S9-8.0 executed no test/,
    code: 'no-tests-ran',
  },
  {
    when: 'one shard of two is empty',
    sessions: [session(shardOf(0, 2)), session({ ...shardOf(1, 2), tests: [] })],
    verdict: 'passed',
    reason: /1 test passed/,
  },
  {
    when: 'all shards are empty',
    sessions: [session({ ...shardOf(0, 2), tests: [] }), session({ ...shardOf(1, 2), tests: [] })],
    verdict: 'error',
    reason: /no test was executed/i,
    code: 'no-tests-ran',
  },
  {
    when: 'the only shard of this job is known to be empty',
    sessions: [session({ ...shardOf(1, 3), tests: [] })],
    facts: { knownEmptyShards: new Set([1]) },
    verdict: 'passed',
    reason: /0 tests passed/,
  },
  {
    when: 'every shard is known to be empty',
    sessions: [session({ ...shardOf(0, 1), tests: [] })],
    facts: { knownEmptyShards: new Set([0]) },
    verdict: 'error',
    reason: /no test was executed/i,
    code: 'no-tests-ran',
  },
  {
    when: 'a flaky test passes',
    sessions: [session({ tests: [flakyTest('a.B#c')] })],
    verdict: 'passed',
    reason: /1 of them flaky/,
  },
  {
    when: 'a flaky test counts as failed',
    sessions: [session({ tests: [flakyTest('a.B#c')] })],
    facts: { failOnFlaky: true },
    verdict: 'failed',
    reason: /1 flaky, counted as failed/,
    code: 'tests-failed',
  },
  {
    when: 'the same test fails on one device and passes on the other: no retry of each other',
    sessions: [session({ tests: [failedTest('a.B#c')] }), session({ device: galaxy })],
    verdict: 'failed',
    reason: /1 of 2 tests failed: a\.B#c @ Google Pixel 3-10\.0/,
    code: 'tests-failed',
  },
  {
    when: 'a failed test passed when it was run again, and only it was',
    sessions: [session({ tests: failing }), session({ attempt: 1, partial: true, buildId: 'b2', tests: [testResult('a.B#d')] })],
    facts: { builds: [build({ status: 'failed' }), build({ id: 'b2', attempt: 1 })] },
    verdict: 'passed',
    reason: /2 tests passed, 1 of them flaky/,
  },
  {
    when: 'a failed test failed again',
    sessions: [session({ tests: failing }), session({ attempt: 1, partial: true, buildId: 'b2', tests: [failedTest('a.B#d')] })],
    facts: { builds: [build({ status: 'failed' }), build({ id: 'b2', attempt: 1, status: 'failed' })] },
    verdict: 'failed',
    reason: /1 of 2 tests failed/,
    code: 'tests-failed',
  },
  {
    when: 'a session that died was run again whole',
    sessions: [missingSession({ device: pixel, buildId: 'b1' }), session({ attempt: 1, buildId: 'b2' })],
    facts: { builds: [build({ status: 'error' }), build({ id: 'b2', attempt: 1 })] },
    verdict: 'passed',
    reason: /1 test passed/,
  },
  {
    when: 'the attempt to run a failed test again died',
    sessions: [session({ tests: failing }), missingSession({ device: pixel, attempt: 1, partial: true, buildId: 'b2' })],
    facts: { builds: [build({ status: 'failed' }), build({ id: 'b2', attempt: 1, status: 'error' })] },
    verdict: 'error',
    reason: /attempt 2: no session came back/,
    code: 'session-missing',
  },
  {
    when: 'a rerun on one device does not heal the other',
    sessions: [
      session({ tests: failing }),
      session({ device: galaxy, tests: failing }),
      session({ attempt: 1, partial: true, buildId: 'b2', tests: [testResult('a.B#d')] }),
    ],
    verdict: 'failed',
    reason: /1 of 4 tests failed: a\.B#d @ Samsung Galaxy S9-8\.0/,
    code: 'tests-failed',
  },
];

describe('decideVerdict', () => {
  it.each(rows)('$verdict when $when', ({ sessions, facts, verdict, reason, code }) => {
    const judged = judge(sessions, facts);
    expect(judged.verdict).toMatchObject({ kind: verdict, reason: expect.stringMatching(reason) });
    expect(judged.verdict.code).toBe(code);
    if (code !== undefined)
      expect(judged.verdict).toMatchObject({ reason: expect.stringMatching(`\\[${code}\\]\\.$`), hint: nextStepFor(code) });
  });

  it('tells of an empty shard in a notice', () => {
    const { notices } = judge([session(shardOf(0, 2)), session({ ...shardOf(1, 2), tests: [] })]);
    expect(notices).toEqual([expect.stringMatching(/shard 2 of 2 executed no test/)]);
  });

  it('counts the reasons that it does not name', () => {
    const { verdict } = judge([missingSession({ device: pixel }), missingSession({ device: galaxy })]);
    expect(verdict.reason).toMatch(/\(and 1 more\) \[session-missing\]\.$/);
  });
});
