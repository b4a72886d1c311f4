import type { ServiceShard, Shard } from '../model/device-shard.ts';
import type { Framework } from '../model/framework.ts';

/** Where the service keeps uploads, by the words of the action `cleanup`. */
export type UploadKind = 'apps' | 'media' | `${Framework}-suites` | `${Framework}-app-dirs`;

/** Parameters of a build request. */
type Parameters = Readonly<Record<string, unknown>>;

/** An app or a test suite of a framework. */
export interface BinaryDefinition {
  readonly uploads: UploadKind;
  /** Its key in a build request. */
  readonly parameter: string;
  /** What a folder is packed into. */
  readonly packedAs: 'zip' | 'ipa';
}

/** How a build request names the tests to run. */
export interface TestFilter {
  readonly parameter: string;
  /** The parameter that names tests not to run; absent where there is none. */
  readonly leavesOut?: string;
  /** `class`: `Class` or `Class#method`. `identifier`: `Target/Class/test`. */
  readonly style: 'class' | 'identifier';
  /**
   * Instances of a parameterized test share one entry.
   *
   * @param target name of the test bundle, where it is known
   */
  readonly entryOf: (className: string, name: string, target: string | undefined) => string;
}

/** The test runner splits the suite: each shard is a build, and its request asks for that shard. */
export interface RunnerShards {
  readonly splitBy: 'runner';
  readonly write: (shard: Shard) => Parameters;
  /** Numbers that are missing or unreadable are NaN. */
  readonly read: (request: Parameters) => Shard;
}

/** The service splits a build into sessions: the request names the tests of each shard. */
export interface ServiceShards {
  readonly splitBy: 'service';
  /** The key in a build request. */
  readonly parameter: string;
  readonly write: (shards: readonly ServiceShard[]) => Parameters;
  /** In the order of the request; empty where it asks for none, or for others than `write` does. */
  readonly read: (request: Parameters) => readonly ServiceShard[];
  /** Filters of a request that names the tests of each shard must not have besides. */
  readonly replaces: readonly string[];
}

/** What differs between test frameworks. The steps of a run read it, and name no framework. */
export interface FrameworkDefinition {
  /** The name as its owner writes it, for text that people read. */
  readonly title: string;
  readonly os: 'android' | 'ios';
  readonly apiVersions: readonly ('v1' | 'v2')[];
  readonly app: BinaryDefinition;
  /** Absent: the app holds the tests. */
  readonly testSuite?: BinaryDefinition;
  readonly testFilter: TestFilter;
  /** Absent: the service does not split suites of this framework. */
  readonly shards?: RunnerShards | ServiceShards;
  /** Whether the service has a JUnit report for each session. */
  readonly hasReports: boolean;
  /** Whether the service lists the builds of a project. */
  readonly listsBuilds: boolean;
}
