import { formatDuration } from '../../lib/durations.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, inlineText, link, linkAddress } from '../../lib/escape/markdown.ts';
import { digits } from '../../lib/numbers.ts';
import type { AnalyzedShard } from '../../model/run-analysis.ts';
import { listNames } from '../describe-tests.ts';
import { webAddress } from '../web-address.ts';

/** Limit on names of devices and tests, which are rarely this long; longer ones are cut. */
const maxNameLength = 160;
const maxCodeLength = 300;

/** Formats a duration, `3 m 12 s`; a dash if it is unknown. */
export const duration = (durationMs: number | undefined): string =>
  durationMs === undefined || !Number.isFinite(durationMs) || durationMs < 0 ? '–' : formatDuration(durationMs);

/** Formats a time, `2026-01-02 10:20:30 UTC`; a dash if it is unknown. */
export const utcTime = (time: Date | undefined): string =>
  time === undefined || Number.isNaN(time.getTime()) ? '–' : `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Formats a name from outside as Markdown prose, cut to what a table can hold. */
export const nameText = (name: string): string => inlineText(cutText(name, maxNameLength));

/** Formats a name as code, for names with packages and folders. */
export const codeName = (name: string): string => codeSpan(cutText(name, maxCodeLength));

/** Formats a name as code, with a link if there is an address. */
export const codeLink = (name: string, url: string | undefined): string => {
  const address = linkAddress(url);
  return address === undefined ? codeName(name) : `[${codeName(name)}](${address})`;
};

/** Lists names as Markdown, `A, B and 3 more`. */
export const nameList = (names: readonly string[], limit: number): string => listNames(names, limit, nameText);

/** Links to a page of the service; empty if readers cannot open it. */
export const linkTo = (label: string, url: string | undefined): readonly string[] => {
  const address = webAddress(url);
  return address === undefined ? [] : [link(label, address)];
};

/** Renders a GitHub table. Header and cells are Markdown without bars and line ends, as the escaping functions return it. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Renders a part that opens on a click. The blank lines make GitHub read Markdown inside; `summary` must be HTML. */
export const foldable = (summary: string, blocks: readonly string[], open = false): string =>
  [`<details${open ? ' open' : ''}><summary>${summary}</summary>`, ...blocks, '</details>'].join('\n\n');

/** Renders a colored box: blue, orange or red on GitHub, an ordinary quotation elsewhere. It cannot be inside a foldable part. */
export const alert = (kind: 'NOTE' | 'WARNING' | 'CAUTION', blocks: readonly string[]): string =>
  [`[!${kind}]`, ...blocks.join('\n\n').split('\n')].map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');

type Kind = AnalyzedShard['judgment']['kind'];

const kindLabels: Record<Kind, readonly [emoji: string, label: string]> = {
  passed: ['✅', 'passed'],
  failed: ['❌', 'failed'],
  'timed-out': ['❌', 'timed out'],
  error: ['❌', 'error'],
  empty: ['⚠️', 'no tests'],
};

/** Formats a session's result in a table, such as `❌ error`. */
export const kindText = (kind: Kind): string => kindLabels[kind].join(' ');

/** Formats a session's result, with the number of failed tests if these are the problem. */
export const sessionText = (shard: AnalyzedShard): string => {
  if (shard.judgment.kind !== 'failed') return kindText(shard.judgment.kind);
  const { failed, quarantined } = countFailures(shard);
  if (failed + quarantined === 0) return `${kindText('passed')} after a retry`;
  return [
    ...(failed > 0 ? [`❌ ${digits(failed)} failed`] : []),
    ...(quarantined > 0 ? [`⚠️ ${digits(quarantined)} quarantined`] : []),
  ].join(', ');
};

/** A line of the session list. GitHub colors the lines of a `diff` by their sign: green, red, orange. */
export interface SessionLine {
  readonly sign: '+' | '-' | '!';
  /** Meaning of the color; empty for a pass. */
  readonly problem: string;
}

/** Builds the line for a shard's attempt; each attempt has its own. */
export const sessionLine = (shard: AnalyzedShard, kind: Kind): SessionLine => {
  if (kind === 'passed') return { sign: '+', problem: '' };
  if (kind === 'empty') return { sign: '!', problem: kindLabels.empty[1] };
  if (kind !== 'failed' || shard.attempts.length > 1) return { sign: '-', problem: kindLabels[kind][1] };
  const { failed, quarantined } = countFailures(shard);
  return failed > 0
    ? { sign: '-', problem: `${digits(failed)} failed` }
    : { sign: '!', problem: `${digits(quarantined)} quarantined` };
};

/** Counts the failed tests, and how many of all failures do not count. */
const countFailures = ({ failed, quarantined }: AnalyzedShard): { readonly failed: number; readonly quarantined: number } => {
  const notCounted = quarantined.keys().reduce((sum, { status }) => sum + (status === 'failed' ? 1 : 0), 0);
  return { failed: failed - notCounted, quarantined: notCounted };
};
