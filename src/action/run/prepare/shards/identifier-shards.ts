import { definitionOf } from '../../../../core/frameworks/lookup.ts';
import { testName } from '../../../../core/model/results.ts';
import { fingerprintOf, type PlannedShard, type ShardPlan, type ShardRequest } from '../../../../core/model/run-plan.ts';
import { CodedError } from '../../../../core/model/run-problem.ts';
import { beginningLike, describeExtras } from '../../../../core/results/selection/filter-styles.ts';
import type { Selection } from '../../../../core/results/selection/selection.ts';
import { sum } from '../../../../lib/numbers.ts';
import type { DurationHistory } from '../../../history/durations.ts';
import { chooseShardCount, findSplit, type ShardUnit } from './balance.ts';
import { type TimedClass, type TimedMethod, timeClasses } from './class-shards.ts';
import { describeGroups, isTooLong, planOfFlows, unitsOfFlows } from './flow-shards.ts';
import { planOfSplit, shardTarget } from './shard-notes.ts';

/**
 * Splits a suite into lists of `Target/Class` and `Target/Class/test`, or into lists of files. Every selected test is in
 * exactly one shard.
 *
 * The jobs of a matrix plan separately, so equal arguments must give the same plan.
 *
 * @throws CodedError `shards-tests-unknown` if more than one shard is requested and not all tests are known
 */
export const planIdentifierShards = (
  request: ShardRequest,
  selection: Selection,
  history: DurationHistory | undefined,
): ShardPlan => {
  const { testFilter } = definitionOf(request.framework);
  if (request.shards === 1 && !isTooLong(selection, testFilter)) return wholeSuite(request, describeGroups(selection));
  const { suite } = selection;
  const classes = selectedClasses(request, selection, history);
  const timed = classes.map((each) => each.timed);
  const target = shardTarget(request, history);
  const roomMs = request.shards === 'auto' ? Math.max(0, target.targetMs - target.fixedMs) : undefined;
  const splitInto = <Unit extends ShardUnit>(unitsWithin: (limitMs: number) => readonly Unit[]) => {
    const wanted = request.shards === 'auto' ? chooseShardCount(unitsWithin(roomMs ?? 0), target) : request.shards;
    const split = findSplit({ weightsMs: timed.map(({ weightMs }) => weightMs), unitsWithin }, wanted, roomMs);
    return { split, asked: { request, target, classes: timed, wanted } };
  };
  if (suite?.tests.some(({ file }) => file !== undefined) === true) {
    const { split, asked } = splitInto(() => unitsOfFlows(classes, suite.sequence));
    return planOfFlows(asked, split, selection, suite);
  }
  const { split, asked } = splitInto((limitMs) => classes.flatMap((each) => unitsOfClass(each, limitMs)));
  const parts = split.map(({ items, predictedMs }) => {
    const tests = items.flatMap((unit) => unit.tests);
    const classFilter = items.flatMap(({ filters }) => filters).sort();
    return { classFilter, tests: new Set(tests), plannedTests: tests.length, loadMs: predictedMs };
  });
  const plan = planOfSplit(asked, parts, 'tests');
  const extras = classes.flatMap(extraTests);
  // With `shard-index`, the build request also names the selected tests, so unselected tests do not run.
  const isLeftOut = request.shardIndex !== undefined && Object.keys(selection.filters).length > 0;
  return {
    ...plan,
    splitBy: request.shardIndex === undefined && plan.total > 1 ? 'service' : undefined,
    warning: extras.length === 0 || plan.total === 1 || isLeftOut ? undefined : describeExtras('were not selected', extras),
  };
};

/**
 * Tests that remain for one shard.
 *
 * @param taken entries of all other shards
 * @param isTaken whether the other shards run an entry
 * @throws CodedError `shards-tests-unknown` if not all tests are known
 */
