import { posix } from 'node:path';
import { hashOf } from '../../lib/short-hash.ts';
import { withoutEnding } from '../../lib/without-ending.ts';
import type { Shard } from './device-shard.ts';
import type { Framework } from './framework.ts';

export interface RunPlan {
  readonly devices: readonly string[];
  /** Files and references, each with its purpose: `app build/app.apk (3.1 MB)`. */
  readonly binaries: readonly string[];
  /** Sentences about how tests and shards were chosen. */
  readonly notes: readonly string[];
  readonly builds: readonly RunPlanBuild[];
  /** Absent if no test will be repeated. */
  readonly repeats?: RepeatPlan;
  /** Absent if failed tests will not run on the app of the base branch. */
  readonly comparison?: ComparisonPlan;
}

/** Runs of failed tests on the app of the base branch. */
export interface ComparisonPlan {
  readonly branch: string;
  readonly commit?: string;
  /** Clause that says why no commit can be run. */
  readonly why?: string;
  /** Predicted duration of a session with one test. */
  readonly predictedMs?: number;
}

export interface RepeatPlan {
  readonly times: number;
  readonly device: string;
  /** Names as `class#method`. Absent if new and changed tests are known only after the run. */
  readonly tests?: readonly string[];
  /** Predicted duration of all repeats together. */
  readonly predictedMs?: number;
}

interface RunPlanBuild {
  readonly shard: Shard;
  /** Set if `canary-devices` holds devices back. */
  readonly stage?: 'canary' | 'others';
  readonly sessions: number;
  /** Number of tests in each session. */
  readonly tests?: number;
  readonly predictedMs?: number;
  readonly request: Readonly<Record<string, unknown>>;
}

type ShardBy = 'hash' | 'duration';

export interface ShardRequest {
  readonly framework: Framework;
  readonly shards: number | 'auto';
  readonly shardBy: ShardBy;
  /** Index of the only shard that this job runs. Absent if this job runs all shards. */
  readonly shardIndex?: number;
  /** Target duration of the slowest shard if `shards` is `auto`. It includes the start of the session. */
  readonly targetMs: number;
  readonly maxShards: number;
  /** Whether an earlier run reported tests that the suite was not known to have, so that no shard may be left out. */
  readonly splitUnknown?: boolean;
}

export interface PlannedShard {
  readonly shard: Shard;
  /** Entries that replace the user's test filter. Absent for a single shard, and if the test runner splits the suite. */
  readonly classFilter?: readonly string[];
  /** Names of the tests (see `testName`). Set only if `classFilter` writes them in another form. */
  readonly tests?: ReadonlySet<string>;
  /** Total duration of the tests, for comparing shards. It is an estimate if nothing was measured. */
  readonly loadMs?: number;
  /** Expected duration on the slowest device. Absent if no test was ever measured. */
  readonly predictedMs?: number;
  readonly plannedTests?: number;
}

export interface ShardPlan {
  /** Way in which the tests were split. It may differ from the requested way. */
  readonly shardBy: ShardBy;
  readonly total: number;
  /** Number of consecutive shards that a job with `shard-index` runs. Absent for 1. */
  readonly shardsPerJob?: number;
  /** Set if the service splits one build into all shards. */
  readonly splitBy?: 'service';
  /** Shards of all jobs, in order. Shards without tests are left out. */
  readonly shards: readonly PlannedShard[];
  /** Hash that is equal in all jobs whose shards belong to the same plan. */
  readonly fingerprint: string;
  readonly notes: readonly string[];
  /** Sentences about differences between the plan and the request. */
  readonly notices: readonly string[];
  /** Sentence about tests that run although they are not selected. */
  readonly warning?: string;
}

/** Number of jobs of a matrix with `shard-index` that together run all shards. */
export const countJobs = ({ total, shardsPerJob = 1 }: ShardPlan): number => total / shardsPerJob;

export const fingerprintOf = (shards: readonly PlannedShard[]): string =>
  hashOf(...shards.map(({ classFilter = [] }) => classFilter.toSorted().join()));

