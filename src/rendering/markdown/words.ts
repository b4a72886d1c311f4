import { formatDuration } from '../../lib/durations.ts';
import { cutText } from '../../lib/escape/cut.ts';
import { inlineText } from '../../lib/escape/markdown.ts';
import { digits } from '../../lib/numbers.ts';

/** Longer names are cut; nothing that a person called a device or a test is this long. */
const maxNameLength = 160;
/** `3 m 12 s`; a dash where nobody said. */
export const duration = (durationMs: number | undefined): string =>
  durationMs === undefined || !Number.isFinite(durationMs) || durationMs < 0 ? '–' : formatDuration(durationMs);

/** `2026-01-02 10:20:30 UTC`; a dash where nobody said. */
export const utcTime = (time: Date | undefined): string =>
  time === undefined || Number.isNaN(time.getTime()) ? '–' : `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** A name from outside as Markdown prose, cut to what a table can hold. */
export const nameText = (name: string): string => inlineText(cutText(name, maxNameLength));

/** `A, B and 3 more`, as Markdown. */
export const listed = (names: readonly string[], limit: number): string => {
  const shown = names.slice(0, names.length === limit + 1 ? names.length : limit).map(nameText);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${digits(more)} more` : shown.join(', ');
};
