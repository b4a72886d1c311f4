import { describe, expect, it } from 'vitest';
import type { RunAnalysis } from '../../../../../src/core/model/run-analysis.ts';
import { describeBalance } from '../../../../../src/core/wording/describe-tests.ts';
import { runResult, sessionResult } from '../../../../helpers/run-results.ts';

const balanceText = ({ balance }: RunAnalysis): string | undefined => balance && describeBalance(balance);

const balance = (...sessions: readonly [device: string, shard: number, total: number, minutes: number | undefined][]) =>
  balanceText(
    runResult(
      sessions.map(([device, index, total, minutes]) =>
        sessionResult({ device, shard: { index, total }, durationMs: minutes === undefined ? undefined : minutes * 60_000 }),
      ),
    ),
  );

describe('the balance of a run', () => {
  it('names the shard that costs most, on the device where it does', () => {
    expect(balance(['A-1', 0, 2, 5], ['A-1', 1, 2, 5], ['B-1', 0, 2, 14], ['B-1', 1, 2, 4])).toBe(
      'Shards are unbalanced: shard 1 of 2 on B-1 took 14 m; an even split would take 9 m, 36% less.',
    );
  });

  it('says when there is nothing to gain', () => {
    expect(balance(['A-1', 0, 2, 5], ['A-1', 1, 2, 5.5])).toBe(
      'Shards are balanced: the longest (shard 2 of 2 on A-1) took 5 m 30 s; an even split would take 5 m 15 s.',
    );
  });

  it('compares devices where nothing is sharded', () => {
    expect(balance(['A-1', 0, 1, 9], ['B-1', 0, 1, 14])).toBe('The slowest device, B-1, took 14 m; the fastest, A-1, 9 m.');
  });

  it('calls none of two equal devices slower than the other', () => {
    expect(balance(['A-1', 0, 1, 9], ['B-1', 0, 1, 9], ['C-1', 0, 1, 9])).toBe('All 3 devices took 9 m.');
    // What a reader sees as equal is equal.
    expect(balance(['A-1', 0, 1, 9], ['B-1', 0, 1, 9.001])).toBe('Both devices took 9 m.');
  });

  it('says nothing of one session, or of sessions without times', () => {
    expect(balance(['A-1', 0, 1, 9])).toBeUndefined();
    expect(balance(['A-1', 0, 2, undefined], ['A-1', 1, 2, 3])).toBeUndefined();
    expect(balance()).toBeUndefined();
  });
});