/** Expected cost of a run, based on the durations of earlier runs. */
export interface Prediction {
  readonly deviceMs: number;
  /** Time from the first start to the last end of a session, without waits for devices. */
  readonly durationMs: number;
  /** Assumed number of parallel sessions. Set only if the number of free slots is unknown. */
  readonly atOnce?: number;
  /** Number of earlier runs that the prediction uses, at least 1. */
  readonly runs: number;
}

export type UnstartedReason = 'fail-fast' | 'budget' | 'canary';

export interface UnstartedShards {
  readonly reason: UnstartedReason;
  /** Indexes (from 0) of the shards. Empty if only retries were not started. */
  readonly shards: readonly number[];
  readonly clause: string;
  /** Set if the service stopped builds at their first failed test. */
  readonly stopped?: true;
}

export interface SelectRule {
  readonly pattern: string;
  readonly matches: (path: string) => boolean;
  /** Tests to run if a matching file has changed. The list may be empty. */
  readonly entries: readonly TestEntry[];
}

export const testSizes = ['small', 'medium', 'large'] as const;

export type TestSize = (typeof testSizes)[number];

/** Pattern that selects tests. In names, `*` matches any characters. */
export type TestPattern =
  | { readonly kind: 'class'; readonly className: string; readonly method?: string }
  | { readonly kind: 'package' | 'annotation'; readonly name: string }
  | { readonly kind: 'size'; readonly size: TestSize }
  /** Maestro flow. `path` may lack the file extension. */
  | { readonly kind: 'flow'; readonly path: string; readonly name?: string }
  | { readonly kind: 'tag'; readonly name: string }
  | { readonly kind: 'identifier'; readonly target: string; readonly className?: string; readonly method?: string };

export type TestEntry = TestPattern & {
  readonly text: string;
  readonly excludes: boolean;
};

/** Normalizes the path of a flow or folder: `./cart/` becomes `cart`. */
export const normalFlowPath = (text: string): string => withoutEnding(posix.normalize(text), '/');

export interface KnownTest {
  /** Class name with its package. `$` separates an inner class from its outer class. */
  readonly className: string;
  readonly name: string;
  readonly ignored: boolean;
  /** Whether the test runs several times with different values, under names that begin with `name`. */
  readonly parameterized: boolean;
  /** Whether the test runs only under a condition, such as a device or an Android version. */
  readonly conditional: boolean;
  /** How results name the test. Absent if they use `name`. */
  readonly naming?:
    | undefined
    /** Results use a name that contains `name`, such as `formats[0]`. */
    | 'derived'
    /** Results may use any name, so that no result can be matched. */
    | 'free';
  readonly target?: string;
  /** Path of the Maestro flow, relative to the root of the suite. */
  readonly file?: string;
  readonly tags?: readonly string[];
  /** Annotations of the test and its class, as far as the Android test runner can filter by them. */
  readonly annotations?: readonly string[];
  readonly sizes?: readonly TestSize[];
}

export interface KnownSuite {
  readonly tests: readonly KnownTest[];
  /** Classes and files of which some tests are unknown. */
  readonly unknown: readonly { readonly part: string }[];
  /** Reason why the suite may run tests of classes that are not listed, as a clause. */
  readonly unseen?: string;
  /** Set if the suite has more tests, or classes with unknown tests, than are listed: those that were not selected. */
  readonly isPart?: true;
  /** Whether the suite contains its own test runner, which decides what runs. */
  readonly customRunner?: boolean;
  /** Tests that run only if the request names them. */
  readonly onRequest?: readonly KnownTest[];
  /** Classes that run in the order of this list. */
  readonly sequence?: readonly string[];
  /** How a request can select many flows at once. Absent for suites without flows. */
  readonly groups?: FlowGroups;
}

export interface FlowGroups {
  /**
   * Folders (`.` for the root) whose name selects exactly the flows directly in them, whether or not the service reads nested
   * folders and the `config.yaml` of the suite.
   */
  readonly folders: readonly string[];
  /** Whether a tag in a request selects exactly the default flows with this tag. */
  readonly byTag: boolean;
}
