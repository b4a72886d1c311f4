import type { Finding } from '../../binaries/preflight/finding.ts';
import { nearestNames } from '../../lib/nearest-names.ts';
import { counted } from '../../lib/numbers.ts';
import { testName } from '../../model/results.ts';
import type { KnownSuite, KnownTest, TestEntry, TestPattern } from '../../model/run-plan.ts';
import { simpleClass } from '../known-tests.ts';
import { listExtras } from './filter-styles.ts';
import { methodName, packagesOf, targetsOf } from './match-entry.ts';

type Selecting = Extract<Finding['input'], 'tests' | 'capabilities'>;

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** @param isOpen whether the suite may contain unknown tests, which an entry could match */
export const unknownEntries = (
  entries: readonly TestEntry[],
  suite: KnownSuite,
  isOpen: boolean,
  input: Selecting = 'tests',
): readonly Finding[] => {
  const nearestTo = nearestTests(suite.tests);
  // Tests that run only on request can be selected only by the path of their file.
  const nearestFile = nearestTests([...suite.tests, ...(suite.onRequest ?? [])]);
  return entries.map((entry): Finding => {
    const nearest = entry.kind === 'flow' ? nearestFile(entry) : nearestTo(entry);
    return {
      severity: isOpen ? 'warning' : 'error',
      code: 'unknown-entry',
      input,
      found: describeUnknown(entry, suite, nearest.length > 0),
      remedy: suggestionFor(entry, suite, nearest),
    };
  });
};

const nouns: Readonly<Record<TestEntry['kind'], string>> = {
  class: 'class',
  package: 'package',
  annotation: 'annotation',
  size: 'size',
  tag: 'tag',
  flow: 'flow',
  identifier: 'test',
};

const describeUnknown = (entry: TestEntry, suite: KnownSuite, hasNearest: boolean): string => {
  const isMethod = entry.kind === 'class' && entry.method !== undefined;
  const what = `the suite has no ${isMethod ? 'test' : nouns[entry.kind]} "${entry.excludes ? '!' : ''}${entry.text}"`;
  if (hasNearest || methodMeant(entry, suite.tests) !== undefined) return what;
  return `${what}; its ${counted(suite.tests.length, 'test')} have ${whatOthers(entry)}`;
};

const suggestionFor = (entry: TestEntry, { tests }: KnownSuite, nearest: readonly string[]): string => {
  const method = methodMeant(entry, tests);
  if (method !== undefined) return `Did you mean ${method}? A method follows #.`;
  return nearest.length > 0 ? `Did you mean ${joinNames(nearest)}?` : 'Correct the entry, or remove it if the test is gone.';
};

const whatOthers = ({ kind }: TestEntry): string =>
  kind === 'annotation' || kind === 'size' ? `no ${nouns[kind]}` : 'no similar name';

/** Returns `CartTest#addsItem` for an entry `CartTest.addsItem`, if the suite has this test. */
const methodMeant = (entry: TestEntry, tests: readonly KnownTest[]): string | undefined => {
  if (entry.kind !== 'class' || entry.method !== undefined) return undefined;
  const dot = entry.className.lastIndexOf('.');
  const [className, method] = [entry.className.slice(0, Math.max(0, dot)), entry.className.slice(dot + 1)];
  const isMeant = (test: KnownTest): boolean =>
    methodName(test) === method && (test.className === className || simpleClass(test.className) === className);
  const found = tests.find(isMeant);
  return found && `${found.className}#${method}`;
};

export const emptySelection = (suite: KnownSuite, input: Selecting = 'tests'): Finding => ({
  severity: 'error',
  code: 'empty-selection',
  input,
  found: `the ${input === 'tests' ? 'entries' : 'filters'} select none of the ${counted(suite.tests.length, 'test')} that could run`,
  remedy:
    input === 'tests' ? 'Correct the entries, or remove an exclusion.' : 'Correct the filters: a test must match all of them.',
  ...(input === 'tests' ? { always: true } : {}),
});

/** @param entries entries that cannot be sent; empty if the reason concerns all entries */
export const refusedSelection = (reason: string, entries: readonly TestEntry[] = []): Finding => ({
  severity: 'error',
  code: 'selection-refused',
  input: 'tests',
  found: `${entries.length === 0 ? 'the entries' : namesOfRefused(entries)} cannot be sent: ${reason}`,
  remedy: 'Name the tests in full, without `*` and exclusions, or give the suite as a file.',
  always: true,
});

const namedRefused = 3;

const namesOfRefused = (entries: readonly TestEntry[]): string => {
  const names = entries.slice(0, namedRefused).map(({ excludes, text }) => `"${excludes ? '!' : ''}${text}"`);
  const more = entries.length > namedRefused ? ` and ${entries.length - namedRefused} more` : '';
  return `${names.join(', ')}${more}`;
};

export const tooLong = (bytes: number, mostBytes: number): Finding => ({
  ...refusedSelection(''),
  found: `the entries need a build request of ${bytes} bytes, since it lists each method, but the service takes at most ${mostBytes}`,
  remedy: 'Select whole classes, or a package or an annotation alone.',
});

