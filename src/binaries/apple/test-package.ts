import { locationOf, type TestPackageFacts } from '../facts.ts';
import type { FileTree } from '../folder.ts';
import { readAppleBundle } from './app-bundle.ts';
import { findBundles } from './inspect-apple.ts';
import { planFilesIn } from './test-plan.ts';

/** Maximum number of apps to read; more than any package has. */
const mostApps = 20;

/** Whether a tree is a test package: a products folder of Xcode, with an `.xctestrun` file beside it. */
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
