import { editDistance } from '../../lib/edit-distance.ts';
import type { KnownTest } from '../../model/known-suite.ts';
import type { TestPattern } from '../../model/test-entry.ts';
import { simpleClass } from '../known-tests.ts';
import { methodName, packagesOf, targetsOf } from './match-entry.ts';

const shown = 3;
/** Of these, by the pairs of letters that they share, the distance is taken. */
const compared = 30;
/** Comparisons for all entries together; with thousands of wrong entries, those at the end name fewer tests. */
const mostComparisons = 4_000_000;

/** Names the tests (or classes, packages, annotations) that look most like what a pattern asks for: at most three, best first. */
export type NearestTests = (pattern: TestPattern) => readonly string[];

export const nearestTests = (tests: readonly KnownTest[]): NearestTests => {
  const lists = new Map<string, readonly string[]>();
  let left = mostComparisons;
  return (pattern) => {
    const { kind, wanted } = askedFor(pattern);
    const names = lists.get(kind) ?? [...new Set(tests.flatMap((test) => namesOf(kind, test)))];
    lists.set(kind, names);
    const read = names.slice(0, Math.max(0, left));
    left -= read.length;
    const found = nearest(wanted.replaceAll('*', ''), read);
    return kind === 'flow' ? found.map((name) => fileOf(name, tests)) : found;
  };
};

/** Endings are alike in all flows, so names are compared without them. */
const fileOf = (name: string, tests: readonly KnownTest[]): string =>
  tests.find(({ className }) => className === name)?.file ?? name;

type NameKind =
  | 'flow'
  | 'flow-name'
  | 'tag'
  | 'class'
  | 'method'
  | 'package'
  | 'annotation'
  | 'size'
  | 'target'
  | 'target-class'
  | 'target-test';

const askedFor = (pattern: TestPattern): { readonly kind: NameKind; readonly wanted: string } => {
  switch (pattern.kind) {
    case 'class':
      return pattern.method === undefined
        ? { kind: 'class', wanted: pattern.className }
        : { kind: 'method', wanted: `${pattern.className}#${pattern.method}` };
    case 'package':
    case 'annotation':
      return { kind: pattern.kind, wanted: `${pattern.kind}:${pattern.name}` };
    case 'size':
      return { kind: 'size', wanted: `size:${pattern.size}` };
    case 'tag':
      return { kind: 'tag', wanted: `tag:${pattern.name}` };
    case 'flow':
      return pattern.name === undefined
        ? { kind: 'flow', wanted: pattern.path.replace(/\.ya?ml$/, '') }
        : { kind: 'flow-name', wanted: `${pattern.path}#${pattern.name}` };
    case 'identifier': {
      const { target, className, method } = pattern;
      if (method !== undefined) return { kind: 'target-test', wanted: `${target}/${className}/${method}` };
      return className === undefined
        ? { kind: 'target', wanted: target }
        : { kind: 'target-class', wanted: `${target}/${className}` };
    }
  }
};

const namesOf = (kind: NameKind, test: KnownTest): readonly string[] => {
  const target = targetsOf(test)[0] ?? 'Target';
  const className = simpleClass(test.className);
  switch (kind) {
    case 'class':
      return [test.className];
    case 'method':
      return [`${test.className}#${test.name}`];
    case 'package':
      return packagesOf(test.className).map((name) => `package:${name}`);
    case 'annotation':
      return (test.annotations ?? []).map((name) => `annotation:${name}`);
    case 'size':
      return (test.sizes ?? []).map((size) => `size:${size}`);
    case 'tag':
      return (test.tags ?? []).map((tag) => `tag:${tag}`);
    case 'flow':
      return [test.className];
    case 'flow-name':
      return [`${test.className}#${test.name}`];
    // Who leaves out the target most often means a class.
    case 'target':
    case 'target-class':
      return [`${target}/${className}`];
    case 'target-test':
      return [`${target}/${className}/${methodName(test)}`];
  }
};

const nearest = (wanted: string, names: readonly string[]): readonly string[] => {
  const pairs = pairsOf(wanted);
  return names
    .map((name) => ({ name, likeness: likenessOf(pairs, name) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, compared)
    .map(({ name }) => ({ name, distance: distanceOf(wanted, name) }))
    .toSorted((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1))
    .slice(0, shown)
    .map(({ name }) => name);
};

const pairsOf = (text: string): ReadonlySet<string> => {
  const lower = text.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, lower.length - 1) }, (_, at) => lower.slice(at, at + 2)));
};

/** Dice's coefficient over pairs of letters. */
const likenessOf = (wanted: ReadonlySet<string>, name: string): number => {
  const pairs = pairsOf(name);
  let common = 0;
  for (const pair of pairs) if (wanted.has(pair)) common++;
  return common / (wanted.size + pairs.size + 1);
};

const longest = 200;

/** A package is often left out or wrong, so names count without it too, a little further away. */
const distanceOf = (wanted: string, name: string): number => {
  const [from, to] = [wanted, name].map((text) => text.slice(-longest).toLowerCase()) as [string, string];
  return Math.min(editDistance(from, to), editDistance(lastNames(from), lastNames(to)) + 1);
};

const lastNames = (text: string): string => {
  const hash = text.indexOf('#');
  return text.slice(text.lastIndexOf('.', hash === -1 ? text.length : hash) + 1);
};
