import { outcomes } from '../../../../model/outcome.ts';
import type { DeviceShardData, ResultsData } from '../../report-data.ts';

/** All results as lists that go together, and the results of each row one after the other. */
export interface Results {
  readonly count: number;
  /** Results from this number on stand for tests that a failed session did not run: their outcome is `no result`. */
  readonly reported: number;
  readonly row: Int32Array;
  /** Positions in the page's device shards. */
  readonly deviceShard: Int32Array;
  /** Positions in `outcomes`. */
  readonly outcome: Uint8Array;
  /** -1 where unknown. */
  readonly durationMs: Float64Array;
  /** Results by row: those of row r are `byRow[rowStart[r]]` to `byRow[rowStart[r + 1] - 1]`. */
  readonly byRow: Int32Array;
  readonly rowStart: Int32Array;
}

/**
 * Expands the page's compact lists in a few passes over the results.
 *
 * @param isLost whether the session of a device shard failed before it ran everything; its tests are those that the same shard has on
 * other devices
 */
export const expandResults = (
  { deviceShards, rows }: ResultsData,
  isLost: (deviceShard: DeviceShardData) => boolean,
): Results => {
  const reported = deviceShards.reduce((sum, { outcomes: digits }) => sum + digits.length, 0);
  const lost = lostRows(deviceShards, isLost);
  const count = reported + lost.length;
  const row = new Int32Array(count);
  const deviceShardOf = new Int32Array(count);
  const outcome = new Uint8Array(count);
  const durationMs = new Float64Array(count).fill(-1);
  let result = 0;
  for (const [index, deviceShard] of deviceShards.entries()) {
    const first = result;
    for (const each of rowsOf(deviceShard)) row[result++] = each;
    deviceShardOf.fill(index, first, result);
    for (let position = 0; position < deviceShard.outcomes.length; position++) {
      outcome[first + position] = deviceShard.outcomes.charCodeAt(position) - zero;
      durationMs[first + position] = deviceShard.durationsMs?.[position] ?? -1;
    }
  }
  for (const [index, [lostRow, deviceShard]] of lost.entries()) {
    row[reported + index] = lostRow;
    deviceShardOf[reported + index] = deviceShard;
    outcome[reported + index] = noResult;
  }
  return { count, reported, row, deviceShard: deviceShardOf, outcome, durationMs, ...sortByRow(row, rows.names.length) };
};

const zero = 48;
const noResult = outcomes.indexOf('no result');

function* rowsOf({ rows }: DeviceShardData): Generator<number> {
  for (let run = 0; run < rows.length; run += 2)
    for (let offset = 0; offset < (rows[run + 1] ?? 0); offset++) yield (rows[run] ?? 0) + offset;
}

const lostRows = (
  deviceShards: readonly DeviceShardData[],
  isLost: (deviceShard: DeviceShardData) => boolean,
): (readonly [row: number, deviceShard: number])[] => {
  const keyOf = ({ shard, shards }: DeviceShardData): string => `${shard}/${shards}`;
  const rowsBy = <Key>(group: (deviceShard: DeviceShardData) => Key): Map<Key, Set<number>> =>
    new Map([...Map.groupBy(deviceShards, group)].map(([key, all]) => [key, new Set(all.flatMap((each) => [...rowsOf(each)]))]));
  const lost = [...deviceShards.entries()].filter(([, deviceShard]) => isLost(deviceShard));
  if (lost.length === 0) return [];
  const ofShard = rowsBy(keyOf);
  const ofDevice = rowsBy(({ device }) => device);
  return lost.flatMap(([index, deviceShard]) =>
    [...(ofShard.get(keyOf(deviceShard)) ?? [])]
      .filter((row) => ofDevice.get(deviceShard.device)?.has(row) !== true)
      .map((row) => [row, index] as const),
  );
};

const sortByRow = (row: Int32Array, rows: number): Pick<Results, 'byRow' | 'rowStart'> => {
  const rowStart = new Int32Array(rows + 1);
  for (const each of row) rowStart[each + 1] = (rowStart[each + 1] ?? 0) + 1;
  for (let index = 0; index < rows; index++) rowStart[index + 1] = (rowStart[index + 1] ?? 0) + (rowStart[index] ?? 0);
  const next = rowStart.slice(0, rows);
  const byRow = new Int32Array(row.length);
  for (const [result, each] of row.entries()) {
    const place = next[each] ?? 0;
    byRow[place] = result;
    next[each] = place + 1;
  }
  return { byRow, rowStart };
};
