import type { ChosenTests } from '../preflight/choose-tests.ts';
import type { ShardPlan } from './planned-shard.ts';

/** A shard of classes runs the selected methods of a class, where not all of them are selected. */
export const narrowShards = (plan: ShardPlan, { narrow }: Pick<ChosenTests, 'narrow'>): ShardPlan => ({
  ...plan,
  shards: plan.shards.map((planned) =>
    planned.classFilter === undefined ? planned : { ...planned, classFilter: planned.classFilter.flatMap(narrow) },
  ),
});
