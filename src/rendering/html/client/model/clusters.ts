import { isBadOutcome, outcomes } from '../../../../model/outcome.ts';
import type { Filter } from './filter.ts';
import { matchesSlot } from './filter.ts';
import type { Report } from './report.ts';

/** Results that failed in the same way. */
export interface Cluster {
  readonly headline: string;
  /** Position in `outcomes`: the worst of them. */
  readonly worst: number;
  readonly rows: readonly number[];
  readonly devices: number;
  /** In the order of the results; the first is opened. */
  readonly results: readonly number[];
}

/** Groups what went wrong by its cause, the widest spread first. */
export const clusterTroubles = (report: Report, filter: Filter, rowMatches: (row: number) => boolean): Cluster[] => {
  const byCause = Map.groupBy(
    report.data.troubles.results.filter((result) => isWanted(report, filter, rowMatches, result)),
    (result) => report.problemOf(result) ?? -1,
  );
  return [...byCause.values()].map((results) => clusterOf(report, results)).toSorted(byReach);
};

const isWanted = (report: Report, filter: Filter, rowMatches: (row: number) => boolean, result: number): boolean => {
  const slot = report.data.slots[report.results.slot[result] ?? -1];
  if (slot === undefined || !matchesSlot(filter, slot.device, slot.shard)) return false;
  const outcome = report.outcomeOf(result);
  // Quarantined failures have a list of their own.
  if (filter.outcomes.size === 0 ? outcome === 'quarantined' : !filter.outcomes.has(outcome)) return false;
  return rowMatches(report.results.row[result] ?? -1);
};

const clusterOf = (report: Report, results: readonly number[]): Cluster => ({
  headline: report.headlineOf(results[0] ?? -1),
  worst: results.reduce((worst, result) => Math.max(worst, report.results.outcome[result] ?? 0), 0),
  rows: [...new Set(results.map((result) => report.results.row[result] ?? -1))],
  devices: new Set(results.map((result) => report.deviceOf(result))).size,
  results,
});

const isBad = ({ worst }: Cluster): boolean => isBadOutcome(outcomes[worst] ?? 'no result');

/** Failures before flaky tests; most devices first, then most tests. */
const byReach = (a: Cluster, b: Cluster): number =>
  Number(isBad(b)) - Number(isBad(a)) || b.devices - a.devices || b.rows.length - a.rows.length;
