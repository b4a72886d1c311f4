import { z } from 'zod';
import { hourMs } from '../../lib/durations.ts';

/** Years and months are missing, because their lengths vary. */
const units = { W: 168 * hourMs, D: 24 * hourMs, H: hourMs, M: hourMs / 60, S: 1_000 } as const;

/** Returns the milliseconds of a duration such as `PT5M` or `P1DT12H`, or undefined for any other text. */
export const isoDurationMs = (text: string): number | undefined => {
  const match = /^P(?:(\d{1,9})W)?(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d{1,3})?)S)?)?$/.exec(text);
  if (match === null || /[PT]$/.test(text)) return undefined;
  const [, weeks, days, hours, minutes, seconds] = match.map((amount) => Number(amount ?? 0));
  return (
    (weeks ?? 0) * units.W + (days ?? 0) * units.D + (hours ?? 0) * units.H + (minutes ?? 0) * units.M + (seconds ?? 0) * units.S
  );
};

const maxAdvanceMs = 100 * 366 * 24 * hourMs;

/** The time can advance by at most 100 years. */
export const advanceSchema = z.strictObject({
  advance: z
    .string()
    .describe('An ISO 8601 duration without years and months, such as "PT5M"')
    .refine((text) => (isoDurationMs(text) ?? Number.POSITIVE_INFINITY) <= maxAdvanceMs),
});
