import type { TestFilter } from '../../frameworks/definition.ts';
import { choosingOption } from '../../frameworks/definition.ts';
import { isRecord } from '../../lib/is-record.ts';
import type { Capabilities, RequestedSplit } from '../../model/builds.ts';
import { type KnownTest, normalFlowPath, type TestEntry, testSizes } from '../../model/run-plan.ts';
import { simpleClass } from '../known-tests.ts';
import { leftOutBy } from '../left-out.ts';
import type { Filters } from './match-entry.ts';

/** Parameters that select tests by what only the device knows, or that end a session before all have run. */
const unclearKeys = ['cucumberOptions', 'failFast', 'fail-fast', 'fail_fast'];

type Values = Readonly<Record<string, unknown>>;

/** The filters among `capabilities`. */
interface CapabilityFilters {
  /** What they select for sure. */
  readonly filters: Filters;
  /** Why only the run shows which tests they select, as a clause. */
  readonly unclear: string | undefined;
}

/** @param style how the framework names tests */
export const readCapabilities = (
  style: TestFilter['style'] | undefined,
  capabilities: Capabilities,
  tests: readonly KnownTest[],
): CapabilityFilters => {
  const { keys, read } = style === undefined ? { keys: [], read: () => [] } : styles[style];
  const filters = read(capabilities, tests).filter((filter) => filter.length > 0);
  // A target holds classes of any name, and the test runner knows one size.
  const targets = filters.flat().filter((entry) => entry.kind === 'identifier' && entry.className === undefined);
  const isClear = (key: string): boolean => {
    const entries = readEntries(capabilities[key]);
    if (entries === undefined || targets.some(({ text }) => entries.includes(text))) return false;
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

/** Espresso: `class` (`Class` or `Class#method`), `package`, `size`, and all of the annotations; arguments for the test runner alike. */
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

/**
 * XCUITest and EarlGrey: `only-testing` and `skip-testing`, each `Target`, `Target/Class`, `Class/test` or `Target/Class/test`.
 *
 * Names of tests may be matched by their beginning: what is to run must be named in full to be selected for sure, and what a beginning
 * could leave out is not. What is left out has to exist as well, so each entry of `skip-testing` is a filter of its own.
 */
const byIdentifier = (capabilities: Values, tests: readonly KnownTest[]): Filters => {
  const classes = new Set(tests.map(({ className }) => simpleClass(className)));
  const read = (key: string, excludes: boolean): readonly TestEntry[] =>
    (readEntries(capabilities[key]) ?? []).map((text): TestEntry => {
      const [first = '', second, third] = text.split('/').map((part) => part.replace(/\(\)$/, ''));
      const isWhole = third !== undefined || (second !== undefined && classes.has(second)) || !classes.has(first);
      const [target, className, name] = isWhole ? [first, second, third] : ['*', first, second];
      const method = name !== undefined && excludes ? `${name}*` : name;
      return { kind: 'identifier', target, className, method, text, excludes };
    });
  return [read('only-testing', false), ...read('skip-testing', true).map((entry) => [entry])];
};

/** Maestro: `execute` names files and folders; `tags` has a list of what is to run, and one of what is not. */
const byFlow = ({ execute, tags }: Values): Filters => {
  const { includeTags, excludeTags }: Values = isRecord(tags) ? tags : {};
  const tagsOf = (value: unknown, excludes: boolean): readonly TestEntry[] =>
    (readEntries(value) ?? []).map((name) => ({ kind: 'tag', name, text: `tag:${name}`, excludes }));
  const files = (readEntries(execute) ?? []).map((text): TestEntry => {
    const path = normalFlowPath(text);
    // Unlike `tests`, the service takes no file without its ending.
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

/** Whether a parameter is there and not empty or switched off. */
const isGiven = (value: unknown): boolean => {
  if (value === undefined || value === null || value === false || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
};

/** Entries of a filter: a list, or text with commas. Undefined for what is neither. */
export const readEntries = (value: unknown): readonly string[] | undefined => {
  if (!isGiven(value)) return [];
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  if (!entries.every((entry) => typeof entry === 'string')) return undefined;
  return entries.flatMap((entry) => entry.split(',').map((name) => name.trim())).filter((name) => name !== '');
};
const limit = 10_000;

/** Into how many sessions a request asks the service to split its build; undefined where it does not tell, as one that was not kept. */
export const requestedSplit = (request: Readonly<Record<string, unknown>>): RequestedSplit | undefined => {
  if (Object.keys(request).length === 0) return undefined;
  const { shards = { numberOfShards: 1 } } = request;
  if (!isRecord(shards)) return undefined;
  const { numberOfShards, mapping, deviceSelection } = shards;
  const sessions = Number(numberOfShards ?? (Array.isArray(mapping) ? mapping.length : undefined));
  return Number.isInteger(sessions) && sessions > 0 && sessions <= limit
    ? { sessions, onEachDevice: deviceSelection !== 'any' }
    : undefined;
};

/** The same of the user's own parameters, in which most requests have no split. */
export const ownSplit = ({ shards }: Capabilities): RequestedSplit | undefined => requestedSplit({ shards });
