import type { Outcome } from '../../../../model/outcome.ts';
import type { SessionData, SessionKind } from '../../report-data.ts';

/** A sign, a word and a class of the style sheet for each outcome: since not everyone sees colors. */
export interface Look {
  readonly sign: string;
  readonly word: string;
  readonly style: string;
}

export const outcomeLooks: Record<Outcome, Look> = {
  error: { sign: '!', word: 'error', style: 'error' },
  failed: { sign: '✗', word: 'failed', style: 'failed' },
  'timed-out': { sign: '◷', word: 'timed out', style: 'timed-out' },
  pending: { sign: '…', word: 'not run', style: 'pending' },
  unknown: { sign: '?', word: 'unknown', style: 'unknown' },
  flaky: { sign: '↻', word: 'flaky', style: 'flaky' },
  quarantined: { sign: '⊘', word: 'quarantined', style: 'quarantined' },
  passed: { sign: '✓', word: 'passed', style: 'passed' },
  skipped: { sign: '–', word: 'skipped', style: 'skipped' },
  'no result': { sign: '·', word: 'no result', style: 'none' },
};

/** What a reader looks for; each outcome belongs to one. */
export const statuses = ['failed', 'flaky', 'quarantined', 'not-run', 'passed', 'skipped'] as const;

export type Status = (typeof statuses)[number];

export const statusOf: Record<Outcome, Status> = {
  error: 'failed',
  failed: 'failed',
  'timed-out': 'failed',
  unknown: 'failed',
  pending: 'not-run',
  'no result': 'not-run',
  flaky: 'flaky',
  quarantined: 'quarantined',
  passed: 'passed',
  skipped: 'skipped',
};

export const statusLooks: Record<Status, Look> = {
  failed: { ...outcomeLooks.failed, word: 'Failed' },
  flaky: { ...outcomeLooks.flaky, word: 'Flaky' },
  quarantined: { ...outcomeLooks.quarantined, word: 'Quarantined' },
  'not-run': { ...outcomeLooks.pending, word: 'Not run' },
  passed: { ...outcomeLooks.passed, word: 'Passed' },
  skipped: { ...outcomeLooks.skipped, word: 'Skipped' },
};

export const sessionLooks: Record<SessionKind, Look> = {
  passed: outcomeLooks.passed,
  failed: outcomeLooks.failed,
  'timed-out': outcomeLooks['timed-out'],
  error: outcomeLooks.error,
  missing: { sign: '!', word: 'missing', style: 'error' },
  empty: { sign: '○', word: 'no tests', style: 'none' },
};

/** `shard 2 of 3, attempt 2`, from 1; empty where there is only one of each. */
export const partWords = ({ shard, shards, attempt = 0 }: Pick<SessionData, 'shard' | 'shards'> & { attempt?: number }): string =>
  [shards > 1 ? `shard ${shard + 1} of ${shards}` : '', attempt > 0 ? `attempt ${attempt + 1}` : '']
    .filter((part) => part !== '')
    .join(', ');

/** The class without its package. */
export const shortClass = (className: string): string => className.slice(className.lastIndexOf('.') + 1);

/** Device and version of `Google Pixel 3-10.0`. */
export const splitDevice = (device: string): { readonly name: string; readonly version: string } => {
  const hyphen = device.lastIndexOf('-');
  return hyphen <= 0 ? { name: device, version: '' } : { name: device.slice(0, hyphen), version: device.slice(hyphen + 1) };
};
