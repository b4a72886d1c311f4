import { isRecord } from '../../lib/is-record.ts';
import { listed } from '../../lib/numbers.ts';
import { definitionOf } from '../frameworks/lookup.ts';
import type { Framework } from '../model/framework.ts';
import { testSizes } from '../model/run-plan.ts';

/** Type of a parameter. Like the service, the action also accepts booleans and numbers as text, and one name for a list. */
export interface CapabilityType {
  /** What a value must be, for messages and the documentation. */
  readonly wanted: string;
  readonly accepts: (value: unknown) => boolean;
  /** Describes a wrong value more precisely than its kind. Never shows a string that may be a secret. */
  readonly describe?: (value: unknown) => string | undefined;
  /** Types of the known fields of a mapping. Any other field may have any value. */
  readonly fields?: Readonly<Record<string, CapabilityType>>;
}

export interface CapabilityKey {
  readonly type: CapabilityType;
  /** Types for frameworks that accept other values than `type`. */
  readonly otherTypes?: Readonly<Partial<Record<Framework, CapabilityType>>>;
  /** Frameworks with this parameter; absent if all frameworks have it. */
  readonly frameworks?: readonly Framework[];
  /** Input that sets the parameter. The parameter is then not allowed in `capabilities`. */
  readonly input?: string;
  /** Part of a framework's definition that the input requires; absent if all frameworks have the input. */
  readonly inputNeeds?: 'app' | 'testSuite' | 'shards';
}

/** Describes a wrong string, for types that accept only certain strings. Shows a short word, which is hardly a secret. */
const otherString = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  return /^[\w .+-]{1,12}$/.test(value) ? JSON.stringify(value) : 'another string';
};

export const booleanType: CapabilityType = {
  wanted: 'true or false',
  accepts: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  describe: otherString,
};
export const textType: CapabilityType = { wanted: 'a string', accepts: (value) => typeof value === 'string' };
const mapping: CapabilityType = { wanted: 'a mapping', accepts: isRecord };

const mappingOf = (fields: Readonly<Record<string, CapabilityType>>): CapabilityType => ({
  wanted: `a mapping, such as ${listed(Object.keys(fields), 'and')}`,
  accepts: isRecord,
  fields,
});

const numberType = (min: number, max: number): CapabilityType => ({
  wanted: `a whole number from ${min} to ${max}`,
  accepts: (value) => {
    const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= min && number <= max;
  },
  describe: otherString,
});

const namesType = (
  wanted: string,
  acceptsNames: (names: readonly string[]) => boolean,
  describeNames: (names: readonly string[]) => string,
): CapabilityType => ({
  wanted,
  accepts: (value) => {
    const names = namesIn(value);
    return names !== undefined && acceptsNames(names);
  },
  describe: (value) => {
    if (!Array.isArray(value)) return otherString(value);
    const names = namesIn(value);
    return names === undefined ? 'a list with an entry that is not a string; write it in quotes' : describeNames(names);
  },
});

/** Reads a list of strings, or one string with several names separated by commas. Returns undefined for any other value. */
const namesIn = (value: unknown): readonly string[] | undefined => {
  if (typeof value === 'string') return value.split(',').flatMap((name) => name.trim() || []);
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;
};

const countOf = (names: readonly string[]): string => String(names.length);
const names = namesType('a list of strings', () => true, countOf);
const namesUpTo = (most: number): CapabilityType =>
  namesType(`a list of at most ${most} strings`, ({ length }) => length <= most, countOf);
const sizes = namesType(
  listed(testSizes),
  (given) => given.every((name) => testSizes.some((size) => size === name.toLowerCase())),
  () => 'a list with another entry',
);

