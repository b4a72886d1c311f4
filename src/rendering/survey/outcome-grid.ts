import { type Outcome, outcomes } from './outcome.ts';

/** Tests × devices in one byte each: millions of results are surveyed, and only a few of them are ever shown. */
export interface OutcomeGrid {
  read(row: number, column: number): Outcome;
  /** Keeps the worse of what is there and the new one. */
  worsen(row: number, column: number, outcome: Outcome): void;
}

const codes = new Map<Outcome, number>(outcomes.map((outcome, code) => [outcome, code]));

export const createOutcomeGrid = (columns: number): OutcomeGrid => {
  let cells = new Uint8Array(1_024 * Math.max(1, columns));
  return {
    read: (row, column) => outcomes[cells[row * columns + column] ?? 0] ?? 'no result',
    worsen: (row, column, outcome) => {
      const at = row * columns + column;
      if (at >= cells.length) {
        const larger = new Uint8Array(Math.max(at + columns, cells.length * 2));
        larger.set(cells);
        cells = larger;
      }
      cells[at] = Math.max(cells[at] ?? 0, codes.get(outcome) ?? 0);
    },
  };
};
