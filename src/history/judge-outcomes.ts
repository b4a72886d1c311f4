import type { FailureLabel, FlakyRate, PastOutcome, PastRun } from '../model/history.ts';
import { isFailure, isPass } from './history.ts';

/** The run that is compared with the history. */
export interface CurrentRun extends PastRun {
  /** Branches on which a failure counts as known. The first of them with an outcome of the test decides. */
  readonly baseBranches: readonly string[];
}

/** Stored outcomes of a test on a device, oldest first. */
type Outcomes = readonly PastOutcome[];

/** Facts about outages, which may have caused a failure. */
interface OutageFacts {
  /** Stored outcomes outside of outages. Only these make a test flaky. */
  readonly steady: Outcomes;
  /** Whether nearly everything failed in the current run. */
  readonly isOutage: boolean;
}

interface FailureJudgment {
  readonly label: FailureLabel;
  readonly since?: PastRun;
}

/** Number of outcome changes on a branch that make a test flaky. A regression and its fix are two. */
const flakyChanges = 3;

/** Name of a sequence of related runs: those of a branch, or those of a pull request. */
const lineOf = ({ branch, pullRequest }: Pick<PastRun, 'branch' | 'pullRequest'>): string =>
  pullRequest === undefined ? `branch ${branch}` : `pull request ${pullRequest}`;

/**
 * Labels a failure as flaky, otherwise as known, otherwise as new.
 *
 * @param past outcomes without this attempt of the run. Earlier attempts of the run can show that a test is flaky, but a failure
 * that was new in the first attempt stays new in the next one
 */
export const judgeFailure = (
  past: Outcomes,
  run: CurrentRun,
  { steady, isOutage }: OutageFacts = { steady: past, isOutage: false },
): FailureJudgment => {
  if (flakyRateOf(steady, run) !== undefined || (!isOutage && hasPassedOn(steady, run.commit))) return { label: 'flaky' };
  const earlier = past.filter((outcome) => outcome.run.id !== run.id);
  const byLine = Map.groupBy(earlier, (outcome) => lineOf(outcome.run));
  for (const branch of run.baseBranches) {
    const outcomes = byLine.get(lineOf({ branch }));
    if (outcomes === undefined) continue;
    const since = startOfFailures(outcomes);
    if (since !== undefined) return { label: 'known', since };
    break;
  }
  const own = run.pullRequest === undefined ? [] : (byLine.get(lineOf(run)) ?? []);
  const lastFailure = own.findLastIndex(isFailure);
  const since = startOfFailures(own.slice(0, lastFailure + 1));
  return since === undefined ? { label: 'new' } : { label: 'known', since };
};

/** First of the failures at the end; undefined if the last outcome is not a failure. */
const startOfFailures = (outcomes: Outcomes): PastRun | undefined => {
  const lastOther = outcomes.findLastIndex(isPass);
  return outcomes[lastOther + 1]?.run;
};

const hasPassedOn = (past: Outcomes, commit: string): boolean =>
  past.some((outcome) => outcome.run.commit === commit && isPass(outcome));

/**
 * Failure rate of a flaky test. Undefined if its stored outcomes do not show that it is flaky: it passed and failed on one
 * commit, or changed its outcome at least three times on the base branches and the run's own branch or pull request.
 */
export const flakyRateOf = (past: Outcomes, run: CurrentRun): FlakyRate | undefined => {
  const mixed = mixedCommits(past);
  if (mixed.size === 0 && changesOn(past, [lineOf(run), ...run.baseBranches.map((branch) => lineOf({ branch }))]) < flakyChanges)
    return undefined;
  let failures = 0;
  let outcomes = 0;
  for (const { run: own, status } of past) {
    const weight = mixed.has(own.commit) ? 2 : 1;
    outcomes += weight;
    if (status !== 'passed') failures += weight;
  }
  return { rate: failures / outcomes, failures, outcomes };
};

/** Commits on which a test both passed and failed. */
const mixedCommits = (past: Outcomes): ReadonlySet<string> => {
  const passed = new Set(past.filter(isPass).map(({ run }) => run.commit));
  const failed = past.filter(({ status }) => status !== 'passed').map(({ run }) => run.commit);
  return new Set(failed.filter((commit) => passed.has(commit)));
};

const changesOn = (past: Outcomes, lines: readonly string[]): number => {
  const byLine = Map.groupBy(past, ({ run }) => lineOf(run));
  const changesIn = (line: string): number => {
    const outcomes = byLine.get(line) ?? [];
    return outcomes.filter((outcome, at) => at > 0 && isFailure(outcome) !== isFailure(outcomes[at - 1] ?? outcome)).length;
  };
  return [...new Set(lines)].reduce((sum, line) => sum + changesIn(line), 0);
};

/** Longer sequences of failures have a reason in the code. */
const longestFlake = 2;

/**
 * Ids of runs in which a test was flaky: it failed and passed in the run or on its commit, or it failed once or twice between
 * passes on a branch where this happened before or after.
 */
export const flakyRunsOf = (past: Outcomes): ReadonlySet<string> => {
  const mixed = mixedCommits(past);
  const flaky = past.filter(({ run, status }) => status === 'flaky' || (status === 'failed' && mixed.has(run.commit)));
  for (const [line, outcomes] of Map.groupBy(past, ({ run }) => lineOf(run)))
    if (mixed.size > 0 || changesOn(past, [line]) >= flakyChanges) flaky.push(...shortFailures(outcomes));
  return new Set(flaky.map(({ run }) => run.id));
};

/** Short failures of one branch or pull request, with a pass before and after. */
const shortFailures = (outcomes: Outcomes): Outcomes => {
  const passes = outcomes.flatMap((outcome, at) => (isPass(outcome) ? [at] : []));
  return passes.flatMap((pass, nth) => {
    const between = outcomes.slice(pass + 1, passes[nth + 1] ?? pass);
    return between.length <= longestFlake ? between : [];
  });
};
