import { posix } from 'node:path';
import { withoutEnding } from '../lib/without-ending.ts';
import { hashOf } from './build-tag.ts';
import type { Shard } from './device-shard.ts';
import type { Framework } from './framework.ts';

export interface RunPlan {
  readonly devices: readonly string[];
  /** Files and references with their use: `app build/app.apk (3.1 MB)`. */
  readonly binaries: readonly string[];
  /** How tests and shards were chosen, as sentences. */
  readonly notes: readonly string[];
  readonly builds: readonly RunPlanBuild[];
  /** Absent if no test is to be repeated. */
  readonly repeats?: RepeatPlan | undefined;
}

export interface RepeatPlan {
  readonly times: number;
  readonly device: string;
  /** `class#method`; absent if new and changed tests are known only after the run. */
  readonly tests?: readonly string[] | undefined;
  /** Of all repeats; absent if unknown. */
  readonly predictedMs?: number | undefined;
}

interface RunPlanBuild {
  readonly shard: Shard;
  readonly sessions: number;
  /** Tests of each session; absent if unknown. */
  readonly tests?: number;
  readonly predictedMs?: number;
  readonly request: object;
}

type ShardBy = 'hash' | 'duration';

export interface ShardRequest {
  readonly framework: Framework;
  readonly shards: number | 'auto';
  readonly shardBy: ShardBy;
  /** Set if this job runs one shard, and other jobs run the others. */
  readonly shardIndex?: number;
  /** Target for the slowest shard with `auto`, with the start of its session. */
  readonly targetMs: number;
  readonly maxShards: number;
}

export interface PlannedShard {
  readonly shard: Shard;
  /**
   * Filter entries that replace the user's filter; never empty. Absent for a single shard, or if the test runner splits the
   * suite.
   */
  readonly classFilter?: readonly string[];
  /** `testName` of each test. Set only if the entries of `classFilter` have another form. */
  readonly tests?: ReadonlySet<string>;
  /** Duration of the tests, to compare shards; estimated if nothing was measured. */
  readonly loadMs?: number;
  /** On the slowest device; absent if no test was ever measured. */
  readonly predictedMs?: number;
  /** Absent if unknown. */
  readonly plannedTests?: number;
}

export interface ShardPlan {
  /** May differ from the requested kind. */
  readonly shardBy: ShardBy;
  readonly total: number;
  /** Set if the service splits one build, so that no other job runs these shards. */
  readonly splitBy?: 'service';
  /** In order, with shards of other jobs. Shards without tests are left out. */
  readonly shards: readonly PlannedShard[];
  /** Equal for jobs whose shards belong together. */
  readonly fingerprint: string;
  readonly notes: readonly string[];
  /** Differences between plan and request, as sentences. */
  readonly notices: readonly string[];
  /** Sentence about unselected tests that run anyway. */
  readonly warning?: string;
}

export const fingerprintOf = (shards: readonly PlannedShard[]): string =>
  hashOf(...shards.map(({ classFilter = [] }) => classFilter.toSorted().join()));

/** Cost of a run, expected from earlier durations. */
export interface Prediction {
  readonly deviceMs: number;
  /** From the first session's start to the last session's end, without waits for devices. */
  readonly durationMs: number;
  /** Parallel sessions that were assumed, because the free slots are unknown. */
  readonly atOnce?: number;
  /** Number of earlier runs; at least 1. */
  readonly runs: number;
}

export type UnstartedReason = 'fail-fast' | 'budget';

export interface UnstartedShards {
  readonly reason: UnstartedReason;
  /** Indexes from 0; empty if only retries were not started. */
  readonly shards: readonly number[];
  readonly clause: string;
  /** Set if the service stopped started builds at their first failed test. */
  readonly stopped?: true;
}

export interface SelectRule {
  readonly pattern: string;
  readonly matches: (path: string) => boolean;
  /** Tests to run if a matching file has changed; may be empty. */
  readonly entries: readonly TestEntry[];
}

export const testSizes = ['small', 'medium', 'large'] as const;

export type TestSize = (typeof testSizes)[number];

/** In names, `*` matches any characters. */
export type TestPattern =
  | { readonly kind: 'class'; readonly className: string; readonly method?: string }
  | { readonly kind: 'package' | 'annotation'; readonly name: string }
  | { readonly kind: 'size'; readonly size: TestSize }
  /** The extension of the file may be omitted. `name` selects a flow by its name. */
  | { readonly kind: 'flow'; readonly path: string; readonly name?: string }
  | { readonly kind: 'tag'; readonly name: string }
  | { readonly kind: 'identifier'; readonly target: string; readonly className?: string; readonly method?: string };

export type TestEntry = TestPattern & {
  readonly text: string;
  readonly excludes: boolean;
};

/** Path of a flow or a folder, in the form in which suites list paths. */
export const normalFlowPath = (text: string): string => withoutEnding(posix.normalize(text), '/');

export interface KnownTest {
  /** With its package, and with `$` before the names of inner classes. */
  readonly className: string;
  readonly name: string;
  readonly ignored: boolean;
  /** Whether the test runs once per set of values, under names that begin with `name`. */
  readonly parameterized: boolean;
  /** Whether the test runs only under a condition, such as a device or an Android version. */
  readonly conditional: boolean;
  /**
   * Absent if results use `name`. `derived`: the name contains `name` (`formats[0]`), and the shard is unknown. `free`: no result
   * can be matched.
   */
  readonly naming?: 'derived' | 'free' | undefined;
  readonly target?: string;
  /** Maestro flow, relative to the root of the suite. */
  readonly file?: string;
  readonly tags?: readonly string[];
  /** Annotations of the test and its class that filters of the Android test runner see. */
  readonly annotations?: readonly string[];
  readonly sizes?: readonly TestSize[];
}

export interface KnownSuite {
  readonly tests: readonly KnownTest[];
  /** Classes and files whose tests are not all known. */
  readonly unknown: readonly { readonly part: string }[];
  /** Why the suite may run tests of unlisted classes, as a clause. */
  readonly unseen?: string;
  /** Whether a test runner of the suite decides what runs. */
  readonly customRunner?: boolean;
  /** Tests that run only if the request names them. */
  readonly onRequest?: readonly KnownTest[];
  /** Classes that run in this order. */
  readonly sequence?: readonly string[];
}
