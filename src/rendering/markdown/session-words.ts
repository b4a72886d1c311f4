import type { AnalyzedShard } from '../../model/run-analysis.ts';

type Kind = AnalyzedShard['judgment']['kind'];

const kindWords: Record<Kind, readonly [emoji: string, word: string]> = {
  passed: ['✅', 'passed'],
  failed: ['❌', 'failed'],
  'timed-out': ['❌', 'timed out'],
  error: ['❌', 'error'],
  empty: ['⚠️', 'no tests'],
};

/** `❌ error`: a session's result in a table. */
export const kindText = (kind: Kind): string => kindWords[kind].join(' ');

/** The same, with the number of failed tests where these are the problem. */
export const sessionText = (shard: AnalyzedShard): string => {
  if (shard.judgment.kind !== 'failed') return kindText(shard.judgment.kind);
  const { failed, quarantined } = countFailures(shard);
  if (failed + quarantined === 0) return `${kindText('passed')} after a retry`;
  return [...(failed > 0 ? [`❌ ${failed} failed`] : []), ...(quarantined > 0 ? [`⚠️ ${quarantined} quarantined`] : [])].join(
    ', ',
  );
};

/** GitHub colors the lines of a `diff` by their sign: green, red, orange. */
export interface SessionLine {
  readonly sign: '+' | '-' | '!';
  /** What the color means; empty where all is well. */
  readonly problem: string;
}

/** A shard's attempt in the timeline; of several attempts each stands for itself. */
export const sessionLine = (shard: AnalyzedShard, kind: Kind): SessionLine => {
  if (kind === 'passed') return { sign: '+', problem: '' };
  if (kind === 'empty') return { sign: '!', problem: kindWords.empty[1] };
  if (kind !== 'failed' || shard.attempts.length > 1) return { sign: '-', problem: kindWords[kind][1] };
  const { failed, quarantined } = countFailures(shard);
  return failed > 0 ? { sign: '-', problem: `${failed} failed` } : { sign: '!', problem: `${quarantined} quarantined` };
};

/** How many tests failed, and how many of all failures do not count. */
const countFailures = ({ failed, quarantined }: AnalyzedShard): { readonly failed: number; readonly quarantined: number } => {
  const notCounted = quarantined.keys().reduce((sum, { status }) => sum + (status === 'failed' ? 1 : 0), 0);
  return { failed: failed - notCounted, quarantined: notCounted };
};
