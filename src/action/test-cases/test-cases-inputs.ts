import path from 'node:path';
import { isFolder } from '../../binaries/index.ts';
import {
  isIssueId,
  isListingTime,
  issueTrackers,
  maxPageSize,
  minPageSize,
  type TestCaseQuery,
} from '../../core/model/test-case.ts';
import { listed } from '../../lib/numbers.ts';
import { statFile, UnreadableFileError } from '../../lib/regular-file.ts';
import { type Environment, type InputContext, InputReader } from '../inputs/reader.ts';
import { type Area, githubToken, isEmbedded, readArea, readCredential } from '../inputs/service.ts';
import { custom, declared, flag, type InputTable, number, readValues } from '../inputs/table.ts';
import {
  describeUnreadable,
  folderMistake,
  maxGeneratedBytes,
  noteFileMistakes,
  readTextFile,
} from '../inputs/workspace-files.ts';
import { parseMapping } from './case-mapping.ts';
import type { MatchRule } from './match-tests.ts';

const caseFileKinds = ['json', 'jsonl', 'csv', 'md'] as const;

type CaseFileKind = (typeof caseFileKinds)[number];

const defaultAddress = 'https://test-management.browserstack.com';
const fromPullRequest = 'from-pull-request';

export const testCasesTable = {
  /** User name of the service account; required unless the built-in cloud is used. */
  username: declared(),
  /** Access key of the service account, from a secret; required unless the built-in cloud is used. */
  'access-key': declared(),
  /** Set to `embedded` to use the built-in cloud, in place of `test-management-url`. */
  'base-url': declared(),
  /** YAML file that defines the projects, test cases and faults of the built-in cloud. */
  'embedded-scenario': declared(),
  /** Token to read the title and commits of the pull request for `issue-ids` `from-pull-request`. */
  'github-token': githubToken,
  /** Address of test management. `embedded` starts the built-in cloud in the job, which needs no account. */
  'test-management-url': declared('string', { default: defaultAddress }),
  /** Id of the project in test management, such as `PR-1`. */
  'project-id': custom('string', (reader, input) => readProject(reader, input), { required: true }),
  /** Only this test case, such as `TC-12`. */
  'test-case-id': custom('string', (reader, input) => readIdentifier(reader, input)),
  /** Only test cases updated after this time, as `YYYY-MM-DDTHH:MM:SS.SSSZ`. */
  'updated-after': custom('string', (reader, input) => readListingTime(reader, input)),
  /** Only test cases updated before this time, as `YYYY-MM-DDTHH:MM:SS.SSSZ`. */
  'updated-before': custom('string', (reader, input) => readListingTime(reader, input)),
  /**
   * Only test cases linked to these issues, one per line or separated by commas. `from-pull-request` takes the issue keys from
   * the pull request.
   */
  'issue-ids': custom('string', (reader, input) => readIssues(reader, input), { isList: true }),
  /** Tracker of the issues, `jira`, `asana`, `clickup` or `azure`. */
  'issue-type': custom(issueTrackers, (reader, input) =>
    reader.text(input) === '' ? undefined : reader.choice(input, issueTrackers),
  ),
  /** `true` lists only archived test cases. By default, archived test cases are left out. */
  archived: custom('boolean', (reader, input) => (reader.text(input) === '' ? undefined : reader.boolean(input, false))),
  /** Number of test cases per request, from 30 to 300. */
  'page-size': number('integer', { min: minPageSize, max: maxPageSize }, maxPageSize),
  /**
   * Test results to match with the test cases - a `results.json` in the CTRF format, a folder with JUnit files, or an Xcode
   * result bundle (an `.xcresult` folder or its zip).
   */
  results: declared(),
  /**
   * How to match tests with test cases - `id` (an identifier such as `TC-123` in the test), `title`, or the path of a YAML
   * mapping file.
   */
  match: declared('string', { default: 'id' }),
  /** File for the list, inside the workspace. The extension selects the format - `.json`, `.jsonl`, `.csv` or `.md`. */
  output: declared(),
  /** With `results`, the minimum percentage of test cases for which a test ran. The step fails below it. */
  'require-coverage': custom('float', (reader, input) => readPercentage(reader, input), {
    conflict: (_, given) =>
      given.text('results') === '' ? 'results is not set. Set both, since coverage is computed from results' : undefined,
  }),
  /** Whether to write a section in the job summary. */
  summary: flag(true),
} satisfies InputTable;

export interface TestCasesInputs {
  readonly area: Area;
  readonly username: string;
  readonly accessKey: string;
  readonly githubToken?: string;
  readonly projectId: string;
  /** Filters for the list of test cases, without the issues of the pull request, which are looked up later. */
  readonly query: TestCaseQuery;
  readonly issuesFromPullRequest: boolean;
  /** Absolute path of a `results.json`, of a folder with reports, or of an Xcode result bundle. */
  readonly results?: string;
  readonly match: MatchRule;
  readonly output?: { readonly path: string; readonly kind: CaseFileKind };
  /** Required coverage in percent, 0 to 100. */
  readonly requireCoverage?: number;
  readonly summary: boolean;
}

