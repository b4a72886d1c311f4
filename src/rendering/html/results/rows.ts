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
  /** The row of a test that slot number `slot` ran. Asked again in the same slot, it is another test of the same name. */
  next(className: string, name: string, slot: number): Row;
}

interface SameName {
  readonly rows: Row[];
  slot: number;
  used: number;
}

export const createRows = (): Rows => {
  const byClass = new Map<string, Map<string, SameName>>();
  const all: Row[] = [];
  return {
    all,
    next: (className, name, slot) => {
      const same = sameName(byClass, className, name);
      if (same.slot !== slot) {
        same.slot = slot;
        same.used = 0;
      }
      const nth = same.used;
      same.used += 1;
      const known = same.rows[nth];
      if (known !== undefined) return known;
      const row: Row = { index: all.length, className, name, nth, results: 0, troubled: false };
      same.rows.push(row);
      all.push(row);
      return row;
    },
  };
};

/** Two steps, since joining millions of names costs more than looking twice. */
const sameName = (byClass: Map<string, Map<string, SameName>>, className: string, name: string): SameName => {
  const byName = byClass.get(className) ?? new Map<string, SameName>();
  if (byName.size === 0) byClass.set(className, byName);
  const same = byName.get(name) ?? { rows: [], slot: -1, used: 0 };
  if (same.rows.length === 0) byName.set(name, same);
  return same;
};
