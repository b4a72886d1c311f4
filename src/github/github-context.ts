import path from 'node:path';
import { publishedDocsUrl } from '../model/error-codes.ts';

/** What the runner says about the job, from its variables. */
export interface GitHubContext {
  /** `<owner>/<name>`. */
  readonly repository: string;
  readonly repositoryName: string;
  readonly runId: string;
  /** 1 for the first; more after "Re-run jobs". */
  readonly runAttempt: number;
  /** The commit that the workflow runs on. */
  readonly sha: string;
  readonly job: string;
  /** The step's id, or one that the runner made. */
  readonly step: string;
  /** The values of the job's matrix, as the action's default for the input `job-context` writes them; absent without a matrix. */
  readonly matrix?: string | undefined;
  readonly workspace: string;
  readonly serverUrl: string;
  /** The documentation of the action as this step runs it. */
  readonly docsUrl: string;
  /** The page of this run, where it is known. */
  readonly runUrl?: string;
}

/** Outside of a runner every name has a default, so that the action can be run by hand. */
export const readGitHubContext = (
  environment: Readonly<Record<string, string | undefined>>,
  sourceCommit?: string,
): GitHubContext => {
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

/** `null` without a matrix; empty on runners that do not evaluate it. */
const matrixOf = (text = ''): string | undefined => (['', 'null', '{}'].includes(text.trim()) ? undefined : text);

/** Of a fork or mirror its own; a local action (`uses: ./`) has neither repository nor ref. */
const docsUrlOf = (
  environment: Readonly<Record<string, string | undefined>>,
  serverUrl: string,
  sourceCommit: string | undefined,
): string => {
  const [, repository] = /^([\w.-]+\/[\w.-]+)(?:\/|$)/.exec(environment.GITHUB_ACTION_REPOSITORY ?? '') ?? [];
  if (repository === undefined) return publishedDocsUrl;
  const ref = (sourceCommit ?? (environment.GITHUB_ACTION_REF || 'HEAD')).split('/').map(encodeURIComponent).join('/');
  return `${serverUrl}/${repository}/blob/${ref}/docs`;
};
