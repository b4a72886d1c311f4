import { formatDuration } from '../../lib/durations.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, inlineText, link, linkAddress } from '../../lib/escape/markdown.ts';
import { digits } from '../../lib/numbers.ts';
import type { AnalyzedShard } from '../../model/run-analysis.ts';
import { listNames } from '../describe-tests.ts';
import { webAddress } from '../web-address.ts';

/** Names of devices and tests are rarely this long; longer ones are cut. */
const maxNameLength = 160;
const maxCodeLength = 300;

/** `3 m 12 s`; a dash where the duration is unknown. */
export const duration = (durationMs: number | undefined): string =>
  durationMs === undefined || !Number.isFinite(durationMs) || durationMs < 0 ? '–' : formatDuration(durationMs);

/** `2026-01-02 10:20:30 UTC`; a dash where the time is unknown. */
export const utcTime = (time: Date | undefined): string =>
  time === undefined || Number.isNaN(time.getTime()) ? '–' : `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** A name from outside as Markdown prose, cut to what a table can hold. */
export const nameText = (name: string): string => inlineText(cutText(name, maxNameLength));

/** The same in the code font, for names with packages and folders. */
export const codeName = (name: string): string => codeSpan(cutText(name, maxCodeLength));

/** The same as a link, where there is an address. */
export const codeLink = (name: string, url: string | undefined): string => {
  const address = linkAddress(url);
  return address === undefined ? codeName(name) : `[${codeName(name)}](${address})`;
};

/** `A, B and 3 more`, as Markdown. */
export const listed = (names: readonly string[], limit: number): string => listNames(names, limit, nameText);

/** A link to a page of the service; nothing where readers cannot open it. */
export const linkTo = (label: string, url: string | undefined): readonly string[] => {
  const address = webAddress(url);
  return address === undefined ? [] : [link(label, address)];
};

/** A GitHub table. Header and cells are Markdown without bars and line ends, as the escaping functions give it. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A part that opens on a click. The blank lines make GitHub read Markdown inside; `summary` must be HTML. */
export const foldable = (summary: string, blocks: readonly string[], open = false): string =>
  [`<details${open ? ' open' : ''}><summary>${summary}</summary>`, ...blocks, '</details>'].join('\n\n');

/** A colored box: blue, orange or red on GitHub, an ordinary quotation elsewhere. It cannot stand inside a foldable part. */
export const alert = (kind: 'NOTE' | 'WARNING' | 'CAUTION', blocks: readonly string[]): string =>
  [`[!${kind}]`, ...blocks.join('\n\n').split('\n')].map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');

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
  return [
    ...(failed > 0 ? [`❌ ${digits(failed)} failed`] : []),
    ...(quarantined > 0 ? [`⚠️ ${digits(quarantined)} quarantined`] : []),
  ].join(', ');
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
  return failed > 0
    ? { sign: '-', problem: `${digits(failed)} failed` }
    : { sign: '!', problem: `${digits(quarantined)} quarantined` };
};

/** How many tests failed, and how many of all failures do not count. */
const countFailures = ({ failed, quarantined }: AnalyzedShard): { readonly failed: number; readonly quarantined: number } => {
  const notCounted = quarantined.keys().reduce((sum, { status }) => sum + (status === 'failed' ? 1 : 0), 0);
  return { failed: failed - notCounted, quarantined: notCounted };
};
