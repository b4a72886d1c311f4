import { describe, it } from 'vitest';
import { failedTest, flakyTest, missingSession, testResult } from '../../helpers/run-results.ts';
import { build, expectVerdict, failing, galaxy, pixel, session, summary, type VerdictRow, withEvidence } from './verdict-row.ts';

const rows: readonly VerdictRow[] = [
  {
    when: "a build failed, no test did, and the service's own retries were asked for",
    sessions: [
      withEvidence(session({ tests: [flakyTest('a.B#c')] }), {
        ...summary('failed', { passed: 1, failed: 1 }),
        serviceRetries: true,
      }),
    ],
    facts: { builds: [build({ status: 'failed', serviceRetries: true })] },
    verdict: 'passed',
    reason: /1 of them flaky/,
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
    reason: /1 of 2 test results failed: a\.B#c @ Google Pixel 3-10\.0/,
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
  ...(['error', 'failed', 'timed-out'] as const).map((status) => ({
    when: `one of two sessions of a build that is ${status} died, and was run again whole`,
    sessions: [
      missingSession({ device: pixel, buildId: 'b1' }),
      session({ device: galaxy }),
      session({ attempt: 1, buildId: 'b2' }),
    ],
    facts: { builds: [build({ status }), build({ id: 'b2', attempt: 1 })] },
    verdict: 'passed',
    reason: /2 test results passed/,
  })),
  {
    when: 'one of two sessions of a build with an unrecognized status was run again whole',
    sessions: [
      missingSession({ device: pixel, buildId: 'b1' }),
      session({ device: galaxy }),
      session({ attempt: 1, buildId: 'b2' }),
    ],
    facts: { builds: [build({ status: 'unknown', statusWord: 'odd' }), build({ id: 'b2', attempt: 1 })] },
    verdict: 'error',
    reason: /the unrecognized status "odd"/,
    code: 'word-unknown',
  },
  {
    when: 'one of two sessions of a build in error failed a test that passed when it was run again',
    sessions: [
      session({ tests: failing }),
      session({ device: galaxy }),
      session({ attempt: 1, partial: true, buildId: 'b2', tests: [testResult('a.B#d')] }),
    ],
    facts: { builds: [build({ status: 'error' }), build({ id: 'b2', attempt: 1 })] },
    verdict: 'error',
    reason: /build b1 ended in error/i,
    code: 'build-error',
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
    reason: /attempt 2: the service did not start a session/,
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
    reason: /1 of 4 test results failed: a\.B#d @ Samsung Galaxy S9-8\.0/,
    code: 'tests-failed',
  },
];

describe('where tests ran more than once, the verdict is', () => {
  it.each(rows)('$verdict when $when', expectVerdict);
});
