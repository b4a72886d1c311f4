import type { StepContext } from '../context.ts';
import { type CallGitHub, openGitHubApi } from '../github/api.ts';
import { checkedOutCommit } from '../github/branch-files.ts';
import { hasCacheService, listCacheKeys, openCacheStore } from '../github/cache.ts';
import { readEvent, type WorkflowEvent } from '../github/github-context.ts';
import { counted } from '../lib/numbers.ts';
import { hashOf } from '../model/build-tag.ts';
import type { HistoryPlace } from '../model/history.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';
import { describeError } from '../model/run-problem.ts';
import { outcomesOfRun } from './analyze-history.ts';
import { type HistoryStore, openBranchHistory } from './branch-history.ts';
import { openCacheHistory } from './cache-history.ts';
import { countRuns, emptyHistory, type History, mergeHistories } from './history.ts';
import type { HistorySuite } from './history-document.ts';
import type { CurrentRun } from './judge-outcomes.ts';

/** Whose history it is, and where it is kept. */
export interface HistoryOwner {
  readonly place: HistoryPlace;
  readonly token: string | undefined;
  readonly suite: HistorySuite;
  /** The same in every run, and different for each job of a matrix. */
  readonly identity: string;
  /** Those of the other jobs of the matrix, as far as they are known. */
  readonly siblings: readonly string[];
}

/** What earlier runs stored, and how this run adds to it. */
export interface StoredHistory {
  readonly stored: History;
  /** Without times, which are known at the end. */
  readonly run: Omit<CurrentRun, 'startedAtMs' | 'finishedAtMs'>;
  readonly newIssueUrl: string;
  /** Absent where nothing may or can be written. */
  readonly store?: HistoryStore;
}

