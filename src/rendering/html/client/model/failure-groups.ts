import { badness, isBadOutcome, outcomes } from '../../../../model/outcome.ts';
import { type Filter, type Filtered, matchesDeviceShard } from './filter.ts';
import { isSessionFailure, outcomeOfSession, type Report } from './report.ts';
import { statusOf } from './words.ts';

/** Results that failed in the same way. */
export interface FailureGroup {
  readonly headline: string;
  readonly outer: string;
  /** Position in `outcomes`: the worst of them. */
  readonly worst: number;
  readonly rows: readonly number[];
  readonly devices: number;
  /** In the order of the results; the first is opened. */
  readonly results: readonly number[];
}

/** Groups what went wrong, the widest spread first. Quarantined failures have a list of their own, unless they were asked for. */
export const groupFailures = (report: Report, filter: Filter, { matches }: Filtered): FailureGroup[] => {
  const wanted = report.data.failures.results.filter(
    (result) => matches[result] === 1 && (filter.status !== undefined || report.outcomeOf(result) !== 'quarantined'),
  );
  const groups = Map.groupBy(wanted, (result) => report.groupOf(result) ?? -1);
  return [...groups.values()].map((results) => groupOf(report, results)).toSorted(byReach);
};

const groupOf = (report: Report, results: readonly number[]): FailureGroup => ({
  headline: report.headlineOf(results[0] ?? -1),
  outer: report.outerOf(results[0] ?? -1),
  worst: results.reduce((worst, result) => Math.max(worst, report.results.outcome[result] ?? 0), 0),
  rows: [...new Set(results.map((result) => report.rowOf(result)))],
  devices: devicesOf(report, results),
  results,
});

/** How many devices results are from: what every part of the page says of the reach of a failure. */
export const devicesOf = (report: Report, results: readonly number[]): number =>
  new Set(results.map((result) => report.deviceOf(result))).size;

const isBad = ({ worst }: FailureGroup): boolean => isBadOutcome(outcomes[worst] ?? 'no result');

/** Failures before flaky tests; most devices first, then most tests. */
const byReach = (a: FailureGroup, b: FailureGroup): number =>
  Number(isBad(b)) - Number(isBad(a)) || b.devices - a.devices || b.rows.length - a.rows.length;

/** Sessions without a usable result. A session in which a test timed out is listed by that test. */
export const failedSessions = (report: Report, filter: Filter): number[] => {
  const { data, results } = report;
  const timedOut = new Set(
    data.failures.results
      .filter((result) => results.outcome[result] === badness('timed-out'))
      .map((result) => report.sessionOf(result)),
  );
  return data.deviceShards.flatMap(({ session: index, device, shard }) => {
    const session = data.sessions[index];
    if (session === undefined || filter.text !== '' || !isSessionFailure(session)) return [];
    if (session.kind === 'timed-out' && timedOut.has(index)) return [];
    const isWanted =
      filter.status === undefined || filter.status === 'not-run' || filter.status === statusOf[outcomeOfSession(session)];
    return isWanted && matchesDeviceShard(filter, device, shard) ? [index] : [];
  });
};
