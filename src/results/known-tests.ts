import type { KnownSuite, KnownTest } from '../model/run-plan.ts';

/**
 * The method behind a name in a report: `formats` for `formats[€ 1]`, `adds` for `adds()`, `adds(1, 2) [0]` and `[0] 1, 2 (adds)`.
 * Neither DEX files nor Swift allow brackets in the name of a method, so nothing is cut off by mistake.
 */
export const methodOf = (name: string): string => {
  const [start = ''] = name.split(/[[(]/, 1);
  return start.trim() || /\(([^()]+)\)$/.exec(name)?.[1] || name;
};

/** The class behind the name in a report; some runners add the values of a parameterized class to it. */
export const classOf = (className: string): string => className.split('[', 1)[0] || className;

/** Without package, module or target, as some responses of the service name a class. */
export const simpleClass = (className: string): string =>
  className.slice(Math.max(className.lastIndexOf('.'), className.lastIndexOf('/')) + 1);

/** Inner classes stand behind a `$`. */
export const isInner = (className: string): boolean => className.includes('$');

/** The classes through which a class runs, outermost first: those around it, and itself. */
export const enclosing = (className: string): readonly string[] => {
  const parts = className.split('$');
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('$'));
};

/** Whether an unknown part of a suite is a file; all others are classes. */
export const isFilePart = (part: string): boolean => /^classes\d*\.dex$|\.xctest$/.test(part);

type Named = Pick<KnownTest, 'className' | 'name'>;

/** Gives a test of a session's details the name that it has in the suite. */
export type TestNaming = <Test extends Named>(test: Test) => Test;

const asTold: TestNaming = (test) => test;

/**
 * The results of flows name the file without its folder and ending. The suite tells the path: by file name and name of the flow, or by the
 * file name alone where the results name the flow otherwise. What cannot be told apart keeps its name.
 *
 * @param suite with the tests that run
 */
export const flowNaming = (suite: KnownSuite | undefined): TestNaming => {
  const flows = suite?.tests.filter(({ file }) => file !== undefined) ?? [];
  if (flows.length === 0) return asTold;
  const known = new Set(flows.map(keyOf));
  const byName = Map.groupBy(flows, ({ className, name }) => `${stemOf(className)}#${name}`);
  const byStem = Map.groupBy(flows, ({ className }) => stemOf(className));
  return (test) => {
    if (known.has(keyOf(test))) return test;
    const [flow, ...others] = byName.get(keyOf(test)) ?? byStem.get(test.className) ?? [];
    return flow === undefined || others.length > 0 ? test : { ...test, className: flow.className, name: flow.name };
  };
};

const keyOf = ({ className, name }: Named): string => `${className}#${name}`;

const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
