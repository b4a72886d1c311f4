import { canDeleteUploads, definitionOf } from '../../core/frameworks/lookup.ts';
import type { DeviceSystem, Framework } from '../../core/model/framework.ts';
import type { SelectRule, TestEntry } from '../../core/model/run-plan.ts';
import { type Clock, systemClock } from '../../lib/clock.ts';
import { chooseApiVersion } from './api-version.ts';
import { type BinaryInputs, binaryTable, checkTable, fileTable, type PlanLookup, readBinaries } from './binary-inputs.ts';
import { readBinaryRef } from './binary-ref.ts';
import type { Capabilities } from './capabilities.ts';
import { readDevices } from './devices.ts';
import { hasMappings, type MappingFile, readMappingFiles } from './mapping.ts';
import { maskTable } from './masks.ts';
import { type Environment, type InputContext, InputReader } from './reader.ts';
import { type ResultInputs, readProject, readResultFiles, reportingTable, verdictTable, waitingTable } from './result-inputs.ts';
import {
  embeddedEndsWithStep,
  githubToken,
  isEmbedded,
  isMatrixContext,
  jobTable,
  readServiceInputs,
  type ServiceInputs,
} from './service.ts';
import { readShardIndex, type ShardInputs, shardTable } from './shard-inputs.ts';
import { custom, declared, declaredLines, flag, type InputTable, minutes, number, readValues, type Values } from './table.ts';
import { readTestEntries, refuseFilters } from './test-entries.ts';

export const runTable = {
  ...jobTable,
  /** Token for check runs, comments, issues, `select` and `history`. */
  'github-token': githubToken,
  ...binaryTable,
  /**
   * Devices as `<device name>-<os version>`, one per line or in a JSON array, such as `Google Pixel 7-13.0`,
   * `Google Pixel *-latest` or `ios-latest-1`. `|` separates alternatives; required unless `build-ids` is set.
   */
  devices: declaredLines(),
  ...shardTable,
  /** Name that groups the builds, shared by the jobs of a matrix; the default is `<repository name>-<run id>`. */
  project: declared(),
  /** URL that the service calls when all builds of the project have ended. */
  'project-notify-url': custom('string', (reader, input) => optionalUrl(reader, input)),
  /**
   * Whether the service records device logs, from which the cause of a crash is read. They are stored only with `download`
   * `device-logs`.
   */
  'device-logs': flag(true),
  /**
   * R8 or ProGuard mapping files (`mapping.txt`) of an Android app, one path or glob per line; names, files and lines in stacks
   * are restored with them.
   */
  mapping: declaredLines('string', {
    conflict: (_, { framework }) =>
      hasMappings(framework) ? undefined : `does not apply to ${framework}: only Android apps have mapping files`,
  }),
  ...fileTable,
  /**
   * Which tests to run, one per line - a class, `Class#method`, `package:`, `annotation:`, `size:`; `Target/Class/test` on iOS; a
   * flow file, a folder or `tag:` for Maestro; `!` excludes. Not for Flutter.
   */
  tests: declared(),
  /**
   * Which tests the changed files of a pull request or merge group need, as a YAML file or inline - a mapping from path patterns
   * to entries of `tests`. Files without a rule select everything, `[]` selects nothing; not together with `tests`.
   */
  select: declared('string', {
    conflict: (_, { text }) =>
      text('tests') === ''
        ? undefined
        : 'the input `tests` is set too. Remove one of the two, or move the entries of `tests` to `select`',
  }),
  /** YAML or JSON mapping of further build parameters; keys that have an input of their own are refused. */
  capabilities: declared(),
  ...checkTable,
  /**
   * Check all inputs, print the plan and the exact build requests; upload and start nothing. Selectors in `devices` read the
   * device list.
   */
  'dry-run': flag(false),
  /**
   * Whether to wait for results; `false` starts the builds and ends with the verdict `started`, or with another verdict if it
   * cannot start all of them. Does not apply to `build-ids`.
   */
  wait: flag(true),
  /**
   * JSON array of builds to wait for, such as the output `build-ids` of a step with `wait` `false`; nothing is uploaded or
   * started.
   */
  'build-ids': custom('string', (reader, input) => readBuildIds(reader, input), {
    conflict: (ids, { text }) =>
      ids.length > 0 && isEmbedded({ baseUrl: text('base-url') })
        ? `does not apply to base-url: embedded: ${embeddedEndsWithStep}`
        : undefined,
  }),
  ...waitingTable,
  /**
   * How often to run failed tests again on the device where they failed. No test is run again if more than half of the tests
   * failed.
   */
  retries: number('integer', { min: 0, max: 10 }, 0),
  /**
   * How often to start a session again that the service could not run; at most half of the sessions each time. Uses the next
   * alternative of its line in `devices`, or else the same device.
   */
  'session-retries': number('integer', { min: 0, max: 10 }, 1),
  /**
   * How many more times, 0 to 20, to run tests that a pull request or merge group adds or whose source file it changes, after
   * they passed. A test that then fails makes the verdict `failed`.
   */
  'repeat-new': number('integer', { min: 0, max: 20 }, 0),
  /**
   * How many devices from the top of `devices` run first; the others start only if no failure is left there after retries. Those
   * that did not start are missing.
   */
  'canary-devices': number('integer', { min: 0, max: 1_000 }, 0),
  /**
   * Whether failed tests of a pull request or merge group also run on the app of the base branch, to tell whether they fail
   * there, too. Changes neither the verdict nor a count; not for EarlGrey and Flutter.
   */
  'compare-base': flag(false, {
    conflict: (compares, { framework }) =>
      compares && definitionOf(framework).repeatsTests !== true
        ? `must be false with ${framework}: a request cannot name single tests`
        : undefined,
  }),
  /**
   * Budget in device minutes. If the prediction exceeds it, nothing is uploaded; a shard or retry that could exceed it is not
   * started. With `shard-index`, each of n jobs has 1/n of it.
   */
  'max-device-minutes': minutes('maxDeviceMs', {
    min: 0.1,
    max: 1_000_000,
    accepted: 'must be a number of device minutes from 0.1 to 1000000',
  }),
  /**
   * Most sessions that this step has running or waiting at the service at once. By default what the account can run and queue. A
   * build whose devices do not fit is split into builds that start as sessions end.
   */
  'max-sessions': number('integer', { min: 1, max: 10_000 }),
  /**
   * Whether to start no more shards and retries once the verdict can no longer be green. Without retries, the service also
   * stops a build at its first failed test; tests that did not run are missing.
   */
  'fail-fast': flag(false),
  ...verdictTable,
  /** Days to keep the artifact; `0` is the default of the repository. */
  'artifact-retention-days': number(
    'integer',
    { min: 0, max: 400, accepted: 'must be a whole number of days from 0 to 400; 0 is the default of the repository' },
    0,
  ),
  ...reportingTable,
  ...maskTable,
  /**
   * Whether runs of the default branch keep one GitHub issue per cause, which needs the permission `issues` `write`. Closing
   * needs `history`. In a matrix, set it on the action `report`.
   */
  issues: flag(false, {
    conflict: (issues, { text }) => {
      if (!issues) return undefined;
      const use = 'set it on the action `report`, which sees the results of all jobs';
      if (text('shard-index') !== '') return `does not apply with shard-index: ${use}`;
      return isMatrixContext(text('job-context')) ? `does not apply in a job of a matrix: ${use}` : undefined;
    },
  }),
  /** Whether the post step deletes what this step uploaded, once all its builds have ended; not for Maestro and Flutter. */
  cleanup: flag(false, {
    conflict: (cleanup, { framework }) =>
      cleanup && !canDeleteUploads(framework)
        ? `must be false with ${framework}: the service has no known request to delete these uploads`
        : undefined,
  }),
} satisfies InputTable;

