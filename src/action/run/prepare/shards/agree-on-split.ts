import type { ListedBuild } from '../../../../core/builds/listed-build.ts';
import { definitionOf } from '../../../../core/frameworks/lookup.ts';
import { type BuildTag, isTagOf } from '../../../../core/model/build-tag.ts';
import { problem } from '../../../../core/model/error-codes.ts';
import { fingerprintOf, type ShardPlan, type ShardRequest } from '../../../../core/model/run-plan.ts';
import { CodedError, describeError } from '../../../../core/model/run-problem.ts';
import type { Selection } from '../../../../core/results/selection/selection.ts';
import type { CloudClient } from '../../../../service/index.ts';
import type { StepContext } from '../../../context.ts';
import type { DurationHistory } from '../../../history/durations.ts';
import type { RunInputs } from '../../../inputs/run-inputs.ts';
import { listBuilds } from '../../list-builds.ts';
import type { RunEvents } from '../../run-state.ts';
import { matrixIdentity, type PlannedRun } from '../plan.ts';
import { planShards, remainingShard } from './shard-plan.ts';

type TaggedBuild = ListedBuild & { readonly tag: BuildTag };

type SplitContext = StepContext & { readonly cloud: CloudClient };

const otherSplit = 'other jobs of this matrix split the suite differently, so some tests would run in none of the jobs';

/** Whether durations affect the split. If the service splits the suite, they always do. */
export const usesDurations = ({ framework, shards, shardBy }: RunInputs): boolean =>
  shardBy === 'duration' || shards === 'auto' || (shards !== 1 && definitionOf(framework).shards?.splitBy === 'service');

/** Whether the jobs of a matrix must agree on durations, because each job reads them separately. */
export const needsAgreement = (inputs: RunInputs): boolean => inputs.shardIndex !== undefined && usesDurations(inputs);

/**
 * Chooses the split that all jobs of a matrix use. If other jobs have started builds, it is the split of these builds.
 *
 * @param durations shared durations from the cache; undefined if this job cannot read them
 * @throws CodedError `matrix-plans-differ` if this job cannot derive the split of the started builds
 */
export const agreeOnSplit = async (
  inputs: RunInputs & ShardRequest,
  selection: Selection,
  durations: DurationHistory | undefined,
  context: SplitContext,
): Promise<ShardPlan> => {
  // Every job can compute this split, because it needs no durations.
  const alone = planShards({ ...inputs, shardBy: 'hash' }, selection, undefined);
  const balanced = durations && planShards(inputs, selection, durations);
  const started = await startedShards(inputs, context);
  const splits = new Set(started.map(splitOfBuild));
  const [split] = splits;
  const fits = (plan: ShardPlan | undefined): boolean =>
    split === undefined || (plan !== undefined && split === splitOfPlan(plan));
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
  // A re-run uses the split without durations, because every job can derive it.
  if (context.github.runAttempt > 1) return explained(alone, inputs, 'earlier attempts split the suite in other ways');
  throw new CodedError('matrix-plans-differ', otherSplit);
};

/** Compares the splits of all jobs a second time. Jobs that started at the same moment did not see each other's builds. */
export const checkSplit = async (
  { inputs, plan: { shardPlan } }: PlannedRun,
  context: SplitContext,
  { onProblem }: RunEvents,
): Promise<void> => {
  if (!needsAgreement(inputs)) return;
  const started = await startedShards(inputs, context);
  const others = started.filter(({ tag }) => tag.shard.index !== inputs.shardIndex);
  if (others.some((build) => splitOfBuild(build) !== splitOfPlan(shardPlan)))
    onProblem(problem('matrix-plans-differ', otherSplit));
};

const splitOfPlan = ({ shards, fingerprint, total }: ShardPlan): string =>
  `${shards.some(({ classFilter }) => classFilter !== undefined) ? fingerprint : 'hash'}/${total}`;

const splitOfBuild = ({ tag }: TaggedBuild): string => `${tag.plan ?? 'hash'}/${tag.shard.total}`;

const explained = (plan: ShardPlan, { framework, shardBy }: RunInputs, why: string): ShardPlan => {
  const split = definitionOf(framework).shards?.splitBy === 'service' ? 'by the number of tests' : 'by hash';
  const whole = shardBy === 'duration' || split !== 'by hash' ? `split ${split}, not by duration` : 'split without durations';
  return {
    ...plan,
    notices: [`The suite is ${whole}: the jobs of this matrix cannot agree on durations, since ${why}.`, ...plan.notices],
  };
};

/** Newest build of each shard of this matrix in this workflow run, without builds that repeat failed tests. */
const startedShards = async (inputs: RunInputs, context: SplitContext): Promise<readonly TaggedBuild[]> => {
  const { framework, project } = inputs;
  if (!definitionOf(framework).listsBuilds) return [];
  const matrix = matrixIdentity(inputs, context.github);
  try {
    const builds = (await listBuilds(framework, project, context.cloud))
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

/**
 * Continues the split of builds that other jobs have started. The shard of this job gets the tests that no other shard has.
 *
 * @returns undefined if this job cannot derive the same split
 */
const continueSplit = (inputs: RunInputs, selection: Selection, started: readonly TaggedBuild[]): ShardPlan | undefined => {
  const [first] = started;
  if (first?.tag.plan === undefined) return undefined;
  const { plan: fingerprint, shard, emptyShards = [] } = first.tag;
  // Empty shards are the last shards, so the first `filled` shards have tests.
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
  // Equal fingerprints show that this job has derived the same split as the other jobs.
  return fingerprintOf(complete) === fingerprint ? { ...plan, shards: complete } : undefined;
};
