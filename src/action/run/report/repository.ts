import { lstat, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { RunAnalysis } from '../../../core/model/run-analysis.ts';
import {
  createFailurePlaces,
  createSourceIndex,
  type FailurePlaces,
  lineKey,
  placeIn,
  type SourceExcerpt,
  type SourceIndex,
  type SourceLine,
} from '../../../core/wording/failure-places.ts';
import { cutText } from '../../../lib/escape/cut.ts';
import type { PageLink } from '../../../report-page/index.ts';
import type { StepContext } from '../../context.ts';
import { checkedOutCommit, trackedFiles } from '../../github/branch-files.ts';
import { readEvent } from '../../github/github-context.ts';

const shownCommitLength = 7;
const maxTitle = 80;

/** Links at the top of the report page; empty outside of GitHub Actions. */
export const pageLinks = async ({ github, environment }: StepContext): Promise<readonly PageLink[]> => {
  const { runUrl, serverUrl, repository } = github;
  if (runUrl === undefined) return [];
  const { pullRequest, headRepository, earlierRun, mergeGroup } = await readEvent(environment);
  const base = `${serverUrl}/${repository}`;
  // The commit of a pull request's event is a temporary merge commit.
  const commit = pullRequest?.headSha ?? github.sha;
  const head = pullRequest?.branch ?? earlierRun?.branch;
  // The branch of a merge queue is not linked, because it is deleted after the run.
  const branch =
    head ?? (environment.GITHUB_REF_TYPE === 'branch' && mergeGroup === undefined ? environment.GITHUB_REF_NAME : undefined);
  const branchBase = head === undefined || !headRepository ? base : `${serverUrl}/${headRepository}`;
  const title = pullRequest?.title === undefined ? '' : ` ${cutText(pullRequest.title, maxTitle)}`;
  return [
    ...(pullRequest === undefined
      ? []
      : [{ title: `Pull request #${pullRequest.number}${title}`, url: `${base}/pull/${pullRequest.number}` }]),
    ...(branch === undefined || branch.endsWith('/merge')
      ? []
      : [{ title: `Branch ${cutText(branch, maxTitle)}`, url: `${branchBase}/tree/${encodedPath(branch)}` }]),
    ...(commit === '' ? [] : [{ title: `Commit ${commit.slice(0, shownCommitLength)}`, url: `${base}/commit/${commit}` }]),
    { title: 'Workflow run', url: runUrl },
  ];
};

const encodedPath = (file: string): string => file.split('/').map(encodeURIComponent).join('/');

export const locateFailures = async (
  run: RunAnalysis,
  context: StepContext,
): Promise<{ readonly sources: SourceIndex; readonly places: FailurePlaces }> => {
  const { workspace } = context.github;
  const groups = run.tests.flatMap(({ failureGroups }) => failureGroups);
  // Without failures, git is not asked for the tracked files.
  const sources = createSourceIndex(groups.length === 0 ? [] : await trackedFiles(workspace, context.environment));
  const lines = new Map<string, SourceLine>();
  for (const { samples, failures } of groups.slice(0, maxGroups)) {
    const place = placeIn(sources, samples[0]?.test ?? {}, failures[0]);
    if (place !== undefined) lines.set(lineKey(place), place);
  }
  if (lines.size === 0) return { sources, places: createFailurePlaces(sources, undefined, new Map()) };
  const url = await commitUrl(context);
  const urlOf = url === undefined ? undefined : (file: string): string => `${url}/${encodedPath(file)}`;
  return { sources, places: createFailurePlaces(sources, urlOf, await readExcerpts(workspace, [...lines.values()])) };
};

/** URL of the files at the tested commit. For a pull request, this is its head, because the merge commit is temporary. */
const commitUrl = async ({ github, environment }: StepContext): Promise<string | undefined> => {
  const { runUrl, serverUrl, repository, workspace } = github;
  if (runUrl === undefined) return undefined;
  const { pullRequest } = await readEvent(environment);
  const commit = pullRequest?.headSha ?? (await checkedOutCommit(workspace, environment)) ?? github.sha;
  return commit === '' ? undefined : `${serverUrl}/${repository}/blob/${commit}`;
};

/** Maximum number of failures with a source excerpt in the page. */
const maxGroups = 500;
const linesAround = 3;
const maxFileBytes = 1_000_000;
const maxLine = 200;

const readExcerpts = async (workspace: string, lines: readonly SourceLine[]): Promise<ReadonlyMap<string, SourceExcerpt>> => {
  const excerpts = new Map<string, SourceExcerpt>();
  for (const [file, ofFile] of Map.groupBy(lines, (each) => each.file)) {
    const text = (await readSource(workspace, file))?.split(/\r?\n/) ?? [];
    for (const place of ofFile) {
      if (place.line > text.length) continue;
      const first = Math.max(1, place.line - linesAround);
      const shown = text.slice(first - 1, place.line + linesAround).map((line) => cutText(line, maxLine));
      excerpts.set(lineKey(place), { first, lines: shown });
    }
  }
  return excerpts;
};

/** Reads a source file. Follows no symbolic links, because they could point to any file of the machine. */
const readSource = async (workspace: string, file: string): Promise<string | undefined> => {
  try {
    const root = await realpath(workspace);
    const absolute = path.join(root, file);
    const status = await lstat(absolute);
    if (!status.isFile() || status.size > maxFileBytes || (await realpath(absolute)) !== absolute) return undefined;
    return await readFile(absolute, 'utf8');
  } catch {
    return undefined;
  }
};
