import { deviceLabel } from '../../model/device-shard.ts';
import type { SessionResult } from '../../model/results.ts';
import type { AnalyzedShard, WorkBalance } from '../../model/run-analysis.ts';

interface TimedSession {
  readonly session: SessionResult;
  readonly durationMs: number;
}

/**
 * Compares how long first attempts took; retries say nothing of the split. Nothing for a single session.
 *
 * Shards are compared on the device where an uneven split costs most, since devices do not wait for each other's shards.
 */
export const balanceOf = (shards: readonly AnalyzedShard[]): WorkBalance | undefined => {
  const timed = shards.flatMap(({ attempts: [session] }) =>
    session?.durationMs !== undefined && session.durationMs > 0 ? [{ session, durationMs: session.durationMs }] : [],
  );
  const splits = [...Map.groupBy(timed, ({ session }) => deviceLabel(session)).values()]
    .filter((ofDevice) => ofDevice.length > 1)
    .map(balanceOfShards);
  const worst = splits.toSorted((a, b) => b.longestMs - b.evenMs - (a.longestMs - a.evenMs))[0];
  return worst ?? balanceOfDevices(timed);
};

const balanceOfShards = (shards: readonly TimedSession[]): Extract<WorkBalance, { kind: 'shards' }> => {
  const longest = longestOf(shards);
  const evenMs = shards.reduce((sum, { durationMs }) => sum + durationMs, 0) / shards.length;
  return { kind: 'shards', longest: longest.session, longestMs: longest.durationMs, evenMs };
};

const balanceOfDevices = (devices: readonly TimedSession[]): WorkBalance | undefined => {
  const fastest = devices.toSorted((a, b) => a.durationMs - b.durationMs)[0];
  if (fastest === undefined || devices.length === 1) return undefined;
  const slowest = longestOf(devices);
  return {
    kind: 'devices',
    devices: devices.length,
    slowest: slowest.session,
    slowestMs: slowest.durationMs,
    fastest: fastest.session,
    fastestMs: fastest.durationMs,
  };
};

const longestOf = (sessions: readonly TimedSession[]): TimedSession =>
  sessions.reduce((a, b) => (b.durationMs > a.durationMs ? b : a));
