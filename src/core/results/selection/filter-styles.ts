import { posix } from 'node:path';
import { listFirst } from '../../../lib/numbers.ts';
import { choosingOption, type TestFilter } from '../../frameworks/definition.ts';
import { isFullyKnown } from '../../model/discovered-suite.ts';
import type { KnownSuite, KnownTest, TestEntry } from '../../model/run-plan.ts';
import { enclosing, isFilePart, isInner, simpleClass } from '../known-tests.ts';
import { fitsRequest, nameFlowsTogether, tagOfFlows } from './flow-requests.ts';
import {
  byPrefix,
  type Filters,
  filtersOf,
  holdsAll,
  matchesClass,
  matchesTest,
  mayHold,
  mayMatchIn,
  methodName,
  namesClasses,
  targetsOf,
  withMark,
} from './match-entry.ts';

/** Parameters of a build request: lists of names, or objects of such lists. */
export type FilterParameters = Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>>;

export type FilterRequest =
  | {
      readonly kind: 'exact';
      readonly parameters: FilterParameters;
      /** Unselected tests that also run, because the service matches names by prefix. */
      readonly extra: readonly string[];
    }
  | {
      readonly kind: 'refused';
      /** Clause that says why no parameters select exactly these tests. */
      readonly reason: string;
    };

const exactly = (parameters: FilterParameters, extra: readonly string[] = []): FilterRequest => ({
  kind: 'exact',
  parameters,
  extra,
});

const refused = (reason: string): FilterRequest => ({ kind: 'refused', reason });

export const listExtras = (names: readonly string[]): string => listFirst(names, 10);

/** @param why clause that begins with a verb, such as `are not selected` */
export const describeExtras = (why: string, names: readonly string[]): string =>
  `The service matches names of tests by prefix, so tests that ${why} run as well: ${listExtras(names)}.`;

/** Names every flow if `capabilities` choose none, because the service would otherwise apply its own rules. */
const allFlows: FilterStyle['selectAll'] = (suite, limit, capabilities) => {
  const isChosen = capabilities.execute !== undefined || choosingOption(capabilities) !== undefined;
  return exactly(suite.tests.length === 0 || isChosen ? {} : flowParameters(suite.tests, suite, limit, capabilities));
};

/** Selects flows by the first of these that is short enough: files, folders, a tag. Otherwise several builds run the files. */
const flowParameters = (
  flows: readonly KnownTest[],
  suite: KnownSuite,
  limit: TestFilter,
  { tags }: Readonly<Record<string, unknown>> = {},
): FilterParameters => {
  const files = flowFiles(flows);
  const entries = nameFlowsTogether(files, suite, limit);
  if (entries !== undefined) return { execute: entries };
  const tag = tags === undefined ? tagOfFlows(flows, suite) : undefined;
  return tag === undefined ? { execute: files } : { tags: { includeTags: [tag] } };
};

/** Files of flows, in the order in which the service runs them. */
const flowFiles = (tests: readonly KnownTest[]): readonly string[] => tests.flatMap(({ file }) => file ?? []);

/** Sends entries unchanged. Refuses files together with included tags, because only flows that match both would run. */
const openFlowFilters: FilterStyle['selectBlindly'] = (entries, _suite, limit) => {
  const unclear = entries.find((entry) => entry.text.includes('*') || !isOpen(entry));
  if (unclear !== undefined) return refused(`it is unknown which flows "${withMark(unclear)}" selects`);
  const files = entries.flatMap((entry) => (entry.kind === 'flow' ? entry.path : []));
  const tagsOf = (excluded: boolean): readonly string[] =>
    entries.flatMap((entry) => (entry.kind === 'tag' && entry.excludes === excluded ? entry.name : []));
  const [includeTags, excludeTags] = [tagsOf(false), tagsOf(true)];
  if (!fitsRequest(files, limit))
    return refused(`they are longer than a request may be (${limit.mostBytes} bytes), and only a known suite can be divided`);
  if (files.length > 0 && includeTags.length > 0) return refused('files and tags add up only where the flows are known');
  const both = includeTags.find((tag) => excludeTags.includes(tag));
  if (both !== undefined) return refused(`the tag "${both}" is both selected and excluded`);
  const tags = withoutEmpty({ includeTags, excludeTags });
  return exactly({ ...withoutEmpty({ execute: files }), ...(Object.keys(tags).length === 0 ? {} : { tags }) });
};

