import type { Shard } from '../model/device-shard.ts';
import { type NamedTest, type SessionResult, testName } from '../model/results.ts';
import type { KnownSuite } from '../model/run-plan.ts';
import { describeSession, nameShards } from './describe.ts';

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

const dotted = (className: string): string => classOf(className).replaceAll(/[$/]/g, '.');

const isSameClass = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

/**
 * Tells whether a suite is known to have a reported test. Other spellings of its class count as the same, and so do all names in a class
 * that has parameters or unknown tests.
 */
export const knowsTest = ({ tests, onRequest = [], unknown }: KnownSuite): ((test: NamedTest) => boolean) => {
  const known = [...tests, ...onRequest].map((test) => ({ ...test, className: dotted(test.className) }));
  const byClass = Map.groupBy(known, ({ className }) => simpleClass(className));
  const parts = unknown.map(({ part }) => dotted(part));
  return ({ className, name }) => {
    const reported = dotted(className);
    const own = (byClass.get(simpleClass(reported)) ?? []).filter((test) => isSameClass(test.className, reported));
    const hasOtherNames =
      own.some(({ parameterized, naming }) => parameterized || naming !== undefined) ||
      parts.some((part) => isSameClass(part, reported));
    return hasOtherNames || own.some((test) => test.name === name || `${test.name}()` === name);
  };
};

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
  const byPath = Map.groupBy(flows, ({ className }) => className);
  return (test) => {
    if (known.has(testName(test))) return test;
    const paths = [test.name.replace(/\.ya?ml$/, ''), test.className].flatMap(pathsWithin);
    const [flow, ...others] =
      byName.get(testName(test)) ??
      paths.map((path) => byPath.get(path)).find((found) => found !== undefined) ??
      byStem.get(test.className) ??
      [];
    return flow === undefined || others.length > 0 ? test : { ...test, className: flow.className, name: flow.name };
  };
};

/** A path with folders, and what remains of it below each: the service may put the folder of the suite before a flow. */
const pathsWithin = (path: string): readonly string[] => {
  const parts = path.split('/');
  return parts.length === 1 ? [] : parts.map((_, from) => parts.slice(from).join('/'));
};

const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** A test that the suite was not known to have, and the session that reported it. */
export interface UnknownTest {
  readonly test: NamedTest;
  readonly session: SessionResult;
}

/** Finds the first reported test that the suite is not known to have. */
export const findUnknownTest = (suite: KnownSuite, sessions: readonly SessionResult[]): UnknownTest | undefined => {
  const isKnown = knowsTest(suite);
  for (const session of sessions) {
    const test = session.tests.find((each) => !isKnown(each));
    if (test !== undefined) return { test, session };
  }
  return undefined;
};

/** `shard 1 of 2 was left out as empty, but Pixel, shard 2 of 2, reported the test a.B#c, which the suite was not known to have` */
export const describeUnknownTest = ({ test, session }: UnknownTest, leftOut: readonly { readonly shard: Shard }[]): string => {
  const indexes = [...new Set(leftOut.map(({ shard }) => shard.index))];
  const shards = nameShards(indexes, leftOut[0]?.shard.total ?? 1);
  const verb = indexes.length === 1 ? 'was' : 'were';
  return `${shards} ${verb} left out as empty, but ${describeSession(session)}, reported the test ${testName(test)}, which the suite was not known to have`;
};
