import type { Framework } from '../model/framework.ts';
import type { HistoryPlace, Quarantine } from '../model/history.ts';
import { type DownloadInputs, readDownload } from './download.ts';
import type { InputContext, InputReader } from './reader.ts';
import type { ServiceInputs } from './service.ts';
import { readReportDir } from './workspace-files.ts';

type FailOn = 'any' | 'errors' | 'never';

/** What to do about tests of the suite that no session reported. */
type MissingTestsRule = 'fail' | 'warn' | 'ignore';

/** How to wait for results, judge them, and show them; the actions `run` and `report` share it. */
export interface ResultInputs extends DownloadInputs {
  readonly timeoutMs: number;
  readonly queueTimeoutMs: number;
  readonly pollIntervalMs: number | 'auto';
  readonly failOn: FailOn;
  readonly failOnFlaky: boolean;
  readonly missingTests: MissingTestsRule;
  readonly quarantine?: Quarantine;
  readonly history: HistoryPlace;
  /** Absolute. */
  readonly reportDir: string;
  /** `undefined`: derive it; empty: no artifact. */
  readonly artifactName: string | undefined;
  readonly summary: boolean;
  readonly annotations: boolean;
  readonly checkName?: string;
  /** `on-failure`: only once a run of the pull request is not green. */
  readonly comment: boolean | 'on-failure';
}

/** The default in `action.yml`. The runner passes an absent input as an empty one, which here means "no artifact". */
const derivedArtifactName = 'derived';

/** Reads the inputs that `run` and `report` share; mistakes go to the reader. */
export const readResultInputs = async (
  reader: InputReader,
  context: InputContext,
  { framework, service }: { readonly framework: Framework; readonly service: ServiceInputs },
  nowMs: number,
): Promise<ResultInputs> => ({
  timeoutMs: readMinutes(reader, 'timeout-minutes', 120),
  queueTimeoutMs: readMinutes(reader, 'queue-timeout-minutes', 30),
  pollIntervalMs: readPollInterval(reader),
  failOn: reader.choice('fail-on', ['any', 'errors', 'never'], 'any'),
  failOnFlaky: reader.boolean('fail-on-flaky', false),
  missingTests: reader.choice('missing-tests', ['fail', 'warn', 'ignore'], 'fail'),
  ...(await readQuarantine(reader, context, nowMs)),
  history: readHistoryPlace(reader),
  ...readDownload(reader, framework, service),
  reportDir: await readReportDir(reader, context),
  artifactName: readArtifactName(reader),
  summary: reader.boolean('summary', true),
  annotations: reader.boolean('annotations', true),
  ...readCheckName(reader),
  comment: readComment(reader),
});

const readComment = (reader: InputReader): ResultInputs['comment'] =>
  reader.text('comment') === 'on-failure' ? 'on-failure' : reader.boolean('comment', false, 'must be true, false or on-failure');

const readMinutes = (reader: InputReader, input: string, fallback: number): number =>
  reader.number(input, {
    fallback,
    min: 0.001,
    max: 1_440,
    whole: false,
    accepted: 'must be a number of minutes, more than 0 and at most 1440',
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
      accepted: 'must be auto, or a number of seconds from 0.01 to 600',
    }) * 1_000
  );
};

const readArtifactName = (reader: InputReader): string | undefined => {
  const name = reader.raw('artifact-name');
  if (name === undefined || name === derivedArtifactName) return undefined;
  if (/[":<>|*?\\/\p{Cc}]/u.test(name))
    reader.problem({
      input: 'artifact-name',
      value: name,
      accepted: 'must not contain the characters " : < > | * ? \\ /',
    });
  return name;
};

const readCheckName = (reader: InputReader): { checkName?: string } => {
  const checkName = reader.optional('check-name');
  return checkName === undefined ? {} : { checkName };
};

const branchPrefix = 'branch:';
/** What git allows, without its rarer characters. */
const isBranchName = (name: string): boolean =>
  name.length <= 200 && name.split('/').every((part) => /^\w[\w.-]*$/.test(part) && !/\.\.|\.$|\.lock$/.test(part));

const readHistoryPlace = (reader: InputReader): HistoryPlace => {
  const input = 'history';
  const text = reader.optional(input) ?? 'cache';
  if (text === 'cache' || text === 'off') return { kind: text };
  const branch = text.startsWith(branchPrefix) ? text.slice(branchPrefix.length) : '';
  if (!isBranchName(branch))
    reader.problem({
      input,
      value: text,
      accepted: 'must be cache, off, or branch:<name> with the name of a branch that is used for nothing else',
    });
  return { kind: 'branch', branch };
};

const readQuarantine = async (
  reader: InputReader,
  context: InputContext,
  nowMs: number,
): Promise<{ quarantine?: Quarantine }> => {
  const name = reader.optional('quarantine');
  if (name === undefined) return {};
  // Late, since most steps have none, and the way to the first request should be short.
  const { readQuarantineFile } = await import(/* webpackChunkName: "inputs" */ './quarantine.ts');
  const quarantine = await readQuarantineFile(reader, context, name, nowMs);
  return quarantine === undefined ? {} : { quarantine };
};
