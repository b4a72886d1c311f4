import { nearestNames } from '../../lib/nearest-names.ts';
import type { KnownTest } from '../../model/known-suite.ts';
import { testName } from '../../model/results.ts';
import type { TestPattern } from '../../model/test-entry.ts';
import { simpleClass } from '../known-tests.ts';
import { methodName, packagesOf, targetsOf } from './match-entry.ts';

const shown = 3;
/** Comparisons for all entries together; with thousands of wrong entries, those at the end name fewer tests. */
const mostComparisons = 4_000_000;

/** Names the tests (or classes, packages, annotations) that look most like what a pattern asks for: at most three, best first. */
export const nearestTests = (tests: readonly KnownTest[]): ((pattern: TestPattern) => readonly string[]) => {
  const lists = new Map<string, readonly string[]>();
  let left = mostComparisons;
  return (pattern) => {
    const { kind, wanted, namesOf } = askedFor(pattern);
    const names = lists.get(kind) ?? [...new Set(tests.flatMap(namesOf))];
    lists.set(kind, names);
    const read = names.slice(0, Math.max(0, left));
    left -= read.length;
    const found = nearestNames(wanted.replaceAll('*', ''), read, shown, withoutPackages, Number.POSITIVE_INFINITY);
    return kind === 'flow' ? found.map((name) => fileOf(name, tests)) : found;
  };
};

/** Endings are alike in all flows, so names are compared without them. */
const fileOf = (name: string, tests: readonly KnownTest[]): string =>
  tests.find(({ className }) => className === name)?.file ?? name;

/** What a pattern asks for, and the names of a test that are of the same kind. */
interface Asked {
  readonly kind: string;
  readonly wanted: string;
  readonly namesOf: (test: KnownTest) => readonly string[];
}

const askedFor = (pattern: TestPattern): Asked => {
  const asked = (kind: string, wanted: string, namesOf: Asked['namesOf']): Asked => ({ kind, wanted, namesOf });
  switch (pattern.kind) {
    case 'class':
      return pattern.method === undefined
        ? asked('class', pattern.className, ({ className }) => [className])
        : asked('test', `${pattern.className}#${pattern.method}`, (test) => [testName(test)]);
    case 'package':
      return asked('package', `package:${pattern.name}`, (test) => packagesOf(test.className).map((name) => `package:${name}`));
    case 'annotation':
      return asked('annotation', `annotation:${pattern.name}`, ({ annotations = [] }) =>
        annotations.map((name) => `annotation:${name}`),
      );
    case 'size':
      return asked('size', `size:${pattern.size}`, ({ sizes = [] }) => sizes.map((size) => `size:${size}`));
    case 'tag':
      return asked('tag', `tag:${pattern.name}`, ({ tags = [] }) => tags.map((tag) => `tag:${tag}`));
    case 'flow':
      return pattern.name === undefined
        ? asked('flow', pattern.path.replace(/\.ya?ml$/, ''), ({ className }) => [className])
        : asked('test', `${pattern.path}#${pattern.name}`, (test) => [testName(test)]);
    case 'identifier': {
      const { target, className, method } = pattern;
      if (method !== undefined)
        return asked('method', `${target}/${className}/${method}`, (test) => [`${classPath(test)}/${methodName(test)}`]);
      // Who leaves out the target most often means a class.
      return asked('target', className === undefined ? target : `${target}/${className}`, (test) => [classPath(test)]);
    }
  }
};

const classPath = (test: KnownTest): string => `${targetsOf(test)[0] ?? 'Target'}/${simpleClass(test.className)}`;

/** A package is often left out or wrong. */
const withoutPackages = (wanted: string, name: string): [string, string] => [lastNames(wanted), lastNames(name)];

const lastNames = (text: string): string => {
  const hash = text.indexOf('#');
  return text.slice(text.lastIndexOf('.', hash === -1 ? text.length : hash) + 1);
};
