import type { Framework } from '../model/framework.ts';
import { type BinaryInputs, readBinaryInputs } from './binary-inputs.ts';
import { type Capabilities, readCapabilities } from './capabilities.ts';
import { readDevices } from './devices.ts';
import { type Environment, type InputContext, InputReader } from './reader.ts';
import { type ResultInputs, readResultInputs } from './result-inputs.ts';
import { readServiceInputs, type ServiceInputs } from './service.ts';

/** Everything that the `run` action was asked to do. */
export interface RunInputs extends BinaryInputs, ResultInputs {
  readonly service: ServiceInputs;
  readonly devices: readonly string[];
  readonly shards: number;
  /** From 0. Absent: every shard runs in this job. */
  readonly shardIndex?: number;
  readonly project: string;
  readonly projectNotifyUrl?: string;
  readonly deviceLogs: boolean;
  readonly capabilities: Capabilities;
  /** The post step deletes what this step uploaded. */
  readonly cleanup: boolean;
  readonly dryRun: boolean;
  readonly wait: boolean;
  /** How often failed tests are run again on the device where they failed. */
  readonly retries: number;
  /** Attach to these builds; upload and start nothing. Empty: start builds. */
  readonly buildIds: readonly string[];
  readonly artifactRetentionDays: number;
}

/**
 * Reads the inputs of `run`.
 *
 * @throws InputError with every mistake in every input, before anything was sent
 */
export const readRunInputs = async (environment: Environment, context: InputContext): Promise<RunInputs> => {
  const reader = new InputReader(environment);
  const service = await readServiceInputs(reader, context);
  const { app, ...binaries } = await readBinaryInputs(reader, context);
  const { framework } = binaries;
  if (framework === 'earlgrey' && service.apiVersion === 'v2')
    reader.problem({ input: 'api-version', value: 'v2', accepted: 'expected v1 with earlgrey, for which no v2 is known' });

  const inputs: Omit<RunInputs, 'app'> = {
    service,
    ...binaries,
    devices: readDevices(reader),
    ...readShards(reader, framework),
    project: reader.optional('project') ?? `${context.repositoryName}-${context.runId}`,
    ...optionalUrl(reader, 'project-notify-url'),
    deviceLogs: reader.boolean('device-logs', false),
    capabilities: await readCapabilities(reader),
    cleanup: reader.boolean('cleanup', false),
    dryRun: reader.boolean('dry-run', false),
    wait: reader.boolean('wait', true),
    ...(await readResultInputs(reader, context)),
    retries: reader.number('retries', {
      fallback: 0,
      min: 0,
      max: 10,
      whole: true,
      accepted: 'expected a whole number from 0 to 10',
    }),
    buildIds: reader.list('build-ids'),
    artifactRetentionDays: reader.number('artifact-retention-days', {
      fallback: 0,
      min: 0,
      max: 400,
      whole: true,
      accepted: 'expected a whole number of days, 0 for the default of the repository',
    }),
  };
  reader.finish();
  // `finish` has thrown where the app is missing; this line tells the compiler.
  if (app === undefined) throw new Error('unreachable: a missing app is an input problem');
  return { ...inputs, app };
};

/** Specification 4.3. */
const readShards = (reader: InputReader, framework: Framework): { shards: number; shardIndex?: number } => {
  const shards = reader.number('shards', {
    fallback: 1,
    min: 1,
    max: 1_000,
    whole: true,
    accepted: 'expected a whole number from 1',
  });
  const index = reader.optional('shard-index');
  if (framework !== 'espresso') {
    if (shards > 1)
      reader.problem({
        input: 'shards',
        value: String(shards),
        accepted: `expected 1: ${framework} has no shards, only espresso has`,
      });
    if (index !== undefined)
      reader.problem({ input: 'shard-index', value: index, accepted: `expected nothing: ${framework} has no shards` });
    return { shards: 1 };
  }
  if (index === undefined) return { shards };
  if (reader.optional('shards') === undefined) {
    reader.problem({ input: 'shard-index', value: index, accepted: 'expected only together with shards' });
    return { shards };
  }
  const shardIndex = reader.number('shard-index', {
    fallback: 0,
    min: 0,
    max: shards - 1,
    whole: true,
    accepted: `expected a whole number from 0 to ${shards - 1} (shards is ${shards})`,
  });
  return { shards, shardIndex };
};

const optionalUrl = (reader: InputReader, input: 'project-notify-url'): { projectNotifyUrl?: string } => {
  const text = reader.optional(input);
  if (text === undefined) return {};
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    reader.problem({ input, value: text, accepted: 'expected an http(s):// address' });
  return { projectNotifyUrl: text };
};
