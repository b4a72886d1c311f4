import type { Witness } from '../model/evidence.ts';
import { type SessionResult, testName } from '../model/results.ts';
import { type Counters, countedTests, type RunStatus } from '../model/status.ts';
import { executedIn, failedIn } from './counting.ts';
import {
  absent,
  agrees,
  amount,
  type ComparedSession,
  compare,
  compareAnnounced,
  compareCounts,
  compareExecuted,
  compareFailed,
  countersOf,
  declaredTotals,
  type EvidenceRow,
  empty,
  error,
  explainsFailure,
  type Finding,
  failed,
  isTimedOut,
  listedTests,
  noun,
  type Reading,
  row,
  timedOut,
  unsettled,
  worse,
} from './evidence-reading.ts';

type CountersOf = (session: SessionResult) => Counters | undefined;

/** Reads the counters of a source, where it has any. */
const counted =
  (of: CountersOf, read: (counters: Counters, compared: ComparedSession) => Reading): EvidenceRow['read'] =>
  (compared) => {
    const counters = of(compared.session);
    return counters === undefined ? absent : read(counters, compared);
  };

/** Failed and executed tests, as a source counts them. */
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
  ];
};

/** The build's entry and the session itself state the same things, in the same words. */
const statedRows = (
  source: string,
  name: string,
  of: (session: SessionResult) => Witness | undefined,
): readonly EvidenceRow[] => {
  const status = (isWorse: (status: RunStatus, compared: ComparedSession) => boolean, says: string): EvidenceRow['read'] => {
    return (compared) => {
      const { status: own, word = own ?? '' } = of(compared.session) ?? {};
      if (own === undefined) return absent;
      return isWorse(own, compared) ? worse(`${name} ${says.replace('…', `"${word}"`)}`) : agrees;
    };
  };
  const ofCounters: CountersOf = (session) => of(session)?.counters;
  return [
    row(source, 'status error', { worse: error('session-error'), unreadable: error('word-unknown') }, (compared) => {
      const { status: own, word } = of(compared.session) ?? {};
      if (own === 'unknown') return { cell: 'unreadable', clause: `${name} has the unrecognized status "${word}"` };
      return status((each) => each === 'error', 'reports the session in error')(compared);
    }),
    row(
      source,
      'status timed out',
      { worse: timedOut('session-timed-out') },
      status((own) => own === 'timed-out', 'says that the service timed the session out'),
    ),
    row(
      source,
      'status skipped',
      { worse: error('counts-contradict') },
      status((own, { results }) => own === 'skipped' && executedIn(results) > 0, 'calls the session …, but it executed tests'),
    ),
    row(
      source,
      'status unfinished',
      { worse: error('session-unfinished') },
      status(
        (own, { session }) => (own === 'running' || own === 'queued') && countersOf(session).length === 0,
        'still calls the session …, and no counters say how many tests ended',
      ),
    ),
    row(
      source,
      'status failed',
      { worse: error('failed-without-test') },
      status((own, compared) => own === 'failed' && !explainsFailure(compared), 'calls the session …, but no test failed'),
    ),
    row(source, 'counters', { unreadable: error('counts-unreadable') }, ({ session }) => {
      const { counters, countersProblem } = of(session) ?? {};
      if (countersProblem !== undefined) return { cell: 'unreadable', clause: `${name}: ${countersProblem}` };
      return counters === undefined ? absent : agrees;
    }),
    ...countRows(source, name, ofCounters),
    row(
      source,
      'timed-out tests',
      { worse: timedOut('test-timed-out') },
      counted(ofCounters, ({ timedOut: own }) =>
        own === 0 ? absent : worse(`${name} counts ${amount(own)} that the service timed out`),
      ),
    ),
    row(
      source,
      'tests that never ran',
      { worse: unsettled('tests-never-ran') },
      counted(ofCounters, ({ pending }, { session }) =>
        pending === 0 || isTimedOut(session) ? absent : worse(`${name} counts ${amount(pending)} that never ran`),
      ),
    ),
    row(source, 'announced tests', { worse: unsettled('tests-never-ran') }, (compared) =>
      compareAnnounced(of(compared.session)?.announcedTests, compared, name),
    ),
  ];
};

