import type { AnalyzedShard } from '../../core/model/run-analysis.ts';
import { listNames } from '../../core/wording/describe-tests.ts';
import { knownMs } from '../../core/wording/run-times.ts';
import { webAddress } from '../../lib/addresses.ts';
import { formatDuration } from '../../lib/durations.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, inlineText, link, linkAddress } from '../../lib/escape/markdown.ts';

const maxNameLength = 160;
const maxCodeLength = 300;

/** Formats a duration as `3 m 12 s`, or as a dash if it is unknown. */
export const duration = (durationMs: number | undefined): string => {
  const known = knownMs(durationMs);
  return known === undefined ? '–' : formatDuration(known);
};

/** Formats a time as `2026-01-02 10:20:30 UTC`, or as a dash if it is unknown. */
export const utcTime = (time: Date | undefined): string =>
  time === undefined || Number.isNaN(time.getTime()) ? '–' : `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Formats a name from outside as Markdown, short enough for a table. */
export const nameText = (name: string): string => inlineText(cutText(name, maxNameLength));

/** Formats a name with packages or folders as code. */
export const codeName = (name: string): string => codeSpan(cutText(name, maxCodeLength));

/** Formats a name as code, with a link if there is a URL. */
export const codeLink = (name: string, url: string | undefined): string => {
  const address = linkAddress(url);
  return address === undefined ? codeName(name) : `[${codeName(name)}](${address})`;
};

export const nameList = (names: readonly string[], limit: number): string => listNames(names, limit, nameText);

/** Link to a page of the service, as a list. The list is empty if `webAddress` refuses the URL. */
export const linkTo = (label: string, url: string | undefined): readonly string[] => {
  const address = webAddress(url);
  return address === undefined ? [] : [link(label, address)];
};

/** Renders a GitHub table. Its cells must be escaped Markdown without bars and line breaks. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Renders Markdown blocks that unfold on a click. `summary` is HTML. */
export const foldable = (summary: string, blocks: readonly string[], open = false): string =>
  [`<details${open ? ' open' : ''}><summary>${summary}</summary>`, ...blocks, '</details>'].join('\n\n');

/** Renders a colored box of GitHub. It must not be inside a foldable part. */
export const alert = (kind: 'NOTE' | 'WARNING' | 'CAUTION', blocks: readonly string[]): string =>
  [`[!${kind}]`, ...blocks.join('\n\n').split('\n')].map((line) => (line === '' ? '>' : `> ${line}`)).join('\n');

type Kind = AnalyzedShard['judgment']['kind'];

export const kindLabels: Record<Kind, readonly [emoji: string, label: string]> = {
  passed: ['✅', 'passed'],
  failed: ['❌', 'failed'],
  'timed-out': ['❌', 'timed out'],
  error: ['❌', 'error'],
  empty: ['⚠️', 'no tests'],
  waiting: ['⏳', 'waiting'],
};

export const kindText = (kind: Kind): string => kindLabels[kind].join(' ');
