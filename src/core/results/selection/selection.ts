import { nearestNames } from '../../../lib/nearest-names.ts';
import { counted, listed, listFirst } from '../../../lib/numbers.ts';
import type { TestFilter } from '../../frameworks/definition.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import { whatBuildersHide } from '../../frameworks/runner-builders.ts';
import type { Capabilities, RequestedSplit } from '../../model/builds.ts';
import { type DiscoveredSuite, isFullyKnown } from '../../model/discovered-suite.ts';
import type { Finding } from '../../model/finding.ts';
import type { Framework } from '../../model/framework.ts';
import { testName } from '../../model/results.ts';
import type { KnownSuite, KnownTest, TestEntry, TestPattern } from '../../model/run-plan.ts';
import { enclosing, isFilePart, simpleClass } from '../known-tests.ts';
import { readCapabilityFilters, requestedSplit } from './capability-filters.ts';
import { type FilterParameters, type FilterRequest, type FilterStyle, filterStyles, listExtras } from './filter-styles.ts';
import {
  byPrefix,
  type Filters,
  filtersOf,
  fits,
  matchesTest,
  mayHold,
  meansSomething,
  methodName,
  namesClasses,
  packagesOf,
  targetsOf,
  withMark,
} from './match-entry.ts';

/** Selection of tests by the input `tests` or by filters in `capabilities`, decided before the run is planned. */
export interface Selection {
  /** Selected part of the suite. Undefined if the tests of the suite are unknown. */
  readonly suite: DiscoveredSuite | undefined;
  /** The whole suite, including unselected tests. Undefined if its tests are unknown. */
  readonly whole: DiscoveredSuite | undefined;
  /** Clause that says why the selected tests are known only during the run. */
  readonly unclear: string | undefined;
  /** Whether filters in `capabilities` select only packages and whole classes. True without filters. */
  readonly byClass: boolean;
  /** How `capabilities` split each build. Undefined if this is unknown. */
  readonly split: RequestedSplit | undefined;
  /** Filter parameters that the build request needs in addition to `capabilities`. */
  readonly filters: FilterParameters;
  /** Sentence that says how many tests the input `tests` selected. */
  readonly note?: string;
}

/** Inputs that select tests. `tests` also contains entries from the input `select`. */
export interface SelectingInputs {
  readonly framework: Framework;
  readonly tests: readonly TestEntry[];
  readonly capabilities: Capabilities;
}

interface SelectionResult {
  readonly selection: Selection;
  readonly findings: readonly Finding[];
}

/** Largest filters in bytes, because the service or its proxy rejects larger requests. */
const mostBytes = 1_000_000;

/** @param discovered undefined if the tests of the suite are unknown */
export const selectTests = (
  { framework, tests: entries, capabilities }: SelectingInputs,
  discovered: DiscoveredSuite | undefined,
): SelectionResult => {
  const suite = withNamedBuilders(discovered, capabilities);
  const filter = definitionOf(framework).testFilter;
  const style = filter && filterStyles[filter.style];
  const { filters, unclear } = readCapabilityFilters(filter?.style, capabilities, suite?.tests ?? []);
  const split = requestedSplit({ shards: capabilities.shards });
  const all: Selection = { suite, whole: suite, unclear, byClass: isByClass(filters, suite), split, filters: {} };
  if (filter === undefined || style === undefined) return { selection: all, findings: [] };
  if (entries.length > 0) return selectByEntries(style, filter, entries, all);
  if (suite === undefined) return { selection: all, findings: [] };
  const part = filters.length === 0 || unclear !== undefined ? suite : narrowSuite(suite, filters);
  const request = withRequest({ ...all, suite: part }, style.selectAll(suite, filter, capabilities), []);
  return { ...request, findings: [...request.findings, ...checkFilters(filters, suite)] };
};

/** Marks the suite as not fully known if `instrumentationOptions` name a runner builder, which may find unknown tests. */
const withNamedBuilders = (
  suite: DiscoveredSuite | undefined,
  { instrumentationOptions }: Capabilities,
): DiscoveredSuite | undefined => {
  const { runnerBuilder }: Readonly<Record<string, unknown>> = Object(instrumentationOptions);
  const unseen = typeof runnerBuilder === 'string' ? whatBuildersHide(runnerBuilder) : undefined;
  return suite === undefined || unseen === undefined ? suite : { ...suite, unseen: suite.unseen ?? unseen };
};

