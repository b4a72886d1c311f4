/** One part of a suite that is split: shard `index` (from 0) of `total`. An unsharded run is shard 0 of 1. */
export interface Shard {
  readonly index: number;
  readonly total: number;
}
