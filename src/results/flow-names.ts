import type { KnownSuite, KnownTest } from '../model/known-suite.ts';

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
