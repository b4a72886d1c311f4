import { type NamedTest, testName } from '../model/results.ts';
import type { KnownSuite } from '../model/run-plan.ts';

/** Method of a reported name: `formats` for `formats[€ 1]`, and `adds` for `adds()`, `adds(1, 2) [0]` and `[0] 1, 2 (adds)`. */
export const methodOf = (name: string): string => {
  const [start = ''] = name.split(/[[(]/, 1);
  return start.trim() || /\(([^()]+)\)$/.exec(name)?.[1] || name;
};

/** Class without the values in brackets that some runners append. */
export const classOf = (className: string): string => className.split('[', 1)[0] || className;

/** Class without package, module or target, as in some responses. */
export const simpleClass = (className: string): string =>
  className.slice(Math.max(className.lastIndexOf('.'), className.lastIndexOf('/')) + 1);

/** Name without package, target and arguments, which not every source includes. */
export const simpleTestName = ({ className, name }: NamedTest): string => `${simpleClass(classOf(className))}#${methodOf(name)}`;

/** `simpleTestName` for a text of the form `class#method`. */
export const simpleNameOf = (text: string): string => {
  const hash = text.indexOf('#');
  return simpleTestName({ className: text.slice(0, Math.max(0, hash)), name: text.slice(hash + 1) });
};

export const isInner = (className: string): boolean => className.includes('$');

/** The class and the classes that enclose it, outermost first. */
export const enclosing = (className: string): readonly string[] => {
  const parts = className.split('$');
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('$'));
};

/** All other parts with unknown tests are classes. */
export const isFilePart = (part: string): boolean => /^classes\d*\.dex$|\.xctest$/.test(part);

/** Replaces a name in session details by the name in the suite. */
export type TestNaming = <Test extends NamedTest>(test: Test) => Test;

const asTold: TestNaming = (test) => test;

/**
 * Results name a flow by its file, without folder and extension. Ambiguous names stay unchanged. `suite` contains only the tests
 * that run.
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
