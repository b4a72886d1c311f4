import { canDeleteUploads, definitionOf } from '../frameworks/lookup.ts';
import { type Clock, systemClock } from '../lib/clock.ts';
import type { DeviceSystem, Framework } from '../model/framework.ts';
import type { SelectRule, TestEntry } from '../model/run-plan.ts';
import { chooseApiVersion } from './api-version.ts';
import { type BinaryInputs, type PlanLookup, readBinaryInputs } from './binary-inputs.ts';
import { type Capabilities, readCapabilities } from './capabilities.ts';
import { readDevices } from './devices.ts';
import { type MappingFile, readMappingFiles } from './mapping.ts';
import { checkedProject } from './project.ts';
import { type Environment, type InputContext, InputReader } from './reader.ts';
import { type ResultInputs, readResultInputs } from './result-inputs.ts';
import { embeddedEndsWithStep, isEmbedded, readServiceInputs, type ServiceInputs } from './service.ts';
import { readShardInputs, type ShardInputs } from './shard-inputs.ts';
import { readTestEntries, refuseFilters } from './test-entries.ts';

/** Everything that the `run` action was asked to do. */
export interface RunInputs extends BinaryInputs, ShardInputs, ResultInputs {
  readonly service: ServiceInputs;
  /** The lines of `devices` as requested, selectors among them. */
  readonly deviceLines: readonly string[];
  /** Of the devices. */
  readonly system: DeviceSystem;
  readonly project: string;
  readonly projectNotifyUrl?: string;
  readonly deviceLogs: boolean;
  /** Mapping files of R8 or ProGuard, by which stacks of a shrunk app are restored. */
  readonly mapping: readonly MappingFile[];
  readonly capabilities: Capabilities;
  /** Which tests to run; empty: all. */
  readonly tests: readonly TestEntry[];
  /** Which tests the changed files of a pull request or merge group need; absent: these decide nothing. */
  readonly select?: readonly SelectRule[];
  /** The post step deletes what this step uploaded. */
  readonly cleanup: boolean;
  readonly dryRun: boolean;
  readonly wait: boolean;
  /** How often failed tests are run again on the device where they failed. */
  readonly retries: number;
  /** How often a session is started again that the service could not run. */
  readonly sessionRetries: number;
  /** How often new and changed tests that passed run again in a pull request or merge group. */
  readonly repeatNew: number;
  /** Budget of the run, all shards and devices together; absent: none. */
  readonly maxDeviceMs?: number;
  /** Nothing more is started once the verdict can no longer be green. */
  readonly failFast: boolean;
  /** Attach to these builds; upload and start nothing. Empty: start builds. */
  readonly buildIds: readonly string[];
  readonly artifactRetentionDays: number;
}

/** The inputs, and the devices that the lines stand for. */
export interface ResolvedInputs extends RunInputs {
  readonly devices: readonly string[];
}

/**
 * Reads the inputs of `run`.
 *
 * @throws InputError with every mistake in every input, before anything was sent
 */
