import { utf8Bytes } from '../lib/escape/cut.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';
import { type Detail, fullDetail } from './markdown/detail.ts';
import { footer } from './markdown/footer.ts';
import { figures, headline, reportLinks } from './markdown/headline.ts';
import { matrix } from './markdown/matrix.ts';
import { notices } from './markdown/problems.ts';
import { quarantine, suggestions } from './markdown/quarantine.ts';
import { renderParts } from './markdown/render-parts.ts';
import { repeats } from './markdown/repeats.ts';
import { countedCauses } from './markdown/triage.ts';
import type { Part, View } from './markdown/view.ts';

interface CommentOptions extends Pick<View, 'links' | 'reportDir' | 'triage'> {
  /** First line of the comment, made by `commentMarker`. A later run uses this line to find the comment. */
  readonly marker: string;
  /** Maximum size in bytes of UTF-8, including the marker. */
  readonly budgetBytes?: number;
}

/** GitHub's limit, which is in characters. A text never has more characters than bytes. */
const commentBudgetBytes = 65_536;

const parts: readonly Part[] = [
  headline,
  figures,
  reportLinks,
  matrix,
  countedCauses,
  repeats,
  quarantine,
  suggestions,
  notices,
  footer,
];

/** The comment has less detail than the summary, because people read it in a conversation. */
const commentDetail: Detail = {
  ...fullDetail,
  matrixRows: 30,
  matrixColumns: 8,
  failures: 15,
  failureGroups: 2,
  occurrences: 3,
  traceLines: 12,
  problems: 20,
  missing: 50,
  quarantined: 20,
  repeats: 20,
  builds: 10,
  notices: 5,
};

/**
 * Makes the hidden first line that identifies the comment for `key` (workflow, job, matrix entry). Names and messages of tests
 * cannot forge this line, because `<!--` is escaped in all other parts of the comment.
 */
export const commentMarker = (key: string): string =>
  `<!-- mobile-test-cloud: ${encodeURIComponent(key.toWellFormed()).replaceAll('-', '%2D')} -->`;

/** Renders the comment on a pull request. Equal runs give equal text, so that a comment without changes need not be updated. */
export const renderComment = (run: RunAnalysis, options: CommentOptions): string => {
  const { marker, budgetBytes = commentBudgetBytes } = options;
  return `${marker}\n${renderParts(parts, run, commentDetail, { ...options, budgetBytes: budgetBytes - utf8Bytes(marker) - 1 })}`;
};
