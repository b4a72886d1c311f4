import { sum } from '../../lib/numbers.ts';
import type { StatedOutcome } from '../model/evidence.ts';
import { type SessionResult, testName } from '../model/results.ts';
import type { WhatRan } from '../model/run-analysis.ts';
import { type Counters, countedTests, noCounters, type RunStatus } from '../model/status.ts';
import { executedIn, failedIn } from './accounting.ts';
import { isBad } from './attempts.ts';
import {
  absent,
  agrees,
  type ComparedSession,
  claimedCounts,
  compareSession,
  countersOf,
  declaredTotals,
  type EvidenceRow,
  empty,
  error,
  type Finding,
  failed,
  findingsOfStopped,
  foreign,
  isSkipped,
  isTimedOut,
  listedTests,
  mostCounted,
  noun,
  type Reading,
  type Ruling,
  row,
  timedOut,
  unreadable,
  unsettled,
  worse,
} from './evidence-reading.ts';
import { isStopped } from './left-out.ts';
import { bundleContentRows, bundleFailedRow, bundleFileRow } from './result-bundle/join-bundle.ts';

const better: Reading = { cell: 'better' };
const amount = (count: number): string => `${count} ${noun(count)}`;

const compareCounts = (claimed: number, held: number, clause: string): Reading => {
  if (claimed > held) return worse(clause);
  return claimed < held ? better : agrees;
};

/** Compares a source's count with the results. The source may also count earlier attempts. */
const compareWithResults = (
  claimed: number,
  count: (counters: Counters) => number,
  claim: string,
  { session, results, attempts }: ComparedSession,
): Reading => {
  const held = count(results);
  return claimed < held ? better : compareCounts(claimed, held + count(attempts), `${claim}, but ${resultsHave(held, session)}`);
};

/** Clause such as `the JUnit report has 3`. */
const resultsHave = (count: number, { evidence }: SessionResult): string =>
  `${evidence.report.state === 'read' ? 'the JUnit report has' : 'the test details have'} ${count === 0 ? 'none' : count}`;

/** Rule that compares one count of a source with the results. `name` is the source's name in messages. */
type CountRule = readonly [
  field: string,
  ruling: Ruling,
  compare: (claimed: Counters, compared: ComparedSession, name: string) => Reading,
];

/** Creates one row for each rule about the counters of a source. */
const countRows = (
  source: string,
  name: string,
  countersIn: (session: SessionResult) => Counters | undefined,
  rules: readonly CountRule[],
): readonly EvidenceRow[] =>
  rules.map(([field, ruling, compare]) =>
    row(source, field, { worse: ruling }, (compared) => {
      const counters = countersIn(compared.session);
      return counters === undefined ? absent : compare(counters, compared, name);
    }),
  );

const serviceCounts: readonly CountRule[] = [
  [
    'failed tests',
    unsettled('counts-contradict'),
    (claimed, compared, name) => {
      const own = claimed.failed + claimed.error;
      return compareWithResults(own, failedIn, `${name} reports ${own} failed ${noun(own)}`, compared);
    },
  ],
  [
    'executed tests',
    unsettled('counts-contradict'),
    (claimed, compared, name) => {
      const [own, held] = [claimed.passed + claimed.failed + claimed.error, executedIn(compared.results)];
      if (own + claimed.timedOut === 0 && held > 0)
        return worse(`${name} reports no executed tests, but ${resultsHave(held, compared.session)}`);
      return compareWithResults(own, executedIn, `${name} reports ${own} executed ${noun(own)}`, compared);
    },
  ],
  [
    'tests in error',
    unsettled('test-error'),
    ({ error: own }, compared, name) =>
      compareWithResults(own, (counters) => counters.error, `${name} reports ${amount(own)} in state ERROR`, compared),
  ],
  [
    'timed-out tests',
    timedOut('test-timed-out'),
    ({ timedOut: own }, _compared, name) => (own === 0 ? absent : worse(`${name} reports ${amount(own)} that timed out`)),
  ],
  [
    'tests that never ran',
    unsettled('tests-never-ran'),
    ({ pending }, { session }, name) => {
      const unasked = pending - (session.evidence.passedBefore ?? 0);
      return unasked <= 0 || isTimedOut(session) ? absent : worse(`${name} reports ${amount(unasked)} that never ran`);
    },
  ],
];

