import { withoutEnding } from '../../lib/without-ending.ts';
import { type Framework, type FrameworkTraits, traitsOf } from '../framework.ts';
import { invalid } from '../http/response.ts';
import { type Capabilities, readMapping, readNames } from './capabilities.ts';
import type { SuiteTest } from './suite-test.ts';

export type TestFilter = (test: SuiteTest) => boolean;

/** Removes the values of a parameterized test, so that `adds[1]` becomes `adds`. */
const methodOf = (name: string): string => (name.endsWith(']') ? (name.split('[', 1)[0] ?? name) : name);

/** Matches the tests of a class and of its inner classes, or one test as `class#name`. */
const isInClass = (entry: string): TestFilter => {
  const [wantedClass = '', wantedName] = entry.split('#');
  return ({ className, name }) =>
    wantedName === undefined
      ? className === wantedClass || className.startsWith(`${wantedClass}$`)
      : className === wantedClass && methodOf(name) === wantedName;
};

/** Matches `Target`, `Class`, `Target/Class`, `Class/test` or `Target/Class/test`. `test` is the start of a test name. */
const isIdentifiedBy =
  (entry: string): TestFilter =>
  ({ target, className, name }) => {
    const parts = entry.split('/').map((part) => part.replace(/\(\)$/, ''));
    const [first = '', second, third] = parts;
    if (second === undefined) return className === first || target === first;
    // A test without a target matches every target.
    if (third !== undefined) return (target ?? first) === first && className === second && name.startsWith(third);
    return ((target ?? first) === first && className === second) || (className === first && name.startsWith(second));
  };

const anyOf = (entries: readonly string[], filter: (entry: string) => TestFilter): TestFilter => {
  const filters = entries.map(filter);
  return (test) => filters.some((matches) => matches(test));
};

const anyOfWanted = (entries: readonly string[], filter: (entry: string) => TestFilter): TestFilter =>
  entries.length === 0 ? () => true : anyOf(entries, filter);

const isInPackage =
  (name: string): TestFilter =>
  ({ className }) =>
    className.startsWith(`${name}.`);

const hasAnnotation =
  (wanted: string): TestFilter =>
  ({ annotations = [] }) =>
    annotations.includes(wanted);

const hasSize =
  (wanted: string): TestFilter =>
  ({ sizes = [] }) =>
    sizes.some((size) => size === wanted.toLowerCase());

/** Like the Android test runner, requires one class, one package, one size and every annotation of the request. */
const instrumentationFilter = (capabilities: Capabilities): TestFilter => {
  const entriesOf = (key: string): readonly string[] =>
    readNames(capabilities, key).flatMap((entry) => entry.split(',').map((name) => name.trim()));
  const filters = [
    anyOfWanted(entriesOf('class'), isInClass),
    anyOfWanted(entriesOf('package'), isInPackage),
    anyOfWanted(entriesOf('size'), hasSize),
    ...entriesOf('annotation').map(hasAnnotation),
  ];
  return (test) => filters.every((matches) => matches(test));
};

const xcodeFilter = (capabilities: Capabilities): TestFilter => {
  const isWanted = anyOfWanted(readNames(capabilities, 'only-testing'), isIdentifiedBy);
  const isSkipped = anyOf(readNames(capabilities, 'skip-testing'), isIdentifiedBy);
  return (test) => isWanted(test) && !isSkipped(test);
};

const tidyEntry = (entry: string): string => withoutEnding(entry.replace(/^(?:\.\/)+/, ''), '/');

const isExecutedBy = (entry: string): TestFilter => {
  const wanted = tidyEntry(entry);
  return ({ flow }) =>
    flow !== undefined && (wanted === '' || wanted === '.' || flow.file === wanted || flow.file.startsWith(`${wanted}/`));
};

/** If the request has no `execute`, its shards or the configuration of the suite select the flows. */
const readExecute = (capabilities: Capabilities, entries: readonly string[]): TestFilter => {
  if (entries.length > 0) return anyOf(entries, isExecutedBy);
  const mapping = readMapping(capabilities, 'shards')?.mapping;
  if (Array.isArray(mapping) && mapping.length > 0) return () => true;
  return ({ flow }) => flow?.runsByDefault === true;
};

/** A flow needs one of the tags in `includeTags`, and no tag in `excludeTags`. */
const readTags = (capabilities: Capabilities, usesWorkspace: boolean): TestFilter => {
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

const mostExecuteCharacters = 1_000;

/** Throws Refusal if the list of flows is as long as the service refuses. It is measured as JSON, the longer of its two forms. */
const checkExecute = (entries: readonly string[]): void => {
  if (JSON.stringify(entries).length >= mostExecuteCharacters)
    throw invalid('INVALID_SYNTAX', `'[execute]' length must be less than ${mostExecuteCharacters} characters`);
};

/** A flow must match `execute` and `tags`. The tags in the configuration of the suite count only without `execute`. */
const readFlowFilter = (capabilities: Capabilities): TestFilter => {
  const entries = readNames(capabilities, 'execute');
  checkExecute(entries);
  const isExecuted = readExecute(capabilities, entries);
  const hasTags = readTags(capabilities, entries.length === 0);
  return (test) => isExecuted(test) && hasTags(test);
};

const filters: Readonly<Record<FrameworkTraits['runner'], (capabilities: Capabilities) => TestFilter>> = {
  instrumentation: instrumentationFilter,
  xcode: xcodeFilter,
  maestro: readFlowFilter,
};

export const readTestFilter = (capabilities: Capabilities, framework: Framework): TestFilter =>
  filters[traitsOf(framework).runner](capabilities);
