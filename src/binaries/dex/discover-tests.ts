import type { AndroidManifest } from '../android/android-manifest.ts';
import { isApk, readApkManifest, testInstrumentation } from '../android/apk.ts';
import { withArchive } from '../archive.ts';
import { BinaryError, readingPart } from '../binary-error.ts';
import { type DiscoveredSuite, sortTests } from '../discovered-suite.ts';
import { type DexSet, dexSet } from './dex-set.ts';
import { classNameOf } from './inheritance.ts';
import {
  findOwnBuilder,
  isStockRunner,
  mayChangeTests,
  ownRunnerClasses,
  runnerLineage,
  whatBuildersHide,
} from './instrumentation-runner.ts';
import { listTests } from './list-tests.ts';
import { addAppClasses, type ReadClasses, readMethodsOf, readSuiteClasses } from './read-classes.ts';
import { seenAnnotations } from './seen-annotations.ts';
import { type FoundClasses, findTestClasses } from './test-classes.ts';
import { needsDeclaredMethods } from './test-methods.ts';

/** Steps of following inheritance; a suite of two thousand test classes takes a tenth of them. */
const inheritanceSteps = 10_000_000;

/**
 * Lists the tests of an Android test APK as its runner would find them.
 *
 * Reads all DEX files, one at a time: JUnit 3, 4 and 5, inherited methods, suites, ignored and parameterized tests.
 * What the files alone do not show (a runner that generates tests, a missing base class) is in `unknown` and `unseen`.
 * Throws `BinaryError` where the file is no APK, damaged or hostile.
 *
 * @param appFile the app that is tested; it is read only where classes inherit from classes that the test APK lacks
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

/** The inspection of the app reports a file that is no archive. */
const withApp = async <Result>(file: string, use: (app: DexSet | undefined) => Promise<Result>): Promise<Result> => {
  let isOpen = false;
  try {
    return await withArchive(file, (tree) => {
      isOpen = true;
      return use(isApk(tree) ? dexSet(tree) : undefined);
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

/** Why tests may run that no class shows. */
const whatRunnerHides = async (
  read: ReadClasses,
  runner: string | undefined,
  namedBuilders = '',
): Promise<string | undefined> => {
  const { classes } = read.index;
  const hidden = whatBuildersHide(findOwnBuilder(classes, read.own) ?? namedBuilders);
  if (hidden !== undefined) return hidden;
  if (runner === undefined || isStockRunner(runner)) return undefined;
  const lineage = runnerLineage(classes, runner);
  const own = lineage && ownRunnerClasses(lineage);
  const declared = own && (await readMethodsOf(read, own, () => true));
  const isHarmless = declared !== undefined && !mayChangeTests([...declared.values()].flat());
  return isHarmless ? undefined : `the test runner ${runner} may add or leave out tests`;
};

const whatIsUnexplained = ({ unexplained }: FoundClasses, withApp: boolean): string | undefined =>
  unexplained?.missing === undefined
    ? undefined
    : `${classNameOf(unexplained.classes[0].descriptor)} may inherit tests from ${classNameOf(unexplained.missing)}, which is not in the test APK${withApp ? ' or the app' : ''}`;
