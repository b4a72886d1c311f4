import { type NamedTest, testName } from '../model/results.ts';
import type { KnownSuite } from '../model/run-plan.ts';

/** Returns the method in a reported name: `adds` for `adds[€ 1]`, `adds()`, `adds(1, 2) [0]` and `[0] 1, 2 (adds)`. */
export const methodOf = (name: string): string => {
  const [start = ''] = name.split(/[[(]/, 1);
  return start.trim() || /\(([^()]+)\)$/.exec(name)?.[1] || name;
};

/** Removes the parameter values in brackets that some test runners append to a class. */
export const classOf = (className: string): string => className.split('[', 1)[0] || className;

/** Class name without package, module or target: `CartTest` for `com.shop.CartTest`. */
export const simpleClass = (className: string): string =>
  className.slice(Math.max(className.lastIndexOf('.'), className.lastIndexOf('/')) + 1);

/** `CartTest#adds`, without package, target and arguments because some sources omit them. */
export const simpleTestName = ({ className, name }: NamedTest): string => `${simpleClass(classOf(className))}#${methodOf(name)}`;

/** `simpleTestName` for a text of the form `class#method`. */
export const simpleNameOf = (text: string): string => {
  const hash = text.indexOf('#');
  return simpleTestName({ className: text.slice(0, Math.max(0, hash)), name: text.slice(hash + 1) });
};

export const isInner = (className: string): boolean => className.includes('$');

/** Lists a class after its enclosing classes: `A` and `A$B` for `A$B`. */
export const enclosing = (className: string): readonly string[] => {
  const parts = className.split('$');
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('$'));
};

/** Tells whether a part of the suite is a file. All other parts are classes. */
export const isFilePart = (part: string): boolean => /^classes\d*\.dex$|\.xctest$/.test(part);

/** Replaces a name in session details by the name in the suite. */
export type TestNaming = <Test extends NamedTest>(test: Test) => Test;

const asTold: TestNaming = (test) => test;

/**
 * Replaces the short name of a flow in the results by its name in the suite, unless several flows match.
 * @param suite contains only the tests that run
 */
export const flowNaming = (suite: KnownSuite | undefined): TestNaming => {
  const flows = suite?.tests.filter(({ file }) => file !== undefined) ?? [];
  if (flows.length === 0) return asTold;
  const known = new Set(flows.map(testName));
  const byName = Map.groupBy(flows, ({ className, name }) => `${stemOf(className)}#${name}`);
  const byStem = Map.groupBy(flows, ({ className }) => stemOf(className));
  return (test) => {
    if (known.has(testName(test))) return test;
    const [flow, ...others] = byName.get(testName(test)) ?? byStem.get(test.className) ?? [];
    return flow === undefined || others.length > 0 ? test : { ...test, className: flow.className, name: flow.name };
  };
};

const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
