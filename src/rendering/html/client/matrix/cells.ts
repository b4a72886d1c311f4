import { badness, type Outcome, outcomes } from '../../../../model/outcome.ts';
import type { Selection } from '../model/address.ts';
import { type Filter, matchesSlot } from '../model/filter.ts';
import { outcomeOfSession, type Report, shardKey } from '../model/report.ts';

/** What one test came to on one device: the worst of its shards. */
export interface Cell {
  readonly outcome: Outcome;
  /** What it opens: a result, or the session that lost it. */
  readonly selection: Selection;
  /** -1 where unknown. */
  readonly durationMs: number;
}

/** What the sessions of one device came to: the worst of its shards. */
export interface SessionCell {
  readonly outcome: Outcome;
  readonly session: number;
}

/** The cells of one row by device; devices that had nothing to do with the test are not among them. */
export const cellsOfRow = (report: Report, row: number, filter: Filter): Map<number, Cell> => {
  const { byRow, rowStart, outcome, durationMs, slot } = report.results;
  const cells = new Map<number, Cell>();
  const shards = new Set<string>();
  for (let index = rowStart[row] ?? 0; index < (rowStart[row + 1] ?? 0); index++) {
    const result = byRow[index] ?? 0;
    const place = report.data.slots[slot[result] ?? -1];
    if (place === undefined) continue;
    shards.add(shardKey(place));
    if (!matchesSlot(filter, place.device, place.shard)) continue;
    const code = outcome[result] ?? 0;
    const before = cells.get(place.device);
    if (before !== undefined && badness(before.outcome) >= code) continue;
    const selection: Selection = { kind: 'result', number: result };
    cells.set(place.device, { outcome: outcomes[code] ?? 'no result', selection, durationMs: durationMs[result] ?? -1 });
  }
  addLost(report, filter, shards, cells);
  return cells;
};

/** A session that ended badly lost the tests that ran in its shard elsewhere: their cells say so, and are not just empty. */
const addLost = (report: Report, filter: Filter, shards: ReadonlySet<string>, cells: Map<number, Cell>): void => {
  for (const { device, shard, key, session, outcome } of report.lostSlots)
    if (shards.has(key) && !cells.has(device) && matchesSlot(filter, device, shard))
      cells.set(device, { outcome, selection: { kind: 'session', number: session }, durationMs: -1 });
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
