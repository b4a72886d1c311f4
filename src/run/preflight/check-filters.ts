import type { DiscoveredSuite } from '../../binaries/discovered-suite.ts';
import type { Finding } from '../../binaries/preflight/finding.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import type { RunInputs } from '../../inputs/run-inputs.ts';
import type { TestEntry } from '../../model/test-entry.ts';
import { testSizes } from '../../model/test-entry.ts';
import { matchesTest } from '../../results/selection/match-entry.ts';
import { selectTests } from '../../results/selection/select-tests.ts';
import { readEntries } from '../../results/selection/selection.ts';
import { emptySelection, unknownEntries } from './selection-findings.ts';

/** One parameter that selects tests: they have to fit each of these. */
type Filter = readonly TestEntry[];

/** Checks the filters among `capabilities` against the suite, like the input `tests`: each entry has to match something. */
export const checkFilters = (
  { framework, capabilities }: Pick<RunInputs, 'framework' | 'capabilities'>,
  suite: DiscoveredSuite | undefined,
): readonly Finding[] => {
  if (suite === undefined || suite.tests.length === 0) return [];
  const { style } = definitionOf(framework).testFilter;
  const filters = style === 'class' ? classStyle(capabilities) : identifierStyle(capabilities, suite);
  const entries = filters.flat();
  if (entries.length === 0) return [];
  const { unmatched } = selectTests(entries, suite);
  const isOpen = suite.unseen !== undefined || suite.unknown.length > 0;
  const findings = unknownEntries(unmatched, suite, isOpen, 'capabilities');
  const fits = (test: DiscoveredSuite['tests'][number]): boolean =>
    filters.every((filter) => filter.some((entry) => matchesTest(entry, test) !== entry.excludes));
  if (findings.length > 0 || isOpen || suite.tests.some((test) => !test.ignored && fits(test))) return findings;
  return [emptySelection(suite, 'capabilities')];
};

type Values = Readonly<Record<string, unknown>>;

/** Arguments for the test runner select tests in the same way. */
const classStyle = (capabilities: Values): readonly Filter[] => {
  const { instrumentationOptions } = capabilities;
  return [capabilities, Object(instrumentationOptions) as Values].flatMap(filtersOf);
};

const filtersOf = (values: Values): readonly Filter[] => {
  const entriesOf = (key: string): readonly string[] => readEntries(values[key]) ?? [];
  const classes = entriesOf('class').map((text): TestEntry => {
    const [className = '', method] = text.split('#');
    return { kind: 'class', className, ...(method === undefined ? {} : { method }), text, excludes: false };
  });
  const named = (['package', 'annotation'] as const).map((kind) =>
    entriesOf(kind).map((name): TestEntry => ({ kind, name, text: `${kind}: ${name}`, excludes: false })),
  );
  const sizes = entriesOf('size').flatMap((text): TestEntry[] => {
    const size = testSizes.find((each) => each === text.toLowerCase());
    return size === undefined ? [] : [{ kind: 'size', size, text: `size: ${text}`, excludes: false }];
  });
  return [classes, ...named, sizes].filter((filter) => filter.length > 0);
};

/** What is left out has to exist as well; it cannot make a filter of its own with others. */
const identifierStyle = (capabilities: Values, suite: DiscoveredSuite): readonly Filter[] => {
  const only = (readEntries(capabilities['only-testing']) ?? []).map((text) => identifier(text, suite, false));
  const skip = (readEntries(capabilities['skip-testing']) ?? []).map((text) => [identifier(text, suite, true)]);
  return [only, ...skip].filter((filter) => filter.length > 0);
};

/** `Target`, `Target/Class`, `Class/test` or `Target/Class/test`, each test by the beginning of its name. */
const identifier = (text: string, suite: DiscoveredSuite, excludes: boolean): TestEntry => {
  const [first = '', second, third] = text.split('/').map((part) => part.replace(/\(\)$/, ''));
  const whole: TestEntry = {
    kind: 'identifier',
    target: first,
    ...(second === undefined ? {} : { className: second }),
    ...(third === undefined ? {} : { method: `${third}*` }),
    text,
    excludes,
  };
  const inClass: TestEntry = {
    kind: 'identifier',
    target: '*',
    className: first,
    ...(second === undefined ? {} : { method: `${second}*` }),
    text,
    excludes,
  };
  const isMeant = (entry: TestEntry): boolean => suite.tests.some((test) => matchesTest(entry, test));
  return third === undefined && !isMeant(whole) && isMeant(inClass) ? inClass : whole;
};
