import { definitionOf } from '../../../../core/frameworks/lookup.ts';
import type { PlannedShard, ShardPlan, ShardRequest } from '../../../../core/model/run-plan.ts';
import { countKnownTests } from '../../../../core/results/accounting.ts';
import { selectedEntries } from '../../../../core/results/selection/narrow-selection.ts';
import type { Selection } from '../../../../core/results/selection/selection.ts';
import { hashOf } from '../../../../lib/short-hash.ts';
import type { DurationHistory } from '../../../history/durations.ts';
import type { ShardTarget } from './balance.ts';
import {
  canBeFiltered,
  countClassShards,
  countHashShards,
  countHashTests,
  isClassPart,
  predictHashShards,
  remainingClasses,
  shardClasses,
  type TimedClass,
  timeClasses,
} from './class-shards.ts';
import { planIdentifierShards, remainingIdentifiers } from './identifier-shards.ts';
import { describeChoice, describeEmptyShards, describeShards, describeSource, planOfSplit, shardTarget } from './shard-notes.ts';

/** Plans the shards. The jobs of a matrix plan separately, so equal arguments must give the same plan. */
export const planShards = (request: ShardRequest, selection: Selection, history: DurationHistory | undefined): ShardPlan => {
  if (definitionOf(request.framework).shards?.splitBy === 'service') return planIdentifierShards(request, selection, history);
  const { suite } = selection;
  const classes = suite && timeClasses(suite, history);
  const target = shardTarget(request, history);
  if (request.shardBy === 'hash' || request.shards === 1) return planByHash(request, target, classes, history, selection);
  const obstacle = obstacleIn(selection, classes);
  if (classes !== undefined && obstacle === undefined) return planByDuration(request, target, classes, selection);
  const plan = planByHash(request, target, classes, history, selection);
  return { ...plan, notices: [`The suite is split by hash, not by duration: ${obstacle}.`, ...plan.notices] };
};

/** Tests that the other shards leave to one shard; undefined if the suite cannot be split by class. */
export const remainingShard = (
  request: ShardRequest,
  selection: Selection,
  taken: readonly string[],
): Omit<PlannedShard, 'shard'> | undefined => {
  const known = new Set(taken);
  const entriesOf = selectedEntries(selection);
  const isTaken = (filter: string): boolean => entriesOf(filter).every((entry) => known.has(entry));
  if (definitionOf(request.framework).shards?.splitBy === 'service')
    return remainingIdentifiers(request, selection, taken, (entry) => known.has(entry));
  const classes = selection.suite && timeClasses(selection.suite, undefined);
  if (classes === undefined || obstacleIn(selection, classes) !== undefined) return undefined;
  return { classFilter: remainingClasses(classes, taken, isTaken).flatMap(entriesOf) };
};

const planByDuration = (
  request: ShardRequest,
  target: ShardTarget,
  classes: readonly TimedClass[],
  selection: Selection,
): ShardPlan => {
  const isAuto = request.shards === 'auto';
  const wanted = request.shards === 'auto' ? countClassShards(classes, target) : request.shards;
  const split = shardClasses(classes, wanted, isAuto ? target.targetMs - target.fixedMs : undefined);
  const entriesOf = selectedEntries(selection);
  const parts = split.map(({ filters, predictedMs }) => ({ classFilter: filters.flatMap(entriesOf), loadMs: predictedMs }));
  return planOfSplit({ request, target, classes, wanted }, parts, 'test classes');
};

const planByHash = (
  request: ShardRequest,
  target: ShardTarget,
  classes: readonly TimedClass[] | undefined,
  history: DurationHistory | undefined,
  selection: Selection,
): ShardPlan => {
  const known = classes ?? classesOfHistory(history);
  const isAuto = request.shards === 'auto';
  const total = request.shards === 'auto' ? countHashShards(known, target) : request.shards;
  const loads = predictHashShards(known, total);
  const isMeasured = known.some(({ measured }) => measured);
  const tests = classes && selection.suite?.unseen === undefined ? countHashTests(classes, total) : undefined;
  const all = loads.map(
    (loadMs, index): PlannedShard => ({
      shard: { index, total },
      plannedTests: tests?.[index],
      loadMs,
      predictedMs: isMeasured ? target.fixedMs + loadMs : undefined,
    }),
  );
  // A shard counts as empty only if all its tests are known.
  const leavesOut = total > 1 && request.splitUnknown !== true;
  const shards = leavesOut ? all.filter((planned) => countKnownTests(selection, planned) !== 0) : all;
  const isBlind = isAuto && known.length === 0;
  return {
    shardBy: 'hash',
    total,
    shards,
    fingerprint: hashOf('hash', String(total)),
    notes: [
      ...(isAuto && !isBlind ? [describeSource(known), describeChoice(total, target, Math.max(0, ...loads), isMeasured)] : []),
      ...(isMeasured ? describeShards(shards) : []),
    ],
    notices: [
      ...(isBlind ? ['Neither the tests nor their durations are known: shards: auto uses one shard.'] : []),
      ...(shards.length < total && !isAuto ? [describeEmptyShards(total, shards.length)] : []),
    ],
  };
};

/** Classes with durations in the history, for a suite that could not be inspected. */
export const classesOfHistory = (history: DurationHistory | undefined): readonly TimedClass[] =>
  history === undefined
    ? []
    : timeClasses({ tests: [], unknown: [...history.classes.keys()].map((part) => ({ part })) }, history);

/** Clause that says why a split by class could lose tests; undefined if it loses none. */
const obstacleIn = ({ suite, unclear, byClass }: Selection, classes: readonly TimedClass[] | undefined): string | undefined => {
  if (suite === undefined || classes === undefined) return 'its tests are unknown';
  if (unclear !== undefined) return unclear;
  if (!byClass) return 'the filters in capabilities select by something other than whole classes that were found in the suite';
  const file = suite.unknown.find(({ part }) => !isClassPart(part));
  if (file !== undefined) return `the tests in ${file.part} are unknown`;
  if (suite.unseen !== undefined) return suite.unseen;
  const unnameable = classes.find(({ className }) => !canBeFiltered(className));
  if (unnameable !== undefined) return `no filter can name the class "${unnameable.className}"`;
  return classes.some(({ methods, complete }) => methods.length > 0 || !complete) ? undefined : 'it has no test that runs';
};