/** @throws InputError with every mistake in every input */
export const readTestCasesInputs = async (environment: Environment, context: InputContext): Promise<TestCasesInputs> => {
  const reader = new InputReader(environment);
  const { projectId, issueIds, requireCoverage, summary, ...filters } = readValues(reader, testCasesTable);
  const area = await readArea(reader, context, 'test-management-url', defaultAddress);
  const inputs: TestCasesInputs = {
    area,
    username: readCredential(reader, 'username', isEmbedded(area)),
    accessKey: readCredential(reader, 'access-key', isEmbedded(area)),
    githubToken: reader.optional('github-token'),
    projectId,
    query: { ...filters, issueIds: issueIds.ids.length === 0 ? undefined : issueIds.ids },
    issuesFromPullRequest: issueIds.fromPullRequest,
    results: await readResultsPath(reader, context),
    match: await readMatch(reader, context),
    output: await readOutput(reader, context),
    requireCoverage,
    summary,
  };
  reader.finish();
  return inputs;
};

const readProject = (reader: InputReader, input: string): string => {
  const accepted = 'must be the id of a project of test management, for instance PR-1';
  const id = reader.required(input, accepted);
  if (/[\p{Cc}\s]/u.test(id) || id === '.' || id === '..') reader.problem({ input, value: id, accepted });
  return id;
};

const readIdentifier = (reader: InputReader, input: string): string | undefined => {
  const id = reader.optional(input);
  if (id !== undefined && !isIssueId(id))
    reader.problem({ input, value: id, accepted: 'must be the identifier of one test case, for instance TC-12' });
  return id;
};

/** Reads a time in the only format that the service accepts. */
const readListingTime = (reader: InputReader, input: string): string | undefined => {
  const time = reader.optional(input);
  const accepted = 'must be a time as YYYY-MM-DDTHH:MM:SS.SSSZ, for instance 2026-01-31T08:00:00.000Z';
  if (time !== undefined && !isListingTime(time)) reader.problem({ input, value: time, accepted });
  return time;
};

const readIssues = (
  reader: InputReader,
  input: string,
): { readonly ids: readonly string[]; readonly fromPullRequest: boolean } => {
  const entries = reader.list(input).flatMap((entry) =>
    entry
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  );
  if (entries.includes(fromPullRequest)) {
    if (entries.length > 1)
      reader.problem({ input, value: entries.join(','), accepted: `must be ${fromPullRequest} alone, or issue ids` });
    return { ids: [], fromPullRequest: true };
  }
  for (const id of entries)
    if (!isIssueId(id))
      reader.problem({ input, value: id, accepted: `must be an issue id without spaces, or ${fromPullRequest}` });
  return { ids: [...new Set(entries)], fromPullRequest: false };
};

const readResultsPath = async (reader: InputReader, context: InputContext): Promise<string | undefined> => {
  const input = 'results';
  const given = reader.optional(input);
  if (given === undefined) return undefined;
  const accepted = 'must be a results.json, a folder with JUnit files, or an .xcresult folder or its zip';
  const results = path.resolve(context.workspace, given);
  if (await isFolder(results)) return results;
  try {
    await statFile(results);
    if (!/\.(?:json|xml|zip)$/i.test(results)) reader.problem({ input, value: given, accepted });
  } catch (error) {
    const code = error instanceof UnreadableFileError && !error.isTooLarge ? 'input-file-unusable' : 'input-file-missing';
    reader.problem({ input, value: given, accepted: describeUnreadable(error), code });
  }
  return results;
};

const readMatch = async (reader: InputReader, context: InputContext): Promise<MatchRule> => {
  const input = 'match';
  const given = reader.optional(input) ?? 'id';
  if (given === 'id' || given === 'title') return { kind: given };
  const file = await readTextFile(reader, context, input, given, 'id, title, or a YAML mapping file', maxGeneratedBytes);
  if (file === undefined) return { kind: 'id' };
  const { entries, mistakes } = parseMapping(file.text);
  noteFileMistakes(reader, input, given, mistakes);
  return { kind: 'mapping', entries };
};

const readOutput = async (reader: InputReader, context: InputContext): Promise<TestCasesInputs['output']> => {
  const input = 'output';
  const given = reader.optional(input);
  if (given === undefined) return undefined;
  const ending = path.extname(given).slice(1).toLowerCase();
  const kind = caseFileKinds.find((known) => known === ending);
  if (kind === undefined) {
    const accepted = `must be a path ending in ${listed(caseFileKinds.map((kind) => `.${kind}`))}`;
    reader.problem({ input, value: given, accepted });
    return undefined;
  }
  const file = path.resolve(context.workspace, given);
  const mistake = folderMistake(path.dirname(file), context, true);
  if (mistake !== undefined)
    reader.problem({ input, value: given, accepted: `must be a file in a folder inside the workspace${mistake}` });
  else if (await isFolder(file)) reader.problem({ input, value: given, accepted: 'this path is a folder' });
  return { path: file, kind };
};

const readPercentage = (reader: InputReader, input: string): number | undefined => {
  const given = reader.optional(input);
  if (given === undefined) return undefined;
  const digits = given.endsWith('%') ? given.slice(0, -1).trimEnd() : given;
  const percent = /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
  if (!(percent >= 0 && percent <= 100)) reader.problem({ input, value: given, accepted: 'must be a percentage from 0 to 100' });
  return percent;
};
