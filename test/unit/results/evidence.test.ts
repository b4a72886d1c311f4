import { describe, expect, it } from 'vitest';
import type { SessionEvidence, SessionResult } from '../../../src/model/results.ts';
import { noCounters } from '../../../src/model/status.ts';
import { judgeSession, mayStillSettle } from '../../../src/results/evidence.ts';
import { failedTest, sessionResult, testResult } from '../../helpers/run-results.ts';

const counters = (some: Partial<typeof noCounters>) => ({ ...noCounters, ...some });
const one = counters({ passed: 1 });

/** One test that passed, all sources agreeing, but for `evidence`. */
const session = (evidence: Partial<SessionEvidence> = {}, parts: Partial<SessionResult> = {}): SessionResult => {
  const base = sessionResult({ device: 'Google Pixel 3-10.0', tests: [testResult('a.B#c')], ...parts });
  return { ...base, evidence: { ...base.evidence, ...evidence } };
};

const details = (more: object): Partial<SessionEvidence> => ({ details: { state: 'read', counters: one, tests: one, ...more } });
const report = (more: object): Partial<SessionEvidence> => ({ report: { state: 'read', tests: one, problems: [], ...more } });

describe('a session', () => {
  it.each<[string, SessionResult, string, RegExp]>([
    ['passes when all agree', session(), 'passed', /Google Pixel 3-10\.0.* passed$/],
    [
      'is believed when its details call it in error',
      session(details({ status: 'error' })),
      'error',
      /the session reports the session in error/,
    ],
    [
      'is named by the word of its details',
      session(details({ status: 'unknown', word: 'parked' })),
      'error',
      /the session calls the session "parked"/,
    ],
    [
      'is named by the status where there is no word',
      session(details({ status: 'skipped' })),
      'error',
      /as never run \("skipped"\)/,
    ],
    ['times out by the word of its details', session(details({ status: 'timed-out' })), 'timed-out', /timed the session out/],
    [
      'never ran in words of its details',
      session(details({ status: 'queued', counters: undefined, tests: noCounters })),
      'error',
      /the session still calls the session "queued"/,
    ],
    [
      'has counters of its own that are worse',
      session(details({ counters: counters({ passed: 1, failed: 1, error: 1 }) })),
      'error',
      /the session's counters count 2 failed tests, the JUnit report 0/,
    ],
    [
      'has test details that are worse',
      session(details({ tests: counters({ passed: 1, error: 1 }) })),
      'error',
      /test details count 1 failed test, the JUnit report 0/,
    ],
    [
      'has counters of more tests than anybody saw',
      session(details({ counters: counters({ passed: 3 }) })),
      'error',
      /count 3 executed tests, the JUnit report only 1/,
    ],
    [
      'is held against its test details where there is no report',
      session({ ...details({ counters: counters({ passed: 1, failed: 1 }) }), report: { state: 'none' } }),
      'error',
      /count 1 failed test, the test details 0/,
    ],
    [
      'declares failures in its report that are not there',
      session(report({ declared: counters({ passed: 1, error: 2, failed: 1 }) })),
      'error',
      /declares 3 failed tests and holds 0/,
    ],
    [
      'declares tests in its report that are not there',
      session(report({ declared: counters({ passed: 1, skipped: 1 }) })),
      'error',
      /declares 2 tests and holds 1/,
    ],
    ['declares just what it holds', session(report({ declared: one })), 'passed', /passed$/],
    [
      'says how many tests failed of how many',
      sessionResult({ device: 'Google Pixel 3-10.0', tests: [failedTest('a.B#d'), testResult('a.B#c')] }),
      'failed',
      /: 1 of 2 tests failed$/,
    ],
    [
      'calls a nameless word by a question mark',
      sessionResult({ device: 'A-1', tests: [testResult('a.B#c', { status: 'unknown' })] }),
      'error',
      /ended as "\?"/,
    ],
  ])('%s', (_title, judged, kind, reason) => {
    const judgement = judgeSession(judged);
    expect(judgement.kind).toBe(kind);
    expect(judgement.reason).toMatch(reason);
  });
});

describe('another look may settle', () => {
  const missing = { state: 'missing', message: 'not there' } as const;
  it.each<[string, SessionResult, boolean]>([
    ['a report that is missing', session({ report: missing }), true],
    ['a report that cannot be read', session({ report: { ...missing, state: 'unreadable' } }), true],
    ['details that are missing', session({ details: missing }), true],
    ['counters that contradict', session(details({ counters: counters({ passed: 1, failed: 1 }) })), true],
    ['a report that declares more than it holds', session(report({ declared: counters({ passed: 2 }) })), true],
    ['tests that have not run', session(details({ counters: counters({ passed: 1, pending: 1 }) })), true],
    ['nothing where all agree', session(), false],
    ['nothing of a failed test', sessionResult({ device: 'A-1', tests: [failedTest('a.B#c')] }), false],
  ])('%s', (_title, looked, settles) => {
    expect(mayStillSettle(looked, { serviceRetries: false })).toBe(settles);
  });

  it('no counters where the service runs tests again by itself: they count tries', () => {
    const tries = session(details({ counters: counters({ passed: 1, failed: 1 }), tests: one }));
    expect(mayStillSettle(tries, { serviceRetries: true })).toBe(false);
    expect(judgeSession(tries, { serviceRetries: true }).kind).toBe('passed');
  });
});
