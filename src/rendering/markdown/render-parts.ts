import { formatBytes } from '../../lib/durations.ts';
import { cutBytes } from '../../lib/escape/cut.ts';
import type { RunAnalysis } from '../../model/results.ts';
import { surveyRun } from '../survey/survey.ts';
import type { Detail } from './detail.ts';
import { figures } from './figures.ts';
import { fitBudget } from './fit.ts';
import { headline, verdictTitle } from './headline.ts';
import type { Part, ReportLinks } from './view.ts';

export interface RenderOptions {
  /** Of UTF-8. */
  readonly budgetBytes: number;
  readonly links: ReportLinks;
  /** The report folder as users know it, for instance `mobile-test-results`. */
  readonly reportDir: string;
  /** Changes the text for its sink, before it is measured. */
  readonly finish?: (text: string) => string;
}

/**
 * The parts one after the other, with as much detail as fits. What went is said at the end; where not even the least fits, only the
 * verdict and the figures are left.
 */
export const renderParts = (parts: readonly Part[], run: RunAnalysis, full: Detail, options: RenderOptions): string => {
  const { budgetBytes, links, reportDir, finish = asItIs } = options;
  const survey = surveyRun(run);
  const render = (chosen: readonly Part[], detail: Detail, dropped: readonly string[]): string => {
    const blocks = chosen.flatMap((part) => part({ run, survey, links, reportDir, detail }));
    return finish(`${[...blocks, ...shortened(dropped, budgetBytes)].join('\n\n')}\n`);
  };
  return (
    fitBudget((detail, dropped) => render(parts, detail, dropped), full, budgetBytes) ??
    fitBudget(() => render([headline, figures], full, []), full, budgetBytes) ??
    cutBytes(verdictTitle(run), budgetBytes)
  );
};

const asItIs = (text: string): string => text;

const shortened = (dropped: readonly string[], budgetBytes: number): string[] => {
  if (dropped.length === 0) return [];
  const limit = formatBytes(budgetBytes);
  return [`Shortened to stay under ${limit}. Left out: ${dropped.join('; ')}. The report files hold everything.`];
};
