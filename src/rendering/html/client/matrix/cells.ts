import { badness, type Outcome, outcomes } from '../../../survey/outcome.ts';
import { type Filter, matchesSlot } from '../model/filter.ts';
import { outcomeOfSession, type Report } from '../model/report.ts';

/** What one test came to on one device: the worst of its shards. */
export interface Cell {
  readonly outcome: Outcome;
  readonly result: number;
  readonly durationMs: number;
}

/** What the sessions of one device came to: the worst of its shards. */
export interface SessionCell {
  readonly outcome: Outcome;
  readonly session: number;
}

/** The cells of one row by device; devices without a result are not among them. */
export const cellsOfRow = (report: Report, row: number, filter: Filter): Map<number, Cell> => {
  const { byRow, rowStart, outcome, durationMs, slot } = report.results;
  const cells = new Map<number, Cell>();
  for (let index = rowStart[row] ?? 0; index < (rowStart[row + 1] ?? 0); index++) {
    const result = byRow[index] ?? 0;
    const place = report.data.slots[slot[result] ?? -1];
    if (place === undefined || !matchesSlot(filter, place.device, place.shard)) continue;
    const code = outcome[result] ?? 0;
    const before = cells.get(place.device);
    if (before !== undefined && badness(before.outcome) >= code) continue;
    cells.set(place.device, { outcome: outcomes[code] ?? 'no result', result, durationMs: durationMs[result] ?? -1 });
  }
  return cells;
};

export const worstCell = (cells: ReadonlyMap<number, Cell>): Cell | undefined => {
  let worst: Cell | undefined;
  for (const cell of cells.values()) if (worst === undefined || badness(cell.outcome) > badness(worst.outcome)) worst = cell;
  return worst;
};

/** How the sessions of each device ended, by device. */
export const sessionCells = (report: Report, filter: Filter): Map<number, SessionCell> => {
  const cells = new Map<number, SessionCell>();
  for (const { device, shard, session } of report.data.slots) {
    const data = report.data.sessions[session];
    if (data === undefined || !matchesSlot(filter, device, shard)) continue;
    const outcome = outcomeOfSession(data);
    const before = cells.get(device);
    if (before === undefined || badness(outcome) > badness(before.outcome)) cells.set(device, { outcome, session });
  }
  return cells;
};
