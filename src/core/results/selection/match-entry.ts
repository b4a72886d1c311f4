import { matchesWildcard } from '../../../lib/wildcard.ts';
import type { NamedTest } from '../../model/results.ts';
import type { KnownSuite, KnownTest, TestEntry, TestPattern } from '../../model/run-plan.ts';
import { enclosing, isFilePart, simpleClass } from '../known-tests.ts';

/** Lists of entries. A test must match at least one entry of every list. */
export type Filters = readonly (readonly TestEntry[])[];

/** A test must match one of the entries and no exclusion. Exclusions alone select all other tests. */
export const filtersOf = (entries: readonly TestEntry[]): Filters =>
  [entries.filter(({ excludes }) => !excludes), ...entries.filter(({ excludes }) => excludes).map((entry) => [entry])].filter(
    (filter) => filter.length > 0,
  );

export const fits = (filters: Filters, test: KnownTest): boolean =>
  filters.every((filter) => filter.some((entry) => matchesTest(entry, test) !== entry.excludes));

/** Tells whether a class or file may contain unknown tests that match. */
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

/** Tells whether all tests of a class match, even unknown tests. */
export const holdsAll = (filters: Filters, part: string): boolean =>
  filters.every((filter) =>
    filter.some((entry) => (entry.excludes ? !matchesClass(entry, part) && !mayMatchIn(entry, part) : matchesClass(entry, part))),
  );

/** Text of an entry as the user wrote it, with `!` for an exclusion. */
export const withMark = ({ excludes, text }: TestEntry): string => `${excludes ? '!' : ''}${text}`;

export const namesClasses = (entries: readonly TestEntry[]): boolean =>
  entries.every(({ kind, excludes, text }) => kind === 'class' && !excludes && !text.includes('*'));

/** Tells whether an entry matches a test, or a class with unknown tests. */
export const meansSomething = (entry: TestEntry, { tests, unknown, onRequest = [] }: KnownSuite): boolean =>
  tests.some((test) => matchesTest(entry, test)) ||
  (entry.kind === 'flow' && onRequest.some((test) => matchesTest(entry, test))) ||
  unknown.some(
    ({ part }) => matchesClass(entry, part) || (entry.kind !== 'annotation' && entry.kind !== 'size' && mayMatchIn(entry, part)),
  );

/** Tells whether a pattern matches a test. As in the service, a class includes its inner classes. */
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

/** A path names a file, with or without extension, or a folder. */
const matchesFile = (path: string, { className, file = className }: KnownTest): boolean =>
  path === '.' || [file, className].some((name) => matchesWildcard(path, name)) || matchesWildcard(`${path}/*`, file);

/** Tells whether a pattern matches all tests of a class, even unknown tests. */
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

export const mayMatchIn = (pattern: TestPattern, className: string): boolean =>
  pattern.kind === 'annotation' ||
  pattern.kind === 'size' ||
  (pattern.kind === 'class' && pattern.method !== undefined && matchesWildcard(pattern.className, className));

/** Adds `*` to the name of an iOS test, because the service matches such names by prefix. */
export const byPrefix = (entry: TestEntry): TestEntry =>
  entry.kind === 'identifier' && entry.method !== undefined ? { ...entry, method: `${entry.method}*` } : entry;

/** Removes the `()` that Swift appends to tests that may throw or wait. */
export const methodName = ({ name }: NamedTest): string => name.replace(/\(\)$/, '');

/** Names of the test target: its bundle and its Swift module. Contains only `undefined` if both are unknown. */
export const targetsOf = ({ target, className }: KnownTest): readonly (string | undefined)[] => {
  const module = className.includes('.') ? className.slice(0, className.indexOf('.')) : undefined;
  return target !== undefined && module !== undefined ? [target, module] : [target ?? module];
};

/** Lists the packages around a class: `com` and `com.shop` for `com.shop.Cart`. */
export const packagesOf = (className: string): readonly string[] => {
  const parts = className.split('.').slice(0, -1);
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('.'));
};
