import { counted, formatMinutes } from '../../lib/numbers.ts';
import type { PlannedBuild } from '../../model/builds.ts';
import { problem, type RunProblem } from '../../model/error-codes.ts';
import type { Prediction } from '../../model/prediction.ts';
import { isEnded } from '../../model/status.ts';
import { type ExpectedSession, expectedSessions } from '../collect/expected-sessions.ts';
import type { Predictor } from '../plan/prediction.ts';
import type { RunFacts, RunState } from '../run-state.ts';
import type { StageServices } from '../services.ts';
import type { BuildWatch } from '../watch.ts';
import { namePlanned } from './start-build.ts';
import { openGate, type StartGate } from './start-gate.ts';

/** The part of this job: with `shard-index`, each of n jobs has 1/n. */
export const budgetOfJob = (
  { maxDeviceMs, shardIndex }: { readonly maxDeviceMs?: number; readonly shardIndex?: number },
  shards: number,
): number | undefined => (maxDeviceMs === undefined || shardIndex === undefined ? maxDeviceMs : maxDeviceMs / shards);

/** Why nothing is uploaded; undefined where the prediction is within the budget, or one of the two is unknown. */
export const exceeds = (prediction: Prediction | undefined, budgetMs: number | undefined): RunProblem | undefined =>
  prediction === undefined || budgetMs === undefined || prediction.deviceMs <= budgetMs
    ? undefined
    : problem(
        'budget-exceeded',
        `the predicted ${formatMinutes(prediction.deviceMs)} device minutes exceed the budget of ${formatMinutes(budgetMs)}`,
      );

/**
 * Refuses builds that could exceed the budget: what was used up to now and the prediction of the build together. Without a prediction, what
 * was used counts alone. What it refuses is an error of the run.
 */
export const budgetGate = (
  budgetMs: number | undefined,
  predictor: Pick<Predictor, 'buildMs'> | undefined,
  { facts, onProblem }: Pick<RunState, 'facts' | 'onProblem'>,
  { caughtUp }: Pick<BuildWatch, 'caughtUp'>,
  { clock, log }: Pick<StageServices, 'clock' | 'log'>,
): StartGate => {
  if (budgetMs === undefined) return openGate;
  let isSaid = false;
  return {
    refuses: async (planned) => {
      await caughtUp();
      const { usedMs, untold } = deviceTimeUsed(facts(), clock.nowMs(), predictor);
      if (untold > 0 && !isSaid)
        log.notice(
          `The service does not say how long ${counted(untold, 'session')} took; the time of the tests counts against max-device-minutes instead.`,
        );
      isSaid ||= untold > 0;
      const nextMs = predictor?.buildMs(planned) ?? 0;
      if (usedMs + nextMs <= budgetMs) return undefined;
      onProblem(problem('budget-exceeded', refusal(planned, usedMs, nextMs, budgetMs)));
      return 'budget';
    },
  };
};

const refusal = (planned: PlannedBuild, usedMs: number, nextMs: number, budgetMs: number): string => {
  const used = `${formatMinutes(usedMs)} of ${formatMinutes(budgetMs)} device minutes are used`;
  const next = nextMs > 0 ? `, and it is predicted to take ${formatMinutes(nextMs)}` : '';
  return `${namePlanned(planned)} was not started: ${used}${next}`;
};

/**
 * Device time of all sessions up to now: of those that have ended as the service tells it, of others since their start. Builds that have
 * not ended count with their prediction at least, also while they are being started; and so do those with `untold` sessions, which have
 * ended after a time that the service does not tell.
 */
const deviceTimeUsed = (
  { started, starting, records, sessions }: RunFacts,
  nowMs: number,
  predictor: Pick<Predictor, 'buildMs'> | undefined,
): { readonly usedMs: number; readonly untold: number } => {
  const predictedMs = (build: PlannedBuild): number => predictor?.buildMs(build) ?? 0;
  let untold = 0;
  const times = started.map((build) => {
    const record = records.get(build.id);
    const own = expectedSessions(build, record);
    const ofBuild = own.filter((session) => isUntold(session, sessions)).length;
    untold += ofBuild;
    const usedMs = own.reduce((all, each) => all + usedBy(each, sessions, nowMs), 0);
    if (record === undefined || !isEnded(record.status)) return Math.max(usedMs, predictedMs(build));
    return ofBuild === 0 ? usedMs : Math.max(usedMs, predictedMs(build), record.durationMs ?? 0);
  });
  return { usedMs: [...times, ...starting.map(predictedMs)].reduce((sum, each) => sum + each, 0), untold };
};

const isUntold = ({ key, summary }: ExpectedSession, sessions: RunFacts['sessions']): boolean =>
  summary?.id !== undefined &&
  isEnded(summary.status) &&
  summary.durationMs === undefined &&
  sessions.get(key)?.durationMs === undefined;

/** A session takes at least as long as its tests. */
const usedBy = ({ key, summary }: ExpectedSession, sessions: RunFacts['sessions'], nowMs: number): number => {
  if (summary === undefined) return 0;
  const { status, startedAt, durationMs = 0 } = summary;
  const { durationMs: collectedMs = 0, tests = [] } = sessions.get(key) ?? {};
  const testsMs = tests.reduce((sum, test) => sum + (test.durationMs ?? 0), 0);
  const toldMs = Math.max(durationMs, collectedMs, testsMs);
  const isRunning = !isEnded(status) && status !== 'queued' && startedAt !== undefined;
  return isRunning ? Math.max(toldMs, nowMs - startedAt.getTime()) : toldMs;
};
