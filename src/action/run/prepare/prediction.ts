import type { PlannedBuild } from '../../../core/model/builds.ts';
import { shardsOf } from '../../../core/model/device-shard.ts';
import type { DiscoveredSuite } from '../../../core/model/discovered-suite.ts';
import { problem, type RunProblem } from '../../../core/model/error-codes.ts';
import type { SessionResult, TestResult } from '../../../core/model/results.ts';
import type { PlannedShard, Prediction } from '../../../core/model/run-plan.ts';
import { minuteMs } from '../../../lib/durations.ts';
import { formatMinutes, sum } from '../../../lib/numbers.ts';
import { type DurationHistory, durationsOf, durationsOn, filledFrom, overheadOf } from '../../history/durations.ts';
import { countRuns, type History } from '../../history/history.ts';
import { timeClasses } from './shards/class-shards.ts';
import { classesOfHistory } from './shards/shard-plan.ts';

type PastDurations = ReturnType<typeof pastDurationsOf>;

export const pastDurationsOf = (history: History) => {
  const all = durationsOf(history);
  const known = new Map<string, DurationHistory>();
  return {
    runs: countRuns(history.runs),
    /** Longest duration of each test in each run. */
    all,
    /** Durations on one device; without any, the durations on all devices. */
    on: (device: string): DurationHistory => {
      const own = known.get(device) ?? durationsOn(history, device);
      known.set(device, own);
      return own.classes.size > 0 ? own : all;
    },
  };
};

export interface BuildPredictor {
  /** Predicts the device time of a build. The build may run only some tests again. */
  readonly buildMs: (build: PlannedBuild) => number;
}

export type Predictor = NonNullable<ReturnType<typeof createPredictor>>;

/**
 * @param suite the selected tests
 * @param shards all shards of the plan, because they show how the tests are distributed
 * @returns undefined if no test has a known duration
 */
export const createPredictor = (
  devices: readonly string[],
  suite: DiscoveredSuite | undefined,
  shards: readonly PlannedShard[],
  past: PastDurations,
) => {
  /** Times of each device. `overheadMs` is the duration of a session without its tests. */
  const times = new Map<string, { readonly overheadMs: number; readonly testsMs: number; readonly tests: number }>();
  for (const device of devices) {
    const durations = past.on(device);
    // A test that has not run on this device gets its duration on other devices.
    const classes = suite === undefined ? classesOfHistory(durations) : timeClasses(suite, filledFrom(durations, past.all));
    if (!classes.some(({ measured }) => measured)) return undefined;
    times.set(device, {
      overheadMs: overheadOf(durations),
      testsMs: sum(classes.map(({ weightMs }) => weightMs)),
      tests: sum(
        suite === undefined
          ? [...durations.classes.values()].map(({ size }) => size)
          : classes.map(({ methods }) => methods.length),
      ),
    });
  }
  const shareOf = createShares(shards);
  const sessionsMs = (build: PlannedBuild): readonly number[] =>
    build.devices.flatMap((device) => {
      const { overheadMs = 0, testsMs = 0, tests = 0 } = times.get(device) ?? {};
      return shardsOf(build).map(({ index }) => {
        const shardMs = testsMs * shareOf(index);
        const some = build.partial && build.tests !== undefined ? (build.tests.length * testsMs) / Math.max(1, tests) : shardMs;
        // Rounded to an integer, because sums of integers do not depend on the order.
        return Math.round(overheadMs + Math.min(shardMs, some));
      });
    });
  return {
    buildMs: (build: PlannedBuild): number => sum(sessionsMs(build)),
    /** Duration of the shortest session. */
    shortestMs: (builds: readonly PlannedBuild[]): number => Math.min(...builds.flatMap(sessionsMs)),
    /** @param slots number of sessions that can run at the same time; infinite if unknown */
    run: (builds: readonly PlannedBuild[], slots: number): Prediction => {
      const sessions = builds.flatMap(sessionsMs);
      const atOnce = slots === Number.POSITIVE_INFINITY && sessions.length > 1 ? sessions.length : undefined;
      return { deviceMs: sum(sessions), durationMs: makespan(sessions, slots), atOnce, runs: past.runs };
    },
  };
};