/** The store of a suite's history; undefined where nothing is to be kept, or there is no cache service. */
export const openStore = async (owner: HistoryOwner, context: StepContext): Promise<HistoryStore | undefined> => {
  const { place, token, suite } = owner;
  const { environment, github, log, clock, signal, random } = context;
  const simulated = context.isSimulated();
  const { notice } = log;
  if (place.kind === 'off') return undefined;
  if (place.kind === 'branch') {
    const call: CallGitHub = async (...request) => {
      if (token === undefined) throw new Error('the input github-token is empty');
      return (await openGitHubApi(token, context))(...request);
    };
    return openBranchHistory(place.branch, suite, simulated, { call, clock, signal, random, notice });
  }
  if (!hasCacheService(environment)) return undefined;
  const event = await readEvent(environment);
  const { runId, runAttempt, job, step } = github;
  const keyOf = (identity: string): string => hashOf(job, step, identity);
  const siblings = owner.siblings.map(keyOf);
  return openCacheHistory(
    { suite, simulated, job: keyOf(owner.identity), siblings, runId, runAttempt },
    {
      store: openCacheStore('history', context),
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
  context: StepContext,
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

/**
 * Reads what is known of earlier runs. A history that cannot be read is empty, and the log says so.
 *
 * @returns undefined with `history: off`
 */
export const readStoredHistory = async (owner: HistoryOwner, context: StepContext): Promise<StoredHistory | undefined> => {
  if (owner.place.kind === 'off') return undefined;
  const { log } = context;
  const event = await readEvent(context.environment);
  const { serverUrl, repository } = context.github;
  const known = { run: thisRun(event, context), newIssueUrl: `${serverUrl}/${repository}/issues/new` };
  try {
    const store = await openStore(owner, context);
    const stored = (await store?.read()) ?? emptyHistory;
    if (store === undefined) log.info(noCache);
    else log.info(`Read the outcomes of ${counted(countRuns(stored), 'earlier run')}.`);
    const why = await whyNotStored(event, context);
    if (why !== undefined) log.info(`The outcomes of this run are not stored, since ${why}.`);
    return { ...known, stored, ...(store === undefined || why !== undefined ? {} : { store }) };
  } catch (error) {
    context.signal.throwIfAborted();
    log.notice(`Could not read the history of earlier runs: ${describeError(error)}. All failures count as new.`);
    return { ...known, stored: emptyHistory };
  }
};

const noCache =
  'This runner has no cache service: all failures count as new, and the outcomes of this run are not stored. `history: branch:<name>` keeps them on a branch.';

/** Events that run on the default branch and may test any other commit, which an input or the comment names. */
const startedByHand: readonly (string | undefined)[] = ['issue_comment', 'workflow_dispatch'];

/** Why later runs must not trust the outcomes of this one, as a clause. Nothing where its code is of this repository. */
export const whyNotStored = async (
  event: WorkflowEvent,
  context: Pick<StepContext, 'github' | 'environment'>,
): Promise<string | undefined> => {
  if (event.isUnknown) return 'the event file is missing or cannot be read, and its code may come from a fork';
  if (isOfFork(event, context)) return 'its code comes from a fork';
  const { github, environment } = context;
  const { GITHUB_EVENT_NAME: name, GITHUB_REF_NAME: ref } = environment;
  if (!startedByHand.includes(name)) return undefined;
  // A run by hand without a checkout tests what it was started on; a comment says nothing about that.
  const commit =
    (await checkedOutCommit(github.workspace, environment)) ?? (name === 'workflow_dispatch' ? github.sha : undefined);
  if (ref === event.defaultBranch && commit === github.sha) return undefined;
  return 'its commit is not known to be the newest of the default branch';
};

/** Its code may be anyone's, whatever token the job has. */
const isOfFork = ({ headRepository }: WorkflowEvent, { github }: Pick<StepContext, 'github'>): boolean =>
  headRepository !== undefined && headRepository !== github.repository;

/** Whose code the run tests. Branches of forks have names of their own, which mean nothing here. */
export const thisRun = (event: WorkflowEvent, context: Pick<StepContext, 'github' | 'environment'>): StoredHistory['run'] => {
  const { pullRequest, earlierRun, mergeGroup, defaultBranch } = event;
  const { github, environment } = context;
  const pull = pullRequest ?? earlierRun?.pullRequest;
  const branch = pullRequest?.branch ?? earlierRun?.branch ?? (environment.GITHUB_HEAD_REF || environment.GITHUB_REF_NAME || '');
  const ownBase = mergeGroup?.baseBranch ?? (isOfFork(event, context) ? undefined : branch);
  const base = pull === undefined ? ownBase : (pull.baseBranch ?? environment.GITHUB_BASE_REF);
  return {
    id: github.runId,
    attempt: github.runAttempt,
    commit: pullRequest?.headSha ?? earlierRun?.headSha ?? github.sha,
    branch,
    pullRequest: pull?.number,
    url: github.runUrl,
    baseBranches: [...new Set([base, defaultBranch].flatMap((each) => each || []))],
  };
};

export const currentRun = (
  run: StoredHistory['run'],
  { startedAt, finishedAt }: Pick<RunAnalysis, 'startedAt' | 'finishedAt'>,
): CurrentRun => ({
  ...run,
  startedAtMs: startedAt.getTime(),
  finishedAtMs: finishedAt.getTime(),
});

/** Adds the outcomes of this run to what is stored. What goes wrong is a warning. */
export const storeOutcomes = async (
  { store, stored, run }: StoredHistory,
  analysis: RunAnalysis,
  { log, signal }: Pick<StepContext, 'log' | 'signal'>,
): Promise<void> => {
  if (store === undefined) return;
  const { baseBranches: _none, ...own } = currentRun(run, analysis);
  const outcomes = outcomesOfRun(analysis, own);
  if (outcomes.runs.length === 0) return;
  try {
    await store.write(mergeHistories(stored, outcomes));
    log.info('Stored the outcomes of this run for later runs.');
  } catch (error) {
    if (signal.aborted) return;
    log.warning(`Could not store the outcomes of this run for later runs: ${describeError(error)}.`);
  }
};
