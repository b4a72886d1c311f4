import type { FailureLabel, FlakyRate, PastOutcome, PastRun } from '../model/history.ts';
import { isFailure, isPass } from './history.ts';

/** The run that is judged by the history of those before it. */
export interface CurrentRun extends PastRun {
  /** Where a failure counts as known: the first of these branches that has an outcome of the test decides. */
  readonly baseBranches: readonly string[];
}

/** The stored outcomes of a test on a device, oldest first. */
type Outcomes = readonly PastOutcome[];

/** Of a failure that an outage may have caused. */
interface OutageFacts {
  /** The stored outcomes outside of outages: only they make a test flaky. */
  readonly steady: Outcomes;
  /** Nearly everything failed in the run that is judged. */
  readonly isOutage: boolean;
}

interface FailureJudgment {
  readonly label: FailureLabel;
  readonly since?: PastRun;
}

/** So many changes of outcome on a branch make a test flaky. A regression and its fix are two. */
const flakyChanges = 3;

/** Runs whose outcomes follow from each other: those of a branch, or those of a pull request. */
const lineOf = ({ branch, pullRequest }: Pick<PastRun, 'branch' | 'pullRequest'>): string =>
  pullRequest === undefined ? `branch ${branch}` : `pull request ${pullRequest}`;

/**
 * Flaky, else known, else new.
 *
 * @param past without this attempt of the run. Earlier attempts of the run show that a test is flaky; what was new in the first attempt
 *   stays new in the next one
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

/** The first of the failures at the end; undefined where the last outcome is none. */
const startOfFailures = (outcomes: Outcomes): PastRun | undefined => {
  const lastOther = outcomes.findLastIndex(isPass);
  return outcomes[lastOther + 1]?.run;
};

const hasPassedOn = (past: Outcomes, commit: string): boolean =>
  past.some((outcome) => outcome.run.commit === commit && isPass(outcome));

/**
 * How often a flaky test fails; undefined where its stored outcomes do not show it to be flaky: passed and failed on one commit, or at
 * least three changes of outcome on the base branches and on the run's own branch or pull request.
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

/** Commits on which a test passed and failed. */
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

/** Longer failures have a reason in the code. */
const longestFlake = 2;

/**
 * The runs in which a test was flaky, by their ids: it failed and passed in the run or on its commit, or it failed once or twice between
 * passes, on a branch where it did so before or after.
 */
export const flakyRunsOf = (past: Outcomes): ReadonlySet<string> => {
  const mixed = mixedCommits(past);
  const flaky = past.filter(({ run, status }) => status === 'flaky' || (status === 'failed' && mixed.has(run.commit)));
  for (const [line, outcomes] of Map.groupBy(past, ({ run }) => lineOf(run)))
    if (mixed.size > 0 || changesOn(past, [line]) >= flakyChanges) flaky.push(...shortFailures(outcomes));
  return new Set(flaky.map(({ run }) => run.id));
};

/** Failures of one line with a pass before and after. */
const shortFailures = (outcomes: Outcomes): Outcomes => {
  const passes = outcomes.flatMap((outcome, at) => (isPass(outcome) ? [at] : []));
  return passes.flatMap((pass, nth) => {
    const between = outcomes.slice(pass + 1, passes[nth + 1] ?? pass);
    return between.length <= longestFlake ? between : [];
  });
};
