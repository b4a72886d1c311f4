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

/** The runner drops a step's summary above 1 MiB. This lower limit leaves space for other output of the step. */
export const summaryBudgetBytes = 1_000_000;

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
 * to the files. If the summary is too long, leaves out detail step by step, and mentions what was left out.
 */
export const renderSummary = (run: RunAnalysis, options: Omit<RenderOptions, 'finish'>): string =>
  renderParts(parts, run, fullDetail, options);
