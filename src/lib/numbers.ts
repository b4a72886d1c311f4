import { minuteMs } from './durations.ts';

/** `7`, `1,200`, `2,000,000`. */
export const digits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 test`, `2 tests`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${digits(count)} ${count === 1 ? noun : plural}`;

/** `22.7`: minutes with one decimal unless told, as device time is billed. */
export const formatMinutes = (durationMs: number, decimals = 1): string => (durationMs / minuteMs).toFixed(decimals);

/** `6,549.2`: the same for readers. */
export const shownMinutes = (durationMs: number): string => {
  const [whole = '', decimals = ''] = formatMinutes(durationMs).split('.');
  return `${digits(Number(whole))}.${decimals}`;
};
