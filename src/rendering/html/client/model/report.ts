import { badness, type Outcome, outcomes } from '../../../../model/status.ts';
import type { TestHistoryData } from '../../history-data.ts';
import type { ResultsData, SessionData } from '../../report-data.ts';
import { outcomeOfSession } from './words.ts';

/** The run as objects that refer to each other. */
export interface Report extends ResultsData {
  readonly tests: readonly Test[];
  readonly results: readonly Result[];
  readonly sessions: readonly Session[];
}

/** A test on all devices and shards: a row of the matrix. */
export interface Test {
  /** `class#method`, as logs and requests name it. */
  readonly name: string;
  readonly className: string;
  /** With its number where several tests of one session share the name. */
  readonly method: string;
  /** Its name for the search, in lower case. */
  readonly words: string;
  readonly results: Result[];
}

/** A test on one device and shard. */
export interface Result {
  readonly number: number;
  readonly test: Test;
  /** The last session that ran it. */
  readonly session: Session;
  /** `no result` where the session failed before it ran the test. */
  readonly outcome: Outcome;
  /** -1 where unknown. */
  readonly durationMs: number;
  /** Absent where nothing went wrong. */
  readonly failure?: Failure | undefined;
  /** What earlier runs tell of the test on this device. */
  readonly past?: TestHistoryData | undefined;
}

interface Failure {
  /** What went wrong in one line; empty where nothing was said. */
  readonly headline: string;
  /** The failure around the headline's cause; empty where there is none. */
  readonly outer: string;
  /** Position in the causes of the run. */
  readonly cause: number;
}

export interface Session extends SessionData {
  readonly number: number;
  /** Its device for the search, in lower case. */
  readonly words: string;
}

export const createReport = (data: ResultsData): Report => {
  const { texts } = data.failures;
  const failures = new Map(
    data.failures.results.map(([result, headline, outer, cause]) => [
      result,
      { headline: texts[headline] ?? '', outer: texts[outer] ?? '', cause },
    ]),
  );
  const pasts = new Map(data.history?.tests.map((past) => [`${past.row} ${past.device}`, past]));
  const sessions = data.sessions.map((session, number) => ({ ...session, number, words: session.device.toLowerCase() }));
  const tests = testsOf(data);
  const results: Result[] = [];
  for (const session of sessions) {
    const { rows = [], outcomes: digits = '', durationsMs = [] } = session.results ?? {};
    for (const [at, row] of [...rowsOf(rows)].entries()) {
      const test = tests[row];
      if (test === undefined) continue;
      const number = results.length;
      const outcome = outcomes[Number(digits[at])] ?? 'no result';
      const past = pasts.get(`${row} ${session.device}`);
      results.push({ number, test, session, outcome, durationMs: durationsMs[at] ?? -1, failure: failures.get(number), past });
      test.results.push(results[number] as Result);
    }
  }
  return { ...data, tests, results, sessions };
};

const testsOf = ({ rows, classes }: ResultsData): Test[] => {
  const repeats = new Map(rows.repeats);
  return rows.names.map((name, row) => {
    const className = classes[rows.classes[row] ?? -1] ?? '';
    const nth = repeats.get(row);
    const whole = className === '' ? name : `${className}#${name}`;
    return {
      name: whole,
      words: whole.toLowerCase(),
      className,
      method: `${name || '(no name)'}${nth === undefined ? '' : ` (${nth + 1})`}`,
      results: [],
    };
  });
};

/** @param runs first row and length of each run of consecutive rows */
function* rowsOf(runs: readonly number[]): Generator<number> {
  for (let run = 0; run < runs.length; run += 2)
    for (let offset = 0; offset < (runs[run + 1] ?? 0); offset++) yield (runs[run] ?? 0) + offset;
}

/** What a result opens: itself, or the session that did not run it. */
export const openedBy = (result: Result): Result | Session => (result.outcome === 'no result' ? result.session : result);

/** The outcome as which a result or session is shown: of a result that is missing that of its session. */
export const shownOutcome = (of: Result | Session): Outcome => {
  const shown = isResult(of) ? openedBy(of) : of;
  return isResult(shown) ? shown.outcome : outcomeOfSession(shown);
};

/** The first of the worst. */
export const worstOf = <Item extends Result | Session>([first, ...others]: readonly Item[]): Item | undefined =>
  others.reduce(
    (worst, each) => (worst === undefined || badness(shownOutcome(each)) > badness(shownOutcome(worst)) ? each : worst),
    first,
  );

export const isResult = (shown: Result | Session | undefined): shown is Result => shown !== undefined && 'outcome' in shown;

export const sessionOf = (of: Result | Session): Session => (isResult(of) ? of.session : of);

/** How many devices results or sessions are from. */
export const countDevices = (of: Iterable<Result | Session>): number =>
  new Set(Array.from(of, (each) => sessionOf(each).device)).size;
