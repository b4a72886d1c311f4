import type { ServiceShard, Shard } from '../model/device-shard.ts';
import type { DeviceSystem, Framework } from '../model/framework.ts';
import type { KnownTest } from '../model/run-plan.ts';

/** Kinds of uploads that the service lists. The input of the action `cleanup` uses the same names. */
export type UploadKind = 'apps' | 'media' | `${Framework}-suites` | `${Framework}-app-dirs`;

type Parameters = Readonly<Record<string, unknown>>;

export interface BinaryDefinition {
  /** Kind of the upload. Absent if it is unknown whether the service can list or delete such uploads. */
  readonly uploads?: UploadKind;
  /** Last part of the upload path. */
  readonly path: 'app' | 'app-dir' | 'test-suite' | 'test-package';
  /** Parameter of a build request that contains the reference of the upload. */
  readonly parameter: string;
  /** Form of the upload. For `one-folder-zip`, an archive is packed again unless its top level is exactly one folder. */
  readonly packedAs: 'zip' | 'ipa' | 'one-folder-zip';
  /** Whether the service makes an APK of an Android App Bundle. */
  readonly takesBundles?: true;
}

/** Paths of the service, relative to `/app-automate`. */
interface ServicePaths {
  readonly v1?: string;
  readonly v2?: string;
  /** Path of the test logs, the same in v1 and v2. */
  readonly logs: string;
  /** Whether builds for Android and for iOS are started under different paths. */
  readonly startsBySystem?: true;
  /** Path of the calls that stop builds. Absent if no such call is known. */
  readonly stop?: string;
  /** Last part of the v2 path that starts a build with a test plan. Absent if the framework has no test plans. */
  readonly planStart?: string;
}

interface NamingContext {
  readonly target?: string;
  /** The test as it was discovered in the suite. */
  readonly known?: KnownTest;
}

/** How a build request names the tests to run. */
export interface TestFilter {
  readonly parameter: string;
  /** Parameter that names tests to exclude. Absent if the framework has no such parameter. */
  readonly leavesOut?: string;
  /** Largest size of the parameter as JSON, in bytes. Absent if no limit is known. */
  readonly mostBytes?: number;
  /** Form of the entries: `Class` or `Class#method`, `Target/Class/test`, or the path of a file. */
  readonly style: 'class' | 'identifier' | 'flow';
  /** Entry for a test, the same for all instances of a parameterized test. Undefined if a request cannot name the test. */
  readonly entryOf: (className: string, name: string, context: NamingContext) => string | undefined;
}

/** Shards of a suite that the test runner splits. Each shard has its own build, and the build request contains the shard. */
interface RunnerShards {
  readonly splitBy: 'runner';
  readonly write: (shard: Shard) => Parameters;
  /** Reads the shard from a request. Numbers that are missing or unreadable become NaN. */
  readonly read: (request: Parameters) => Shard;
}

/** Shards that the service runs in separate sessions of one build. The request names the tests of each shard. */
export interface ServiceShards {
  readonly splitBy: 'service';
  /** Parameter of a build request that contains the shards. */
  readonly parameter: string;
  readonly write: (shards: readonly ServiceShard[]) => Parameters;
  /** Reads the shards in order. Empty if the request has no shards in the form that `write` creates. */
  readonly read: (request: Parameters) => readonly ServiceShard[];
  /** Filters that must be removed from a request that names the tests of each shard. */
  readonly replaces: readonly string[];
}

/** Facts that differ between test frameworks. Other code reads these facts instead of checking for the name of a framework. */
export interface FrameworkDefinition {
  /** Name for people to read, as the owner of the framework spells it. */
  readonly title: string;
  /** Operating systems of the framework. If there are two, the app or the devices determine the system of a build. */
  readonly systems: readonly [DeviceSystem, ...DeviceSystem[]];
  readonly apiVersions: readonly ('v1' | 'v2')[];
  readonly paths: ServicePaths;
  /** App of a build. Absent if the test package contains the app. */
  readonly app?: BinaryDefinition;
  /** Test suite of a build. Absent if the app contains the tests. */
  readonly testSuite?: BinaryDefinition;
  /** Rules for checking the app and the suite before the upload; see `src/binaries/preflight/`. */
  readonly binaryRules: 'android' | 'xcuitest' | 'earlgrey' | 'flows' | 'test-package';
  /** How a request selects tests. Absent if the service always runs the whole suite. */
  readonly testFilter?: TestFilter;
  /** How a suite is split. Absent if suites of this framework cannot be split. */
  readonly shards?: RunnerShards | ServiceShards;
  /** Parameter that makes the service record screenshots. Absent if it has the usual name `screenshots`. */
  readonly screenshotParameter?: string;
  /** Log that lists the screenshots of a test. Set only if the details of the test do not list them. */
  readonly screenshotLog?: 'maestroScreenshot';
  /** Whether the service may list the newest builds. The action tries this once if the response to a build request is lost. */
  readonly mayListBuilds?: true;
  /** Whether the action `doctor` checks a suite that is its only input, without an account. */
  readonly checksSuiteAlone?: true;
  /** Whether the service has a JUnit report for each session. */
  readonly hasReports: boolean;
  /** Logs that explain why a test failed, most useful log first. Needed for frameworks without reports. */
  readonly failureLogs: readonly ('commandlogs' | 'instrumentationlogs' | 'devicelogs')[];
  /** Whether a request can name single tests, so that failed tests can be repeated without the others. */
  readonly repeatsTests?: true;
  readonly stopsAtFailures?: true;
  readonly listsBuilds: boolean;
  /** Command that runs a test on a local device. `test` must be safe between single quotes in a shell. */
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

/** Finds the parameter whose content selects tests: arguments for the test runner, or shards that name their tests. */
export const choosingOption = ({ instrumentationOptions, shards }: Readonly<Record<string, unknown>>): string | undefined => {
  if (Object.keys(Object(instrumentationOptions)).some((name) => choosingArgument.test(name))) return 'instrumentationOptions';
  const { mapping }: Readonly<Record<string, unknown>> = Object(shards);
  return Object.keys(Object(mapping)).length > 0 ? 'shards' : undefined;
};
