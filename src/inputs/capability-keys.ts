import { definitionOf } from '../frameworks/lookup.ts';
import type { Framework } from '../model/framework.ts';
import { testSizes } from '../model/run-plan.ts';

/** Type of a parameter. Like the service, the action accepts booleans and numbers as text, and one name instead of a list. */
export type CapabilityType =
  | { readonly kind: 'boolean' | 'text' | 'list' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'names'; readonly most?: number; readonly values?: readonly string[] }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  /** A key without an entry in `fields` may have any value. */
  | { readonly kind: 'mapping'; readonly fields?: Readonly<Record<string, CapabilityType>> }
  | { readonly kind: 'variables'; readonly longestName: number; readonly longestValue: number };

export interface CapabilityKey {
  readonly type: CapabilityType;
  /** Frameworks with this parameter; absent if all frameworks have it. */
  readonly frameworks?: readonly Framework[];
  /** Input that sets the parameter. The parameter is then not allowed in `capabilities`. */
  readonly input?: string;
  /** Part of a framework's definition that the input requires; absent if all frameworks have the input. */
  readonly inputNeeds?: 'app' | 'testSuite' | 'shards';
}

const boolean: CapabilityType = { kind: 'boolean' };
const text: CapabilityType = { kind: 'text' };
const names: CapabilityType = { kind: 'names' };
const mapping: CapabilityType = { kind: 'mapping' };
const numberType = (min: number, max: number): CapabilityType => ({ kind: 'number', min, max });

const android: readonly Framework[] = ['espresso', 'flutter-android'];
const apple: readonly Framework[] = ['xcuitest', 'earlgrey'];

const shards: CapabilityType = {
  kind: 'mapping',
  fields: {
    numberOfShards: numberType(1, 10_000),
    deviceSelection: { kind: 'choice', values: ['any', 'all'] },
    mapping: { kind: 'list' },
  },
};

const stopsAtFailures: readonly Framework[] = ['espresso', 'xcuitest', 'maestro'];

const abortBuildOnFailure: CapabilityType = { kind: 'mapping', fields: { enabled: boolean, maxFailures: numberType(1, 1_000) } };

const rerunPreviouslyFailed: CapabilityType = { kind: 'mapping', fields: { enabled: boolean, sourceBuildId: text } };

const keys: Readonly<Record<string, CapabilityKey>> = {
  app: { type: text, input: 'app', inputNeeds: 'app' },
  appDir: { type: text, input: 'app', inputNeeds: 'app', frameworks: ['earlgrey'] },
  testSuite: { type: text, input: 'test-suite', inputNeeds: 'testSuite' },
  testPackage: { type: text, input: 'test-suite', inputNeeds: 'testSuite', frameworks: ['flutter-ios'] },
  devices: { type: names, input: 'devices' },

  project: { type: text, input: 'project' },
  projectNotifyURL: { type: text, input: 'project-notify-url' },
  callbackURL: { type: text },
  buildTag: { type: text },
  customBuildName: { type: text },
  customBuildNotifyURL: { type: text },
  'browserstack.source': { type: text },

  class: { type: names, frameworks: ['espresso'] },
  package: { type: names, frameworks: ['espresso'] },
  annotation: { type: names, frameworks: ['espresso'] },
  size: { type: { kind: 'names', values: testSizes }, frameworks: ['espresso'] },
  numShards: { type: numberType(1, 10_000), input: 'shards', inputNeeds: 'shards', frameworks: ['espresso'] },
  shardIndex: { type: numberType(0, 10_000), input: 'shard-index', inputNeeds: 'shards', frameworks: ['espresso'] },
  'only-testing': { type: names, frameworks: apple },
  'skip-testing': { type: names, frameworks: apple },
  dynamicTests: { type: boolean, frameworks: apple },
  execute: { type: names, frameworks: ['maestro'] },
  tags: { type: { kind: 'mapping', fields: { includeTags: names, excludeTags: names } }, frameworks: ['maestro'] },
  shards: { type: shards, frameworks: ['espresso', 'xcuitest', 'maestro'] },

  deviceLogs: { type: boolean, input: 'device-logs' },
  instrumentationLogs: { type: boolean },
  networkLogs: { type: boolean },
  networkLogsOptions: { type: { kind: 'mapping', fields: { captureContent: boolean } } },
  appProfiling: { type: boolean },
  video: { type: boolean },
  screenshots: { type: boolean },
  debugscreenshots: { type: boolean, frameworks: [...apple, 'maestro'] },
  enableResultBundle: { type: boolean, frameworks: apple },
  enableSpoonFramework: { type: boolean, frameworks: ['espresso'] },
  coverage: { type: boolean, frameworks: ['espresso'] },

  local: { type: boolean },
  localIdentifier: { type: text },
  networkProfile: { type: text },
  customNetwork: { type: text },
  geoLocation: { type: text },
  acceptInsecureCerts: { type: boolean },
  allowDeviceMockServer: { type: boolean },

  language: { type: text },
  locale: { type: text },
  timezone: { type: text },
  gpsLocation: { type: text },
  deviceOrientation: { type: text },
  disableAnimations: { type: boolean },
  enableBiometric: { type: boolean },
  appStoreConfiguration: { type: { kind: 'mapping', fields: { username: text, password: text } } },
  otherApps: { type: { kind: 'names', most: 3 } },
  uploadMedia: { type: { kind: 'names', most: 5 }, input: 'media' },

  idleTimeout: { type: numberType(60, 900) },
  setEnvVariables: { type: { kind: 'variables', longestName: 30, longestValue: 100 }, frameworks: [...apple, 'maestro'] },
  resignApp: { type: boolean, frameworks: apple },
  singleRunnerInvocation: { type: boolean, frameworks: ['espresso'] },
  useOrchestrator: { type: boolean, frameworks: android },
  clearPackageData: { type: boolean, frameworks: android },
  instrumentationOptions: { type: mapping, frameworks: android },
  cucumberOptions: { type: mapping, frameworks: ['espresso'] },
  maestroVersion: { type: text, frameworks: ['maestro'] },

  retryTestsOnFailure: { type: boolean, frameworks: ['espresso', 'xcuitest'] },
  testIterations: { type: numberType(1, 100), frameworks: ['espresso', 'xcuitest'] },
  runWholeSession: { type: boolean, frameworks: ['espresso'] },
  testRelaunchEnabled: { type: boolean, frameworks: ['xcuitest'] },
  testOrchestrationOptions: {
    type: { kind: 'mapping', fields: { abortBuildOnFailure, rerunPreviouslyFailed } },
    frameworks: stopsAtFailures,
  },
  rerunPreviouslyFailed: { type: rerunPreviouslyFailed, frameworks: ['xcuitest', 'maestro'] },
};

/** All known parameters of a build request, by name. `docs/reference.md` lists them. */
export const capabilityKeys: ReadonlyMap<string, CapabilityKey> = new Map(Object.entries(keys));

export const isForFramework = ({ frameworks }: CapabilityKey, framework: string): boolean =>
  frameworks === undefined || frameworks.some((each) => each === framework);

/** Returns the input that sets the parameter, or undefined if the framework has no such input. */
export const inputFor = ({ input, inputNeeds }: CapabilityKey, framework: Framework): string | undefined =>
  inputNeeds === undefined || definitionOf(framework)[inputNeeds] !== undefined ? input : undefined;
