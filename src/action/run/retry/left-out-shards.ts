import type { UploadedRefs } from '../../../core/builds/build-request.ts';
import { havePlace, withoutPlaces } from '../../../core/builds/slots.ts';
import type { PlannedBuild, StartedBuild } from '../../../core/model/builds.ts';
import { problem, type RunProblem } from '../../../core/model/error-codes.ts';
import type { SessionResult } from '../../../core/model/results.ts';
import { describeUnknownTest, findUnknownTest, type UnknownTest } from '../../../core/results/known-tests.ts';
import { capitalized } from '../../../lib/capitalized.ts';
import type { Context } from '../../context.ts';
import type { PlannedRun } from '../prepare/plan.ts';
import type { Prepared } from '../prepare/prepare.ts';
import { within } from '../run-deadline.ts';
import type { RunState } from '../run-state.ts';
import { budgetGate, joinGates, type StartGate } from '../start/gates.ts';
import { type StartedBuilds, startBuilds } from '../start/start.ts';
import type { BuildWatch } from '../watch/watch.ts';

/** What is left of planned builds whose shards and devices have no build yet. */
const lackingBuilds = (planned: readonly PlannedBuild[], { started }: ReturnType<RunState['facts']>): readonly PlannedBuild[] =>
  planned.flatMap((build) => withoutPlaces(build, havePlace(started)));

/**
 * Opens the shards that were left out since the test runner would leave them empty. They start once a session reports a test that the
 * suite was not known to have, because the split is then not known, either.
 */
export const openLeftOutShards = (
  { inputs, plan: { leftOut }, selection, budget, predictor }: PlannedRun & Pick<Prepared, 'selection' | 'budget' | 'predictor'>,
  refs: UploadedRefs,
  failFast: StartGate,
  watch: BuildWatch,
  context: Context,
  state: RunState,
) => {
  // In a matrix, these shards belong to other jobs.
  const ownLeftOut = inputs.shardIndex === undefined ? leftOut : [];
  const problems: RunProblem[] = [];
  let more: StartedBuilds | undefined;

  const unknownTest = (): UnknownTest | undefined =>
    selection.whole && findUnknownTest(selection.whole, [...state.facts().sessions.values()]);

  const startDue = async (): Promise<readonly StartedBuild[]> => {
    if (more !== undefined || ownLeftOut.length === 0) return [];
    await watch.caughtUp();
    const found = unknownTest();
    const remaining = lackingBuilds(ownLeftOut, state.facts());
    if (found === undefined || remaining.length === 0) return [];
    context.log.notice(`${capitalized(describeUnknownTest(found, remaining))}: they start now.`);
    // A budget that is used up becomes part of the message about these shards.
    const onProblem = (each: RunProblem): void => void problems.push(each);
    const gate = joinGates(failFast, budgetGate({ budget, predictor }, { ...state, onProblem }, watch.caughtUp, context));
    const limited = within(context, watch.deadline.signal);
    more = await startBuilds({ inputs, adopted: [], remaining, refs, gate }, limited, state);
    return more.builds;
  };

  return {
    /** Waits for builds, and for the shards that were left out once they are due. */
    results: async (started: StartedBuilds): Promise<readonly SessionResult[]> => {
      if (ownLeftOut.length === 0) return watch.results(started);
      const sessions = await watch.results({
        builds: started.builds,
        waiting: () => [...started.waiting(), ...(more?.waiting() ?? [])],
        moreInMs: () => Math.min(started.moreInMs(), more?.moreInMs() ?? Number.POSITIVE_INFINITY),
        startMore: async (...call) => [
          ...(await started.startMore(...call)),
          ...((await more?.startMore(...call)) ?? []),
          ...(await startDue()),
        ],
      });
      // A report that came late may be the first to show an unknown test.
      const late = await startDue();
      return late.length === 0 || more === undefined ? sessions : [...sessions, ...(await watch.results(more))];
    },
    /** Reports shards that should have started but could not. Returns whether the split of the suite is unknown. */
    check: (): true | undefined => {
      const found = unknownTest();
      if (found === undefined) return undefined;
      const facts = state.facts();
      const refused = new Set(
        facts.unstarted.flatMap(({ reason, builds }) => (reason !== 'budget' ? builds.map(({ shard }) => shard.index) : [])),
      );
      const lacking = lackingBuilds(leftOut, facts).filter(({ shard }) => !refused.has(shard.index));
      if (lacking.length === 0) return true;
      const why = inputs.shardIndex === undefined ? (problems[0]?.clause ?? 'they could not start') : 'other jobs would run them';
      state.onProblem(problem('split-unknown', `${describeUnknownTest(found, lacking)}: ${why}. Re-run all jobs`));
      return true;
    },
  };
};