const declaredCounts: readonly CountRule[] = [
  [
    'failed tests',
    unsettled('report-incomplete'),
    (declared, { results, attempts }) => {
      const [claimed, held] = [declared.failed + declared.error, failedIn(results) + failedIn(attempts)];
      return compareCounts(claimed, held, `the JUnit report declares ${claimed} failed ${noun(claimed)} but contains ${held}`);
    },
  ],
  [
    'all tests',
    unsettled('report-incomplete'),
    (declared, { results, attempts }) => {
      const [claimed, held] = [countedTests(declared), countedTests(results) + countedTests(attempts)];
      return compareCounts(claimed, held, `the JUnit report declares ${amount(claimed)} but contains ${held}`);
    },
  ],
  [
    'timed-out tests',
    timedOut('test-timed-out'),
    ({ timedOut: claimed }, { results }) =>
      compareCounts(claimed, results.timedOut, `the JUnit report declares ${amount(claimed)} that timed out`),
  ],
];

/** Source that states how a session ended, and the opening words of messages that cite this source. */
interface StatingSource {
  readonly source: string;
  readonly name: string;
  readonly statedIn: (session: SessionResult) => StatedOutcome | undefined;
  readonly has: string;
  readonly stillHas: string;
  readonly hasUnrecognized: string;
  readonly isInError: string;
  readonly isTimedOut: string;
}

const buildEntry: StatingSource = {
  source: 'build entry',
  name: 'the build',
  statedIn: ({ evidence }) => evidence.summary,
  has: 'the build reports the session as',
  stillHas: 'the build still reports the session as',
  hasUnrecognized: 'the build gives the session the unrecognized status',
  isInError: 'the build reports that the session ended with an error',
  isTimedOut: 'the build reports that the service timed out the session',
};

const sessionDetails: StatingSource = {
  source: 'session',
  name: 'the session',
  statedIn: ({ evidence: { details } }) => (details.state === 'read' ? details : undefined),
  has: 'the session has the status',
  stillHas: 'the session still has the status',
  hasUnrecognized: 'the session has the unrecognized status',
  isInError: 'the session ended with an error',
  isTimedOut: 'the service timed out the session',
};

/** Tells whether the service aborted the session although no request asked for it. */
const isUnaskedAbort = (status: RunStatus, { evidence }: SessionResult): boolean =>
  status === 'aborted' && evidence.abortRequested !== true;

/** Creates rows about how the session ended, because this may explain missing results. */
const endRows = ({ source, statedIn, ...phrases }: StatingSource): readonly EvidenceRow[] => [
  row(source, 'status error', { worse: error('session-error'), unreadable: error('word-unknown') }, ({ session }) => {
    const { status, rawStatus } = statedIn(session) ?? {};
    if (status === undefined) return absent;
    if (status === 'unknown') return unreadable(`${phrases.hasUnrecognized} "${rawStatus ?? ''}"`);
    if (status !== 'error' && !isUnaskedAbort(status, session)) return agrees;
    const isPlain = rawStatus === undefined || rawStatus.toLowerCase() === 'error';
    return worse(`${phrases.isInError}${isPlain ? '' : `: "${rawStatus}"`}`);
  }),
  row(source, 'status timed out', { worse: timedOut('session-timed-out') }, ({ session }) => {
    const { status } = statedIn(session) ?? {};
    if (status === undefined) return absent;
    return status === 'timed-out' ? worse(phrases.isTimedOut) : agrees;
  }),
  row(source, 'status unfinished', { worse: error('session-unfinished') }, ({ session }) => {
    const { details, report } = session.evidence;
    const { status, rawStatus = status } = statedIn(session) ?? {};
    if (status === undefined || details.state === 'uncollected') return absent;
    const isOpen = status === 'running' || status === 'queued';
    const hasReport = report.state !== 'missing';
    if (!isOpen || (hasReport && countersOf(session).length > 0)) return agrees;
    return worse(`${phrases.stillHas} "${rawStatus}"${hasReport ? ', and no counters say how many tests ended' : ''}`);
  }),
];

