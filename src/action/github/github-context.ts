import path from 'node:path';
import { publishedDocsUrl } from '../../core/model/error-codes.ts';
import { listIn, memberOf, textAt } from '../../lib/is-record.ts';
import { readFileText, UnreadableFileError } from '../../lib/regular-file.ts';
import type { GitHubContext } from '../context.ts';
import { isMatrixContext } from '../inputs/service.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the context from the environment. Missing variables have defaults, so that the action can run outside of a runner. */
export const readGitHubContext = (environment: Environment, sourceCommit?: string): GitHubContext => {
  const repository = environment.GITHUB_REPOSITORY || 'local/mobile-test-cloud';
  const runId = environment.GITHUB_RUN_ID || '0';
  const serverUrl = environment.GITHUB_SERVER_URL || 'https://github.com';
  const onRunner = environment.GITHUB_RUN_ID !== undefined && environment.GITHUB_REPOSITORY !== undefined;
  return {
    repository,
    repositoryName: repository.split('/').at(-1) ?? repository,
    runId,
    runAttempt: Number(environment.GITHUB_RUN_ATTEMPT) || 1,
    sha: environment.GITHUB_SHA || '',
    job: environment.GITHUB_JOB || 'job',
    step: environment.GITHUB_ACTION || 'step',
    matrix: matrixOf(environment['INPUT_JOB-CONTEXT']),
    workspace: path.resolve(environment.GITHUB_WORKSPACE || process.cwd()),
    serverUrl,
    docsUrl: docsUrlOf(environment, serverUrl, sourceCommit),
    runUrl: onRunner ? `${serverUrl}/${repository}/actions/runs/${runId}` : undefined,
  };
};

/** Returns the matrix values as JSON. */
const matrixOf = (text = ''): string | undefined => (isMatrixContext(text) ? text : undefined);

/**
 * Returns the URL of the docs in the action's repository, which may be a fork. A local action (`uses: ./`) has no repository.
 */
const docsUrlOf = (environment: Environment, serverUrl: string, sourceCommit: string | undefined): string => {
  const [, repository] = /^([\w.-]+\/[\w.-]+)(?:\/|$)/.exec(environment.GITHUB_ACTION_REPOSITORY ?? '') ?? [];
  if (repository === undefined) return publishedDocsUrl;
  const ref = (sourceCommit ?? (environment.GITHUB_ACTION_REF || 'HEAD')).split('/').map(encodeURIComponent).join('/');
  return `${serverUrl}/${repository}/blob/${ref}/docs`;
};

export interface WorkflowEvent {
  /** Set if the event file is missing or unreadable. It is then unknown whose code the run tests. */
  readonly isUnknown?: true;
  /** Why the step cannot read a file that is there: it is too large, or no regular file. */
  readonly refusal?: string;
  readonly pullRequest?: {
    readonly number: number;
    readonly headSha: string;
    readonly title?: string;
    /** Name of the branch to merge. */
    readonly branch?: string;
    /** Name of the branch to merge into. */
    readonly baseBranch?: string;
    /** Newest commit of the base branch at the time of the event. */
    readonly baseSha?: string;
  };
  /** Repository (`<owner>/<name>`) of the tested code. Present for a pull request or an earlier run; null if it was deleted. */
  readonly headRepository?: string | null;
  readonly defaultBranch?: string;
  /** Workflow run that triggered this run and whose code this run tests. The runner's variables only name the default branch. */
  readonly earlierRun?: {
    readonly headSha: string;
    readonly branch: string;
    /** Open pull request of the branch, if the branch is in this repository. */
    readonly pullRequest?: { readonly number: number; readonly baseBranch?: string };
  };
  /** A group of pull requests that a merge queue tests together. */
  readonly mergeGroup?: {
    readonly baseSha: string;
    readonly headSha: string;
    /** Name of the branch to merge into. */
    readonly baseBranch?: string;
  };
}

/** Whether the tested code comes from a fork. Anyone can write such code, whatever token the job has. */
export const isOfFork = ({ headRepository }: WorkflowEvent, { repository }: GitHubContext): boolean =>
  headRepository !== undefined && headRepository !== repository;

/** Maximum size of an event, many times that of the largest known. Even 8 MiB of brackets are parsed within seconds. */
const maxEventBytes = 8 * 1_024 * 1_024;

const unknown: WorkflowEvent = { isUnknown: true };

/** Event of each step, by its environment. The event does not change, so its file is read only once. */
const events = new WeakMap<Environment, Promise<WorkflowEvent>>();

/** Reads the runner's event file once for each step. Ignores values with an unexpected type. */
export const readEvent = (environment: Environment): Promise<WorkflowEvent> => {
  const event = events.get(environment) ?? readEventFile(environment);
  events.set(environment, event);
  return event;
};

const readEventFile = async (environment: Environment): Promise<WorkflowEvent> => {
  const file = environment.GITHUB_EVENT_PATH;
  if (!file) return unknown;
  try {
    const payload: unknown = JSON.parse(await readFileText(file, maxEventBytes));
    const [pull, run] = [memberOf(payload, 'pull_request'), memberOf(payload, 'workflow_run')];
    const headOfPull = memberOf(memberOf(pull, 'head'), 'repo');
    const head = headOfPull === undefined ? memberOf(run, 'head_repository') : headOfPull;
    return {
      pullRequest: pullRequestOf(pull),
      earlierRun: earlierRunOf(run),
      mergeGroup: mergeGroupOf(memberOf(payload, 'merge_group')),
      headRepository: head === null ? null : textAt(head, 'full_name'),
      defaultBranch: textAt(payload, 'repository', 'default_branch'),
    };
  } catch (error) {
    return error instanceof UnreadableFileError ? { ...unknown, refusal: error.message } : unknown;
  }
};

const pullRequestOf = (pull: unknown): WorkflowEvent['pullRequest'] => {
  const [number, headSha] = [memberOf(pull, 'number'), textAt(pull, 'head', 'sha')];
  if (typeof number !== 'number' || headSha === undefined) return undefined;
  return {
    number,
    headSha,
    title: textAt(pull, 'title'),
    branch: textAt(pull, 'head', 'ref'),
    baseBranch: textAt(pull, 'base', 'ref'),
    baseSha: textAt(pull, 'base', 'sha'),
  };
};

const earlierRunOf = (run: unknown): WorkflowEvent['earlierRun'] => {
  const [headSha, branch] = [textAt(run, 'head_sha'), textAt(run, 'head_branch')];
  if (headSha === undefined || branch === undefined) return undefined;
  const [pull] = memberOf(run, 'event') === 'pull_request' ? listIn(memberOf(run, 'pull_requests')) : [];
  const number = memberOf(pull, 'number');
  const pullRequest = typeof number === 'number' ? { number, baseBranch: textAt(pull, 'base', 'ref') } : undefined;
  return { headSha, branch, pullRequest };
};

const mergeGroupOf = (group: unknown): WorkflowEvent['mergeGroup'] => {
  const [baseSha, headSha] = [textAt(group, 'base_sha'), textAt(group, 'head_sha')];
  if (baseSha === undefined || headSha === undefined) return undefined;
  return { baseSha, headSha, baseBranch: textAt(group, 'base_ref')?.replace(/^refs\/heads\//, '') };
};
