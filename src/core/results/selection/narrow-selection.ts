import { definitionOf } from '../../frameworks/lookup.ts';
import { shardOf, splitForms } from '../../frameworks/shard-split.ts';
import type { Capabilities, PlannedBuild } from '../../model/builds.ts';
import type { Framework } from '../../model/framework.ts';
import { type TestResult, testName } from '../../model/results.ts';
import type { KnownSuite, KnownTest, PlannedShard } from '../../model/run-plan.ts';
import { enclosing } from '../known-tests.ts';
import { readEntries } from './capability-filters.ts';
import { classEntries, filterStyles } from './filter-styles.ts';
import { fitsRequest } from './flow-requests.ts';
import type { Selection } from './selection.ts';

/** Tells whether a selected test certainly runs in these shards. */
export const runsIn = (shards: readonly PlannedShard[]): ((test: KnownTest) => boolean) => {
  const total = shards[0]?.shard.total ?? Number.POSITIVE_INFINITY;
  if (new Set(shards.map(({ shard }) => shard.index)).size === total) return () => true;
  const names = new Set(shards.flatMap(({ tests }) => [...(tests ?? [])]));
  if (names.size > 0) return (test) => names.has(testName(test));
  const filters = new Set(shards.flatMap(({ classFilter }) => classFilter ?? []));
  if (filters.size > 0)
    return (test) => filters.has(testName(test)) || enclosing(test.className).some((className) => filters.has(className));
  // Both rules of the test runner (`splitForms`) must assign the test to one of these shards.
  const indexes = new Set<number | undefined>(shards.map(({ shard }) => shard.index));
  return (test) => !test.parameterized && splitForms.every((form) => indexes.has(shardOf(test, total, form)));
};

/** Tells whether a shard gets no tests under both rules of the test runner (`splitForms`). */
export const isLeftEmpty = ({ tests }: KnownSuite, { shard, classFilter }: PlannedShard): boolean =>
  classFilter === undefined &&
  tests.every(({ parameterized, naming }) => !parameterized && naming === undefined) &&
  tests.every((test) => splitForms.every((form) => shardOf(test, shard.total, form) !== shard.index));

/** Replaces the entry for a class by entries for its selected tests. */
export const selectedEntries = ({ suite, whole }: Selection): ((entry: string) => readonly string[]) => {
  if (suite === undefined || whole === undefined || suite === whole) return (entry) => [entry];
  const unknown = suite.unknown.map(({ part }) => part);
  const byClass = new Map<string, string[]>();
  for (const entry of classEntries(suite.tests, whole, unknown)) {
    for (const className of enclosing(entry.split('#', 1)[0] ?? ''))
      byClass.set(className, [...(byClass.get(className) ?? []), entry]);
  }
  return (entry) => (unknown.includes(entry) ? [entry] : (byClass.get(entry) ?? [entry]));
};

interface NamingFacts {
  readonly framework: Framework;
  readonly capabilities: Capabilities;
  readonly target?: string;
  /** Absent if the tests of the suite are unknown. */
  readonly suite?: KnownSuite;
}

interface NamedTests {
  readonly tests: readonly string[];
  readonly filters: PlannedBuild['filters'];
  /** Unselected tests that also run, because the service matches names by prefix. */
  readonly extra: readonly string[];
}

/**
 * Creates the filter of a build that repeats tests. Undefined if a request cannot name all tests.
 * @param filters filters of the first build
 */
export const nameTests = (
  tests: readonly TestResult[],
  { framework, capabilities, target, suite }: NamingFacts,
  filters: PlannedBuild['filters'],
): NamedTests | undefined => {
  const { testFilter } = definitionOf(framework);
  // Tests that run only on request have run if a request named them.
  const known = new Map([...(suite?.onRequest ?? []), ...(suite?.tests ?? [])].map((test) => [testName(test), test]));
  const entries = tests.flatMap(
    (test) => testFilter?.entryOf(test.className, test.name, { target, known: known.get(testName(test)) }) ?? [],
  );
  if (entries.length < tests.length) return undefined;
  const named = [...new Set(entries)];
  if (testFilter !== undefined && !fitsRequest(named, testFilter)) return undefined;
  const key = testFilter?.leavesOut;
  const matches = suite && testFilter && filterStyles[testFilter.style].prefixMatches?.(named, suite);
  if (matches === undefined || key === undefined) return { tests: named, filters, extra: [] };
  const before = [capabilities[key], filters?.[key]].flatMap((given) => readEntries(given) ?? []);
  const skip = [...new Set([...before, ...matches.skip])];
  return { tests: named, filters: skip.length === 0 ? filters : { ...filters, [key]: skip }, extra: matches.extra };
};

/**
 * Divides tests into groups of which one request can name all tests.
 *
 * @param name returns undefined if a request cannot name all tests of a group
 */
export const nameableGroups = <Test>(
  tests: readonly Test[],
  name: (group: readonly Test[]) => NamedTests | undefined,
): readonly (readonly Test[])[] => {
  const groups: Test[][] = [];
  for (const test of tests) {
    const group = groups.at(-1);
    if (group !== undefined && name([...group, test]) !== undefined) group.push(test);
    else groups.push([test]);
  }
  return groups;
};