const selectByEntries = (
  style: FilterStyle,
  filter: TestFilter,
  entries: readonly TestEntry[],
  all: Selection,
): SelectionResult => {
  const { suite } = all;
  if (suite === undefined || suite.tests.length + (suite.onRequest ?? []).length === 0) {
    const request = style.selectBlindly(entries, suite, filter);
    const { selection, findings } = withRequest(all, request, entries);
    return { selection, findings: [...(request.kind === 'exact' ? [unchecked] : []), ...findings] };
  }
  const unmatched = entries.filter((entry) => !meansSomething(entry, suite));
  // If the suite may contain unknown tests, full names are sent even if no known test matches.
  const isOpen = hidesTests(suite);
  const sent = entries.filter((entry) => !unmatched.includes(entry) || (isOpen && isNamed(entry)));
  const findings = unknownEntries(unmatched, suite, isOpen);
  // Nothing is selected if only exclusions remain, because they would select all other tests.
  const isNothing = sent.every(({ excludes }) => excludes) && !entries.every(({ excludes }) => excludes);
  const part = narrowSuite(suite, filtersOf(sent));
  // Ignored tests do not run, but unknown tests may run.
  const runsSomething =
    part.tests.some(({ ignored }) => !ignored) ||
    part.unknown.some(({ part: name }) => !isFilePart(name)) ||
    sent.some((entry) => unmatched.includes(entry));
  if (isNothing || !runsSomething) return { selection: all, findings: [...findings, emptySelection(suite)] };
  const note = `Selected ${part.tests.length} of ${counted(new Set([...suite.tests, ...part.tests]).size, 'test')}.`;
  const request = withRequest({ ...all, suite: part, note }, style.select(sent, suite, part.tests, filter), entries);
  return { ...request, findings: [...findings, ...request.findings] };
};

const isNamed = ({ kind, excludes, text }: TestEntry): boolean =>
  !excludes && (kind === 'class' || kind === 'identifier') && !text.includes('*');

const withRequest = (selection: Selection, request: FilterRequest, entries: readonly TestEntry[]): SelectionResult => {
  if (request.kind === 'refused') {
    const inexactOnes = entries.filter(({ excludes, text }) => excludes || text.includes('*'));
    return { selection, findings: [refusedSelection(inexactOnes.length > 0 ? inexactOnes : entries, request.reason)] };
  }
  const { parameters, extra } = request;
  const bytes = Buffer.byteLength(JSON.stringify(parameters));
  if (bytes > mostBytes) {
    const size = `${bytes} bytes, since it lists each method, but the service takes at most ${mostBytes}`;
    const tooLong = `the entries need a build request of ${size}`;
    const remedy = 'Select whole classes, or a package or an annotation alone.';
    return { selection, findings: [{ ...refusedSelection([], ''), found: tooLong, remedy }] };
  }
  return { selection: { ...selection, filters: parameters }, findings: extra.length === 0 ? [] : [inexact(extra)] };
};

/** Returns the selected part of a suite. Tests that run only on request must be selected by their file. */
const narrowSuite = (whole: DiscoveredSuite, filters: Filters): DiscoveredSuite => {
  const { onRequest = [], ...suite } = whole;
  const named = filters.flat().filter(({ kind, excludes }) => kind === 'flow' && !excludes);
  const requested = onRequest.filter((test) => named.some((entry) => matchesTest(entry, test)));
  return {
    ...suite,
    tests: [...suite.tests, ...requested].filter((test) => fits(filters, test)),
    unknown: suite.unknown.filter(({ part }) => mayHold(filters, part)),
    unseen: unseenBy(filters, whole),
  };
};

/** Clause that says why the selection may contain unknown tests. Undefined if all its tests are known. */
const unseenBy = (filters: Filters, suite: DiscoveredSuite): string | undefined => {
  const { tests, unknown, unseen } = suite;
  if (unseen !== undefined && !filters.some(namesClasses)) return unseen;
  const known = new Set([
    ...tests.flatMap(({ className, name }) => [...enclosing(className), `${className}#${name}`]),
    ...unknown.flatMap(({ part }) => enclosing(part)),
  ]);
  const mayExist = (entry: TestEntry): boolean => hidesTests(suite) || meansSomething(entry, suite);
  const open = filters.flat().find((entry) => namesClasses([entry]) && !known.has(entry.text) && mayExist(entry));
  return open && `it is unknown which tests ${open.text} selects`;
};