export interface RunInputs extends Values<typeof runTable>, BinaryInputs, ShardInputs, ResultInputs {
  readonly service: ServiceInputs;
  /** Lines of `devices` as written, including selectors. */
  readonly deviceLines: readonly string[];
  /** Operating system of the requested devices. */
  readonly system: DeviceSystem;
  readonly project: string;
  /** Mapping files of R8 or ProGuard, which restore the stack traces of a shrunk app. */
  readonly mapping: readonly MappingFile[];
  readonly capabilities: Capabilities;
  /** Tests to run; empty for all tests. */
  readonly tests: readonly TestEntry[];
  /** Rules that select tests by the changed files of a pull request or merge group; absent without `select`. */
  readonly select?: readonly SelectRule[];
}

/** Inputs after the lines of `devices` were resolved to exact devices. */
export interface ResolvedInputs extends RunInputs {
  readonly devices: readonly string[];
}

/** @throws InputError with every mistake in every input */
export const readRunInputs = async (
  environment: Environment,
  context: InputContext,
  clock: Clock = systemClock,
  holdsPlan?: PlanLookup,
): Promise<RunInputs> => {
  const reader = new InputReader(environment);
  const values = readValues(reader, runTable);
  const { framework } = values;
  const service = await readServiceInputs(reader, context);
  const attaches = reader.optional('build-ids') !== undefined;
  // Builds in `build-ids` are already running, so they need no binaries.
  const binaries: BinaryInputs = attaches
    ? { framework, media: [], preflight: 'off', reuseUploads: false }
    : { ...values, ...(await readBinaries(reader, context, framework, holdsPlan)) };
  const { devices, system } = attaches
    ? { devices: [], system: definitionOf(framework).systems[0] }
    : readDevices(reader, framework, binaries.app);
  checkCanaries(reader, values, devices.length);
  const capabilities = await readGivenCapabilities(reader, framework);
  const files = await readResultFiles(reader, context, { framework, service }, clock.nowMs());
  const needs = { ...values, capabilities, ...files, testPlan: binaries.testPlan };

  const inputs: RunInputs = {
    ...values,
    ...binaries,
    ...files,
    service: chooseApiVersion(reader, service, framework, needs),
    deviceLines: devices,
    system,
    shardIndex: readShardIndex(reader, values),
    project: readProject(reader, `${context.repositoryName}-${context.runId}`),
    mapping: await readMappingFiles(reader, context, framework),
    capabilities,
    tests: readTestEntries(reader, framework, capabilities),
    select: await readSelect(reader, context, framework, capabilities),
  };
  reader.finish();
  return inputs;
};

