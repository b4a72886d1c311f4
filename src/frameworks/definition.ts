import type { ServiceShard, Shard } from '../model/device-shard.ts';
import type { DeviceSystem, Framework } from '../model/framework.ts';
import type { KnownTest } from '../model/run-plan.ts';

/** Where the service lists uploads, by the words of the action `cleanup`. */
export type UploadKind = 'apps' | 'media' | `${Framework}-suites` | `${Framework}-app-dirs`;

/** Parameters of a build request. */
type Parameters = Readonly<Record<string, unknown>>;

/** An app or a test suite of a framework. */
export interface BinaryDefinition {
  /** Absent: the service is not known to list or delete these uploads. */
  readonly uploads?: UploadKind;
  /** The last part of the path that it is uploaded to. */
  readonly path: 'app' | 'app-dir' | 'test-suite' | 'test-package';
  /** Its key in a build request. */
  readonly parameter: string;
  /** What a folder is packed into. `one-folder-zip`: a zip with one folder at its top, which archives are repacked into, too. */
  readonly packedAs: 'zip' | 'ipa' | 'one-folder-zip';
}

/** Paths of the service below `/app-automate`. */
interface ServicePaths {
  /** Of the calls, by the version of the interface. */
  readonly v1?: string;
  readonly v2?: string;
  /** Of the logs of tests, in both versions. */
  readonly logs: string;
  /** Builds for Android and for iOS are started under paths of their own. */
  readonly startsBySystem?: true;
  /** Of the calls that stop builds; absent where no such call is known. */
  readonly stop?: string;
  /** Last part of the path that starts builds of suites with a test plan, in v2; absent where there are no test plans. */
  readonly planStart?: string;
}

/** What is known of the suite where a test is to be named. */
interface NamingContext {
  /** Name of the test bundle. */
  readonly target?: string | undefined;
  /** The test as the suite holds it. */
  readonly known?: KnownTest | undefined;
}

/** How a build request names the tests to run. */
export interface TestFilter {
  readonly parameter: string;
  /** The parameter that names tests not to run; absent where there is none. */
  readonly leavesOut?: string;
  /** `class`: `Class` or `Class#method`. `identifier`: `Target/Class/test`. `flow`: a file. */
  readonly style: 'class' | 'identifier' | 'flow';
  /**
   * Instances of a parameterized test share one entry.
   *
   * @returns undefined where the test cannot be named
   */
  readonly entryOf: (className: string, name: string, context: NamingContext) => string | undefined;
}

/** The test runner splits the suite: each shard is a build, and its request asks for that shard. */
interface RunnerShards {
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
  /** Systems of the devices. Where there are two, the app decides, or else the devices do. */
  readonly systems: readonly [DeviceSystem, ...DeviceSystem[]];
  readonly apiVersions: readonly ('v1' | 'v2')[];
  readonly paths: ServicePaths;
  /** Absent: the test package contains the app. */
  readonly app?: BinaryDefinition;
  /** Absent: the app holds the tests. */
  readonly testSuite?: BinaryDefinition;
  /** What the binaries have to be like; see `src/binaries/preflight/`. */
  readonly binaryRules: 'android' | 'xcuitest' | 'earlgrey' | 'flows' | 'test-package';
  /** Absent: the service always runs the whole suite. */
  readonly testFilter?: TestFilter;
  /** Absent: the service does not split suites of this framework. */
  readonly shards?: RunnerShards | ServiceShards;
  /** The parameter by which screenshots are recorded, where it is not `screenshots`. */
  readonly screenshotParameter?: string;
  /** The log of a test that holds its screenshots, where its details name none. */
  readonly screenshotLog?: 'maestroScreenshot';
  /** The service may list the newest builds, which is not certain: tried once where the response to a start was lost. */
  readonly mayListBuilds?: true;
  /** Whether the service has a JUnit report for each session. */
  readonly hasReports: boolean;
  /** Logs that say why a test failed, by what tells most. Needed where there are no reports. */
  readonly failureLogs: readonly ('commandlogs' | 'instrumentationlogs' | 'devicelogs')[];
  /** A request can name single tests, so that they run again alone. */
  readonly repeatsTests?: true;
  /** The service can be asked to stop a build once tests have failed. */
  readonly stopsAtFailures?: true;
  /** Whether the service lists the builds of a project. */
  readonly listsBuilds: boolean;
  /**
   * The usual command that runs one test on a local device. Absent: none is known.
   *
   * @param test as `testFilter` names it, or its name where there is none; fit to stand between single quotes of a shell
   */
  readonly localCommand?: (test: string) => string;
}

/** Arguments of the Android test runner that choose tests. */
const choosingArgument =
  /^(?:class|package|annotation|size|filter|tests_regex|testFile|not(?:Class|Package|Annotation|TestFile)|numShards|shardIndex)$/;

/** Parameters of a build request that choose tests by themselves. */
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

/** The parameter that chooses tests by what it holds: arguments for the test runner, or shards with tests of their own. */
export const choosingOption = ({ instrumentationOptions, shards }: Readonly<Record<string, unknown>>): string | undefined => {
  if (Object.keys(Object(instrumentationOptions)).some((name) => choosingArgument.test(name))) return 'instrumentationOptions';
  const { mapping }: Readonly<Record<string, unknown>> = Object(shards);
  return Object.keys(Object(mapping)).length > 0 ? 'shards' : undefined;
};
