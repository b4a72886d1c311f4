import { posix } from 'node:path';
import type { KnownSuite, KnownTest } from '../../model/known-suite.ts';
import type { TestEntry } from '../../model/test-entry.ts';
import { simpleClass } from '../known-tests.ts';
import { exactly, type FilterRequest, refused } from './filter-request.ts';
import { byPrefix, matchesTest, methodName, targetsOf } from './match-entry.ts';

/**
 * The parameters `only-testing` and `skip-testing` that select these tests.
 *
 * The service matches the names of tests by their beginning: `testAdd` also selects `testAddAll`. So what must not run and begins like a
 * test that must is skipped by its full name. Where that would skip a selected test in turn, it runs as well, and is named as extra. All
 * names are written in full, so that a service that matches them exactly selects the same.
 *
 * @param tests those of the suite that the entries mean
 */
export const identifierFilters = (
  entries: readonly TestEntry[],
  suite: KnownSuite,
  tests: readonly KnownTest[],
): FilterRequest => {
  if (suite.unknown.length > 0 || suite.unseen !== undefined) return openFilters(entries, suite);
  if (tests.length === suite.tests.length) return exactly({});
  const isIn = new Set(tests);
  const classes = [...Map.groupBy(suite.tests, classPath)].map(([path, all]): TestClass => {
    const wanted = all.filter((test) => isIn.has(test)).map(methodName);
    return { path, wanted, others: all.filter((test) => !isIn.has(test)).map(methodName) };
  });
  if (!entries.some(({ excludes }) => !excludes)) {
    const skipped = skipOnly(classes);
    if (skipped !== undefined) return exactly({ 'skip-testing': skipped });
  }
  const parts = classes.filter(({ wanted }) => wanted.length > 0).map(selectIn);
  const skip = parts.flatMap((part) => part.skip);
  return exactly(
    { 'only-testing': parts.flatMap(({ only }) => only), ...(skip.length === 0 ? {} : { 'skip-testing': skip }) },
    parts.flatMap(({ extra }) => extra),
  );
};

/** A class by its path, with the names of its tests that are to run, and of the others. */
interface TestClass {
  readonly path: string;
  readonly wanted: readonly string[];
  readonly others: readonly string[];
}

/** Without a target where none is known. */
const classPath = (test: KnownTest): string => {
  const [target] = targetsOf(test);
  const name = simpleClass(test.className);
  return target === undefined ? name : `${target}/${name}`;
};

/** What is left out, by name; undefined where a name is also the beginning of a test that is to run. */
const skipOnly = (classes: readonly TestClass[]): readonly string[] | undefined => {
  const skipped: string[] = [];
  for (const { path, wanted, others } of classes) {
    if (wanted.length === 0) skipped.push(path);
    else if (others.some((name) => wanted.some((each) => each.startsWith(name)))) return undefined;
    else skipped.push(...others.map((name) => `${path}/${name}`));
  }
  return skipped;
};

const selectIn = (own: TestClass): PrefixMatches & { readonly only: readonly string[] } =>
  own.others.length === 0
    ? { only: [own.path], skip: [], extra: [] }
    : { only: own.wanted.map((name) => `${own.path}/${name}`), ...prefixMatchesIn(own) };

/** Tests whose names begin with the name of one that is to run: those to skip, and those that run as well. */
export interface PrefixMatches {
  readonly skip: readonly string[];
  readonly extra: readonly string[];
}

/** The service matches names of tests by prefix. */
export const beginningLike = (wanted: readonly string[], others: readonly string[]): readonly string[] =>
  others.filter((name) => wanted.some((each) => name.startsWith(each)));

const prefixMatchesIn = ({ path, wanted, others }: TestClass): PrefixMatches => {
  const alikes = beginningLike(wanted, others);
  const [extra = [], skip = []] = [true, false].map((is) =>
    alikes.filter((name) => wanted.some((each) => each.startsWith(name)) === is).map((name) => `${path}/${name}`),
  );
  return { skip, extra };
};

/** Those of tests that are named in full, `Target/Class/test` or `Class/test`. */
export const prefixMatchesOf = (names: readonly string[], { tests }: KnownSuite): PrefixMatches => {
  const parts = [...Map.groupBy(names, posix.dirname)].map(([path, named]) => {
    const [className, target] = path.split('/').reverse();
    const wanted = named.map((name) => posix.basename(name));
    const own = tests.filter(
      (test) =>
        simpleClass(test.className) === className &&
        (target === undefined || targetsOf(test).some((each) => each === undefined || each === target)),
    );
    return prefixMatchesIn({ path, wanted, others: own.map(methodName).filter((name) => !wanted.includes(name)) });
  });
  return { skip: parts.flatMap(({ skip }) => skip), extra: parts.flatMap(({ extra }) => extra) };
};

/** Where not all tests are known, entries are sent as they are. */
export const openFilters = (entries: readonly TestEntry[], suite: KnownSuite | undefined): FilterRequest => {
  const pattern = entries.find(({ text }) => text.includes('*'));
  if (pattern !== undefined) return refused(`the tests that match "${pattern.text}" are not all known`);
  const lost = entries.filter(({ excludes }) => excludes).flatMap((entry) => alike(entry, suite, entries))[0];
  if (lost !== undefined)
    return refused(`leaving a test out by its name would leave out ${lost} as well, and not all tests are known`);
  const only = entries.filter(({ excludes }) => !excludes).map(({ text }) => text);
  const skip = entries.filter(({ excludes }) => excludes).map(({ text }) => text);
  return exactly(
    { ...(only.length === 0 ? {} : { 'only-testing': only }), ...(skip.length === 0 ? {} : { 'skip-testing': skip }) },
    entries.flatMap((entry) => alsoMeant(entry, suite)),
  );
};

const alsoMeant = (entry: TestEntry, suite: KnownSuite | undefined): readonly string[] =>
  entry.excludes || entry.kind !== 'identifier' || entry.method === undefined
    ? []
    : [...alike(entry, suite, []), `any other test that begins with ${entry.text}`];

/** Known tests that only begin like the one that an entry names, and that no other entry names. */
const alike = (entry: TestEntry, suite: KnownSuite | undefined, entries: readonly TestEntry[]): readonly string[] => {
  if (entry.kind !== 'identifier' || entry.method === undefined) return [];
  const { method } = entry;
  return (suite?.tests ?? [])
    .filter(
      (test) =>
        matchesTest(byPrefix(entry), test) &&
        methodName(test) !== method &&
        !entries.some((other) => other.excludes && matchesTest(other, test)),
    )
    .map((test) => `${classPath(test)}/${methodName(test)}`);
};
