import { formatDuration } from '../../../../lib/durations.ts';
import type { ResultsData, SessionData } from '../../report-data.ts';
import { element } from '../dom/element.ts';
import { sessionLooks } from '../model/words.ts';

/** The run's time from left to right. */
export interface Axis {
  readonly lengthMs: number;
  readonly ticksMs: readonly number[];
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const steps = [
  secondMs,
  2 * secondMs,
  5 * secondMs,
  10 * secondMs,
  30 * secondMs,
  minuteMs,
  2 * minuteMs,
  5 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
  6 * hourMs,
  24 * hourMs,
];
const mostTicks = 5;

/** An axis that holds the run and all its sessions, with a few round times on it. */
export const createAxis = ({ sessions, lengthMs }: Pick<ResultsData, 'sessions' | 'lengthMs'>): Axis => {
  const end = sessions.reduce(
    (last, { startMs = 0, durationMs = 0 }) => Math.max(last, startMs + durationMs),
    Math.max(1, lengthMs),
  );
  const step = steps.find((each) => end / each <= mostTicks) ?? end;
  const ticksMs = Array.from({ length: Math.min(mostTicks + 1, Math.floor(end / step) + 1) }, (_, index) => index * step);
  return { lengthMs: end, ticksMs };
};

export const drawTicks = (axis: Axis): HTMLElement =>
  element(
    'span',
    { class: 'ticks', 'aria-hidden': 'true' },
    ...axis.ticksMs.filter(hasRoom(axis)).map((ms) => {
      const tick = element('span', { class: 'tick' }, ms === 0 ? '0' : tickWords(ms));
      tick.style.left = `${(ms / axis.lengthMs) * 100}%`;
      return tick;
    }),
  );

/** A tick's words stand after it, so that the last part of the axis has no room for them. */
const hasRoom =
  ({ lengthMs }: Axis) =>
  (ms: number): boolean =>
    ms <= lengthMs * 0.94;

/** `5 m`, not `5 m 0 s`. */
const tickWords = (ms: number): string => formatDuration(ms).replace(/ 0 [sm]$/, '');

/** The session's time on the axis: a thin line while it waited for a device, a bar while it ran. */
export const placeBar = (session: SessionData, axis: Axis): HTMLElement | undefined => {
  const { startMs, durationMs = 0, queuedMs = 0 } = session;
  if (startMs === undefined) return undefined;
  const percent = (ms: number): number => Math.min(100, Math.max(0, (ms / axis.lengthMs) * 100));
  const waited = element('span', { class: 'waited' });
  waited.style.left = `${percent(startMs - queuedMs)}%`;
  waited.style.width = `${percent(startMs) - percent(startMs - queuedMs)}%`;
  const ran = element('span', { class: `ran is-${sessionLooks[session.kind].style}` });
  ran.style.left = `${percent(startMs)}%`;
  ran.style.width = `${percent(startMs + durationMs) - percent(startMs)}%`;
  return element(
    'span',
    {
      class: 'bar',
      role: 'img',
      'aria-label': `from ${formatDuration(Math.max(0, startMs))} to ${formatDuration(Math.max(0, startMs + durationMs))}`,
    },
    waited,
    ran,
  );
};
