import { posix } from 'node:path';
import { withoutEnding } from '../lib/without-ending.ts';
import { hashOf } from './build-tag.ts';
import type { Shard } from './device-shard.ts';
import type { Framework } from './framework.ts';

/** What a run uploads and starts, for readers. */
export interface RunPlan {
  readonly devices: readonly string[];
  /** Each file or reference with what happens to it: `app build/app.apk (3.1 MB)`. */
  readonly binaries: readonly string[];
  /** How tests and shards were chosen, as sentences. */
  readonly notes: readonly string[];
  readonly builds: readonly RunPlanBuild[];
  /** New and changed tests that run again; absent where none does. */
  readonly repeats?: RepeatPlan | undefined;
}

/** Which tests are to run again, as it is known before the first upload. */
export interface RepeatPlan {
  readonly times: number;
  /** The first one. */
  readonly device: string;
  /** `class#method` of new and changed tests of the suite; absent where only the results will tell. */
  readonly tests?: readonly string[] | undefined;
  /** Of all repeats, by earlier runs; absent where nothing is known. */
  readonly predictedMs?: number | undefined;
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

/** What a run is expected to cost, by the durations of earlier runs. */
export interface Prediction {
  /** Sum of the session durations. */
  readonly deviceMs: number;
  /** From the first session's start to the last one's end; waiting for devices that others use is not in it. */
  readonly durationMs: number;
  /** So many sessions run at the same time in it, since the free slots are unknown; absent where they are known, or matter to none. */
  readonly atOnce?: number;
  /** Earlier runs that it rests on; at least 1. */
  readonly runs: number;
}

/** Why builds that were planned were not started. */
export type UnstartedReason = 'fail-fast' | 'budget';

/** Shards that were not started, as results and their readers know them. */
export interface UnstartedShards {
  readonly reason: UnstartedReason;
  /** Indexes, from 0; empty where only retries were not started. */
  readonly shards: readonly number[];
  /** What was not started and why, without a full stop. */
  readonly clause: string;
  /** Their builds were started, and the service stopped them at their first failed test. */
  readonly stopped?: true;
}

/** One rule of the input `select`: which tests a changed file needs. */
export interface SelectRule {
  /** A glob from the root of the repository. */
  readonly pattern: string;
  /** Whether the pattern matches a path in the repository. */
  readonly matches: (path: string) => boolean;
  /** Empty: these files need no test. */
  readonly entries: readonly TestEntry[];
}

export const testSizes = ['small', 'medium', 'large'] as const;

/** As the annotations `@SmallTest`, `@MediumTest` and `@LargeTest` tell it. */
export type TestSize = (typeof testSizes)[number];

/** Which tests are meant. In names, `*` stands for any characters. */
export type TestPattern =
  | { readonly kind: 'class'; readonly className: string; readonly method?: string }
  | { readonly kind: 'package' | 'annotation'; readonly name: string }
  | { readonly kind: 'size'; readonly size: TestSize }
  /** Files of flows: a file with or without its ending, or everything below a folder; `name` is that of the flow. */
  | { readonly kind: 'flow'; readonly path: string; readonly name?: string }
  | { readonly kind: 'tag'; readonly name: string }
  | { readonly kind: 'identifier'; readonly target: string; readonly className?: string; readonly method?: string };

/** One entry of the input `tests`. */
export type TestEntry = TestPattern & {
  /** As written, for messages. */
  readonly text: string;
  /** Written with a leading `!`. */
  readonly excludes: boolean;
};

/** The path of a flow or of a folder of flows, as a suite lists it. */
export const normalFlowPath = (text: string): string => withoutEnding(posix.normalize(text), '/');

/** One test method that looking into the suite found. */
export interface KnownTest {
  /** With package, and `$` before an inner class. */
  readonly className: string;
  readonly name: string;
  readonly ignored: boolean;
  /** Runs once for each set of values, under names of their own. */
  readonly parameterized: boolean;
  /** Runs only under a condition; elsewhere no result comes for it. */
  readonly conditional: boolean;
  /** How results name it, where that is not by its method alone; `free`: by any name. */
  readonly naming?: 'derived' | 'free';
  /** The test bundle that holds it, on iOS. */
  readonly target?: string;
  /** The file of the suite that it is, relative to the suite's root: a Maestro flow. */
  readonly file?: string;
  /** Of a Maestro flow. */
  readonly tags?: readonly string[];
  /** Names of the annotations that filters see on it, those of its class included. */
  readonly annotations?: readonly string[];
  /** The sizes that filters see on it. */
  readonly sizes?: readonly TestSize[];
}

/** What is known of a suite before it runs. */
export interface KnownSuite {
  readonly tests: readonly KnownTest[];
  /** Classes and files of which looking inside could not tell all tests. */
  readonly unknown: readonly { readonly part: string }[];
  /** Why tests of classes may run that are named nowhere here, as a clause. */
  readonly unseen?: string;
  /** Whether a runner of the suite's own decides what runs. */
  readonly customRunner?: boolean;
  /** Tests that run only where they are named. */
  readonly onRequest?: readonly KnownTest[];
  /** Classes of tests that run one after the other, in this order. */
  readonly sequence?: readonly string[];
}
