import type { RunAnalysis } from '../../model/run-analysis.ts';
import type { TriageDocument } from '../../results/triage/triage-document.ts';
import type { FailurePlaces } from '../failure-places.ts';
import type { Detail } from './detail.ts';

export interface ReportLinks {
  /** URL of the workflow artifact with the report folder. */
  readonly artifactUrl?: string;
  /** URL of the artifact with only `report.html`. */
  readonly htmlUrl?: string;
  readonly runUrl?: string;
  /** Tested commit; absent on a page of that commit, such as its check run. */
  readonly commit?: string;
  /** Attempt of the workflow run. Set for a page that stays after a later attempt, such as a comment. */
  readonly runAttempt?: number;
  readonly docsUrl?: string;
  readonly places?: FailurePlaces;
}

export interface View {
  readonly run: RunAnalysis;
  readonly links: ReportLinks;
  /** Report folder as users set it, for instance `mobile-test-results`. */
  readonly reportDir: string;
  readonly detail: Detail;
  /** Triage of the run; without it, the causes are derived from the run alone. */
  readonly triage?: TriageDocument;
}

/** Function that renders a part of a report as Markdown blocks. It returns an empty list if the part does not apply. */
export type Part = (view: View) => readonly string[];
