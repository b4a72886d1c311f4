import { definitionOf } from '../../frameworks/lookup.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { inlineText } from '../../lib/escape/markdown.ts';
import type { RunAnalysis, VerdictKind } from '../../model/results.ts';
import type { Part } from './view.ts';

const maxReason = 1_000;

/** A word and a sign, since colours are not for everybody. */
export const verdictMark: Record<VerdictKind, string> = {
  passed: '✓ PASSED',
  failed: '✗ FAILED',
  error: '! ERROR',
  'timed-out': '✗ TIMED OUT',
  cancelled: '✗ CANCELLED',
  started: '→ STARTED',
  planned: '○ PLANNED',
};

export const simulatedWarning = '**SIMULATED: the built-in cloud ran this, no real device.**';

/** The verdict in one line of plain text. */
export const verdictTitle = ({ verdict, framework, simulated }: RunAnalysis): string =>
  `${verdictMark[verdict.kind]}: ${definitionOf(framework).title}${simulated ? ', SIMULATED' : ''}`;

export const headline: Part = ({ run }) => [
  `## ${verdictTitle(run)}`,
  ...(run.simulated ? [`> ${simulatedWarning} Nothing here tells how the app behaves on a phone.`] : []),
  inlineText(cutText(run.verdict.reason, maxReason)),
];
