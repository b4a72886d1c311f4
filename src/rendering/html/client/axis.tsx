import type { JSX } from 'preact';
import { formatDuration, hourMs, minuteMs, secondMs } from '../../../lib/durations.ts';

/** Time axis from left to right, with a few ticks at round times. */
interface Axis {
  readonly lengthMs: number;
  readonly ticksMs: readonly number[];
}

const steps = [1, 2, 5, 10, 30]
  .flatMap((factor) => [factor * secondMs, factor * minuteMs])
  .concat([hourMs, 2 * hourMs, 6 * hourMs, 24 * hourMs])
  .toSorted((a, b) => a - b);
const mostTicks = 5;
/**
 * Share of the axis that may have ticks. The label of a tick is on its right, so a label in the last part of the axis would not
 * fit.
 */
const tickShare = 0.9;

export const createAxis = (lengthMs: number): Axis => {
  const step = steps.find((each) => lengthMs / each <= mostTicks) ?? lengthMs;
  const all = Array.from({ length: mostTicks + 1 }, (_, index) => index * step);
  return { lengthMs, ticksMs: all.filter((ms) => ms <= lengthMs * tickShare) };
};

export const tickLabel = (ms: number): string => (ms === 0 ? '0' : formatDuration(ms));

export const Ticks = ({ axis: { lengthMs, ticksMs } }: { axis: Axis }): JSX.Element => (
  <span class="ticks" aria-hidden="true">
    {ticksMs.map((ms) => (
      <span key={ms} class="tick" style={{ left: `${(ms / lengthMs) * 100}%` }}>
        {tickLabel(ms)}
      </span>
    ))}
  </span>
);

/** Draws time intervals as bars. Each interval has a CSS class, a start and an end. */
export const TimeBar = (props: {
  lengthMs: number;
  label: string;
  pieces: readonly (readonly [style: string, fromMs: number, toMs: number])[];
}): JSX.Element => {
  const percent = (ms: number): number => Math.min(100, Math.max(0, (ms / props.lengthMs) * 100));
  return (
    <span class="bar" role="img" aria-label={props.label} title={props.label}>
      {props.pieces.map(([style, fromMs, toMs]) => (
        <span key={style} class={style} style={{ left: `${percent(fromMs)}%`, width: `${percent(toMs) - percent(fromMs)}%` }} />
      ))}
    </span>
  );
};