/** Refuses canaries where no device is left to hold back, or where one step does not see the results of all devices. */
const checkCanaries = (
  reader: InputReader,
  { canaryDevices, wait }: Pick<RunInputs, 'canaryDevices' | 'wait'>,
  devices: number,
): void => {
  if (canaryDevices === 0) return;
  const refuse = (accepted: string): void => reader.problem({ input: 'canary-devices', value: String(canaryDevices), accepted });
  if (reader.optional('build-ids') !== undefined) refuse('must be 0 with `build-ids`: these builds run already');
  else if (devices > 0 && canaryDevices >= devices) refuse(`must be less than the number of devices (${devices})`);
  if (!wait) refuse('must be 0 with `wait: false`: the step does not wait for the canary devices');
  if (reader.optional('shard-index') !== undefined)
    refuse('must be 0 with `shard-index`: a job does not see the other shards of the canary devices');
};

export interface SuiteInputs extends Pick<BinaryInputs, 'framework' | 'testSuite' | 'media' | 'preflight'> {
  readonly capabilities: Capabilities;
  readonly tests: readonly TestEntry[];
  readonly summary: boolean;
  readonly failOn: RunInputs['failOn'];
}

/** Inputs that name an account, or what its builds need beside the suite. */
const beyondSuite = ['username', 'access-key', 'app', 'devices', 'build-ids'];

/**
 * Reads the inputs of a step that has nothing to check but a suite. Undefined for a step with other inputs, or whose framework
 * has no such checks.
 *
 * @throws InputError with every mistake in these inputs
 */
export const readSuiteInputs = async (environment: Environment, context: InputContext): Promise<SuiteInputs | undefined> => {
  const reader = new InputReader(environment);
  if (reader.optional('test-suite') === undefined || beyondSuite.some((input) => reader.optional(input) !== undefined))
    return undefined;
  const { framework, preflight, summary, failOn } = readValues(reader, runTable);
  if (definitionOf(framework).checksSuiteAlone !== true) return undefined;
  const capabilities = await readGivenCapabilities(reader, framework);
  const tests = readTestEntries(reader, framework, capabilities);
  const testSuite = await readBinaryRef(reader, context, 'test-suite');
  reader.finish();
  return { framework, testSuite, media: [], preflight, capabilities, tests, summary, failOn };
};

const readGivenCapabilities = async (reader: InputReader, framework: Framework): Promise<Capabilities> => {
  if (reader.text('capabilities') === '') return {};
  // Loaded late, because most runs set no capabilities.
  const { readCapabilities } = await import(/* webpackChunkName: "inputs" */ './capabilities.ts');
  return readCapabilities(reader, framework);
};

const readSelect = async (
  reader: InputReader,
  context: InputContext,
  framework: Framework,
  capabilities: Capabilities,
): Promise<readonly SelectRule[] | undefined> => {
  const value = reader.optional('select');
  if (value === undefined) return undefined;
  refuseFilters(reader, capabilities, 'select');
  // Loaded late, because most steps do not set `select`.
  const { readSelectRules } = await import(/* webpackChunkName: "inputs" */ './select.ts');
  return readSelectRules(reader, context, framework, value);
};

/** Reads the ids of builds. Each id becomes a part of a request path, so its characters are checked. */
const readBuildIds = (reader: InputReader, input: string): readonly string[] => {
  const ids = reader.list(
    input,
    "must have at least one build id. If the earlier step sometimes starts no build, run this step only if that step's output build-ids is not '[]'",
  );
  for (const id of ids.filter((each) => !/^[\w.-]+$/.test(each)))
    reader.problem({ input, value: id, accepted: 'must be a JSON array of build ids' });
  return ids;
};

const optionalUrl = (reader: InputReader, input: string): string | undefined => {
  const text = reader.optional(input);
  if (text !== undefined && (!/^https?:\/\//i.test(text) || !URL.canParse(text)))
    reader.problem({ input, value: text, accepted: 'must be an http(s):// address' });
  return text;
};