/** The rows in the order in which they speak: of several findings of one kind the first is the reason. */
export const evidenceRows: readonly EvidenceRow[] = [
  row('device status', 'error entry', { worse: error('session-not-run') }, ({ session: { evidence } }) => {
    const { deviceStatus } = evidence;
    if (deviceStatus === undefined) return absent;
    return deviceStatus.status === 'error' ? worse(`the service could not run it: ${deviceStatus.message}`) : agrees;
  }),
  row('device status', 'timeout', { worse: timedOut('session-timed-out') }, ({ session: { evidence } }) =>
    evidence.deviceStatus?.status === 'timed-out' ? worse('the service timed the session out') : absent,
  ),
  row('device status', 'status failed', { worse: error('failed-without-test') }, (compared) => {
    if (compared.session.evidence.deviceStatus?.status !== 'failed') return absent;
    return explainsFailure(compared) ? agrees : worse('`device_statuses` calls the device "Failed", but no test failed');
  }),
  row(
    'build entry',
    'session',
    { absent: error('session-missing'), worse: error('session-not-run'), foreign: error('answer-foreign') },
    ({ session: { evidence, sessionId } }) => {
      const { summary, foreign } = evidence;
      if (foreign !== undefined) return { cell: 'foreign', clause: foreign };
      if (summary?.error !== undefined) return worse(`the service could not run it: ${summary.error}`);
      return sessionId === undefined ? { cell: 'absent', clause: 'the service started no session for it' } : agrees;
    },
  ),
  row('session', 'identity', { foreign: error('answer-foreign') }, ({ session: { evidence } }) => {
    const { details } = evidence;
    if (details.state === 'foreign') return { cell: 'foreign', clause: details.message };
    return details.state === 'missing' ? absent : agrees;
  }),
  ...statedRows('build entry', 'the build', ({ evidence }) => evidence.summary),
  ...statedRows('session', 'the session', ({ evidence: { details } }) => (details.state === 'read' ? details : undefined)),
  row(
    'report',
    'file',
    { worse: unsettled('report-missing'), unreadable: unsettled('report-unreadable'), foreign: unsettled('answer-foreign') },
    ({ session: { evidence } }) => {
      const { report } = evidence;
      if (report.state === 'none') return absent;
      if (report.state === 'read') return agrees;
      if (report.state === 'missing') return worse(`its JUnit report stayed missing (${report.message})`);
      if (report.state === 'foreign') return { cell: 'foreign', clause: report.message };
      return { cell: 'unreadable', clause: `its JUnit report cannot be read (${report.message})` };
    },
  ),
  row('report', 'crash message', { worse: error('report-crash') }, ({ session: { evidence } }) => {
    const crash = evidence.report.state === 'read' ? evidence.report.crash : undefined;
    return crash === undefined ? absent : worse(`its JUnit report says that the instrumentation crashed: ${crash}`);
  }),
  row('session tests', 'list', { worse: unsettled('details-missing') }, ({ session: { evidence } }) => {
    const { details, report } = evidence;
    if (details.state === 'read') return agrees;
    return details.state === 'missing' && report.state === 'none'
      ? worse(`its details stayed missing (${details.message}), and this framework has no report`)
      : absent;
  }),
  ...countRows('session tests', 'the list of tests', listedTests),
  row(
    'report totals',
    'failed tests',
    { worse: unsettled('report-incomplete') },
    counted(declaredTotals, (declared, { results, attempts }) => {
      const [claimed, held] = [declared.failed + declared.error, failedIn(results) + failedIn(attempts)];
      return compareCounts(claimed, held, `its JUnit report declares ${claimed} failed ${noun(claimed)} and holds ${held}`);
    }),
  ),
  row(
    'report totals',
    'all tests',
    { worse: unsettled('report-incomplete') },
    counted(declaredTotals, (declared, { results, attempts }) => {
      const [claimed, held] = [countedTests(declared), countedTests(results) + countedTests(attempts)];
      return compareCounts(claimed, held, `its JUnit report declares ${amount(claimed)} and holds ${held}`);
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
