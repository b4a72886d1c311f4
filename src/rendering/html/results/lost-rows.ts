import { badness } from '../../../model/status.ts';
import type { CollectedResults, CollectedShard } from './collect.ts';

/** Adds to each session that failed before it ran everything the tests that its shard has on other devices, without a result. */
export const withLostRows = (collected: CollectedResults): CollectedResults => {
  const { rows, deviceShards } = collected;
  if (!deviceShards.some(isCutShort)) return collected;
  const ofShard = rowsBy(deviceShards, shardOf);
  const ofDevice = rowsBy(deviceShards, ({ device }) => device);
  const completed = deviceShards.map((each) => {
    if (!isCutShort(each)) return each;
    const lost = [...(ofShard.get(shardOf(each)) ?? [])].filter((row) => ofDevice.get(each.device)?.has(row) !== true);
    for (const row of lost.flatMap((index) => rows[index] ?? [])) row.results += 1;
    return {
      ...each,
      rows: Int32Array.from([...each.rows, ...lost]),
      outcomes: Uint8Array.from([...each.outcomes, ...lost.map(() => badness('no result'))]),
      durationsMs: Int32Array.from([...each.durationsMs, ...lost.map(() => -1)]),
    };
  });
  return { ...collected, deviceShards: completed };
};

const isCutShort = ({ judged }: CollectedShard): boolean => {
  const last = judged.at(-1);
  return last !== undefined && (last.session.sessionId === undefined || ['error', 'timed-out'].includes(last.judgment.kind));
};

const shardOf = ({ last: { shard } }: CollectedShard): string => `${shard.index}/${shard.total}`;

const rowsBy = <Key>(all: readonly CollectedShard[], keyOf: (shard: CollectedShard) => Key): Map<Key, Set<number>> =>
  new Map([...Map.groupBy(all, keyOf)].map(([key, ofKey]) => [key, new Set(ofKey.flatMap(({ rows }) => [...rows]))]));
