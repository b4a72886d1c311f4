import { counted } from '../../../../lib/numbers.ts';
import { badness, isBadOutcome, type Outcome } from '../../../../model/status.ts';
import { type Filter, type Filtered, isPlaceWanted } from './filter.ts';
import { countDevices, type Report, type Result, type Session } from './report.ts';
import { type Look, outcomeLooks, outcomeOfSession, reachWords, sessionLooks, shortClass, statusOf } from './words.ts';

/** What went wrong in the same way: in results, or in a session as a whole. */
export interface Cause {
  readonly look: Look;
  readonly headline: string;
  readonly outer: string;
  /** Of tests, or what happened to the session. */
  readonly names: readonly string[];
  /** How far it reaches, in words, and as a share of the devices. */
  readonly reach: string;
  readonly share: number | undefined;
  /** The first is opened. */
  readonly of: readonly (Result | Session)[];
}

/** Shown where the service reported no message. */
const silentHeadlines: Partial<Record<Outcome, string>> = {
  error: 'Ended with an error; no message was reported',
  'timed-out': 'Timed out; no message was reported',
  pending: 'Did not run',
  unknown: 'Ended with an unrecognized status',
  flaky: 'Failed before it passed; no message was reported',
};
const namedTests = 2;

/** Failed sessions, then failed tests by cause, the widest spread first, then flaky tests. */
export const causesOf = (report: Report, filter: Filter, filtered: Filtered): Cause[] => {
  // Quarantined failures have a list of their own, unless they were asked for.
  const isListed = ({ outcome, failure }: Result): boolean =>
    failure !== undefined && (filter.status !== '' || outcome !== 'quarantined');
  const groups = [...Map.groupBy(filtered.results.filter(isListed), ({ failure }) => failure?.group).values()].map((results) => {
    const outcome = results.map((each) => each.outcome).reduce((worst, each) => (badness(each) > badness(worst) ? each : worst));
    return { results, outcome, tests: new Set(results.map(({ test }) => test)).size, devices: countDevices(results) };
  });
  const isBad = ({ outcome }: { outcome: Outcome }): number => Number(isBadOutcome(outcome));
  groups.sort((a, b) => isBad(b) - isBad(a) || b.devices - a.devices || b.tests - a.tests);
  return [
    ...failedSessions(report, filter).map(causeOfSession),
    ...groups.map(({ results, outcome }) => causeOfResults(results, outcome, report.devices.length)),
  ];
};

const causeOfResults = (results: readonly Result[], outcome: Outcome, devicesOfRun: number): Cause => {
  const { headline = '', outer = '' } = results[0]?.failure ?? {};
  const tests = [...new Set(results.map(({ test }) => test))];
  const more = tests.length > namedTests ? [counted(tests.length - namedTests, 'more test')] : [];
  const names = tests.slice(0, namedTests).map(({ className, method }) => (className && `${shortClass(className)} › `) + method);
  const devices = countDevices(results);
  return {
    look: outcomeLooks[outcome],
    headline: headline || (silentHeadlines[outcome] ?? 'Failed; no message was reported'),
    outer,
    names: [...names, ...more],
    reach: devicesOfRun > 1 ? reachWords(devices, devicesOfRun) : counted(tests.length, 'test'),
    share: devicesOfRun > 1 ? devices / devicesOfRun : undefined,
    of: results,
  };
};

const causeOfSession = (session: Session): Cause => {
  const look = sessionLooks[session.kind];
  const names = [`Session ${look.word}`];
  const code = session.code === undefined ? '' : ` [${session.code}]`;
  return { look, headline: `${session.reason}${code}`, outer: '', names, reach: '1 session', share: undefined, of: [session] };
};

/** Sessions that failed beyond tests that failed in them. A session in which a test timed out is listed by that test. */
const failedSessions = ({ sessions, results }: Report, filter: Filter): readonly Session[] => {
  if (filter.text !== '') return [];
  const isOfTest = (session: Session): boolean =>
    results.some((result) => result.session === session && result.outcome === 'timed-out');
  return sessions.filter((session) => {
    const isFailure = session.kind === 'error' || session.kind === 'missing' || session.kind === 'timed-out';
    if (session.results === undefined || !isFailure || !isPlaceWanted(filter, session)) return false;
    if (session.kind === 'timed-out' && isOfTest(session)) return false;
    return ['', 'not-run', statusOf(outcomeOfSession(session))].includes(filter.status);
  });
};
