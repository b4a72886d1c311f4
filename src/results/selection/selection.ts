import { whatBuildersHide } from '../../binaries/dex/instrumentation-runner.ts';
import type { DiscoveredSuite, DiscoveredTest } from '../../binaries/discovered-suite.ts';
import type { Finding } from '../../binaries/preflight/finding.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import { counted } from '../../lib/numbers.ts';
import type { Capabilities, RequestedSplit } from '../../model/builds.ts';
import type { Framework } from '../../model/framework.ts';
import type { TestEntry } from '../../model/run-plan.ts';
import { enclosing, isFilePart } from '../known-tests.ts';
import { ownSplit, readCapabilities } from './capability-filters.ts';
import { type FilterParameters, type FilterRequest, type FilterStyle, filterStyles } from './filter-styles.ts';
import { byPrefix, type Filters, filtersOf, fits, matchesTest, mayHold, meansSomething, namesClasses } from './match-entry.ts';
import { emptySelection, inexact, refusedSelection, tooLong, unchecked, unknownEntries } from './selection-findings.ts';

/** Selection of tests by the input `tests` or by filters in `capabilities`. Decided once, before the run is planned. */
export interface Selection {
  /**
   * The suite, reduced to the selected tests and to parts with unknown tests that may be selected. Undefined if the tests of the
   * suite are unknown.
   */
  readonly suite: DiscoveredSuite | undefined;
  /** The whole suite, including tests that are not selected. Undefined if the tests of the suite are unknown. */
  readonly whole: DiscoveredSuite | undefined;
  /** Why it is known only during the run which tests of `suite` are selected, as a clause. */
  readonly unclear: string | undefined;
  /**
   * Whether the filters in `capabilities` select only packages and whole classes, and the suite contains these classes. True
   * without filters.
   */
  readonly byClass: boolean;
  /** How `capabilities` ask the service to split each build. Undefined if unknown. */
  readonly split: RequestedSplit | undefined;
  /** Parameters that select the tests in a build request, in addition to `capabilities`. May be empty. */
  readonly filters: FilterParameters;
  /** Sentence about the number of tests that the input `tests` selected. */
  readonly note?: string;
}

/** Inputs that select tests. The entries of `tests` may come from `select`. */
export interface SelectingInputs {
  readonly framework: Framework;
  readonly tests: readonly TestEntry[];
  readonly capabilities: Capabilities;
}

interface SelectionResult {
  readonly selection: Selection;
  /** Problems with the entries or filters. */
  readonly findings: readonly Finding[];
}

/** Maximum size of a build request. The service, or a proxy in front of it, rejects larger requests. */
const mostBytes = 1_000_000;

/** @param discovered the suite; undefined if its tests are unknown */
export const selectTests = (
  { framework, tests: entries, capabilities }: SelectingInputs,
  discovered: DiscoveredSuite | undefined,
): SelectionResult => {
  const suite = withNamedBuilders(discovered, capabilities);
  const filter = definitionOf(framework).testFilter;
  const style = filter && filterStyles[filter.style];
  const { filters, unclear } = readCapabilities(filter?.style, capabilities, suite?.tests ?? []);
  const all: Selection = {
    suite,
    whole: suite,
    unclear,
    byClass: isByClass(filters, suite),
    split: ownSplit(capabilities),
    filters: {},
  };
  if (style === undefined) return { selection: all, findings: [] };
  if (entries.length > 0) return selectByEntries(style, entries, all);
  if (suite === undefined) return { selection: all, findings: [] };
  const part = filters.length === 0 || unclear !== undefined ? suite : narrowSuite(suite, filters);
  const request = withRequest({ ...all, suite: part }, style.selectAll(suite, capabilities), []);
  return { ...request, findings: [...request.findings, ...checkFilters(filters, suite)] };
};

/** Marks the suite as incomplete if the arguments of the test runner name a runner builder that may find unknown tests. */
const withNamedBuilders = (
  suite: DiscoveredSuite | undefined,
  { instrumentationOptions }: Capabilities,
): DiscoveredSuite | undefined => {
  const { runnerBuilder }: Readonly<Record<string, unknown>> = Object(instrumentationOptions);
  const unseen = typeof runnerBuilder === 'string' ? whatBuildersHide(runnerBuilder) : undefined;
  return suite === undefined || unseen === undefined ? suite : { ...suite, unseen: suite.unseen ?? unseen };
};

