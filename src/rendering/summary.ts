import type { RunAnalysis } from '../model/results.ts';
import { fullDetail } from './markdown/detail.ts';
import { failures } from './markdown/failures.ts';
import { figures } from './markdown/figures.ts';
import { headline } from './markdown/headline.ts';
import { matrix } from './markdown/matrix.ts';
import { nextStep } from './markdown/next-step.ts';
import { places } from './markdown/places.ts';
import { problems } from './markdown/problems.ts';
import { missing, notices } from './markdown/remarks.ts';
import { type RenderOptions, renderParts } from './markdown/render-parts.ts';
import { slowest } from './markdown/slowest.ts';
import { timeline } from './markdown/timeline.ts';
import type { Part } from './markdown/view.ts';

/** The runner drops the whole summary of a step that is larger than 1 MiB; the rest is room for what others of this step may add. */
export const summaryBudgetBytes = 1_000_000;

/** What a reader wants first comes first. */
const parts: readonly Part[] = [
  headline,
  figures,
  nextStep,
  matrix,
  problems,
  failures,
  missing,
  notices,
  timeline,
  slowest,
  places,
];

/**
 * The job summary: the verdict and why, figures, what is not green on which device, failures, sessions over time, and where the rest is.
 *
 * Never longer than the budget: detail goes level by level, tags and fences stay balanced, and the text says what went.
 */
export const renderSummary = (run: RunAnalysis, options: Omit<RenderOptions, 'finish'>): string =>
  renderParts(parts, run, fullDetail, options);