/** Tells whether a failed test or a retry of the service explains the status `failed`. */
const explainsFailure = ({ session, tests }: ComparedSession): boolean =>
  failedIn(tests) > 0 || session.evidence.serviceRetries === true;

const statedRows = ({ source, name, statedIn, has }: StatingSource): readonly EvidenceRow[] => [
  row(source, 'status skipped', { worse: error('counts-contradict') }, ({ session, results }) => {
    const { status, rawStatus = status } = statedIn(session) ?? {};
    if (status === undefined) return absent;
    return status === 'skipped' && executedIn(results) > 0 ? worse(`${has} "${rawStatus}", but it executed tests`) : agrees;
  }),
  row(source, 'status failed', { worse: error('failed-without-test') }, (compared) => {
    const { status, rawStatus = status } = statedIn(compared.session) ?? {};
    if (status === undefined) return absent;
    return status === 'failed' && !explainsFailure(compared) ? worse(`${has} "${rawStatus}", but no test failed`) : agrees;
  }),
  row(source, 'counters', { unreadable: error('counts-unreadable') }, ({ session }) => {
    const { counters, countersProblem } = statedIn(session) ?? {};
    if (countersProblem !== undefined) return unreadable(`${name} has unusable test counts, because ${countersProblem}`);
    return counters === undefined ? absent : agrees;
  }),
  ...countRows(source, name, (session) => statedIn(session)?.counters, serviceCounts),
  row(source, 'announced tests', { worse: unsettled('tests-never-ran') }, ({ session, tests, results }) => {
    const announced = statedIn(session)?.announcedTests;
    if (announced === undefined) return absent;
    if (isTimedOut(session)) return agrees;
    // The largest count is compared, because some sources omit ignored tests.
    const lists = [tests, results, ...claimedCounts(session)].map((each) => countedTests(each) - each.pending);
    const held = Math.max(...lists);
    return compareCounts(announced, held, `${name} announced ${amount(announced)}, but only ${held} ended`);
  }),
];

/** Says what ran in a session according to any source. The build's counters count if its other sessions do not explain them. */
export const whatRan = (session: SessionResult, ofBuild: readonly SessionResult[]): WhatRan => {
  const { buildCounters = noCounters } = session.evidence;
  const others = ofBuild.filter((other) => other !== session);
  const most = (count: (counters: Counters) => number): number => mostCounted(session, count);
  const unexplained = (count: (counters: Counters) => number): number =>
    count(buildCounters) - sum(others.map((other) => mostCounted(other, count)));
  const { tests, attempts } = compareSession(session);
  const isUnreadable = [buildEntry, sessionDetails].some(({ statedIn }) => statedIn(session)?.countersProblem !== undefined);
  return {
    mayHaveRun: isUnreadable || Math.max(most(executedIn), unexplained(executedIn)) > 0,
    hidesFailures: Math.max(most(failedIn), unexplained(failedIn)) > failedIn(tests) + failedIn(attempts),
    buildHidesFailures: unexplained(failedIn) > most(failedIn) + failedIn(attempts),
  };
};

/** Describes an error of the service. If tests were executed, the error came after the session had started. */
const serviceError = ({ session }: ComparedSession, message: string): string =>
  mostCounted(session, executedIn) > 0
    ? `tests ran, and then the service reported an error: "${message}"`
    : `the service could not run the session: "${message}"`;

