import type { RunAnalysis } from '../../model/run-analysis.ts';
import type { TriageDocument } from '../../results/triage/triage-document.ts';
import type { FailurePlaces } from '../failure-places.ts';
import type { Detail } from './detail.ts';

/** Where a reader finds the rest. */
export interface ReportLinks {
  /** The workflow artifact with the report folder. */
  readonly artifactUrl?: string | undefined;
  /** The artifact with `report.html` alone. */
  readonly htmlUrl?: string | undefined;
  /** The workflow run. */
  readonly runUrl?: string | undefined;
  /** The tested commit, where the page is not the commit's own. */
  readonly commit?: string | undefined;
  /** The attempt of the workflow run, where the page may outlast it. */
  readonly runAttempt?: number | undefined;
  /** The documentation of this version. */
  readonly docsUrl?: string | undefined;
  /** The failures in the repository. */
  readonly places?: FailurePlaces | undefined;
}

/** What every part of a Markdown report is made of. */
export interface View {
  readonly run: RunAnalysis;
  readonly links: ReportLinks;
  /** As users know it, for instance `mobile-test-results`. */
  readonly reportDir: string;
  readonly detail: Detail;
  /** Absent: what follows from the run alone. */
  readonly triage?: TriageDocument | undefined;
}

/** One part of a report as Markdown blocks; empty where it has nothing to say. */
export type Part = (view: View) => readonly string[];
