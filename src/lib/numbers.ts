import { minuteMs } from './durations.ts';

/** Formats a number with commas: `7`, `1,200`, `2,000,000`. */
export const digits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Formats a number with its noun: `1 test`, `2 tests`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${digits(count)} ${count === 1 ? noun : plural}`;

/** Formats a list of names: `A, B or C`. */
export const listed = (names: readonly string[], last: 'or' | 'and' = 'or'): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** Formats the first names of a list: `A, B and 3 more`. */
export const listFirst = (names: readonly string[], most: number): string =>
  `${names.slice(0, most).join(', ')}${names.length > most ? ` and ${names.length - most} more` : ''}`;

/** Formats minutes, by default with one decimal, as device time is billed: `22.7`. */
export const formatMinutes = (durationMs: number, decimals = 1): string => (durationMs / minuteMs).toFixed(decimals);

/** Formats minutes with commas and one decimal: `6,549.2`. */
export const shownMinutes = (durationMs: number): string => {
  const [whole = '', decimals = ''] = formatMinutes(durationMs).split('.');
  return `${digits(Number(whole))}.${decimals}`;
};

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
