import { describe, expect, it } from 'vitest';
import { problem } from '../../../src/model/error-codes.ts';
import { missingSession, testResult } from '../../helpers/run-results.ts';
import {
  build,
  expectVerdict,
  failing,
  galaxy,
  judge,
  pixel,
  session,
  shardOf,
  summary,
  type VerdictRow,
  withEvidence,
} from './verdict-row.ts';

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
    facts: { cancelled: true, outOfTime: problem('run-timeout', 'x'), errors: [problem('unexpected', 'y')] },
    verdict: 'cancelled',
    reason: /cancelled/,
    code: 'cancelled',
  },
  {
    when: 'time ran out, whatever the sessions say',
    sessions: [session()],
    facts: { outOfTime: problem('run-timeout', 'the builds did not end within 2 m') },
    verdict: 'timed-out',
    reason: /did not end/,
    code: 'run-timeout',
  },
  {
    when: 'a build could not be started',
    sessions: [session()],
    facts: { errors: [problem('cloud-build-rejected', 'the build could not be started')] },
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
];

describe('the verdict is', () => {
  it.each(rows)('$verdict when $when', expectVerdict);

  it('counts the reasons that it does not name', () => {
    const { verdict } = judge([missingSession({ device: pixel }), missingSession({ device: galaxy })]);
    expect(verdict.reason).toMatch(/\(and 1 more\) \[session-missing\]\.$/);
  });
});
