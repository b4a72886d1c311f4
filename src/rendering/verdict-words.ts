import { definitionOf } from '../frameworks/lookup.ts';
import type { VerdictKind } from '../model/results.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';

interface VerdictWords {
  /** Sign for plain text and the report page, which has its own colors. */
  readonly sign: string;
  /** Emoji for Markdown, where it is the only color. Within U+FFFF, the limit of a check run. */
  readonly emoji: string;
  readonly word: string;
}

/** Sign and label for each verdict, since some people do not see colors. */
export const verdictWords: Record<VerdictKind, VerdictWords> = {
  passed: { sign: '✓', emoji: '✅', word: 'Passed' },
  failed: { sign: '✗', emoji: '❌', word: 'Failed' },
  error: { sign: '!', emoji: '❌', word: 'Error' },
  'timed-out': { sign: '◷', emoji: '❌', word: 'Timed out' },
  cancelled: { sign: '■', emoji: '⚠️', word: 'Cancelled' },
  started: { sign: '→', emoji: '⏳', word: 'Started' },
  planned: { sign: '○', emoji: 'ℹ️', word: 'Planned' },
};

/** Formats the verdict in one line of plain text: `✗ Failed: Espresso (SIMULATED)`. */
export const verdictTitle = ({ verdict, framework, simulated }: RunAnalysis): string => {
  const { sign, word } = verdictWords[verdict.kind];
  return `${sign} ${word}: ${definitionOf(framework).title}${simulated ? ' (SIMULATED)' : ''}`;
};

/** Sentence after "SIMULATED". */
export const simulatedWarning =
  'The built-in cloud produced these results without a real device. They do not show how the app behaves on a phone.';
