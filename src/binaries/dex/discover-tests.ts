import { type Allowance, spend } from '../allowance.ts';
import { readApkManifest, testInstrumentation } from '../android/apk.ts';
import { withArchive } from '../archive.ts';
import { BinaryError, readingPart } from '../binary-error.ts';
import { type DiscoveredSuite, type DiscoveredTest, mostTests, sortTests, type UnknownPart } from '../discovered-suite.ts';
import { type ClassIndex, emptyIndex, indexClasses } from './class-index.ts';
import { type DeclaredMethod, readVirtualMethods } from './class-methods.ts';
import { type DexSet, dexSet } from './dex-set.ts';
import { classNameOf } from './inheritance.ts';
import { mark, parameterisedRunners } from './marks.ts';
import { findTestClasses, holdsNoTests, type TestClass } from './test-classes.ts';
import { annotatedMethods, type DeclaredMethods, junit3Methods, needsDeclaredMethods, type TestMethod } from './test-methods.ts';

/** Steps of following inheritance; a suite of two thousand test classes takes a tenth of them. */
const inheritanceSteps = 10_000_000;

/**
 * Lists the tests of an Android test APK as its runner would find them.
 *
 * Reads all DEX files, one at a time: JUnit 3, 4 and 5, inherited methods, suites, ignored and parameterised tests.
 * What the files alone cannot tell (a runner that makes tests up, a base class in another APK) is in `unknown`.
 * Throws `BinaryError` where the file is no APK, damaged or hostile.
 */
export const discoverTests = (file: string): Promise<DiscoveredSuite> =>
  withArchive(file, async (tree) => {
    const manifest = await readApkManifest(tree);
    const instrumentation = testInstrumentation(manifest) ?? manifest.instrumentations[0];
    const set = dexSet(tree);
    const index = emptyIndex();
    let classesRead = 0;
    const leftOut = [...set.leftOut];
    for (const [number, name] of set.names.entries()) {
      const added = await addToIndex(set, number, index);
      if (typeof added === 'number') classesRead += added;
      else leftOut.push({ part: name, reason: added.reason });
    }
    const allowance: Allowance = { left: inheritanceSteps };
    const classes = readingPart(file, 'the DEX files', () => findTestClasses(index.classes, allowance));
    const declared = await readDeclaredMethods(set, classes);
    const listed = readingPart(file, 'the DEX files', () => listTests(classes, declared, allowance));
    return {
      tests: sortTests(listed.tests),
      suiteId: manifest.packageName,
      runner: instrumentation?.runner,
      targetPackage: instrumentation?.targetPackage,
      classesRead,
      unknown: [...leftOut, ...listed.unknown],
    };
  });

/** How many classes were added, or why none. A file of a later version is left out, a damaged one an error. */
const addToIndex = async (set: DexSet, number: number, index: ClassIndex): Promise<number | { readonly reason: string }> => {
  try {
    const added = await set.read(number, (dex) => indexClasses(index, dex, number));
    return added ?? { reason: 'with its classes there are more than are read' };
  } catch (error) {
    if (error instanceof BinaryError && error.code === 'unsupported') return { reason: error.found };
    throw error;
  }
};

const readDeclaredMethods = async (set: DexSet, classes: readonly TestClass[]): Promise<DeclaredMethods> => {
  const wanted = new Map<number, Map<string, number>>();
  const testNames = new Set<string>();
  for (const { lineage } of classes) {
    if (!needsDeclaredMethods(lineage)) continue;
    for (const { descriptor, dexNumber, dataOffset, methods } of lineage.classes) {
      const inDex = wanted.get(dexNumber) ?? new Map<string, number>();
      wanted.set(dexNumber, inDex.set(descriptor, dataOffset));
      for (const { name } of methods) testNames.add(name);
    }
  }
  const isWanted = (name: string): boolean => testNames.has(name) || name.startsWith('test');
  const declared = new Map<string, DeclaredMethod[]>();
  for (const [dexNumber, offsets] of wanted) {
    await set.read(dexNumber, (dex) => {
      for (const [descriptor, offset] of offsets) declared.set(descriptor, readVirtualMethods(dex, offset, isWanted));
    });
  }
  return declared;
};

const listTests = (
  classes: readonly TestClass[],
  declared: DeclaredMethods,
  allowance: Allowance,
): { tests: DiscoveredTest[]; unknown: UnknownPart[] } => {
  const tests: DiscoveredTest[] = [];
  const unknown: UnknownPart[] = [];
  for (const testClass of classes) {
    const className = classNameOf(testClass.lineage.classes[0].descriptor);
    for (const { descriptor } of testClass.lineage.classes) spend(allowance, declared.get(descriptor)?.length ?? 0);
    const methods = methodsOf(testClass, declared);
    spend({ left: mostTests }, tests.length + methods.length);
    for (const method of methods) tests.push(discoveredTest(className, testClass, method));
    const reason = whatIsUnknown(testClass, methods.length);
    if (reason !== undefined) unknown.push({ part: className, reason });
  }
  return { tests, unknown };
};

/** One entry a name: overloads of a parameterised test are told apart by their values only. */
const methodsOf = ({ lineage, runner }: TestClass, declared: DeclaredMethods): TestMethod[] => {
  if (holdsNoTests(runner)) return [];
  const isJunit3 = runner === undefined && lineage.testCase;
  const methods = isJunit3 ? junit3Methods(lineage, declared) : annotatedMethods(lineage, declared, runner !== undefined);
  const suppressed = (lineage.classes[0].marks & mark.suppressed) !== 0;
  const byName = new Map<string, TestMethod>();
  for (const method of methods) {
    if (!suppressed && (method.marks & mark.suppressed) === 0 && !byName.has(method.name)) byName.set(method.name, method);
  }
  return [...byName.values()];
};

const discoveredTest = (
  className: string,
  { lineage, runner, ignored }: TestClass,
  { name, marks }: TestMethod,
): DiscoveredTest => ({
  className,
  name,
  ignored: ignored || (marks & mark.ignored) !== 0,
  parameterised: (marks & mark.parameterised) !== 0 || (runner !== undefined && parameterisedRunners.has(runner)),
  conditional: ((marks | lineage.classes[0].marks) & mark.conditional) !== 0,
});

const whatIsUnknown = ({ lineage, runner }: TestClass, tests: number): string | undefined => {
  if (lineage.missing !== undefined) {
    return `it extends ${classNameOf(lineage.missing)}, which is not in this APK and may add tests`;
  }
  if (runner === undefined || holdsNoTests(runner) || tests > 0) return undefined;
  return `its runner ${classNameOf(runner)} finds the tests by itself`;
};
