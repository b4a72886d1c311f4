import { utf8Bytes } from '../../lib/escape/cut.ts';
import { type Detail, dropOrder } from './detail.ts';

/**
 * The most detailed text that fits, going down `dropOrder` one step after the other.
 *
 * @param render gives shorter text for less detail; `dropped` are the words of the steps that took something away
 * @returns `undefined` where even the last step is too long
 */
export const fitBudget = (
  render: (detail: Detail, dropped: readonly string[]) => string,
  full: Detail,
  budgetBytes: number,
): string | undefined => {
  let detail = full;
  let dropped: readonly string[] = [];
  let text = render(detail, dropped);
  for (const step of dropOrder) {
    if (utf8Bytes(text) <= budgetBytes) return text;
    detail = lessDetail(detail, step.limits);
    const shorter = render(detail, dropped);
    // A step may find nothing to drop, and nobody should read that it did.
    if (shorter === text) continue;
    dropped = [...dropped, step.drops];
    text = render(detail, dropped);
  }
  return utf8Bytes(text) <= budgetBytes ? text : undefined;
};

const lessDetail = (detail: Detail, limits: Partial<Detail>): Detail => {
  const lower = (key: keyof Detail): number => Math.min(detail[key], limits[key] ?? detail[key]);
  return {
    matrixRows: lower('matrixRows'),
    matrixColumns: lower('matrixColumns'),
    failures: lower('failures'),
    failureGroups: lower('failureGroups'),
    occurrences: lower('occurrences'),
    traceLines: lower('traceLines'),
    problems: lower('problems'),
    chartSessions: lower('chartSessions'),
    sessionRows: lower('sessionRows'),
    slowest: lower('slowest'),
    missing: lower('missing'),
    builds: lower('builds'),
    notices: lower('notices'),
  };
};
