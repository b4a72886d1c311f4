import type { KnownSuite } from '../../model/known-suite.ts';
import { type Capabilities, readEntries, type TestSelection, unclear } from './selection.ts';

/** Espresso: `class` (`Class` or `Class#method`) and `package`; a test must fit both. */
export const selectByClass = (capabilities: Capabilities, { tests, unknown }: KnownSuite): TestSelection => {
  const classes = readEntries(capabilities.class);
  const packages = readEntries(capabilities.package);
  if (classes === undefined) return unclear('class');
  if (packages === undefined) return unclear('package');
  const wanted = new Set(classes);
  const known = new Set([...tests.map(({ className }) => className), ...unknown.map(({ part }) => part)]);
  return {
    kind: 'clear',
    selects: ({ className, name }) =>
      (wanted.size === 0 || wanted.has(className) || wanted.has(`${className}#${name}`)) &&
      (packages.length === 0 || packages.some((entry) => className.startsWith(`${entry}.`))),
    byClass: classes.every((entry) => known.has(entry)),
  };
};
