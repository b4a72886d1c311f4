import type { Outcome } from '../../../core/model/status.ts';
import { capitalized } from '../../../lib/capitalized.ts';
import { counted, digits } from '../../../lib/numbers.ts';
import type { ResultData, SessionData, SessionKind } from '../../report-data.ts';

/** Statuses by which the page can filter. */
export const statuses = ['failed', 'flaky', 'quarantined', 'missing', 'passed', 'skipped'] as const;

export type Status = (typeof statuses)[number];

export interface Look {
  /** Sign for people who cannot distinguish the colors. */
  readonly sign: string;
  readonly label: string;
  /** Part of the CSS class after `is-`. */
  readonly style: string;
}

export const outcomeLooks: Record<Outcome, Look & { readonly status: Status }> = {
  error: { sign: '!', label: 'error', style: 'error', status: 'failed' },
  failed: { sign: '✗', label: 'failed', style: 'failed', status: 'failed' },
  'timed-out': { sign: '◷', label: 'timed out', style: 'timed-out', status: 'failed' },
  pending: { sign: '…', label: 'not run', style: 'pending', status: 'missing' },
  unknown: { sign: '?', label: 'unknown', style: 'unknown', status: 'failed' },
  flaky: { sign: '↻', label: 'flaky', style: 'flaky', status: 'flaky' },
  quarantined: { sign: '⊘', label: 'quarantined', style: 'quarantined', status: 'quarantined' },
  passed: { sign: '✓', label: 'passed', style: 'passed', status: 'passed' },
  skipped: { sign: '–', label: 'skipped', style: 'skipped', status: 'skipped' },
  'no result': { sign: '·', label: 'no result', style: 'none', status: 'missing' },
};

export const statusOfOutcome = (outcome: Outcome): Status => outcomeLooks[outcome].status;

/**
 * Statuses under which a result counts, as in all reports: a flaky result also passed or failed, and a quarantined one failed. A
 * test without a result counts only if it is missing.
 */
export const statusesOf = ({ outcome, counts }: Pick<ResultData, 'outcome' | 'counts'>): readonly Status[] => {
  if (outcome === 'no result') return counts === 'missing' ? ['missing'] : [];
  if (outcome === 'flaky') return [counts === 'failed' ? 'failed' : 'passed', 'flaky'];
  return outcome === 'quarantined' ? ['failed', 'quarantined'] : [statusOfOutcome(outcome)];
};

export const statusLook = (status: Status): Look => {
  const look = status === 'missing' ? { ...outcomeLooks.pending, label: status } : outcomeLooks[status];
  return { ...look, label: capitalized(look.label) };
};

export const sessionLooks: Record<SessionKind, Look> = {
  ...outcomeLooks,
  missing: { sign: '!', label: 'missing', style: 'error' },
  empty: { sign: '○', label: 'no tests', style: 'none' },
  waiting: { sign: '…', label: 'waiting', style: 'none' },
};

/** Outcome of a session, by which it is shown and filtered. */
export const outcomeOfSession = ({ kind }: SessionData): Outcome => {
  if (kind === 'missing') return 'error';
  return kind === 'empty' || kind === 'waiting' ? 'no result' : kind;
};

/** Describes the shard and attempt of a session: `shard 2 of 3, attempt 2`. */
export const partLabel = ({ shard, shards, attempt }: SessionData): string =>
  [shards > 1 ? `shard ${shard} of ${shards}` : '', attempt > 1 ? `attempt ${attempt}` : '']
    .filter((part) => part !== '')
    .join(', ');

export const reachLabel = (devices: number, ofRun: number): string => `${digits(devices)} of ${counted(ofRun, 'device')}`;

export const shortClass = (className: string): string => className.slice(className.lastIndexOf('.') + 1);

/** Splits `Google Pixel 3-10.0 (my-project)` into `Google Pixel 3` and `10.0 (my-project)`. */
export const splitDevice = (device: string): { readonly name: string; readonly version: string } => {
  const hyphen = device.lastIndexOf('-', device.endsWith(')') ? device.lastIndexOf(' (') : device.length);
  return hyphen <= 0 ? { name: device, version: '' } : { name: device.slice(0, hyphen), version: device.slice(hyphen + 1) };
};
