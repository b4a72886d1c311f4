import { type DiscoveredTest, mostTests, type TestNaming, type UnknownPart } from '../discovered-suite.ts';
import { spend, type WorkBudget } from '../work-budget.ts';
import { annotationFlag, holdsNoTests, parameterizedRunners, runsAnnotatedOnly } from './annotation-flags.ts';
import { classNameOf } from './inheritance.ts';
import type { SeenAnnotations } from './seen-annotations.ts';
import type { TestClass } from './test-classes.ts';
import { annotatedMethods, type DeclaredMethods, junit3Methods, type TestMethod } from './test-methods.ts';

/** The tests of these classes, and the classes whose tests are not all known. */
export const listTests = (
  classes: readonly TestClass[],
  declared: DeclaredMethods,
  seen: SeenAnnotations,
  workBudget: WorkBudget,
): { tests: DiscoveredTest[]; unknown: UnknownPart[] } => {
  const tests: DiscoveredTest[] = [];
  const unknown: UnknownPart[] = [];
  for (const testClass of classes) {
    const className = classNameOf(testClass.lineage.classes[0].descriptor);
    for (const { descriptor } of testClass.lineage.classes) spend(workBudget, declared.get(descriptor)?.length ?? 0);
    const methods = methodsOf(testClass, declared);
    spend({ left: mostTests }, tests.length + methods.length);
    for (const method of methods)
      tests.push({ ...discoveredTest(className, testClass, method), ...seen(testClass.lineage, method) });
    const reason = whatIsUnknown(testClass, methods.length);
    if (reason !== undefined) unknown.push({ part: className, reason });
  }
  return { tests, unknown };
};

/** One entry a name: overloads of a parameterized test are told apart by their values only. */
const methodsOf = ({ lineage, runner, annotationFlags }: TestClass, declared: DeclaredMethods): TestMethod[] => {
  if (holdsNoTests(runner)) return [];
  const isJunit3 = runner === undefined && lineage.testCase;
  const methods = isJunit3 ? junit3Methods(lineage, declared) : annotatedMethods(lineage, declared, runner !== undefined);
  const suppressed = (annotationFlags & annotationFlag.suppressed) !== 0;
  const byName = new Map<string, TestMethod>();
  for (const method of methods) {
    if (!suppressed && (method.annotationFlags & annotationFlag.suppressed) === 0 && !byName.has(method.name))
      byName.set(method.name, method);
  }
  return [...byName.values()];
};

const discoveredTest = (
  className: string,
  { lineage, runner, annotationFlags }: TestClass,
  method: TestMethod,
): DiscoveredTest => {
  const all = annotationFlags | method.annotationFlags;
  const parameterized =
    (method.annotationFlags & annotationFlag.parameterized) !== 0 || (runner !== undefined && parameterizedRunners.has(runner));
  // A generator of names is inherited.
  const inherited = lineage.classes.reduce((sum, each) => sum | each.annotationFlags, all);
  const naming = namingOf(
    (method.annotationFlags & annotationFlag.jupiter) !== 0,
    (inherited & annotationFlag.freelyNamed) !== 0,
    parameterized,
  );
  return {
    className,
    name: method.name,
    ignored: (all & annotationFlag.ignored) !== 0,
    parameterized,
    conditional: (all & annotationFlag.conditional) !== 0,
    naming,
  };
};

/** JUnit 4 knows no display names. */
const namingOf = (isJupiter: boolean, isFree: boolean, parameterized: boolean): TestNaming | undefined => {
  if (isJupiter) return isFree ? 'free' : 'derived';
  return parameterized ? 'derived' : undefined;
};

const whatIsUnknown = ({ lineage, runner }: TestClass, tests: number): string | undefined => {
  if (lineage.missing !== undefined) {
    return `it inherits from ${classNameOf(lineage.missing)}, which was not found and may add tests`;
  }
  if (runner === undefined || runsAnnotatedOnly(runner) || holdsNoTests(runner) || tests > 0) return undefined;
  return `its runner ${classNameOf(runner)} finds the tests by itself`;
};
