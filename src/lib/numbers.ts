import { minuteMs } from './durations.ts';

/** Formats a count: `7`, `1,200`, `2,000,000`. */
export const digits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a count with its noun: `1 test`, `2 tests`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${digits(count)} ${count === 1 ? noun : plural}`;

/** Lists the first names: `A, B and 3 more`. */
export const listFirst = (names: readonly string[], most: number): string =>
  `${names.slice(0, most).join(', ')}${names.length > most ? ` and ${names.length - most} more` : ''}`;

/** Formats minutes, by default with one decimal, as device time is billed: `22.7`. */
export const formatMinutes = (durationMs: number, decimals = 1): string => (durationMs / minuteMs).toFixed(decimals);

/** Formats minutes with thousands separators: `6,549.2`. */
export const shownMinutes = (durationMs: number): string => {
  const [whole = '', decimals = ''] = formatMinutes(durationMs).split('.');
  return `${digits(Number(whole))}.${decimals}`;
};

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
