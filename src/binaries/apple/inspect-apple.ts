import type { AppDirectoryFacts, EarlgreyDirectoryFacts, IpaFacts, XcuitestArchiveFacts } from '../facts.ts';
import type { FileTree } from '../folder.ts';
import { baseName, readAppleBundle } from './app-bundle.ts';
import { readTestPlans } from './test-plan.ts';

/** Paths of the bundles in an archive or folder. Excludes apps inside other apps, such as apps for watches. */
interface BundlePaths {
  readonly apps: readonly string[];
  readonly runners: readonly string[];
  readonly tests: readonly string[];
}

/** Maximum number of test bundles to read; more than any suite has. */
const mostTestBundles = 50;
const appPath = /^((?:[^/]+\/)*?[^/]+\.app)\//;
const testPath = /^((?:[^/]+\/)*[^/]+\.xctest)\//;

export const findBundles = (tree: FileTree): BundlePaths => {
  const apps = new Set<string>();
  const tests = new Set<string>();
  for (const path of tree.entries.keys()) {
    if (path.startsWith('__MACOSX/')) continue;
    const app = appPath.exec(path)?.[1];
    const test = testPath.exec(path)?.[1];
    if (app !== undefined) apps.add(app);
    if (test !== undefined) tests.add(test);
  }
  const [runners, others] = partition([...apps].sort(), (path) => path.endsWith('-Runner.app'));
  return { apps: others, runners, tests: [...tests].sort().slice(0, mostTestBundles) };
};

/**
 * Inspects an archive or folder with an iOS app. Returns undefined if there is no iOS app in it. Throws `BinaryError` if the app
 * is damaged.
 */
export const inspectAppleTree = async (
  tree: FileTree,
): Promise<IpaFacts | AppDirectoryFacts | XcuitestArchiveFacts | EarlgreyDirectoryFacts | undefined> => {
  const { apps, runners, tests } = findBundles(tree);
  const location = { file: tree.file, container: tree.container, sizeBytes: tree.sizeBytes };
  const [runner] = runners;
  if (runner !== undefined) {
    const own = tests.filter((path) => path.startsWith(`${runner}/`));
    return {
      kind: 'xcuitest-archive',
      ...location,
      runner: await readAppleBundle(tree, runner),
      tests: await Promise.all(own.map((path) => readAppleBundle(tree, path))),
      apps: apps.map(baseName),
      above: parentPath(runner),
      plans: await readTestPlans(tree),
    };
  }
  const [app] = apps;
  if (app === undefined) return undefined;
  const bundle = await readAppleBundle(tree, app);
  if (parentPath(app) === 'Payload') return { kind: 'ipa', ...location, app: bundle };
  const own = tests.filter((path) => path.startsWith(`${app}/`));
  if (own.length === 0) return { kind: 'app-directory', ...location, app: bundle, above: parentPath(app) };
  return {
    kind: 'earlgrey-directory',
    ...location,
    app: bundle,
    tests: await Promise.all(own.map((path) => readAppleBundle(tree, path))),
    above: parentPath(app),
  };
};

const parentPath = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

const partition = <Item>(items: readonly Item[], belongs: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(belongs),
  items.filter((item) => !belongs(item)),
];
