import { posix } from 'node:path';
import { withoutEnding } from '../lib/without-ending.ts';
import { hashOf } from './build-tag.ts';
import type { Shard } from './device-shard.ts';
import type { Framework } from './framework.ts';

/** Uploads and builds of a run, described for people. */
export interface RunPlan {
  readonly devices: readonly string[];
  /** Sentences about each file or reference and its use: `app build/app.apk (3.1 MB)`. */
  readonly binaries: readonly string[];
  /** Sentences that say how tests and shards were chosen. */
  readonly notes: readonly string[];
  readonly builds: readonly RunPlanBuild[];
  /** New and changed tests to repeat; absent if there are none. */
  readonly repeats?: RepeatPlan | undefined;
}

/** Plan of the repeats of new and changed tests, made before the first upload. */
export interface RepeatPlan {
  readonly times: number;
  /** Device that repeats the tests. It is the first device of the run. */
  readonly device: string;
  /** Names (`class#method`) of new and changed tests; absent if they are known only after the run. */
  readonly tests?: readonly string[] | undefined;
  /** Predicted duration of all repeats in milliseconds; absent if unknown. */
  readonly predictedMs?: number | undefined;
}

interface RunPlanBuild {
  readonly shard: Shard;
  readonly sessions: number;
  /** Number of tests that each session runs; absent if unknown. */
  readonly tests?: number;
  /** Predicted duration of one session in milliseconds. */
  readonly predictedMs?: number;
  readonly request: object;
}

type ShardBy = 'hash' | 'duration';

export interface ShardRequest {
  readonly framework: Framework;
  readonly shards: number | 'auto';
  readonly shardBy: ShardBy;
  /** Index of this job's only shard. Set if other jobs run the other shards. */
  readonly shardIndex?: number;
  /** For `auto`: target duration of the slowest shard, including the time to start its session. */
  readonly targetMs: number;
  readonly maxShards: number;
}

export interface PlannedShard {
  readonly shard: Shard;
  /**
   * Filter entries that the shard's build sends instead of the user's filter; never empty. Absent if the test runner splits the
   * suite, or if there is only one shard.
   */
  readonly classFilter?: readonly string[];
  /** Names of the shard's tests (`testName`). Set only if the entries of `classFilter` have another form. */
  readonly tests?: ReadonlySet<string>;
  /** Total duration of the tests in milliseconds, to compare shards; estimated if nothing was measured. */
  readonly loadMs?: number;
  /** Duration of the session on the slowest device; absent if no test was ever measured. */
  readonly predictedMs?: number;
  /** Number of tests found in the suite for this shard; absent if unknown. */
  readonly plannedTests?: number;
}

export interface ShardPlan {
  /** Kind of the split. May differ from the requested kind. */
  readonly shardBy: ShardBy;
  readonly total: number;
  /** Set if the service splits one build into these shards, so that no other job runs any of these shards. */
  readonly splitBy?: 'service';
  /** Shards in order, including shards of other jobs. Shards without tests are left out. */
  readonly shards: readonly PlannedShard[];
  /** Fingerprint of the split. Equal for jobs whose shards belong together. */
  readonly fingerprint: string;
  /** Lines for the log. */
  readonly notes: readonly string[];
  /** Important differences between the plan and the request, as sentences. */
  readonly notices: readonly string[];
  /** Sentence about unselected tests that run anyway. */
  readonly warning?: string;
}

export const fingerprintOf = (shards: readonly PlannedShard[]): string =>
  hashOf(...shards.map(({ classFilter = [] }) => classFilter.toSorted().join()));

/** Expected cost of a run, from the durations of earlier runs. */
export interface Prediction {
  /** Sum of the session durations in milliseconds. */
  readonly deviceMs: number;
  /** Time from the start of the first session to the end of the last one, without waiting for devices. */
  readonly durationMs: number;
  /** Number of parallel sessions that the prediction assumes. Set only for several sessions, if the free slots are unknown. */
  readonly atOnce?: number;
  /** Number of earlier runs that the prediction is based on; at least 1. */
  readonly runs: number;
}

