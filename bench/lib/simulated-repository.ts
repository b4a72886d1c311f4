import { emptyHistory, type History, limitHistory, mergeHistories, type OutcomesByDevice } from '../../src/history/history.ts';
import { type CurrentRun, judgeFailure } from '../../src/history/judge-outcomes.ts';
import type { FailureLabel, PastOutcome, PastRun, PastStatus } from '../../src/model/history.ts';

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

/**
 * Runs of a repository, one after the other: seven of ten on `main`, the others of pull requests that run one to four times. Of the tests,
 * 60 are flaky. Every tenth commit on `main` breaks a test, which is repaired three to twelve runs later; every second pull request breaks
 * one, and repairs it in its last run or never.
 */
export const simulateRepository = ({ seed, runs, tests, retries }: Simulation): readonly KnownFailure[] => {
  const random = createRandom(seed);
  const upTo = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const failures: KnownFailure[] = [];
  /** The run in which a test of `main` is repaired, by test. */
  const broken = new Map<number, { until: number; seen: boolean }>();
  let pull: { number: number; left: number; breaks: number | undefined; seen: boolean } | undefined;
  let history: History = emptyHistory;

  for (let nth = 1; nth <= runs; nth++) {
    if (pull === undefined && random() < 0.15)
      pull = { number: nth, left: upTo(1, 4), breaks: random() < 0.5 ? upTo(0, tests - 1) : undefined, seen: false };
    const ofPull = pull !== undefined && random() < 0.7 ? pull : undefined;
    for (const [test, { until }] of broken) if (until <= nth) broken.delete(test);
    if (ofPull === undefined && random() < 0.1) broken.set(upTo(0, tests - 1), { until: nth + upTo(3, 12), seen: false });
    const run = runOf(nth, ofPull?.number);
    const outcomes = new Map<number, PastStatus>();

    const failureOf = (test: number): Pick<KnownFailure, 'cause' | 'truth'> | undefined => {
      const onMain = broken.get(test);
      if (onMain !== undefined) return { cause: 'broken on main', truth: onMain.seen ? 'known' : 'new' };
      if (ofPull?.breaks === test) return { cause: 'broken by a pull request', truth: ofPull.seen ? 'known' : 'new' };
      const [cause, rate] = rates[Math.floor(test / flakyTests)] ?? [];
      return cause !== undefined && random() < (rate ?? 0) ? { cause, truth: 'flaky' } : undefined;
    };
    for (let test = 0; test < tests; test++) {
      const failure = failureOf(test);
      const healed = failure?.truth === 'flaky' && retries && failureOf(test) === undefined;
      outcomes.set(test, failure === undefined ? 'passed' : healed ? 'flaky' : 'failed');
      if (failure === undefined || healed) continue;
      const past = history.tests.get('Simulated')?.get(`t${test}`)?.get(device) ?? [];
      failures.push({ ...failure, label: judgeFailure(past, run).label });
    }
    // A failure that only pull requests saw is new on the base branch.
    if (ofPull === undefined) for (const each of broken.values()) each.seen = true;
    else {
      ofPull.seen = true;
      ofPull.left -= 1;
      if (ofPull.left === 1 && random() < 0.5) ofPull.breaks = undefined;
      if (ofPull.left === 0) pull = undefined;
    }
    history = limitHistory(mergeHistories(history, historyOf(run, outcomes)));
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

/** 5,000 tests on 5 devices, of which one in twenty fails in one of five runs; durations differ from run to run. */
export const largeHistory = (runs: number, firstRun = 1): History => {
  const random = createRandom(firstRun);
  const devices = [
    'Google Pixel 7-13.0',
    'Google Pixel 8-14.0',
    'Samsung Galaxy S22-12.0',
    'Samsung Galaxy S23-13.0',
    'OnePlus 9-11.0',
  ];
  const all = Array.from({ length: runs }, (_, nth): PastRun => {
    const { baseBranches: _none, ...run } = runOf(firstRun + nth, undefined);
    return { ...run, commit: 'c0ffee'.repeat(6), url: `https://github.com/acme/shop/actions/runs/${9_000_000_000 + nth}` };
  });
  const outcomesOf = (isFlaky: boolean, usualMs: number): readonly PastOutcome[] =>
    all.map((run) => ({
      status: random() < (isFlaky ? 0.2 : 0.002) ? 'failed' : 'passed',
      run,
      durationMs: Number((usualMs * (0.8 + random() * 0.5)).toPrecision(2)),
    }));
  const rowOf = (): OutcomesByDevice => {
    const [isFlaky, usualMs] = [random() < 0.05, 500 + random() * 20_000];
    return new Map(devices.map((each) => [each, outcomesOf(isFlaky, usualMs)]));
  };
  const namesOf = (): ReadonlyMap<string, OutcomesByDevice> =>
    new Map(Array.from({ length: 20 }, (_, nth) => [`checksSomethingUseful${nth}`, rowOf()]));
  const classes = Array.from({ length: 250 }, (_, nth) => `com.example.shop.feature${nth % 25}.Screen${nth}Test`);
  return { ...emptyHistory, runs: all, tests: new Map(classes.map((className) => [className, namesOf()])) };
};
