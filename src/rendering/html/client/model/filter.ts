import { type Outcome, outcomes } from '../../../../model/outcome.ts';
import type { Report } from './report.ts';

/** What the reader wants to see. Nothing chosen means everything. */
export interface Filter {
  /** Words that must all be in the test's name or in what went wrong. */
  readonly text: string;
  /** Position in the run's devices. */
  readonly device: number | undefined;
  /** From 0. */
  readonly shard: number | undefined;
  readonly outcomes: ReadonlySet<Outcome>;
}

export const noFilter: Filter = { text: '', device: undefined, shard: undefined, outcomes: new Set() };

export interface Filtered {
  /** Results that match in each row. */
  readonly perRow: Int32Array;
  readonly results: number;
  readonly rows: number;
  /** Results that match in each slot. */
  readonly perSlot: Int32Array;
  /** The row's texts hold all words that were searched for. */
  readonly rowMatches: (row: number) => boolean;
}

/** Applies filters, one after the other; what it learns of the texts it keeps. */
export interface Filtering {
  apply(filter: Filter): Filtered;
  /** Reads the texts before anybody searches. */
  prepare(): void;
}

export const createFiltering = (report: Report): Filtering => {
  const search = createTextSearch(report);
  const apply = (filter: Filter): Filtered => {
    const { results, data } = report;
    const perRow = new Int32Array(report.rows);
    const perSlot = new Int32Array(data.slots.length);
    const rowMatches = search.matcher(filter.text);
    const slotMatches = data.slots.map((slot) => matchesSlot(filter, slot.device, slot.shard));
    const wanted = outcomes.map((outcome) => filter.outcomes.size === 0 || filter.outcomes.has(outcome));
    let matching = 0;
    for (let result = 0; result < results.count; result++) {
      const slot = results.slot[result] ?? 0;
      const row = results.row[result] ?? 0;
      if (slotMatches[slot] !== true || wanted[results.outcome[result] ?? 0] !== true || !rowMatches(row)) continue;
      perRow[row] = (perRow[row] ?? 0) + 1;
      perSlot[slot] = (perSlot[slot] ?? 0) + 1;
      matching += 1;
    }
    const rows = perRow.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0);
    return { perRow, perSlot, results: matching, rows, rowMatches };
  };
  return { apply, prepare: () => search.prepare() };
};

export const matchesSlot = (filter: Filter, device: number, shard: number): boolean =>
  (filter.device === undefined || filter.device === device) && (filter.shard === undefined || filter.shard === shard);

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

interface TextSearch {
  /** Says of a row whether it holds all words of `text`. */
  matcher(text: string): (row: number) => boolean;
  prepare(): void;
}

const createTextSearch = (report: Report): TextSearch => {
  let known: readonly string[] | undefined;
  const texts = (): readonly string[] => {
    known ??= searchTexts(report);
    return known;
  };
  return {
    matcher: (text) => {
      const words = wordsOf(text);
      if (words.length === 0) return () => true;
      const matches = new Uint8Array(report.rows);
      for (const [row, each] of texts().entries()) if (words.every((word) => each.includes(word))) matches[row] = 1;
      return (row) => matches[row] === 1;
    },
    prepare: () => {
      texts();
    },
  };
};

/** One lower-case text a row: names, and each different thing that went wrong in it. */
const searchTexts = (report: Report): string[] => {
  const headlines = new Map<number, Set<string>>();
  for (const result of report.data.troubles.results) {
    const row = report.results.row[result] ?? -1;
    headlines.set(row, (headlines.get(row) ?? new Set()).add(report.headlineOf(result)));
  }
  return Array.from({ length: report.rows }, (_, row) =>
    [report.testName(row), ...(headlines.get(row) ?? [])].join('\n').toLowerCase(),
  );
};
