import type { StatedOutcome } from '../model/evidence.ts';
import { type SessionResult, testName } from '../model/results.ts';
import { type Counters, countedTests, type RunStatus } from '../model/status.ts';
import { executedIn, failedIn } from './accounting.ts';
import { isBad } from './attempts.ts';
import {
  absent,
  agrees,
  amount,
  better,
  type ComparedSession,
  claimedCounts,
  compareAnnounced,
  compareCounts,
  compareExecuted,
  compareFailed,
  compareSession,
  countersOf,
  declaredTotals,
  type EvidenceRow,
  empty,
  error,
  explainsFailure,
  type Finding,
  failed,
  findingsOfStopped,
  isSkipped,
  isTimedOut,
  listedTests,
  noun,
  type Reading,
  resultsHave,
  row,
  timedOut,
  unsettled,
  worse,
} from './evidence-reading.ts';
import { isStopped } from './left-out.ts';
import { bundleContentRows, bundleFailedRow, bundleFileRow } from './result-bundle/bundle-cases.ts';

type CountersOf = (session: SessionResult) => Counters | undefined;

/** Reads the counters of a source. The reading is `absent` if the source has no counters. */
const counted =
  (of: CountersOf, read: (counters: Counters, compared: ComparedSession) => Reading): EvidenceRow['read'] =>
  (compared) => {
    const counters = of(compared.session);
    return counters === undefined ? absent : read(counters, compared);
  };

/** Evidence rows that compare the test counts of one source (failed, executed, timed out and others) with the collected results. */
const countRows = (source: string, name: string, of: CountersOf): readonly EvidenceRow[] => {
  const rulings = { worse: unsettled('counts-contradict') };
  return [
    row(
      source,
      'failed tests',
      rulings,
      counted(of, (counters, compared) => compareFailed(counters, compared, name)),
    ),
    row(
      source,
      'executed tests',
      rulings,
      counted(of, (counters, compared) => compareExecuted(counters, compared, name)),
    ),
    row(
      source,
      'tests in error',
      { worse: unsettled('test-error') },
      counted(of, ({ error: own }, { session, results: { error: held }, attempts }) => {
        const clause = `${name} reports ${amount(own)} in state ERROR, but ${resultsHave(held, session)}`;
        return own < held ? better : compareCounts(own, held + attempts.error, clause);
      }),
    ),
    row(
      source,
      'timed-out tests',
      { worse: timedOut('test-timed-out') },
      counted(of, ({ timedOut: own }) => (own === 0 ? absent : worse(`${name} reports ${amount(own)} that timed out`))),
    ),
    row(
      source,
      'tests that never ran',
      { worse: unsettled('tests-never-ran') },
      counted(of, ({ pending }, { session }) => {
        const unasked = pending - (session.evidence.passedBefore ?? 0);
        return unasked <= 0 || isTimedOut(session) ? absent : worse(`${name} reports ${amount(unasked)} that never ran`);
      }),
    ),
  ];
};

/** Returns the outcome that a source states for the session, or undefined if the source states no outcome. */
type StatedBy = (session: SessionResult) => StatedOutcome | undefined;

/** Phrases that describe a source and the status that it gives the session. The raw status replaces `…`. */
interface SourcePhrases {
  readonly name: string;
  readonly hasStatus: string;
  readonly stillHasStatus: string;
  readonly hasUnrecognizedStatus: string;
  readonly isInError: string;
  readonly isTimedOut: string;
}

const buildPhrases: SourcePhrases = {
  name: 'the build',
  hasStatus: 'the build reports the session as …',
  stillHasStatus: 'the build still reports the session as …',
  hasUnrecognizedStatus: 'the build gives the session the unrecognized status …',
  isInError: 'the build reports that the session ended with an error',
  isTimedOut: 'the build reports that the service timed out the session',
};

const sessionPhrases: SourcePhrases = {
  name: 'the session',
  hasStatus: 'the session has the status …',
  stillHasStatus: 'the session still has the status …',
  hasUnrecognizedStatus: 'the session has the unrecognized status …',
  isInError: 'the session ended with an error',
  isTimedOut: 'the service timed out the session',
};

const withRawStatus = (text: string, rawStatus: string | undefined): string => text.replace('…', () => `"${rawStatus ?? ''}"`);

