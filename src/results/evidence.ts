import { type SessionResult, testName } from '../model/results.ts';
import { countedTests } from '../model/status.ts';
import { isBad } from './attempts.ts';
import { executedIn, failedIn } from './counting.ts';
import {
  absent,
  agrees,
  amount,
  type ComparedSession,
  claimedCounts,
  compare,
  compareCounts,
  declaredTotals,
  type EvidenceRow,
  empty,
  error,
  explainsFailure,
  type Finding,
  failed,
  isSkipped,
  isTimedOut,
  listedTests,
  noun,
  row,
  timedOut,
  unsettled,
  worse,
} from './evidence-reading.ts';
import { bundleContentRows, bundleFailedRow, bundleFileRow } from './result-bundle/bundle-rows.ts';
import { buildWords, counted, countRows, endRows, sessionWords, statedRows } from './stated-rows.ts';

const statedByBuild = ({ evidence }: SessionResult) => evidence.summary;
const statedBySession = ({ evidence: { details } }: SessionResult) => (details.state === 'read' ? details : undefined);

/** A session that executed tests has been run, and ended too early. */
const serviceError = ({ session, tests }: ComparedSession, message: string): string =>
  [tests, ...claimedCounts(session)].some((counters) => executedIn(counters) > 0)
    ? `the service reports an error after tests ran: ${message}`
    : `the service could not run it: ${message}`;

/** The rows in the order in which they speak: of several findings of one kind the first is the reason. */
export const evidenceRows: readonly EvidenceRow[] = [
  row('device status', 'error entry', { worse: error('session-not-run') }, (compared) => {
    const { deviceStatus } = compared.session.evidence;
    if (deviceStatus === undefined) return absent;
    return deviceStatus.status === 'error' ? worse(serviceError(compared, deviceStatus.message)) : agrees;
  }),
  row('device status', 'timeout', { worse: timedOut('session-timed-out') }, ({ session: { evidence } }) =>
    evidence.deviceStatus?.status === 'timed-out' ? worse('the service timed out the session') : absent,
  ),
  row('device status', 'status failed', { worse: error('failed-without-test') }, (compared) => {
    if (compared.session.evidence.deviceStatus?.status !== 'failed') return absent;
    return explainsFailure(compared) ? agrees : worse('`device_statuses` reports the device as "Failed", but no test failed');
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
      const where = details.state === 'document' ? `${details.job} reported no session` : 'the build lists no session';
      return sessionId === undefined ? { cell: 'absent', clause: `${where} for it` } : agrees;
    },
  ),
  row('session', 'identity', { foreign: error('response-foreign') }, ({ session: { evidence } }) => {
    const { details } = evidence;
    if (details.state === 'foreign') return { cell: 'foreign', clause: details.message };
    return details.state === 'read' ? agrees : absent;
  }),
  ...endRows('build entry', buildWords, statedByBuild),
  ...endRows('session', sessionWords, statedBySession),
  row('session', 'results', { worse: error('session-uncollected') }, ({ session: { evidence } }) => {
    const { details } = evidence;
    return details.state === 'uncollected' ? worse(`its results were not collected: ${details.message}`) : agrees;
  }),
  // Before all that compares with the results: without them, every count would seem to contradict.
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
      ? worse(`its details are still missing (${details.message}), and this framework has no report`)
      : absent;
  }),
  bundleFileRow,
  ...statedRows('build entry', buildWords, statedByBuild),
  ...statedRows('session', sessionWords, statedBySession),
  row('report', 'crash message', { worse: error('report-crash') }, ({ session: { evidence } }) => {
    const crash = evidence.report.state === 'read' ? evidence.report.crash : undefined;
    return crash === undefined ? absent : worse(`its JUnit report says that the instrumentation crashed: ${crash}`);
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
      `the list of tests calls ${testName(found)} "${found.worseInDetails}", but the JUnit report calls it ${found.status}`,
    );
  }),
  ...countRows('session tests', 'the list of tests', listedTests),
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
      return { cell: 'unreadable', clause: `${testName(unknown)} has the unrecognized status "${unknown.statusWord ?? '?'}"` };
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

/** Everything that is wrong with a session, in the order of the rows. */
export const findingsOf = (session: SessionResult): readonly Finding[] => {
  const compared = compare(session);
  return evidenceRows.flatMap((each) => {
    const { cell, clause = '' } = each.read(compared);
    const ruling = each.rulings[cell];
    return ruling === undefined ? [] : [{ ...ruling, clause }];
  });
};
