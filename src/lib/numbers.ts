import { minuteMs } from './durations.ts';

/** A narrow no-break space, which keeps the groups together and cannot be mistaken for a decimal point. */
const groupSeparator = '\u202f';

/** `7`, `1 200`, `2 000 000`. */
export const digits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, groupSeparator);

/** `1 test`, `2 tests`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${digits(count)} ${count === 1 ? noun : plural}`;

/** `22.7`: minutes with one decimal unless told, as device time is billed. */
export const formatMinutes = (durationMs: number, decimals = 1): string => (durationMs / minuteMs).toFixed(decimals);
