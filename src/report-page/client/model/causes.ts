import type { Outcome } from '../../../core/model/status.ts';
import { describeCategory } from '../../../core/model/triage.ts';
import { counted } from '../../../lib/numbers.ts';
import { type Filter, type Filtered, isPlaceWanted } from './filter.ts';
import { type Look, outcomeLooks, outcomeOfSession, reachLabel, sessionLooks, shortClass, statusOfOutcome } from './looks.ts';
import { countDevices, type Report, type Result, type Session, worstOf } from './report.ts';

/** Results or whole sessions that failed in the same way. */
export interface Cause {
  readonly id: string;
  readonly look: Look;
  readonly headline: string;
  readonly outer: string;
  /** Category with what it rests on, such as `exception (stated by the failure's text)`. Empty if they are unknown, and for sessions. */
  readonly kind: string;
  /** Names of the failed tests. For failed sessions, it contains their number and outcome. */
  readonly names: readonly string[];
  /** Number of affected devices, tests or sessions, as text. */
  readonly reach: string;
  /** Share of the devices that are affected, from 0 to 1. */
  readonly share: number | undefined;
  /** Affected results or sessions. A click on the cause opens the first entry. */
  readonly of: readonly (Result | Session)[];
}

const silentHeadlines: Partial<Record<Outcome, string>> = {
  error: 'Ended with an error; no message was reported',
  'timed-out': 'Timed out; no message was reported',
  pending: 'Did not run',
  unknown: 'Ended with an unrecognized status',
  flaky: 'Failed before it passed; no message was reported',
};
const namedTests = 2;

/** Lists the causes in the order of `triage.json`. */
export const causesOf = (report: Report, filter: Filter, filtered: Filtered): Cause[] => {
  // Quarantined failures are left out unless a status is chosen, because they have a separate section.
  const isListed = ({ outcome, failure }: Result): boolean =>
    failure !== undefined && (filter.status !== '' || outcome !== 'quarantined');
  const results = [...Map.groupBy(filtered.results.filter(isListed), ({ failure }) => failure?.cause ?? '')];
  const sessions = [...Map.groupBy(failedSessions(report, filter), ({ cause }) => cause ?? '')];
  const devices = report.devices.length;
  const order = new Map(report.causes.map((id, position) => [id, position]));
  const rankOf = ({ id }: Cause): number => order.get(id) ?? order.size;
  return [
    ...results.map(([id, of]): Cause => ({ id, ...causeOfResults(of, devices) })),
    ...sessions.map(([id, of]): Cause => ({ id, ...causeOfSessions(of, devices) })),
  ].toSorted((one, other) => rankOf(one) - rankOf(other));
};

const causeOfResults = (results: readonly Result[], devicesOfRun: number): Omit<Cause, 'id'> => {
  const outcome = worstOf(results)?.outcome ?? 'failed';
  const { headline = '', outer = '', category, certainty } = results[0]?.failure ?? {};
  const tests = [...new Set(results.map(({ test }) => test))];
  const more = tests.length > namedTests ? [counted(tests.length - namedTests, 'more test')] : [];
  const names = tests.slice(0, namedTests).map(({ className, method }) => (className && `${shortClass(className)} › `) + method);
  const devices = countDevices(results);
  return {
    look: outcomeLooks[outcome],
    headline: headline || (silentHeadlines[outcome] ?? 'Failed; no message was reported'),
    outer,
    kind: category && certainty ? describeCategory(category, certainty) : '',
    names: [...names, ...more],
    reach: devicesOfRun > 1 ? reachLabel(devices, devicesOfRun) : counted(tests.length, 'test'),
    share: devicesOfRun > 1 ? devices / devicesOfRun : undefined,
    of: results,
  };
};

const causeOfSessions = (sessions: readonly Session[], devicesOfRun: number): Omit<Cause, 'id'> => {
  const [first] = sessions;
  const look = sessionLooks[first?.kind ?? 'error'];
  const devices = countDevices(sessions);
  const isSpread = devicesOfRun > 1 && sessions.length > 1;
  const code = first?.code === undefined ? '' : ` [${first.code}]`;
  return {
    look,
    headline: `${first?.reason ?? ''}${code}`,
    outer: '',
    kind: '',
    names: [sessions.length === 1 ? `Session ${look.label}` : `${counted(sessions.length, 'session')}: ${look.label}`],
    reach: isSpread ? reachLabel(devices, devicesOfRun) : counted(sessions.length, 'session'),
    share: isSpread ? devices / devicesOfRun : undefined,
    of: sessions,
  };
};

/** Sessions that failed for a reason that no failed test shows. */
const failedSessions = ({ sessions }: Report, filter: Filter): readonly Session[] => {
  if (filter.text !== '') return [];
  return sessions.filter(
    (session) =>
      session.cause !== undefined &&
      isPlaceWanted(filter, session) &&
      ['', 'missing', statusOfOutcome(outcomeOfSession(session))].includes(filter.status),
  );
};
