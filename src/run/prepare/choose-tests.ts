import type { DiscoveredSuite, DiscoveredTest } from '../../binaries/discovered-suite.ts';
import type { Finding } from '../../binaries/preflight/finding.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import { counted } from '../../lib/numbers.ts';
import { classEntries } from '../../results/selection/class-filters.ts';
import type { FilterParameters, FilterRequest } from '../../results/selection/filter-request.ts';
import { type FilterStyle, filterStyles } from '../../results/selection/filter-styles.ts';
import { enclosing, matchesClass, mayMatchIn } from '../../results/selection/match-entry.ts';
import { type SelectedTests, selectTests } from '../../results/selection/select-tests.ts';
import { emptySelection, inexact, refusedSelection, tooLong, unchecked, unknownEntries } from './selection-findings.ts';

/** What of the suite is to run, and how a build request asks for it. */
export interface ChosenTests {
  /** What is to run of the suite, and no more; undefined where its tests are not known. */
  readonly suite: DiscoveredSuite | undefined;
  /** The suite with the tests that are not to run. */
  readonly whole: DiscoveredSuite | undefined;
  /** Filters for the build request; empty where all tests run. */
  readonly filters: FilterParameters;
  /** Entries of the framework's filter for the chosen part of what an entry means: a class, or `class#method`. */
  readonly narrow: (entry: string) => readonly string[];
  /** How many of how many tests were selected, a sentence; absent where all run. */
  readonly note?: string;
}

export type TestChoice = Pick<RunInputs, 'framework' | 'tests' | 'capabilities'>;

/** A request of more is refused on the way, or by the service. */
const mostBytes = 1_000_000;

/** Nothing was selected: all of the suite runs. */
export const allTests = (suite: DiscoveredSuite | undefined): ChosenTests => ({
  suite,
  whole: suite,
  filters: {},
  narrow: (entry) => [entry],
});

/**
 * Finds out which tests of the suite the input `tests` means, and how the service is asked for exactly these.
 *
 * @param suite undefined: its tests are not known
 */
export const chooseTests = (
  { framework, tests: entries, capabilities }: TestChoice,
  suite: DiscoveredSuite | undefined,
): { readonly chosen: ChosenTests; readonly findings: readonly Finding[] } => {
  const filter = definitionOf(framework).testFilter;
  const style = filter && filterStyles[filter.style];
  if (style === undefined || (entries.length === 0 && suite === undefined)) return { chosen: allTests(suite), findings: [] };
  if (suite !== undefined && entries.length === 0) {
    const [chosen, findings] = applyRequest(style.selectAll(suite, capabilities), allTests(suite));
    return { chosen, findings };
  }
  if (suite === undefined || suite.tests.length + (suite.onRequest ?? []).length === 0)
    return chooseBlindly(style, entries, suite);
  const selected = selectTests(entries, suite);
  // What cannot be told to be wrong is asked for by its name.
  const isOpen = suite.unseen !== undefined || suite.unknown.some(({ part }) => isFile(part));
  const asked = isOpen ? [...selected.entries, ...selected.unmatched.filter(isNamed)] : selected.entries;
  const findings = unknownEntries(selected.unmatched, suite, isOpen);
  if (!runsSomething(selected, suite, asked.length > selected.entries.length))
    return { chosen: allTests(suite), findings: [...findings, emptySelection(suite)] };
  const request = style.select(asked, suite, selected.tests);
  const [chosen, more] = applyRequest(request, narrowed(style, suite, selected, asked, request));
  return { chosen, findings: [...findings, ...more] };
};

const isNamed = ({ kind, excludes, text }: TestChoice['tests'][number]): boolean =>
  !excludes && (kind === 'class' || kind === 'identifier') && !text.includes('*');

const chooseBlindly = (
  style: FilterStyle,
  entries: TestChoice['tests'],
  suite: DiscoveredSuite | undefined,
): ReturnType<typeof chooseTests> => {
  const request = style.selectBlindly(entries, suite);
  const [chosen, findings] = applyRequest(request, allTests(suite));
  return { chosen, findings: [...(request.kind === 'exact' ? [unchecked()] : []), ...findings] };
};

