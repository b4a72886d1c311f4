import type { RunAnalysis } from '../../model/run-analysis.ts';
import type { TriageDocument } from '../../results/triage/triage-document.ts';
import type { FailurePlaces } from '../failure-places.ts';
import type { Detail } from './detail.ts';

export interface ReportLinks {
  /** URL of the workflow artifact with the report folder. */
  readonly artifactUrl?: string | undefined;
  /** URL of the artifact with `report.html` alone. */
  readonly htmlUrl?: string | undefined;
  readonly runUrl?: string | undefined;
  /** Tested commit, if the page is not the commit's own. */
  readonly commit?: string | undefined;
  /** Attempt of the workflow run, if the page may outlast it. */
  readonly runAttempt?: number | undefined;
  readonly docsUrl?: string | undefined;
  readonly places?: FailurePlaces | undefined;
}

/** Input of every part of a Markdown report. */
export interface View {
  readonly run: RunAnalysis;
  readonly links: ReportLinks;
  /** Report folder as users know it, for instance `mobile-test-results`. */
  readonly reportDir: string;
  readonly detail: Detail;
  /** Triage of the run; without it, the causes are derived from the run alone. */
  readonly triage?: TriageDocument | undefined;
}

/** Part of a report as Markdown blocks; empty if it does not apply. */
export type Part = (view: View) => readonly string[];