const statusReading =
  (of: StatedBy) =>
  (isWorse: (status: RunStatus, compared: ComparedSession) => boolean, clause: string): EvidenceRow['read'] =>
  (compared) => {
    const { status: own, rawStatus = own } = of(compared.session) ?? {};
    if (own === undefined) return absent;
    return isWorse(own, compared) ? worse(withRawStatus(clause, rawStatus)) : agrees;
  };

/** Whether the service aborted the session although the request did not ask for that. Such an abort counts as an error. */
const isUnaskedAbort = (status: RunStatus | undefined, { session }: ComparedSession): boolean =>
  status === 'aborted' && session.evidence.abortRequested !== true;

/**
 * Rows about how the session ended, according to the build's entry or the session details. They explain why results are missing.
 */
const endRows = (source: string, phrases: SourcePhrases, of: StatedBy): readonly EvidenceRow[] => {
  const status = statusReading(of);
  return [
    row(source, 'status error', { worse: error('session-error'), unreadable: error('word-unknown') }, (compared) => {
      const { status: own, rawStatus } = of(compared.session) ?? {};
      if (own === 'unknown') return { cell: 'unreadable', clause: withRawStatus(phrases.hasUnrecognizedStatus, rawStatus) };
      const isPlain = rawStatus === undefined || rawStatus.toLowerCase() === 'error';
      const isError = (each: RunStatus): boolean => each === 'error' || isUnaskedAbort(each, compared);
      return status(isError, `${phrases.isInError}${isPlain ? '' : ' (…)'}`)(compared);
    }),
    row(
      source,
      'status timed out',
      { worse: timedOut('session-timed-out') },
      status((own) => own === 'timed-out', phrases.isTimedOut),
    ),
    row(source, 'status unfinished', { worse: error('session-unfinished') }, (compared) => {
      const isOpen = (own: RunStatus): boolean => own === 'running' || own === 'queued';
      const { details, report } = compared.session.evidence;
      if (details.state === 'uncollected') return absent;
      if (report.state === 'missing') return status(isOpen, phrases.stillHasStatus)(compared);
      const isUncounted = countersOf(compared.session).length === 0;
      return status(
        (own) => isOpen(own) && isUncounted,
        `${phrases.stillHasStatus}, and no counters say how many tests ended`,
      )(compared);
    }),
  ];
};

/** Rows about the results of the session, according to the build's entry or the session details. */
const statedRows = (source: string, phrases: SourcePhrases, of: StatedBy): readonly EvidenceRow[] => {
  const { name } = phrases;
  const status = statusReading(of);
  const ofCounters: CountersOf = (session) => of(session)?.counters;
  return [
    row(
      source,
      'status skipped',
      { worse: error('counts-contradict') },
      status((own, { results }) => own === 'skipped' && executedIn(results) > 0, `${phrases.hasStatus}, but it executed tests`),
    ),
    row(
      source,
      'status failed',
      { worse: error('failed-without-test') },
      status((own, compared) => own === 'failed' && !explainsFailure(compared), `${phrases.hasStatus}, but no test failed`),
    ),
    row(source, 'counters', { unreadable: error('counts-unreadable') }, ({ session }) => {
      const { counters, countersProblem } = of(session) ?? {};
      if (countersProblem !== undefined)
        return { cell: 'unreadable', clause: `${name} has test counts that cannot be used: ${countersProblem}` };
      return counters === undefined ? absent : agrees;
    }),
    ...countRows(source, name, ofCounters),
    row(source, 'announced tests', { worse: unsettled('tests-never-ran') }, (compared) =>
      compareAnnounced(of(compared.session)?.announcedTests, compared, name),
    ),
  ];
};

const statedByBuild = ({ evidence }: SessionResult) => evidence.summary;
const statedBySession = ({ evidence: { details } }: SessionResult) => (details.state === 'read' ? details : undefined);

/** Describes an error of the service. If the session executed tests, it did start, so the error occurred later. */
const serviceError = ({ session, tests }: ComparedSession, message: string): string =>
  [tests, ...claimedCounts(session)].some((counters) => executedIn(counters) > 0)
    ? `tests ran, and then the service reported an error: "${message}"`
    : `the service could not run the session: "${message}"`;

