import type { CauseCode } from '../model/causes.ts';
import { type Counters, countedTests } from '../model/status.ts';
import { countByStatus } from './counting.ts';
import { describeSession } from './describe.ts';
import { type SessionResult, testName } from './model.ts';

/** What one session proves. `empty`: it ended well and executed no test. */
export interface SessionJudgement {
  readonly kind: 'passed' | 'failed' | 'timed-out' | 'error' | 'empty';
  /** One clause that names the source; no full stop. */
  readonly reason: string;
  /** Absent for `passed`. */
  readonly code?: CauseCode;
}

export interface JudgeOptions {
  /** The request asked the service to run failed tests again: its counters then count tries, and only last results decide. */
  readonly serviceRetries: boolean;
}

type Rule = (session: SessionResult, tests: Counters, options: JudgeOptions) => SessionJudgement | undefined;

/**
 * Compares what the build, the session's details and its report say, and believes the worst.
 *
 * Neither a status word nor `device_statuses` proves a pass (observed shapes 3.2, traps 1 to 4): only executed tests with results do.
 */
export const judgeSession = (session: SessionResult, options: JudgeOptions = { serviceRetries: false }): SessionJudgement => {
  const tests = countByStatus(session.tests);
  for (const rule of rules) {
    const judgement = rule(session, tests, options);
    if (judgement !== undefined) return judgement;
  }
  return { kind: 'passed', reason: `${describeSession(session)} passed` };
};

/** A later look at the service may still settle this: what is missing may come, and what disagrees may be old. */
export const mayStillSettle = (session: SessionResult, options: JudgeOptions): boolean => {
  const { details, report } = session.evidence;
  if (report.state === 'missing' || report.state === 'unreadable' || details.state === 'missing') return true;
  const tests = countByStatus(session.tests);
  const rules = [contradiction, declaredCounts, neverRun];
  return rules.some((rule) => rule(session, tests, options) !== undefined);
};

const error = (session: SessionResult, code: CauseCode, what: string): SessionJudgement => ({
  kind: 'error',
  code,
  reason: `${describeSession(session)}: ${what}`,
});

const missingSession: Rule = (session) => {
  const { deviceError, summary } = session.evidence;
  if (deviceError !== undefined) return error(session, 'session-not-run', `the service could not run it: ${deviceError}`);
  if (summary?.error !== undefined) return error(session, 'session-not-run', `the service could not run it: ${summary.error}`);
  if (session.sessionId === undefined) return error(session, 'session-missing', 'no session came back for it');
  return undefined;
};

/** The words of the build and of the session itself. */
const wordsOf = (session: SessionResult): { status: string; word: string; source: string }[] => {
  const { summary, details } = session.evidence;
  const words = [];
  if (summary !== undefined) words.push({ status: summary.status, word: summary.word, source: 'the build' });
  if (details.state === 'read' && details.status !== undefined)
    words.push({ status: details.status, word: details.word ?? details.status, source: 'the session' });
  return words;
};

const badWord: Rule = (session) => {
  for (const { status, word, source } of wordsOf(session)) {
    if (status === 'error') return error(session, 'session-error', `${source} reports the session in error`);
    if (status === 'skipped') return error(session, 'session-skipped', `${source} reports the session as never run ("${word}")`);
    if (status === 'unknown')
      return error(session, 'word-unknown', `${source} calls the session "${word}", a word that is not known`);
  }
  return undefined;
};

const missingEvidence: Rule = (session) => {
  const { report, details } = session.evidence;
  if (report.state === 'missing') return error(session, 'report-missing', `its JUnit report stayed missing (${report.message})`);
  if (report.state === 'unreadable')
    return error(session, 'report-unreadable', `its JUnit report cannot be read (${report.message})`);
  if (report.state === 'none' && details.state === 'missing')
    return error(session, 'details-missing', `its details stayed missing (${details.message}), and this framework has no report`);
  return undefined;
};

const badTests: Rule = (session, tests) => {
  const unknown = session.tests.find((test) => test.status === 'unknown');
  if (unknown !== undefined)
    return error(
      session,
      'word-unknown',
      `${testName(unknown)} ended as "${unknown.statusWord ?? '?'}", a word that is not known`,
    );
  if (tests.error > 0) return error(session, 'test-error', `${tests.error} ${plural(tests.error)} ended in state ERROR`);
  return undefined;
};

