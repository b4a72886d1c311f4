import { testName } from '../../../model/results.ts';
import { beginningLike } from '../../../results/selection/filter-styles.ts';
import type { ShardUnit } from './split-search.ts';
import type { TimedClass, TimedMethod } from './timed-classes.ts';

/** Tests that one shard runs together, as entries of `only-testing`. */
export interface IdentifierUnit extends ShardUnit {
  readonly tests: readonly string[];
}

/** A class with the tests of it that are to run. */
export interface SelectedClass {
  /** With the selected methods and what these take. */
  readonly timed: TimedClass;
  /** Names of all its tests. */
  readonly all: readonly string[];
  /** The test bundle that holds the selected tests; absent where it is not known, or more than one holds a class of this name. */
  readonly target?: string | undefined;
  /** Of a flow: its file. */
  readonly files?: readonly string[];
}

/** `Target/Class`, as Xcode names it; without the target where that is not known. */
export const classIdentifier = (className: string, target: string | undefined): string =>
  target === undefined ? className : `${target}/${className}`;

/**
 * A class as a whole, or in parts where it is longer than the limit.
 *
 * The service matches names of tests by prefix: `testAdd` also selects `testAddAll`. Tests of which one name begins with another are
 * therefore never separated, so that no entry selects a test of another shard. A class of which only some tests are selected is named by
 * its tests.
 */
export const unitsOfClass = (selected: SelectedClass, limitMs: number): readonly IdentifierUnit[] => {
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
    return groups.map((own) =>
      unit(
        `${className}/${own[0]?.name}`,
        own,
        entries(own),
        own.reduce((sum, method) => sum + method.weightMs, 0),
      ),
    );
  return [unit(className, methods, isWhole ? [classIdentifier(className, target)] : entries(methods), weightMs)];
};

/** Each test with those whose names begin with its own; a test without such is alone. */
const groupByPrefix = (methods: readonly TimedMethod[]): readonly (readonly TimedMethod[])[] => {
  const groups: TimedMethod[][] = [];
  let prefix: string | undefined;
  // Sorted by code units, names that begin with another one follow it without a gap.
  for (const method of methods.toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))) {
    const last = groups.at(-1);
    if (last !== undefined && prefix !== undefined && method.name.startsWith(prefix)) last.push(method);
    else {
      groups.push([method]);
      prefix = method.name;
    }
  }
  return groups;
};

/** Tests that were not selected, and that run because their names begin with that of a selected one. */
export const extraTests = ({ timed: { className, methods }, all }: SelectedClass): readonly string[] => {
  const wanted = methods.map(({ name }) => name);
  const others = all.filter((name) => !wanted.includes(name));
  return beginningLike(wanted, others).map((name) => testName({ className, name }));
};

/**
 * Flows as a whole, each by its file. Those that run one after the other stay together.
 *
 * @param sequence classes in the order in which they run
 */
export const unitsOfFlows = (selected: readonly SelectedClass[], sequence: readonly string[] = []): readonly IdentifierUnit[] => {
  const units = selected.map(
    ({ timed: { className, weightMs, methods }, files = [] }): IdentifierUnit => ({
      name: className,
      filters: files,
      weightMs,
      tests: methods.map(({ name }) => testName({ className, name })),
    }),
  );
  const ordered = sequence.flatMap((className) => units.find(({ name }) => name === className) ?? []);
  const [first, ...rest] = ordered;
  if (first === undefined) return units;
  const joined = rest.reduce<IdentifierUnit>(
    (sum, unit) => ({
      name: sum.name,
      filters: [...sum.filters, ...unit.filters],
      weightMs: sum.weightMs + unit.weightMs,
      tests: [...sum.tests, ...unit.tests],
    }),
    first,
  );
  return [joined, ...units.filter((unit) => !ordered.includes(unit))];
};
