import path from 'node:path';
import { isFolder } from '../binaries/folder.ts';
import { type Environment, type InputContext, InputReader, listed } from '../inputs/reader.ts';
import { type Area, isEmbedded, readArea, readCredential } from '../inputs/service.ts';
import { describeUnreadable, folderMistake, noteFileMistakes, readTextFile } from '../inputs/workspace-files.ts';
import { statFile, UnreadableFileError } from '../lib/regular-file.ts';
import {
  type IssueTracker,
  isIssueId,
  isListingTime,
  issueTrackers,
  maxPageSize,
  minPageSize,
  type TestCaseQuery,
} from '../model/test-case.ts';
import { parseMapping } from './case-mapping.ts';
import type { MatchRule } from './match-tests.ts';

const caseFileKinds = ['json', 'jsonl', 'csv', 'md'] as const;

type CaseFileKind = (typeof caseFileKinds)[number];

/** The inputs of the `test-cases` action. */
export interface TestCasesInputs {
  readonly area: Area;
  readonly username: string;
  readonly accessKey: string;
  readonly githubToken?: string;
  readonly projectId: string;
  /** Without the issues of a pull request, which are not known yet. */
  readonly query: TestCaseQuery;
  /** Take the issues from the pull request's title, branch and commits. */
  readonly issuesFromPullRequest: boolean;
  /** Absolute path of a `results.json`, of a folder with reports, or of an Xcode result bundle. */
  readonly results?: string;
  readonly match: MatchRule;
  /** Absolute. */
  readonly output?: { readonly path: string; readonly kind: CaseFileKind };
  /** 0 to 100. */
  readonly requireCoverage?: number;
  readonly summary: boolean;
}

const defaultAddress = 'https://test-management.browserstack.com';
const fromPullRequest = 'from-pull-request';

/** @throws InputError with every mistake in every input, before anything was sent */
export const readTestCasesInputs = async (environment: Environment, context: InputContext): Promise<TestCasesInputs> => {
  const reader = new InputReader(environment);
  const area = await readArea(reader, context, 'test-management-url', defaultAddress);
  const githubToken = reader.optional('github-token');
  const issues = readIssues(reader);
  const results = await readResultsPath(reader, context);
  const output = await readOutput(reader, context);
  const requireCoverage = readRequiredCoverage(reader, results);
  const inputs: TestCasesInputs = {
    area,
    username: readCredential(reader, 'username', isEmbedded(area)),
    accessKey: readCredential(reader, 'access-key', isEmbedded(area)),
    githubToken,
    projectId: readProject(reader),
    query: {
      ...readIdentifier(reader),
      ...readTimes(reader),
      issueIds: issues.ids.length === 0 ? undefined : issues.ids,
      ...readTracker(reader),
      archived: reader.text('archived') === '' ? undefined : reader.boolean('archived', false),
      pageSize: readPageSize(reader),
    },
    issuesFromPullRequest: issues.fromPullRequest,
    results,
    match: await readMatch(reader, context),
    output,
    requireCoverage,
    summary: reader.boolean('summary', true),
  };
  reader.finish();
  return inputs;
};

const readProject = (reader: InputReader): string => {
  const accepted = 'expected the id of a project of test management, for instance PR-1';
  const id = reader.required('project-id', accepted);
  if (/[\p{Cc}\s]/u.test(id) || id === '.' || id === '..') reader.problem({ input: 'project-id', value: id, accepted });
  return id;
};

const readIdentifier = (reader: InputReader): Pick<TestCaseQuery, 'testCaseId'> => {
  const input = 'test-case-id';
  const testCaseId = reader.optional(input);
  if (testCaseId === undefined) return {};
  if (!isIssueId(testCaseId))
    reader.problem({ input, value: testCaseId, accepted: 'expected the identifier of one test case, for instance TC-12' });
  return { testCaseId };
};

