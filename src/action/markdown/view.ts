import type { RunAnalysis } from '../../core/model/run-analysis.ts';
import type { TriageDocument } from '../../core/results/triage/triage-document.ts';
import type { FailurePlaces } from '../../core/wording/failure-places.ts';
import { utf8Bytes } from '../../lib/escape/cut.ts';

export interface ReportLinks {
  /** URL of the workflow artifact with the report folder. */
  readonly artifactUrl?: string;
  /** URL of the artifact with only `report.html`. */
  readonly htmlUrl?: string;
  readonly runUrl?: string;
  /** Tested commit. Absent in a check run, because GitHub shows the commit there. */
  readonly commit?: string;
  /** Attempt of the workflow run. Set only in a comment, because a comment stays visible during later attempts. */
  readonly runAttempt?: number;
  readonly docsUrl?: string;
  readonly places?: FailurePlaces;
}

export interface View {
  readonly run: RunAnalysis;
  readonly links: ReportLinks;
  /** Report folder as set by the user, such as `mobile-test-results`. */
  readonly reportDir: string;
  readonly detail: Detail;
  /** Causes of failures. */
  readonly triage: TriageDocument;
}

/** Renders one part of a report as Markdown blocks. The list is empty if the part does not apply. */
export type Part = (view: View) => readonly string[];

/** Maximum numbers of items in the most detailed text. */
export const fullDetail = {
  matrixRows: 100,
  matrixColumns: 12,
  failures: 100,
  failureGroups: 4,
  /** Number of devices with links per failure. */
  occurrences: 5,
  traceLines: 20,
  problems: 100,
  timelineRows: 60,
  sessionRows: 200,
  slowest: 10,
  missing: 200,
  /** Number of quarantined failures, and of warnings about the quarantine file. */
  quarantined: 100,
  repeats: 100,
  onBase: 20,
  builds: 100,
  notices: 20,
};

export type Detail = Readonly<typeof fullDetail>;

/** Steps that shorten a text that is too long. Each step leaves out more detail. */
export const dropOrder: readonly { readonly drops: string; readonly limits: Partial<Detail> }[] = [
  { drops: 'long traces', limits: { traceLines: 8, failureGroups: 3 } },
  { drops: 'the timeline', limits: { timelineRows: 0 } },
  { drops: 'most sessions that passed', limits: { sessionRows: 40 } },
  { drops: 'the slowest tests', limits: { slowest: 0 } },
  {
    drops: 'failures after the first 40',
    limits: { failures: 40, occurrences: 3, missing: 50, quarantined: 40, repeats: 40, builds: 20 },
  },
  { drops: 'traces', limits: { traceLines: 2, failureGroups: 2 } },
  { drops: 'matrix rows after the first 40', limits: { matrixRows: 40, problems: 40, notices: 5 } },
  { drops: 'the table of sessions', limits: { sessionRows: 0 } },
  {
    drops: 'failures after the first 10',
    limits: { failures: 10, occurrences: 2, missing: 10, quarantined: 10, repeats: 10, builds: 5 },
  },
  { drops: 'matrix rows after the first 10', limits: { matrixRows: 10, matrixColumns: 6, problems: 10 } },
  { drops: 'all failures', limits: { failures: 0, missing: 0, quarantined: 0, repeats: 0, onBase: 0, builds: 1, notices: 0 } },
  { drops: 'the matrix', limits: { matrixRows: 0, problems: 3 } },
  { drops: 'sessions with problems', limits: { problems: 0 } },
];

/**
 * Finds the most detailed text that fits. Undefined if the text is too long even after the last step.
 *
 * @param render returns the text; `dropped` names what the steps left out
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
    // The text names only steps that shortened it.
    if (shorter === text) continue;
    dropped = [...dropped, step.drops];
    text = render(detail, dropped);
  }
  return utf8Bytes(text) <= budgetBytes ? text : undefined;
};

const lessDetail = (detail: Detail, lower: Partial<Detail>): Detail => {
  const keys = Object.keys(lower) as (keyof Detail)[];
  return { ...detail, ...Object.fromEntries(keys.map((key) => [key, Math.min(detail[key], lower[key] ?? detail[key])])) };
};