/** Warning that the selection is sent without being checked. */
export const unchecked = (): Finding => ({
  severity: 'warning',
  code: 'selection-unchecked',
  input: 'tests',
  found: 'the entries could not be checked, since the tests of the suite are not known before the run',
  remedy: 'Check their spelling: an entry that matches nothing selects nothing.',
});

export const inexact = (extra: readonly string[]): Finding => ({
  severity: 'warning',
  code: 'selection-inexact',
  input: 'tests',
  found: `the entries also select ${listExtras(extra)}, since the service matches names by their beginning`,
  remedy: 'Rename a test, or select the others too.',
  always: true,
});

const mostSuggestions = 3;
/**
 * Limit on name comparisons for all entries together. With thousands of wrong entries, the last entries get fewer suggestions.
 */
const mostComparisons = 4_000_000;

/**
 * Returns a function that finds up to three tests (or classes, packages, annotations) with the most similar names, best match
 * first.
 */
const nearestTests = (tests: readonly KnownTest[]): ((pattern: TestPattern) => readonly string[]) => {
  const lists = new Map<string, readonly string[]>();
  let left = mostComparisons;
  return (pattern) => {
    const { kind, wanted, namesOf } = namesLike(pattern);
    const names = lists.get(kind) ?? [...new Set(tests.flatMap(namesOf))];
    lists.set(kind, names);
    const read = names.slice(0, Math.max(0, left));
    left -= read.length;
    const found = nearestNames(wanted.replaceAll('*', ''), read, mostSuggestions, withoutPackages, Number.POSITIVE_INFINITY);
    return kind === 'flow' ? withFolder(found, tests) : found;
  };
};

/** Replaces flow names by file paths. If the most similar file is in a folder, the folder is suggested as well. */
const withFolder = (names: readonly string[], tests: readonly KnownTest[]): readonly string[] => {
  const files = names.map((name) => fileOf(name, tests));
  const [first = ''] = files;
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  return folder === '' ? files : [...files.slice(0, mostSuggestions - 1), folder];
};

/** Path of the flow with a name. Names are compared without extension, because all flows have the same one. */
const fileOf = (name: string, tests: readonly KnownTest[]): string =>
  tests.find(({ className }) => className === name)?.file ?? name;

/** The name in a pattern, and a function that reads names of the same kind from a test. */
interface ComparedNames {
  readonly kind: string;
  readonly wanted: string;
  readonly namesOf: (test: KnownTest) => readonly string[];
}

const namesLike = (pattern: TestPattern): ComparedNames => {
  const names = (kind: string, wanted: string, namesOf: ComparedNames['namesOf']): ComparedNames => ({ kind, wanted, namesOf });
  switch (pattern.kind) {
    case 'class':
      return pattern.method === undefined
        ? names('class', pattern.className, ({ className }) => [className])
        : names('test', `${pattern.className}#${pattern.method}`, (test) => [testName(test)]);
    case 'package':
      return names('package', `package:${pattern.name}`, (test) => packagesOf(test.className).map((name) => `package:${name}`));
    case 'annotation':
      return names('annotation', `annotation:${pattern.name}`, ({ annotations = [] }) =>
        annotations.map((name) => `annotation:${name}`),
      );
    case 'size':
      return names('size', `size:${pattern.size}`, ({ sizes = [] }) => sizes.map((size) => `size:${size}`));
    case 'tag':
      return names('tag', `tag:${pattern.name}`, ({ tags = [] }) => tags.map((tag) => `tag:${tag}`));
    case 'flow':
      return pattern.name === undefined
        ? names('flow', pattern.path.replace(/\.ya?ml$/, ''), ({ className }) => [className])
        : names('test', `${pattern.path}#${pattern.name}`, (test) => [testName(test)]);
    case 'identifier': {
      const { target, className, method } = pattern;
      if (method !== undefined)
        return names('method', `${target}/${className}/${method}`, (test) => [`${classPath(test)}/${methodName(test)}`]);
      // An identifier without a target, such as `CartTest`, usually means a class.
      return names('target', className === undefined ? target : `${target}/${className}`, (test) => [classPath(test)]);
    }
  }
};

const classPath = (test: KnownTest): string => `${targetsOf(test)[0] ?? 'Target'}/${simpleClass(test.className)}`;

/** Removes packages from two names before they are compared, because packages are often missing or wrong. */
const withoutPackages = (wanted: string, name: string): [string, string] => {
  const [last, other] = [lastNames(wanted), lastNames(name)];
  const isStart = last.length > 2 && other.startsWith(last);
  return [last, isStart ? other.slice(0, last.length) : other];
};

const lastNames = (text: string): string => {
  const hash = text.indexOf('#');
  const end = hash === -1 ? text.length : hash;
  return text.slice(Math.max(text.lastIndexOf('.', end), text.lastIndexOf('/', end)) + 1);
};