/** The service accepts only one form of time. */
const readTimes = (reader: InputReader): Pick<TestCaseQuery, 'updatedAfter' | 'updatedBefore'> => {
  const read = (input: string): string | undefined => {
    const text = reader.optional(input);
    if (text !== undefined && !isListingTime(text))
      reader.problem({
        input,
        value: text,
        accepted: 'expected a time as YYYY-MM-DDTHH:MM:SS.SSSZ, for instance 2026-01-31T08:00:00.000Z',
      });
    return text;
  };
  const updatedAfter = read('updated-after');
  const updatedBefore = read('updated-before');
  return {
    updatedAfter,
    updatedBefore,
  };
};

const readIssues = (reader: InputReader): { readonly ids: readonly string[]; readonly fromPullRequest: boolean } => {
  const input = 'issue-ids';
  const entries = reader.list(input).flatMap((entry) =>
    entry
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  );
  if (entries.includes(fromPullRequest)) {
    if (entries.length > 1)
      reader.problem({ input, value: entries.join(','), accepted: `expected ${fromPullRequest} alone, or issue ids` });
    return { ids: [], fromPullRequest: true };
  }
  for (const id of entries)
    if (!isIssueId(id))
      reader.problem({ input, value: id, accepted: `expected issue ids without spaces, or ${fromPullRequest}` });
  return { ids: [...new Set(entries)], fromPullRequest: false };
};

const readTracker = (reader: InputReader): { issueType?: IssueTracker } =>
  reader.text('issue-type') === '' ? {} : { issueType: reader.choice('issue-type', issueTrackers) };

const readPageSize = (reader: InputReader): number =>
  reader.number('page-size', {
    fallback: maxPageSize,
    min: minPageSize,
    max: maxPageSize,
    whole: true,
    accepted: `expected a whole number from ${minPageSize} to ${maxPageSize}`,
  });

const readResultsPath = async (reader: InputReader, context: InputContext): Promise<string | undefined> => {
  const input = 'results';
  const given = reader.optional(input);
  if (given === undefined) return undefined;
  const accepted = 'expected a results.json, a folder with JUnit files, or an .xcresult folder or its zip';
  const results = path.resolve(context.workspace, given);
  if (await isFolder(results)) return results;
  try {
    await statFile(results);
    if (!/\.(?:json|xml|zip)$/i.test(results)) reader.problem({ input, value: given, accepted });
  } catch (error) {
    const code = error instanceof UnreadableFileError && !error.isTooLarge ? 'input-file-unusable' : 'input-file-missing';
    reader.problem({ input, value: given, accepted: `${accepted}, but ${describeUnreadable(error)}`, code });
  }
  return results;
};

const readMatch = async (reader: InputReader, context: InputContext): Promise<MatchRule> => {
  const input = 'match';
  const given = reader.optional(input) ?? 'id';
  if (given === 'id' || given === 'title') return { kind: given };
  const file = await readTextFile(reader, context, input, given, 'id, title, or a YAML mapping file');
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
    const accepted = `expected a path ending in ${listed(caseFileKinds.map((word) => `.${word}`))}`;
    reader.problem({ input, value: given, accepted });
    return undefined;
  }
  const file = path.resolve(context.workspace, given);
  const mistake = await folderMistake(path.dirname(file), context, true);
  if (mistake !== undefined)
    reader.problem({ input, value: given, accepted: `expected a file in a folder inside the workspace${mistake}` });
  else if (await isFolder(file)) reader.problem({ input, value: given, accepted: 'expected a file, but this path is a folder' });
  return { path: file, kind };
};

const readRequiredCoverage = (reader: InputReader, results: string | undefined): number | undefined => {
  const input = 'require-coverage';
  const given = reader.optional(input);
  if (given === undefined) return undefined;
  const number = given.endsWith('%') ? given.slice(0, -1).trimEnd() : given;
  const percent = /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
  if (!(percent >= 0 && percent <= 100)) reader.problem({ input, value: given, accepted: 'expected a percentage from 0 to 100' });
  if (results === undefined)
    reader.problem({
      input,
      value: given,
      accepted: 'expected only together with results: coverage is computed from them',
      code: 'input-conflict',
    });
  return percent;
};