export const readRunInputs = async (
  environment: Environment,
  context: InputContext,
  clock: Pick<Clock, 'nowMs'> = systemClock,
  holdsPlan?: PlanLookup,
): Promise<RunInputs> => {
  const reader = new InputReader(environment);
  const service = await readServiceInputs(reader, context);
  const buildIds = readBuildIds(reader);
  if (isEmbedded(service) && buildIds.length > 0)
    reader.problem({
      input: 'build-ids',
      value: reader.text('build-ids'),
      accepted: `does not apply to base-url: embedded: ${embeddedEndsWithStep}`,
      code: 'input-conflict',
    });
  const attaches = reader.optional('build-ids') !== undefined;
  const binaries = await readBinaryInputs(reader, context, attaches, holdsPlan);
  const { framework, app, testPlan } = binaries;
  const { devices, system } = attaches
    ? { devices: [], system: definitionOf(framework).systems[0] }
    : readDevices(reader, framework, app);
  const sharding = readShardInputs(reader, framework);
  const capabilities = await readCapabilities(reader, framework);
  const results = await readResultInputs(reader, context, { framework, service }, clock.nowMs());

  const inputs: RunInputs = {
    service: chooseApiVersion(reader, service, framework, { ...sharding, capabilities, ...results, testPlan }),
    ...binaries,
    deviceLines: devices,
    system,
    ...sharding,
    project: checkedProject(reader, reader.optional('project') ?? `${context.repositoryName}-${context.runId}`),
    ...optionalUrl(reader, 'project-notify-url'),
    deviceLogs: reader.boolean('device-logs', true),
    mapping: await readMappingFiles(reader, context, framework),
    capabilities,
    tests: readTestEntries(reader, framework, capabilities),
    ...(await readSelect(reader, context, framework, capabilities)),
    cleanup: readCleanup(reader, framework),
    dryRun: reader.boolean('dry-run', false),
    wait: reader.boolean('wait', true),
    ...results,
    retries: reader.number('retries', {
      fallback: 0,
      min: 0,
      max: 10,
      whole: true,
      accepted: 'must be a whole number from 0 to 10',
    }),
    sessionRetries: reader.number('session-retries', {
      fallback: 1,
      min: 0,
      max: 10,
      whole: true,
      accepted: 'must be a whole number from 0 to 10',
    }),
    repeatNew: reader.number('repeat-new', {
      fallback: 0,
      min: 0,
      max: 20,
      whole: true,
      accepted: 'must be a whole number from 0 to 20',
    }),
    ...readBudget(reader),
    failFast: reader.boolean('fail-fast', false),
    buildIds,
    artifactRetentionDays: reader.number('artifact-retention-days', {
      fallback: 0,
      min: 0,
      max: 400,
      whole: true,
      accepted: 'must be a whole number of days from 0 to 400; 0 is the default of the repository',
    }),
  };
  reader.finish();
  return inputs;
};

const readCleanup = (reader: InputReader, framework: Framework): boolean => {
  const cleanup = reader.boolean('cleanup', false);
  if (cleanup && !canDeleteUploads(framework))
    reader.problem({
      input: 'cleanup',
      value: 'true',
      accepted: `must be false with ${framework}: no request of the service is known that deletes its uploads`,
      code: 'input-conflict',
    });
  return cleanup;
};

const readSelect = async (
  reader: InputReader,
  context: InputContext,
  framework: Framework,
  capabilities: Capabilities,
): Promise<{ select?: readonly SelectRule[] }> => {
  const value = reader.optional('select');
  if (value === undefined) return {};
  if (reader.optional('tests') !== undefined)
    reader.problem({
      input: 'select',
      value,
      accepted: 'tests is set too. Remove one of them, or move the entries of tests to select',
      code: 'input-conflict',
    });
  refuseFilters(reader, capabilities, 'select');
  // Late, since most steps have no rules.
  const { readSelectRules } = await import(/* webpackChunkName: "inputs" */ './select.ts');
  return { select: await readSelectRules(reader, context, framework, value) };
};

const readBudget = (reader: InputReader): { maxDeviceMs?: number } => {
  const input = 'max-device-minutes';
  if (reader.optional(input) === undefined) return {};
  const minutes = reader.number(input, {
    fallback: 0,
    min: 0.1,
    max: 1_000_000,
    whole: false,
    accepted: 'must be a number of device minutes from 0.1 to 1000000',
  });
  return { maxDeviceMs: Math.round(minutes * 60_000) };
};

/** Each id becomes a segment of a request path. */
const readBuildIds = (reader: InputReader): readonly string[] => {
  const ids = reader.list(
    'build-ids',
    "has no build id. If the earlier step may start no build, run this step only if its output build-ids is not '[]'",
  );
  for (const id of ids.filter((each) => !/^[\w.-]+$/.test(each)))
    reader.problem({ input: 'build-ids', value: id, accepted: 'must be a JSON array of build ids' });
  return ids;
};

const optionalUrl = (reader: InputReader, input: 'project-notify-url'): { projectNotifyUrl?: string } => {
  const text = reader.optional(input);
  if (text === undefined) return {};
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    reader.problem({ input, value: text, accepted: 'must be an http(s):// address' });
  return { projectNotifyUrl: text };
};
