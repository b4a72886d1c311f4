import { whatBuildersHide } from '../../core/frameworks/runner-builders.ts';
import { type DiscoveredSuite, mostTests, sortTests, type UnknownPart } from '../../core/model/discovered-suite.ts';
import { type KnownTest, type TestSize, testSizes } from '../../core/model/run-plan.ts';
import { type AndroidManifest, isApk, readApkManifest, testInstrumentation } from '../android/android-manifest.ts';
import { isAppBundle } from '../android/bundle-manifest.ts';
import { withArchive } from '../archive.ts';
import { BinaryError } from '../binary-error.ts';
import { readingPart, spend, type WorkBudget } from '../byte-readers.ts';
import { annotationFlag, holdsNoTests, parameterizedRunners, runsAnnotatedOnly } from './annotation-flags.ts';
import { type KnownAnnotations, readAnnotationTypes } from './annotations.ts';
import {
  type ClassIndex,
  type ClassRecord,
  classNameOf,
  type DeclaredMethod,
  emptyIndex,
  indexClasses,
  type Lineage,
  readVirtualMethods,
} from './class-index.ts';
import { type DexSet, dexSet, joinDexSets, readIfKnown } from './dex-set.ts';
import { findOwnBuilder, isStockRunner, mayChangeTests, ownRunnerClasses } from './instrumentation-runner.ts';
import {
  annotatedMethods,
  type DeclaredMethods,
  type FoundClasses,
  findTestClasses,
  junit3Methods,
  needsDeclaredMethods,
  type TestClass,
  type TestMethod,
} from './test-classes.ts';

/** Maximum number of steps for following inheritance, ten times what a suite of 2,000 test classes needs. */
const inheritanceSteps = 10_000_000;

/**
 * Lists the tests of JUnit 3, 4 and 5 that the Android test runner would find.
 *
 * @param appFile the tested app, read only if classes inherit from classes that are not in the test APK
 * @throws BinaryError if the file is not an APK, damaged or hostile
 */
export const discoverTests = (file: string, appFile?: string): Promise<DiscoveredSuite> =>
  withArchive(file, async (tree) => {
    const manifest = await readApkManifest(tree);
    const find = (read: ReadClasses): FoundClasses =>
      readingPart(file, 'the DEX files', () => findTestClasses(read.index.classes, read.own, { left: inheritanceSteps }));
    const suite = await readSuiteClasses(dexSet(tree));
    const found = find(suite);
    if (appFile === undefined || !inheritsFromElsewhere(found)) return describeSuite(file, manifest, suite, found);
    return withApp(appFile, async (app) => {
      if (app === undefined) return describeSuite(file, manifest, suite, found);
      const both = await addAppClasses(suite, app);
      return describeSuite(file, manifest, both, find(both));
    });
  });

const inheritsFromElsewhere = ({ classes, unexplained }: FoundClasses): boolean =>
  unexplained !== undefined || classes.some(({ lineage }) => lineage.missing !== undefined);

/** Opens the app. Passes undefined to `use` if the file is neither an APK nor an app bundle, because the inspection reports this error. */
const withApp = async <Result>(file: string, use: (app: DexSet | undefined) => Promise<Result>): Promise<Result> => {
  let isOpen = false;
  try {
    return await withArchive(file, (tree) => {
      isOpen = true;
      return use(isApk(tree) || isAppBundle(tree) ? dexSet(tree) : undefined);
    });
  } catch (error) {
    if (isOpen || !(error instanceof BinaryError)) throw error;
    return use(undefined);
  }
};

const describeSuite = async (
  file: string,
  manifest: AndroidManifest,
  read: ReadClasses,
  found: FoundClasses,
): Promise<DiscoveredSuite> => {
  const { runner, targetPackage, runnerBuilder } = testInstrumentation(manifest) ?? manifest.instrumentations[0] ?? {};
  const records = found.classes
    .filter(({ lineage }) => needsDeclaredMethods(lineage))
    .flatMap(({ lineage }) => [...lineage.classes, ...lineage.interfaces]);
  const testNames = new Set(records.flatMap(({ methods }) => methods.map(({ name }) => name)));
  const declared = await readMethodsOf(read, records, (name) => testNames.has(name) || name.startsWith('test'));
  const listed = readingPart(file, 'the DEX files', () =>
    listTests(found.classes, declared, seenAnnotations(read.index.annotations), { left: inheritanceSteps }),
  );
  const unseen = (await whatRunnerHides(read, runner, runnerBuilder)) ?? whatIsUnexplained(found, read.withApp);
  return {
    tests: sortTests(listed.tests),
    suiteId: manifest.packageName,
    runner,
    targetPackage,
    classesRead: read.classesRead,
    unknown: [...read.leftOut, ...listed.unknown],
    customRunner: runner !== undefined && !isStockRunner(runner),
    unseen,
  };
};

/** Returns a clause that explains why the test runner may run other tests than the class files show; otherwise undefined. */
const whatRunnerHides = async (
  read: ReadClasses,
  runner: string | undefined,
  namedBuilders = '',
): Promise<string | undefined> => {
  const { classes } = read.index;
  const hidden = whatBuildersHide(findOwnBuilder(classes, read.own) ?? namedBuilders);
  if (hidden !== undefined) return hidden;
  if (runner === undefined || isStockRunner(runner)) return undefined;
  const own = ownRunnerClasses(classes, runner);
  const declared = own && (await readMethodsOf(read, own, () => true));
  const isHarmless = declared !== undefined && !mayChangeTests([...declared.values()].flat());
  return isHarmless ? undefined : `the test runner ${runner} may add or leave out tests`;
};

