import { matchesWildcard } from '../../lib/wildcard.ts';
import type { KnownTest } from '../../model/known-suite.ts';
import type { TestPattern } from '../../model/test-entry.ts';
import { simpleClass } from '../known-tests.ts';

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

/** Swift tests that may throw or wait are listed with brackets. */
export const methodName = ({ name }: Pick<KnownTest, 'name'>): string => name.replace(/\(\)$/, '');

/** The bundle by its own name and by that of the Swift module, in which some signs are replaced; undefined: it is not known. */
export const targetsOf = ({ target, className }: KnownTest): readonly (string | undefined)[] => {
  const module = className.includes('.') ? className.slice(0, className.indexOf('.')) : undefined;
  return target !== undefined && module !== undefined ? [target, module] : [target ?? module];
};

/** A class and those around it. */
export const enclosing = (className: string): readonly string[] => {
  const parts = className.split('$');
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('$'));
};

/** The package of a class and those above it. */
export const packagesOf = (className: string): readonly string[] => {
  const parts = className.split('.').slice(0, -1);
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('.'));
};
