import { matchesWildcard } from '../../lib/wildcard.ts';
import type { KnownSuite, KnownTest, TestEntry, TestPattern } from '../../model/run-plan.ts';
import { enclosing, isFilePart, simpleClass } from '../known-tests.ts';

/** What selects tests: a test has to fit each of the lists, and fits one by any of its entries. An exclusion is a list of its own. */
export type Filters = readonly (readonly TestEntry[])[];

/** Entries of `tests` add up; exclusions win in any order; with exclusions alone, everything else is meant. */
export const filtersOf = (entries: readonly TestEntry[]): Filters =>
  [entries.filter(({ excludes }) => !excludes), ...entries.filter(({ excludes }) => excludes).map((entry) => [entry])].filter(
    (filter) => filter.length > 0,
  );

export const fits = (filters: Filters, test: KnownTest): boolean =>
  filters.every((filter) => filter.some((entry) => matchesTest(entry, test) !== entry.excludes));

/** Whether unknown tests of a class or file may fit. */
export const mayHold = (filters: Filters, part: string): boolean =>
  isFilePart(part)
    ? !filters.some(namesClasses)
    : filters.every((filter) =>
        filter.some((entry) =>
          entry.excludes
            ? !matchesClass(entry, part)
            : entry.kind === 'identifier' || matchesClass(entry, part) || mayMatchIn(entry, part),
        ),
      );

/** Whether all tests of a class fit, also those that are not known. */
export const holdsAll = (filters: Filters, part: string): boolean =>
  filters.every((filter) =>
    filter.some((entry) => (entry.excludes ? !matchesClass(entry, part) && !mayMatchIn(entry, part) : matchesClass(entry, part))),
  );

/** Whether entries name classes and methods in full, so that nothing else can be meant. */
export const namesClasses = (entries: readonly TestEntry[]): boolean =>
  entries.every(({ kind, excludes, text }) => kind === 'class' && !excludes && !text.includes('*'));

/** Whether an entry means a test, or a class of which tests may be unknown. */
export const meansSomething = (entry: TestEntry, { tests, unknown, onRequest = [] }: KnownSuite): boolean =>
  tests.some((test) => matchesTest(entry, test)) ||
  (entry.kind === 'flow' && onRequest.some((test) => matchesTest(entry, test))) ||
  unknown.some(
    ({ part }) => matchesClass(entry, part) || (entry.kind !== 'annotation' && entry.kind !== 'size' && mayMatchIn(entry, part)),
  );

/** Whether a pattern means a test. Inner classes run with the class around them, as for the service's own filter. */
export const matchesTest = (pattern: TestPattern, test: KnownTest): boolean => {
  switch (pattern.kind) {
    case 'class':
      return pattern.method === undefined
        ? matchesClass(pattern, test.className)
        : matchesWildcard(pattern.className, test.className) && matchesWildcard(pattern.method, test.name);
    case 'package':
      return matchesClass(pattern, test.className);
    case 'annotation':
      return (test.annotations ?? []).some((name) => matchesWildcard(pattern.name, name));
    case 'size':
      return (test.sizes ?? []).includes(pattern.size);
    case 'flow':
      return matchesFile(pattern.path, test) && (pattern.name === undefined || matchesWildcard(pattern.name, test.name));
    case 'tag':
      return (test.tags ?? []).some((tag) => matchesWildcard(pattern.name, tag));
    case 'identifier':
      return (
        targetsOf(test).some((target) => target === undefined || matchesWildcard(pattern.target, target)) &&
        (pattern.className === undefined || matchesWildcard(pattern.className, simpleClass(test.className))) &&
        (pattern.method === undefined || matchesWildcard(pattern.method, methodName(test)))
      );
  }
};

/** A file, with or without its ending, or everything below a folder. */
const matchesFile = (path: string, { className, file = className }: KnownTest): boolean =>
  path === '.' || [file, className].some((name) => matchesWildcard(path, name)) || matchesWildcard(`${path}/*`, file);

/** Whether a pattern means all tests of a class, also those that are not known. */
export const matchesClass = (pattern: TestPattern, className: string): boolean => {
  switch (pattern.kind) {
    case 'class':
      return pattern.method === undefined && enclosing(className).some((name) => matchesWildcard(pattern.className, name));
    case 'package':
      return packagesOf(className).some((name) => matchesWildcard(pattern.name, name));
    default:
      return false;
  }
};

/** Whether a pattern may mean some tests of a class that are not known. */
export const mayMatchIn = (pattern: TestPattern, className: string): boolean =>
  pattern.kind === 'annotation' ||
  pattern.kind === 'size' ||
  (pattern.kind === 'class' && pattern.method !== undefined && matchesWildcard(pattern.className, className));

/** The service matches names of iOS tests by their beginning. */
export const byPrefix = (entry: TestEntry): TestEntry =>
  entry.kind === 'identifier' && entry.method !== undefined ? { ...entry, method: `${entry.method}*` } : entry;

/** Swift tests that may throw or wait are listed with brackets. */
export const methodName = ({ name }: Pick<KnownTest, 'name'>): string => name.replace(/\(\)$/, '');

/** The bundle by its own name and by that of the Swift module, in which some signs are replaced; undefined: it is not known. */
export const targetsOf = ({ target, className }: KnownTest): readonly (string | undefined)[] => {
  const module = className.includes('.') ? className.slice(0, className.indexOf('.')) : undefined;
  return target !== undefined && module !== undefined ? [target, module] : [target ?? module];
};

/** The package of a class and those above it. */
export const packagesOf = (className: string): readonly string[] => {
  const parts = className.split('.').slice(0, -1);
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('.'));
};
