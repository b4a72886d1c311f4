import { testName } from '../../../core/model/results.ts';
import { badness, isBadOutcome, type Outcome } from '../../../core/model/status.ts';
import type { FailureData, ResultData, ResultsData, SessionData } from '../../report-data.ts';
import { outcomeOfSession, type Status, statusesOf } from './looks.ts';

/** Tests, results and sessions as objects that refer to each other. */
export interface Report extends Omit<ResultsData, 'tests' | 'sessions'> {
  readonly tests: readonly Test[];
  readonly results: readonly Result[];
  readonly sessions: readonly Session[];
}

export interface Test {
  /** Name as `class#method`, as in logs and requests. */
  readonly name: string;
  readonly className: string;
  /** Method name, with a number if several tests of one session have the same name. */
  readonly method: string;
  readonly searchText: string;
  readonly results: Result[];
  /** Whether a result of the test is bad. */
  hasFailed: boolean;
}

/** Result of a test on one device. The outcome is `no result` if the session ended before the test. */
export interface Result extends Pick<ResultData, 'outcome' | 'detail' | 'past'> {
  readonly number: number;
  readonly test: Test;
  readonly session: Session;
  /** Statuses under which the result counts. */
  readonly statuses: readonly Status[];
  /** Results of the test in other sessions of the device, which do not count. */
  readonly others: readonly { readonly session: Session; readonly outcome: Outcome }[];
  /** -1 if the duration is unknown. */
  readonly durationMs: number;
  /** Undefined if the test passed, was skipped or has no result. */
  readonly failure: FailureData | undefined;
}

export interface Session extends SessionData {
  readonly number: number;
  readonly searchText: string;
}

export const createReport = (data: ResultsData): Report => {
  const tests = data.tests.map(({ className, name, nth }): Test => {
    const whole = testName({ className, name });
    const method = `${name || '(no name)'}${nth === undefined ? '' : ` (${nth + 1})`}`;
    return { name: whole, className, method, searchText: whole.toLowerCase(), results: [], hasFailed: false };
  });
  const sessions = data.sessions.map((session, number) => ({ ...session, number, searchText: session.device.toLowerCase() }));
  const results: Result[] = [];
  for (const session of sessions) {
    for (const own of session.results ?? []) {
      const { outcome, durationMs = -1, detail, past } = own;
      const test = tests[own.test];
      if (test === undefined) continue;
      const others = (own.others ?? []).flatMap(({ session: at, outcome: other }) => {
        const found = sessions[at];
        return found === undefined ? [] : [{ session: found, outcome: other }];
      });
      const shown = { outcome, durationMs, detail, past, statuses: statusesOf(own), failure: data.failures[own.failure ?? -1] };
      const result = { number: results.length, test, session, others, ...shown };
      results.push(result);
      test.results.push(result);
      test.hasFailed ||= isBadOutcome(outcome);
    }
  }
  return { ...data, tests, results, sessions };
};

/** Result or session that a click on the result opens. */
export const openedBy = (result: Result): Result | Session => (result.outcome === 'no result' ? result.session : result);

/** Outcome to show. A test without a result has the outcome of its session, if that explains it. */
export const shownOutcome = (of: Result | Session): Outcome => {
  if (isResult(of) && of.outcome !== 'no result') return of.outcome;
  const outcome = outcomeOfSession(sessionOf(of));
  return isResult(of) && !isBadOutcome(outcome) ? of.outcome : outcome;
};

/** Duration of a test that ran. Services report 0 for others. Undefined if it is unknown. */
export const ranMs = ({ outcome, durationMs }: Result): number | undefined =>
  durationMs < 0 || outcome === 'skipped' || outcome === 'pending' ? undefined : durationMs;

/** Finds the first item with the worst outcome. */
export const worstOf = <Item extends Result | Session>([first, ...others]: readonly Item[]): Item | undefined =>
  first && others.reduce((worst, each) => (badness(shownOutcome(each)) > badness(shownOutcome(worst)) ? each : worst), first);

export const isResult = (shown: Result | Session | undefined): shown is Result => shown !== undefined && 'outcome' in shown;

/** Sessions that reported the test, the one whose result counts first. */
export const reportingSessions = ({ session, others }: Result): readonly Session[] => [
  session,
  ...others.map((other) => other.session),
];

export const sessionOf = (of: Result | Session): Session => (isResult(of) ? of.session : of);

export const countDevices = (of: Iterable<Result | Session>): number =>
  new Set(Array.from(of, (each) => sessionOf(each).device)).size;
