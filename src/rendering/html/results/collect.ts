import { deviceLabel } from '../../../model/device-shard.ts';
import type { SessionResult, TestResult } from '../../../model/results.ts';
import type { AnalyzedShard, JudgedSession, RunAnalysis } from '../../../model/run-analysis.ts';
import { badness, isTroubled, type Outcome } from '../../../model/status.ts';
import { outcomeOf } from '../../../results/attempts.ts';
import { createTestNumbers } from '../../../results/describe.ts';

/** A test name as the page's matrix shows it: one row. */
export interface Row {
  readonly index: number;
  readonly className: string;
  readonly name: string;
  /** 0, or n for the nth repetition of the name within one session (parameterized tests). */
  readonly nth: number;
  /** Results in it. */
  results: number;
  /** Some result is neither passed nor skipped. */
  isUnclean: boolean;
}

/** One device and shard with the results of its tests, in few bytes each. The lists go together. */
export interface CollectedShard {
  readonly device: number;
  readonly judged: readonly JudgedSession[];
  readonly last: SessionResult;
  /** Positions in the rows. */
  readonly rows: Int32Array;
  /** Positions in `outcomes`. */
  readonly outcomes: Uint8Array;
  /** -1 where unknown. */
  readonly durationsMs: Int32Array;
}

export interface CollectedResults {
  readonly devices: readonly string[];
  readonly rows: readonly Row[];
  /** By device, then by shard. */
  readonly deviceShards: readonly CollectedShard[];
}

/** Called for every result but plain passes (and for those with expected failures), with its device shard and its position in it. */
export type OnNotPassed = (test: TestResult, outcome: Outcome, deviceShard: number, position: number) => void;

const maxDurationMs = 2 ** 31 - 1;

/** Goes once through all results, one device and shard at a time, so that millions of them need few bytes each. */
export const collectResults = (
  { shards, devices }: Pick<RunAnalysis, 'shards' | 'devices'>,
  onNotPassed: OnNotPassed,
): CollectedResults => {
  const byDevice = Map.groupBy(shards, ({ last }) => deviceLabel(last));
  const rows = createRows();
  const deviceShards: CollectedShard[] = [];
  for (const [device, ofDevice] of [...byDevice.values()].entries()) {
    for (const { judged, last, tests, quarantined } of ofDevice.toSorted(byShard)) {
      const deviceShard = deviceShards.length;
      const collected = emptyShard(device, judged, last, tests.length);
      for (const [position, test] of tests.entries()) {
        const outcome = outcomeOf(test, { quarantined });
        const row = rows.next(test.className, test.name, deviceShard);
        row.isUnclean ||= isTroubled(outcome);
        collected.rows[position] = row.index;
        collected.outcomes[position] = badness(outcome);
        collected.durationsMs[position] = wholeMs(test.durationMs);
        if (outcome !== 'passed' || test.expectedFailures !== undefined) onNotPassed(test, outcome, deviceShard, position);
      }
      deviceShards.push(collected);
    }
  }
  return { devices, rows: rows.all, deviceShards };
};

const emptyShard = (device: number, judged: readonly JudgedSession[], last: SessionResult, size: number): CollectedShard => ({
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

interface Rows {
  readonly all: readonly Row[];
  /** Counts a result of a device shard into its row. The same name again in one device shard is another test. */
  next(className: string, name: string, deviceShard: number): Row;
}

const createRows = (): Rows => {
  const numbers = createTestNumbers();
  const all: Row[] = [];
  return {
    all,
    next: (className, name, deviceShard) => {
      const index = numbers.next(className, name, deviceShard);
      const row = all[index] ?? { index, className, name, nth: numbers.nth(index), results: 0, isUnclean: false };
      if (row.results === 0) all.push(row);
      row.results += 1;
      return row;
    },
  };
};