/** Names of environment variables whose name or value is longer than the service documents. */
export const longVariables = (variables: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(variables)
    .filter(([name, value]) => name.length > 30 || String(value).length > 100)
    .map(([name]) => name);

const wrongVariable = (variables: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries(variables).find(([, value]) => typeof value !== 'string')?.[0] ?? longVariables(variables)[0];

export const environmentVariables: CapabilityType = {
  wanted: 'a mapping of names (at most 30 characters) to strings (at most 100 characters)',
  accepts: (value) => isRecord(value) && wrongVariable(value) === undefined,
  describe: (value) => {
    const wrong = isRecord(value) ? wrongVariable(value) : undefined;
    return wrong === undefined ? undefined : `another value for ${wrong.slice(0, 60)}`;
  },
};

/** Variables of a framework for which the service contradicts itself about the limits, so that long ones are only a warning. */
const anyVariables: CapabilityType = {
  wanted: 'a mapping of names to strings',
  accepts: (value) => isRecord(value) && Object.values(value).every((each) => typeof each === 'string'),
  describe: (value) => (isRecord(value) ? 'a mapping with a value that is no string' : undefined),
};

const android: readonly Framework[] = ['espresso', 'flutter-android'];
const apple: readonly Framework[] = ['xcuitest', 'earlgrey'];

const shards = mappingOf({
  numberOfShards: numberType(1, 10_000),
  deviceSelection: {
    wanted: 'any or all',
    accepts: (value) => value === 'any' || value === 'all',
    describe: otherString,
  },
  mapping: { wanted: 'a list', accepts: Array.isArray },
});

const abortBuildOnFailure = mappingOf({ enabled: booleanType, maxFailures: numberType(1, 1_000) });
const rerunPreviouslyFailed = mappingOf({ enabled: booleanType, sourceBuildId: textType });

const keys: Readonly<Record<string, CapabilityKey>> = {
  app: { type: textType, input: 'app', inputNeeds: 'app' },
  appDir: { type: textType, input: 'app', inputNeeds: 'app', frameworks: ['earlgrey'] },
  testSuite: { type: textType, input: 'test-suite', inputNeeds: 'testSuite' },
  testPackage: { type: textType, input: 'test-suite', inputNeeds: 'testSuite', frameworks: ['flutter-ios'] },
  devices: { type: names, input: 'devices' },

  project: { type: textType, input: 'project' },
  projectNotifyURL: { type: textType, input: 'project-notify-url' },
  callbackURL: { type: textType },
  buildTag: { type: textType },
  customBuildName: { type: textType },
  customBuildNotifyURL: { type: textType },
  'browserstack.source': { type: textType },

  class: { type: names, frameworks: ['espresso'] },
  package: { type: names, frameworks: ['espresso'] },
  annotation: { type: names, frameworks: ['espresso'] },
  size: { type: sizes, frameworks: ['espresso'] },
  numShards: { type: numberType(1, 10_000), input: 'shards', inputNeeds: 'shards', frameworks: ['espresso'] },
  shardIndex: { type: numberType(0, 10_000), input: 'shard-index', inputNeeds: 'shards', frameworks: ['espresso'] },
  'only-testing': { type: names, frameworks: apple },
  'skip-testing': { type: names, frameworks: apple },
  dynamicTests: { type: booleanType, frameworks: apple },
  execute: { type: names, frameworks: ['maestro'] },
  tags: { type: mappingOf({ includeTags: names, excludeTags: names }), frameworks: ['maestro'] },
  shards: { type: shards, frameworks: ['espresso', 'xcuitest', 'maestro'] },

  deviceLogs: { type: booleanType, input: 'device-logs' },
  instrumentationLogs: { type: booleanType },
  networkLogs: { type: booleanType },
  networkLogsOptions: { type: mappingOf({ captureContent: booleanType }) },
  appProfiling: { type: booleanType },
  video: { type: booleanType },
  screenshots: { type: booleanType },
  debugscreenshots: { type: booleanType, frameworks: [...apple, 'maestro'] },
  enableResultBundle: { type: booleanType, frameworks: apple },
  enableSpoonFramework: { type: booleanType, frameworks: ['espresso'] },
  coverage: { type: booleanType, frameworks: ['espresso'] },

  local: { type: booleanType },
  localIdentifier: { type: textType },
  networkProfile: { type: textType },
  customNetwork: { type: textType },
  geoLocation: { type: textType },
  acceptInsecureCerts: { type: booleanType },
  allowDeviceMockServer: { type: booleanType },

  language: { type: textType },
  locale: { type: textType },
  timezone: { type: textType },
  gpsLocation: { type: textType },
  deviceOrientation: { type: textType },
  disableAnimations: { type: booleanType },
  enableBiometric: { type: booleanType },
  appStoreConfiguration: { type: mappingOf({ username: textType, password: textType }) },
  otherApps: { type: namesUpTo(3) },
  uploadMedia: { type: namesUpTo(5), input: 'media' },

  idleTimeout: { type: numberType(60, 900) },
  setEnvVariables: {
    type: environmentVariables,
    otherTypes: { maestro: anyVariables },
    frameworks: [...apple, 'maestro'],
  },
  resignApp: { type: booleanType, frameworks: apple },
  singleRunnerInvocation: { type: booleanType, frameworks: ['espresso', 'xcuitest'] },
  useOrchestrator: { type: booleanType, frameworks: android },
  clearPackageData: { type: booleanType, frameworks: android },
  instrumentationOptions: { type: mapping, frameworks: android },
  cucumberOptions: { type: mapping, frameworks: ['espresso'] },
  maestroVersion: { type: textType, frameworks: ['maestro'] },

  retryTestsOnFailure: { type: booleanType, frameworks: ['espresso', 'xcuitest', 'maestro'] },
  testIterations: { type: numberType(1, 100), frameworks: ['espresso', 'xcuitest', 'maestro'] },
  runWholeSession: { type: booleanType, frameworks: ['espresso'] },
  testRelaunchEnabled: { type: booleanType, frameworks: ['xcuitest'] },
  testOrchestrationOptions: {
    type: mappingOf({ abortBuildOnFailure, rerunPreviouslyFailed }),
    frameworks: ['espresso', 'xcuitest', 'maestro'],
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
