/** Why builds that were planned were not started. */
export type StopReason = 'fail-fast' | 'budget';

/** Shards that were not started, as results and their readers know them. */
export interface StoppedShards {
  readonly reason: StopReason;
  /** Indexes, from 0; empty where only retries were stopped. */
  readonly shards: readonly number[];
  /** What was not started and why, without a full stop. */
  readonly clause: string;
}
