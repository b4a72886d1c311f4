import type { SessionResultsData } from '../report-data.ts';
import type { CollectedShard } from './collect.ts';
import type { Selection } from './selection.ts';

/** The results of one device shard. */
export interface EncodedShard {
  readonly data: SessionResultsData;
  /** Results that were kept. */
  readonly size: number;
}

/**
 * Writes the kept results of one device shard in few characters.
 *
 * @param newRows the row's number in the page, by its number in the collection; -1 for rows that are left out
 */
export const encodeShard = (deviceShard: CollectedShard, newRows: Int32Array, selection: Selection): EncodedShard => {
  const runs: number[] = [];
  const digits: string[] = [];
  const durationsMs: number[] = [];
  let before = Number.NaN;
  for (const [position, row] of deviceShard.rows.entries()) {
    const newRow = newRows[row] ?? -1;
    if (newRow === -1) continue;
    if (newRow === before + 1) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(newRow, 1);
    before = newRow;
    digits.push(String(deviceShard.outcomes[position] ?? 0));
    if (selection.withDurations) durationsMs.push(deviceShard.durationsMs[position] ?? -1);
  }
  const data = { rows: runs, outcomes: digits.join(''), ...(selection.withDurations ? { durationsMs } : {}) };
  return { data, size: digits.length };
};

/** Numbers for the kept rows, in their order; -1 for the others. */
export const renumberRows = (rows: number, selection: Selection): Int32Array => {
  const newRows = new Int32Array(rows).fill(-1);
  let next = 0;
  for (let row = 0; row < rows; row++) if (selection.keeps(row)) newRows[row] = next++;
  return newRows;
};
