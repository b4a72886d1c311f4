import type { PlannedBuild } from '../../../core/model/builds.ts';
import { problem } from '../../../core/model/error-codes.ts';
import type { AnalyzedShard } from '../../../core/model/run-analysis.ts';
import type { UnstartedReason } from '../../../core/model/run-plan.ts';
import { isEnded } from '../../../core/model/status.ts';
import { analyzeShards, type ExpectedSession, expectedSessions } from '../../../core/results/expected-sessions.ts';
import { isRedForGood } from '../../../core/results/judge.ts';
import { counted, sum } from '../../../lib/numbers.ts';
import type { StepContext } from '../../context.ts';
import { quarantineShards } from '../../history/quarantine.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { type Budget, type BuildPredictor, describeLimit, formatBeside } from '../prepare/prediction.ts';
import type { RunFacts, RunState } from '../run-state.ts';
import { namePlanned } from './start-build.ts';

/** Decides whether a build may start, and returns the reason if it may not. May wait for the results of ended sessions. */
export type StartGate = (planned: PlannedBuild) => Promise<UnstartedReason | undefined>;

export const openGate: StartGate = async () => undefined;

/** Joins gates. After the first refusal, all builds are refused for the same reason. */
export const joinGates = (...gates: readonly StartGate[]): StartGate => {
  let refused: UnstartedReason | undefined;
  return async (planned) => {
    for (const gate of gates) refused ??= await gate(planned);
    return refused;
  };
};

/**
 * Refuses builds with `fail-fast` once the verdict can no longer be green.
 *
 * @param isLastAttempt whether a shard will certainly not run again on its device
 */
export const failFastGate = (
  inputs: RunInputs,
  isLastAttempt: (shard: AnalyzedShard) => boolean,
  { facts }: RunState,
  caughtUp: () => Promise<void>,
): StartGate => {
  if (!inputs.failFast) return openGate;
  return async () => {
    await caughtUp();
    const { sessions, problems, startedAt } = facts();
    const shards = quarantineShards(analyzeShards([...sessions.values()]), inputs, startedAt);
    const isRed = problems.length > 0 || isRedForGood(shards, inputs.failOnFlaky, isLastAttempt);
    return isRed ? 'fail-fast' : undefined;
  };
};

/** Refuses a build whose prediction exceeds the remaining budget. Without a prediction, only the used device time counts. */
export const budgetGate = (
  { budget, predictor }: { readonly budget: Budget | undefined; readonly predictor: BuildPredictor | undefined },
  { facts, onProblem }: RunState,
  caughtUp: () => Promise<void>,
  { clock, log }: StepContext,
): StartGate => {
  if (budget === undefined) return openGate;
  let isLogged = false;
  return async (planned) => {
    await caughtUp();
    const { usedMs, untimed } = deviceTimeUsed(facts(), clock.nowMs(), predictor);
    if (untimed > 0 && !isLogged)
      log.notice(
        `The service does not say how long ${counted(untimed, 'session')} took; the time of the tests counts against max-device-minutes instead.`,
      );
    isLogged ||= untimed > 0;
    const nextMs = predictor?.buildMs(planned) ?? 0;
    if (usedMs + nextMs <= budget.ms) return undefined;
    onProblem(problem('budget-exceeded', overBudget(planned, usedMs, nextMs, budget)));
    return 'budget';
  };
};

const overBudget = (planned: PlannedBuild, usedMs: number, nextMs: number, budget: Budget): string => {
  const minutes = formatBeside(budget, usedMs + nextMs);
  const [used, limit] = [minutes(usedMs), describeLimit(budget, minutes)];
  if (nextMs === 0)
    return `${namePlanned(planned)} was not started, because ${used} device minutes are used and the budget is ${limit}`;
  return `${namePlanned(planned)} was not started, because ${used} device minutes are used and its predicted ${minutes(nextMs)} would exceed the budget of ${limit}`;
};

/**
 * Sums the device time of all sessions so far. A starting or running build counts at least with its prediction.
 *
 * @returns `untimed`: number of ended sessions without a known duration
 */
export const deviceTimeUsed = (
  { started, beside, starting, records, sessions, besideSessions }: RunFacts,
  nowMs: number,
  predictor: BuildPredictor | undefined,
): { readonly usedMs: number; readonly untimed: number } => {
  const predictedMs = (build: PlannedBuild): number => predictor?.buildMs(build) ?? 0;
  const collected = new Map([...sessions, ...besideSessions]);
  const times = [...started, ...beside].map((build) => {
    const record = records.get(build.id);
    const own = expectedSessions(build, record);
    const untimed = own.filter((session) => isUntimed(session, collected)).length;
    const ownMs = sum(own.map((each) => usedBy(each, collected, nowMs)));
    if (record === undefined || !isEnded(record.status)) return { usedMs: Math.max(ownMs, predictedMs(build)), untimed };
    return { usedMs: untimed === 0 ? ownMs : Math.max(ownMs, predictedMs(build), record.durationMs ?? 0), untimed };
  });
  return {
    usedMs: sum([...times.map(({ usedMs }) => usedMs), ...starting.map(predictedMs)]),
    untimed: sum(times.map(({ untimed }) => untimed)),
  };
};

const isUntimed = ({ key, summary }: ExpectedSession, sessions: RunFacts['sessions']): boolean =>
  summary?.id !== undefined &&
  isEnded(summary.status) &&
  summary.durationMs === undefined &&
  sessions.get(key)?.durationMs === undefined;

/** Device time of a session, at least the duration of its tests. A running session counts from its start until now. */
const usedBy = ({ key, summary }: ExpectedSession, sessions: RunFacts['sessions'], nowMs: number): number => {
  if (summary === undefined) return 0;
  const { status, startedAt, durationMs = 0 } = summary;
  const { durationMs: collectedMs = 0, tests = [] } = sessions.get(key) ?? {};
  const testsMs = sum(tests.map((test) => test.durationMs ?? 0));
  const reportedMs = Math.max(durationMs, collectedMs, testsMs);
  const isRunning = !isEnded(status) && status !== 'queued' && startedAt !== undefined;
  return isRunning ? Math.max(reportedMs, nowMs - startedAt.getTime()) : reportedMs;
};
