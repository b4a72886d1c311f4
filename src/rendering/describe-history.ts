import { digits } from '../lib/numbers.ts';
import type { FailureLabel, TestHistory } from '../model/history.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a day in UTC: `Nov 12`, or `Nov 12, 2025` if the day is not in the current year. */
export const dayOf = (timeMs: number, now: Date): string => {
  const date = new Date(timeMs);
  const day = `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
  return date.getUTCFullYear() === now.getUTCFullYear() ? day : `${day}, ${date.getUTCFullYear()}`;
};

/**
 * Describes the failures of a run: `4 failed: 1 new, 2 known since Nov 12, 1 flaky`; `4 failed, 1 of them in quarantine: …`.
 *
 * @returns undefined if there are no failures or no earlier runs
 */
export const describeLabels = ({ history, totals, finishedAt }: RunAnalysis): string | undefined => {
  if (history === undefined || history.earlierRuns === 0) return undefined;
  const { knownSinceMs, ...counts } = history.labels;
  const since = knownSinceMs === undefined ? '' : ` since ${dayOf(knownSinceMs, finishedAt)}`;
  const parts = [
    ...(counts.new > 0 ? [`${digits(counts.new)} new`] : []),
    ...(counts.known > 0 ? [`${digits(counts.known)} known${since}`] : []),
    ...(counts.flaky > 0 ? [`${digits(counts.flaky)} flaky`] : []),
  ];
  const all = counts.new + counts.known + counts.flaky;
  return all === 0 ? undefined : `${digits(all)} failed${inQuarantine(totals.quarantined, all)}: ${parts.join(', ')}`;
};

/** Describes how many of the failures are quarantined. Other counts in the same report exclude quarantined failures. */
const inQuarantine = (quarantined: number, all: number): string => {
  if (quarantined === 0) return '';
  if (quarantined < all) return `, ${digits(quarantined)} of them in quarantine`;
  return all === 1 ? ' in quarantine' : ', all in quarantine';
};

const order: readonly FailureLabel[] = ['new', 'known', 'flaky'];

/**
 * Compares the failures of one test on all devices with earlier runs: `new`, `known since Nov 12`, `flaky 12%`, `new, flaky
 * 12%`.
 *
 * @param past history of the test on each device
 * @returns an empty text if there are no earlier runs, since no failure can then be called new
 */
export const describePast = ({ history, finishedAt }: RunAnalysis, past: readonly TestHistory[] = []): string => {
  if (history?.earlierRuns === 0) return '';
  const labels = order.flatMap((label) => {
    const own = past.filter((each) => each.label === label);
    return own.length === 0 ? [] : [describeLabel(label, own, finishedAt)];
  });
  return labels.join(', ');
};

const describeLabel = (label: FailureLabel, own: readonly TestHistory[], now: Date): string => {
  if (label === 'known') {
    const since = Math.min(...own.flatMap((each) => (each.since === undefined ? [] : [each.since.startedAtMs])));
    return Number.isFinite(since) ? `known since ${dayOf(since, now)}` : label;
  }
  const rate = Math.max(0, ...own.map(({ flakyRate }) => flakyRate?.rate ?? 0));
  return label === 'flaky' && rate > 0 ? `flaky ${Math.max(1, Math.round(rate * 100))}%` : label;
};
