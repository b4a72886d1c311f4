import { createTestNumbers } from '../../../results/test-numbers.ts';

/** A test name as the page's matrix shows it: one row. */
export interface Row {
  readonly index: number;
  readonly className: string;
  readonly name: string;
  /** 0, or n for the nth repetition of the name within one session (parameterised tests). */
  readonly nth: number;
  /** Results in it. */
  results: number;
  /** Some result is not plainly passed or skipped. */
  troubled: boolean;
}

export interface Rows {
  readonly all: readonly Row[];
  /** Counts a result of slot number `slot` into its row. Asked again in the same slot, it is another test of the same name. */
  next(className: string, name: string, slot: number): Row;
}

export const createRows = (): Rows => {
  const numbers = createTestNumbers();
  const all: Row[] = [];
  return {
    all,
    next: (className, name, slot) => {
      const index = numbers.next(className, name, slot);
      const row = all[index] ?? { index, className, name, nth: numbers.nth(index), results: 0, troubled: false };
      if (row.results === 0) all.push(row);
      row.results += 1;
      return row;
    },
  };
};
