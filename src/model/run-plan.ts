import type { Shard } from './device-shard.ts';

/** What a run uploads and starts, for readers. */
export interface RunPlan {
  readonly devices: readonly string[];
  /** Each file or reference with what happens to it: `app build/app.apk (3.1 MB)`. */
  readonly binaries: readonly string[];
  /** How tests and shards were chosen, as sentences. */
  readonly notes: readonly string[];
  readonly builds: readonly RunPlanBuild[];
}

export interface RunPlanBuild {
  readonly shard: Shard;
  readonly sessions: number;
  /** That each session runs; absent where they are unknown. */
  readonly tests?: number;
  /** Of one session, by earlier runs. */
  readonly predictedMs?: number;
  /** The exact request. */
  readonly request: object;
}
