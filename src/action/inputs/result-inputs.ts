import type { DownloadKind } from '../../core/model/download.ts';
import type { Framework } from '../../core/model/framework.ts';
import type { HistoryPlace, Quarantine } from '../../core/model/history.ts';
import { type DownloadInputs, downloadValues, readDownload } from './download.ts';
import type { maskTable } from './masks.ts';
import type { InputContext, InputReader } from './reader.ts';
import type { ServiceInputs } from './service.ts';
import { choice, custom, declared, declaredLines, flag, type InputTable, minutes, text, type Values } from './table.ts';
import { readReportDir } from './workspace-files.ts';

const time = {
  min: 0.001,
  max: 1_440,
  accepted: 'must be a number of minutes, more than 0 and at most 1440',
} as const;

export const waitingTable = {
  /** Time limit from the start of the first session to the verdict, in minutes. */
  'timeout-minutes': minutes('timeoutMs', time, 120),
  /**
   * Time limit for waiting for a free device and for the service before the first session starts, in minutes; the transfer of
   * uploads does not count.
   */
  'queue-timeout-minutes': minutes('queueTimeoutMs', time, 30),
  /** Seconds between two polls of a build; `auto` adapts the interval to the expected remaining time. */
  'poll-interval-seconds': {
    ...custom('string', (reader, input) => readPollInterval(reader, input), { default: 'auto' }),
    field: 'pollIntervalMs' as const,
  },
} satisfies InputTable;

/** Default in `action.yml`. An empty text cannot be the default, because it means that no artifact is stored. */
const derivedArtifactName = 'derived';
const defaultReportDir = 'mobile-test-results';

/** Inputs for the verdict, and for the places where results are stored. */
export const verdictTable = {
  /**
   * Which verdicts fail the step - `any` is every verdict except `passed`, `errors` ignores failed tests, `never` ignores all.
   */
  'fail-on': choice(['any', 'errors', 'never'], 'any'),
  /** Whether a test that passed only on a retry counts as failed. */
  'fail-on-flaky': flag(false),
  /** What to do about tests of the suite that no session reported - `fail`, `warn` or `ignore`. */
  'missing-tests': choice(['fail', 'warn', 'ignore'], 'fail'),
  /** YAML file with known bad tests; their failures are listed on their own and do not change the verdict. */
  quarantine: declared(),
  /**
   * Where outcomes and durations of earlier runs are kept - `cache`, `branch:<name>` (a branch that is used for nothing else;
   * writing it needs the permission `contents` `write`) or `off`.
   */
  history: custom('string', (reader, input) => readHistoryPlace(reader, input), { default: 'cache' }),
  /**
   * Files to fetch for each session, one kind per line - `junit` (always), `device-logs`, `instrumentation-logs`, `network-logs`,
   * `app-profiling`, `video`, `screenshots`, `coverage` (Espresso), `result-bundle` (XCUITest) or `all`. With `@failed` at the
   * end, as in `video@failed`, only for sessions with failures or errors.
   */
  download: declaredLines(downloadValues, { default: 'junit' }),
  /** Folder for the report, inside the workspace; files of earlier reports in it are removed. */
  'report-dir': declared('string', { default: defaultReportDir }),
  /** Name of the workflow artifact with the report folder; `derived` builds a unique name, an empty value creates no artifact. */
  'artifact-name': custom('string', (reader, input) => readArtifactName(reader, input), { default: derivedArtifactName }),
} satisfies InputTable;

export const reportingTable = {
  /** Whether to write a job summary. */
  summary: flag(true),
  /** Whether to annotate failed tests (one annotation per distinct failure) and sessions without a result, at most 10. */
  annotations: flag(true),
  /** Name of a check run to create, which needs the permission `checks` `write`. */
  'check-name': text(),
  /**
   * `true` keeps a pull request comment up to date, one per job, which needs the permission `pull-requests` `write`;
   * `on-failure` creates the comment only once a run is not green; `false` writes no comment.
   */
  comment: custom(['true', 'false', 'on-failure'], (reader, input) => readComment(reader, input), { default: 'false' }),
  /**
   * Whether runs of the default branch keep one GitHub issue per cause, which needs the permission `issues` `write`. Closing
   * needs `history`.
   */
  issues: flag(false),
} satisfies InputTable;

