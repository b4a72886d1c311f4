import type { RunAnalysis } from '../model/run-analysis.ts';
import { fullDetail } from './markdown/detail.ts';
import { failures } from './markdown/failures.ts';
import { footer } from './markdown/footer.ts';
import { figures, headline, reportLinks } from './markdown/headline.ts';
import { matrix } from './markdown/matrix.ts';
import { missing, notices, problems } from './markdown/problems.ts';
import { quarantine, suggestions } from './markdown/quarantine.ts';
import { type RenderOptions, renderParts } from './markdown/render-parts.ts';
import { repeats } from './markdown/repeats.ts';
import { runPlan } from './markdown/run-plan.ts';
import { sessions, slowest } from './markdown/timing.ts';
import type { Part } from './markdown/view.ts';

/**
 * Limit on the summary. The runner drops the whole summary of a step that is larger than 1 MiB; the rest is left for other output
 * of this step.
 */
export const summaryBudgetBytes = 1_000_000;

/** Parts in the order of importance. */
const parts: readonly Part[] = [
  headline,
  figures,
  reportLinks,
  runPlan,
  matrix,
  problems,
  failures,
  repeats,
  quarantine,
  suggestions,
  missing,
  notices,
  sessions,
  slowest,
  footer,
];

/**
 * Renders the job summary: the verdict and the reason, figures, failed tests by device, failures, sessions over time, and links
 * to the rest. Never longer than the budget: it leaves out detail level by level, keeps tags and fences balanced, and mentions
 * what it left out.
 */
export const renderSummary = (run: RunAnalysis, options: Omit<RenderOptions, 'finish'>): string =>
  renderParts(parts, run, fullDetail, options);
