import type { CommitUploads } from '../../core/model/history.ts';
import { lastingProject } from '../../core/model/project.ts';
import type { RunAnalysis } from '../../core/model/run-analysis.ts';
import { describeError } from '../../core/model/run-problem.ts';
import { counted } from '../../lib/numbers.ts';
import { hashOf } from '../../lib/short-hash.ts';
import type { StepContext } from '../context.ts';
import { checkedOutCommit } from '../github/branch-files.ts';
import { isOfFork, readEvent, type WorkflowEvent } from '../github/github-context.ts';
import { outcomesOfRun } from './analyze-history.ts';
import { countRuns, emptyHistory, type History, type HistoryRun, mergeHistories } from './history.ts';
import type { HistoryStore } from './history-stores.ts';
import type { CurrentRun } from './judge-outcomes.ts';
import type { StepHistory } from './step-history.ts';

/** Stored history, with the data for adding this run to it. */
export interface StoredHistory {
  readonly stored: History;
  /** This run without its times, which are known only at the end. */
  readonly run: Omit<CurrentRun, 'startedAtMs' | 'finishedAtMs'>;
  readonly newIssueUrl: string;
  /** Whether the uploads of this run are stored, because it tests a commit of the default branch. */
  readonly keepsUploads: boolean;
  /** Absent if the history cannot be written, or must not be written by this run. */
  readonly store?: HistoryStore;
}

/** Reads the stored history for a comparison with this run. If that fails, logs the reason. */
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
    return {
      stored,
      run,
      newIssueUrl: `${serverUrl}/${repository}/issues/new`,
      keepsUploads: isOnDefaultBranch(run, event, context),
      store: why === undefined ? store : undefined,
    };
  });

const notCompared = 'All failures count as new, and the outcomes of this run are not stored.';
const noCache =
  'This runner has no cache service: all failures count as new, and the outcomes of this run are not stored. `history: branch:<name>` keeps them on a branch.';

/** Whether a run tests the default branch. A scheduled run does, even if its event does not name this branch. */
const isOnDefaultBranch = (
  { branch, pullRequest }: StoredHistory['run'],
  { defaultBranch }: WorkflowEvent,
  { environment }: StepContext,
): boolean => {
  if (pullRequest !== undefined || environment.GITHUB_REF_TYPE === 'tag') return false;
  return defaultBranch === undefined ? environment.GITHUB_EVENT_NAME === 'schedule' : branch === defaultBranch;
};

/**
 * Returns a clause that explains why this run does not test the default branch's own code; otherwise undefined.
 *
 * @param askDefaultBranch reads the name of the default branch if the event does not have it
 */
export const whyNotDefaultBranch = async (
  context: StepContext,
  askDefaultBranch: () => Promise<string | undefined>,
): Promise<string | undefined> => {
  const given = await readEvent(context.environment);
  const isUnnamed = given.defaultBranch === undefined && !given.isUnknown && context.environment.GITHUB_EVENT_NAME !== 'schedule';
  const event = isUnnamed ? { ...given, defaultBranch: await askDefaultBranch() } : given;
  const why = await whyNotStored(event, context);
  if (why !== undefined) return why;
  const run = thisRun(event, context);
  if (isOnDefaultBranch(run, event, context)) return undefined;
  return run.pullRequest === undefined ? 'it does not test the default branch' : `it tests the pull request ${run.pullRequest}`;
};

/**
 * Events that run the repository's own code. All other events, such as `repository_dispatch` and `issues`, run a workflow of the
 * default branch that may test any commit, which an input, a comment or a payload names.
 */
const ownCode: readonly (string | undefined)[] = ['push', 'schedule', 'merge_group'];

/**
 * Returns a clause that explains why the outcomes of this run must not be stored; otherwise undefined. Later runs must not
 * trust code from outside the repository.
 */
