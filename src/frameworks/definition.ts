import type { ServiceShard, Shard } from '../model/device-shard.ts';
import type { DeviceSystem, Framework } from '../model/framework.ts';
import type { KnownTest } from '../model/run-plan.ts';

/** Kinds of uploads that the service lists, as in the inputs of the action `cleanup`. */
export type UploadKind = 'apps' | 'media' | `${Framework}-suites` | `${Framework}-app-dirs`;

/** Parameters of a build request. */
type Parameters = Readonly<Record<string, unknown>>;

/** An app or a test suite of a framework. */
export interface BinaryDefinition {
  /** Kind of upload; absent if the service is not known to list or delete these uploads. */
  readonly uploads?: UploadKind;
  /** Last part of the upload's path. */
  readonly path: 'app' | 'app-dir' | 'test-suite' | 'test-package';
  /** Key in a build request. */
  readonly parameter: string;
  /** Archive format for a folder. `one-folder-zip`: a zip with one folder at its top, into which archives are repacked, too. */
  readonly packedAs: 'zip' | 'ipa' | 'one-folder-zip';
}

/** Paths of the service below `/app-automate`. */
interface ServicePaths {
  /** Paths of the calls, by the version of the interface. */
  readonly v1?: string;
  readonly v2?: string;
  /** Path of the logs of tests, in both versions. */
  readonly logs: string;
  /** Whether builds for Android and for iOS are started under different paths. */
  readonly startsBySystem?: true;
  /** Path of the calls that stop builds; absent if no such call is known. */
  readonly stop?: string;
  /** Last part of the path that starts builds of suites with a test plan, in v2; absent where there are no test plans. */
  readonly planStart?: string;
}

/** Facts about the suite that are needed to name a test. */
interface NamingContext {
  /** Name of the test bundle. */
  readonly target?: string | undefined;
  /** The test as found in the suite. */
  readonly known?: KnownTest | undefined;
}

/** How a build request names the tests to run. */
export interface TestFilter {
  readonly parameter: string;
  /** Parameter that names tests not to run; absent if there is none. */
  readonly leavesOut?: string;
  /** Form of an entry. `class`: `Class` or `Class#method`. `identifier`: `Target/Class/test`. `flow`: a file. */
  readonly style: 'class' | 'identifier' | 'flow';
  /**
   * Filter entry of a test. Instances of a parameterized test share one entry.
   *
   * @returns undefined if the test cannot be named
   */
  readonly entryOf: (className: string, name: string, context: NamingContext) => string | undefined;
}

/** Shards of the test runner: each shard is a build, and its request names the shard. */
interface RunnerShards {
  readonly splitBy: 'runner';
  readonly write: (shard: Shard) => Parameters;
  /** Reads the shard of a request. Missing or unreadable numbers are NaN. */
  readonly read: (request: Parameters) => Shard;
}

/** Shards of the service, which splits a build into sessions: the request names the tests of each shard. */
export interface ServiceShards {
  readonly splitBy: 'service';
  /** The key in a build request. */
  readonly parameter: string;
  readonly write: (shards: readonly ServiceShard[]) => Parameters;
  /** Reads the shards in the order of the request; empty if it has none, or others than `write` creates. */
  readonly read: (request: Parameters) => readonly ServiceShard[];
  /** Filters that a request must not have in addition to tests of each shard. */
  readonly replaces: readonly string[];
}

/** Differences between test frameworks. The steps of a run read them, and name no framework. */
export interface FrameworkDefinition {
  /** Name in its owner's spelling, for text that people read. */
  readonly title: string;
  /** Systems of the devices. If there are two, the app decides, or else the devices do. */
  readonly systems: readonly [DeviceSystem, ...DeviceSystem[]];
  readonly apiVersions: readonly ('v1' | 'v2')[];
  readonly paths: ServicePaths;
  /** App; absent if the test package contains it. */
  readonly app?: BinaryDefinition;
  /** Test suite; absent if the app holds the tests. */
  readonly testSuite?: BinaryDefinition;
  /** Rules for the binaries; see `src/binaries/preflight/`. */
  readonly binaryRules: 'android' | 'xcuitest' | 'earlgrey' | 'flows' | 'test-package';
  /** Filter of tests; absent if the service always runs the whole suite. */
  readonly testFilter?: TestFilter;
  /** Way of splitting a suite; absent if the service does not split suites of this framework. */
  readonly shards?: RunnerShards | ServiceShards;
  /** Parameter that records screenshots, if it is not `screenshots`. */
  readonly screenshotParameter?: string;
  /** Log of a test that lists its screenshots, if its details have none. */
  readonly screenshotLog?: 'maestroScreenshot';
  /**
   * Whether the service may list the newest builds. It is not certain, so it is tried once after the response to a start was
   * lost.
   */
  readonly mayListBuilds?: true;
  /** Whether the service has a JUnit report for each session. */
  readonly hasReports: boolean;
  /** Logs that explain why a test failed, the most useful first. Needed if there are no reports. */
  readonly failureLogs: readonly ('commandlogs' | 'instrumentationlogs' | 'devicelogs')[];
  /** Whether a request can name single tests, so that they can run again alone. */
  readonly repeatsTests?: true;
  /** Whether the service can stop a build after failed tests. */
  readonly stopsAtFailures?: true;
  /** Whether the service lists the builds of a project. */
  readonly listsBuilds: boolean;
  /**
   * Command that runs one test on a local device; absent if none is known.
   *
   * @param test entry of `testFilter`, or the test's name without one; must be safe between single quotes of a shell
   */
  readonly localCommand?: (test: string) => string;
}

/** Arguments of the Android test runner that select tests. */
const choosingArgument =
  /^(?:class|package|annotation|size|filter|tests_regex|testFile|not(?:Class|Package|Annotation|TestFile)|numShards|shardIndex)$/;

/** Parameters of a build request that always select tests. */
export const filterParameters = [
  'class',
  'package',
  'annotation',
  'size',
  'only-testing',
  'skip-testing',
  'execute',
  'tags',
] as const;

/** Parameter whose content selects tests: arguments for the test runner, or shards with tests of their own. */
export const choosingOption = ({ instrumentationOptions, shards }: Readonly<Record<string, unknown>>): string | undefined => {
  if (Object.keys(Object(instrumentationOptions)).some((name) => choosingArgument.test(name))) return 'instrumentationOptions';
  const { mapping }: Readonly<Record<string, unknown>> = Object(shards);
  return Object.keys(Object(mapping)).length > 0 ? 'shards' : undefined;
};