const selectByEntries = (style: FilterStyle, entries: readonly TestEntry[], all: Selection): SelectionResult => {
  const { suite } = all;
  if (suite === undefined || suite.tests.length + (suite.onRequest ?? []).length === 0) {
    const request = style.selectBlindly(entries, suite);
    const { selection, findings } = withRequest(all, request, entries);
    return { selection, findings: [...(request.kind === 'exact' ? [unchecked()] : []), ...findings] };
  }
  const unmatched = entries.filter((entry) => !meansSomething(entry, suite));
  // An entry that matches no known test is still sent if the suite may contain unknown tests and the entry names a class or test.
  const isOpen = hidesTests(suite);
  const sent = entries.filter((entry) => !unmatched.includes(entry) || (isOpen && isNamed(entry)));
  const findings = unknownEntries(unmatched, suite, isOpen);
  // If only exclusions were sent, all other tests would be selected, although the user also named tests.
  const isNothing = sent.every(({ excludes }) => excludes) && !entries.every(({ excludes }) => excludes);
  const part = narrowSuite(suite, filtersOf(sent));
  // Ignored tests do not run. Unknown tests may run.
  const runsSomething =
    part.tests.some(({ ignored }) => !ignored) ||
    part.unknown.some(({ part: name }) => !isFilePart(name)) ||
    sent.some((entry) => unmatched.includes(entry));
  if (isNothing || !runsSomething) return { selection: all, findings: [...findings, emptySelection(suite)] };
  const note = `Selected ${part.tests.length} of ${counted(new Set([...suite.tests, ...part.tests]).size, 'test')}.`;
  const request = withRequest({ ...all, suite: part, note }, style.select(sent, suite, part.tests), entries);
  return { ...request, findings: [...findings, ...request.findings] };
};

const isNamed = ({ kind, excludes, text }: TestEntry): boolean =>
  !excludes && (kind === 'class' || kind === 'identifier') && !text.includes('*');

const withRequest = (selection: Selection, request: FilterRequest, entries: readonly TestEntry[]): SelectionResult => {
  if (request.kind === 'refused') {
    const inexact = entries.filter(({ excludes, text }) => excludes || text.includes('*'));
    return { selection, findings: [refusedSelection(request.reason, inexact.length > 0 ? inexact : entries)] };
  }
  const { parameters, extra } = request;
  const bytes = Buffer.byteLength(JSON.stringify(parameters));
  if (bytes > mostBytes) return { selection, findings: [tooLong(bytes, mostBytes)] };
  return { selection: { ...selection, filters: parameters }, findings: extra.length === 0 ? [] : [inexact(extra)] };
};

/** Reduces the suite to the tests that match. Tests that run only on request are included if an entry names their file. */
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

/**
 * Why the selection may contain unknown tests, as a clause. If all filters name classes and methods in full, only these can run,
 * but the suite may not list all of them.
 */
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

/** Whether the suite may have classes that are unknown. */
const hidesTests = ({ unseen, unknown }: DiscoveredSuite): boolean =>
  unseen !== undefined || unknown.some(({ part }) => isFilePart(part));

const isByClass = (filters: Filters, suite: DiscoveredSuite | undefined): boolean => {
  const known = new Set([
    ...(suite?.tests.map(({ className }) => className) ?? []),
    ...(suite?.unknown.map(({ part }) => part) ?? []),
  ]);
  return filters
    .flat()
    .every(
      (entry) => entry.kind === 'package' || (entry.kind === 'class' && entry.method === undefined && known.has(entry.className)),
    );
};

/** Checks that each filter in `capabilities` matches a test, as the entries of `tests` must. */
const checkFilters = (filters: Filters, suite: DiscoveredSuite): readonly Finding[] => {
  const wide = filters.map((filter) => filter.map(byPrefix));
  if (suite.tests.length === 0 || wide.length === 0) return [];
  const isOpen = suite.unseen !== undefined || suite.unknown.length > 0;
  const unmatched = wide.flat().filter((entry) => !meansSomething(entry, suite));
  const findings = unknownEntries(unmatched, suite, isOpen, 'capabilities');
  const isRunning = (test: DiscoveredTest): boolean => !test.ignored && fits(wide, test);
  if (findings.length > 0 || isOpen || [...suite.tests, ...(suite.onRequest ?? [])].some(isRunning)) return findings;
  return [emptySelection(suite, 'capabilities')];
};
