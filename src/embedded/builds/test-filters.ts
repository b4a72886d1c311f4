import { withoutEnding } from '../../lib/without-ending.ts';
import { type Framework, type FrameworkTraits, traitsOf } from '../framework.ts';
import { invalid } from '../http/response.ts';
import { type Capabilities, readMapping, readNames } from './capabilities.ts';
import type { SuiteTest } from './suite-test.ts';

export type TestFilter = (test: SuiteTest) => boolean;

const everything: TestFilter = () => true;

/** Method of a test, without the values of a parameterized test: the runner compares the method. */
const methodOf = (name: string): string => (name.endsWith(']') ? (name.split('[', 1)[0] ?? name) : name);

/** Matches the tests of a class, including its inner classes (`@Nested`, `Enclosed`). */
const isInClass = (entry: string): TestFilter => {
  const [wantedClass = '', wantedName] = entry.split('#');
  return ({ className, name }) =>
    wantedName === undefined
      ? className === wantedClass || className.startsWith(`${wantedClass}$`)
      : className === wantedClass && methodOf(name) === wantedName;
};

const isInPackage =
  (entry: string): TestFilter =>
  ({ className }) =>
    className.startsWith(`${entry}.`);

/**
 * Matches `Target`, `Target/Class`, `Class/test` or `Target/Class/test`; test names are matched by prefix. A test without a
 * target belongs to any.
 */
const isIdentifiedBy =
  (entry: string): TestFilter =>
  ({ target, className, name }) => {
    const parts = entry.split('/').map((part) => part.replace(/\(\)$/, ''));
    const [first = '', second, third] = parts;
    if (second === undefined) return className === first || target === first;
    if (third !== undefined) return (target ?? first) === first && className === second && name.startsWith(third);
    return ((target ?? first) === first && className === second) || (className === first && name.startsWith(second));
  };

const anyOf =
  (entries: readonly string[], filter: (entry: string) => TestFilter): TestFilter =>
  (test) =>
    entries.some((entry) => filter(entry)(test));

const commaSeparated = (entries: readonly string[]): readonly string[] =>
  entries.flatMap((entry) => entry.split(',').map((name) => name.trim()));

const isAnnotatedWith =
  (entry: string): TestFilter =>
  ({ annotations = [] }) =>
    annotations.includes(entry);

const hasSize =
  (entry: string): TestFilter =>
  ({ sizes = [] }) =>
    sizes.some((size) => size === entry.toLowerCase());

const allOf =
  (filters: readonly TestFilter[]): TestFilter =>
  (test) =>
    filters.every((filter) => filter(test));

/**
 * Filters instrumentation tests. A test must match every parameter: any of the classes, packages and sizes, but all of the
 * annotations, as in the test runner.
 */
const instrumentationFilter = (capabilities: Capabilities): TestFilter => {
  const entriesOf = (key: string): readonly string[] => commaSeparated(readNames(capabilities, key));
  const oneOf = (key: string, filter: (entry: string) => TestFilter): TestFilter => {
    const entries = entriesOf(key);
    return entries.length === 0 ? everything : anyOf(entries, filter);
  };
  return allOf([
    oneOf('class', isInClass),
    oneOf('package', isInPackage),
    oneOf('size', hasSize),
    allOf(entriesOf('annotation').map(isAnnotatedWith)),
  ]);
};

const xcodeFilter = (capabilities: Capabilities): TestFilter => {
  const only = readNames(capabilities, 'only-testing');
  const isWanted = only.length === 0 ? everything : anyOf(only, isIdentifiedBy);
  const isSkipped = anyOf(readNames(capabilities, 'skip-testing'), isIdentifiedBy);
  return (test) => isWanted(test) && !isSkipped(test);
};

type FlowFilter = (test: SuiteTest) => boolean;

/** Normalizes a path: `./checkout/` and `checkout` name the same folder. */
const tidyEntry = (entry: string): string => withoutEnding(entry.replace(/^(?:\.\/)+/, ''), '/');

/** Matches a file, or every flow below a folder. */
const isExecutedBy = (entry: string): FlowFilter => {
  const wanted = tidyEntry(entry);
  return ({ flow }) =>
    flow !== undefined && (wanted === '' || wanted === '.' || flow.file === wanted || flow.file.startsWith(`${wanted}/`));
};

/** Reads `execute`. Without it, the suite's own configuration selects the flows. Shards with a mapping have their own filters. */
const readExecute = (capabilities: Capabilities, entries: readonly string[]): FlowFilter => {
  const filters = entries.map(isExecutedBy);
  if (filters.length > 0) return (test) => filters.some((isExecuted) => isExecuted(test));
  const mapping = readMapping(capabilities, 'shards')?.mapping;
  if (Array.isArray(mapping) && mapping.length > 0) return () => true;
  return ({ flow }) => flow?.runsByDefault === true;
};

/** Reads `tags`: a flow must have any of the tags to include, and none of those to exclude. */
const readTags = (capabilities: Capabilities, usesWorkspace: boolean): FlowFilter => {
  const tags = readMapping(capabilities, 'tags') ?? {};
  const included = readNames(tags, 'includeTags');
  const excluded = readNames(tags, 'excludeTags');
  const contradiction = included.find((tag) => excluded.includes(tag));
  if (contradiction !== undefined) {
    throw invalid('INVALID_VALUES_IN_INPUT', `The tag "${contradiction.slice(0, 200)}" is in includeTags and in excludeTags`);
  }
  return ({ flow }) => {
    if (flow === undefined) return false;
    const workspace = usesWorkspace ? flow.workspace : undefined;
    const wanted = [...included, ...(workspace?.includeTags ?? [])];
    const unwanted = [...excluded, ...(workspace?.excludeTags ?? [])];
    return (
      (wanted.length === 0 || flow.tags.some((tag) => wanted.includes(tag))) && !flow.tags.some((tag) => unwanted.includes(tag))
    );
  };
};

/**
 * Reads the filters of a Maestro build: `execute` and `tags`; a flow must match both. Without `execute`, the tags of the suite's
 * own configuration apply as well, as in Maestro itself. Throws Refusal.
 */
const readFlowFilter = (capabilities: Capabilities): FlowFilter => {
  const entries = readNames(capabilities, 'execute');
  const isExecuted = readExecute(capabilities, entries);
  const hasTags = readTags(capabilities, entries.length === 0);
  return (test) => isExecuted(test) && hasTags(test);
};

const filters: Readonly<Record<FrameworkTraits['runner'], (capabilities: Capabilities) => TestFilter>> = {
  instrumentation: instrumentationFilter,
  xcode: xcodeFilter,
  maestro: readFlowFilter,
};

/**
 * Reads the filters of a build request: `class`, `package`, `annotation` and `size`; `only-testing` and `skip-testing`; or
 * `execute` and `tags`. Throws Refusal.
 */
export const readTestFilter = (capabilities: Capabilities, framework: Framework): TestFilter =>
  filters[traitsOf(framework).runner](capabilities);
