import type { AnalyzedShard, JudgedSession, RunAnalysis, SessionResult, TestResult } from '../../../model/results.ts';
import { isBadOutcome, type Outcome, outcomeOf, outcomes } from '../../survey/outcome.ts';
import { createRows, type Row } from './rows.ts';

/** One device and shard with the results of its tests, in few bytes each. The lists go together. */
export interface CollectedSlot {
  readonly device: number;
  readonly judged: readonly JudgedSession[];
  readonly last: SessionResult;
  /** Positions in the rows. */
  readonly rows: Int32Array;
  /** Positions in `outcomes`. */
  readonly outcomes: Uint8Array;
  /** -1 where nobody said. */
  readonly durationsMs: Int32Array;
}

export interface CollectedResults {
  readonly devices: readonly string[];
  readonly rows: readonly Row[];
  /** By device, then by shard. */
  readonly slots: readonly CollectedSlot[];
}

/** Told of every result that is not plainly passed, by its slot and its position in it. */
export type OnTrouble = (test: TestResult, outcome: Outcome, slot: number, position: number) => void;

const codes = new Map<Outcome, number>(outcomes.map((outcome, code) => [outcome, code]));
const maxDurationMs = 2 ** 31 - 1;

/** Goes once through all results, one device and shard at a time, so that a run of millions is never held as objects. */
export const collectResults = ({ shards }: Pick<RunAnalysis, 'shards'>, onTrouble: OnTrouble): CollectedResults => {
  const byDevice = Map.groupBy(shards, ({ last }) => last.device);
  const rows = createRows();
  const slots: CollectedSlot[] = [];
  for (const [device, ofDevice] of [...byDevice.values()].entries()) {
    for (const { judged, last, tests } of ofDevice.toSorted(byShard)) {
      const slot = slots.length;
      const collected = emptySlot(device, judged, last, tests.length);
      for (const [position, test] of tests.entries()) {
        const outcome = outcomeOf(test);
        const row = rows.next(test.className, test.name, slot);
        row.troubled ||= isBadOutcome(outcome) || outcome === 'flaky';
        collected.rows[position] = row.index;
        collected.outcomes[position] = codes.get(outcome) ?? 0;
        collected.durationsMs[position] = wholeMs(test.durationMs);
        if (outcome !== 'passed') onTrouble(test, outcome, slot, position);
      }
      slots.push(collected);
    }
  }
  return { devices: [...byDevice.keys()], rows: rows.all, slots };
};

const emptySlot = (device: number, judged: readonly JudgedSession[], last: SessionResult, size: number): CollectedSlot => ({
  device,
  judged,
  last,
  rows: new Int32Array(size),
  outcomes: new Uint8Array(size),
  durationsMs: new Int32Array(size),
});

const byShard = ({ last: { shard: one } }: AnalyzedShard, { last: { shard: other } }: AnalyzedShard): number =>
  one.index - other.index || one.total - other.total;

const wholeMs = (durationMs: number | undefined): number =>
  durationMs !== undefined && durationMs >= 0 && durationMs <= maxDurationMs ? Math.round(durationMs) : -1;