const createShares = (shards: readonly PlannedShard[]): ((index: number) => number) => {
  const loads = new Map(shards.map(({ shard, loadMs = 0 }) => [shard.index, loadMs]));
  const all = sum([...loads.values()]);
  return (index) => (all > 0 ? (loads.get(index) ?? 0) / all : 1 / Math.max(1, shards.length));
};

/** Total duration of sessions that start in order, each on the first free slot. */
const makespan = (sessionsMs: readonly number[], slots: number): number => {
  if (slots >= sessionsMs.length) return Math.max(0, ...sessionsMs);
  const busyUntil = Array.from({ length: Math.max(1, Math.floor(slots)) }, () => 0);
  for (const sessionMs of sessionsMs) {
    const first = busyUntil.indexOf(Math.min(...busyUntil));
    busyUntil[first] = (busyUntil[first] ?? 0) + sessionMs;
  }
  return Math.max(...busyUntil);
};

/** Duration of a session that runs these tests again, by the results of this run. Undefined if they do not tell. */
export const measuredMs = (
  tests: readonly TestResult[],
  device: string,
  sessions: readonly SessionResult[],
): number | undefined => {
  const overheads = sessions.filter((session) => session.device === device && !session.partial).flatMap(sessionOverhead);
  const durations = tests.flatMap(({ durationMs }) => durationMs ?? []);
  return overheads.length > 0 && durations.length === tests.length ? Math.max(...overheads) + sum(durations) : undefined;
};

const sessionOverhead = ({ durationMs, tests }: SessionResult): readonly number[] =>
  durationMs === undefined ? [] : [Math.max(0, durationMs - sum(tests.map((test) => test.durationMs ?? 0)))];

export interface Budget {
  readonly ms: number;
  /** Number of jobs that share `max-device-minutes` equally. */
  readonly jobs: number;
}

/** Budget of this job. With `shard-index`, each of n jobs gets 1/n of `max-device-minutes`. */
export const budgetOfJob = (
  { maxDeviceMs, shardIndex }: { readonly maxDeviceMs?: number; readonly shardIndex?: number },
  shards: number,
): Budget | undefined => {
  const jobs = shardIndex === undefined ? 1 : shards;
  return maxDeviceMs === undefined ? undefined : { ms: Math.round(maxDeviceMs / jobs), jobs };
};

/** Returns a problem only if the prediction is known and exceeds the budget. */
export const exceeds = (prediction: Prediction | undefined, budget: Budget | undefined): RunProblem | undefined => {
  if (prediction === undefined || budget === undefined || prediction.deviceMs <= budget.ms) return undefined;
  const minutes = formatBeside(budget, prediction.deviceMs);
  const predicted = `the predicted ${minutes(prediction.deviceMs)} device minutes`;
  return problem('budget-exceeded', `${predicted} exceed the budget of ${describeLimit(budget, minutes)}`);
};

export const describeLimit = ({ ms, jobs }: Budget, minutes: (durationMs: number) => string): string =>
  `${minutes(ms)}${jobs === 1 ? '' : ` (max-device-minutes divided by ${jobs} jobs)`}`;

const mostDecimals = 5;

/** Returns a formatter with enough decimals to show `exceedingMs` as more than the budget. */
export const formatBeside = ({ ms }: Budget, exceedingMs: number): ((durationMs: number) => string) => {
  const isClear = (decimals: number): boolean => {
    const shown = formatMinutes(ms, decimals);
    const isExact = Math.round(Number(shown) * minuteMs) === ms || decimals >= 3;
    return isExact && formatMinutes(exceedingMs, decimals) !== shown;
  };
  const decimals = [1, 2, 3, 4].find(isClear) ?? mostDecimals;
  return (durationMs) => formatMinutes(durationMs, decimals);
};
