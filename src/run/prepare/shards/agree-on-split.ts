import { type ListedBuild, listBuilds } from '../../../builds/list-builds.ts';
import type { Context } from '../../../context.ts';
import { definitionOf } from '../../../frameworks/lookup.ts';
import type { DurationHistory } from '../../../history/durations.ts';
import type { RunInputs } from '../../../inputs/run-inputs.ts';
import { type BuildTag, isTagOf } from '../../../model/build-tag.ts';
import { problem } from '../../../model/error-codes.ts';
import { fingerprintOf, type ShardPlan } from '../../../model/run-plan.ts';
import { CodedError, describeError } from '../../../model/run-problem.ts';
import type { Selection } from '../../../results/selection/selection.ts';
import type { RunEvents } from '../../run-state.ts';
import { matrixIdentity, type Plan } from '../plan.ts';
import { planShards, remainingShard } from './shard-plan.ts';

/** The shard of a build, and the split that it belongs to. */
type TaggedBuild = ListedBuild & { readonly tag: BuildTag };

type SplitContext = Pick<Context, 'cloud' | 'github' | 'log' | 'signal'>;

const otherSplit = 'builds of other jobs of this matrix split the suite differently, so some tests would run in no shard';

/** Shards that the service makes are balanced by duration, whatever is asked for. */
export const usesDurations = ({ framework, shards, shardBy }: RunInputs): boolean =>
  shardBy === 'duration' || shards === 'auto' || (shards !== 1 && definitionOf(framework).shards?.splitBy === 'service');

/** Whether other jobs have to come to the same split by durations that each of them reads. */
export const needsAgreement = (inputs: RunInputs): boolean => inputs.shardIndex !== undefined && usesDurations(inputs);

/**
 * The split that all jobs of a matrix use.
 *
 * Durations decide it only where the jobs are known to have the same ones, by a cache entry of this run. Otherwise the split is one that
 * every job comes to on its own: by hash, or by the number of tests. Builds of other jobs, or of an earlier attempt, have the last word:
 * what they run is not to be changed any more, so this job takes their split, or what it leaves.
 *
 * @param durations those of the cache entry that the jobs share; undefined where this job does not reach it
 * @throws CodedError `matrix-plans-differ` where this job cannot come to the split of builds that were started
 */
export const agreeOnSplit = async (
  inputs: RunInputs,
  selection: Selection,
  durations: DurationHistory | undefined,
  context: SplitContext,
): Promise<ShardPlan> => {
  const alone = planShards({ ...inputs, shardBy: 'hash' }, selection, undefined);
  const balanced = durations && planShards(inputs, selection, durations);
  const started = await startedShards(inputs, context);
  const splits = new Set(started.map(({ tag }) => splitOf(tag)));
  const [split] = splits;
  const fits = (plan: ShardPlan | undefined): boolean =>
    split === undefined || (plan !== undefined && split === splitOf(tagged(plan)));
  if (splits.size <= 1) {
    if (balanced !== undefined && fits(balanced)) return balanced;
    if (fits(alone))
      return explained(
        alone,
        inputs,
        durations === undefined ? 'they share no cache entry with durations' : 'one has started without them',
      );
    const rest = continueSplit(inputs, selection, started);
    if (rest !== undefined) return rest;
  }
  // All jobs may run again, and then come to the same split.
  if (context.github.runAttempt > 1) return explained(alone, inputs, 'earlier attempts split the suite in other ways');
  throw new CodedError('matrix-plans-differ', otherSplit);
};

/** Finds what jobs that started their builds at the same moment could not see of each other: builds of another split are an error. */
export const checkSplit = async (
  { inputs, shardPlan }: Plan,
  context: SplitContext,
  { onProblem }: Pick<RunEvents, 'onProblem'>,
): Promise<void> => {
  if (!needsAgreement(inputs)) return;
  const started = await startedShards(inputs, context);
  const others = started.filter(({ tag }) => tag.shard.index !== inputs.shardIndex);
  if (others.some(({ tag }) => splitOf(tag) !== splitOf(tagged(shardPlan))))
    onProblem(problem('matrix-plans-differ', otherSplit));
};

const isNamed = ({ shards }: Pick<ShardPlan, 'shards'>): boolean => shards.some(({ classFilter }) => classFilter !== undefined);

const splitOf = ({ plan = 'hash', shard }: Pick<BuildTag, 'plan' | 'shard'>): string => `${plan}/${shard.total}`;

const tagged = (plan: ShardPlan): Pick<BuildTag, 'plan' | 'shard'> => ({
  plan: isNamed(plan) ? plan.fingerprint : undefined,
  shard: { index: 0, total: plan.total },
});

const explained = (plan: ShardPlan, { framework, shardBy }: RunInputs, why: string): ShardPlan => {
  const split = definitionOf(framework).shards?.splitBy === 'service' ? 'by the number of tests' : 'by hash';
  const whole = shardBy === 'duration' || split !== 'by hash' ? `split ${split}, not by duration` : 'split without durations';
  return {
    ...plan,
    notices: [`The suite is ${whole}: the jobs of this matrix cannot agree on durations, since ${why}.`, ...plan.notices],
  };
};

/** The newest first build of each shard that any job of this matrix started in this run. */
const startedShards = async (inputs: RunInputs, context: SplitContext): Promise<readonly TaggedBuild[]> => {
  const { framework, project } = inputs;
  if (!definitionOf(framework).listsBuilds) return [];
  const matrix = matrixIdentity(inputs, context.github);
  try {
    const builds = (await listBuilds(framework, project, context))
      .filter((build): build is TaggedBuild => build.tag !== undefined)
      .filter(({ tag }) => tag.matrix === matrix && tag.attempt === 0 && isTagOf(tag, context.github.runId))
      .toSorted((one, other) => one.tag.runAttempt - other.tag.runAttempt);
    return [...new Map(builds.map((build) => [build.tag.shard.index, build])).values()];
  } catch (error) {
    context.signal.throwIfAborted();
    context.log.notice(`Could not check how other jobs of this matrix split the suite (${describeError(error)}).`);
    return [];
  }
};

/** The split of builds that were started, with this job's shard: as it was started before, or what all other shards leave. */
const continueSplit = (inputs: RunInputs, selection: Selection, started: readonly TaggedBuild[]): ShardPlan | undefined => {
  const [first] = started;
  if (first?.tag.plan === undefined) return undefined;
  const { plan: fingerprint, shard, emptyShards = [] } = first.tag;
  // A split by names leaves its last shards empty.
  const filled = shard.total - emptyShards.length;
  const { shardIndex = 0 } = inputs;
  const filters = new Map(started.map((build) => [build.tag.shard.index, build.filters]));
  const shards = Array.from({ length: filled }, (_, index) => ({
    shard: { index, total: shard.total },
    classFilter: filters.get(index),
  }));
  const notes = ['The suite is split as in the builds that other jobs of this matrix have started.'];
  const plan = { shardBy: 'duration', total: shard.total, shards, fingerprint, notes, notices: [] } as const;
  if (shardIndex >= filled || filters.has(shardIndex)) return plan;
  const taken = [...filters.values()].flat();
  const rest = remainingShard(inputs, selection, taken);
  const complete = shards.map((each) => (each.shard.index === shardIndex ? { ...each, ...rest } : each));
  // Only the very same split has this fingerprint.
  return fingerprintOf(complete) === fingerprint ? { ...plan, shards: complete } : undefined;
};
