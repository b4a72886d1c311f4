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

/** Which tests of a suite a run selects, by the input `tests` or by filters in `capabilities`. Decided once, before the run is planned. */
export interface Selection {
  /** As if the suite had only the selected tests, and only parts that may have more of them; undefined where its tests are not known. */
  readonly suite: DiscoveredSuite | undefined;
  /** The suite with the tests that are not selected. */
  readonly whole: DiscoveredSuite | undefined;
  /** Why only the run shows which tests of `suite` are selected, as a clause. */
  readonly unclear: string | undefined;
  /** Whether filters in `capabilities`, if any, select whole classes, all of them known to be in the suite. */
  readonly byClass: boolean;
  /** How `capabilities` ask the service to split each build; undefined where that is not known. */
  readonly split: RequestedSplit | undefined;
  /** Parameters by which a build request asks for the selected tests, besides `capabilities`; empty where they need none. */
  readonly filters: FilterParameters;
  /** How many of how many tests the input `tests` selected, a sentence. */
  readonly note?: string;
}

/** The inputs that select tests. The entries of `tests` may come from `select`. */
export interface SelectingInputs {
  readonly framework: Framework;
  readonly tests: readonly TestEntry[];
  readonly capabilities: Capabilities;
}

interface SelectionResult {
  readonly selection: Selection;
  /** What is wrong with the entries or filters. */
  readonly findings: readonly Finding[];
}

/** A request of more is refused on the way, or by the service. */
const mostBytes = 1_000_000;

/** @param discovered undefined: its tests are not known */
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

/** Runner builders that the arguments for the test runner name may find tests that are not known. */
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
  // An entry that may mean what is not known is sent by its name.
  const isOpen = hidesTests(suite);
  const sent = entries.filter((entry) => !unmatched.includes(entry) || (isOpen && isNamed(entry)));
  const findings = unknownEntries(unmatched, suite, isOpen);
  // With exclusions alone, everything else would be selected.
  const isNothing = sent.every(({ excludes }) => excludes) && !entries.every(({ excludes }) => excludes);
  const part = narrowSuite(suite, filtersOf(sent));
  // Ignored tests do not run, but what is not known may.
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

/** The suite as if it had nothing else. Tests that run only on request are selected by their file. */
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

/** Classes and methods that are named in full are all that runs; these may be others than the known ones. */
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

/** Whether there may be tests of classes that are not known. */
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

/** Like entries of `tests`, each filter in `capabilities` has to match something. */
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
