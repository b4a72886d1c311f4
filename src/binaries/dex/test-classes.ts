import { spend, type WorkBudget } from '../byte-readers.ts';
import { annotationFlag, anyTest, enclosedRunner, runsAnnotatedOnly, suiteRunner } from './annotation-flags.ts';
import type { MarkedMethod } from './annotations.ts';
import { type ClassRecord, type DeclaredMethod, type Lineage, lineageOf, plainClass } from './class-index.ts';
import { accessFlags } from './dex-file.ts';
import { isTestless, isUnscanned } from './dex-set.ts';

/** Class that the Android test runner would run. */
export interface TestClass {
  readonly lineage: Lineage;
  /** Descriptor of the runner in `@RunWith` of the class or of a superclass. */
  readonly runner: string | undefined;
  /** Flags of the class, and of the suite or outer class that runs it. */
  readonly annotationFlags: number;
}

export interface FoundClasses {
  readonly classes: readonly TestClass[];
  /** First class that seems to have no tests but may inherit tests from a class that was not read. */
  readonly unexplained: Lineage | undefined;
}

/** Cost of a test class in steps of the `WorkBudget`, without the cost of its methods. */
const testClassSteps = 500;

/** Flags that a suite or outer class passes on to the classes that it runs. */
const handedOn = annotationFlag.ignored | annotationFlag.conditional | annotationFlag.freelyNamed;

/**
 * Finds the classes that the test runner runs, including classes that a suite, `Enclosed` or `@Nested` adds.
 *
 * @param index the classes of `own`, and other classes from which they may inherit
 * @param own the classes of the test APK
 */
export const findTestClasses = (
  index: ReadonlyMap<string, ClassRecord>,
  own: readonly ClassRecord[],
  workBudget: WorkBudget,
): FoundClasses => {
  const found = new Map<string, TestClass>();
  let unexplained: Lineage | undefined;
  const inner = Map.groupBy(own, ({ descriptor }) => outerOf(descriptor));
  const waiting = own
    .filter((record) => !isUnscanned(record.descriptor) && startsByItself(index, record))
    .map((record) => ({ record, holderFlags: 0 }));
  // The loop appends the classes that suites name. A class that also runs without a suite is therefore found first, without
  // flags of a suite.
  for (const { record, holderFlags } of waiting) {
    if ((record.flags & (accessFlags.abstract | accessFlags.interface)) !== 0 || found.has(record.descriptor)) continue;
    const lineage = lineageOf(index, record);
    spend(workBudget, lineageSteps(lineage));
    const runner = lineage.classes.find((ancestor) => ancestor.runner !== undefined)?.runner;
    const members = membersOf(index, inner, lineage, runner);
    spend(workBudget, members.length);
    const mayInherit = lineage.missing !== undefined && !isTestless(lineage.missing);
    const isEmpty = runsAnnotatedOnly(runner) && members.length === 0 && !lineage.testCase && !hasTests(lineage);
    if (isEmpty && !(mayInherit && (runner !== undefined || isNamedLikeTest(record)))) {
      if (mayInherit) unexplained ??= lineage;
      continue;
    }
    const annotationFlags = (holderFlags & handedOn) | record.annotationFlags;
    spend(workBudget, testClassSteps);
    found.set(record.descriptor, { lineage, runner, annotationFlags });
    for (const member of members) waiting.push({ record: member, holderFlags: annotationFlags });
  }
  return { classes: [...found.values()], unexplained };
};

/** Whether the test runner finds a class directly. An inner class usually runs through its outer class. */
const startsByItself = (index: ReadonlyMap<string, ClassRecord>, { descriptor, annotationFlags }: ClassRecord): boolean => {
  const outer = outerOf(descriptor);
  return outer === undefined || ((annotationFlags & annotationFlag.nested) !== 0 && index.get(outer) === plainClass);
};

const lineageSteps = ({ classes, interfaces }: Lineage): number =>
  [...classes, ...interfaces].reduce(
    (steps, { methods, suiteClasses, interfaces: named }) => steps + methods.length + suiteClasses.length + named.length,
    classes.length + interfaces.length,
  );

const hasTests = ({ classes, interfaces }: Lineage): boolean => [...classes, ...interfaces].some(holdsTests);

const holdsTests = ({ methods }: ClassRecord): boolean => methods.some((method) => (method.annotationFlags & anyTest) !== 0);

const namedLikeTest = /^Test[A-Z0-9_]|(?:Tests?|TestCase|IT)$/;

