import { describe, it } from 'vitest';
import { failedTest, flakyTest, missingSession, testResult } from '../../helpers/run-results.ts';
import {
  build,
  expectVerdict,
  failing,
  galaxy,
  pixel,
  secondBuild,
  session,
  summary,
  type VerdictRow,
  withEvidence,
} from './verdict-row.ts';

const red = session({ tests: failing });
const flaky = session({ tests: [flakyTest('a.B#c')] });
const dead = missingSession({ device: pixel, buildId: 'b1' });
const other = session({ device: galaxy });
const wholeAgain = session({ attempt: 1, buildId: 'b2' });
const again = { attempt: 1, partial: true, buildId: 'b2' };
const healed = session({ ...again, tests: [testResult('a.B#d')] });

const rows: readonly VerdictRow[] = [
  [
    'passed',
    "a build failed, no test did, and the service's own retries were asked for",
    {
      sessions: [withEvidence(flaky, { ...summary('failed', { passed: 1, failed: 1 }), serviceRetries: true })],
      builds: [build({ status: 'failed', serviceRetries: true })],
    },
    /1 of them flaky/,
  ],
  ['passed', 'a flaky test passes', { sessions: [flaky] }, /1 of them flaky/],
  [
    'failed',
    'a flaky test counts as failed',
    { sessions: [flaky], failOnFlaky: true },
    /1 flaky, counted as failed/,
    'tests-failed',
  ],
  [
    'failed',
    'the same test fails on one device and passes on the other: no retry of each other',
    { sessions: [session({ tests: [failedTest('a.B#c')] }), other] },
    /1 of 2 test results failed: a\.B#c @ Google Pixel 3-10\.0/,
    'tests-failed',
  ],
  [
    'passed',
    'a failed test passed when it was run again, and only it was',
    { sessions: [red, healed], builds: [build({ status: 'failed' }), secondBuild()] },
    /2 tests passed on 1 device, 1 of them flaky/,
  ],
  [
    'failed',
    'a failed test failed again',
    {
      sessions: [red, session({ ...again, tests: [failedTest('a.B#d')] })],
      builds: [build({ status: 'failed' }), secondBuild({ status: 'failed' })],
    },
    /1 of 2 tests failed/,
    'tests-failed',
  ],
  ...(['error', 'failed', 'timed-out'] as const).map(
    (status): VerdictRow => [
      'passed',
      `one of two sessions of a build that is ${status} died, and was run again whole`,
      { sessions: [dead, other, wholeAgain], builds: [build({ status }), secondBuild()] },
      /2 test results passed/,
    ],
  ),
  [
    'error',
    'one of two sessions of a failed build executed no test, which explains nothing, and was run again whole',
    {
      sessions: [session({ tests: [] }), other, wholeAgain],
      builds: [build({ status: 'failed' }), secondBuild()],
    },
    /build b1 as "failed", but no test in it failed/,
    'failed-without-test',
  ],
  [
    'error',
    'one of two sessions of a build with an unrecognized status was run again whole',
    { sessions: [dead, other, wholeAgain], builds: [build({ status: 'unknown', rawStatus: 'odd' }), secondBuild()] },
    /the unrecognized status "odd"/,
    'word-unknown',
  ],
  [
    'error',
    'one of two sessions of a build in error failed a test that passed when it was run again',
    { sessions: [red, other, healed], builds: [build({ status: 'error' }), secondBuild()] },
    /build b1 ended in error/i,
    'build-error',
  ],
  [
    'passed',
    'a session that died was run again whole',
    { sessions: [dead, wholeAgain], builds: [build({ status: 'error' }), secondBuild()] },
    /1 test passed/,
  ],
  [
    'error',
    'the attempt to run a failed test again died',
    {
      sessions: [red, missingSession({ device: pixel, ...again })],
      builds: [build({ status: 'failed' }), secondBuild({ status: 'error' })],
    },
    /attempt 2: the build has no session/,
    'session-missing',
  ],
  [
    'failed',
    'a rerun on one device does not heal the other',
    { sessions: [red, session({ device: galaxy, tests: failing }), healed] },
    /1 of 4 test results failed: a\.B#d @ Samsung Galaxy S9-8\.0/,
    'tests-failed',
  ],
];

describe('where tests ran more than once, the verdict is', () => {
  for (const row of rows) it(`${row[0]} when ${row[1]}`, () => expectVerdict(row));
});
