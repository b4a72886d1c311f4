import { isApk } from './android/android-manifest.ts';
import { discoverUiTests } from './apple/discover-ui-tests.ts';
import { inspectAppleTree } from './apple/inspect-apple.ts';
import { isTestPackage } from './apple/test-package.ts';
import { withArchive } from './archive.ts';
import { discoverTests } from './dex/discover-tests.ts';
import type { DiscoveredSuite } from './discovered-suite.ts';
import type { FileTree } from './folder.ts';
import { isFolder, readFolder } from './folder.ts';
import { discoverFlows, mayHoldFlows } from './maestro/suite.ts';

/**
 * Lists the tests of a suite of any framework: a test APK, an XCUITest archive or its runner folder, an EarlGrey app directory,
 * or Maestro flows. Returns undefined for a file without tests. Throws the same `BinaryError` as the inspection of the file.
 *
 * @param appFile the app that an Android suite tests, if it is a local file: test classes may inherit from its classes
 */
export const discoverSuite = async (file: string, appFile?: string): Promise<DiscoveredSuite | undefined> => {
  if (await isFolder(file)) return discoverInTree(await readFolder(file));
  return withArchive(file, (tree) => (isApk(tree) ? discoverTests(file, appFile) : discoverInTree(tree)));
};

const discoverInTree = async (tree: FileTree): Promise<DiscoveredSuite | undefined> => {
  const flows = await findFlows(tree);
  if (flows !== undefined) return flows;
  if (isTestPackage(tree)) return undefined;
  const facts = await inspectAppleTree(tree);
  if (facts?.kind !== 'xcuitest-archive' && facts?.kind !== 'earlgrey-directory') return undefined;
  return discoverUiTests(tree, facts.tests);
};

const findFlows = async (tree: FileTree): Promise<DiscoveredSuite | undefined> => {
  if (!mayHoldFlows(tree)) return undefined;
  const { readFlows } = await import('./maestro/suite.ts');
  const suite = await readFlows(tree);
  return suite.flows.length === 0 ? undefined : discoverFlows(suite);
};
