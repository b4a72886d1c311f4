import { type Framework, type FrameworkTraits, traitsOf } from '../framework.ts';
import { type Capabilities, readNames } from './capabilities.ts';
import { readFlowFilter } from './flow-filter.ts';
import type { SuiteTest } from './suite-test.ts';

export type TestFilter = (test: SuiteTest) => boolean;

const everything: TestFilter = () => true;

/** Without the values of a parameterized test: the runner compares the method. */
const methodOf = (name: string): string => (name.endsWith(']') ? (name.split('[', 1)[0] ?? name) : name);

/** A class also runs its inner classes (`@Nested`, `Enclosed`). */
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

/** `Target`, `Target/Class`, `Class/test` or `Target/Class/test`; test names are matched by prefix. A test that knows no target is in any. */
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

/** A test has to fit every parameter: any of the classes, packages and sizes, but all of the annotations, as the test runner has it. */
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

const filters: Readonly<Record<FrameworkTraits['runner'], (capabilities: Capabilities) => TestFilter>> = {
  instrumentation: instrumentationFilter,
  xcode: xcodeFilter,
  maestro: readFlowFilter,
};

/**
 * The filters of a build request: `class`, `package`, `annotation` and `size`; `only-testing` and `skip-testing`; or `execute` and
 * `tags`. Throws Refusal.
 */
export const readTestFilter = (capabilities: Capabilities, framework: Framework): TestFilter =>
  filters[traitsOf(framework).runner](capabilities);
