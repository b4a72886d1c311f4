import { emptyHistory, type History, limitHistory, mergeHistories } from '../../../src/action/history/history.ts';
import { type CurrentRun, judgeFailure } from '../../../src/action/history/judge-outcomes.ts';
import type { FailureLabel, PastStatus } from '../../../src/core/model/history.ts';

/** Why a test failed. */
export type Cause = 'flaky 1 %' | 'flaky 5 %' | 'flaky 20 %' | 'broken on main' | 'broken by a pull request';

/** A failure of which it is known what it is, with the label that it was given. */
export interface KnownFailure {
  readonly cause: Cause;
  readonly truth: FailureLabel;
  readonly label: FailureLabel;
}

interface Simulation {
  readonly seed: number;
  readonly runs: number;
  readonly tests: number;
  /** Whether a failed test runs once more on the same commit. */
  readonly retries: boolean;
}

const device = 'Google Pixel 7-13.0';
const rates: readonly (readonly [Cause, number])[] = [
  ['flaky 1 %', 0.01],
  ['flaky 5 %', 0.05],
  ['flaky 20 %', 0.2],
];
/** How many tests have each rate. */
const flakyTests = 20;

/** The same numbers for the same seed, from 0 to 1. */
const createRandom = (seed: number): (() => number) => {
  let state = seed * 7_919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** A pull request with the runs that it still has. */
interface Pull {
  readonly number: number;
  left: number;
  /** The test that it breaks. */
  breaks: number | undefined;
  /** Whether a run of it has failed already. */
  seen: boolean;
}

interface Repository {
  readonly random: () => number;
  readonly tests: number;
  /** Broken tests of `main`, with the run in which each is repaired. */
  readonly broken: Map<number, { readonly until: number; seen: boolean }>;
  pull: Pull | undefined;
  history: History;
}

const upTo = ({ random }: Repository, least: number, most: number): number => least + Math.floor(random() * (most - least + 1));

/** The pull request that runs next; undefined for `main`. */
const nextPull = (repository: Repository, nth: number): Pull | undefined => {
  const { random, tests } = repository;
  if (repository.pull === undefined && random() < 0.15) {
    const left = upTo(repository, 1, 4);
    repository.pull = { number: nth, left, breaks: random() < 0.5 ? upTo(repository, 0, tests - 1) : undefined, seen: false };
  }
  return repository.pull !== undefined && random() < 0.7 ? repository.pull : undefined;
};

const repairAndBreak = (repository: Repository, nth: number, isOnMain: boolean): void => {
  const { random, tests, broken } = repository;
  for (const [test, { until }] of broken) if (until <= nth) broken.delete(test);
  if (isOnMain && random() < 0.1)
    broken.set(upTo(repository, 0, tests - 1), { until: nth + upTo(repository, 3, 12), seen: false });
};

const failureOf = (
  { random, broken }: Repository,
  pull: Pull | undefined,
  test: number,
): Pick<KnownFailure, 'cause' | 'truth'> | undefined => {
  const onMain = broken.get(test);
  if (onMain !== undefined) return { cause: 'broken on main', truth: onMain.seen ? 'known' : 'new' };
  if (pull?.breaks === test) return { cause: 'broken by a pull request', truth: pull.seen ? 'known' : 'new' };
  const [cause, rate] = rates[Math.floor(test / flakyTests)] ?? [];
  return cause !== undefined && random() < (rate ?? 0) ? { cause, truth: 'flaky' } : undefined;
};

/** Notes what the run has shown. A failure that only pull requests saw is new on the base branch. */
const endRun = (repository: Repository, pull: Pull | undefined): void => {
  if (pull === undefined) {
    for (const each of repository.broken.values()) each.seen = true;
    return;
  }
  pull.seen = true;
  pull.left -= 1;
  if (pull.left === 1 && repository.random() < 0.5) pull.breaks = undefined;
  if (pull.left === 0) repository.pull = undefined;
};

/**
 * Runs of a repository, one after the other: seven of ten on `main`, the others of pull requests that run one to four times. Of the tests,
 * 60 are flaky. Every tenth commit on `main` breaks a test, which is repaired three to twelve runs later; every second pull request breaks
 * one, and repairs it in its last run or never.
 */
export const simulateRepository = ({ seed, runs, tests, retries }: Simulation): readonly KnownFailure[] => {
  const repository: Repository = {
    random: createRandom(seed),
    tests,
    broken: new Map(),
    pull: undefined,
    history: emptyHistory,
  };
  const failures: KnownFailure[] = [];
  for (let nth = 1; nth <= runs; nth++) {
    const pull = nextPull(repository, nth);
    repairAndBreak(repository, nth, pull === undefined);
    const run = runOf(nth, pull?.number);
    const outcomes = new Map<number, PastStatus>();
    for (let test = 0; test < tests; test++) {
      const failure = failureOf(repository, pull, test);
      const healed = failure?.truth === 'flaky' && retries && failureOf(repository, pull, test) === undefined;
      outcomes.set(test, failure === undefined ? 'passed' : healed ? 'flaky' : 'failed');
      if (failure === undefined || healed) continue;
      const past = repository.history.tests.get('Simulated')?.get(`t${test}`)?.get(device) ?? [];
      failures.push({ ...failure, label: judgeFailure(past, run).label });
    }
    endRun(repository, pull);
    repository.history = limitHistory(mergeHistories(repository.history, historyOf(run, outcomes)));
  }
  return failures;
};

const runOf = (nth: number, pullRequest: number | undefined): CurrentRun => ({
  id: String(nth),
  attempt: 1,
  commit: `c${nth}`,
  branch: pullRequest === undefined ? 'main' : `feature-${pullRequest}`,
  ...(pullRequest === undefined ? {} : { pullRequest }),
  startedAtMs: nth * 3_600_000,
  finishedAtMs: nth * 3_600_000 + 600_000,
  baseBranches: ['main'],
});

const historyOf = ({ baseBranches: _none, ...run }: CurrentRun, outcomes: ReadonlyMap<number, PastStatus>): History => {
  const rows = [...outcomes].map(
    ([test, status]) => [`t${test}`, new Map([[device, [{ status, run, durationMs: 1_000 }]]])] as const,
  );
  return { ...emptyHistory, runs: [run], tests: new Map([['Simulated', new Map(rows)]]) };
};
