import type { DiscoveredSuite } from '../../binaries/discovered-suite.ts';
import { type DurationHistory, durationsOf, durationsOn, filledFrom, overheadOf } from '../../history/durations.ts';
import { countRuns, type History } from '../../history/history.ts';
import type { ResolvedInputs } from '../../inputs/run-inputs.ts';
import { minuteMs } from '../../lib/durations.ts';
import { formatMinutes } from '../../lib/numbers.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { shardsOf } from '../../model/device-shard.ts';
import { problem, type RunProblem } from '../../model/error-codes.ts';
import type { PlannedShard, Prediction } from '../../model/run-plan.ts';
import { timeClasses } from './shards/class-shards.ts';
import { classesOfHistory } from './shards/shard-plan.ts';

/** What earlier runs tell of durations. */
export interface PastDurations {
  /** How many runs they are of. */
  readonly runs: number;
  /** Of all devices, the longest of each test. */
  readonly all: DurationHistory;
  /** Of one device; of all devices where this one never ran. */
  readonly on: (device: string) => DurationHistory;
}

export const pastDurationsOf = (history: History): PastDurations => {
  const all = durationsOf(history);
  const known = new Map<string, DurationHistory>();
  return {
    runs: countRuns(history),
    all,
    on: (device) => {
      const own = known.get(device) ?? durationsOn(history, device);
      known.set(device, own);
      return own.classes.size > 0 ? own : all;
    },
  };
};

/** Predicts runs of one plan. */
export interface Predictor {
  /** Of all builds together. @param slots sessions that run at the same time; infinite where it is not known */
  readonly run: (builds: readonly PlannedBuild[], slots: number) => Prediction;
  /** Device time of one build, also of one that runs some tests again. */
  readonly buildMs: (build: PlannedBuild) => number;
}

interface DeviceTimes {
  /** Of a session, besides its tests. */
  readonly overheadMs: number;
  /** Of all tests that run, in one session. */
  readonly testsMs: number;
  readonly tests: number;
}

/**
 * @param suite with the tests that are selected
 * @param shards of the whole plan, those of other jobs among them: their predicted lengths say how the tests are spread
 * @returns undefined where no test was ever measured
 */
export const createPredictor = (
  inputs: Pick<ResolvedInputs, 'devices'>,
  suite: DiscoveredSuite | undefined,
  shards: readonly PlannedShard[],
  past: PastDurations,
): Predictor | undefined => {
  const times = new Map<string, DeviceTimes>();
  for (const device of inputs.devices) {
    const durations = past.on(device);
    // A device may have run only other tests so far. Where the suite is unknown, what it ran is all that is known of what it will run.
    const classes = suite === undefined ? classesOfHistory(durations) : timeClasses(suite, filledFrom(durations, past.all));
    if (!classes.some(({ measured }) => measured)) return undefined;
    times.set(device, {
      overheadMs: overheadOf(durations),
      testsMs: sum(classes.map(({ weightMs }) => weightMs)),
      tests: suite === undefined ? countMethods(durations) : sum(classes.map(({ methods }) => methods.length)),
    });
  }
  const shareOf = createShares(shards);
  const sessionsMs = (build: PlannedBuild): readonly number[] =>
    build.devices.flatMap((device) => {
      const { overheadMs = 0, testsMs = 0, tests = 0 } = times.get(device) ?? {};
      return shardsOf(build).map(({ index }) => {
        const shardMs = testsMs * shareOf(index);
        const some = build.partial && build.tests !== undefined ? (build.tests.length * testsMs) / Math.max(1, tests) : shardMs;
        // Sums of whole numbers are the same in every order.
        return Math.round(overheadMs + Math.min(shardMs, some));
      });
    });
  return {
    buildMs: (build) => sum(sessionsMs(build)),
    run: (builds, slots) => {
      const sessions = builds.flatMap(sessionsMs);
      const atOnce = slots === Number.POSITIVE_INFINITY && sessions.length > 1 ? sessions.length : undefined;
      return { deviceMs: sum(sessions), durationMs: makespan(sessions, slots), atOnce, runs: past.runs };
    },
  };
};

const countMethods = ({ classes }: DurationHistory): number => sum([...classes.values()].map(({ size }) => size));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The part of all tests that a shard runs. */
const createShares = (shards: readonly PlannedShard[]): ((index: number) => number) => {
  const loads = new Map(shards.map(({ shard, loadMs = 0 }) => [shard.index, loadMs]));
  const all = sum([...loads.values()]);
  return (index) => (all > 0 ? (loads.get(index) ?? 0) / all : 1 / Math.max(1, shards.length));
};

/** Sessions start in their order, each on the slot that is free first. */
const makespan = (sessionsMs: readonly number[], slots: number): number => {
  if (slots >= sessionsMs.length) return Math.max(0, ...sessionsMs);
  const busyUntil = Array.from({ length: Math.max(1, Math.floor(slots)) }, () => 0);
  for (const sessionMs of sessionsMs) {
    const first = busyUntil.indexOf(Math.min(...busyUntil));
    busyUntil[first] = (busyUntil[first] ?? 0) + sessionMs;
  }
  return Math.max(...busyUntil);
};

/** What one job may use. */
export interface Budget {
  readonly ms: number;
  /** Of how many jobs that share `max-device-minutes` in equal parts. */
  readonly jobs: number;
}

/** The part of this job: with `shard-index`, each of n jobs has 1/n. In whole milliseconds, as predictions are. */
export const budgetOfJob = (
  { maxDeviceMs, shardIndex }: { readonly maxDeviceMs?: number; readonly shardIndex?: number },
  shards: number,
): Budget | undefined => {
  const jobs = shardIndex === undefined ? 1 : shards;
  return maxDeviceMs === undefined ? undefined : { ms: Math.round(maxDeviceMs / jobs), jobs };
};

/** Why nothing is uploaded; undefined where the prediction is within the budget, or one of the two is unknown. */
export const exceeds = (prediction: Prediction | undefined, budget: Budget | undefined): RunProblem | undefined => {
  if (prediction === undefined || budget === undefined || prediction.deviceMs <= budget.ms) return undefined;
  const minutes = formatBeside(budget, prediction.deviceMs);
  const predicted = minutes(prediction.deviceMs);
  return problem(
    'budget-exceeded',
    `the predicted ${predicted} device minutes exceed the budget of ${describeLimit(budget, minutes)}`,
  );
};

export const describeLimit = ({ ms, jobs }: Budget, minutes: (durationMs: number) => string): string =>
  `${minutes(ms)}${jobs === 1 ? '' : ` (1/${jobs} of max-device-minutes)`}`;

const mostDecimals = 5;

/** With as many decimals as show the budget as it was set, and as more than it. */
export const formatBeside = ({ ms }: Budget, exceedingMs: number): ((durationMs: number) => string) => {
  const format = (decimals: number) => (durationMs: number) => formatMinutes(durationMs, decimals);
  const isClear = (decimals: number): boolean => {
    const minutes = format(decimals);
    const isExact = Math.round(Number(minutes(ms)) * minuteMs) === ms || decimals >= 3;
    return isExact && minutes(exceedingMs) !== minutes(ms);
  };
  const fewest = Array.from({ length: mostDecimals }, (_, nth) => nth + 1).find(isClear);
  return format(fewest ?? mostDecimals);
};
