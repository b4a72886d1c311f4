import type { StepContext } from '../context.ts';
import { checkedOutCommit } from '../github/branch-files.ts';
import { readEvent, type WorkflowEvent } from '../github/github-context.ts';
import { counted } from '../lib/numbers.ts';
import type { CommitUploads } from '../model/history.ts';
import type { RunAnalysis } from '../model/run-analysis.ts';
import { describeError } from '../model/run-problem.ts';
import { outcomesOfRun } from './analyze-history.ts';
import { countRuns, emptyHistory, type History, mergeHistories } from './history.ts';
import type { HistoryStore } from './history-stores.ts';
import type { CurrentRun } from './judge-outcomes.ts';
import type { StepHistory } from './step-history.ts';

/** The stored history, and what is needed to add this run to it. */
export interface StoredHistory {
  readonly stored: History;
  /** The run without its times, which are known only at the end. */
  readonly run: Omit<CurrentRun, 'startedAtMs' | 'finishedAtMs'>;
  readonly newIssueUrl: string;
  /** Whether this run tests a commit of the default branch, and so stores its uploads. */
  readonly keepsUploads: boolean;
  /** Absent if the history must not be written or cannot be written. */
  readonly store?: HistoryStore;
}

/** Reads the stored history for comparison with this run. If it cannot be read, logs why, and the history is empty. */
export const readStoredHistory = async (
  history: StepHistory | undefined,
  context: StepContext,
): Promise<StoredHistory | undefined> =>
  history &&
  context.log.group('History', async () => {
    const { log, environment } = context;
    const { serverUrl, repository } = context.github;
    const event = await readEvent(environment);
    const stored = await history.read();
    const store = history.store();
    if (store !== undefined) log.info(`Read the outcomes of ${counted(countRuns(stored.runs), 'earlier run')}.`);
    else log.info(history.problem() === undefined ? noCache : notCompared);
    const why = await whyNotStored(event, context);
    if (why !== undefined) log.info(`The outcomes of this run are not stored, since ${why}.`);
    const run = thisRun(event, context);
    // The event of a scheduled run may not name the default branch, but the run always uses it.
    const { defaultBranch } = event;
    const isDefaultBranch =
      defaultBranch === undefined ? environment.GITHUB_EVENT_NAME === 'schedule' : run.branch === defaultBranch;
    return {
      stored,
      run,
      newIssueUrl: `${serverUrl}/${repository}/issues/new`,
      keepsUploads: run.pullRequest === undefined && isDefaultBranch,
      store: why === undefined ? store : undefined,
    };
  });

const notCompared = 'All failures count as new, and the outcomes of this run are not stored.';
const noCache =
  'This runner has no cache service: all failures count as new, and the outcomes of this run are not stored. `history: branch:<name>` keeps them on a branch.';

/** Events whose workflows run on the default branch, but may test a commit that an input or a comment names. */
const startedByHand: readonly (string | undefined)[] = ['issue_comment', 'workflow_dispatch'];

/**
 * Clause that says why the outcomes of this run are not stored; undefined if they are stored. Later runs must not trust outcomes
 * of code from outside the repository.
 */
export const whyNotStored = async (event: WorkflowEvent, context: StepContext): Promise<string | undefined> => {
  if (event.isUnknown) return 'the event file is missing or cannot be read, and its code may come from a fork';
  if (isOfFork(event, context)) return 'its code comes from a fork';
  const { github, environment } = context;
  const { GITHUB_EVENT_NAME: name, GITHUB_REF_NAME: ref } = environment;
  if (!startedByHand.includes(name)) return undefined;
  // Without a checkout, a manual run tests the commit on which it was started. A run for a comment has no such commit.
  const commit =
    (await checkedOutCommit(github.workspace, environment)) ?? (name === 'workflow_dispatch' ? github.sha : undefined);
  if (ref === event.defaultBranch && commit === github.sha) return undefined;
  return 'its commit is not known to be the newest of the default branch';
};

/** Anyone can write the code of a fork, whatever token the job has. */
const isOfFork = ({ headRepository }: WorkflowEvent, { github }: StepContext): boolean =>
  headRepository !== undefined && headRepository !== github.repository;

/** The branch of a fork is never a base branch, because its name means nothing in this repository. */
export const thisRun = (event: WorkflowEvent, context: StepContext): StoredHistory['run'] => {
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
): CurrentRun => ({ ...run, startedAtMs: startedAt.getTime(), finishedAtMs: finishedAt.getTime() });

/** Adds this run to the stored history, or logs a warning. `analysis` is undefined if the run does not wait for results. */
export const storeRun = async (
  history: StoredHistory | undefined,
  analysis: RunAnalysis | undefined,
  uploads: Omit<CommitUploads, 'commit'> | undefined,
  { log, signal }: StepContext,
): Promise<void> => {
  if (history?.store === undefined) return;
  const { store, stored, run, keepsUploads } = history;
  const outcomes = analysis === undefined ? emptyHistory : outcomesOfRun(analysis, currentRun(run, analysis));
  const kept = uploads === undefined || !keepsUploads ? [] : [{ ...uploads, commit: run.commit }];
  if (outcomes.runs.length + kept.length === 0) return;
  try {
    await store.write(mergeHistories(stored, { ...outcomes, uploads: kept }));
    if (outcomes.runs.length > 0) log.info('Stored the outcomes of this run for later runs.');
    if (kept.length > 0) log.debug(`Stored the uploads of commit ${run.commit}.`);
  } catch (error) {
    if (signal.aborted) return;
    log.warning(`Could not store the outcomes of this run for later runs: ${describeError(error)}.`);
  }
};
