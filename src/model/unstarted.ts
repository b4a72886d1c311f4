/** Why builds that were planned were not started. */
export type UnstartedReason = 'fail-fast' | 'budget';

/** Shards that were not started, as results and their readers know them. */
export interface UnstartedShards {
  readonly reason: UnstartedReason;
  /** Indexes, from 0; empty where only retries were not started. */
  readonly shards: readonly number[];
  /** What was not started and why, without a full stop. */
  readonly clause: string;
}
