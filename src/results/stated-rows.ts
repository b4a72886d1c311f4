import type { StatedOutcome } from '../model/evidence.ts';
import type { SessionResult } from '../model/results.ts';
import type { Counters, RunStatus } from '../model/status.ts';
import { executedIn } from './counting.ts';
import {
  absent,
  agrees,
  amount,
  better,
  type ComparedSession,
  compareAnnounced,
  compareCounts,
  compareExecuted,
  compareFailed,
  countersOf,
  type EvidenceRow,
  error,
  explainsFailure,
  isTimedOut,
  type Reading,
  resultsName,
  row,
  timedOut,
  unsettled,
  worse,
} from './evidence-reading.ts';

type CountersOf = (session: SessionResult) => Counters | undefined;

/** Reads the counters of a source, where it has any. */
export const counted =
  (of: CountersOf, read: (counters: Counters, compared: ComparedSession) => Reading): EvidenceRow['read'] =>
  (compared) => {
    const counters = of(compared.session);
    return counters === undefined ? absent : read(counters, compared);
  };

/** Tests by result, as a source counts them. */
export const countRows = (source: string, name: string, of: CountersOf): readonly EvidenceRow[] => {
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
        const clause = `${name} counts ${amount(own)} in state ERROR, but the ${resultsName(session)} ${held}`;
        return own < held ? better : compareCounts(own, held + attempts.error, clause);
      }),
    ),
    row(
      source,
      'timed-out tests',
      { worse: timedOut('test-timed-out') },
      counted(of, ({ timedOut: own }) =>
        own === 0 ? absent : worse(`${name} counts ${amount(own)} that the service timed out`),
      ),
    ),
    row(
      source,
      'tests that never ran',
      { worse: unsettled('tests-never-ran') },
      counted(of, ({ pending }, { session }) =>
        pending === 0 || isTimedOut(session) ? absent : worse(`${name} counts ${amount(pending)} that never ran`),
      ),
    ),
  ];
};

/** Where a source states what happened, if it does. */
type StatedBy = (session: SessionResult) => StatedOutcome | undefined;

/** How a reason names a source, and what it says of the session; the service's word takes the place of `…`. */
interface SourceWords {
  readonly name: string;
  readonly hasStatus: string;
  readonly stillHasStatus: string;
  readonly hasUnrecognizedStatus: string;
  readonly isInError: string;
  readonly isTimedOut: string;
}

export const buildWords: SourceWords = {
  name: 'the build',
  hasStatus: 'the build reports the session as …',
  stillHasStatus: 'the build still reports the session as …',
  hasUnrecognizedStatus: 'the build gives the session the unrecognized status …',
  isInError: 'the build reports the session in error',
  isTimedOut: 'the build reports that the service timed out the session',
};

export const sessionWords: SourceWords = {
  name: 'the session',
  hasStatus: 'the session has the status …',
  stillHasStatus: 'the session still has the status …',
  hasUnrecognizedStatus: 'the session has the unrecognized status …',
  isInError: 'the session ended in error',
  isTimedOut: 'the service timed out the session',
};

const withWord = (text: string, word: string | undefined): string => text.replace('…', () => `"${word ?? ''}"`);

const statusReading =
  (of: StatedBy) =>
  (isWorse: (status: RunStatus, compared: ComparedSession) => boolean, clause: string): EvidenceRow['read'] =>
  (compared) => {
    const { status: own, word = own } = of(compared.session) ?? {};
    if (own === undefined) return absent;
    return isWorse(own, compared) ? worse(withWord(clause, word)) : agrees;
  };

/** How the session ended, as the build's entry and the session itself state it: why results may be missing. */
export const endRows = (source: string, words: SourceWords, of: StatedBy): readonly EvidenceRow[] => {
  const status = statusReading(of);
  return [
    row(source, 'status error', { worse: error('session-error'), unreadable: error('word-unknown') }, (compared) => {
      const { status: own, word } = of(compared.session) ?? {};
      if (own === 'unknown') return { cell: 'unreadable', clause: withWord(words.hasUnrecognizedStatus, word) };
      const isPlain = word === undefined || word.toLowerCase() === 'error';
      return status((each) => each === 'error', `${words.isInError}${isPlain ? '' : ' (…)'}`)(compared);
    }),
    row(
      source,
      'status timed out',
      { worse: timedOut('session-timed-out') },
      status((own) => own === 'timed-out', words.isTimedOut),
    ),
    row(source, 'status unfinished', { worse: error('session-unfinished') }, (compared) => {
      const isOpen = (own: RunStatus): boolean => own === 'running' || own === 'queued';
      const { details, report } = compared.session.evidence;
      if (details.state === 'uncollected') return absent;
      if (report.state === 'missing') return status(isOpen, words.stillHasStatus)(compared);
      const isUncounted = countersOf(compared.session).length === 0;
      return status(
        (own) => isOpen(own) && isUncounted,
        `${words.stillHasStatus}, and no counters say how many tests ended`,
      )(compared);
    }),
  ];
};

/** What the build's entry and the session itself state of the results, in the same words. */
export const statedRows = (source: string, words: SourceWords, of: StatedBy): readonly EvidenceRow[] => {
  const { name } = words;
  const status = statusReading(of);
  const ofCounters: CountersOf = (session) => of(session)?.counters;
  return [
    row(
      source,
      'status skipped',
      { worse: error('counts-contradict') },
      status((own, { results }) => own === 'skipped' && executedIn(results) > 0, `${words.hasStatus}, but it executed tests`),
    ),
    row(
      source,
      'status failed',
      { worse: error('failed-without-test') },
      status((own, compared) => own === 'failed' && !explainsFailure(compared), `${words.hasStatus}, but no test failed`),
    ),
    row(source, 'counters', { unreadable: error('counts-unreadable') }, ({ session }) => {
      const { counters, countersProblem } = of(session) ?? {};
      if (countersProblem !== undefined) return { cell: 'unreadable', clause: `${name}: ${countersProblem}` };
      return counters === undefined ? absent : agrees;
    }),
    ...countRows(source, name, ofCounters),
    row(source, 'announced tests', { worse: unsettled('tests-never-ran') }, (compared) =>
      compareAnnounced(of(compared.session)?.announcedTests, compared, name),
    ),
  ];
};
