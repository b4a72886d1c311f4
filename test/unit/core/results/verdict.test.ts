import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, nextStepFor, problem } from '../../../../src/core/model/error-codes.ts';
import type { RepeatedTest } from '../../../../src/core/model/repeats.ts';
import type { SessionResult, VerdictKind } from '../../../../src/core/model/results.ts';
import { isBad } from '../../../../src/core/results/attempts.ts';
import { countTotals, failedTests } from '../../../../src/core/results/totals.ts';
import {
  countedShards,
  failedTest,
  flakyTest,
  missingSession,
  missingTest,
  quarantineOf,
  testResult,
} from '../../../helpers/run-results.ts';
import { build, failing, galaxy, judge, pixel, session, summary, withEvidence } from './verdict-row.ts';

const shardOf = (index: number, total: number): Partial<SessionResult> => ({ shard: { index, total } });
const empty = (parts: Partial<SessionResult> = {}): SessionResult => session({ ...parts, tests: [] });

const green = session();
const red = session({ tests: failing });
const redGalaxy = session({ device: galaxy, tests: failing });
const other = session({ device: galaxy });
const first = session(shardOf(0, 2));
const second = empty(shardOf(1, 2));
const dead = missingSession({ device: pixel, buildId: 'b1' });
const deadGalaxy = missingSession({ device: galaxy });
const deadShard = missingSession({ device: pixel, ...shardOf(1, 2) });
const ignored = session({ tests: [testResult('a.B#c', { status: 'skipped' })] });
const flaky = session({ tests: [flakyTest('a.B#c')] });
const again = { attempt: 1, partial: true, buildId: 'b2' };
const healed = session({ ...again, tests: [testResult('a.B#d')] });
const failedAgain = session({ ...again, tests: [failedTest('a.B#d')] });
const deadAgain = missingSession({ device: pixel, ...again });
const wholeAgain = session({ attempt: 1, buildId: 'b2' });
const retriedByService = withEvidence(flaky, { ...summary('failed', { passed: 1, failed: 1 }), serviceRetries: true });
const failedBuild = build({ status: 'failed' });
const secondBuild = (overrides = {}) => build({ id: 'b2', attempt: 1, ...overrides });
const failedThenDone = [failedBuild, secondBuild()];
const lost = missingTest('a.B#d', pixel);
const quarantine = quarantineOf({ test: 'a.B#d' });
const failedOnly = session({ tests: [failedTest('a.B#d')] });
const redInBuild = (counters: object) => withEvidence(red, summary('failed', counters));
const redInError = session({ tests: [failedTest('a.B#d'), testResult('a.B#e', { status: 'error' })] });
const redThrice = session({ tests: ['a.B#d', 'a.B#e', 'a.B#f'].map((name) => failedTest(name)) });
const flakyFailed = session({ tests: [failedTest('a.B#d'), flakyTest('a.B#f')] });
const unstarted = { reason: 'fail-fast', shards: [1], clause: 'shard 2 of 2 was not started' } as const;
const parts = { className: 'a.B', name: 'new', device: pixel, why: 'new' } as const;
const unstable: RepeatedTest = { ...parts, passed: 3, failed: 1, results: [] };

/** Facts of a run with one passed session, unless `sessions` names others. */
type Given = NonNullable<Parameters<typeof judge>[1]> & { readonly sessions?: readonly SessionResult[] };
type Case = readonly [when: string, given: Given, reason: RegExp];

const noTest = /no test was executed/i;
const noSession = /has no session/;
const noFailure = /but no test in it failed/;
const notReported = /no session reported "a\.B#d"/i;
const jobTimedOut = (code: ErrorCode) => ({ problems: [problem(code, 'the job "x" ended timed-out')] });

