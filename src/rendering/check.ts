import { basicPlane } from '../lib/escape/invisible.ts';
import type { SourcePlace, VerdictKind } from '../model/results.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';
import { type Annotation, annotationsFor } from './annotations.ts';
import { type Detail, fullDetail } from './markdown/detail.ts';
import { failures } from './markdown/failures.ts';
import { footer } from './markdown/footer.ts';
import { figures, headline, reportLinks } from './markdown/headline.ts';
import { matrix } from './markdown/matrix.ts';
import { missing, notices, problems } from './markdown/problems.ts';
import { quarantine, suggestions } from './markdown/quarantine.ts';
import { renderParts } from './markdown/render-parts.ts';
import { repeats } from './markdown/repeats.ts';
import { sessions, slowest } from './markdown/timing.ts';
import type { Part, View } from './markdown/view.ts';
import type { SourceIndex } from './source-index.ts';
import { checkTitle } from './titles.ts';

export type CheckConclusion = 'success' | 'failure' | 'timed_out' | 'cancelled' | 'neutral';

/** Annotation with a place. Check runs require a file and a line. */
type CheckAnnotation = Annotation & Required<SourcePlace>;

/** Content of a check run, as data. The texts contain no characters above U+FFFF, as GitHub requires. */
export interface CheckContent {
  readonly conclusion: CheckConclusion;
  readonly title: string;
  /** Markdown, at most 65,535 bytes of UTF-8. */
  readonly summary: string;
  /** Markdown, at most 65,535 bytes of UTF-8. */
  readonly text: string;
  /** Annotations in batches of at most 50. Creating the check run sends the first batch, each update sends one further batch. */
  readonly annotationBatches: readonly (readonly CheckAnnotation[])[];
}

export interface CheckOptions extends Pick<View, 'links' | 'reportDir'> {
  readonly sources: SourceIndex;
}

const budgetBytes = 65_535;
const batchSize = 50;
/** Maximum number of annotations; sending them takes four requests. */
const maxAnnotations = 200;

const summaryParts: readonly Part[] = [headline, figures, reportLinks, matrix, problems];
const textParts: readonly Part[] = [failures, repeats, quarantine, suggestions, missing, notices, sessions, slowest, footer];
const checkDetail: Detail = { ...fullDetail, timelineRows: 20 };

const conclusions: Record<VerdictKind, CheckConclusion> = {
  passed: 'success',
  failed: 'failure',
  error: 'failure',
  'timed-out': 'timed_out',
  cancelled: 'cancelled',
  started: 'neutral',
  planned: 'neutral',
};

/** Renders a run as a check run: two Markdown texts with the parts of the job summary, and annotations on lines of files. */
export const renderCheck = (run: RunAnalysis, { sources, links, reportDir }: CheckOptions): CheckContent => {
  const options = { budgetBytes, links, reportDir, finish: basicPlane };
  const { annotations } = annotationsFor(run, sources, maxAnnotations);
  return {
    conclusion: conclusions[run.verdict.kind],
    title: basicPlane(checkTitle(run)),
    summary: renderParts(summaryParts, run, checkDetail, options),
    text: renderParts(textParts, run, checkDetail, options),
    annotationBatches: inBatches(annotations.filter(hasPlace)),
  };
};

const hasPlace = (annotation: Annotation): annotation is CheckAnnotation =>
  annotation.file !== undefined && annotation.line !== undefined;

const inBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_none, batch) =>
    items.slice(batch * batchSize, (batch + 1) * batchSize),
  );
