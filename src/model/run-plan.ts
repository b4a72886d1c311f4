import { posix } from 'node:path';
import { withoutEnding } from '../lib/without-ending.ts';
import { hashOf } from './build-tag.ts';
import type { Shard } from './device-shard.ts';
import type { Framework } from './framework.ts';

/** Uploads and builds of a run, for readers. */
export interface RunPlan {
  readonly devices: readonly string[];
  /** Each file or reference with its planned use: `app build/app.apk (3.1 MB)`. */
  readonly binaries: readonly string[];
  /** How tests and shards were chosen, as sentences. */
  readonly notes: readonly string[];
  readonly builds: readonly RunPlanBuild[];
  /** New and changed tests to repeat; absent for none. */
  readonly repeats?: RepeatPlan | undefined;
}

/** Tests to repeat, as far as known before the first upload. */
export interface RepeatPlan {
  readonly times: number;
  /** First device of the run. */
  readonly device: string;
  /** `class#method` of new and changed tests; absent if only the results will show them. */
  readonly tests?: readonly string[] | undefined;
  /** Predicted duration of all repeats; absent if unknown. */
  readonly predictedMs?: number | undefined;
}

export interface RunPlanBuild {
  readonly shard: Shard;
  readonly sessions: number;
  /** Number of tests that each session runs; absent if unknown. */
  readonly tests?: number;
  /** Predicted duration of one session. */
  readonly predictedMs?: number;
  /** The exact request. */
  readonly request: object;
}

type ShardBy = 'hash' | 'duration';

/** Request for shards, from the inputs. */
export interface ShardRequest {
  readonly framework: Framework;
  readonly shards: number | 'auto';
  readonly shardBy: ShardBy;
  /** Set if this job runs one of the shards, and other jobs run the others. */
  readonly shardIndex?: number;
  /** For `auto`: target duration of the slowest shard, including its start. */
  readonly targetMs: number;
  readonly maxShards: number;
}

export interface PlannedShard {
  readonly shard: Shard;
  /**
   * Filter that the shard's build sends instead of the user's own; never empty. It excludes `numShards` and `shardIndex`,
   * because to the service, it is a separate build. Absent if the test runner splits, or if there is only one shard.
   */
  readonly classFilter?: readonly string[];
  /** Names of its tests (`testName`) if the filter does not give them; only with `classFilter`. */
  readonly tests?: ReadonlySet<string>;
  /** Duration of its tests relative to other shards, in milliseconds; estimated if nothing was measured. */
  readonly loadMs?: number;
  /** Duration of the session on the slowest device; absent if no test was ever measured. */
  readonly predictedMs?: number;
  /** Number of tests found in the suite for this shard; absent if unknown. */
  readonly plannedTests?: number;
}

export interface ShardPlan {
  /** Actual kind of split, which may differ from the requested one. */
  readonly shardBy: ShardBy;
  readonly total: number;
  /** Set if the service splits one build into these shards, and other jobs run none of them. */
  readonly splitBy?: 'service';
  /** Shards in order, including those of other jobs. Shards without tests are left out. */
  readonly shards: readonly PlannedShard[];
  /** Equal for jobs whose shards belong together. */
  readonly fingerprint: string;
  /** Lines for the log. */
  readonly notes: readonly string[];
  /** Important differences from the request. */
  readonly notices: readonly string[];
  /** Sentence about unselected tests that run anyway. */
  readonly warning?: string;
}

/** Fingerprint of a split into lists of tests. */
export const fingerprintOf = (shards: readonly PlannedShard[]): string =>
  hashOf(...shards.map(({ classFilter = [] }) => classFilter.toSorted().join()));

/** Expected cost of a run, from the durations of earlier runs. */
export interface Prediction {
  /** Sum of the session durations. */
  readonly deviceMs: number;
  /** Time from the start of the first session to the end of the last one, without waiting for devices that others use. */
  readonly durationMs: number;
  /** Assumed number of parallel sessions if the free slots are unknown; absent if they are known or irrelevant. */
  readonly atOnce?: number;
  /** Number of earlier runs that the prediction is based on; at least 1. */
  readonly runs: number;
}

export type UnstartedReason = 'fail-fast' | 'budget';

/** Shards that were not started, for results and writers. */
export interface UnstartedShards {
  readonly reason: UnstartedReason;
  /** Indexes, from 0; empty if only retries were not started. */
  readonly shards: readonly number[];
  /** Description with the reason, without a period. */
  readonly clause: string;
  /** Set if the builds were started, and the service stopped them at their first failed test. */
  readonly stopped?: true;
}

/** One rule of the input `select`: the tests that a changed file needs. */
export interface SelectRule {
  /** A glob relative to the root of the repository. */
  readonly pattern: string;
  /** Whether the pattern matches a path in the repository. */
  readonly matches: (path: string) => boolean;
  /** Empty if these files need no test. */
  readonly entries: readonly TestEntry[];
}

export const testSizes = ['small', 'medium', 'large'] as const;

/** Size from the annotations `@SmallTest`, `@MediumTest` and `@LargeTest`. */
export type TestSize = (typeof testSizes)[number];

/** Selects tests. In names, `*` matches any characters. */
export type TestPattern =
  | { readonly kind: 'class'; readonly className: string; readonly method?: string }
  | { readonly kind: 'package' | 'annotation'; readonly name: string }
  | { readonly kind: 'size'; readonly size: TestSize }
  /** Files of flows: a file with or without its extension, or everything below a folder. `name` is the name of the flow. */
  | { readonly kind: 'flow'; readonly path: string; readonly name?: string }
  | { readonly kind: 'tag'; readonly name: string }
  | { readonly kind: 'identifier'; readonly target: string; readonly className?: string; readonly method?: string };

/** One entry of the input `tests`. */
export type TestEntry = TestPattern & {
  /** The entry as written, for messages. */
  readonly text: string;
  /** Whether the entry has a leading `!`. */
  readonly excludes: boolean;
};

/** Path of a flow or of a folder of flows, in the form that a suite lists. */
export const normalFlowPath = (text: string): string => withoutEnding(posix.normalize(text), '/');

/** A test method found in the suite. */
export interface KnownTest {
  /** Class with package, and `$` before an inner class. */
  readonly className: string;
  readonly name: string;
  readonly ignored: boolean;
  /** Whether the test runs once for each set of values, with separate names. */
  readonly parameterized: boolean;
  /** Whether the test runs only under a condition, and otherwise has no result. */
  readonly conditional: boolean;
  /** How results name the test if not by its method alone. `free`: by any name. */
  readonly naming?: 'derived' | 'free';
  /** Test bundle of the test, on iOS. */
  readonly target?: string;
  /** File of a Maestro flow, relative to the root of the suite. */
  readonly file?: string;
  /** Tags of a Maestro flow. */
  readonly tags?: readonly string[];
  /** Annotations visible to filters, including those of the class. */
  readonly annotations?: readonly string[];
  /** Sizes visible to filters. */
  readonly sizes?: readonly TestSize[];
}

/** Facts about a suite before it runs. */
export interface KnownSuite {
  readonly tests: readonly KnownTest[];
  /** Classes and files whose tests are not all known. */
  readonly unknown: readonly { readonly part: string }[];
  /** Reason, as a clause, why tests of unlisted classes may run. */
  readonly unseen?: string;
  /** Whether the suite's own test runner decides what runs. */
  readonly customRunner?: boolean;
  /** Tests that run only if they are named. */
  readonly onRequest?: readonly KnownTest[];
  /** Classes of tests that run in sequence, in this order. */
  readonly sequence?: readonly string[];
}