const isOpen = (entry: TestEntry): boolean =>
  entry.kind === 'tag' || (entry.kind === 'flow' && !entry.excludes && entry.name === undefined);

const withoutEmpty = (lists: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));

/** Expands entries of different kinds to classes and methods, because a test must match all parameters of a request. */
const classFilters: FilterStyle['select'] = (entries, found, tests) => {
  const direct = directFilters(entries);
  if (direct !== undefined) return direct;
  const suite = withNamedClasses(found, entries);
  const filters = filtersOf(entries);
  const obstacle = unknownTests(filters, suite);
  if (obstacle !== undefined) return refused(obstacle);
  const parts = classParts(suite);
  const whole = parts.filter((part) => holdsAll(filters, part));
  const named = entries.flatMap((entry) => (isPlainMethod(entry) && parts.includes(entry.className) ? [entry.text] : []));
  const expanded = [...new Set([...classEntries(tests, suite, whole), ...whole, ...named])].sort();
  if (tests.length === suite.tests.length && isFullyKnown(suite)) return exactly({});
  if (expanded.length === 0) return refused('the tests that they select belong to ignored classes');
  const unnameable = expanded.find((entry) => !canBeSent(entry));
  return unnameable === undefined ? exactly({ class: expanded }) : refused(`no filter can name "${unnameable}"`);
};

/** Sends entries unchanged if they have the same kind and no `!` or `*`. Undefined for other entries. */
const directFilters = (entries: readonly TestEntry[]): FilterRequest | undefined => {
  const [first] = entries;
  if (first === undefined) return undefined;
  const { kind } = first;
  if (entries.some((entry) => entry.excludes || entry.kind !== kind || entry.text.includes('*'))) return undefined;
  const values = entries.flatMap((entry) => {
    if (entry.kind === 'class') return isWithin(entry, entries) ? [] : [entry.text];
    if (entry.kind === 'size') return [entry.size];
    return entry.kind === 'package' || entry.kind === 'annotation' ? [entry.name] : [];
  });
  return kind === 'class' || kind === 'package' || values.length === 1 ? exactly({ [kind]: [...new Set(values)] }) : undefined;
};

/** Tells whether another entry selects the class of a method, so that the test runner might run the method twice. */
const isWithin = (entry: TestEntry, entries: readonly TestEntry[]): boolean =>
  entry.kind === 'class' && entry.method !== undefined && entries.some((other) => matchesClass(other, entry.className));

const isPlainMethod = (entry: TestEntry): entry is TestEntry & { kind: 'class'; method: string } =>
  entry.kind === 'class' && entry.method !== undefined && !entry.excludes && !entry.text.includes('*');

/** Adds classes that entries name but the suite lacks, because a part of the suite may be unreadable. */
const withNamedClasses = (suite: KnownSuite, entries: readonly TestEntry[]): KnownSuite => {
  const known = new Set([...suite.tests.map(({ className }) => className), ...classParts(suite)].flatMap(enclosing));
  const named = entries.flatMap((entry) => (entry.kind === 'class' && namesClasses([entry]) ? entry.className : []));
  const parts = named.filter((className) => !known.has(className)).map((part) => ({ part }));
  return { ...suite, unknown: [...suite.unknown, ...parts] };
};

/** Clause that says why entries cannot be expanded. Undefined if they can be expanded. */
const unknownTests = (filters: Filters, suite: KnownSuite): string | undefined => {
  const isOpen = !filters.some(namesClasses);
  if (isOpen && suite.unseen !== undefined) return suite.unseen;
  const file = suite.unknown.find(({ part }) => isFilePart(part));
  if (isOpen && file !== undefined) return `the contents of ${file.part} are unknown`;
  const unclear = classParts(suite).find((part) => isPartly(filters, part));
  return unclear === undefined ? undefined : `the tests of ${unclear} are not all known`;
};

/** Tells whether entries may select only a part of a class with unknown tests. Ignores full names of methods. */
const isPartly = (filters: Filters, part: string): boolean =>
  mayHold(filters, part) &&
  !holdsAll(filters, part) &&
  filters.flat().some((entry) => mayMatchIn(entry, part) && !isPlainMethod(entry));

const classParts = ({ unknown }: KnownSuite): readonly string[] =>
  unknown.map(({ part }) => part).filter((part) => !isFilePart(part));

/**
 * Names a class only if it and its inner classes are fully selected, otherwise its methods.
 * @param whole selected classes with unknown tests
 */