const applyRequest = (request: FilterRequest, chosen: ChosenTests): readonly [ChosenTests, readonly Finding[]] => {
  if (request.kind === 'refused') return [chosen, [refusedSelection(request.reason)]];
  const { parameters, extra } = request;
  const bytes = Buffer.byteLength(JSON.stringify(parameters));
  if (bytes > mostBytes) return [chosen, [tooLong(bytes, mostBytes)]];
  return [{ ...chosen, filters: parameters }, extra.length === 0 ? [] : [inexact(extra)]];
};

/** Ignored tests do not run, but what is not known may. */
const runsSomething = ({ tests, entries }: SelectedTests, { unknown }: DiscoveredSuite, hasMore: boolean): boolean =>
  hasMore || tests.some(({ ignored }) => !ignored) || unknown.some(({ part }) => !isFile(part) && mayRun(entries, part));

const isFile = (part: string): boolean => /\.(?:dex|xctest)$/.test(part);

/** Whether tests of a class or file that are not known may be meant. */
const mayRun = (entries: TestChoice['tests'], part: string): boolean => {
  const included = entries.filter(({ excludes }) => !excludes);
  const isIncluded =
    included.length === 0 ||
    included.some((entry) => entry.kind === 'identifier' || isFile(part) || matchesClass(entry, part) || mayMatchIn(entry, part));
  return isIncluded && !entries.some((entry) => entry.excludes && matchesClass(entry, part));
};

/** The suite as if it held nothing else. */
const narrowed = (
  style: FilterStyle,
  suite: DiscoveredSuite,
  { tests }: SelectedTests,
  entries: TestChoice['tests'],
  request: FilterRequest,
): ChosenTests => {
  const isIn = new Set<unknown>(tests);
  const own = [...suite.tests, ...(suite.onRequest ?? [])].filter((test) => isIn.has(test));
  const { unseen, unknown, onRequest: _, ...rest } = suite;
  const listed = request.kind === 'exact' ? listOf(request.parameters.class) : undefined;
  const parts = unknown.filter(({ part }) => (listed === undefined ? mayRun(entries, part) : isListed(listed, part)));
  const hidden = listed === undefined ? unseen : unseenIn(listed, own, parts);
  return {
    suite: { ...rest, tests: own, unknown: parts, unseen: hidden },
    whole: suite,
    filters: {},
    narrow: style.namesClasses ? narrowTo(own, suite) : (entry) => [entry],
    note: `Selected ${own.length} of ${counted(new Set([...suite.tests, ...own]).size, 'test')}.`,
  };
};

const listOf = (value: FilterParameters[string] | undefined): readonly string[] | undefined =>
  Array.isArray(value) ? value : undefined;

/** Whether a filter by classes runs a class, or some of it. */
const isListed = (listed: readonly string[], part: string): boolean =>
  listed.some((entry) => enclosing(part).includes(entry.split('#', 1)[0] ?? ''));

/** Classes and methods that are named in a filter are all that runs; these may be others than the known ones. */
const unseenIn = (
  listed: readonly string[],
  own: readonly DiscoveredTest[],
  parts: DiscoveredSuite['unknown'],
): string | undefined => {
  const known = new Set([
    ...own.flatMap(({ className, name }) => [...enclosing(className), `${className}#${name}`]),
    ...parts.flatMap(({ part }) => enclosing(part)),
  ]);
  const unknown = listed.find((entry) => !known.has(entry));
  return unknown === undefined ? undefined : `it is unknown which tests ${unknown} selects`;
};

const narrowTo =
  (own: readonly DiscoveredTest[], suite: DiscoveredSuite) =>
  (entry: string): readonly string[] => {
    if (entry.includes('#')) return [entry];
    const inside = own.filter(({ className }) => className === entry || className.startsWith(`${entry}$`));
    const whole = suite.unknown.map(({ part }) => part);
    const entries = classEntries(inside, suite, whole);
    return entries.length === 0 ? [entry] : entries;
  };
