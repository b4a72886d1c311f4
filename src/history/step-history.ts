import type { StepContext } from '../context.ts';
import { type CallGitHub, openGitHubApi } from '../github/api.ts';
import { listBranchFiles } from '../github/branch-files.ts';
import { hasCacheService, type ListedEntry, listCacheEntries, openCacheStore } from '../github/cache.ts';
import { readEvent, type WorkflowEvent } from '../github/github-context.ts';
import { withinTime } from '../lib/concurrency.ts';
import { formatDuration } from '../lib/durations.ts';
import { hashOf } from '../model/build-tag.ts';
import type { Framework } from '../model/framework.ts';
import type { HistoryPlace } from '../model/history.ts';
import { describeError } from '../model/run-problem.ts';
import { type HistoryStore, historyFolder, openBranchHistory } from './branch-history.ts';
import { cachePrefix, openCacheHistory } from './cache-history.ts';
import { emptyHistory, type History, mergeHistories } from './history.ts';
import { type HistorySuite, suiteOfKey } from './history-document.ts';

/** Owner and storage of a history. */
export interface HistoryOwner {
  readonly place: HistoryPlace;
  readonly token: string | undefined;
  readonly suite: HistorySuite;
  /** Identity that is the same in every run, and different for each job of a matrix. Absent for the collector. */
  readonly identity?: string;
  /** Identities of the other known jobs of the matrix. */
  readonly siblings: readonly string[];
  /** Project shared by the jobs of a matrix and their collector. */
  readonly project: string;
}

