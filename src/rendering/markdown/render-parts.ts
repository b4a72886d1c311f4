import { formatBytes } from '../../lib/durations.ts';
import { cutBytes } from '../../lib/escape/cut.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import { verdictTitle } from '../verdict-looks.ts';
import { type Detail, fitBudget } from './detail.ts';
import { figures, headline } from './headline.ts';
import type { Part, View } from './view.ts';

export interface RenderOptions extends Pick<View, 'links' | 'reportDir' | 'triage'> {
  readonly budgetBytes: number;
  /** Changes the text for its destination, before its size is measured. */
  readonly finish?: (text: string) => string;
}

/**
 * Renders the parts one after another, with as much detail as fits. A last line mentions what was left out. If even the
 * shortest text is too long, renders only the verdict and the figures.
 */
export const renderParts = (parts: readonly Part[], run: RunAnalysis, full: Detail, options: RenderOptions): string => {
  const { budgetBytes, links, reportDir, triage, finish = String } = options;
  const render = (chosen: readonly Part[], detail: Detail, dropped: readonly string[]): string => {
    const blocks = chosen.flatMap((part) => part({ run, links, reportDir, detail, triage }));
    return finish(`${[...blocks, ...shortenedNote(dropped, budgetBytes)].join('\n\n')}\n`);
  };
  return (
    fitBudget((detail, dropped) => render(parts, detail, dropped), full, budgetBytes) ??
    fitBudget(() => render([headline, figures], full, []), full, budgetBytes) ??
    cutBytes(verdictTitle(run), budgetBytes)
  );
};

const shortenedNote = (dropped: readonly string[], budgetBytes: number): string[] => {
  if (dropped.length === 0) return [];
  const limit = formatBytes(budgetBytes);
  return [`Shortened to stay under ${limit}. Left out: ${dropped.join('; ')}. The report files are complete.`];
};