export type UnstartedReason = 'fail-fast' | 'budget';

/** Shards that were not started, as results and reports describe them. */
export interface UnstartedShards {
  readonly reason: UnstartedReason;
  /** Indexes of the shards, from 0; empty if only retries were not started. */
  readonly shards: readonly number[];
  /** Clause that describes the shards and the reason, without a period. */
  readonly clause: string;
  /** Set if the builds were started, but the service stopped them at their first failed test. */
  readonly stopped?: true;
}

/** One rule of the input `select`: a pattern, and the tests to run if a file that matches it has changed. */
export interface SelectRule {
  /** Glob relative to the root of the repository. */
  readonly pattern: string;
  readonly matches: (path: string) => boolean;
  /** Tests to run; empty if these files need no test. */
  readonly entries: readonly TestEntry[];
}

export const testSizes = ['small', 'medium', 'large'] as const;

/** Size from the annotations `@SmallTest`, `@MediumTest` and `@LargeTest`. */
export type TestSize = (typeof testSizes)[number];

/** Pattern that selects tests. In names, `*` matches any characters. */
export type TestPattern =
  | { readonly kind: 'class'; readonly className: string; readonly method?: string }
  | { readonly kind: 'package' | 'annotation'; readonly name: string }
  | { readonly kind: 'size'; readonly size: TestSize }
  /** Flows in a file or a folder. The extension of the file may be omitted. `name` selects one flow by its name. */
  | { readonly kind: 'flow'; readonly path: string; readonly name?: string }
  | { readonly kind: 'tag'; readonly name: string }
  | { readonly kind: 'identifier'; readonly target: string; readonly className?: string; readonly method?: string };

/** One entry of the input `tests`. */
export type TestEntry = TestPattern & {
  /** Text of the entry as written, for messages. */
  readonly text: string;
  /** Whether the entry has a leading `!`. */
  readonly excludes: boolean;
};

/** Normalizes the path of a flow or of a folder of flows. Suites list paths in this form. */
export const normalFlowPath = (text: string): string => withoutEnding(posix.normalize(text), '/');

export interface KnownTest {
  /** Class with its package. Inner classes have a `$` before their names. */
  readonly className: string;
  readonly name: string;
  readonly ignored: boolean;
  /** Whether the test runs once for each set of values, under names that begin with `name`. */
  readonly parameterized: boolean;
  /** Whether the test runs, and has a result, only under a condition, such as a device or an Android version. */
  readonly conditional: boolean;
  /**
   * How results name the test; absent if they use the method's name. `derived`: the name contains the method's name
   * (`formats[0]`, `adds()`), and the hash and the shard of the test are unknown. `free`: the name may be any text, so no result
   * can be matched with the test.
   */
  readonly naming?: 'derived' | 'free' | undefined;
  /** Name of the iOS test bundle that contains the test. */
  readonly target?: string;
  /** File of a Maestro flow, relative to the root of the suite. */
  readonly file?: string;
  /** Tags of a Maestro flow. */
  readonly tags?: readonly string[];
  /** Annotations that filters of the Android test runner see, including annotations of the class. */
  readonly annotations?: readonly string[];
  /** Sizes that filters of the Android test runner see. */
  readonly sizes?: readonly TestSize[];
}

/** Facts about a suite that are known before it runs. */
export interface KnownSuite {
  readonly tests: readonly KnownTest[];
  /** Classes and files whose tests are not all known. */
  readonly unknown: readonly { readonly part: string }[];
  /** Clause that says why the suite may run tests of classes that are not listed here. */
  readonly unseen?: string;
  /** Whether the suite has a custom test runner, which decides what runs. */
  readonly customRunner?: boolean;
  /** Tests that run only if the request names them. */
  readonly onRequest?: readonly KnownTest[];
  /** Classes whose tests run in sequence, in this order. */
  readonly sequence?: readonly string[];
}
