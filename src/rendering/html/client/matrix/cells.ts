import { formatDuration } from '../../../../lib/durations.ts';
import { digits } from '../../../../lib/numbers.ts';
import { badness, type Outcome, outcomes } from '../../../../model/outcome.ts';
import { type Filter, matchesDeviceShard } from '../model/filter.ts';
import type { Line } from '../model/groups.ts';
import { outcomeOfSession, type Report, type Selection } from '../model/report.ts';
import { outcomeLooks } from '../model/words.ts';

/** A cell of the matrix. */
export interface Cell {
  readonly outcome: Outcome;
  /** For screen readers, which do not read signs. */
  readonly label: string;
  /** Beside the sign, where there is room. */
  readonly words: string;
  /** What went wrong, for its tooltip. */
  readonly reason?: string;
  /** What it opens; absent where it folds a group. */
  readonly selection?: Selection;
}

/** Cells by the position of their device. */
export type Cells = ReadonlyMap<number, Cell>;

type Placed = readonly [device: number, cell: Cell];

const isWorse = (cell: Cell, than: Cell | undefined): boolean =>
  than === undefined || badness(cell.outcome) > badness(than.outcome);

const worstByDevice = (cells: readonly Placed[]): Cells => {
  const worst = new Map<number, Cell>();
  for (const [device, cell] of cells) if (isWorse(cell, worst.get(device))) worst.set(device, cell);
  return worst;
};

/** The cells of a line of the matrix. */
export const cellsOf = (report: Report, of: Line | 'sessions', filter: Filter): Cells => {
  if (of === 'sessions') return sessionCells(report, filter);
  return typeof of === 'number' ? cellsOfTest(report, of, filter) : cellsOfGroup(report, of.rows, filter);
};

/** The cells of one test, each the worst of its shards; devices on which the test was never to run have none. */
export const cellsOfTest = (report: Report, row: number, filter: Filter): Cells =>
  worstByDevice(
    Array.from(report.resultsOf(row)).flatMap((result): Placed[] => {
      const place = report.deviceShardOf(result);
      if (place === undefined || !matchesDeviceShard(filter, place.device, place.shard)) return [];
      return [[place.device, cellOfResult(report, result)]];
    }),
  );

const cellOfResult = (report: Report, result: number): Cell => {
  const selection = report.selectionOf(result);
  const session = report.data.sessions[selection.number];
  if (selection.kind === 'session' && session !== undefined) {
    const outcome = outcomeOfSession(session);
    const label = `no result, session ${outcomeLooks[outcome].word}`;
    return { outcome, label, words: 'no result', selection, reason: session.reason };
  }
  const outcome = report.outcomeOf(result);
  const { word } = outcomeLooks[outcome];
  const durationMs = report.results.durationMs[result] ?? -1;
  const duration = durationMs < 0 ? undefined : formatDuration(durationMs);
  const label = duration === undefined ? word : `${word}, ${duration}`;
  return { outcome, label, words: duration ?? word, selection, reason: report.headlineOf(result) };
};

/** The cells of a group of tests: the worst outcome, and how many have it. */
export const cellsOfGroup = (report: Report, rows: readonly number[], filter: Filter): Cells => {
  const placed = rows.flatMap((row) => [...cellsOfTest(report, row, filter)]);
  const byDevice = Map.groupBy(placed, ([device]) => device);
  return new Map([...byDevice].map(([device, cells]) => [device, cellOfCounts(cells.map(([, { outcome }]) => outcome))]));
};

const cellOfCounts = (all: readonly Outcome[]): Cell => {
  const outcome = outcomes.findLast((each) => all.includes(each)) ?? 'no result';
  const count = all.filter((each) => each === outcome).length;
  const words = count === all.length ? digits(count) : `${digits(count)} of ${digits(all.length)}`;
  return { outcome, label: `${words} ${outcomeLooks[outcome].word}`, words };
};

/** How the sessions of each device ended: the worst of its shards. */
export const sessionCells = ({ data }: Report, filter: Filter): Cells =>
  worstByDevice(
    data.deviceShards.flatMap(({ device, shard, session: number }): Placed[] => {
      const session = data.sessions[number];
      if (session === undefined || !matchesDeviceShard(filter, device, shard)) return [];
      const outcome = outcomeOfSession(session);
      const words = outcome === 'no result' ? 'no tests' : outcomeLooks[outcome].word;
      return [
        [device, { outcome, label: `session ${words}`, words, reason: session.reason, selection: { kind: 'session', number } }],
      ];
    }),
  );

/** The cell that a name opens: the first of the worst. */
export const worstCell = (cells: Cells): Cell | undefined => worstByDevice([...cells.values()].map((cell) => [0, cell])).get(0);
