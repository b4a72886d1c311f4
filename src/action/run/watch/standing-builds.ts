import { havePlace } from '../../../core/builds/slots.ts';
import type { StartedBuild } from '../../../core/model/builds.ts';
import { shardsOf } from '../../../core/model/device-shard.ts';
import type { AnalyzedShard } from '../../../core/model/run-analysis.ts';
import type { KnownSuite } from '../../../core/model/run-plan.ts';
import { isEnded } from '../../../core/model/status.ts';
import { analyzeShards } from '../../../core/results/expected-sessions.ts';
import { isRedForGood } from '../../../core/results/judge.ts';
import type { Context } from '../../context.ts';
import { quarantineShards } from '../../history/quarantine.ts';
import type { ResolvedInputs } from '../../inputs/run-inputs.ts';
import { openRunState } from '../run-state.ts';
import type { StandingBuilds } from '../start/adopt-builds.ts';
import { noMoreThan } from '../start/start.ts';
import { openWatch } from './watch.ts';

/** Selects the builds of an earlier attempt that a step without `wait` keeps. A failed shard starts again as a whole. */
export const standingBuilds =
  (inputs: ResolvedInputs & { readonly suite?: KnownSuite }, context: Context): StandingBuilds =>
  async (builds, records) => {
    const ended = new Set(records.filter(({ status }) => isEnded(status)).map(({ id }) => id));
    // The results of earlier builds are not results of this step, so they have a separate state.
    const state = openRunState(context.clock);
    for (const record of records) state.onPolled(record);
    using watch = openWatch(inputs, context, state, builds);
    const sessions = await watch.results(noMoreThan(builds.filter(({ id }) => ended.has(id))));
    const shards = quarantineShards(analyzeShards(sessions), inputs, state.facts().startedAt);
    const red = shards.filter((shard) => isRedShard(shard, inputs)).map(({ last }) => last);
    // If a failed session belongs to a build with several, all of this build start again.
    const replaced = builds
      .filter(({ attempt }) => attempt === 0)
      .filter((build) => red.some(({ shard, device }) => havePlace([build])(shard, device)));
    if (replaced.length > 0)
      context.log.notice(
        `This step does not wait to run failed tests again, so what ended red in an earlier attempt starts again as a whole. Builds: ${replaced.map(({ id }) => id).join(', ')}.`,
      );
    const isReplaced = havePlace(replaced);
    const runsReplaced = ({ insteadOf, devices, ...build }: StartedBuild): boolean =>
      shardsOf(build).some((shard) =>
        (insteadOf === undefined ? devices : [insteadOf]).some((device) => isReplaced(shard, device)),
      );
    return builds.filter((build) => !runsReplaced(build));
  };

const isRedShard = (shard: AnalyzedShard, { failOnFlaky }: ResolvedInputs): boolean =>
  shard.judgment.kind === 'error' || shard.judgment.kind === 'timed-out' || isRedForGood([shard], failOnFlaky);