/** The history of a suite during one step. Reading has 30 s in total; data that has arrived by then is used. */
export interface StepHistory {
  /** Stored history, as far as it can be read. Later calls add new data. Fails only on a cancellation. */
  readonly read: () => Promise<History>;
  /** Does other reading in the remaining time; undefined if it takes longer or fails. */
  readonly readWith: <Result>(what: string, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result | undefined>;
  /** Reason, as a clause, why the history could not be read completely. */
  readonly problem: () => string | undefined;
  /** Absent without a cache service, and if nothing can be read. */
  readonly store: () => HistoryStore | undefined;
}

const readingLimitMs = 30_000;

/**
 * Opens the history of a suite; undefined with `history: off`.
 *
 * @param untimed runs work whose duration counts against no limit of the run, so that a slow history does not change the verdict
 */
export const openHistory = async (
  owner: HistoryOwner,
  context: StepContext,
  untimed: <Result>(work: () => Promise<Result>) => Promise<Result> = (work) => work(),
): Promise<StepHistory | undefined> => {
  if (owner.place.kind === 'off') return undefined;
  const { clock, log, signal } = context;
  const event = await readEvent(context.environment);
  let simulated = context.isSimulated();
  let store = openStore(owner, event, simulated, context);
  const late = new Error(`it took longer than ${formatDuration(readingLimitMs)}; the run continues with what has arrived`);
  let leftMs = readingLimitMs;
  let known = emptyHistory;
  let problem: string | undefined;
  let isReadable = store !== undefined;
  /**
   * Whether the built-in cloud responds at an address is known only after its first response. Its results have a separate
   * history.
   */
  const reopen = (): void => {
    if (simulated === context.isSimulated()) return;
    simulated = context.isSimulated();
    store = openStore(owner, event, simulated, context);
    known = emptyHistory;
  };
  const inTime = <Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
    untimed(async () => {
      const beganMs = clock.monotonicMs();
      if (leftMs <= 0) throw late;
      try {
        return await withinTime(work, leftMs, () => late, context);
      } finally {
        leftMs -= clock.monotonicMs() - beganMs;
      }
    });
  const logProblem = (what: string, error: unknown): void => {
    signal.throwIfAborted();
    const why = describeError(error);
    if (problem !== why) log.notice(`Could not read ${what}: ${why}.`);
    problem = why;
  };
  return {
    read: async () => {
      const add = (part: History): void => {
        known = mergeHistories(known, part);
      };
      reopen();
      const opened = store;
      if (opened === undefined || !isReadable || leftMs <= 0) return known;
      try {
        await inTime((limit) => opened.read(add, limit));
      } catch (error) {
        logProblem('the history of earlier runs', error);
        isReadable = error === late;
      }
      return known;
    },
    readWith: async (what, work) => {
      try {
        return await inTime(work);
      } catch (error) {
        logProblem(what, error);
        return undefined;
      }
    },
    problem: () => problem,
    store: () => (isReadable ? store : undefined),
  };
};

/**
 * Finds the suites of a framework that have a history, for a step that does not know the suite: those in the listing of the
 * cache or branch, or that of the newest entry.
 */
export const findSuites = async (
  framework: Framework,
  { place, token }: Omit<HistoryOwner, 'suite'>,
  context: StepContext,
): Promise<readonly HistorySuite[]> => {
  const simulated = context.isSimulated();
  if (place.kind === 'off') return [];
  if (place.kind === 'branch') {
    if (token === undefined) throw new Error('the input github-token is empty');
    const names = await listBranchFiles(await openGitHubApi(token, context), place.branch);
    const folder = historyFolder(simulated);
    const keys = names.flatMap((name) => (name.startsWith(folder) ? [name.slice(folder.length).replace('.json.gz', '')] : []));
    return suitesOf(keys, framework);
  }
  if (!hasCacheService(context.environment)) throw new Error('this runner has no cache service');
  const start = `${cachePrefix(simulated)}${framework}-`;
  const event = await readEvent(context.environment);
  const listed = token === undefined ? undefined : await listEntries(start, token, event, context);
  const newest = await openCacheStore('history', context).restore(start, [start]);
  const keys = [...(newest === undefined ? [] : [newest.key]), ...(listed ?? []).map(({ key }) => key)];
  // The suite is followed by job, run and attempt.
  return suitesOf(
    keys.map((key) => key.slice(cachePrefix(simulated).length).split('-').slice(0, -3).join('-')),
    framework,
  );
};

const suitesOf = (keys: readonly string[], framework: HistorySuite['framework']): readonly HistorySuite[] =>
  [...new Set(keys)].flatMap((key) => (key.startsWith(`${framework}-`) ? (suiteOfKey(key, framework) ?? []) : []));

const openStore = (
  owner: HistoryOwner,
  event: WorkflowEvent,
  simulated: boolean,
  context: StepContext,
): HistoryStore | undefined => {
  const { place, token, suite, identity, project } = owner;
  const { environment, github, clock, signal, random } = context;
  const { notice } = context.log;
  if (place.kind === 'branch') {
    const callsWithin = (limit: AbortSignal): CallGitHub => {
      if (token === undefined) throw new Error('the input github-token is empty');
      const opened = openGitHubApi(token, { ...context, signal: AbortSignal.any([signal, limit]) });
      return async (...request) => (await opened)(...request);
    };
    return openBranchHistory(place.branch, suite, simulated, { callsWithin, clock, signal, random, notice });
  }
  if (!hasCacheService(environment)) return undefined;
  const { runId, runAttempt } = github;
  const jobKey = (each: string): string => hashOf(github.job, github.step, each);
  // The derived name of a project contains the id of the run.
  const collector = `all${hashOf(project.replaceAll(runId, ''))}`;
  const jobs = { job: identity === undefined ? collector : jobKey(identity), siblings: owner.siblings.map(jobKey), collector };
  // A cache failure is logged later with its consequence for the history.
  const store = openCacheStore('history', { ...context, log: { ...context.log, notice: context.log.debug } });
  return openCacheHistory(
    { suite, simulated, ...jobs, runId, runAttempt },
    {
      store,
      notice,
      list: (prefix, limit) =>
        token === undefined ? Promise.resolve(undefined) : listEntries(prefix, token, event, { ...context, signal: limit }),
    },
  );
};

/** Lists cache entries. Many workflows do not grant the required permission, so its absence is not logged as a problem. */
const listEntries = async (
  prefix: string,
  token: string,
  { pullRequest, defaultBranch }: WorkflowEvent,
  context: StepContext,
): Promise<readonly ListedEntry[] | undefined> => {
  const { environment, log, signal } = context;
  const branches = [pullRequest?.baseBranch, defaultBranch].flatMap((branch) =>
    branch === undefined ? [] : [`refs/heads/${branch}`],
  );
  try {
    const call = await openGitHubApi(token, context);
    return await listCacheEntries(call, prefix, [environment.GITHUB_REF ?? '', ...branches]);
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`The entries of the cache cannot be listed (${describeError(error)}).`);
    return undefined;
  }
};
