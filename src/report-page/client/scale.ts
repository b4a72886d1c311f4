import { formatDuration, hourMs, minuteMs, secondMs } from '../../lib/durations.ts';

export interface Axis {
  readonly lengthMs: number;
  readonly ticksMs: readonly number[];
}

const steps = [1, 2, 5, 10, 30]
  .flatMap((factor) => [factor * secondMs, factor * minuteMs])
  .concat([hourMs, 2 * hourMs, 6 * hourMs, 24 * hourMs])
  .toSorted((a, b) => a - b);
const mostTicks = 5;
/** Last position of a tick, as a share of the axis. Farther right, its label would not fit. */
const tickShare = 0.9;

export const createAxis = (lengthMs: number): Axis => {
  const step = steps.find((each) => lengthMs / each <= mostTicks) ?? lengthMs;
  const all = Array.from({ length: mostTicks + 1 }, (_, index) => index * step);
  return { lengthMs, ticksMs: all.filter((ms) => ms <= lengthMs * tickShare) };
};

export const tickLabel = (ms: number): string => (ms === 0 ? '0' : formatDuration(ms));

/** Values of a curve. A sample without a value is `null`. */
type Values = readonly (number | null)[];

/** Smallest and largest value. Both are 0 if there are no values. */
export const extentOf = (values: Values): { readonly min: number; readonly max: number } => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...known), max: Math.max(...known) };
};

/** Rounds up to 1, 2, 4, 5, 8 or 10 times a power of ten, so that half of the number is round, too. */
export const roundTop = (max: number): number => {
  if (!(max > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(max));
  return ([1, 2, 4, 5, 8, 10].find((factor) => factor * power >= max) ?? 10) * power;
};

export const linePath = (xs: readonly number[], ys: Values): string =>
  ys
    .map((y, at) => (y === null ? '' : `${(ys[at - 1] ?? null) === null ? 'M' : 'L'}${(xs[at] ?? 0).toFixed(1)} ${y.toFixed(1)}`))
    .join('');
