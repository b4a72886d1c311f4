import { definitionOf } from '../frameworks/lookup.ts';
import type { VerdictKind } from '../model/results.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';

/** A sign and a word for each verdict, since not everyone sees colors. */
export const verdictWords: Record<VerdictKind, { readonly sign: string; readonly word: string }> = {
  passed: { sign: '✓', word: 'Passed' },
  failed: { sign: '✗', word: 'Failed' },
  error: { sign: '!', word: 'Error' },
  'timed-out': { sign: '◷', word: 'Timed out' },
  cancelled: { sign: '■', word: 'Cancelled' },
  started: { sign: '→', word: 'Started' },
  planned: { sign: '○', word: 'Planned' },
};

/** The verdict in one line of plain text: `✗ Failed: Espresso (SIMULATED)`. */
export const verdictTitle = ({ verdict, framework, simulated }: RunAnalysis): string => {
  const { sign, word } = verdictWords[verdict.kind];
  return `${sign} ${word}: ${definitionOf(framework).title}${simulated ? ' (SIMULATED)' : ''}`;
};

/** Follows the word "SIMULATED". */
export const simulatedWarning =
  'The built-in cloud produced these results without a real device. They do not show how the app behaves on a phone.';
