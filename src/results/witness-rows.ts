import type { Witness } from '../model/evidence.ts';
import type { Counters, RunStatus } from '../model/status.ts';
import { executedIn } from './counting.ts';
import {
  absent,
  agrees,
  amount,
  type ComparedSession,
  compareAnnounced,
  compareExecuted,
  compareFailed,
  countersOf,
  type EvidenceRow,
  error,
  explainsFailure,
  isTimedOut,
  type Reading,
  row,
  timedOut,
  worse,
} from './evidence-reading.ts';

type WitnessOf = (session: ComparedSession) => Witness | undefined;

/** The build's entry and the session itself say the same things, in the same words. */
export const witnessRows = (source: string, name: string, of: WitnessOf): readonly EvidenceRow[] => {
  const status = (isWorse: (status: RunStatus, compared: ComparedSession) => boolean, says: string): EvidenceRow['read'] => {
    return (compared) => {
      const { status: own, word = own ?? '' } = of(compared) ?? {};
      if (own === undefined) return absent;
      return isWorse(own, compared) ? worse(`${name} ${says.replace('…', `"${word}"`)}`) : agrees;
    };
  };
  const counters = (read: (counters: Counters, compared: ComparedSession) => Reading): EvidenceRow['read'] => {
    return (compared) => {
      const own = of(compared)?.counters;
      return own === undefined ? absent : read(own, compared);
    };
  };
  return [
    row(source, 'status error', { worse: error('session-error'), unreadable: error('word-unknown') }, (compared) => {
      const { status: own, word } = of(compared) ?? {};
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
        (own, compared) => (own === 'running' || own === 'queued') && countersOf(compared.session).length === 0,
        'still calls the session …, and no counters say how many tests ended',
      ),
    ),
    row(
      source,
      'status failed',
      { worse: error('failed-without-test') },
      status((own, compared) => own === 'failed' && !explainsFailure(compared), 'calls the session …, but no test failed'),
    ),
    row(source, 'counters', { unreadable: error('counts-unreadable') }, (compared) => {
      const { counters: own, countersProblem } = of(compared) ?? {};
      if (countersProblem !== undefined) return { cell: 'unreadable', clause: `${name}: ${countersProblem}` };
      return own === undefined ? absent : agrees;
    }),
    row(
      source,
      'failed tests',
      { worse: error('counts-contradict') },
      counters((own, compared) => compareFailed(own, compared, name)),
      true,
    ),
    row(
      source,
      'executed tests',
      { worse: error('counts-contradict') },
      counters((own, compared) => compareExecuted(own, compared, name)),
      true,
    ),
    row(
      source,
      'timed-out tests',
      { worse: timedOut('test-timed-out') },
      counters((own) =>
        own.timedOut === 0 ? absent : worse(`${name} counts ${amount(own.timedOut)} that the service timed out`),
      ),
    ),
    row(
      source,
      'tests that never ran',
      { worse: error('tests-never-ran') },
      counters((own, compared) =>
        own.pending === 0 || isTimedOut(compared.session)
          ? absent
          : worse(`${name} counts ${amount(own.pending)} that never ran`),
      ),
      true,
    ),
    row(
      source,
      'announced tests',
      { worse: error('tests-never-ran') },
      (compared) => compareAnnounced(of(compared)?.announcedTests, compared, name),
      true,
    ),
  ];
};