export const whyNotStored = async (event: WorkflowEvent, context: StepContext): Promise<string | undefined> => {
  if (event.isUnknown) return 'the event file is missing or cannot be read, and its code may come from a fork';
  if (isOfFork(event, context.github)) return 'its code comes from a fork';
  const { github, environment } = context;
  const { GITHUB_EVENT_NAME: name, GITHUB_REF_NAME: ref } = environment;
  if (ownCode.includes(name) || event.pullRequest !== undefined) return undefined;
  const commit = await checkedOutCommit(github.workspace, environment);
  if (event.earlierRun !== undefined) {
    // Without a checkout, the earlier run built what is tested.
    if (commit === undefined || commit === event.earlierRun.headSha) return undefined;
    return 'the commit in the workspace is not the one of the earlier run';
  }
  // Without a checkout, only a manual run has a known commit: the commit on which it was started.
  const tested = commit ?? (name === 'workflow_dispatch' ? github.sha : undefined);
  if (ref === event.defaultBranch && tested === github.sha) return undefined;
  return 'its commit is not known to be the newest of the default branch';
};

/** Describes this run. The branch of a fork is not a base branch because its name has no meaning in this repository. */
export const thisRun = (event: WorkflowEvent, context: StepContext): StoredHistory['run'] => {
  const { pullRequest, earlierRun, mergeGroup, defaultBranch } = event;
  const { github, environment } = context;
  const pull = pullRequest ?? earlierRun?.pullRequest;
  const branch = pullRequest?.branch ?? earlierRun?.branch ?? (environment.GITHUB_HEAD_REF || environment.GITHUB_REF_NAME || '');
  const ownBase = mergeGroup?.baseBranch ?? (isOfFork(event, github) ? undefined : branch);
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

/** Key by which the history tells the runs of several projects apart. It is the same in every run of a project. */
const projectKey = (project: string, runId: string): string => hashOf(lastingProject(project, runId));

/** Adds the outcomes of this run to the stored ones. */
export const withThisRun = ({ stored, run }: StoredHistory, analysis: RunAnalysis): History =>
  mergeHistories(stored, outcomesOfThisRun(run, analysis));

const outcomesOfThisRun = (run: StoredHistory['run'], analysis: RunAnalysis): History =>
  outcomesOfRun(analysis, { ...currentRun(run, analysis), projects: [projectKey(analysis.project, run.id)] });

/** Creates a function that selects the runs of a project on one branch. Runs whose projects are unknown are left out. */
export const runsOfProject = ({ branch, id }: StoredHistory['run'], project: string): ((run: HistoryRun) => boolean) => {
  const key = projectKey(project, id);
  return (each) => each.pullRequest === undefined && each.branch === branch && each.projects?.includes(key) === true;
};

/**
 * Adds this run to the stored history, or logs a warning.
 *
 * @param analysis undefined if the run does not wait for results
 */
export const storeRun = async (
  history: StoredHistory | undefined,
  analysis: RunAnalysis | undefined,
  uploads: Omit<CommitUploads, 'commit'> | undefined,
  { log, signal }: StepContext,
): Promise<void> => {
  if (history?.store === undefined) return;
  const { store, stored, run, keepsUploads } = history;
  const outcomes = analysis === undefined ? emptyHistory : outcomesOfThisRun(run, analysis);
  const kept = uploads === undefined || !keepsUploads ? [] : [{ ...uploads, commit: run.commit }];
  if (outcomes.runs.length + kept.length === 0) return;
  try {
    await store.write(mergeHistories(stored, { ...outcomes, uploads: kept, splitUnknown: analysis?.splitUnknown }));
    if (outcomes.runs.length > 0) log.info('Stored the outcomes of this run for later runs.');
    if (kept.length > 0) log.debug(`Stored the uploads of commit ${run.commit}.`);
  } catch (error) {
    if (signal.aborted) return;
    log.warning(`Could not store the outcomes of this run for later runs: ${describeError(error)}.`);
  }
};
