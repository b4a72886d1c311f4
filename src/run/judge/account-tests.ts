import type { DiscoveredSuite, DiscoveredTest } from '../../binaries/discovered-suite.ts';
import { shardOf, splitForms } from '../../binaries/shard-split.ts';
import type { Framework } from '../../model/framework.ts';
import { type Accounting, findMissingTests, nothingClaimed } from '../../results/accounting.ts';
import type { SessionResult } from '../../results/model.ts';
import { readSelection } from '../../results/selection/read-selection.ts';
import type { Capabilities } from '../../results/selection/selection.ts';
import type { PlannedShard } from '../plan/planned-shard.ts';

export interface AccountedRun {
  readonly framework: Framework;
  readonly capabilities: Capabilities;
  /** The shards that `sessions` are of: all of the run, or the one of this job. */
  readonly shards: readonly PlannedShard[];
  readonly sessions: readonly SessionResult[];
}

/**
 * Holds the tests that are known to be in the suite, and that these shards had to run, against what the sessions reported.
 *
 * Of a single shard that the test runner made, only those tests are claimed that both forms of its split put there (observed shapes 14).
 */
export const accountTests = (
  suite: DiscoveredSuite | undefined,
  { framework, capabilities, shards, sessions }: AccountedRun,
): Accounting => {
  if (suite === undefined) return nothingClaimed('the tests of the suite are not known');
  const selection = readSelection(framework, capabilities, suite);
  if (selection.kind === 'unclear') return nothingClaimed(selection.reason);
  const total = shards[0]?.shard.total ?? Number.POSITIVE_INFINITY;
  const isWhole = new Set(shards.map(({ shard }) => shard.index)).size === total;
  const filters = new Set(shards.flatMap(({ classFilter }) => classFilter ?? []));
  const isHeld = filters.size > 0 ? isNamedBy(filters) : isSplitTo(shards);
  return findMissingTests(suite, sessions, (test) => selection.selects(test) && (isWhole || isHeld(test)));
};

const isNamedBy =
  (filters: ReadonlySet<string>) =>
  ({ className, name }: DiscoveredTest): boolean =>
    filters.has(`${className}#${name}`) || enclosing(className).some((each) => filters.has(each));

/** A class and those around it, through which it runs. */
const enclosing = (className: string): readonly string[] => {
  const parts = className.split('$');
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('$'));
};

const isSplitTo =
  (shards: readonly PlannedShard[]) =>
  (test: DiscoveredTest): boolean =>
    !test.parameterised &&
    shards.some(({ shard }) => splitForms.every((form) => shardOf(test, shard.total, form) === shard.index));
