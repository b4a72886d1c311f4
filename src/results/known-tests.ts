import type { NamedTest } from '../model/results.ts';
import type { KnownSuite } from '../model/run-plan.ts';

/**
 * Method name from a name in a report: `formats` from `formats[€ 1]`, `adds` from `adds()`, `adds(1, 2) [0]` and `[0] 1, 2
 * (adds)`. Neither DEX files nor Swift allow brackets in method names, so nothing else is removed.
 */
export const methodOf = (name: string): string => {
  const [start = ''] = name.split(/[[(]/, 1);
  return start.trim() || /\(([^()]+)\)$/.exec(name)?.[1] || name;
};

/** Class name from a name in a report. Some runners append the values of a parameterized class. */
export const classOf = (className: string): string => className.split('[', 1)[0] || className;

/** Class name without package, module or target, as in some responses of the service. */
export const simpleClass = (className: string): string =>
  className.slice(Math.max(className.lastIndexOf('.'), className.lastIndexOf('/')) + 1);

/** Whether a class name contains a `$`, which precedes the name of an inner class. */
export const isInner = (className: string): boolean => className.includes('$');

/** Classes whose selection runs a class: its enclosing classes, outermost first, and itself. */
export const enclosing = (className: string): readonly string[] => {
  const parts = className.split('$');
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('$'));
};

/** Whether an unknown part of a suite is a file. All other parts are classes. */
export const isFilePart = (part: string): boolean => /^classes\d*\.dex$|\.xctest$/.test(part);

/** Gives a test from session details its name in the suite. */
export type TestNaming = <Test extends NamedTest>(test: Test) => Test;

const asTold: TestNaming = (test) => test;

/**
 * Results of flows give the file name without folder and extension. The path comes from the suite: by file name and flow name,
 * or by file name alone if the results name the flow differently. Ambiguous names stay unchanged. `suite` holds the tests that
 * run.
 */
export const flowNaming = (suite: KnownSuite | undefined): TestNaming => {
  const flows = suite?.tests.filter(({ file }) => file !== undefined) ?? [];
  if (flows.length === 0) return asTold;
  const known = new Set(flows.map(flowKey));
  const byName = Map.groupBy(flows, ({ className, name }) => `${stemOf(className)}#${name}`);
  const byStem = Map.groupBy(flows, ({ className }) => stemOf(className));
  return (test) => {
    if (known.has(flowKey(test))) return test;
    const [flow, ...others] = byName.get(flowKey(test)) ?? byStem.get(test.className) ?? [];
    return flow === undefined || others.length > 0 ? test : { ...test, className: flow.className, name: flow.name };
  };
};

const flowKey = ({ className, name }: NamedTest): string => `${className}#${name}`;

const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
