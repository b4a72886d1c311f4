import type { StepContext } from '../context.ts';
import { type CallGitHub, openGitHubApi } from '../github/api.ts';
import { hasCacheService, listCacheKeys, openCacheStore } from '../github/cache.ts';
import type { WorkflowEvent } from '../github/github-context.ts';
import type { HistoryPlace } from '../model/history.ts';
import { describeError } from '../model/run-problem.ts';
import type { HistoryStore } from './branch-history.ts';
import { openBranchHistory } from './branch-history.ts';
import { type CacheIdentity, openCacheHistory } from './cache-history.ts';

interface HistoryRequest extends Pick<CacheIdentity, 'suite' | 'simulated' | 'job' | 'siblings'> {
  readonly place: HistoryPlace;
  readonly token: string | undefined;
  readonly event: WorkflowEvent;
}

type HistoryRunner = Pick<StepContext, 'environment' | 'github' | 'log' | 'clock' | 'signal'>;

/** @returns undefined where nothing is to be kept, or there is no cache service */
export const openHistory = (request: HistoryRequest, context: HistoryRunner, random: () => number): HistoryStore | undefined => {
  const { place, token, suite, simulated, job, siblings, event } = request;
  const { environment, github, log, clock, signal } = context;
  const notice = log.notice;
  if (place.kind === 'off') return undefined;
  if (place.kind === 'branch') {
    const call: CallGitHub = async (...request) => {
      if (token === undefined) throw new Error('the input github-token is empty');
      return (await openGitHubApi(token, context))(...request);
    };
    return openBranchHistory(place.branch, suite, simulated, { call, clock, signal, random, notice });
  }
  if (!hasCacheService(environment)) return undefined;
  const store = openCacheStore('history', context);
  const { runId, runAttempt } = github;
  return openCacheHistory(
    { suite, simulated, job, siblings, runId, runAttempt },
    {
      store,
      list: (prefix) => (token === undefined ? Promise.resolve(undefined) : listKeys(prefix, token, event, context)),
      notice,
    },
  );
};

/** Needs a permission that many workflows do not grant, so its lack is no news. */
const listKeys = async (
  prefix: string,
  token: string,
  { pullRequest, defaultBranch }: WorkflowEvent,
  context: HistoryRunner,
): Promise<readonly string[] | undefined> => {
  const { environment, log, signal } = context;
  const branches = [pullRequest?.baseBranch, defaultBranch].flatMap((branch) =>
    branch === undefined ? [] : [`refs/heads/${branch}`],
  );
  try {
    const call: CallGitHub = await openGitHubApi(token, context);
    return await listCacheKeys(call, prefix, [environment.GITHUB_REF ?? '', ...branches]);
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`The entries of the cache cannot be listed (${describeError(error)}).`);
    return undefined;
  }
};