/** All rows in order of priority. If several findings have the same kind, the first finding is the reason. */
export const evidenceRows: readonly EvidenceRow[] = [
  row('device status', 'error entry', { worse: error('session-not-run') }, (compared) => {
    const { deviceStatus } = compared.session.evidence;
    if (deviceStatus === undefined) return absent;
    const isError = deviceStatus.status === 'error' || isUnaskedAbort(deviceStatus.status, compared);
    return isError ? worse(serviceError(compared, deviceStatus.message)) : agrees;
  }),
  row('device status', 'timeout', { worse: timedOut('session-timed-out') }, ({ session: { evidence } }) =>
    evidence.deviceStatus?.status === 'timed-out' ? worse('the service timed out the session') : absent,
  ),
  row('device status', 'status failed', { worse: error('failed-without-test') }, (compared) => {
    if (compared.session.evidence.deviceStatus?.status !== 'failed') return absent;
    return explainsFailure(compared)
      ? agrees
      : worse('the service reports the device as "Failed" (in `device_statuses`), but no test failed');
  }),
  row('build entry', 'number of sessions', { worse: error('session-hidden') }, ({ session: { evidence } }) =>
    evidence.hidden === undefined ? agrees : worse(evidence.hidden),
  ),
  row(
    'build entry',
    'session',
    { absent: error('session-missing'), worse: error('session-not-run'), foreign: error('response-foreign') },
    (compared) => {
      const { evidence, sessionId } = compared.session;
      const { summary, foreign } = evidence;
      if (foreign !== undefined) return { cell: 'foreign', clause: foreign };
      if (summary?.error !== undefined) return worse(serviceError(compared, summary.error));
      const { details } = evidence;
      const where = details.state === 'document' ? `${details.job} reported no session` : 'the build has no session';
      return sessionId === undefined ? { cell: 'absent', clause: `${where} for it` } : agrees;
    },
  ),
  row('session', 'identity', { foreign: error('response-foreign') }, ({ session: { evidence } }) => {
    const { details } = evidence;
    if (details.state === 'foreign') return { cell: 'foreign', clause: details.message };
    return details.state === 'read' ? agrees : absent;
  }),
  ...endRows('build entry', buildPhrases, statedByBuild),
  ...endRows('session', sessionPhrases, statedBySession),
  row('session', 'results', { worse: error('session-uncollected') }, ({ session: { evidence } }) => {
    const { details } = evidence;
    return details.state === 'uncollected' ? worse(`its results were not collected: ${details.message}`) : agrees;
  }),
  // Comes before all rows that compare counts with the results, because every count would contradict missing results.
  row(
    'report',
    'file',
    { worse: unsettled('report-missing'), unreadable: unsettled('report-unreadable'), foreign: unsettled('response-foreign') },
    ({ session }) => {
      const { report } = session.evidence;
      if (report.state === 'none') return absent;
      if (report.state === 'read') return agrees;
      if (report.state === 'missing')
        return isSkipped(session) ? absent : worse(`its JUnit report did not arrive (${report.message})`);
      if (report.state === 'foreign') return { cell: 'foreign', clause: report.message };
      return { cell: 'unreadable', clause: `its JUnit report cannot be read (${report.message})` };
    },
  ),
  row('session tests', 'list', { worse: unsettled('details-missing') }, ({ session }) => {
    const { details, report } = session.evidence;
    if (details.state === 'read' || details.state === 'document') return agrees;
    return details.state === 'missing' && report.state === 'none' && !isSkipped(session)
      ? worse(
          `the service did not return the session's details (${details.message}), and this framework has no JUnit report that could replace them`,
        )
      : absent;
  }),
  bundleFileRow,
  ...statedRows('build entry', buildPhrases, statedByBuild),
  ...statedRows('session', sessionPhrases, statedBySession),
  row('report', 'crash message', { worse: error('report-crash') }, ({ session: { evidence } }) => {
    const crash = evidence.report.state === 'read' ? evidence.report.crash : undefined;
    return crash === undefined ? absent : worse(`its JUnit report has a crash of the instrumentation: ${crash}`);
  }),
  row('session tests', 'each test', { worse: unsettled('counts-contradict') }, ({ session: { tests, evidence } }) => {
    if (evidence.details.state !== 'read' || evidence.report.state !== 'read') return absent;
    const found = tests.find(
      ({ worseInDetails, earlierAttempts }) =>
        worseInDetails !== undefined &&
        !(evidence.serviceRetries === true && earlierAttempts.some(({ status }) => isBad(status))),
    );
    if (found === undefined) return agrees;
    return worse(
      `${testName(found)} is "${found.worseInDetails}" in the service's list of tests, but "${found.status}" in the JUnit report`,
    );
  }),
  ...countRows('session tests', "the service's list of tests", listedTests),
  ...bundleContentRows,
  row('report totals', 'counters', { unreadable: error('counts-unreadable') }, ({ session }) => {
    const { report } = session.evidence;
    const unreadable = report.state === 'read' ? report.declaredProblem : undefined;
    if (unreadable !== undefined)
      return { cell: 'unreadable', clause: `its JUnit report has an unreadable total: ${unreadable}` };
    return declaredTotals(session) === undefined ? absent : agrees;
  }),
  row(
    'report totals',
    'failed tests',
    { worse: unsettled('report-incomplete') },
    counted(declaredTotals, (declared, { results, attempts }) => {
      const [claimed, held] = [declared.failed + declared.error, failedIn(results) + failedIn(attempts)];
      return compareCounts(claimed, held, `its JUnit report declares ${claimed} failed ${noun(claimed)} but contains ${held}`);
    }),
  ),
  row(
    'report totals',
    'all tests',
    { worse: unsettled('report-incomplete') },
    counted(declaredTotals, (declared, { results, attempts }) => {
      const [claimed, held] = [countedTests(declared), countedTests(results) + countedTests(attempts)];
      return compareCounts(claimed, held, `its JUnit report declares ${amount(claimed)} but contains ${held}`);
    }),
  ),
  row(
    'report totals',
    'timed-out tests',
    { worse: timedOut('test-timed-out') },
    counted(declaredTotals, ({ timedOut: claimed }, { results }) =>
      compareCounts(claimed, results.timedOut, `its JUnit report declares ${amount(claimed)} that timed out`),
    ),
  ),
  row('results', 'test in error', { worse: error('test-error'), unreadable: error('word-unknown') }, ({ session, tests }) => {
    const unknown = session.tests.find((test) => test.status === 'unknown');
    if (unknown !== undefined)
      return { cell: 'unreadable', clause: `${testName(unknown)} has the unrecognized status "${unknown.rawStatus ?? '?'}"` };
    return tests.error > 0 ? worse(`${amount(tests.error)} ended in state ERROR`) : absent;
  }),
  row('results', 'timed-out test', { worse: timedOut('test-timed-out') }, ({ tests }) =>
    tests.timedOut > 0 ? worse(`the service timed ${amount(tests.timedOut)} out`) : absent,
  ),
  row('results', 'test that never ran', { worse: unsettled('tests-never-ran') }, ({ session, tests }) =>
    tests.pending > 0 && !isTimedOut(session) ? worse(`${amount(tests.pending)} never ran`) : absent,
  ),
  bundleFailedRow,
  row('results', 'failed test', { worse: failed('tests-failed') }, ({ session, tests }) =>
    tests.failed > 0 ? worse(`${tests.failed} of ${session.tests.length} tests failed`) : absent,
  ),
  row('selection', 'known tests', { worse: error('no-tests-ran') }, ({ session, tests }) => {
    const { knownTests } = session.evidence;
    if (knownTests === undefined) return absent;
    if (knownTests === 0 || executedIn(tests) > 0 || isTimedOut(session)) return agrees;
    return worse(`no test was executed, but the suite has ${amount(knownTests)} for it`);
  }),
  row('results', 'executed test', { absent: empty('no-tests-ran') }, ({ tests }) =>
    executedIn(tests) === 0 ? { cell: 'absent', clause: 'executed no test' } : agrees,
  ),
];

/** All findings about a session, in the order of the rows. */
export const findingsOf = (session: SessionResult): readonly Finding[] => {
  const compared = compareSession(session);
  const findings = evidenceRows.flatMap((each) => {
    const { cell, clause = '' } = each.read(compared);
    const ruling = each.rulings[cell];
    return ruling === undefined ? [] : [{ ...ruling, clause }];
  });
  return isStopped(session) ? findingsOfStopped(findings) : findings;
};
