import { outcomes } from '../../../../model/outcome.ts';
import type { ResultsData } from '../../report-data.ts';

/** All results as lists that go together, and the results of each row one after the other. */
export interface Results {
  readonly count: number;
  readonly row: Int32Array;
  readonly slot: Int32Array;
  /** Positions in `outcomes`. */
  readonly outcome: Uint8Array;
  /** -1 where unknown. */
  readonly durationMs: Float64Array;
  /** Results by row: those of row r are `byRow[rowStart[r]]` to `byRow[rowStart[r + 1] - 1]`. */
  readonly byRow: Int32Array;
  readonly rowStart: Int32Array;
  /** Results with each outcome. */
  readonly perOutcome: readonly number[];
}

/** Spreads the page's compact lists out. Takes the time of a few passes over the results, whatever their number. */
export const expandResults = ({ slots, rows }: ResultsData): Results => {
  const count = slots.reduce((sum, slot) => sum + slot.outcomes.length, 0);
  const row = new Int32Array(count);
  const slotOf = new Int32Array(count);
  const outcome = new Uint8Array(count);
  const durationMs = new Float64Array(count).fill(-1);
  const perOutcome = outcomes.map(() => 0);
  let result = 0;
  for (const [index, slot] of slots.entries()) {
    const first = result;
    for (let run = 0; run < slot.rows.length; run += 2) {
      const start = slot.rows[run] ?? 0;
      const length = slot.rows[run + 1] ?? 0;
      for (let offset = 0; offset < length; offset++) row[result++] = start + offset;
    }
    for (let position = 0; position < slot.outcomes.length; position++) {
      const code = slot.outcomes.charCodeAt(position) - zero;
      slotOf[first + position] = index;
      outcome[first + position] = code;
      durationMs[first + position] = slot.durationsMs?.[position] ?? -1;
      perOutcome[code] = (perOutcome[code] ?? 0) + 1;
    }
  }
  return { count, row, slot: slotOf, outcome, durationMs, ...sortByRow(row, rows.names.length), perOutcome };
};

const zero = 48;

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
