import { abisOf, isApk, readApkManifest, testInstrumentation } from './android/apk.ts';
import { readApkSignature } from './android/signing-block.ts';
import { inspectAppleTree } from './apple/inspect-apple.ts';
import { withArchive } from './archive.ts';
import { BinaryError } from './binary-error.ts';
import type { ApkFacts, BinaryFacts, TestApkFacts } from './facts.ts';
import type { FileTree } from './file-tree.ts';
import { topNames } from './file-tree.ts';
import { isFolder, readFolder } from './folder.ts';
import { guessContent } from './guess-content.ts';

const namesShown = 10;

/**
 * Says what a file or folder is, by what is in it; its name plays no part.
 *
 * Reads the directory of the archive and a few small entries, whatever its size. Throws `BinaryError` where it is
 * missing, empty, cut short, damaged or hostile.
 */
export const inspectBinary = async (file: string): Promise<BinaryFacts> => {
  if (await isFolder(file)) return inspectTree(await readFolder(file));
  try {
    return await withArchive(file, inspectTree);
  } catch (error) {
    if (!(error instanceof BinaryError) || error.code !== 'not-an-archive') throw error;
    return { kind: 'other', file, container: 'archive', ...(await guessContent(file)) };
  }
};

const inspectTree = async (tree: FileTree): Promise<BinaryFacts> => {
  if (isApk(tree)) return inspectApk(tree);
  const apple = await inspectAppleTree(tree);
  if (apple !== undefined) return apple;
  const names = topNames(tree);
  return { kind: 'zip', ...locationOf(tree), names: names.slice(0, namesShown), looksLike: knownLayout(tree, names) };
};

const inspectApk = async (tree: FileTree): Promise<ApkFacts | TestApkFacts> => {
  const manifest = await readApkManifest(tree);
  const instrumentation = testInstrumentation(manifest);
  const signature = tree.container === 'archive' ? { signature: await readApkSignature(tree) } : {};
  const facts = { ...locationOf(tree), manifest, abis: abisOf(tree), ...signature };
  return instrumentation === undefined ? { kind: 'apk', ...facts } : { kind: 'test-apk', ...facts, instrumentation };
};

const locationOf = ({ file, container, sizeBytes }: FileTree): Pick<FileTree, 'file' | 'container' | 'sizeBytes'> => ({
  file,
  container,
  sizeBytes,
});

const knownLayout = (tree: FileTree, names: readonly string[]): string | undefined => {
  if (names.length === 0) return 'empty';
  if (tree.entries.has('base/manifest/AndroidManifest.xml')) return 'an Android App Bundle (.aab), which no device installs';
  if (names.some((name) => name.endsWith('.apk'))) return 'an archive of APKs';
  if (names.some((name) => name.endsWith('.ipa'))) return 'an archive of IPAs';
  if ([...tree.entries.keys()].some((path) => /\.xctest(?:\/|$)/.test(path))) return 'a test bundle without its runner app';
  return undefined;
};
