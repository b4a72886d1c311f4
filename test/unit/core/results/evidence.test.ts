import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/model/evidence.ts';
import type { SessionResult, TestResult } from '../../../../src/core/model/results.ts';
import { noCounters } from '../../../../src/core/model/status.ts';
import { judgeSession, mayStillSettle } from '../../../../src/core/results/expected-sessions.ts';
import { failedTest, flakyTest, sessionResult, testResult } from '../../../helpers/run-results.ts';
import { failing, session as passingSession, summary, withEvidence } from './verdict-row.ts';

const counters = (some: Partial<typeof noCounters>) => ({ ...noCounters, ...some });
const one = counters({ passed: 1 });

/** One test that passed, all sources agreeing, but for `evidence`. */
const session = (evidence: Partial<Evidence> = {}, parts: Partial<SessionResult> = {}): SessionResult =>
  withEvidence(passingSession(parts), evidence);

const details = (more: object): Partial<Evidence> => ({ details: { state: 'read', counters: one, tests: one, ...more } });
const report = (more: object): Partial<Evidence> => ({ report: { state: 'read', tests: one, problems: [], ...more } });
const counted = (some: Partial<typeof noCounters>) => details({ counters: counters(some) });
const listed = (some: Partial<typeof noCounters>) => details({ tests: counters(some) });
const missing = { state: 'missing', message: 'HTTP 404' } as const;
const bundle = (more: object): Partial<Evidence> => ({
  bundle: { state: 'read', unlisted: [], lacking: [], failed: [], failures: [], hiddenFailures: 0, skipped: 0, ...more },
});
const lateReport: Partial<Evidence> = { report: missing };
const noReport: Partial<Evidence> = { report: { state: 'none' } };
const noDetails: Partial<Evidence> = { details: missing };
const offline: Partial<Evidence> = { deviceStatus: { status: 'error', message: 'it is offline' } };
const neverRan: Partial<SessionResult> = { tests: [] };
const document: Partial<Evidence> = { details: { state: 'document', job: 'the job "test"' }, report: { state: 'none' } };

const noDetailsReason =
  ": no results, because the session's details could not be read: HTTP 404. This framework has no JUnit report to use instead";

type Judged = [reason: string, evidence: Partial<Evidence>, parts?: Partial<SessionResult>];

// evidence-table.test.ts walks every cell; here is what each source says, in words.
describe('reasons of problems', () => {
  it.each<Judged>([
    ['passed', {}],
    ['passed', document],
    [': the job "test" reported no session for this device', document, { sessionId: undefined, tests: [] }],
    [': the session ended with an error', details({ status: 'error' })],
    [': the session has the unrecognized status "parked"', details({ status: 'unknown', rawStatus: 'parked' })],
    [': the session has the status "skipped", but it executed tests', details({ status: 'skipped' })],
    [': the service timed out the session', details({ status: 'timed-out' })],
    [
      ': the session still has the status "queued", and no counters say how many tests ended',
      details({ status: 'queued', counters: undefined }),
    ],
    [': the build reports the session as "failed", but no test failed', summary('failed', { passed: 1 })],
    [': the session reports 2 failed tests, but the JUnit report has none', counted({ passed: 1, failed: 1, error: 1 })],
    [': the build reports 5 executed tests, but the JUnit report has 1', summary('done', { passed: 5 })],
    [': the build reports no executed tests, but the JUnit report has 1', summary('done')],
    [`: the service's list of tests reports 1 failed test, but the JUnit report has none`, listed({ failed: 1 })],
    [
      ': the session reports 1 failed test, but the test details have none',
      { ...counted({ passed: 1, failed: 1 }), ...noReport },
    ],
    [
      ': the session reports 1 test in state ERROR, but the JUnit report has none',
      counted({ passed: 1, error: 1 }),
      { tests: failing },
    ],
    [`: the service's list of tests reports 1 test that timed out`, listed({ timedOut: 1 })],
    [
      `: a.B#c is "FAILED" in the service's list of tests, but "passed" in the JUnit report`,
      {},
      { tests: [testResult('a.B#c', { worseInDetails: 'FAILED' })] },
    ],
    [': the session announced 4 tests, but only 1 ended', details({ status: 'running', announcedTests: 4 })],
    [': the build reports 2 tests that never ran', summary('done', { passed: 1, pending: 2 })],
    [': the build reports 1 test that timed out', summary('done', { passed: 1, timedOut: 1 })],
    [': the JUnit report did not arrive: HTTP 404', lateReport],
    [': the build still reports the session as "running"', { ...summary('running', { passed: 1 }), ...lateReport }],
    [
      ': the results of this session were not collected: the run was cancelled',
      {
        ...summary('running', { passed: 3 }),
        ...noReport,
        details: { state: 'uncollected', message: 'the run was cancelled' },
      },
      neverRan,
    ],
    [': the service could not run the session: "it is offline"', offline, neverRan],
    [': tests ran, and then the service reported an error: "it is offline"', offline],
    [': the JUnit report cannot be read: it ends early', { report: { state: 'unreadable', message: 'it ends early' } }],
    [noDetailsReason, { ...noReport, ...noDetails }],
    [
      ': the JUnit report did not arrive: HTTP 404',
      { ...summary('skipped', { skipped: 1 }), ...details({ status: 'passed' }), ...lateReport },
    ],
    [
      ': the build reports 1 executed test, but the test details have none',
      { ...summary('skipped', { passed: 1 }), details: { state: 'read', tests: noCounters }, ...lateReport },
      neverRan,
    ],
    [
      ': no test was executed, but the suite has 2 tests for this device',
      { ...summary('skipped'), ...noDetails, ...lateReport, knownTests: 2 },
      neverRan,
    ],
    // A missing report is the reason, not the counts that nothing can agree with.
    [
      ': the JUnit report did not arrive: HTTP 404',
      { ...summary('failed', { passed: 2, failed: 1 }), ...lateReport, ...noDetails },
      neverRan,
    ],
    [noDetailsReason, { ...summary('done', { passed: 3 }), ...noReport, ...noDetails }, neverRan],
    [
      ': the build reports that the session ended with an error',
      { ...summary('error', { passed: 3 }), ...lateReport, ...noDetails },
      neverRan,
    ],
    [': the JUnit report declares 3 failed tests but contains 0', report({ declared: counters({ failed: 3 }) })],
    [': the JUnit report declares 9 tests but contains 1', report({ declared: counters({ passed: 9 }) })],
    [': its result bundle has a failure outside of any test: no space', bundle({ failures: ['no space'] })],
    [
      ': its result bundle has a failure outside of any test: no space (and 2 more)',
      bundle({ failures: ['no space', 'b', 'c'] }),
    ],
    [': Xcode counted 2 more failed tests than its result bundle contains', bundle({ hiddenFailures: 2 })],
    [': its result bundle has B/testD, but the test details do not', bundle({ unlisted: ['B/testD'] })],
    [
      ': according to the test details, B/testD (and 1 more) passed, but the result bundle does not contain it',
      bundle({ lacking: ['B/testD', 'B/testE'] }),
    ],
    [
      ': B/testD (and 2 more) failed in its result bundle, but passed according to the test details',
      bundle({ failed: ['B/testD', 'B/testE', 'B/testF'] }),
      { tests: failing },
    ],
    [': 1 of 2 tests failed', {}, { tests: failing }],
    [': a.B#c has the unrecognized status "?"', {}, { tests: [testResult('a.B#c', { status: 'unknown' })] }],
  ])('the reason names source and finding: %s', (reason, ...judged) => {
    expect(judgeSession(session(...judged)).reason.replace(/^.*?(?=:|passed$)/, '')).toBe(reason);
  });
});

