import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { memberOf } from '../lib/is-record.ts';
import { publishedDocsUrl } from '../model/error-codes.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Data about the job from the runner's variables. */
export interface GitHubContext {
  /** Name of the repository, `<owner>/<name>`. */
  readonly repository: string;
  readonly repositoryName: string;
  readonly runId: string;
  /** Run attempt, from 1; increases with "Re-run jobs". */
  readonly runAttempt: number;
  /** Commit of the workflow run. */
  readonly sha: string;
  readonly job: string;
  /** Id of the step. If the workflow sets no id, this is an id from the runner. */
  readonly step: string;
  /** Matrix values of the job as JSON, from the default of the input `job-context`; absent without a matrix. */
  readonly matrix?: string | undefined;
  readonly workspace: string;
  readonly serverUrl: string;
  /** URL of the documentation for the version of the action in use. */
  readonly docsUrl: string;
  /** URL of this run's page, if known. */
  readonly runUrl?: string;
}

/** Reads the context. Variables have defaults, so that the action can be run by hand outside of a runner. */
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

/**
 * Matrix values as text. The text is `null` if the job has no matrix, and empty on runners that do not evaluate the expression.
 */
const matrixOf = (text = ''): string | undefined => (['', 'null', '{}'].includes(text.trim()) ? undefined : text);

/**
 * URL of the documentation in the repository of the action, which may be a fork or a mirror. A local action (`uses: ./`) has no
 * repository, so it gets the URL of the published documentation.
 */
const docsUrlOf = (environment: Environment, serverUrl: string, sourceCommit: string | undefined): string => {
  const [, repository] = /^([\w.-]+\/[\w.-]+)(?:\/|$)/.exec(environment.GITHUB_ACTION_REPOSITORY ?? '') ?? [];
  if (repository === undefined) return publishedDocsUrl;
  const ref = (sourceCommit ?? (environment.GITHUB_ACTION_REF || 'HEAD')).split('/').map(encodeURIComponent).join('/');
  return `${serverUrl}/${repository}/blob/${ref}/docs`;
};

/** Fields of the event that started the workflow. Only fields that the action uses. */
export interface WorkflowEvent {
  /** Set if the event file is missing or unreadable. It is then unknown whose code the run tests. */
  readonly isUnknown?: true;
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
  /**
   * Repository (`<owner>/<name>`) with the code that a pull request or another workflow run tests; null if the repository was
   * deleted.
   */
  readonly headRepository?: string | null;
  readonly defaultBranch?: string;
  /**
   * Workflow run that triggered this run. The code of that run is tested, while the runner's variables contain the newest commit
   * of the default branch.
   */
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

const unknown: WorkflowEvent = { isUnknown: true };

/** Cache of events, by the environment of the step. Several parts of a step read the event, which does not change. */
const events = new WeakMap<Environment, Promise<WorkflowEvent>>();

/** Reads the runner's event file once for each step. Values with an unexpected type are left out. */
export const readEvent = (environment: Environment): Promise<WorkflowEvent> => {
  const event = events.get(environment) ?? readEventFile(environment);
  events.set(environment, event);
  return event;
};

const readEventFile = async (environment: Environment): Promise<WorkflowEvent> => {
  const file = environment.GITHUB_EVENT_PATH;
  if (!file) return unknown;
  try {
    const payload: unknown = JSON.parse(await readFile(file, 'utf8'));
    return {
      ...pullRequestOf(memberOf(payload, 'pull_request')),
      ...earlierRunOf(memberOf(payload, 'workflow_run')),
      ...mergeGroupOf(memberOf(payload, 'merge_group')),
      ...repositoriesOf(payload),
    };
  } catch {
    return unknown;
  }
};

const pullRequestOf = (pull: unknown): WorkflowEvent => {
  const number = memberOf(pull, 'number');
  const head = memberOf(pull, 'head');
  const sha = memberOf(head, 'sha');
  if (typeof number !== 'number' || typeof sha !== 'string') return {};
  const title = memberOf(pull, 'title');
  const branch = memberOf(head, 'ref');
  const baseBranch = memberOf(memberOf(pull, 'base'), 'ref');
  const baseSha = memberOf(memberOf(pull, 'base'), 'sha');
  return {
    pullRequest: {
      number,
      headSha: sha,
      title: typeof title === 'string' ? title : undefined,
      branch: typeof branch === 'string' ? branch : undefined,
      baseBranch: typeof baseBranch === 'string' ? baseBranch : undefined,
      ...(typeof baseSha === 'string' ? { baseSha } : {}),
    },
  };
};

const earlierRunOf = (run: unknown): WorkflowEvent => {
  const [headSha, branch, pulls] = [memberOf(run, 'head_sha'), memberOf(run, 'head_branch'), memberOf(run, 'pull_requests')];
  if (typeof headSha !== 'string' || typeof branch !== 'string') return {};
  const [pull]: readonly unknown[] = memberOf(run, 'event') === 'pull_request' && Array.isArray(pulls) ? pulls : [];
  const number = memberOf(pull, 'number');
  if (typeof number !== 'number') return { earlierRun: { headSha, branch } };
  const baseBranch = memberOf(memberOf(pull, 'base'), 'ref');
  const pullRequest = { number, baseBranch: typeof baseBranch === 'string' ? baseBranch : undefined };
  return { earlierRun: { headSha, branch, pullRequest } };
};

const mergeGroupOf = (group: unknown): WorkflowEvent => {
  const [baseSha, headSha] = [memberOf(group, 'base_sha'), memberOf(group, 'head_sha')];
  if (typeof baseSha !== 'string' || typeof headSha !== 'string') return {};
  const baseRef = memberOf(group, 'base_ref');
  const base = typeof baseRef === 'string' ? { baseBranch: baseRef.replace(/^refs\/heads\//, '') } : {};
  return { mergeGroup: { baseSha, headSha, ...base } };
};

const repositoriesOf = (payload: unknown): WorkflowEvent => {
  const head = memberOf(memberOf(memberOf(payload, 'pull_request'), 'head'), 'repo');
  const headRepository = head === undefined ? memberOf(memberOf(payload, 'workflow_run'), 'head_repository') : head;
  const name = headRepository === null ? null : memberOf(headRepository, 'full_name');
  const defaultBranch = memberOf(memberOf(payload, 'repository'), 'default_branch');
  return {
    ...(name === null || typeof name === 'string' ? { headRepository: name } : {}),
    defaultBranch: typeof defaultBranch === 'string' ? defaultBranch : undefined,
  };
};
