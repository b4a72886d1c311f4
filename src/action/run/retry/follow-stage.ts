import type { UploadedRefs } from '../../../core/builds/build-request.ts';
import type { StartedBuild } from '../../../core/model/builds.ts';
import type { SessionResult } from '../../../core/model/results.ts';
import type { Context } from '../../context.ts';
import type { Plan } from '../prepare/plan.ts';
import { type Prepared, watchedInputs } from '../prepare/prepare.ts';
import type { RunState } from '../run-state.ts';
import { findEarlierAttempt } from '../start/adopt-builds.ts';
import { failFastGate, joinGates, type StartGate } from '../start/gates.ts';
import { startAll, startBuilds } from '../start/start.ts';
import { standingBuilds } from '../watch/standing-builds.ts';
import type { BuildWatch } from '../watch/watch.ts';
import { openLeftOutShards } from './left-out-shards.ts';
import { lastAttempts, type RerunFacts, rerunFailures } from './rerun.ts';

/** A run whose binaries are uploaded. */
export interface UploadedRun {
  readonly prepared: Prepared;
  readonly refs: UploadedRefs;
  readonly watch: BuildWatch;
  readonly budget: StartGate;
  readonly state: RunState;
  readonly context: Context;
}

/** Starts the builds of a stage, except those that an earlier attempt of this job started. */
export const startStage = async (title: string, stage: Plan, run: UploadedRun, limited: Context) => {
  const { refs, watch, budget, state, context } = run;
  const staged = { ...run.prepared, plan: stage };
  const { inputs } = staged;
  const standing = inputs.wait ? undefined : standingBuilds(watchedInputs(staged), context);
  const earlier = await findEarlierAttempt(staged, refs, limited, state, standing);
  // A time limit that ends meanwhile is noted with the start, so that the results so far are kept.
  if (staged.budget !== undefined) await watch.lookBack(earlier.adopted, { ...limited, signal: context.signal });
  const failFast = failFastGate(inputs, lastAttempts(inputs, earlier), state, watch.caughtUp);
  const start = { inputs, ...earlier, refs, gate: joinGates(failFast, budget) };
  const started = await context.log.group(title, () => startBuilds(start, limited, state));
  return { staged, earlier, failFast, started };
};

export type StartedStage = Awaited<ReturnType<typeof startStage>>;

/** Waits until all builds of a stage have started, but not for their results. */
export const startRest = async ({ staged, started }: StartedStage, { watch, state, context }: UploadedRun): Promise<void> => {
  const isGated = staged.budget !== undefined || staged.inputs.failFast;
  const learn = (running: readonly StartedBuild[]): Promise<void> => watch.lookBack(running, context, isGated);
  await startAll(started, context, learn, { ...state, deadline: watch.deadline });
  await watch.caughtUp();
};

/** Waits for the results of a stage, and runs again what failed or got lost. */
export const watchAndRetry = async (
  { staged, earlier, failFast, started }: StartedStage,
  { refs, watch, budget, state, context }: UploadedRun,
  alternatives: RerunFacts['alternatives'],
): Promise<{ readonly sessions: readonly SessionResult[]; readonly checkLeftOut: () => true | undefined }> => {
  const leftOut = openLeftOutShards(staged, refs, failFast, watch, context, state);
  const collected = await leftOut.results(started);
  const sessions = await rerunFailures(staged, collected, { earlier, alternatives, refs, watch, state, budget }, context);
  return { sessions, checkLeftOut: leftOut.check };
};