/** Rows in order of priority, because the first of equally bad findings becomes the reason. */
export const evidenceRows: readonly EvidenceRow[] = [
  row('device status', 'error entry', { worse: error('session-not-run') }, (compared) => {
    const { deviceStatus } = compared.session.evidence;
    if (deviceStatus === undefined) return absent;
    const isError = deviceStatus.status === 'error' || isUnaskedAbort(deviceStatus.status, compared.session);
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
      const { summary, details } = evidence;
      if (evidence.foreign !== undefined) return foreign(evidence.foreign);
      if (summary?.error !== undefined) return worse(serviceError(compared, summary.error));
      const where = details.state === 'document' ? `${details.job} reported no session` : 'the build has no session';
      return sessionId === undefined ? { cell: 'absent', clause: `${where} for this device` } : agrees;
    },
  ),
  row('session', 'identity', { foreign: error('response-foreign') }, ({ session }) => {
    const { details } = session.evidence;
    if (details.state === 'foreign') return foreign(details.message);
    return details.state === 'read' ? agrees : absent;
  }),
  ...endRows(buildEntry),
  ...endRows(sessionDetails),
  row('session', 'results', { worse: error('session-uncollected') }, ({ session }) => {
    const { details } = session.evidence;
    return details.state === 'uncollected' ? worse(`the results of this session were not collected: ${details.message}`) : agrees;
  }),
  // This row precedes the counts, because without a report every count would contradict the results.
  row(
    'report',
    'file',
    { worse: unsettled('report-missing'), unreadable: unsettled('report-unreadable'), foreign: unsettled('response-foreign') },
    ({ session }) => {
      const { report } = session.evidence;
      if (report.state === 'none') return absent;
      if (report.state === 'read') return agrees;
      if (report.state === 'missing')
        return isSkipped(session) ? absent : worse(`the JUnit report did not arrive: ${report.message}`);
      if (report.state === 'foreign') return foreign(report.message);
      return unreadable(`the JUnit report cannot be read: ${report.message}`);
    },
  ),
  row('session tests', 'list', { worse: unsettled('details-missing') }, ({ session }) => {
    const { details, report } = session.evidence;
    if (details.state === 'read' || details.state === 'document') return agrees;
    return details.state === 'missing' && report.state === 'none' && !isSkipped(session)
      ? worse(
          `no results, because the session's details could not be read: ${details.message}. This framework has no JUnit report to use instead`,
        )
      : absent;
  }),
  bundleFileRow,
  ...statedRows(buildEntry),
  ...statedRows(sessionDetails),
  row('report', 'crash message', { worse: error('report-crash') }, ({ session: { evidence } }) => {
    const crash = evidence.report.state === 'read' ? evidence.report.crash : undefined;
    return crash === undefined ? absent : worse(`the JUnit report shows a crash of the instrumentation: "${crash}"`);
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
  ...countRows('session tests', "the service's list of tests", listedTests, serviceCounts),
  ...bundleContentRows,
  row('report totals', 'counters', { unreadable: error('counts-unreadable') }, ({ session: { evidence } }) => {
    const { declared, declaredProblem } = evidence.report.state === 'read' ? evidence.report : {};
    if (declaredProblem !== undefined) return unreadable(`the JUnit report has an unreadable total: ${declaredProblem}`);
    return declared === undefined ? absent : agrees;
  }),
  ...countRows('report totals', 'the JUnit report', declaredTotals, declaredCounts),
  row('results', 'test in error', { worse: error('test-error'), unreadable: error('word-unknown') }, ({ session, tests }) => {
    const unknown = session.tests.find((test) => test.status === 'unknown');
    if (unknown !== undefined)
      return unreadable(`${testName(unknown)} has the unrecognized status "${unknown.rawStatus ?? '?'}"`);
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
    return worse(`no test was executed, but the suite has ${amount(knownTests)} for this device`);
  }),
  row('results', 'executed test', { absent: empty('no-tests-ran') }, ({ tests }) =>
    executedIn(tests) === 0 ? { cell: 'absent', clause: 'executed no test' } : agrees,
  ),
];

export const findingsOf = (session: SessionResult): readonly Finding[] => {
  const compared = compareSession(session);
  const findings = evidenceRows.flatMap((each) => {
    const { cell, clause = '' } = each.read(compared);
    const ruling = each.rulings[cell];
    return ruling === undefined ? [] : [{ ...ruling, clause }];
  });
  return isStopped(session) ? findingsOfStopped(findings) : findings;
};