const hidesTests = ({ unseen, unknown }: DiscoveredSuite): boolean =>
  unseen !== undefined || unknown.some(({ part }) => isFilePart(part));

const isByClass = (filters: Filters, suite: DiscoveredSuite | undefined): boolean => {
  const { tests = [], unknown = [] } = suite ?? {};
  const known = new Set([...tests.map(({ className }) => className), ...unknown.map(({ part }) => part)]);
  const isWhole = (entry: TestEntry): boolean =>
    entry.kind === 'package' || (entry.kind === 'class' && entry.method === undefined && known.has(entry.className));
  return filters.flat().every(isWhole);
};

/** Checks that each filter in `capabilities` matches a test. */
const checkFilters = (filters: Filters, suite: DiscoveredSuite): readonly Finding[] => {
  const wide = filters.map((filter) => filter.map(byPrefix));
  if (suite.tests.length === 0 || wide.length === 0) return [];
  const isOpen = !isFullyKnown(suite);
  const unmatched = wide.flat().filter((entry) => !meansSomething(entry, suite));
  const findings = unknownEntries(unmatched, suite, isOpen, 'capabilities');
  const isRunning = (test: KnownTest): boolean => !test.ignored && fits(wide, test);
  if (findings.length > 0 || isOpen || [...suite.tests, ...(suite.onRequest ?? [])].some(isRunning)) return findings;
  return [emptySelection(suite, 'capabilities')];
};

type Selecting = Extract<Finding['input'], 'tests' | 'capabilities'>;

/** @param isOpen whether the suite may contain unknown tests */
const unknownEntries = (
  entries: readonly TestEntry[],
  suite: KnownSuite,
  isOpen: boolean,
  input: Selecting = 'tests',
): readonly Finding[] => {
  const nearestTo = nearestTests(suite.tests);
  // Tests that run only on request can be selected only by their file.
  const nearestFile = nearestTests([...suite.tests, ...(suite.onRequest ?? [])]);
  return entries.map((entry): Finding => {
    const { kind } = entry;
    const nearest = kind === 'flow' ? nearestFile(entry) : nearestTo(entry);
    const method = methodMeant(entry, suite.tests);
    const isTest = kind === 'identifier' || (kind === 'class' && entry.method !== undefined);
    const lacking = `the suite has no ${isTest ? 'test' : kind} "${withMark(entry)}"`;
    const others = kind === 'annotation' || kind === 'size' ? `no ${kind}` : 'no similar name';
    const isExplained = nearest.length > 0 || method !== undefined;
    return {
      severity: isOpen ? 'warning' : 'error',
      code: 'unknown-entry',
      input,
      found: isExplained ? lacking : `${lacking}; its ${counted(suite.tests.length, 'test')} have ${others}`,
      remedy: suggestionFor(method, nearest),
    };
  });
};

const suggestionFor = (method: string | undefined, nearest: readonly string[]): string => {
  if (method !== undefined) return `Did you mean ${method}? A method follows #.`;
  return nearest.length > 0 ? `Did you mean ${listed(nearest)}?` : 'Correct the entry, or remove it if the test is gone.';
};

/** `CartTest#addsItem` for an entry `CartTest.addsItem`, if the suite has this test. */
const methodMeant = (entry: TestEntry, tests: readonly KnownTest[]): string | undefined => {
  if (entry.kind !== 'class' || entry.method !== undefined) return undefined;
  const dot = entry.className.lastIndexOf('.');
  const [className, method] = [entry.className.slice(0, Math.max(0, dot)), entry.className.slice(dot + 1)];
  const isMeant = (test: KnownTest): boolean =>
    methodName(test) === method && (test.className === className || simpleClass(test.className) === className);
  const found = tests.find(isMeant);
  return found && `${found.className}#${method}`;
};

