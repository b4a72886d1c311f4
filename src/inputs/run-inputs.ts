import type { Framework } from '../model/framework.ts';
import { type BinaryInputs, readBinaryInputs } from './binary-inputs.ts';
import { type Capabilities, readCapabilities } from './capabilities.ts';
import { readDevices } from './devices.ts';
import { type Environment, type InputContext, InputReader, listed } from './reader.ts';
import { readReportDir } from './report-dir.ts';
import { readServiceInputs, type ServiceInputs } from './service.ts';

export const downloadKinds = [
  'junit',
  'device-logs',
  'instrumentation-logs',
  'network-logs',
  'app-profiling',
  'video',
  'screenshots',
] as const;

export type DownloadKind = (typeof downloadKinds)[number];

export type FailOn = 'any' | 'errors' | 'never';

/** Everything that the `run` action was asked to do. */
export interface RunInputs extends BinaryInputs {
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
  readonly timeoutMs: number;
  readonly queueTimeoutMs: number;
  readonly pollIntervalMs: number | 'auto';
  readonly failOn: FailOn;
  readonly failOnFlaky: boolean;
  readonly download: ReadonlySet<DownloadKind>;
  /** Absolute. */
  readonly reportDir: string;
  /** `undefined`: derive it; empty: no artifact. */
  readonly artifactName: string | undefined;
  readonly artifactRetentionDays: number;
  readonly summary: boolean;
  readonly annotations: boolean;
  readonly checkName?: string;
  readonly comment: boolean;
}

/** The default in `action.yml`: the runner hands an absent input over as an empty one, which here means "no artifact". */
export const derivedArtifactName = 'derived';

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
    timeoutMs: readMinutes(reader, 'timeout-minutes', 120),
    queueTimeoutMs: readMinutes(reader, 'queue-timeout-minutes', 30),
    pollIntervalMs: readPollInterval(reader),
    failOn: reader.choice('fail-on', ['any', 'errors', 'never'], 'any'),
    failOnFlaky: reader.boolean('fail-on-flaky', false),
    download: readDownload(reader),
    reportDir: await readReportDir(reader, context),
    artifactName: readArtifactName(reader),
    artifactRetentionDays: reader.number('artifact-retention-days', {
      fallback: 0,
      min: 0,
      max: 400,
      whole: true,
      accepted: 'expected a whole number of days, 0 for the default of the repository',
    }),
    summary: reader.boolean('summary', true),
    annotations: reader.boolean('annotations', true),
    ...readCheckName(reader),
    comment: reader.boolean('comment', false),
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

const readMinutes = (reader: InputReader, input: string, fallback: number): number =>
  reader.number(input, {
    fallback,
    min: 0.001,
    max: 1_440,
    whole: false,
    accepted: 'expected minutes, more than 0 and at most 1440; fractions are allowed',
  }) * 60_000;

const readPollInterval = (reader: InputReader): number | 'auto' => {
  const input = 'poll-interval-seconds';
  if (['', 'auto'].includes(reader.text(input))) return 'auto';
  return (
    reader.number(input, {
      fallback: 5,
      min: 0.01,
      max: 600,
      whole: false,
      accepted: 'expected auto, or seconds from 0.01 to 600',
    }) * 1_000
  );
};

/** `junit` is always fetched: without it there is no verdict. */
const readDownload = (reader: InputReader): ReadonlySet<DownloadKind> => {
  const kinds = new Set<DownloadKind>(['junit']);
  for (const word of reader.list('download')) {
    const kind = downloadKinds.find((known) => known === word);
    if (kind !== undefined) kinds.add(kind);
    else if (word === 'all') for (const each of downloadKinds) kinds.add(each);
    else reader.problem({ input: 'download', value: word, accepted: `expected ${listed([...downloadKinds, 'all'])}` });
  }
  return kinds;
};

const readArtifactName = (reader: InputReader): string | undefined => {
  const name = reader.raw('artifact-name');
  if (name === undefined || name === derivedArtifactName) return undefined;
  if (/[":<>|*?\\/\p{Cc}]/u.test(name))
    reader.problem({ input: 'artifact-name', value: name, accepted: 'expected a name without " : < > | * ? \\ and /' });
  return name;
};

const readCheckName = (reader: InputReader): { checkName?: string } => {
  const checkName = reader.optional('check-name');
  return checkName === undefined ? {} : { checkName };
};
