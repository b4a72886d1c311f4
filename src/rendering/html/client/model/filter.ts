import { type Outcome, outcomes } from '../../../survey/outcome.ts';
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
export const createFiltering = (report: Report): ((filter: Filter) => Filtered) => {
  const textMatches = createTextSearch(report);
  return (filter) => {
    const { results, data } = report;
    const perRow = new Int32Array(report.rows);
    const perSlot = new Int32Array(data.slots.length);
    const rowMatches = textMatches(filter.text);
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
};

export const matchesSlot = (filter: Filter, device: number, shard: number): boolean =>
  (filter.device === undefined || filter.device === device) && (filter.shard === undefined || filter.shard === shard);

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

const createTextSearch = (report: Report): ((text: string) => (row: number) => boolean) => {
  let texts: string[] | undefined;
  return (text) => {
    const words = wordsOf(text);
    if (words.length === 0) return () => true;
    texts ??= searchTexts(report);
    const matches = Uint8Array.from(texts, (each) => (words.every((word) => each.includes(word)) ? 1 : 0));
    return (row) => matches[row] === 1;
  };
};

/** One lower-case text a row: names, and each different thing that went wrong in it. */
const searchTexts = (report: Report): string[] => {
  const headlines = Array.from({ length: report.rows }, () => new Set<string>());
  for (const result of report.data.troubles.results) headlines[report.results.row[result] ?? -1]?.add(report.headlineOf(result));
  return headlines.map((texts, row) => `${report.testName(row)}\n${[...texts].join('\n')}`.toLowerCase());
};
