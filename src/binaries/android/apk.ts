import { BinaryError, readingPart } from '../binary-error.ts';
import type { FileTree } from '../file-tree.ts';
import { type AndroidManifest, type Instrumentation, readAndroidManifest } from './android-manifest.ts';

const manifestName = 'AndroidManifest.xml';
const manifestLimitBytes = 4_000_000;
const library = /^lib\/([^/]+)\/[^/]+\.so$/;

export const isApk = (tree: FileTree): boolean => tree.entries.has(manifestName);

/** Throws `BinaryError` where the archive has no manifest, or one that cannot be read. */
export const readApkManifest = async (tree: FileTree): Promise<AndroidManifest> => {
  if (!isApk(tree)) {
    throw new BinaryError('damaged', tree.file, {
      found: `an archive without ${manifestName}`,
      expected: 'an APK',
      remedy: 'Use the .apk file that the Android build creates.',
    });
  }
  const bytes = await tree.read(manifestName, manifestLimitBytes);
  return readingPart(tree.file, manifestName, () => readAndroidManifest(bytes));
};

/** Processor kinds that the APK has native code for; empty: it runs on all. */
export const abisOf = (tree: FileTree): string[] => {
  const abis = new Set<string>();
  for (const path of tree.entries.keys()) {
    const abi = library.exec(path)?.[1];
    if (abi !== undefined) abis.add(abi);
  }
  return [...abis].sort();
};

/**
 * The instrumentation that runs tests, or undefined for an app.
 *
 * Apps may declare instrumentations too. One that tests another package is a test's. One that tests its own package is (the tests of a
 * library do so) where its class is named like a test runner, or where the package is nothing that a person can open.
 */
export const testInstrumentation = ({
  packageName,
  instrumentations,
  launchable,
}: AndroidManifest): Instrumentation | undefined =>
  instrumentations.find(({ runner, targetPackage }) => targetPackage !== packageName || !launchable || isNamedLikeRunner(runner));

const isNamedLikeRunner = (runner: string): boolean =>
  runner.endsWith('Runner') && /Test|JUnit/.test(runner.slice(runner.lastIndexOf('.') + 1));
