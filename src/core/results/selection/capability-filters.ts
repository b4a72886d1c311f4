import { isRecord } from '../../../lib/is-record.ts';
import type { TestFilter } from '../../frameworks/definition.ts';
import { choosingOption } from '../../frameworks/definition.ts';
import type { Capabilities, RequestedSplit } from '../../model/builds.ts';
import { type KnownTest, normalFlowPath, type TestEntry, testSizes } from '../../model/run-plan.ts';
import { simpleClass } from '../known-tests.ts';
import { leftOutBy } from '../left-out.ts';
import type { Filters } from './match-entry.ts';

/** Capabilities that make the selected tests unpredictable, because they depend on the device or end a session early. */
const unclearKeys = ['cucumberOptions', 'failFast', 'fail-fast', 'fail_fast'];

type Values = Readonly<Record<string, unknown>>;

interface CapabilityFilters {
  readonly filters: Filters;
  /** Clause that says why the selected tests are known only during the run. */
  readonly unclear: string | undefined;
}

/** @param style undefined if the framework has no filters */
export const readCapabilityFilters = (
  style: TestFilter['style'] | undefined,
  capabilities: Capabilities,
  tests: readonly KnownTest[],
): CapabilityFilters => {
  const { keys, read } = style === undefined ? { keys: [], read: () => [] } : styles[style];
  const filters = read(capabilities, tests).filter((filter) => filter.length > 0);
  // A filter that names only a test target may select any class.
  const targets = filters.flat().filter((entry) => entry.kind === 'identifier' && entry.className === undefined);
  const isClear = (key: string): boolean => {
    const entries = readEntries(capabilities[key]);
    if (entries === undefined || targets.some(({ text }) => entries.includes(text))) return false;
    // Of several sizes, the test runner uses only one.
    return key !== 'size' || entries.length < 2;
  };
  const key =
    unclearKeys.find((name) => isGiven(capabilities[name])) ??
    (leftOutBy(capabilities)?.failuresOnlyRequested === true ? 'rerunPreviouslyFailed' : undefined) ??
    choosingOption(capabilities) ??
    keys.find((name) => !isClear(name));
  const unclear = key && `the tests that the capability ${key} selects are known only during the run`;
  return { filters, unclear };
};

/** Reads filters of Espresso, which may also be arguments of the test runner. */
const byClass = (capabilities: Values): Filters =>
  [capabilities, Object(capabilities.instrumentationOptions) as Values].flatMap(byArguments);

const byArguments = (values: Values): Filters => {
  const entriesOf = (key: string): readonly string[] => readEntries(values[key]) ?? [];
  const classes = entriesOf('class').map((text): TestEntry => {
    const [className = '', method] = text.split('#');
    return { kind: 'class', className, method, text, excludes: false };
  });
  const [packages = [], annotations = []] = (['package', 'annotation'] as const).map((kind) =>
    entriesOf(kind).map((name): TestEntry => ({ kind, name, text: `${kind}: ${name}`, excludes: false })),
  );
  const sizes = entriesOf('size').flatMap((text): TestEntry[] => {
    const size = testSizes.find((each) => each === text.toLowerCase());
    return size === undefined ? [] : [{ kind: 'size', size, text: `size: ${text}`, excludes: false }];
  });
  return [classes, packages, ...annotations.map((entry) => [entry]), sizes];
};

/** Reads entries such as `Target`, `Target/Class`, `Class/test` and `Target/Class/test`. */
const byIdentifier = (capabilities: Values, tests: readonly KnownTest[]): Filters => {
  const classes = new Set(tests.map(({ className }) => simpleClass(className)));
  const read = (key: string, excludes: boolean): readonly TestEntry[] =>
    (readEntries(capabilities[key]) ?? []).map((text): TestEntry => {
      const [first = '', second, third] = text.split('/').map((part) => part.replace(/\(\)$/, ''));
      const isWhole = third !== undefined || (second !== undefined && classes.has(second)) || !classes.has(first);
      const [target, className, name] = isWhole ? [first, second, third] : ['*', first, second];
      // The service may exclude by prefix, but only a full name certainly selects a test.
      const method = name !== undefined && excludes ? `${name}*` : name;
      return { kind: 'identifier', target, className, method, text, excludes };
    });
  return [read('only-testing', false), ...read('skip-testing', true).map((entry) => [entry])];
};

/** Reads files and folders of flows from `execute`, and tags to include or exclude from `tags`. */
const byFlow = ({ execute, tags }: Values): Filters => {
  const { includeTags, excludeTags }: Values = isRecord(tags) ? tags : {};
  const tagsOf = (value: unknown, excludes: boolean): readonly TestEntry[] =>
    (readEntries(value) ?? []).map((name) => ({ kind: 'tag', name, text: `tag:${name}`, excludes }));
  const files = (readEntries(execute) ?? []).map((text): TestEntry => {
    const path = normalFlowPath(text);
    // A path without an extension is a folder, because the service needs the extension of a file.
    return { kind: 'flow', path: path === '.' || /\.ya?ml$/.test(path) ? path : `${path}/*`, text, excludes: false };
  });
  return [files, tagsOf(includeTags, false), ...tagsOf(excludeTags, true).map((entry) => [entry])];
};

const styles: Readonly<
  Record<
    TestFilter['style'],
    { readonly keys: readonly string[]; readonly read: (capabilities: Values, tests: readonly KnownTest[]) => Filters }
  >
> = {
  class: { keys: ['class', 'package', 'annotation', 'size'], read: byClass },
  identifier: { keys: ['only-testing', 'skip-testing'], read: byIdentifier },
  flow: { keys: [], read: byFlow },
};

const isGiven = (value: unknown): boolean => {
  if (value === undefined || value === null || value === false || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
};

/** Entries of a list or a comma-separated text. Undefined for other types. */
export const readEntries = (value: unknown): readonly string[] | undefined => {
  if (!isGiven(value)) return [];
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  if (!entries.every((entry) => typeof entry === 'string')) return undefined;
  return entries.flatMap((entry) => entry.split(',').map((name) => name.trim())).filter((name) => name !== '');
};

const mostSessions = 10_000;

/** Reads how many sessions the request asks for. Undefined if the number is unknown. */
export const requestedSplit = (request: Readonly<Record<string, unknown>>): RequestedSplit | undefined => {
  if (Object.keys(request).length === 0) return undefined;
  const { shards = { numberOfShards: 1 } } = request;
  if (!isRecord(shards)) return undefined;
  const { numberOfShards, mapping, deviceSelection } = shards;
  const sessions = Number(numberOfShards ?? (Array.isArray(mapping) ? mapping.length : undefined));
  return Number.isInteger(sessions) && sessions > 0 && sessions <= mostSessions
    ? { sessions, onEachDevice: deviceSelection !== 'any' }
    : undefined;
};