export const remainingIdentifiers = (
  request: ShardRequest,
  selection: Selection,
  taken: readonly string[],
  isTaken: (filter: string) => boolean,
): Omit<PlannedShard, 'shard'> => {
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

const wholeSuite = ({ shardBy }: ShardRequest, notes: readonly string[]): ShardPlan => ({
  shardBy,
  total: 1,
  shards: [{ shard: { index: 0, total: 1 } }],
  fingerprint: fingerprintOf([]),
  notes,
  notices: [],
});

const selectedClasses = (
  { framework }: ShardRequest,
  { suite, whole, unclear }: Selection,
  history: DurationHistory | undefined,
): readonly SelectedClass[] => {
  const refuse = (why: string): never => {
    throw new CodedError('shards-tests-unknown', `${definitionOf(framework).title} tests cannot be divided into shards: ${why}`);
  };
  if (suite === undefined) return refuse('the tests of the suite are unknown');
  const [unknown] = suite.unknown;
  if (unknown !== undefined) return refuse(`the tests of ${unknown.part} are not all known (${unknown.reason})`);
  if (suite.unseen !== undefined) return refuse(suite.unseen);
  if (unclear !== undefined) return refuse(unclear);
  const selected = timeClasses(suite, history);
  if (selected.length === 0) return refuse(whole?.tests.length === 0 ? 'this one has none' : 'the filters select none of them');
  const ofClass = ({ className }: { readonly className: string }): string => className;
  const ownTests = Map.groupBy(suite.tests, ofClass);
  const allTests = Map.groupBy((whole ?? suite).tests, ofClass);
  return selected.map((timed) => {
    const own = ownTests.get(timed.className) ?? [];
    // If several test bundles have a class with this name, the class gets no bundle.
    const [target = suite.target, ...others] = new Set(own.flatMap((test) => test.target ?? []));
    return {
      timed,
      all: (allTests.get(timed.className) ?? own).map(({ name }) => name),
      target: others.length > 0 ? undefined : target,
      files: own.flatMap(({ file }) => file ?? []),
    };
  });
};

interface SelectedClass {
  /** The class with only its selected methods. */
  readonly timed: TimedClass;
  /** Names of all tests of the class, selected or not. */
  readonly all: readonly string[];
  /** Test bundle of the selected tests; absent if it is unknown or not unique. */
  readonly target?: string;
  readonly files: readonly string[];
}

/** Tests that one shard runs together. `filters` are entries of `only-testing`. */
interface IdentifierUnit extends ShardUnit {
  readonly tests: readonly string[];
}

const classIdentifier = (className: string, target: string | undefined): string =>
  target === undefined ? className : `${target}/${className}`;

/**
 * Makes one unit of a class, or several units if the class is longer than the limit. A test stays with the tests whose names
 * begin with its name, because the filter `testAdd` also selects `testAddAll`.
 */
const unitsOfClass = (selected: SelectedClass, limitMs: number): readonly IdentifierUnit[] => {
  const { target } = selected;
  const { className, weightMs, methods } = selected.timed;
  const groups = groupByPrefix(methods);
  const isWhole = methods.length === selected.all.length;
  const unit = (name: string, own: readonly TimedMethod[], filters: readonly string[], ownMs: number): IdentifierUnit => ({
    name,
    filters,
    weightMs: ownMs,
    tests: own.map((method) => testName({ className, name: method.name })),
  });
  const entries = (own: readonly TimedMethod[]): string[] =>
    own.map(({ name }) => `${classIdentifier(className, target)}/${name}`);
  if (weightMs > limitMs && groups.length > 1)
    return groups.map((own) => {
      const ownMs = sum(own.map((method) => method.weightMs));
      return unit(`${className}/${own[0]?.name}`, own, entries(own), ownMs);
    });
  return [unit(className, methods, isWhole ? [classIdentifier(className, target)] : entries(methods), weightMs)];
};

const groupByPrefix = (methods: readonly TimedMethod[]): readonly (readonly TimedMethod[])[] => {
  const groups: [TimedMethod, ...TimedMethod[]][] = [];
  // Sorting puts each name after the name that is its prefix.
  for (const method of methods.toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))) {
    const last = groups.at(-1);
    if (last !== undefined && method.name.startsWith(last[0].name)) last.push(method);
    else groups.push([method]);
  }
  return groups;
};

/** Unselected tests that run because their names begin with the name of a selected test. */
const extraTests = ({ timed: { className, methods }, all }: SelectedClass): readonly string[] => {
  const wanted = methods.map(({ name }) => name);
  const others = all.filter((name) => !wanted.includes(name));
  return beginningLike(wanted, others).map((name) => testName({ className, name }));
};