/** Inputs about results, which the actions `run` and `report` share. */
export interface ResultInputs
  extends ResultFiles,
    Values<typeof waitingTable>,
    Values<typeof verdictTable>,
    Values<typeof reportingTable>,
    Values<typeof maskTable> {
  readonly framework: Framework;
  readonly project: string;
  readonly service: ServiceInputs;
}

interface ResultFiles extends DownloadInputs {
  readonly quarantine?: Quarantine;
  /** Absolute path of the report folder. */
  readonly reportDir: string;
}

/** Reads the fields of `ResultInputs` that the tables do not read. Reports mistakes to the reader. */
export const readResultFiles = async (
  reader: InputReader,
  context: InputContext,
  { framework, service }: { readonly framework: Framework; readonly service: ServiceInputs },
  nowMs: number,
): Promise<ResultFiles> => ({
  quarantine: await readQuarantine(reader, context, nowMs),
  ...storedKinds(reader, readDownload(reader, framework, service)),
  reportDir: readReportDir(reader, context, defaultReportDir),
});

/** Kinds of binary files, in which nothing can be masked. */
const binaryKinds: readonly DownloadKind[] = ['video', 'screenshots', 'coverage', 'result-bundle'];

/** With `redact: strict`, files that cannot be masked are not stored. */
const storedKinds = (reader: InputReader, { download, downloadIfFailed }: DownloadInputs): DownloadInputs => {
  if (reader.text('redact') !== 'strict') return { download, downloadIfFailed };
  const withText = (kinds: ReadonlySet<DownloadKind>) => new Set([...kinds].filter((kind) => !binaryKinds.includes(kind)));
  return { download: withText(download), downloadIfFailed: withText(downloadIfFailed) };
};

const readComment = (reader: InputReader, input: string): boolean | 'on-failure' =>
  reader.text(input) === 'on-failure' ? 'on-failure' : reader.boolean(input, false, 'must be true, false or on-failure');

const readPollInterval = (reader: InputReader, input: string): number | 'auto' => {
  if (['', 'auto'].includes(reader.text(input))) return 'auto';
  const accepted = 'must be auto, or a number of seconds from 0.01 to 600';
  return reader.number(input, { fallback: 5, min: 0.01, max: 600, whole: false, accepted }) * 1_000;
};

/** Reads the name of the artifact. Undefined if the action derives the name; empty if no artifact is stored. */
const readArtifactName = (reader: InputReader, input: string): string | undefined => {
  const name = reader.raw(input);
  if (name === undefined || name === derivedArtifactName) return undefined;
  if (/[":<>|*?\\/\p{Cc}]/u.test(name))
    reader.problem({ input, value: name, accepted: 'must not contain the characters " : < > | * ? \\ /' });
  return name;
};

const branchPrefix = 'branch:';
/** Whether a name can be the name of a branch. Allows fewer characters than git. */
const isBranchName = (name: string): boolean =>
  name.length <= 200 && name.split('/').every((part) => /^\w[\w.-]*$/.test(part) && !/\.\.|\.$|\.lock$/.test(part));

const readHistoryPlace = (reader: InputReader, input: string): HistoryPlace => {
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

const readQuarantine = async (reader: InputReader, context: InputContext, nowMs: number): Promise<Quarantine | undefined> => {
  const name = reader.optional('quarantine');
  if (name === undefined) return undefined;
  // Loaded late, because most steps have no quarantine file, and loading it would delay the first request.
  const { readQuarantineFile } = await import(/* webpackChunkName: "inputs" */ './quarantine.ts');
  return readQuarantineFile(reader, context, name, nowMs);
};

/** Maximum length of a project's name, which is part of the path of a request. */
const maxProjectLength = 1_024;

/** Reads the name of the project. An invalid name is a mistake, because builds of earlier attempts are found by this name. */
export const readProject = (reader: InputReader, fallback: string): string => {
  const input = 'project';
  const project = reader.optional(input) ?? fallback;
  const refuse = (accepted: string): void => reader.problem({ input, value: project, accepted });
  if (project.includes('\n'))
    refuse('must be one name on one line. Each variant of an app has a project and a `report` step of its own');
  if (project === '.' || project === '..' || project.length > maxProjectLength)
    refuse(`must be a name of at most ${maxProjectLength} characters, and neither "." nor ".."`);
  return project;
};
