import { firstLineOf } from '../lib/first-line.ts';
import { type CallGitHub, isNotPermitted, statusOf } from './api.ts';
import { memberOf, type WorkflowEvent } from './event.ts';

/** The files that a pull request or a merge group changes, by their paths in the repository; renamed ones by both. */
type ChangedFiles =
  | { readonly kind: 'read'; readonly files: readonly string[]; readonly source: string }
  /** The event changes no files that could be compared. */
  | { readonly kind: 'other-event' }
  /** Why, as a clause. */
  | { readonly kind: 'unreadable'; readonly why: string };

const pageSize = 100;
/** GitHub lists no more files of a pull request, and of a comparison. */
const mostOfPullRequest = 3_000;
const mostOfComparison = 300;

const unreadable = (why: string): ChangedFiles => ({ kind: 'unreadable', why });

const noList = unreadable('GitHub returned no list of files');

/**
 * Reads the list for the event that started the workflow.
 *
 * @param call undefined where there is no token
 */
export const readChangedFiles = async (
  call: CallGitHub | undefined,
  { pullRequest, mergeGroup }: WorkflowEvent,
  signal: AbortSignal,
): Promise<ChangedFiles> => {
  if (pullRequest === undefined && mergeGroup === undefined) return { kind: 'other-event' };
  if (call === undefined) return unreadable('the input github-token is empty');
  try {
    if (pullRequest !== undefined) return await ofPullRequest(call, pullRequest);
    if (mergeGroup !== undefined) return await ofMergeGroup(call, mergeGroup);
  } catch (error) {
    signal.throwIfAborted();
    return unreadable(whyNot(error, pullRequest === undefined ? 'contents' : 'pull-requests'));
  }
  return { kind: 'other-event' };
};

/** GitHub hides what a token may not read as if it did not exist. */
const whyNot = (error: unknown, permission: string): string => {
  if (!isNotPermitted(error)) return firstLineOf(error);
  const lacks = `the token lacks "${permission}: read"`;
  return statusOf(error) === 404 ? `GitHub does not find it, or ${lacks}` : lacks;
};

const ofPullRequest = async (
  call: CallGitHub,
  { number, headSha }: NonNullable<WorkflowEvent['pullRequest']>,
): Promise<ChangedFiles> => {
  const listed: unknown[] = [];
  for (let page = 1; ; page++) {
    const { data } = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
      pull_number: number,
      per_page: pageSize,
      page,
    });
    if (!Array.isArray(data)) return noList;
    listed.push(...data);
    if (data.length < pageSize) break;
    if (listed.length >= mostOfPullRequest) return unreadable(`GitHub lists only ${mostOfPullRequest} files`);
  }
  // Afterwards, since a push may come between two pages.
  const { data: pull } = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number });
  if (memberOf(memberOf(pull, 'head'), 'sha') !== headSha)
    return unreadable('the pull request has newer commits than this workflow run');
  const changed = memberOf(pull, 'changed_files');
  if (typeof changed === 'number' && changed !== listed.length)
    return unreadable(`GitHub lists ${listed.length} of ${changed} changed files`);
  return readFrom(listed, `pull request ${number}`);
};

const ofMergeGroup = async (
  call: CallGitHub,
  { baseSha, headSha }: NonNullable<WorkflowEvent['mergeGroup']>,
): Promise<ChangedFiles> => {
  const { data } = await call('GET /repos/{owner}/{repo}/compare/{basehead}', {
    basehead: `${baseSha}...${headSha}`,
    per_page: 1,
  });
  const files = memberOf(data, 'files');
  if (!Array.isArray(files)) return noList;
  if (files.length >= mostOfComparison) return unreadable(`GitHub lists only ${mostOfComparison} files`);
  return readFrom(files, 'the merge group');
};

const readFrom = (listed: readonly unknown[], source: string): ChangedFiles => {
  const paths = listed.map((file) => [memberOf(file, 'filename'), memberOf(file, 'previous_filename')]);
  if (paths.some(([path]) => typeof path !== 'string')) return noList;
  return { kind: 'read', files: paths.flat().filter((path) => typeof path === 'string'), source };
};
