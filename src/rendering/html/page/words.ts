import type { VerdictKind } from '../../../model/results.ts';

/** A sign and a word for each verdict, since colours are not for everybody. */
export const verdictWords: Record<VerdictKind, { readonly sign: string; readonly word: string }> = {
  passed: { sign: '✓', word: 'Passed' },
  failed: { sign: '✗', word: 'Failed' },
  error: { sign: '!', word: 'Error' },
  'timed-out': { sign: '◷', word: 'Timed out' },
  cancelled: { sign: '■', word: 'Cancelled' },
  started: { sign: '→', word: 'Started' },
  planned: { sign: '○', word: 'Planned' },
};
