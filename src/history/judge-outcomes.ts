import { sum } from '../lib/numbers.ts';
import type { FailureLabel, FlakyRate, PastRun } from '../model/history.ts';
import type { NamedTest } from '../model/results.ts';
import { classOf, methodOf, simpleClass, simpleTestName } from '../results/known-tests.ts';
import { type History, isFailure, isPass, type Outcomes, rowsIn } from './history.ts';

export interface CurrentRun extends PastRun {
  /** Base branches. The first of them with outcomes of the test decides whether a failure is `known`. */
  readonly baseBranches: readonly string[];
}

/** Changes between passed and failed that make a test flaky. A regression and its fix are only two changes. */
const flakyChanges = 3;

/** Name of a run's branch or pull request. Runs with the same name are compared in order. */
const lineOf = ({ branch, pullRequest }: Pick<PastRun, 'branch' | 'pullRequest'>): string =>
  pullRequest === undefined ? `branch ${branch}` : `pull request ${pullRequest}`;

/**
 * Labels a failure as flaky, else known, else new.
 *
 * @param past outcomes without the current attempt; an earlier attempt of the run can make the failure flaky, but not known
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
  const byLine = Map.groupBy(earlier, (outcome) => lineOf(outcome.run));
  const onBase = run.baseBranches.map((branch) => byLine.get(lineOf({ branch }))).find((outcomes) => outcomes !== undefined);
  const own = run.pullRequest === undefined ? [] : (byLine.get(lineOf(run)) ?? []);
  const since = startOfFailures(onBase ?? []) ?? startOfFailures(own.slice(0, own.findLastIndex(isFailure) + 1));
  return since === undefined ? { label: 'new' } : { label: 'known', since };
};

const startOfFailures = (outcomes: Outcomes): PastRun | undefined => outcomes[outcomes.findLastIndex(isPass) + 1]?.run;

const hasPassedOn = (past: Outcomes, commit: string): boolean =>
  past.some((outcome) => outcome.run.commit === commit && isPass(outcome));

/**
 * Failure rate of a flaky test; undefined for other tests. A test is flaky if it passed and failed on one commit, or if its
 * outcome changed at least three times on the base branches and on the branch or pull request of `run`.
 */
export const flakyRateOf = (
  past: Outcomes,
  run: Pick<CurrentRun, 'branch' | 'pullRequest' | 'baseBranches'>,
): FlakyRate | undefined => {
  const mixed = mixedCommits(past);
  const lines = new Set([lineOf(run), ...run.baseBranches.map((branch) => lineOf({ branch }))]);
  const byLine = Map.groupBy(past, (outcome) => lineOf(outcome.run));
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

/** A longer sequence of failures is attributed to a change of the code. */
const longestFlake = 2;

/**
 * Ids of the runs in which a test was flaky: it failed and passed in the run, or it failed and passed in another run of the commit.
 * On a branch where the test is known to be flaky, one or two failures between passes are also flaky.
 */
export const flakyRunsOf = (past: Outcomes): ReadonlySet<string> => {
  const mixed = mixedCommits(past);
  const flaky = past.filter(({ run, status }) => status === 'flaky' || (status === 'failed' && mixed.has(run.commit)));
  for (const outcomes of Map.groupBy(past, ({ run }) => lineOf(run)).values())
    if (mixed.size > 0 || changesIn(outcomes) >= flakyChanges) flaky.push(...shortFailures(outcomes));
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

/**
 * Creates a function that checks whether a test has run on one of these branches before; undefined if no run on them is stored.
 * The values of a parameterized test may differ in each run, so a test is known if its method is known.
 */
export const testsKnownOn = (
  { runs, tests }: History,
  branches: readonly string[],
): ((test: NamedTest) => boolean) | undefined => {
  const isOnBase = ({ branch, pullRequest }: PastRun): boolean => pullRequest === undefined && branches.includes(branch);
  if (!runs.some(isOnBase)) return undefined;
  const known = new Set<string>();
  /** Names without the package of the class, for tests that are stored with a package. */
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
