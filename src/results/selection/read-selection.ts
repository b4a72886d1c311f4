import { choosingOption } from '../../frameworks/choosing-parameters.ts';
import { definitionOf } from '../../frameworks/lookup.ts';
import type { Capabilities } from '../../model/builds.ts';
import type { Framework } from '../../model/framework.ts';
import type { KnownSuite, KnownTest } from '../../model/known-suite.ts';
import { simpleClass } from '../known-tests.ts';
import { flowEntries } from './capability-entries.ts';
import { matchesTest } from './match-entry.ts';
import { isGiven, readEntries, type TestSelection, unclear } from './selection.ts';

/** Parameters that select tests by what only the device knows, or that end a session before all have run. */
const unclearKeys = ['cucumberOptions', 'failFast', 'fail-fast', 'fail_fast'];

/** Reads the filters among the parameters that a user adds to a build request. */
export const readSelection = (framework: Framework, capabilities: Capabilities, suite: KnownSuite): TestSelection => {
  const key = unclearKeys.find((name) => isGiven(capabilities[name])) ?? choosingOption(capabilities);
  if (key !== undefined) return unclear(key);
  const style = definitionOf(framework).testFilter?.style;
  return style === undefined ? everything : selections[style](capabilities, suite);
};

/** Espresso: `class` (`Class` or `Class#method`), `package`, `annotation` and `size`; a test must fit all of them. */
const selectByClass = (capabilities: Capabilities, { tests, unknown }: KnownSuite): TestSelection => {
  const classes = readEntries(capabilities.class);
  const packages = readEntries(capabilities.package);
  if (classes === undefined) return unclear('class');
  if (packages === undefined) return unclear('package');
  const annotations = readEntries(capabilities.annotation);
  const sizes = readEntries(capabilities.size)?.map((size) => size.toLowerCase());
  if (annotations === undefined) return unclear('annotation');
  // The test runner knows one size.
  if (sizes === undefined || sizes.length > 1) return unclear('size');
  const wanted = new Set(classes);
  const known = new Set([...tests.map(({ className }) => className), ...unknown.map(({ part }) => part)]);
  const isNamed = ({ className, name = '' }: { readonly className: string; readonly name?: string }): boolean =>
    (wanted.size === 0 || wanted.has(className) || wanted.has(`${className}#${name}`)) &&
    (packages.length === 0 || packages.some((entry) => className.startsWith(`${entry}.`)));
  return {
    kind: 'clear',
    selects: (test) =>
      isNamed(test) &&
      annotations.every((entry) => test.annotations?.includes(entry) === true) &&
      sizes.every((entry) => test.sizes?.some((size) => size === entry) === true),
    mayHold: (className) => isNamed({ className }),
    byClass: annotations.length === 0 && sizes.length === 0 && classes.every((entry) => known.has(entry)),
  };
};

/** A class of the suite, without its module, or one of its tests. */
interface Identifier {
  readonly className: string;
  readonly name?: string;
}

/**
 * XCUITest and EarlGrey: `only-testing` and `skip-testing`, each `Target`, `Target/Class`, `Class/test` or `Target/Class/test`.
 *
 * Names of tests may be matched by their beginning: what is to be run must be named in full to be selected for sure,
 * and what a beginning could leave out is not.
 */
const selectByIdentifiers = (capabilities: Capabilities, { tests }: KnownSuite): TestSelection => {
  const classes = new Set(tests.map(({ className }) => simpleClass(className)));
  const only = readIdentifiers(capabilities['only-testing'], classes);
  const skipped = readIdentifiers(capabilities['skip-testing'], classes);
  if (only === undefined) return unclear('only-testing');
  if (skipped === undefined) return unclear('skip-testing');
  const selects = (test: TestName): boolean =>
    (only.length === 0 || only.some((entry) => isNamed(test, entry))) && !skipped.some((entry) => mayBeNamed(test, entry));
  return { kind: 'clear', selects, mayHold: (className) => selects({ className, name: '' }), byClass: false };
};

type TestName = Pick<KnownTest, 'className' | 'name'>;

const isNamed = (test: TestName, { className, name }: Identifier): boolean =>
  simpleClass(test.className) === className && (name === undefined || test.name === name);

const mayBeNamed = (test: TestName, { className, name }: Identifier): boolean =>
  simpleClass(test.className) === className && (name === undefined || test.name.startsWith(name));

/** Undefined where an entry names what is no class of the suite: a target, which holds any of them. */
const readIdentifiers = (value: unknown, classes: ReadonlySet<string>): readonly Identifier[] | undefined => {
  const identifiers = readEntries(value)?.map((entry) => readIdentifier(entry, classes));
  return identifiers?.every((identifier) => identifier !== undefined) === true ? identifiers : undefined;
};

const readIdentifier = (entry: string, classes: ReadonlySet<string>): Identifier | undefined => {
  const [first = '', second, third] = entry.split('/').map((part) => part.replace(/\(\)$/, ''));
  if (third !== undefined && second !== undefined) return { className: second, name: third };
  if (second === undefined) return classes.has(first) ? { className: first } : undefined;
  if (classes.has(second)) return { className: second };
  return classes.has(first) ? { className: first, name: second } : { className: second };
};

/** Maestro: `execute` (files and folders) and `tags`; a flow must fit both. */
const selectByFlows = (capabilities: Capabilities): TestSelection => {
  const filters = flowEntries(capabilities);
  const fits = (test: KnownTest): boolean =>
    filters.every((filter) => filter.some((entry) => matchesTest(entry, test) !== entry.excludes));
  return { kind: 'clear', selects: fits, mayHold: () => true, byClass: false };
};

const everything: TestSelection = { kind: 'clear', selects: () => true, mayHold: () => true, byClass: true };

const selections = { class: selectByClass, identifier: selectByIdentifiers, flow: selectByFlows } as const;
