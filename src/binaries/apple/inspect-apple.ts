import {
  type AppDirectoryFacts,
  type EarlgreyDirectoryFacts,
  type IpaFacts,
  locationOf,
  type TestPackageFacts,
  type XcuitestArchiveFacts,
} from '../facts.ts';
import type { FileTree } from '../folder.ts';
import { type AppleBundle, baseName, readAppleBundle } from './app-bundle.ts';
import { planFilesIn, readTestPlans } from './test-plan.ts';

/** Paths of the bundles in an archive or folder, without apps inside other apps, such as watch apps. */
interface BundlePaths {
  readonly apps: readonly string[];
  readonly runners: readonly string[];
  readonly tests: readonly string[];
}

/** Maximum number of test bundles to read; more than any suite has. */
const mostTestBundles = 50;
const appPath = /^((?:[^/]+\/)*?[^/]+\.app)\//;
const testPath = /^((?:[^/]+\/)*[^/]+\.xctest)\//;

const findBundles = (tree: FileTree): BundlePaths => {
  const apps = new Set<string>();
  const tests = new Set<string>();
  for (const path of tree.entries.keys()) {
    if (path.startsWith('__MACOSX/')) continue;
    const app = appPath.exec(path)?.[1];
    const test = testPath.exec(path)?.[1];
    if (app !== undefined) apps.add(app);
    if (test !== undefined) tests.add(test);
  }
  const all = [...apps].sort();
  const isRunner = (path: string): boolean => path.endsWith('-Runner.app');
  return {
    apps: all.filter((path) => !isRunner(path)),
    runners: all.filter(isRunner),
    tests: [...tests].sort().slice(0, mostTestBundles),
  };
};

/** Inspects an iOS app or suite; returns undefined if the tree has none. Throws `BinaryError` if the app is damaged. */
export const inspectAppleTree = async (
  tree: FileTree,
): Promise<IpaFacts | AppDirectoryFacts | XcuitestArchiveFacts | EarlgreyDirectoryFacts | undefined> => {
  const { apps, runners, tests } = findBundles(tree);
  const testsIn = (app: string): Promise<readonly AppleBundle[]> =>
    Promise.all(tests.filter((path) => path.startsWith(`${app}/`)).map((path) => readAppleBundle(tree, path)));
  const [runner] = runners;
  const [app] = apps;
  const path = runner ?? app;
  if (path === undefined) return undefined;
  const about = { ...locationOf(tree), above: parentPath(path) };
  const bundle = await readAppleBundle(tree, path);
  if (runner !== undefined) {
    const plans = await readTestPlans(tree);
    return { kind: 'xcuitest-archive', ...about, runner: bundle, tests: await testsIn(runner), apps: apps.map(baseName), plans };
  }
  if (about.above === 'Payload') return { kind: 'ipa', ...locationOf(tree), app: bundle };
  const own = await testsIn(path);
  return own.length === 0
    ? { kind: 'app-directory', ...about, app: bundle }
    : { kind: 'earlgrey-directory', ...about, app: bundle, tests: own };
};

const parentPath = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** Maximum number of apps to read; more than any package has. */
const mostApps = 20;

/** Whether a tree is a test package, which contains Xcode's products folder and an `.xctestrun` file. */
export const isTestPackage = (tree: FileTree): boolean =>
  planFilesIn(tree).length > 0 &&
  [...tree.entries.keys()].some((path) => /^(?:[^/]+\/)?[^/]+-iphone(?:os|simulator)\//.test(path));

/** Inspects a test package. Throws `BinaryError` if an app in it is damaged. */
export const inspectTestPackage = async (tree: FileTree): Promise<TestPackageFacts> => {
  const { apps, runners } = findBundles(tree);
  const paths = [...apps, ...runners].slice(0, mostApps);
  const read = await Promise.all(paths.map((path) => readAppleBundle(tree, path)));
  return { kind: 'test-package', ...locationOf(tree), runFiles: planFilesIn(tree), apps: read };
};