/** Counters that are worse than what the tests say: something happened that no result tells. */
const contradiction: Rule = (session, tests, options) => {
  if (options.serviceRetries) return undefined;
  // Tests that only the details know are shown, but the report is what the counters are held against.
  const found = session.evidence.report.state === 'read' ? session.evidence.report.tests : tests;
  for (const { counters, source } of countersOf(session)) {
    const failed = counters.failed + counters.error;
    const foundFailed = found.failed + found.error + found.timedOut;
    if (failed > foundFailed)
      return error(
        session,
        'counts-contradict',
        `${source} count ${failed} failed ${plural(failed)}, the ${resultsOf(session)} ${foundFailed}`,
      );
    const executed = counters.passed + failed;
    const foundExecuted = found.passed + foundFailed;
    if (executed > foundExecuted)
      return error(
        session,
        'counts-contradict',
        `${source} count ${executed} executed ${plural(executed)}, the ${resultsOf(session)} only ${foundExecuted}`,
      );
  }
  return undefined;
};

/** The report's own totals against what it holds: a report that lost results on the way still declares them. */
const declaredCounts: Rule = (session) => {
  const { report } = session.evidence;
  if (report.state !== 'read' || report.declared === undefined) return undefined;
  const { declared, tests } = report;
  const failed = declared.failed + declared.error;
  const foundFailed = tests.failed + tests.error + tests.timedOut;
  if (failed > foundFailed)
    return error(
      session,
      'report-incomplete',
      `its JUnit report declares ${failed} failed ${plural(failed)} and holds ${foundFailed}`,
    );
  const all = countedTests(declared);
  if (all > countedTests(tests))
    return error(
      session,
      'report-incomplete',
      `its JUnit report declares ${all} ${plural(all)} and holds ${countedTests(tests)}`,
    );
  return undefined;
};

const timedOut: Rule = (session, tests) => {
  const word = wordsOf(session).find(({ status }) => status === 'timed-out');
  if (word !== undefined)
    return {
      kind: 'timed-out',
      code: 'session-timed-out',
      reason: `${describeSession(session)}: the service timed the session out`,
    };
  const counted = Math.max(tests.timedOut, ...countersOf(session).map(({ counters }) => counters.timedOut));
  if (counted > 0)
    return {
      kind: 'timed-out',
      code: 'test-timed-out',
      reason: `${describeSession(session)}: the service timed ${counted} ${plural(counted)} out`,
    };
  return undefined;
};

const neverRun: Rule = (session, tests) => {
  const pending = Math.max(tests.pending, ...countersOf(session).map(({ counters }) => counters.pending));
  if (pending > 0) return error(session, 'tests-never-ran', `${pending} ${plural(pending)} never ran`);
  // An ended build with a device that is still running is decided by counters, so there must be some.
  const running = wordsOf(session).find(({ status }) => status === 'running' || status === 'queued');
  if (running !== undefined && countersOf(session).length === 0)
    return error(
      session,
      'session-unfinished',
      `${running.source} still calls the session "${running.word}", and nothing counts its tests`,
    );
  return undefined;
};

const failedTests: Rule = (session, tests, options) => {
  if (tests.failed > 0)
    return {
      kind: 'failed',
      code: 'tests-failed',
      reason: `${describeSession(session)}: ${tests.failed} of ${session.tests.length} tests failed`,
    };
  const word = wordsOf(session).find(({ status }) => status === 'failed');
  if (word !== undefined && !options.serviceRetries)
    return error(session, 'failed-without-test', `${word.source} calls the session "${word.word}", though no test failed`);
  return undefined;
};

const empty: Rule = (session, tests) =>
  tests.passed === 0
    ? { kind: 'empty', code: 'no-tests-ran', reason: `${describeSession(session)} executed no test` }
    : undefined;

/** In the order of the verdict: errors, then time-outs, then failures, then the lack of tests. */
const rules: readonly Rule[] = [
  missingSession,
  badWord,
  missingEvidence,
  badTests,
  contradiction,
  declaredCounts,
  timedOut,
  neverRun,
  failedTests,
  empty,
];

const countersOf = (session: SessionResult): { counters: Counters; source: string }[] => {
  const { summary, details } = session.evidence;
  const sources = [];
  if (summary?.counters !== undefined) sources.push({ counters: summary.counters, source: "the build's counters" });
  if (details.state === 'read') {
    if (details.counters !== undefined) sources.push({ counters: details.counters, source: "the session's counters" });
    if (countedTests(details.tests) > 0) sources.push({ counters: details.tests, source: "the session's test details" });
  }
  return sources;
};

const resultsOf = (session: SessionResult): string =>
  session.evidence.report.state === 'read' ? 'JUnit report' : 'test details';

const plural = (count: number): string => (count === 1 ? 'test' : 'tests');
