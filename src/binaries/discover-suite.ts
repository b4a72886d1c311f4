import type { DiscoveredSuite } from '../core/model/discovered-suite.ts';
import { isApk } from './android/android-manifest.ts';
import { discoverUiTests } from './apple/discover-ui-tests.ts';
import { inspectAppleTree, isTestPackage } from './apple/inspect-apple.ts';
import { withTree } from './archive.ts';
import { discoverTests } from './dex/discover-tests.ts';
import type { FileTree } from './folder.ts';
import { flowsIn } from './inspect-binary.ts';

/**
 * Lists the tests of a suite of any framework. Returns undefined for a file without tests.
 *
 * @param appFile local file of the app that an Android suite tests, because test classes may extend classes of the app
 * @throws BinaryError if the file cannot be read or inspected
 */
export const discoverSuite = (file: string, appFile?: string): Promise<DiscoveredSuite | undefined> =>
  withTree(file, (tree) => (tree.container === 'archive' && isApk(tree) ? discoverTests(file, appFile) : discoverInTree(tree)));

const discoverInTree = async (tree: FileTree): Promise<DiscoveredSuite | undefined> => {
  const flows = await flowsIn(tree);
  if (flows !== undefined) return (await import('./maestro/suite.ts')).discoverFlows(flows);
  if (isTestPackage(tree)) return undefined;
  const facts = await inspectAppleTree(tree);
  if (facts?.kind !== 'xcuitest-archive' && facts?.kind !== 'earlgrey-directory') return undefined;
  return discoverUiTests(tree, facts.tests);
};