const cases: Readonly<Partial<Record<VerdictKind | `${VerdictKind} ${ErrorCode}`, readonly Case[]>>> = {
  'failed new-test-unstable': [
    [
      'a new test was seen passing and failing',
      { unstable: [unstable] },
      /^1 new or changed test is unstable: a\.B#new @ Google Pixel 3-10\.0 passed in 3 of 4 runs \[new-test-unstable\]\.$/,
    ],
  ],
  'cancelled cancelled': [
    [
      'the workflow was cancelled, whatever else happened',
      { sessions: [red], cancelled: true, problems: [problem('run-timeout', 'x'), problem('unexpected', 'y')] },
      /cancelled/,
    ],
  ],
  'timed-out run-timeout': [
    [
      'time ran out, whatever the sessions say',
      { problems: [problem('unexpected', 'y'), problem('run-timeout', 'the builds did not end within 2 m')] },
      /did not end/,
    ],
  ],
  'timed-out queue-timeout': [
    [
      'no device became free',
      { sessions: [], problems: [problem('queue-timeout', 'no parallel slot became free')] },
      /no parallel/i,
    ],
  ],
  'timed-out matrix-job-timed-out': [['a job of the matrix timed out', jobTimedOut('matrix-job-timed-out'), /job "x"/]],
  'timed-out session-timed-out': [
    ['the service timed out a session of a job of the matrix', jobTimedOut('session-timed-out'), /job "x"/],
    ['a build timed out at the service', { builds: [build({ status: 'timed-out' })] }, /build b1 timed out/i],
  ],
  'timed-out test-timed-out': [
    [
      'a time-out and a failure come together',
      { sessions: [session({ tests: [...failing, testResult('a.B#t', { status: 'timed-out' })] })] },
      /1 test that timed out/,
    ],
    [
      'the service timed out a test that is quarantined',
      { sessions: [redInBuild({ passed: 1, timedOut: 1 })], quarantine },
      /1 test that timed out/,
    ],
  ],
  'error cloud-build-rejected': [
    [
      'a build could not be started',
      { problems: [problem('cloud-build-rejected', 'the build could not be started')] },
      /^The build could not be started \[cloud-build-rejected\]\.$/,
    ],
  ],
  'error word-unknown': [
    ['a build has an unrecognized status', { builds: [build({ status: 'unknown' })] }, /"unknown"/],
    [
      'one of two sessions of a build with an unrecognized status was run again whole',
      { sessions: [dead, other, wholeAgain], builds: [build({ status: 'unknown', rawStatus: 'odd' }), secondBuild()] },
      /the unrecognized status "odd"/,
    ],
  ],
  'error build-error': [
    ['a build ended in error', { builds: [build({ status: 'error' })] }, /build b1 ended with an error/i],
    [
      'one of two sessions of a build in error failed a test that passed when it was run again',
      { sessions: [red, other, healed], builds: [build({ status: 'error' }), secondBuild()] },
      /build b1 ended with an error/i,
    ],
  ],
  'error failed-without-test': [
    ['a build failed though no test did', { builds: [failedBuild] }, noFailure],
    ['a build failed whose shards passed or executed no test', { sessions: [first, second], builds: [failedBuild] }, noFailure],
    [
      'one of two sessions of a failed build executed no test, which explains nothing, and was run again whole',
      { sessions: [empty(), other, wholeAgain], builds: failedThenDone },
      /build b1 as "failed", but no test in it failed/,
    ],
  ],
  'error session-missing': [
    ['a session is lost, whatever repeats showed', { sessions: [green, deadGalaxy], unstable: [unstable] }, /galaxy/i],
    ['a requested device has no session', { sessions: [green, deadGalaxy] }, /Galaxy S9-8.0: the build has no session/],
    ['a requested shard has no session', { sessions: [first, deadShard] }, /shard 2 of 2: the build has no session/],
    ['an error and a failure come together', { sessions: [red, deadGalaxy] }, noSession],
    ['tests are missing where their session is', { sessions: [dead], missingTests: [lost] }, noSession],
    [
      'the attempt to run a failed test again died',
      { sessions: [red, deadAgain], builds: [failedBuild, secondBuild({ status: 'error' })] },
      /attempt 2: the build has no session/,
    ],
  ],
  'error counts-contradict': [
    [
      'the service counts more failures than the quarantined one',
      { sessions: [redInBuild({ passed: 1, failed: 2 })], quarantine },
      /reports 2 failed tests/,
    ],
  ],
  'error test-error': [
    ['a test beside a quarantined failure is in ERROR', { sessions: [redInError], quarantine }, /1 test ended in state ERROR/],
    [
      'the service calls a quarantined failure ERROR',
      { sessions: [redInBuild({ passed: 1, error: 1 })], quarantine },
      /1 test in state ERROR/,
    ],
  ],
  'error tests-missing': [
    ['a known test is missing', { missingTests: [lost] }, notReported],
    [
      'the service timed out a session of a job of the matrix, and a test is missing',
      { ...jobTimedOut('session-timed-out'), missingTests: [lost] },
      notReported,
    ],
    [
      'tests are missing beside a failed one, which does not excuse them',
      { sessions: [red], missingTests: [missingTest('a.B#e', pixel)] },
      /no session reported "a\.B#e"/i,
    ],
    [
      'tests are missing where a shard executed none, which does not excuse them',
      { sessions: [empty(shardOf(0, 2)), other], missingTests: [lost] },
      /no session on Google Pixel 3-10\.0 reported "a\.B#d"/i,
    ],
    [
      'shards were not started though no test failed',
      { unstarted: [unstarted] },
      /^Shard 2 of 2 was not started \[tests-missing\]\.$/,
    ],
  ],
  'error no-tests-ran': [
    ['no test was executed', { sessions: [empty()] }, noTest],
    ['all tests are ignored', { sessions: [ignored] }, noTest],
    ['there is no session at all', { sessions: [] }, noTest],
    ['all shards are empty', { sessions: [empty(shardOf(0, 2)), second] }, noTest],
    ['one device of two executed nothing', { sessions: [green, empty({ device: galaxy })] }, /Galaxy S9-8.0 executed no test/],
    [
      'the second session of a device that was not split is empty',
      { sessions: [first, second].map((each) => withEvidence(each, { isUnsplit: true })) },
      /executed no test/,
    ],
    [
      'a shard ran none of its known tests, though others ran theirs',
      { sessions: [first, withEvidence(second, { knownTests: 2 })] },
      /shard 2 of 2: no test was executed, but the suite has 2 tests for this device/,
    ],
  ],
  'failed tests-failed': [
    [
      'a test failed, and a new one is unstable',
      { sessions: [red], unstable: [unstable, unstable] },
      /^1 of 2 tests failed: .*; 2 new or changed tests are unstable: .*, and 1 more \[tests-failed\]\.$/,
    ],
    [
      'shards were not started after a test failed',
      { sessions: [red], unstarted: [unstarted] },
      /^1 of 2 tests failed: .*; shard 2 of 2 was not started \[tests-failed\]\.$/,
    ],
    [
      'one of several failures is quarantined',
      { sessions: [redThrice], quarantine },
      /^3 of 3 tests failed \(1 quarantined\): a\.B#e @ [^ ].* and 1 more \[tests-failed\]\.$/,
    ],
    [
      'a flaky test counts as failed beside a quarantined failure',
      { sessions: [flakyFailed], quarantine, failOnFlaky: true },
      /^2 of 2 tests failed \(1 flaky, counted as failed; 1 quarantined\): a\.B#f @ /,
    ],
    ['a flaky test counts as failed', { sessions: [flaky], failOnFlaky: true }, /1 flaky, counted as failed/],
    [
      'the same test fails on one device and passes on the other: no retry of each other',
      { sessions: [session({ tests: [failedTest('a.B#c')] }), other] },
      /1 of 2 test results failed: a\.B#c @ Google Pixel 3-10\.0/,
    ],
    [
      'a failed test failed again',
      { sessions: [red, failedAgain], builds: [failedBuild, secondBuild({ status: 'failed' })] },
      /1 of 2 tests failed/,
    ],
    [
      'a rerun on one device does not heal the other',
      { sessions: [red, redGalaxy, healed] },
      /1 of 4 test results failed: a\.B#d @ Samsung Galaxy S9-8\.0/,
    ],
  ],
  passed: [
    ['every test passed and every source agrees', {}, /^1 test passed on 1 device; every session reported\.$/],
    [
      'the only failure is quarantined',
      { sessions: [red], quarantine },
      /^1 test passed and 1 failed in quarantine on 1 device; every session reported\.$/,
    ],
    ['no test passed, and the only failure is quarantined', { sessions: [failedOnly], quarantine }, /^0 tests passed/],
    ['a build failed by a quarantined failure', { sessions: [red], builds: [failedBuild], quarantine }, /1 failed in quarantine/],
    [
      'a session failed by a quarantined failure',
      { sessions: [redInBuild({ passed: 1, failed: 1 })], quarantine },
      /1 failed in quarantine/,
    ],
    [
      'a device failed by a quarantined failure',
      { sessions: [withEvidence(red, { deviceStatus: { status: 'failed', message: 'Failed' } })], quarantine },
      /1 failed in quarantine/,
    ],
    [
      'a flaky test is quarantined, though flaky tests count as failed',
      { sessions: [session({ tests: [flakyTest('a.B#d')] })], quarantine, failOnFlaky: true },
      /\(1 of them flaky\)/,
    ],
    ['one shard of two is empty', { sessions: [first, second] }, /1 test passed/],
    [
      'the service calls build and session of an empty shard skipped',
      {
        sessions: [first, withEvidence({ ...second, buildId: 'b2' }, summary('skipped'))],
        builds: [build(), build({ id: 'b2', status: 'skipped' })],
      },
      /1 test passed/,
    ],
    [
      'the only shard of this job is known to be empty',
      { sessions: [withEvidence(empty(shardOf(1, 3)), { knownTests: 0 })] },
      /0 tests passed/,
    ],
    ['a flaky test passes', { sessions: [flaky] }, /\(1 of them flaky\)/],
    [
      "a build failed, no test did, and the service's own retries were asked for",
      { sessions: [retriedByService], builds: [build({ status: 'failed', serviceRetries: true })] },
      /\(1 of them flaky\)/,
    ],
    [
      'a failed test passed when it was run again, and only it was',
      { sessions: [red, healed], builds: failedThenDone },
      /2 tests passed \(1 of them flaky\) on 1 device/,
    ],
    ...(['error', 'failed', 'timed-out'] as const).map(
      (status): Case => [
        `one of two sessions of a build that is ${status} died, and was run again whole`,
        { sessions: [dead, other, wholeAgain], builds: [build({ status }), secondBuild()] },
        /2 test results passed/,
      ],
    ),
    [
      'a session that died was run again whole',
      { sessions: [dead, wholeAgain], builds: [build({ status: 'error' }), secondBuild()] },
      /1 test passed/,
    ],
  ],
};

