import type { Framework } from '../../core/model/framework.ts';
import type { HistoryPlace } from '../../core/model/history.ts';
import { describeError } from '../../core/model/run-problem.ts';
import { withinTime } from '../../lib/concurrency.ts';
import { formatDuration } from '../../lib/durations.ts';
import { hashOf } from '../../lib/short-hash.ts';
import type { StepContext } from '../context.ts';
import { openGitHubApi } from '../github/api.ts';
import { listBranchFiles } from '../github/branch-files.ts';
import {
  hasCacheService,
  type ListedEntry,
  listCacheEntries,
  mayWriteCache,
  openCacheStore,
  unwritableCache,
} from '../github/cache.ts';
import { readEvent, type WorkflowEvent } from '../github/github-context.ts';
import { emptyHistory, type History, mergeHistories } from './history.ts';
import { type HistorySuite, suiteOfKey } from './history-document.ts';
import { cachePrefix, type HistoryStore, historyFolder, openBranchHistory, openCacheHistory } from './history-stores.ts';

export interface HistoryOwner {
  readonly place: HistoryPlace;
  readonly token: string | undefined;
  readonly suite: HistorySuite;
  /** Identity of the job, the same in every run and different for each job of a matrix. Absent for the collector job. */
  readonly identity?: string;
  /** Identities of the other jobs of the matrix. */
  readonly siblings: readonly string[];
  /** Name of the project, which is the same for all jobs of a matrix and their collector job. */
  readonly project: string;
}

/** History of a suite during one step. After 30 s, the step continues with the data that it has read. */
export type StepHistory = NonNullable<Awaited<ReturnType<typeof openHistory>>>;

const readingLimitMs = 30_000;

/**
 * Opens the history of a suite. Returns undefined with `history: off`.
 *
 * @param untimed runs work whose duration does not count toward the limits of the run
 */
export const openHistory = async (
  owner: HistoryOwner,
  context: StepContext,
  untimed: <Result>(work: () => Promise<Result>) => Promise<Result> = (work) => work(),
) => {
  if (owner.place.kind === 'off') return undefined;
  const { clock, log, signal } = context;
  const event = await readEvent(context.environment);
  const open = (simulated: boolean) => ({ simulated, store: openStore(owner, event, simulated, context) });
  let opened = open(context.isSimulated());
  const late = new Error(`it took longer than ${formatDuration(readingLimitMs)}; the run continues with what has arrived`);
  let leftMs = readingLimitMs;
  let known = emptyHistory;
  let problem: string | undefined;
  let isReadable = opened.store !== undefined;
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
    /** Reads as much of the history as possible; a later call adds new data. Rejects only if the step is cancelled. */
    read: async (): Promise<History> => {
      // The built-in cloud has a separate history, but only the first response shows whether the service is a built-in cloud.
      if (opened.simulated !== context.isSimulated()) {
        opened = open(context.isSimulated());
        known = emptyHistory;
      }
      const { store } = opened;
      if (store === undefined || !isReadable || leftMs <= 0) return known;
      try {
        await inTime((limit) =>
          store.read((part) => {
            known = mergeHistories(known, part);
          }, limit),
        );
      } catch (error) {
        logProblem('the history of earlier runs', error);
        isReadable = error === late;
      }
      return known;
    },
    /** Does other work in the time that remains for reading. Returns undefined if the work takes longer or fails. */
    readWith: async <Result>(what: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result | undefined> => {
      try {
        return await inTime(work);
      } catch (error) {
        logProblem(what, error);
        return undefined;
      }
    },
    /** Returns a clause that explains why the history was not read completely; otherwise undefined. */
    problem: (): string | undefined => problem,
    /** Returns the storage of the history. Undefined without a cache service, or if the history cannot be read. */
    store: (): HistoryStore | undefined => (isReadable ? opened.store : undefined),
  };
};

/** Finds the suites of a framework that have a history, or only the latest suite if cache entries cannot be listed. */
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
  const listed = await listEntries(start, token, event, context);
  const newest = await openCacheStore('history', context).restore(start, [start]);
  const keys = [...(newest === undefined ? [] : [newest.key]), ...(listed ?? []).map(({ key }) => key)];
  // The job, the run and the attempt at the end of a key are removed, so that the suite remains.
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
  const { environment, github, log } = context;
  if (place.kind === 'branch') return openBranchHistory(place.branch, token, suite, simulated, context);
  if (!mayWriteCache(environment)) {
    const { found, remedy } = unwritableCache(environment);
    log.notice(`${found}. ${remedy}`);
  }
  if (!hasCacheService(environment)) return undefined;
  const { runId, runAttempt } = github;
  const jobKey = (each: string): string => hashOf(github.job, github.step, each);
  // The id of the run is removed because the key must be the same in every run.
  const collector = `all${hashOf(project.replaceAll(runId, ''))}`;
  const jobs = { job: identity === undefined ? collector : jobKey(identity), siblings: owner.siblings.map(jobKey), collector };
  // A failure of the cache is only a debug message because the history logs it later with its consequence.
  const store = openCacheStore('history', { ...context, log: { ...log, notice: log.debug } });
  const list = (prefix: string, limit: AbortSignal) => listEntries(prefix, token, event, { ...context, signal: limit });
  return openCacheHistory({ suite, simulated, ...jobs, runId, runAttempt }, store, list, log);
};

/** Lists cache entries. Returns undefined if that fails, because many workflows do not grant the permission. */
const listEntries = async (
  prefix: string,
  token: string | undefined,
  { pullRequest, defaultBranch }: WorkflowEvent,
  context: StepContext,
): Promise<readonly ListedEntry[] | undefined> => {
  if (token === undefined) return undefined;
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
