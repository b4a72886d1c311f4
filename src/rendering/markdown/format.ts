import { formatDuration } from '../../lib/durations.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { codeSpan, inlineText, link, linkAddress } from '../../lib/escape/markdown.ts';
import type { AnalyzedShard } from '../../model/run-analysis.ts';
import { listNames } from '../describe-tests.ts';
import { knownMs } from '../run-times.ts';

const maxNameLength = 160;
const maxCodeLength = 300;

/** Formats a duration as `3 m 12 s`; a dash if it is unknown. */
export const duration = (durationMs: number | undefined): string => {
  const known = knownMs(durationMs);
  return known === undefined ? '–' : formatDuration(known);
};

/** Formats a time as `2026-01-02 10:20:30 UTC`; a dash if it is unknown. */
export const utcTime = (time: Date | undefined): string =>
  time === undefined || Number.isNaN(time.getTime()) ? '–' : `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Formats a name from outside as Markdown, short enough for a table. */
export const nameText = (name: string): string => inlineText(cutText(name, maxNameLength));

/** Formats a name as code, for names with packages and folders. */
export const codeName = (name: string): string => codeSpan(cutText(name, maxCodeLength));

/** Formats a name as code, with a link if there is a URL. */
export const codeLink = (name: string, url: string | undefined): string => {
  const address = linkAddress(url);
  return address === undefined ? codeName(name) : `[${codeName(name)}](${address})`;
};

export const nameList = (names: readonly string[], limit: number): string => listNames(names, limit, nameText);

/** Texts of the first items, then a text that counts the items above the limit. */
export const firstItems = <Item>(
  items: readonly Item[],
  limit: number,
  show: (item: Item, nth: number) => string,
  countMore: (more: number) => string,
): string[] => {
  const shown = items.slice(0, limit).map(show);
  return items.length > shown.length ? [...shown, countMore(items.length - shown.length)] : shown;
};

const maxAddressLength = 2_000;

/** An https URL without credentials. An http URL is refused, because it is of the built-in cloud, which ends with the job. */
export const webAddress = (text: string | undefined): string | undefined => {
  const url = text === undefined || text.length > maxAddressLength ? null : URL.parse(text);
  if (url?.protocol !== 'https:') return undefined;
  url.username = '';
  url.password = '';
  return url.href;
};

/** Link to a page of the service as a list. The list is empty if readers cannot open the page. */
export const linkTo = (label: string, url: string | undefined): readonly string[] => {
  const address = webAddress(url);
  return address === undefined ? [] : [link(label, address)];
};

/** Renders a GitHub table. Cells must be Markdown without bars and line breaks, as the escaping functions return it. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Renders blocks that unfold on a click. `summary` is HTML. Blank lines make GitHub read the blocks as Markdown. */
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
};

export const kindText = (kind: Kind): string => kindLabels[kind].join(' ');

/** Numbers of failed tests: `failed` without quarantined failures, and `quarantined`. */
export const countFailures = ({ failed: all, quarantined: tests }: AnalyzedShard) => {
  const quarantined = tests.keys().reduce((sum, { status }) => sum + Number(status === 'failed'), 0);
  return { failed: all - quarantined, quarantined };
};
