import { spend, type WorkBudget } from '../byte-readers.ts';
import { annotationFlag, anyTest, enclosedRunner, runsAnnotatedOnly, suiteRunner } from './annotation-flags.ts';
import type { MarkedMethod } from './annotations.ts';
import { type ClassRecord, type DeclaredMethod, type Lineage, lineageOf, plainClass } from './class-index.ts';
import { accessFlags } from './dex-file.ts';
import { isTestless, isUnscanned } from './dex-set.ts';

/** Class that the Android test runner would run. */
export interface TestClass {
  readonly lineage: Lineage;
  /** Descriptor of the runner that the class or a superclass names. */
  readonly runner: string | undefined;
  /** Flags of the class. Some flags come from the suite or outer class that runs the class. */
  readonly annotationFlags: number;
}

export interface FoundClasses {
  readonly classes: readonly TestClass[];
  /** First class that was left out, although it may inherit tests from a class that was not read. */
  readonly unexplained: Lineage | undefined;
}

/** Steps that a test class takes from the `WorkBudget`, in addition to the steps for its methods. */
const testClassSteps = 500;

/** Flags that a suite or outer class passes on to the classes that it runs. */
const handedOn = annotationFlag.ignored | annotationFlag.conditional | annotationFlag.freelyNamed;

/**
 * Finds the classes that the test runner runs. A suite, an `Enclosed` class or JUnit 5 (`@Nested`) also runs inner classes.
 *
 * @param own the classes of the test APK; `index` may also contain classes from which they inherit
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
  // Classes of suites are added at the end. A class that also runs on its own is found before, without the flags of a suite.
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

/**
 * Whether the test runner finds a class without another class. A `@Nested` class belongs to its outer class if that class has
 * annotations about tests.
 */
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

/** Whether a class is named like a test. Distinguishes tests from helper classes if the superclass was not read. */
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

/** Virtual methods by the descriptor of their class. Contains only classes whose virtual methods were read. */
export type DeclaredMethods = ReadonlyMap<string, readonly DeclaredMethod[]>;

export interface TestMethod {
  readonly name: string;
  readonly annotationFlags: number;
  readonly annotations: readonly string[];
}

/** Whether the virtual methods must be read: methods without annotations may override tests, or be tests of JUnit 3. */
export const needsDeclaredMethods = ({ classes, interfaces, testCase }: Lineage): boolean =>
  testCase || classes.slice(1).some(holdsTests) || interfaces.some(holdsTests);

/** Lists the JUnit 3 tests of a class: public methods `test…` without parameters and result, including inherited methods. */
export const junit3Methods = ({ classes }: Lineage, declared: DeclaredMethods): TestMethod[] => {
  const tests = new Map<string, TestMethod>();
  for (const { descriptor, methods } of classes) {
    for (const { name, shape, flags } of declared.get(descriptor) ?? []) {
      if (!name.startsWith('test') || shape !== 'V' || (flags & accessFlags.public) === 0 || tests.has(name)) continue;
      // The flag `ignored` is removed, since JUnit 3 does not know `@Ignore`.
      const marked = methods.find((method) => method.name === name);
      const annotationFlags = (marked?.annotationFlags ?? 0) & ~annotationFlag.ignored;
      tests.set(name, { name, annotationFlags, annotations: marked?.annotations ?? [] });
    }
  }
  return [...tests.values()];
};

/**
 * Lists the methods that JUnit 4 and 5 run for a class, including inherited methods. Only JUnit 5 runs default methods of
 * interfaces.
 *
 * An override without `@Test` is a test of JUnit 4, but not of JUnit 5. If all tests are such overrides, the Android runner skips
 * a class without `@RunWith`.
 */
export const annotatedMethods = (lineage: Lineage, declared: DeclaredMethods, hasRunner: boolean): TestMethod[] => {
  const tests = new Map<string, TestMethod>();
  const declaredBelow = new Set<string>();
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
