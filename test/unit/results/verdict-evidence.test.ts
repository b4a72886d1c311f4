import { describe, it } from 'vitest';
import { noCounters } from '../../../src/model/status.ts';
import { testResult } from '../../helpers/run-results.ts';
import { build, expectVerdict, failing, session, summary, type VerdictRow, withEvidence } from './verdict-row.ts';

const rows: readonly VerdictRow[] = [
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
];

describe('where sources are to be compared, the verdict is', () => {
  it.each(rows)('$verdict when $when', expectVerdict);
});
