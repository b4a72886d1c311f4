import { posix } from 'node:path';
import { isRecord } from '../../lib/is-record.ts';
import { withoutEnding } from '../../lib/without-ending.ts';
import type { KnownSuite } from '../../model/known-suite.ts';
import { type TestEntry, testSizes } from '../../model/test-entry.ts';
import { matchesTest } from './match-entry.ts';
import { readEntries } from './selection.ts';

/** One parameter that selects tests: they have to fit each of these. */
type Filter = readonly TestEntry[];

type Values = Readonly<Record<string, unknown>>;

/** Arguments for the test runner select tests in the same way. */
const byClass = (capabilities: Values): readonly Filter[] => {
  const { instrumentationOptions } = capabilities;
  return [capabilities, Object(instrumentationOptions) as Values].flatMap(filtersOf);
};

const filtersOf = (values: Values): readonly Filter[] => {
  const entriesOf = (key: string): readonly string[] => readEntries(values[key]) ?? [];
  const classes = entriesOf('class').map((text): TestEntry => {
    const [className = '', method] = text.split('#');
    return { kind: 'class', className, method, text, excludes: false };
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
const byIdentifier = (capabilities: Values, suite: KnownSuite): readonly Filter[] => {
  const only = (readEntries(capabilities['only-testing']) ?? []).map((text) => identifier(text, suite, false));
  const skip = (readEntries(capabilities['skip-testing']) ?? []).map((text) => [identifier(text, suite, true)]);
  return [only, ...skip].filter((filter) => filter.length > 0);
};

/** `Target`, `Target/Class`, `Class/test` or `Target/Class/test`, each test by the beginning of its name. */
const identifier = (text: string, suite: KnownSuite, excludes: boolean): TestEntry => {
  const [first = '', second, third] = text.split('/').map((part) => part.replace(/\(\)$/, ''));
  const whole: TestEntry = {
    kind: 'identifier',
    target: first,
    className: second,
    method: third === undefined ? undefined : `${third}*`,
    text,
    excludes,
  };
  const inClass: TestEntry = {
    kind: 'identifier',
    target: '*',
    className: first,
    method: second === undefined ? undefined : `${second}*`,
    text,
    excludes,
  };
  const isMeant = (entry: TestEntry): boolean => suite.tests.some((test) => matchesTest(entry, test));
  return third === undefined && !isMeant(whole) && isMeant(inClass) ? inClass : whole;
};

/** A file by its whole name, or a folder: unlike `tests`, the service takes no file without its ending. */
const flowPath = (text: string): string => {
  const path = withoutEnding(posix.normalize(text), '/');
  return path === '.' || /\.ya?ml$/.test(path) ? path : `${path}/*`;
};

/** `execute` names files and folders; `tags` has a list of what is to run, and one of what is not. */
export const flowEntries = ({ execute, tags }: Values): readonly Filter[] => {
  const { includeTags, excludeTags }: Values = isRecord(tags) ? tags : {};
  const tagOf = (name: string, excludes: boolean): TestEntry => ({ kind: 'tag', name, text: `tag:${name}`, excludes });
  const files = (readEntries(execute) ?? []).map(
    (text): TestEntry => ({ kind: 'flow', path: flowPath(text), text, excludes: false }),
  );
  const included = (readEntries(includeTags) ?? []).map((name) => tagOf(name, false));
  const excluded = (readEntries(excludeTags) ?? []).map((name) => [tagOf(name, true)]);
  return [files, included, ...excluded].filter((filter) => filter.length > 0);
};

/** The filters among `capabilities`, by how the framework names tests. */
export const capabilityEntries = {
  class: byClass,
  identifier: byIdentifier,
  flow: flowEntries,
} as const;
