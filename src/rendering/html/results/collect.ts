import { foldAttempts, groupAttempts } from '../../../results/fold.ts';
import type { RunResult, SessionResult, TestResult } from '../../../results/model.ts';
import { isBadOutcome, type Outcome, outcomeOf, outcomes } from '../../survey/outcome.ts';
import { createRows, type Row } from './rows.ts';

/** One device and shard with the results of its tests, in few bytes each. The lists go together. */
export interface CollectedSlot {
  readonly device: number;
  readonly attempts: readonly SessionResult[];
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
export const collectResults = ({ sessions }: Pick<RunResult, 'sessions'>, onTrouble: OnTrouble): CollectedResults => {
  const byDevice = Map.groupBy(groupAttempts(sessions), ([first]) => first?.device ?? '');
  const rows = createRows();
  const slots: CollectedSlot[] = [];
  for (const [device, attemptsOfShards] of [...byDevice.values()].entries()) {
    for (const attempts of attemptsOfShards.toSorted(byShard)) {
      const last = attempts.at(-1);
      if (last === undefined) continue;
      const slot = slots.length;
      const { tests } = foldAttempts(attempts);
      const collected = emptySlot(device, attempts, last, tests.length);
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

const emptySlot = (device: number, attempts: readonly SessionResult[], last: SessionResult, size: number): CollectedSlot => ({
  device,
  attempts,
  last,
  rows: new Int32Array(size),
  outcomes: new Uint8Array(size),
  durationsMs: new Int32Array(size),
});

const byShard = ([one]: readonly SessionResult[], [other]: readonly SessionResult[]): number =>
  (one?.shard.index ?? 0) - (other?.shard.index ?? 0) || (one?.shard.total ?? 0) - (other?.shard.total ?? 0);

const wholeMs = (durationMs: number | undefined): number =>
  durationMs !== undefined && durationMs >= 0 && durationMs <= maxDurationMs ? Math.round(durationMs) : -1;
