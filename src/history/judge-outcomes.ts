import type { FailureLabel, FlakyRate, PastRun } from '../model/history.ts';
import { isFailure, isPass, type Outcomes } from './history.ts';

export interface CurrentRun extends PastRun {
  /** Base branches. The first of them with outcomes of the test decides whether a failure is `known`. */
  readonly baseBranches: readonly string[];
}

/** Number of changes between passed and failed that make a test flaky. A regression and its fix are only two changes. */
const flakyChanges = 3;

/** Name of the branch or pull request of a run. Runs with the same name are compared in order. */
const lineOf = ({ branch, pullRequest }: Pick<PastRun, 'branch' | 'pullRequest'>): string =>
  pullRequest === undefined ? `branch ${branch}` : `pull request ${pullRequest}`;

/**
 * Labels a failure as flaky, known or new. The first of these labels that fits is used.
 *
 * @param past stored outcomes without the current attempt. Earlier attempts of the run can make the failure flaky, but not known
 * @param steady the stored outcomes without the outcomes of outages. Only these outcomes can show that a test is flaky
 * @param isOutage whether nearly all tests failed in the current run
 */
export const judgeFailure = (
  past: Outcomes,
  run: CurrentRun,
  { steady, isOutage } = { steady: past, isOutage: false },
): { readonly label: FailureLabel; readonly since?: PastRun } => {
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

/** Run of the first failure after the last pass. Returns undefined if the last outcome is a pass. */
const startOfFailures = (outcomes: Outcomes): PastRun | undefined => {
  const lastOther = outcomes.findLastIndex(isPass);
  return outcomes[lastOther + 1]?.run;
};

const hasPassedOn = (past: Outcomes, commit: string): boolean =>
  past.some((outcome) => outcome.run.commit === commit && isPass(outcome));

/**
 * Failure rate of a flaky test. A test is flaky if it passed and failed on one commit, or if its outcome changed at least three
 * times on the base branches and on the run's own branch or pull request. Returns undefined for every other test.
 */
export const flakyRateOf = (
  past: Outcomes,
  run: Pick<CurrentRun, 'branch' | 'pullRequest' | 'baseBranches'>,
): FlakyRate | undefined => {
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
  const failed = new Set(past.filter(({ status }) => status !== 'passed').map(({ run }) => run.commit));
  return passed.intersection(failed);
};

const changesOn = (past: Outcomes, lines: readonly string[]): number => {
  const byLine = Map.groupBy(past, ({ run }) => lineOf(run));
  const changesIn = (line: string): number => {
    const outcomes = byLine.get(line) ?? [];
    return outcomes.filter((outcome, at) => at > 0 && isFailure(outcome) !== isFailure(outcomes[at - 1] ?? outcome)).length;
  };
  return [...new Set(lines)].reduce((sum, line) => sum + changesIn(line), 0);
};

/** Longest sequence of failures that counts as flaky. Longer sequences are attributed to a change of the code. */
const longestFlake = 2;

/**
 * Ids of the runs in which a test was flaky. In such a run, the test failed and passed, or it failed and another run of the same
 * commit passed. On a branch where the test is known to be flaky, runs with one or two failures between passes are also included.
 */
export const flakyRunsOf = (past: Outcomes): ReadonlySet<string> => {
  const mixed = mixedCommits(past);
  const flaky = past.filter(({ run, status }) => status === 'flaky' || (status === 'failed' && mixed.has(run.commit)));
  for (const [line, outcomes] of Map.groupBy(past, ({ run }) => lineOf(run)))
    if (mixed.size > 0 || changesOn(past, [line]) >= flakyChanges) flaky.push(...shortFailures(outcomes));
  return new Set(flaky.map(({ run }) => run.id));
};

/** Sequences of at most two failures on one branch or pull request, with a pass before and after them. */
const shortFailures = (outcomes: Outcomes): Outcomes => {
  const passes = outcomes.flatMap((outcome, at) => (isPass(outcome) ? [at] : []));
  return passes.flatMap((pass, nth) => {
    const between = outcomes.slice(pass + 1, passes[nth + 1] ?? pass);
    return between.length <= longestFlake ? between : [];
  });
};