describe('believed sessions', () => {
  it.each<[string, SessionResult, string]>([
    [
      'whose counters omit ignored tests that the report holds',
      session(summary('done', { passed: 1 }), { tests: [testResult('a.B#c'), testResult('a.B#i', { status: 'skipped' })] }),
      'passed',
    ],
    ['whose counters hold ignored tests that the report omits', session(summary('done', { passed: 1, skipped: 3 })), 'passed'],
    [
      'that the service skipped, and that has no report',
      session({ ...summary('skipped'), report: missing, details: { state: 'read', tests: noCounters } }, { tests: [] }),
      'empty',
    ],
    [
      'that the service skipped, and of which it has neither report nor details',
      session({ ...summary('skipped'), ...noReport, ...noDetails }, neverRan),
      'empty',
    ],
    ['that still runs in a build that is done, by its counters', session(summary('running', { passed: 1 })), 'passed'],
    [
      'that failed, though the service calls it done and counts only passes',
      session(summary('done', { passed: 2 }), { tests: failing }),
      'failed',
    ],
  ])('a session is believed %s', (_title, judged, kind) => {
    expect(judgeSession(judged).kind).toBe(kind);
  });
});

describe('retries of the service', () => {
  const retried = (evidence: Partial<Evidence>, tests = [flakyTest('a.B#c')]) =>
    judgeSession(session({ ...evidence, serviceRetries: true }, { tests })).kind;

  it.each<[string, string, Partial<Evidence>, TestResult[]?]>([
    ['passed', 'a session called failed whose last attempts passed', summary('failed', { passed: 1, failed: 1 })],
    ['passed', 'counters of tests alone', summary('passed', { passed: 1 })],
    ['passed', 'totals that count every attempt', report({ declared: counters({ passed: 1, failed: 1 }) })],
    [
      'passed',
      'an earlier attempt in ERROR that is counted',
      summary('passed', { passed: 1, error: 1 }),
      [flakyTest('a.B#c', {}, { earlierAttempts: [{ status: 'error', failures: [] }] })],
    ],
    ['error', 'a test in ERROR where attempts only failed', summary('passed', { passed: 1, error: 1 })],
    ['error', 'a failure that no attempt explains', summary('failed', { passed: 1, failed: 2 })],
    ['error', 'a report with 1 of 4 tests', summary('passed', { passed: 4 })],
    ['error', 'totals that count more than tests and attempts', report({ declared: counters({ passed: 3 }) })],
  ])("with the service's own retries a session is %s: %s", (kind, _title, evidence, tests) => {
    expect(retried(evidence, tests)).toBe(kind);
  });

  it('a counted attempt is a contradiction without retries of the service', () => {
    const judged = session(summary('done', { passed: 1, failed: 1 }), { tests: [flakyTest('a.B#c')] });
    expect(judgeSession(judged)).toMatchObject({ kind: 'error', code: 'counts-contradict' });
  });
});

describe('evidence that may change', () => {
  it.each<[string, SessionResult, boolean]>([
    ['a report that is missing', session(lateReport), true],
    ['a report that cannot be read', session({ report: { ...missing, state: 'unreadable' } }), true],
    ['details that are missing', session(noDetails), true],
    ['counters that contradict', session(counted({ passed: 1, failed: 1 })), true],
    ['a report that declares more than it holds', session(report({ declared: counters({ passed: 2 }) })), true],
    ['tests that have not run', session(counted({ passed: 1, pending: 1 })), true],
    ['nothing where all agree', session(), false],
    ['nothing of the document of a job', session(document), false],
    ['nothing of a failed test', sessionResult({ device: 'A-1', tests: [failedTest('a.B#c')] }), false],
  ])('another request may settle a session with %s', (_title, judged, settles) => {
    expect(mayStillSettle(judged)).toBe(settles);
  });
});
