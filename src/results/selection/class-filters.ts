import type { KnownSuite, KnownTest } from '../../model/known-suite.ts';
import type { TestEntry } from '../../model/test-entry.ts';
import { enclosing, isFilePart, isInner } from '../known-tests.ts';
import { exactly, type FilterRequest, refused } from './filter-request.ts';
import { type Filters, filtersOf, holdsAll, matchesClass, mayHold, mayMatchIn, namesClasses } from './match-entry.ts';

/**
 * The parameters `class`, `package`, `annotation` or `size` that select these tests.
 *
 * Several of these parameters together mean tests that fit all of them, and the test runner takes several annotations in the same way:
 * only entries of one kind can be sent as they are. Everything else is expanded to classes and methods.
 *
 * @param tests those of the suite that the entries mean
 */
export const classFilters = (entries: readonly TestEntry[], suite: KnownSuite, tests: readonly KnownTest[]): FilterRequest => {
  const direct = directFilters(entries);
  if (direct !== undefined) return direct;
  const filters = filtersOf(entries);
  const obstacle = unknownTests(filters, suite);
  if (obstacle !== undefined) return refused(obstacle);
  const whole = classParts(suite).filter((part) => holdsAll(filters, part));
  const named = entries.flatMap((entry) => (isPlainMethod(entry) && isUnknownClass(suite, entry.className) ? [entry.text] : []));
  const expanded = [...new Set([...classEntries(tests, suite, whole), ...whole, ...named])].sort();
  if (tests.length === suite.tests.length && isWhollyKnown(suite)) return exactly({});
  if (expanded.length === 0) return refused('the tests that they select belong to ignored classes');
  const unnameable = expanded.find((entry) => !canBeSent(entry));
  return unnameable === undefined ? exactly({ class: expanded }) : refused(`no filter can name "${unnameable}"`);
};

/** Without exclusions, `*` and other kinds beside them, entries mean the same to the service. */
export const directFilters = (entries: readonly TestEntry[]): FilterRequest | undefined => {
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

/** A method of a class that is meant as a whole: the service may run it twice, or alone. */
const isWithin = (entry: TestEntry, entries: readonly TestEntry[]): boolean =>
  entry.kind === 'class' && entry.method !== undefined && entries.some((other) => matchesClass(other, entry.className));

const isPlainMethod = (entry: TestEntry): entry is TestEntry & { kind: 'class'; method: string } =>
  entry.kind === 'class' && entry.method !== undefined && !entry.excludes && !entry.text.includes('*');

/** Why entries cannot be expanded, as a clause. */
const unknownTests = (filters: Filters, suite: KnownSuite): string | undefined => {
  const isOpen = !filters.some(namesClasses);
  if (isOpen && suite.unseen !== undefined) return suite.unseen;
  const file = suite.unknown.find(({ part }) => isFilePart(part));
  if (isOpen && file !== undefined) return `the contents of ${file.part} are unknown`;
  const unclear = classParts(suite).find((part) => isPartly(filters, part));
  return unclear === undefined ? undefined : `the tests of ${unclear} are not all known`;
};

/** Whether only some of the tests of a class may be meant. A method that is named in full can be sent, whether it is known or not. */
const isPartly = (filters: Filters, part: string): boolean =>
  mayHold(filters, part) &&
  !holdsAll(filters, part) &&
  filters.flat().some((entry) => mayMatchIn(entry, part) && !isPlainMethod(entry));

const classParts = ({ unknown }: KnownSuite): readonly string[] =>
  unknown.map(({ part }) => part).filter((part) => !isFilePart(part));

const isUnknownClass = (suite: KnownSuite, className: string): boolean => classParts(suite).includes(className);

const isWhollyKnown = ({ unknown, unseen }: KnownSuite): boolean => unknown.length === 0 && unseen === undefined;

/**
 * Entries of the parameter `class` that select exactly these tests: a class where all its tests are among them, with those of the classes
 * inside of it, which run along; else its methods.
 *
 * @param whole classes with unknown tests that are meant as a whole
 */
export const classEntries = (
  tests: readonly KnownTest[],
  suite: KnownSuite,
  whole: readonly string[] = [],
): readonly string[] => {
  const isIn = new Set(tests);
  // Every class stands for itself and for those around it, since a filter for these runs it too.
  const lacking = new Set(suite.tests.flatMap((test) => (isIn.has(test) ? [] : enclosing(test.className))));
  for (const part of classParts(suite)) if (!whole.includes(part)) for (const name of enclosing(part)) lacking.add(name);
  const entries: string[] = [];
  const whollyNamed = new Set<string>();
  const byClass = [...Map.groupBy(tests, ({ className }) => className)];
  // Outer classes first: those inside of one that is named run with it.
  for (const [className, own] of byClass.toSorted(([one], [other]) => one.length - other.length)) {
    if (enclosing(className).some((name) => whollyNamed.has(name))) continue;
    // What ignores all tests of an inner class may be the class around it: named alone, it would run.
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

/** What separates entries, or ends one, on the way to the device. */
const canBeSent = (entry: string): boolean => !/[,"'\\\n]/.test(entry);