export const classEntries = (
  tests: readonly KnownTest[],
  suite: KnownSuite,
  whole: readonly string[] = [],
): readonly string[] => {
  const isIn = new Set(tests);
  // A class filter also runs inner classes, so a class with an unselected inner test cannot be named.
  const lacking = new Set(suite.tests.flatMap((test) => (isIn.has(test) ? [] : enclosing(test.className))));
  for (const part of classParts(suite)) if (!whole.includes(part)) for (const name of enclosing(part)) lacking.add(name);
  const entries: string[] = [];
  const whollyNamed = new Set<string>();
  const byClass = [...Map.groupBy(tests, ({ className }) => className)];
  // Outer classes come first, because their inner classes run with them.
  for (const [className, own] of byClass.toSorted(([one], [other]) => one.length - other.length)) {
    if (enclosing(className).some((name) => whollyNamed.has(name))) continue;
    // Naming an inner class would run it, even if its enclosing class is ignored.
    if (isInner(className) && own.every(({ ignored }) => ignored)) continue;
    if (lacking.has(className)) {
      entries.push(...own.map(({ name }) => `${className}#${name}`));
    } else {
      entries.push(className);
      whollyNamed.add(className);
    }
  }
  return entries;
};

/** Tells whether an entry has no character that would split or end it. */
const canBeSent = (entry: string): boolean => !/[,"'\\\n]/.test(entry);

/** Selects tests although the service matches names by prefix: `testAdd` also selects `testAddAll`. */
const identifierFilters: FilterStyle['select'] = (entries, suite, tests) => {
  if (!isFullyKnown(suite)) return openFilters(entries, suite);
  if (tests.length === suite.tests.length) return exactly({});
  const isIn = new Set(tests);
  const classes = [...Map.groupBy(suite.tests, classPath)].map(
    ([path, all]): TestClass => ({
      path,
      wanted: all.filter((test) => isIn.has(test)).map(methodName),
      others: all.filter((test) => !isIn.has(test)).map(methodName),
    }),
  );
  const skipped = entries.every(({ excludes }) => excludes) ? skipOnly(classes) : undefined;
  if (skipped !== undefined) return exactly({ 'skip-testing': skipped });
  const parts = classes.flatMap((own) => {
    if (own.wanted.length === 0) return [];
    return own.others.length === 0 ? [{ only: [own.path], skip: [], extra: [] }] : [namedIn(own)];
  });
  return requestOf(joinNames(parts));
};

const requestOf = ({ only, skip, extra }: NamedTests): FilterRequest =>
  exactly(withoutEmpty({ 'only-testing': only, 'skip-testing': skip }), extra);

/** Class with the names of its selected tests (`wanted`) and of its other tests (`others`). */
interface TestClass {
  readonly path: string;
  readonly wanted: readonly string[];
  readonly others: readonly string[];
}

/** `Target/Class`, or `Class` if the target is unknown. */
const classPath = (test: KnownTest): string => {
  const [target] = targetsOf(test);
  const name = simpleClass(test.className);
  return target === undefined ? name : `${target}/${name}`;
};

/** Lists the tests to skip. Undefined if skipping a test would also skip a selected test. */
const skipOnly = (classes: readonly TestClass[]): readonly string[] | undefined => {
  const skipped: string[] = [];
  for (const { path, wanted, others } of classes) {
    if (wanted.length === 0) skipped.push(path);
    else if (others.some((name) => wanted.some((each) => each.startsWith(name)))) return undefined;
    else skipped.push(...others.map((name) => `${path}/${name}`));
  }
  return skipped;
};

interface NamedTests {
  readonly only: readonly string[];
  readonly skip: readonly string[];
  /** Unselected tests that also run, because the service matches names by prefix. */
  readonly extra: readonly string[];
}

const joinNames = (parts: readonly NamedTests[]): NamedTests => ({
  only: parts.flatMap(({ only }) => only),
  skip: parts.flatMap(({ skip }) => skip),
  extra: parts.flatMap(({ extra }) => extra),
});

/** Finds other names that begin with a wanted name, because the service selects them too. */
export const beginningLike = (wanted: readonly string[], others: readonly string[]): readonly string[] =>
  others.filter((name) => wanted.some((each) => name.startsWith(each)));

/** Skips other tests that begin with a selected name, or lists them as extra if that would skip a selected test. */
const namedIn = ({ path, wanted, others }: TestClass): NamedTests => {
  const inClass = (names: readonly string[]): readonly string[] => names.map((name) => `${path}/${name}`);
  const alikes = beginningLike(wanted, others);
  const isExtra = (name: string): boolean => wanted.some((each) => each.startsWith(name));
  return {
    only: inClass(wanted),
    skip: inClass(alikes.filter((name) => !isExtra(name))),
    extra: inClass(alikes.filter(isExtra)),
  };
};

/** @param names full names of tests, as `Target/Class/test` or `Class/test` */
const prefixMatchesOf = (names: readonly string[], { tests }: KnownSuite): NamedTests =>
  joinNames(
    [...Map.groupBy(names, posix.dirname)].map(([path, named]) => {
      const [className, target] = path.split('/').reverse();
      const wanted = named.map((name) => posix.basename(name));
      const isIn = (test: KnownTest): boolean =>
        simpleClass(test.className) === className &&
        (target === undefined || targetsOf(test).some((each) => each === undefined || each === target));
      const others = tests.filter((test) => isIn(test) && !wanted.includes(methodName(test))).map(methodName);
      return namedIn({ path, wanted, others });
    }),
  );

/** Sends entries unchanged, because not all tests of the suite are known. */
const openFilters = (entries: readonly TestEntry[], suite: KnownSuite | undefined): FilterRequest => {
  const pattern = entries.find(({ text }) => text.includes('*'));
  if (pattern !== undefined) return refused(`the tests that match "${pattern.text}" are not all known`);
  const [included, excluded] = [entries.filter(({ excludes }) => !excludes), entries.filter(({ excludes }) => excludes)];
  const [lost] = excluded.flatMap((entry) => alike(entry, suite, excluded));
  if (lost !== undefined)
    return refused(`leaving a test out by its name would leave out ${lost} as well, and not all tests are known`);
  return requestOf({
    only: included.map(({ text }) => text),
    skip: excluded.map(({ text }) => text),
    extra: included
      .filter(isIosTest)
      .flatMap((entry) => [...alike(entry, suite), `any other test that begins with ${entry.text}`]),
  });
};

const isIosTest = (entry: TestEntry): entry is TestEntry & { kind: 'identifier'; method: string } =>
  entry.kind === 'identifier' && entry.method !== undefined;

/** Finds known tests that an entry matches only by prefix, without tests that another entry excludes. */
const alike = (entry: TestEntry, suite: KnownSuite | undefined, exclusions: readonly TestEntry[] = []): readonly string[] => {
  if (suite === undefined || !isIosTest(entry)) return [];
  const isAlike = (test: KnownTest): boolean => matchesTest(byPrefix(entry), test) && methodName(test) !== entry.method;
  return suite.tests
    .filter((test) => isAlike(test) && !exclusions.some((other) => matchesTest(other, test)))
    .map((test) => `${classPath(test)}/${methodName(test)}`);
};

export interface FilterStyle {
  /** Selects the given tests of a known suite. */
  readonly select: (
    entries: readonly TestEntry[],
    suite: KnownSuite,
    tests: readonly KnownTest[],
    filter: TestFilter,
  ) => FilterRequest;
  /** Selects tests of a suite that is not fully known. */
  readonly selectBlindly: (entries: readonly TestEntry[], suite: KnownSuite | undefined, filter: TestFilter) => FilterRequest;
  readonly selectAll: (suite: KnownSuite, filter: TestFilter, capabilities: Readonly<Record<string, unknown>>) => FilterRequest;
  /** Finds tests that a request for these names would also run. Absent if the service matches only full names. */
  readonly prefixMatches?: (names: readonly string[], suite: KnownSuite) => NamedTests;
}

const nothing = (): FilterRequest => exactly({});

const needsList =
  'the tests of the suite are unknown. They are needed for exclusions with `!`, for wildcards, and for a mix of classes, packages and annotations';

export const filterStyles: Readonly<Record<TestFilter['style'], FilterStyle>> = {
  class: {
    select: classFilters,
    selectBlindly: (entries) => directFilters(entries) ?? refused(needsList),
    selectAll: nothing,
  },
  identifier: { select: identifierFilters, selectBlindly: openFilters, selectAll: nothing, prefixMatches: prefixMatchesOf },
  flow: {
    select: (_entries, suite, tests, limit) => exactly(flowParameters(tests, suite, limit)),
    selectBlindly: openFlowFilters,
    selectAll: allFlows,
  },
};