const emptySelection = ({ tests }: KnownSuite, input: Selecting = 'tests'): Finding => ({
  severity: 'error',
  code: 'empty-selection',
  input,
  found: `the ${input === 'tests' ? 'selection contains' : 'filters select'} none of the ${counted(tests.length, 'test')} that could run`,
  remedy:
    input === 'tests' ? 'Correct the entries, or remove an exclusion.' : 'Correct the filters: a test must match all of them.',
  ...(input === 'tests' ? { always: true } : {}),
});

const quoted = (entry: TestEntry): string => `"${withMark(entry)}"`;

const refusedSelection = (entries: readonly TestEntry[], reason: string): Finding => ({
  severity: 'error',
  code: 'selection-refused',
  input: 'tests',
  found: `${listFirst(entries.map(quoted), 3)} cannot be sent: ${reason}`,
  remedy: 'Write full names of tests, without `*` and `!`, or set `test-suite` to a file.',
  always: true,
});

const unchecked: Finding = {
  severity: 'warning',
  code: 'selection-unchecked',
  input: 'tests',
  found: 'the entries could not be checked, since the tests of the suite are not known before the run',
  remedy: 'Check their spelling: an entry that matches nothing selects nothing.',
};

const inexact = (extra: readonly string[]): Finding => ({
  severity: 'warning',
  code: 'selection-inexact',
  input: 'tests',
  found: `the entries also select ${listExtras(extra)}, since the service matches names by their beginning`,
  remedy: 'Rename a test, or select the others too.',
  always: true,
});

const mostSuggestions = 3;
/** Limit of name comparisons. With thousands of wrong entries, the last entries get fewer suggestions. */
const mostComparisons = 4_000_000;

/** Finds the most similar names of the same kind, best match first. */
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

/** Suggests the files of flows, and the folder of the first file. */
const withFolder = (names: readonly string[], tests: readonly KnownTest[]): readonly string[] => {
  const files = names.map((name) => tests.find(({ className }) => className === name)?.file ?? name);
  const [first = ''] = files;
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  return folder === '' ? files : [...files.slice(0, mostSuggestions - 1), folder];
};

interface ComparedNames {
  readonly kind: string;
  readonly wanted: string;
  readonly namesOf: (test: KnownTest) => readonly string[];
}

const namesLike = (pattern: TestPattern): ComparedNames => {
  switch (pattern.kind) {
    case 'class':
      return pattern.method === undefined
        ? { kind: 'class', wanted: pattern.className, namesOf: ({ className }) => [className] }
        : { kind: 'test', wanted: `${pattern.className}#${pattern.method}`, namesOf: (test) => [testName(test)] };
    case 'package':
      return prefixed('package', pattern.name, ({ className }) => packagesOf(className));
    case 'annotation':
      return prefixed('annotation', pattern.name, ({ annotations = [] }) => annotations);
    case 'size':
      return prefixed('size', pattern.size, ({ sizes = [] }) => sizes);
    case 'tag':
      return prefixed('tag', pattern.name, ({ tags = [] }) => tags);
    case 'flow':
      return pattern.name === undefined
        ? { kind: 'flow', wanted: pattern.path.replace(/\.ya?ml$/, ''), namesOf: ({ className }) => [className] }
        : { kind: 'test', wanted: `${pattern.path}#${pattern.name}`, namesOf: (test) => [testName(test)] };
    case 'identifier': {
      const { target, className, method } = pattern;
      const wanted = [target, className, method].filter((part) => part !== undefined).join('/');
      // An identifier without a target and a method, such as `CartTest`, usually means a class.
      return method === undefined
        ? { kind: 'target', wanted, namesOf: (test) => [classPath(test)] }
        : { kind: 'method', wanted, namesOf: (test) => [`${classPath(test)}/${methodName(test)}`] };
    }
  }
};

/** Adds the kind to each name, such as `tag:smoke`. */
const prefixed = (kind: string, wanted: string, valuesOf: ComparedNames['namesOf']): ComparedNames => ({
  kind,
  wanted: `${kind}:${wanted}`,
  namesOf: (test) => valuesOf(test).map((value) => `${kind}:${value}`),
});

const classPath = (test: KnownTest): string => `${targetsOf(test)[0] ?? 'Target'}/${simpleClass(test.className)}`;

/** Compares names without packages, because packages are often missing or wrong. */
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
