import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CodedError } from '../../core/model/run-problem.ts';
import { firstLineOf } from '../../lib/first-line.ts';
import { memberOf, textAt } from '../../lib/is-record.ts';
import { type CallGitHub, httpStatusOf, isNotPermitted, listPages } from './api.ts';
import { type Environment, readEvent, type WorkflowEvent } from './github-context.ts';

/** A file on a branch that contains only files of this action. */
interface BranchFile {
  readonly branch: string;
  /** Path on the branch, inside a folder. */
  readonly path: string;
}

export interface BranchState {
  /** Newest commit and its tree; absent if the branch does not exist. */
  readonly head?: { readonly commit: string; readonly tree: string };
  /** Content of the file; absent if the branch does not contain the file. */
  readonly content?: Buffer;
}

/**
 * Reads a file of a branch with the Git data API, without a checkout.
 *
 * @param last result of the previous call; returned again if the branch has no new commit
 * @throws CodedError `history-branch-in-use` if the branch contains other files
 */
export const readBranchFile = async (
  call: CallGitHub,
  { branch, path }: BranchFile,
  last?: BranchState,
): Promise<BranchState> => {
  const commit = await newestCommit(call, branch);
  if (commit === undefined) return {};
  if (commit === last?.head?.commit) return last;
  const { tree, files } = await readTree(call, commit);
  const head = { commit, tree };
  const folder = path.slice(0, path.indexOf('/') + 1);
  const foreign = files.find((file) => !file.path.startsWith(folder));
  if (foreign !== undefined)
    throw new CodedError('history-branch-in-use', `the branch "${branch}" has other files, for instance ${foreign.path}`);
  const file = files.find((each) => each.path === path);
  if (file === undefined) return { head };
  const { blobSchema } = await schemas();
  const blob = await call('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: file.sha });
  return { head, content: Buffer.from(blobSchema.parse(blob.data).content, 'base64') };
};

/** Lists the paths of all files on a branch. Empty if the branch does not exist. */
export const listBranchFiles = async (call: CallGitHub, branch: string): Promise<readonly string[]> => {
  const commit = await newestCommit(call, branch);
  return commit === undefined ? [] : (await readTree(call, commit)).files.map(({ path }) => path);
};

/** Loads the schemas late because most runs keep no history on a branch. */
const schemas = (): Promise<typeof import('./responses.ts')> => import(/* webpackChunkName: "documents" */ './responses.ts');

const readTree = async (call: CallGitHub, commit: string) => {
  const { commitSchema, treeSchema } = await schemas();
  const response = await call('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', { commit_sha: commit });
  const tree = commitSchema.parse(response.data).tree.sha;
  const { data } = await call('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', { tree_sha: tree, recursive: '1' });
  return { tree, files: treeSchema.parse(data).tree.filter(({ type }) => type === 'blob') };
};

const newestCommit = async (call: CallGitHub, branch: string): Promise<string | undefined> => {
  try {
    const { data } = await call('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${branch}` });
    return (await schemas()).refSchema.parse(data).object.sha;
  } catch (error) {
    if (httpStatusOf(error) === 404) return undefined;
    throw error;
  }
};

/**
 * Adds one commit with the new content of the file. Creates the branch if it does not exist.
 *
 * @returns false if the branch has a new commit since it was read; the caller must read it again
 */
export const commitBranchFile = async (
  call: CallGitHub,
  { branch, path }: BranchFile,
  { head }: BranchState,
  content: Buffer,
  message: string,
): Promise<boolean> => {
  const { shaSchema } = await schemas();
  const post = async (what: 'blobs' | 'trees' | 'commits', parameters: Record<string, unknown>): Promise<string> =>
    shaSchema.parse((await call(`POST /repos/{owner}/{repo}/git/${what}`, parameters)).data).sha;
  const blob = await post('blobs', { content: content.toString('base64'), encoding: 'base64' });
  const tree = await post('trees', {
    base_tree: head?.tree,
    tree: [{ path, mode: '100644', type: 'blob', sha: blob }],
  });
  const sha = await post('commits', { message, tree, parents: head === undefined ? [] : [head.commit] });
  try {
    if (head === undefined) await call('POST /repos/{owner}/{repo}/git/refs', { ref: `refs/heads/${branch}`, sha });
    else await call('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ref: `heads/${branch}`, sha, force: false });
    return true;
  } catch (error) {
    // Both status codes mean that another job has changed or created the branch.
    if (httpStatusOf(error) === 409 || httpStatusOf(error) === 422) return false;
    throw error;
  }
};

/** Explains a missing permission to read or write a branch. Undefined for any other error. */
export const branchAdvice = (error: unknown, permission: 'read' | 'write'): string | undefined =>
  isNotPermitted(error) ? `the token lacks "contents: ${permission}"; grant it in the job's permissions` : undefined;

const maxListBytes = 64 * 1024 * 1024;
const timeoutMs = 10_000;

/** Environment variables that git needs. They do not include tokens and inputs. */
const passedOn =
  /^(?:PATH|PATHEXT|SYSTEMROOT|COMSPEC|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|XDG_CONFIG_HOME|TMPDIR|TEMP|TMP|GIT_\w+)$/i;

/** Lists the files that git tracks, as paths relative to the folder with `/`. Empty without a repository or git. */
export const trackedFiles = async (folder: string, environment: Environment): Promise<readonly string[]> => {
  const list = await git(['ls-files', '-z'], folder, environment);
  return (list ?? '').split('\0').filter((path) => path !== '');
};

/** Returns the commit that is checked out in a folder. Undefined without a repository or git. */
export const checkedOutCommit = async (folder: string, environment: Environment): Promise<string | undefined> =>
  (await git(['rev-parse', '--verify', 'HEAD'], folder, environment))?.trim();

const commitId = /^[\da-f]{40}$/;

/** What a person recognizes a commit by. */
export interface CommitTitle {
  /** First line of the message. */
  readonly subject: string;
  /** Name of the author. */
  readonly author: string;
}

/** Reads the titles of those commits that the checkout contains. */
export const readCommitTitles = async (
  commits: readonly string[],
  folder: string,
  environment: Environment,
): Promise<ReadonlyMap<string, CommitTitle>> => {
  const known = commits.filter((commit) => commitId.test(commit));
  if (known.length === 0) return new Map();
  const list = await git(
    ['log', '--ignore-missing', '--no-walk=unsorted', '--format=%H%x00%an%x00%s', ...known, '--'],
    folder,
    environment,
  );
  const rows = (list ?? '').split('\n').map((line) => line.split('\0'));
  return new Map(rows.flatMap(([sha, author, subject]) => (sha && author && subject ? [[sha, { subject, author }]] : [])));
};

/**
 * Lists the files that the tested change modifies, compared with the base of a pull request or merge group, or else with
 * `since`.
 *
 * @param since last commit on which all tests passed
 * @returns undefined if the checkout lacks these commits, as a checkout with the default depth of 1 does
 */
export const changedSince = async (
  folder: string,
  environment: Environment,
  since: string | undefined,
): Promise<{ readonly files: readonly string[]; readonly source: string } | undefined> => {
  const { pullRequest, mergeGroup } = await readEvent(environment);
  const base = mergeGroup?.baseSha ?? pullRequest?.baseSha;
  const source = pullRequest === undefined ? 'the merge group' : `pull request ${pullRequest.number}`;
  const compare = async (...commits: readonly string[]): Promise<readonly string[] | undefined> =>
    (await git(['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', ...commits, '--'], folder, environment))
      ?.split('\0')
      .filter((path) => path !== '');
  if (pullRequest === undefined && mergeGroup === undefined) {
    const files = since !== undefined && commitId.test(since) ? await compare(`${since}..HEAD`) : undefined;
    return files && { files, source: `the commits since ${since?.slice(0, 7)}` };
  }
  const ofBase = base !== undefined && commitId.test(base) ? await compare(`${base}...HEAD`) : undefined;
  if (ofBase !== undefined) return { files: ofBase, source };
  // For a pull request, the runner checks out a merge commit. A checkout with depth 2 also contains its base.
  const isMerge =
    pullRequest !== undefined && (await git(['rev-parse', '--verify', '--quiet', 'HEAD^2'], folder, environment)) !== undefined;
  const ofMerge = isMerge ? await compare('HEAD^1', 'HEAD') : undefined;
  return ofMerge && { files: ofMerge, source };
};

/** Settings by which the configuration of a repository would start programs of its own. */
const startsNothing = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null'];

const git = async (args: readonly string[], folder: string, environment: Environment): Promise<string | undefined> => {
  // Git is not started outside of a repository because starting it takes longer than many steps of this action.
  if (environment.GIT_DIR === undefined && !isInRepository(folder)) return undefined;
  try {
    const { stdout } = await promisify(execFile)('git', [...startsNothing, ...args], {
      cwd: folder,
      env: Object.fromEntries(Object.entries(environment).filter(([name]) => passedOn.test(name))),
      maxBuffer: maxListBytes,
      timeout: timeoutMs,
    });
    return stdout;
  } catch {
    return undefined;
  }
};

/** Whether the folder or one of its parents contains `.git`, which may be a folder or a file. */
const isInRepository = (folder: string): boolean => {
  if (existsSync(path.join(folder, '.git'))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInRepository(parent);
};

type ChangedFiles =
  /** `files` are paths in the repository. A renamed file has both of its paths. */
  | { readonly kind: 'read'; readonly files: readonly string[]; readonly source: string }
  /** The event is not about a pull request or a merge group. */
  | { readonly kind: 'other-event' }
  /** The files could not be read. `why` is the reason as a clause. */
  | { readonly kind: 'unreadable'; readonly why: string };

/** Maximum number of changed files that GitHub lists for a pull request. */
const mostOfPullRequest = 3_000;
/** Maximum number of changed files that GitHub lists for a comparison of commits. */
const mostOfComparison = 300;

/** Answers by the signal of the step that asked. */
const answers = new WeakMap<AbortSignal, Promise<ChangedFiles>>();

/**
 * Reads the files changed by the pull request or merge group that started the workflow. GitHub is asked once per step, however
 * many parts of the step need the files.
 *
 * @param signal the signal of the step
 */
export const readChangedFiles = (
  call: CallGitHub | undefined,
  event: WorkflowEvent,
  signal: AbortSignal,
): Promise<ChangedFiles> => {
  const answer = answers.get(signal) ?? askForChangedFiles(call, event, signal);
  answers.set(signal, answer);
  return answer;
};

const askForChangedFiles = async (
  call: CallGitHub | undefined,
  { pullRequest, mergeGroup }: WorkflowEvent,
  signal: AbortSignal,
): Promise<ChangedFiles> => {
  if (pullRequest === undefined && mergeGroup === undefined) return { kind: 'other-event' };
  if (call === undefined) return { kind: 'unreadable', why: 'the input github-token is empty' };
  try {
    if (pullRequest !== undefined)
      return { kind: 'read', files: await ofPullRequest(call, pullRequest), source: `pull request ${pullRequest.number}` };
    if (mergeGroup !== undefined) return { kind: 'read', files: await ofMergeGroup(call, mergeGroup), source: 'the merge group' };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: 'unreadable', why: whyNot(error, pullRequest === undefined ? 'contents' : 'pull-requests') };
  }
  return { kind: 'other-event' };
};

/** Explains an error in a clause. If a permission is missing, GitHub may respond as if the data did not exist. */
const whyNot = (error: unknown, permission: string): string => {
  if (!isNotPermitted(error)) return firstLineOf(error);
  const lacks = `the token lacks "${permission}: read"`;
  return httpStatusOf(error) === 404 ? `GitHub does not find it, or ${lacks}` : lacks;
};

const ofPullRequest = async (
  call: CallGitHub,
  { number, headSha }: NonNullable<WorkflowEvent['pullRequest']>,
): Promise<readonly string[]> => {
  const listed: unknown[] = [];
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
  for await (const files of listPages(call, route, { pull_number: number })) {
    if (!Array.isArray(files)) throw new Error(noList);
    listed.push(...files);
    if (listed.length >= mostOfPullRequest) throw new Error(`GitHub lists only ${mostOfPullRequest} files`);
  }
  // The pull request is read last because someone may push a commit during the reading of the list.
  const { data: pull } = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number });
  if (textAt(pull, 'head', 'sha') !== headSha) throw new Error('the pull request has newer commits than this workflow run');
  const changed = memberOf(pull, 'changed_files');
  if (typeof changed === 'number' && changed !== listed.length)
    throw new Error(`GitHub lists ${listed.length} of ${changed} changed files`);
  return pathsOf(listed);
};

const ofMergeGroup = async (
  call: CallGitHub,
  { baseSha, headSha }: NonNullable<WorkflowEvent['mergeGroup']>,
): Promise<readonly string[]> => {
  const { data } = await call('GET /repos/{owner}/{repo}/compare/{basehead}', {
    basehead: `${baseSha}...${headSha}`,
    per_page: 1,
  });
  const files = memberOf(data, 'files');
  if (!Array.isArray(files)) throw new Error(noList);
  if (files.length >= mostOfComparison) throw new Error(`GitHub lists only ${mostOfComparison} files`);
  return pathsOf(files);
};

const noList = 'GitHub returned no list of files';

const pathsOf = (listed: readonly unknown[]): readonly string[] =>
  listed.flatMap((file) => {
    const [path, renamedFrom] = [textAt(file, 'filename'), textAt(file, 'previous_filename')];
    if (path === undefined) throw new Error(noList);
    return renamedFrom === undefined ? [path] : [path, renamedFrom];
  });