describe('verdicts', () => {
  it.each(
    Object.entries(cases).flatMap(([expected, own]) => own.map(([when, given, reason]) => ({ expected, when, given, reason }))),
  )('the verdict is $expected when $when', ({ expected, given: { sessions = [green], ...facts }, reason }) => {
    const { verdict } = judge(sessions, facts);
    const { code } = verdict;
    expect(verdict.reason).toMatch(reason);
    expect([verdict.kind, code].filter(Boolean).join(' ')).toBe(expected);
    if (code !== undefined)
      expect(verdict).toMatchObject({ reason: expect.stringMatching(`\\[${code}\\]\\.$`), hint: nextStepFor(code) });
  });

  it('a notice names an empty shard', () => {
    const { notices } = judge([first, second]);
    expect(notices).toEqual([expect.stringMatching(/shard 2 of 2 executed no test/)]);
  });

  it('the reason stays on one line, whatever ends a line', () => {
    const { verdict } = judge([], { problems: [problem('unexpected', 'one\ntwo\r\nthree\u2028four\u0085five')] });
    expect(verdict.reason).toBe('One two three four five [unexpected].');
  });

  it('the reason counts the problems that it does not name', () => {
    const { verdict } = judge([missingSession({ device: pixel }), missingSession({ device: galaxy })]);
    expect(verdict.reason).toMatch(/\(and 1 more problem\) \[session-missing\]\.$/);
  });

  it('the verdict is passed only with proof, and its totals add up, whatever came', () => {
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
        const shards = countedShards(came);
        const totals = countTotals(shards, failOnFlaky);
        expect(totals.passed + totals.failed + totals.skipped).toBe(totals.tests);
        expect(failedTests(shards, failOnFlaky, Number.POSITIVE_INFINITY)).toHaveLength(totals.failed);
        expect(countTotals(countedShards(came.toReversed()), failOnFlaky)).toEqual(totals);
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
