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

/** Rows of one name form a chain: with millions of names, a list for each would cost more than the rows. */
interface ChainedRow extends Row {
  repetition: ChainedRow | undefined;
  /** Of the first row of a chain: the slot that was here last, and the row that it was given. */
  slot: number;
  given: ChainedRow | undefined;
}

export const createRows = (): Rows => {
  // Two steps, since joining millions of names costs more than looking twice.
  const byClass = new Map<string, Map<string, ChainedRow>>();
  const all: Row[] = [];
  const add = (className: string, name: string, nth: number): ChainedRow => {
    const row = createRow(all.length, className, name, nth);
    all.push(row);
    return row;
  };
  return {
    all,
    next: (className, name, slot) => {
      const byName = byClass.get(className) ?? new Map<string, ChainedRow>();
      if (byName.size === 0) byClass.set(className, byName);
      const first = byName.get(name) ?? add(className, name, 0);
      if (first.results === 0) byName.set(name, first);
      const before = first.slot === slot ? first.given : undefined;
      const given = before === undefined ? first : (before.repetition ?? add(className, name, before.nth + 1));
      if (before !== undefined) before.repetition = given;
      first.slot = slot;
      first.given = given;
      given.results += 1;
      return given;
    },
  };
};

const createRow = (index: number, className: string, name: string, nth: number): ChainedRow => ({
  index,
  className,
  name,
  nth,
  results: 0,
  troubled: false,
  repetition: undefined,
  slot: -1,
  given: undefined,
});