/** Whether a class is named like a test. If its superclass was not read, this name is the only sign of tests. */
const isNamedLikeTest = ({ descriptor }: ClassRecord): boolean =>
  namedLikeTest.test(descriptor.slice(descriptor.lastIndexOf('/') + 1, -1).split('$', 1)[0] ?? '');

const outerOf = (descriptor: string): string | undefined => {
  const dollar = descriptor.lastIndexOf('$');
  return dollar === -1 ? undefined : `${descriptor.slice(0, dollar)};`;
};

const membersOf = (
  index: ReadonlyMap<string, ClassRecord>,
  inner: ReadonlyMap<string | undefined, readonly ClassRecord[]>,
  lineage: Lineage,
  runner: string | undefined,
): readonly ClassRecord[] => {
  if (runner === suiteRunner) {
    const named = lineage.classes.find(({ suiteClasses }) => suiteClasses.length > 0)?.suiteClasses ?? [];
    return named.flatMap((descriptor) => index.get(descriptor) ?? []);
  }
  const own = inner.get(lineage.classes[0].descriptor) ?? [];
  if (runner === enclosedRunner) return own.filter(({ flags }) => (flags & accessFlags.public) !== 0);
  return own.filter(({ annotationFlags }) => (annotationFlags & annotationFlag.nested) !== 0);
};

/** Virtual methods by the descriptor of their class. Classes whose methods were not read are absent. */
export type DeclaredMethods = ReadonlyMap<string, readonly DeclaredMethod[]>;

export interface TestMethod {
  readonly name: string;
  readonly annotationFlags: number;
  readonly annotations: readonly string[];
}

/** Whether virtual methods must be read, because methods without annotations may override tests or be JUnit 3 tests. */
export const needsDeclaredMethods = ({ classes, interfaces, testCase }: Lineage): boolean =>
  testCase || classes.slice(1).some(holdsTests) || interfaces.some(holdsTests);

/** Lists the JUnit 3 tests of a class: public methods `test…` without parameters and result. Includes inherited methods. */
export const junit3Methods = ({ classes }: Lineage, declared: DeclaredMethods): TestMethod[] => {
  const tests = new Map<string, TestMethod>();
  for (const { descriptor, methods } of classes) {
    for (const { name, shape, flags } of declared.get(descriptor) ?? []) {
      if (!name.startsWith('test') || shape !== 'V' || (flags & accessFlags.public) === 0 || tests.has(name)) continue;
      // The flag `ignored` is removed because JUnit 3 does not know `@Ignore`.
      const marked = methods.find((method) => method.name === name);
      const annotationFlags = (marked?.annotationFlags ?? 0) & ~annotationFlag.ignored;
      tests.set(name, { name, annotationFlags, annotations: marked?.annotations ?? [] });
    }
  }
  return [...tests.values()];
};

/** Lists the methods that JUnit 4 and 5 run for a class. An override without `@Test` is a test only of JUnit 4. */
export const annotatedMethods = (lineage: Lineage, declared: DeclaredMethods, hasRunner: boolean): TestMethod[] => {
  const tests = new Map<string, TestMethod>();
  const declaredBelow = new Set<string>();
  // Without `@RunWith`, the Android runner skips a class whose tests are all overrides without `@Test`.
  let taken = hasRunner;
  for (const { descriptor, methods } of lineage.classes) {
    for (const method of methods) {
      if ((method.annotationFlags & anyTest) === 0 || tests.has(signatureOf(method))) continue;
      const overridden = declaredBelow.has(signatureOf(method));
      if (overridden && (method.annotationFlags & annotationFlag.jupiter) !== 0) continue;
      taken ||= !overridden;
      tests.set(signatureOf(method), method);
    }
    for (const method of declared.get(descriptor) ?? []) declaredBelow.add(signatureOf(method));
  }
  for (const method of defaultMethods(lineage, declared)) {
    const signature = signatureOf(method);
    if (declaredBelow.has(signature) || tests.has(signature)) continue;
    taken = true;
    tests.set(signature, method);
  }
  return taken ? [...tests.values()] : [];
};

const defaultMethods = ({ interfaces }: Lineage, declared: DeclaredMethods): MarkedMethod[] =>
  interfaces.flatMap(({ descriptor, methods }) => {
    const withCode = new Set(
      (declared.get(descriptor) ?? []).filter(({ flags }) => (flags & accessFlags.abstract) === 0).map(signatureOf),
    );
    return methods.filter(
      (method) => (method.annotationFlags & annotationFlag.jupiter) !== 0 && withCode.has(signatureOf(method)),
    );
  });

const signatureOf = ({ name, shape }: Pick<MarkedMethod, 'name' | 'shape'>): string => `${name} ${shape}`;
