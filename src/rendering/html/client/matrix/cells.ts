import { formatDuration } from '../../../../lib/durations.ts';
import { digits } from '../../../../lib/numbers.ts';
import { badness, type Outcome, outcomes } from '../../../../model/outcome.ts';
import { type Filter, matchesDeviceShard } from '../model/filter.ts';
import { outcomeOfSession, type Report, type Selection } from '../model/report.ts';
import { outcomeLooks } from '../model/words.ts';

/** A cell of the matrix as it is drawn. */
export interface Cell {
  readonly outcome: Outcome;
  /** The class of its color. */
  readonly style: string;
  /** For screen readers, which do not read signs. */
  readonly label: string;
  readonly text: string;
  /** What went wrong, for its tooltip. */
  readonly reason?: string;
  /** What it opens; absent where it folds a group. */
  readonly selection?: Selection;
}

/** How much a cell says: a sign; a sign and a few words; or the failure as well. */
export type CellWidth = 'narrow' | 'wide' | 'whole';

/** The cells of one test by device, each the worst of its shards; devices on which the test was never to run have none. */
export const cellsOfTest = (report: Report, row: number, filter: Filter, width: CellWidth): Map<number, Cell> => {
  const worst = new Map<number, number>();
  for (const result of report.resultsOf(row)) {
    const place = report.deviceShardOf(result);
    if (place === undefined || !matchesDeviceShard(filter, place.device, place.shard)) continue;
    const before = worst.get(place.device);
    if (before === undefined || codeOf(report, result) > codeOf(report, before)) worst.set(place.device, result);
  }
  return new Map([...worst].map(([device, result]) => [device, cellOfResult(report, result, width)]));
};

const codeOf = (report: Report, result: number): number => report.results.outcome[result] ?? 0;

const cellOfResult = (report: Report, result: number, width: CellWidth): Cell => {
  const selection = report.selectionOf(result);
  if (selection.kind === 'session') {
    const session = report.data.sessions[selection.number];
    const outcome = session === undefined ? 'error' : outcomeOfSession(session);
    const { sign, word, style } = outcomeLooks[outcome];
    const text = width === 'narrow' ? sign : `${sign} no result`;
    return { outcome, style, label: `no result, session ${word}`, text, selection, reason: session?.reason ?? '' };
  }
  const outcome = report.outcomeOf(result);
  const { sign, word, style } = outcomeLooks[outcome];
  const durationMs = report.results.durationMs[result] ?? -1;
  const duration = durationMs < 0 ? '' : formatDuration(durationMs);
  const label = duration === '' ? word : `${word}, ${duration}`;
  const reason = report.headlineOf(result);
  const words = `${sign} ${duration === '' ? word : duration}`;
  const text = { narrow: sign, wide: words, whole: reason === '' ? words : `${words}  ${reason}` }[width];
  return { outcome, style, label, text, selection, reason };
};

/** The cells of a group of tests by device: the worst outcome, and how many have it. */
export const cellsOfGroup = (report: Report, rows: readonly number[], filter: Filter, width: CellWidth): Map<number, Cell> => {
  const counts = new Map<number, number[]>();
  for (const row of rows)
    for (const [device, { outcome }] of cellsOfTest(report, row, filter, 'narrow')) {
      const ofDevice = counts.get(device) ?? outcomes.map(() => 0);
      counts.set(device, ofDevice);
      ofDevice[badness(outcome)] = (ofDevice[badness(outcome)] ?? 0) + 1;
    }
  return new Map([...counts].map(([device, ofDevice]) => [device, cellOfCounts(ofDevice, width)]));
};

const cellOfCounts = (counts: readonly number[], width: CellWidth): Cell => {
  const code = counts.findLastIndex((count) => count > 0);
  const outcome = outcomes[code] ?? 'no result';
  const { sign, word, style } = outcomeLooks[outcome];
  const total = counts.reduce((sum, count) => sum + count, 0);
  const count = counts[code] ?? 0;
  const words = count === total ? digits(count) : `${digits(count)} of ${digits(total)}`;
  return { outcome, style, label: `${words} ${word}`, text: width === 'narrow' ? sign : `${sign} ${words}` };
};

/** How the sessions of each device ended: the worst of its shards. */
export const sessionCells = (report: Report, filter: Filter, width: CellWidth): Map<number, Cell> => {
  const cells = new Map<number, Cell>();
  for (const { device, shard, session } of report.data.deviceShards) {
    const data = report.data.sessions[session];
    if (data === undefined || !matchesDeviceShard(filter, device, shard)) continue;
    const outcome = outcomeOfSession(data);
    const before = cells.get(device);
    if (before !== undefined && badness(outcome) <= badness(before.outcome)) continue;
    const { sign, word, style } = outcomeLooks[outcome];
    const said = outcome === 'no result' ? 'no tests' : word;
    const text = width === 'narrow' ? sign : `${sign} ${said}`;
    cells.set(device, {
      outcome,
      style,
      label: `session ${said}`,
      text,
      reason: data.reason,
      selection: { kind: 'session', number: session },
    });
  }
  return cells;
};

/** The cell that a test's name opens: the first of the worst. */
export const worstCell = (cells: ReadonlyMap<number, Cell>): Cell | undefined =>
  [...cells.values()].reduce<Cell | undefined>(
    (worst, cell) => (worst === undefined || badness(cell.outcome) > badness(worst.outcome) ? cell : worst),
    undefined,
  );
