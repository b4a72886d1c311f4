import { definitionOf } from '../frameworks/lookup.ts';
import type { VerdictKind } from '../model/results.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';

interface VerdictLook {
  /** Sign for plain text and the report page. */
  readonly sign: string;
  /** Emoji for Markdown. Only characters up to U+FFFF, as GitHub requires for check runs. */
  readonly emoji: string;
  readonly label: string;
}

/** Sign and label of each verdict. The sign is for people who cannot distinguish the colors. */
export const verdictLooks: Record<VerdictKind, VerdictLook> = {
  passed: { sign: '✓', emoji: '✅', label: 'Passed' },
  failed: { sign: '✗', emoji: '❌', label: 'Failed' },
  error: { sign: '!', emoji: '❌', label: 'Error' },
  'timed-out': { sign: '◷', emoji: '❌', label: 'Timed out' },
  cancelled: { sign: '■', emoji: '⚠️', label: 'Cancelled' },
  started: { sign: '→', emoji: '⏳', label: 'Started' },
  planned: { sign: '○', emoji: 'ℹ️', label: 'Planned' },
};

/** Formats the verdict in one line of plain text: `✗ Failed: Espresso (SIMULATED)`. */
export const verdictTitle = ({ verdict, framework, simulated }: RunAnalysis): string => {
  const { sign, label } = verdictLooks[verdict.kind];
  return `${sign} ${label}: ${definitionOf(framework).title}${simulated ? ' (SIMULATED)' : ''}`;
};

export const simulatedWarning =
  'The built-in cloud produced these results without a real device. They do not show how the app behaves on a phone.';
