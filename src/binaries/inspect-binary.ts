import { stat } from 'node:fs/promises';
import { abisOf, isApk, readApkManifest, testInstrumentation } from './android/android-manifest.ts';
import { isAppBundle, readBundleManifest } from './android/bundle-manifest.ts';
import { readApkSignature } from './android/signing-block.ts';
import { inspectAppleTree, inspectTestPackage, isTestPackage } from './apple/inspect-apple.ts';
import { withTree } from './archive.ts';
import { BinaryError } from './binary-error.ts';
import { type ApkFacts, type AppBundleFacts, type BinaryFacts, locationOf, type TestApkFacts } from './facts.ts';
import { type FileTree, readFirstBytes } from './folder.ts';
import type { MaestroSuite } from './maestro/suite.ts';
import { isClutter, mayHoldFlows, topNames } from './maestro/suite-layout.ts';

/**
 * Identifies a file or folder by its content. Reads only the directory of an archive and a few small entries.
 *
 * @throws BinaryError for a file that is missing, empty, truncated, damaged or hostile
 */
export const inspectBinary = async (file: string): Promise<BinaryFacts> => {
  try {
    return await withTree(file, inspectTree);
  } catch (error) {
    if (!(error instanceof BinaryError) || error.code !== 'not-an-archive') throw error;
    const { size } = await stat(file);
    const isRunFile = file.endsWith('.xctestrun');
    const looksLike = isRunFile ? 'a test plan (.xctestrun) without its apps' : describeStart(await readFirstBytes(file, 512));
    return { kind: 'other', file, container: 'archive', sizeBytes: size, looksLike };
  }
};

const inspectTree = async (tree: FileTree): Promise<BinaryFacts> => {
  if (isApk(tree)) return inspectApk(tree);
  if (isAppBundle(tree)) return inspectAppBundle(tree);
  const suite = await flowsIn(tree);
  if (suite !== undefined) {
    const { flows, files, hidden, links } = suite;
    return { kind: 'maestro-suite', ...locationOf(tree), flows, files, hidden, links };
  }
  if (isTestPackage(tree)) return inspectTestPackage(tree);
  const apple = await inspectAppleTree(tree);
  if (apple !== undefined) return apple;
  return { kind: 'zip', ...locationOf(tree), looksLike: knownLayout(tree) };
};

/** Reads Maestro flows; returns undefined if there are none. The reader is loaded late because most files contain no flows. */
export const flowsIn = async (tree: FileTree): Promise<MaestroSuite | undefined> => {
  if (!mayHoldFlows(tree)) return undefined;
  const { readFlows } = await import('./maestro/suite.ts');
  const suite = await readFlows(tree);
  return suite.flows.length === 0 ? undefined : suite;
};

const inspectApk = async (tree: FileTree): Promise<ApkFacts | TestApkFacts> => {
  const manifest = await readApkManifest(tree);
  const instrumentation = testInstrumentation(manifest);
  const signature = tree.container === 'archive' ? { signature: await readApkSignature(tree) } : {};
  const facts = { ...locationOf(tree), manifest, abis: abisOf(tree), ...signature };
  return instrumentation === undefined ? { kind: 'apk', ...facts } : { kind: 'test-apk', ...facts, instrumentation };
};

const inspectAppBundle = async (tree: FileTree): Promise<AppBundleFacts> => ({
  kind: 'app-bundle',
  ...locationOf(tree),
  appManifest: await readBundleManifest(tree),
  abis: abisOf(tree),
  isSigned: [...tree.entries.keys()].some((path) => /^META-INF\/[^/]+\.(?:RSA|DSA|EC)$/.test(path)),
});

const knownLayout = (tree: FileTree): string | undefined => {
  const names = topNames(tree).filter((name) => !isClutter(name));
  if (names.length === 0) return 'empty';
  if (tree.container === 'folder') {
    const inside = [...tree.entries.keys()].find((path) => /\.(?:apk|aab|ipa)$/i.test(path));
    return inside === undefined ? undefined : `a folder (${inside} is in it)`;
  }
  if (names.some((name) => name.endsWith('.apk'))) return 'an archive of APKs';
  if (names.some((name) => name.endsWith('.ipa'))) return 'an archive of IPAs';
  if ([...tree.entries.keys()].some((path) => /\.xctest(?:\/|$)/.test(path))) return 'a test bundle without its runner app';
  return undefined;
};

const signatures: readonly { readonly start: Buffer; readonly title: string }[] = [
  { start: Buffer.from('version https://git-lfs'), title: 'a Git LFS pointer' },
  { start: Buffer.from([0x1f, 0x8b]), title: 'a gzip file' },
  { start: Buffer.from('BZh'), title: 'a bzip2 file' },
  { start: Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a]), title: 'an xz file' },
  { start: Buffer.from('7z\xbc\xaf', 'latin1'), title: 'a 7-Zip archive' },
  { start: Buffer.from('Rar!'), title: 'a RAR archive' },
  { start: Buffer.from('dex\n'), title: 'a bare DEX file' },
  { start: Buffer.from([0xcf, 0xfa, 0xed, 0xfe]), title: 'a bare iOS executable' },
  { start: Buffer.from([0x7f, 0x45, 0x4c, 0x46]), title: 'a bare Linux or Android executable' },
  { start: Buffer.from('bplist'), title: 'a property list' },
];

const documents: readonly (readonly [RegExp, string])[] = [
  [/^(?:<!doctype html|<html)/i, 'a web page, perhaps the response to a failed download'],
  [/^(?:<\?xml|<error)/i, 'an XML document, perhaps the response to a failed download'],
  [/^[{[]/, 'a JSON document, perhaps the response to a failed download'],
];

/** Guesses the kind of a file that is not a zip archive. The error message names this kind. */
const describeStart = (start: Buffer): string => {
  const known = signatures.find(({ start: wanted }) => start.subarray(0, wanted.length).equals(wanted));
  const text = start.toString('latin1').trimStart();
  return known?.title ?? documents.find(([pattern]) => pattern.test(text))?.[1] ?? 'a file of an unknown kind';
};
