import { hashOf } from './build-tag.ts';
import type { Shard } from './device-shard.ts';
import type { Framework } from './framework.ts';

type ShardBy = 'hash' | 'duration';

/** What the inputs ask for. */
export interface ShardRequest {
  readonly framework: Framework;
  readonly shards: number | 'auto';
  readonly shardBy: ShardBy;
  /** Given: this job runs one of the shards, and other jobs run the others. */
  readonly shardIndex?: number;
  /** For `auto`: what the slowest shard may take, its start included. */
  readonly targetMs: number;
  readonly maxShards: number;
}

export interface PlannedShard {
  readonly shard: Shard;
  /**
   * What the build of this shard sends as the framework's filter, in place of the user's own; never empty. `numShards` and `shardIndex`
   * must not go with it: to the service it is a build of its own. Absent: the test runner splits, or there is one shard only.
   */
  readonly classFilter?: readonly string[];
  /** Names of its tests (`testName`), where the filter does not tell; with a `classFilter` only. */
  readonly tests?: ReadonlySet<string>;
  /** What its tests take in relation to those of the other shards, in milliseconds; a guess where nothing was measured. */
  readonly loadMs?: number;
  /** From the start of the session to its end on the slowest device; absent where no test was ever measured. */
  readonly predictedMs?: number;
  /** Tests that looking into the suite found for it; absent where that could not tell. */
  readonly plannedTests?: number;
}

export interface ShardPlan {
  /** How the suite is split in the end, which may differ from what was asked for. */
  readonly shardBy: ShardBy;
  readonly total: number;
  /** The service splits one build into these shards, where no other job runs some of them. */
  readonly splitBy?: 'service';
  /** In order, with those of other jobs. A shard that no test is left for is not among them. */
  readonly shards: readonly PlannedShard[];
  /** Jobs of one run fit together only if these are the same. */
  readonly fingerprint: string;
  /** Lines for the log. */
  readonly notes: readonly string[];
  /** What differs from what was asked for, and should not be missed. */
  readonly notices: readonly string[];
  /** Tests that run though they were not selected, a sentence. */
  readonly warning?: string;
}

/** Fingerprint of a split into lists of tests. */
export const fingerprintOf = (shards: readonly Pick<PlannedShard, 'classFilter'>[]): string =>
  hashOf(...shards.map(({ classFilter = [] }) => classFilter.toSorted().join()));
