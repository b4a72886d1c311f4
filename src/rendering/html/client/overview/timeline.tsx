import type { JSX } from 'preact';
import { formatDuration, hourMs, minuteMs, secondMs } from '../../../../lib/durations.ts';
import type { ResultsData, SessionData } from '../../report-data.ts';
import { sessionLooks } from '../model/words.ts';

/** The run's time from left to right. */
export interface Axis {
  readonly lengthMs: number;
  readonly ticksMs: readonly number[];
}

const steps = [1, 2, 5, 10, 30]
  .flatMap((factor) => [factor * secondMs, factor * minuteMs])
  .concat([hourMs, 2 * hourMs, 6 * hourMs, 24 * hourMs])
  .toSorted((a, b) => a - b);
const mostTicks = 5;
/** A tick's words stand after it, so that the last part of the axis has no room for them. */
const tickShare = 0.9;

/** An axis that holds the run and all its sessions, with a few round times on it. */
export const createAxis = ({ sessions, lengthMs }: Pick<ResultsData, 'sessions' | 'lengthMs'>): Axis => {
  const end = Math.max(1, lengthMs, ...sessions.map(({ startMs = 0, durationMs = 0 }) => startMs + durationMs));
  const step = steps.find((each) => end / each <= mostTicks) ?? end;
  const ticksMs = Array.from({ length: mostTicks + 1 }, (_, index) => index * step).filter((ms) => ms <= end * tickShare);
  return { lengthMs: end, ticksMs };
};

export const Ticks = ({ axis: { lengthMs, ticksMs } }: { axis: Axis }): JSX.Element => (
  <span class="ticks" aria-hidden="true">
    {ticksMs.map((ms) => (
      <span key={ms} class="tick" style={{ left: `${(ms / lengthMs) * 100}%` }}>
        {ms === 0 ? '0' : formatDuration(ms).replace(/ 0 [sm]$/, '')}
      </span>
    ))}
  </span>
);

/** The session's time on the axis: a thin line while it waited for a device, a bar while it ran. */
export const TimeBar = ({ session, axis }: { session: SessionData; axis: Axis }): JSX.Element | null => {
  const { startMs, durationMs = 0, queuedMs = 0, kind } = session;
  if (startMs === undefined) return null;
  const percent = (ms: number): number => Math.min(100, Math.max(0, (ms / axis.lengthMs) * 100));
  const between = (from: number, to: number) => ({ left: `${percent(from)}%`, width: `${percent(to) - percent(from)}%` });
  const label = `from ${formatDuration(Math.max(0, startMs))} to ${formatDuration(Math.max(0, startMs + durationMs))}`;
  return (
    <span class="bar" role="img" aria-label={label} title={label}>
      <span class="waited" style={between(startMs - queuedMs, startMs)} />
      <span class={`ran is-${sessionLooks[kind].style}`} style={between(startMs, startMs + durationMs)} />
    </span>
  );
};
