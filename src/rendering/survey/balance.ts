import { formatDuration } from '../../lib/durations.ts';
import { describeShard } from '../../results/describe.ts';
import type { Survey, SurveyedSlot } from './survey.ts';

/** Below this the longest shard is as good as the average one. */
const evenFactor = 1.1;

interface TimedSlot {
  readonly slot: SurveyedSlot;
  readonly durationMs: number;
}

/**
 * How evenly the work was spread, as a sentence of plain text with the device's name in it; `undefined` for a single session.
 *
 * Shards are compared on the device where they cost most, since devices do not wait for each other's shards.
 */
export const describeBalance = ({ slots }: Survey): string | undefined => {
  const timed = slots.flatMap((slot) => {
    const durationMs = slot.attempts[0]?.durationMs;
    return durationMs !== undefined && durationMs > 0 ? [{ slot, durationMs }] : [];
  });
  const byDevice = [...Map.groupBy(timed, ({ slot }) => slot.last.device).values()];
  const worst = byDevice
    .filter((shards) => shards.length > 1)
    .map(shardBalance)
    .toSorted((a, b) => b.lostMs - a.lostMs)[0];
  return worst === undefined ? deviceBalance(timed) : worst.sentence;
};

const shardBalance = (shards: readonly TimedSlot[]): { readonly lostMs: number; readonly sentence: string } => {
  const longest = longestOf(shards);
  const evenMs = shards.reduce((sum, { durationMs }) => sum + durationMs, 0) / shards.length;
  const { device, shard } = longest.slot.last;
  const name = `${describeShard(shard)} on ${device}`;
  const took = formatDuration(longest.durationMs);
  const even = `an even split would take ${formatDuration(evenMs)}`;
  const factor = longest.durationMs / evenMs;
  const sentence =
    factor < evenFactor
      ? `Shards are even: the longest (${name}) took ${took}; ${even}.`
      : `Shards are uneven: ${name} took ${took}; ${even}, ${Math.round((1 - 1 / factor) * 100)} % less.`;
  return { lostMs: longest.durationMs - evenMs, sentence };
};

const deviceBalance = (devices: readonly TimedSlot[]): string | undefined => {
  const shortest = devices.toSorted((a, b) => a.durationMs - b.durationMs)[0];
  if (shortest === undefined || devices.length === 1) return undefined;
  const longest = longestOf(devices);
  const [most, least] = [formatDuration(longest.durationMs), formatDuration(shortest.durationMs)];
  if (most === least) return `${devices.length === 2 ? 'Both' : `All ${devices.length}`} devices took ${most}.`;
  return `The slowest device, ${longest.slot.last.device}, took ${most}; the fastest, ${shortest.slot.last.device}, ${least}.`;
};

const longestOf = (slots: readonly TimedSlot[]): TimedSlot => slots.reduce((a, b) => (b.durationMs > a.durationMs ? b : a));
