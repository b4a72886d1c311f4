import type { FailureLabel, FlakyRate, PastRun } from '../../core/model/history.ts';
import type { NamedTest } from '../../core/model/results.ts';
import { classOf, methodOf, simpleClass, simpleTestName } from '../../core/results/known-tests.ts';
import { sum } from '../../lib/numbers.ts';
import { type History, isFailure, isPass, type Outcomes, rowsIn } from './history.ts';

export interface CurrentRun extends PastRun {
  /** Base branches, most important first. The first branch on which the test ran decides whether a failure is `known`. */
  readonly baseBranches: readonly string[];
}

/** Number of changes between passed and failed that make a test flaky. A bug and its fix are only two. */
const flakyChanges = 3;

/** Name of the branch or pull request of a run. Outcomes with the same name are compared in order. */
const lineOf = (branch: string, pullRequest?: number): string =>
  pullRequest === undefined ? `branch ${branch}` : `pull request ${pullRequest}`;

const lineOfOutcome = ({ run }: Outcomes[number]): string => lineOf(run.branch, run.pullRequest);

/**
 * Labels a failure as flaky, known or new. The first label that applies is used.
 *
 * @param past outcomes without the current attempt; an earlier attempt of the run can only make the failure flaky
 * @param steady outcomes of `past` without outages; only these outcomes can show that a test is flaky
 * @param isOutage whether nearly all tests failed in the current run
 */
export const judgeFailure = (
  past: Outcomes,
  run: CurrentRun,
  { steady, isOutage } = { steady: past, isOutage: false },
): { readonly label: FailureLabel; readonly since?: PastRun } => {
  if (flakyRateOf(steady, run) !== undefined || (!isOutage && hasPassedOn(steady, run.commit))) return { label: 'flaky' };
  const earlier = past.filter((outcome) => outcome.run.id !== run.id);
  const byLine = Map.groupBy(earlier, lineOfOutcome);
  const onBase = run.baseBranches.map((branch) => byLine.get(lineOf(branch))).find((outcomes) => outcomes !== undefined);
  const own = run.pullRequest === undefined ? [] : (byLine.get(lineOf(run.branch, run.pullRequest)) ?? []);
  const since = startOfFailures(onBase ?? []) ?? startOfFailures(own.slice(0, own.findLastIndex(isFailure) + 1));
  return since === undefined ? { label: 'new' } : { label: 'known', since };
};

const startOfFailures = (outcomes: Outcomes): PastRun | undefined => outcomes[outcomes.findLastIndex(isPass) + 1]?.run;

const hasPassedOn = (past: Outcomes, commit: string): boolean =>
  past.some((outcome) => outcome.run.commit === commit && isPass(outcome));

/**
 * Calculates the failure rate of a flaky test, which passed and failed on one commit or changed its outcome at least three
 * times. Returns undefined for other tests.
 *
 * @param run names the branches on which changes count: its branch or pull request, and its base branches
 */
export const flakyRateOf = (past: Outcomes, run: CurrentRun): FlakyRate | undefined => {
  const mixed = mixedCommits(past);
  const lines = new Set([lineOf(run.branch, run.pullRequest), ...run.baseBranches.map((branch) => lineOf(branch))]);
  const byLine = Map.groupBy(past, lineOfOutcome);
  const changes = sum([...lines].map((line) => changesIn(byLine.get(line) ?? [])));
  if (mixed.size === 0 && changes < flakyChanges) return undefined;
  let failures = 0;
  let outcomes = 0;
  for (const { run: own, status } of past) {
    const weight = mixed.has(own.commit) ? 2 : 1;
    outcomes += weight;
    if (status !== 'passed') failures += weight;
  }
  return { rate: failures / outcomes, failures, outcomes };
};

const mixedCommits = (past: Outcomes): ReadonlySet<string> => {
  const passed = new Set(past.filter(isPass).map(({ run }) => run.commit));
  const failed = new Set(past.filter(({ status }) => status !== 'passed').map(({ run }) => run.commit));
  return passed.intersection(failed);
};

const changesIn = (outcomes: Outcomes): number =>
  outcomes.filter((outcome, at) => isFailure(outcome) !== isFailure(outcomes[at - 1] ?? outcome)).length;

/** Longest run of consecutive failures that still counts as flaky. A longer run is attributed to a change of the code. */
const longestFlake = 2;

/**
 * Returns the ids of the runs in which a failed test also passed on the same commit. If the test is flaky on a branch, one or
 * two failures between passes also count.
 */
export const flakyRunsOf = (past: Outcomes): ReadonlySet<string> => {
  const mixed = mixedCommits(past);
  const flaky = past.filter(({ run, status }) => status === 'flaky' || (status === 'failed' && mixed.has(run.commit)));
  for (const outcomes of Map.groupBy(past, lineOfOutcome).values())
    if (mixed.size > 0 || changesIn(outcomes) >= flakyChanges) flaky.push(...shortFailures(outcomes));
  return new Set(flaky.map(({ run }) => run.id));
};

/** Returns the sequences of one or two failures on a branch or pull request that are between two passes. */
const shortFailures = (outcomes: Outcomes): Outcomes => {
  const passes = outcomes.flatMap((outcome, at) => (isPass(outcome) ? [at] : []));
  return passes.flatMap((pass, nth) => {
    const between = outcomes.slice(pass + 1, passes[nth + 1] ?? pass);
    return between.length <= longestFlake ? between : [];
  });
};

/**
 * Counts results on one branch that chance explains. Failures in a longer sequence than a flaky test has are left out, because a
 * change of the code caused them. A flaky outcome is a failure and a pass.
 */
export const chanceResults = (outcomes: Outcomes): { readonly passed: number; readonly failed: number } => {
  const passed = outcomes.filter(isPass).length;
  const flaky = outcomes.filter(({ status }) => status === 'flaky').length;
  return { passed, failed: flaky + shortFailures(outcomes).length };
};

/**
 * Creates a function that checks whether the method of a test has run on one of the branches. Undefined if no run on them is
 * stored.
 */
export const testsKnownOn = (
  { runs, tests }: History,
  branches: readonly string[],
): ((test: NamedTest) => boolean) | undefined => {
  const isOnBase = ({ branch, pullRequest }: PastRun): boolean => pullRequest === undefined && branches.includes(branch);
  if (!runs.some(isOnBase)) return undefined;
  const known = new Set<string>();
  /** Names without the package, for tests that are stored with a package. */
  const withoutPackage = new Set<string>();
  for (const { outcomes, ...test } of rowsIn(tests)) {
    if (!outcomes.some(({ run }) => isOnBase(run))) continue;
    known.add(testKey(test));
    if (hasPackage(test.className)) withoutPackage.add(simpleTestName(test));
  }
  return (test) => {
    if (known.has(testKey(test))) return true;
    // Some responses of the service omit the package of a class.
    return (hasPackage(test.className) ? known : withoutPackage).has(simpleTestName(test));
  };
};

const testKey = ({ className, name }: NamedTest): string => `${classOf(className)}#${methodOf(name)}`;

const hasPackage = (className: string): boolean => simpleClass(classOf(className)) !== classOf(className);