const whatIsUnexplained = ({ unexplained }: FoundClasses, withApp: boolean): string | undefined =>
  unexplained?.missing === undefined
    ? undefined
    : `${classNameOf(unexplained.classes[0].descriptor)} may inherit tests from ${classNameOf(unexplained.missing)}, which is not in the test APK${withApp ? ' or the app' : ''}`;

const listTests = (
  classes: readonly TestClass[],
  declared: DeclaredMethods,
  seen: SeenAnnotations,
  workBudget: WorkBudget,
): { tests: KnownTest[]; unknown: UnknownPart[] } => {
  const tests: KnownTest[] = [];
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

/** Lists the test methods of a class. Overloads are listed once because their results have the same name. */
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

const discoveredTest = (className: string, { lineage, runner, annotationFlags }: TestClass, method: TestMethod): KnownTest => {
  const all = annotationFlags | method.annotationFlags;
  const parameterized =
    (method.annotationFlags & annotationFlag.parameterized) !== 0 || (runner !== undefined && parameterizedRunners.has(runner));
  // The flags of all superclasses are joined because a generator of display names also applies to subclasses.
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

/** Returns how results name a test. `free` means a display name, which only JUnit 5 has. */
const namingOf = (isJupiter: boolean, isFree: boolean, parameterized: boolean): KnownTest['naming'] => {
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

/** Classes of a test APK, and of the app if the suite inherits from them. */
interface ReadClasses {
  readonly set: DexSet;
  readonly index: ClassIndex;
  readonly own: readonly ClassRecord[];
  readonly classesRead: number;
  /** Files of the test APK that were not read, each with a reason. */
  readonly leftOut: readonly UnknownPart[];
  /** Whether all classes of the app were read, too. */
  readonly withApp: boolean;
}

const readSuiteClasses = async (set: DexSet): Promise<ReadClasses> => {
  const index = emptyIndex(await readAnnotationTypes(set));
  const leftOut = [...set.leftOut];
  let classesRead = 0;
  for (const [number, name] of set.names.entries()) {
    const added = await addToIndex(set, number, index);
    if (typeof added === 'number') classesRead += added;
    else leftOut.push({ part: name, reason: added.reason });
  }
  return { set, index, own: [...index.classes.values()], classesRead, leftOut, withApp: false };
};

/** Adds the classes of the app. Ignores unreadable files because the inspection of the app reports them. */
const addAppClasses = async (suite: ReadClasses, app: DexSet): Promise<ReadClasses> => {
  const set = joinDexSets(suite.set, app);
  let withApp = app.leftOut.length === 0;
  for (const number of app.names.keys()) {
    try {
      const added = await addToIndex(set, suite.set.names.length + number, suite.index);
      withApp &&= typeof added === 'number';
    } catch (error) {
      if (!(error instanceof BinaryError)) throw error;
      withApp = false;
    }
  }
  return { ...suite, set, withApp };
};

/** Adds the classes of a DEX file to the index. Returns their number, or a reason why no class was added. */
const addToIndex = async (set: DexSet, number: number, index: ClassIndex): Promise<number | { readonly reason: string }> => {
  const read = await readIfKnown(set, number, (dex) => indexClasses(index, dex, number));
  if (!read.isKnown) return read;
  return read.result ?? { reason: 'it has more classes than can be read' };
};

const readMethodsOf = async (
  { set }: ReadClasses,
  classes: Iterable<ClassRecord>,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, readonly DeclaredMethod[]>> => {
  const declared = new Map<string, readonly DeclaredMethod[]>();
  for (const [dexNumber, records] of Map.groupBy(new Set(classes), (record) => record.dexNumber)) {
    await set.read(dexNumber, (dex) => {
      for (const { descriptor, dataOffset } of records) declared.set(descriptor, readVirtualMethods(dex, dataOffset, isWanted));
    });
  }
  return declared;
};

type SeenAnnotations = (lineage: Lineage, method: TestMethod) => Pick<KnownTest, 'annotations' | 'sizes'>;

/**
 * Creates a function that collects the annotations of a test. A size such as `@SmallTest` on the method replaces the size on
 * its class.
 */
const seenAnnotations = ({ inherited }: KnownAnnotations): SeenAnnotations => {
  const names = new Map<string, string>();
  const nameOf = (descriptor: string): string => {
    const name = names.get(descriptor) ?? classNameOf(descriptor);
    names.set(descriptor, name);
    return name;
  };
  return ({ classes: [own, ...bases] }, method) => {
    const handedOn = bases.flatMap(({ annotations }) => annotations.filter((descriptor) => inherited.has(descriptor)));
    const ofClass = [...own.annotations, ...handedOn];
    const annotations = [...new Set([...method.annotations, ...ofClass].map(nameOf))];
    const ofMethod = sizesOf(method.annotations);
    const sizes = ofMethod.length > 0 ? ofMethod : sizesOf(ofClass);
    return { annotations: annotations.length === 0 ? undefined : annotations, sizes: sizes.length === 0 ? undefined : sizes };
  };
};

const sizeAnnotation =
  /^L(?:androidx\/test\/filters|android\/support\/test\/filters|android\/test\/suitebuilder\/annotation)\/(\w+)Test;$/;

const sizesOf = (descriptors: readonly string[]): readonly TestSize[] =>
  testSizes.filter((size) => descriptors.some((descriptor) => sizeAnnotation.exec(descriptor)?.[1]?.toLowerCase() === size));
