import type { DiscoveredSuite } from '../../../binaries/discovered-suite.ts';
import { definitionOf } from '../../../frameworks/lookup.ts';
import { type DurationHistory, noDurations, overheadOf } from '../../../history/durations.ts';
import type { Framework } from '../../../model/framework.ts';
import { fingerprintOf, type PlannedShard, type ShardPlan, type ShardRequest } from '../../../model/run-plan.ts';
import { describeExtras } from '../../../results/selection/filter-styles.ts';
import type { Selection } from '../../../results/selection/selection.ts';
import { chooseShardCount } from './balance.ts';
import {
  classIdentifier,
  extraTests,
  type IdentifierUnit,
  type SelectedClass,
  unitsOfClass,
  unitsOfFlows,
} from './identifier-units.ts';
import { describeChoice, describePlan, describeSource } from './shard-notes.ts';
import { findSplit } from './split-search.ts';
import { timeClasses } from './timed-classes.ts';

/** The service is told the tests of each shard, and they are not known. */
export class UndiscoveredTestsError extends Error {
  readonly code = 'shards-tests-unknown';

  constructor(framework: Framework, why: string) {
    super(`${definitionOf(framework).title} shards need a test suite whose tests can be discovered, but ${why}`);
    this.name = 'UndiscoveredTestsError';
  }
}

/**
 * Splits a suite whose shards are lists of `Target/Class` and `Target/Class/test`, or of files, by the durations of earlier runs, or by count.
 *
 * Every selected test is in exactly one shard. Only a class that is longer than a shard should be is taken apart into its tests. The same
 * arguments give the same plan, which jobs of a matrix rely on.
 *
 * @throws UndiscoveredTestsError where more than one shard is asked for, and the tests are not all known
 */
export const planIdentifierShards = (
  request: ShardRequest,
  selection: Selection,
  history: DurationHistory | undefined,
): ShardPlan => {
  if (request.shards === 1) return wholeSuite(request);
  const { suite } = selection;
  const classes = selectedClasses(request, selection, history);
  const timed = classes.map((each) => each.timed);
  const isOfFiles = suite?.tests.some(({ file }) => file !== undefined) === true;
  const unitsWithin = (limitMs: number): readonly IdentifierUnit[] =>
    isOfFiles ? unitsOfFlows(classes, suite.sequence) : classes.flatMap((each) => unitsOfClass(each, limitMs));
  const limits = { targetMs: request.targetMs, maxShards: request.maxShards, fixedMs: overheadOf(history ?? noDurations) };
  const roomMs = request.shards === 'auto' ? Math.max(0, limits.targetMs - limits.fixedMs) : undefined;
  const wanted = request.shards === 'auto' ? chooseShardCount(unitsWithin(roomMs ?? 0), limits) : request.shards;
  const split = findSplit({ weightsMs: timed.map(({ weightMs }) => weightMs), unitsWithin }, wanted, roomMs);
  // The number of shards is fixed where other jobs count on it.
  const total = request.shardIndex === undefined ? split.length : wanted;
  const isMeasured = timed.some(({ measured }) => measured);
  const shards = split.map(({ units, predictedMs }, index): PlannedShard => {
    const tests = units.flatMap((unit) => unit.tests);
    return {
      shard: { index, total },
      ...(total === 1
        ? {}
        : {
            classFilter: isOfFiles ? inOrder(units, suite) : units.flatMap(({ filters }) => filters).sort(),
            tests: new Set(tests),
          }),
      plannedTests: tests.length,
      loadMs: predictedMs,
      predictedMs: isMeasured ? limits.fixedMs + predictedMs : undefined,
    };
  });
  const slowestMs = Math.max(0, ...split.map(({ predictedMs }) => predictedMs));
  const extras = isOfFiles ? [] : classes.flatMap(extraTests);
  // In a build of its own, a shard leaves out by name what the input `tests` does not select.
  const isLeftOut = request.shardIndex !== undefined && Object.keys(selection.filters).length > 0;
  return {
    shardBy: 'duration',
    total,
    shards,
    splitBy: request.shardIndex === undefined && total > 1 ? 'service' : undefined,
    fingerprint: fingerprintOf(shards),
    notes: [
      describeSource(timed),
      ...(request.shards === 'auto' ? [describeChoice(total, limits, slowestMs, isMeasured)] : []),
      ...describePlan(shards),
    ],
    notices: split.length < wanted ? [`Only ${split.length} of ${wanted} shards have tests: the suite has no more tests.`] : [],
    warning: extras.length === 0 || total === 1 || isLeftOut ? undefined : describeExtras('were not selected', extras),
  };
};

/**
 * The tests that are left for one shard of a split by `planIdentifierShards`.
 *
 * @param taken entries of all other shards
 * @param isTaken whether the other shards run what an entry names
 * @throws UndiscoveredTestsError where the tests are not all known
 */
export const remainingIdentifiers = (
  request: ShardRequest,
  selection: Selection,
  taken: readonly string[],
  isTaken: (filter: string) => boolean,
): Pick<PlannedShard, 'classFilter' | 'tests'> => {
  const apart = new Set(taken.map((entry) => entry.slice(0, entry.lastIndexOf('/'))));
  const units = selectedClasses(request, selection, undefined)
    .flatMap((each) => {
      const isApart = apart.has(classIdentifier(each.timed.className, each.target));
      return unitsOfClass(each, isApart ? -1 : Number.POSITIVE_INFINITY);
    })
    .filter(({ filters }) => !filters.every(isTaken));
  return {
    classFilter: units.flatMap(({ filters }) => filters).sort(),
    tests: new Set(units.flatMap(({ tests }) => tests)),
  };
};

const wholeSuite = ({ shardBy }: ShardRequest): ShardPlan => ({
  shardBy,
  total: 1,
  shards: [{ shard: { index: 0, total: 1 } }],
  fingerprint: fingerprintOf([]),
  notes: [],
  notices: [],
});

const selectedClasses = (
  { framework }: ShardRequest,
  { suite, whole, unclear }: Selection,
  history: DurationHistory | undefined,
): readonly SelectedClass[] => {
  const refuse = (why: string): never => {
    throw new UndiscoveredTestsError(framework, why);
  };
  if (suite === undefined) return refuse('its tests are unknown');
  const [unknown] = suite.unknown;
  if (unknown !== undefined) return refuse(`the tests of ${unknown.part} are not all known (${unknown.reason})`);
  if (suite.unseen !== undefined) return refuse(suite.unseen);
  if (unclear !== undefined) return refuse(unclear);
  const selected = timeClasses(suite, history);
  if (selected.length === 0) return refuse(whole?.tests.length === 0 ? 'this one has none' : 'the filters select none of them');
  const [ownTests, allTests] = [suite, whole ?? suite].map(({ tests }) => Map.groupBy(tests, ({ className }) => className));
  return selected.map((timed) => {
    const own = ownTests?.get(timed.className) ?? [];
    // Test bundles may have classes of one name.
    const [target = suite.target, ...others] = new Set(own.flatMap((test) => test.target ?? []));
    return {
      timed,
      all: allTests?.get(timed.className)?.map(({ name }) => name) ?? [],
      target: others.length > 0 ? undefined : target,
      files: own.flatMap(({ file }) => file ?? []),
    };
  });
};

/** As the suite orders its flows. */
const inOrder = (units: readonly IdentifierUnit[], { tests }: DiscoveredSuite): readonly string[] => {
  const own = new Set(units.flatMap(({ filters }) => filters));
  return tests.flatMap(({ file }) => (file !== undefined && own.has(file) ? [file] : []));
};
