import path from 'node:path';
import { Readable } from 'node:stream';
import { BinaryError } from '../binary-error.ts';
import type { FileTree } from '../folder.ts';
import { fixedTime, writeZip } from '../pack-directory.ts';
import { isClutter, rootOf } from './suite-layout.ts';

/** Limits on the size of one file and of all files. Flows, scripts and images are small, and a suite contains no apps. */
const limits = { fileBytes: 100_000_000, allBytes: 500_000_000 } as const;

/**
 * Packs a suite as an archive with one visible folder at the top, without the files that macOS adds. The folder has the name of
 * the packed folder or archive. Equal suites give equal bytes.
 *
 * Throws `BinaryError` if a file cannot be read, or if the files exceed a limit on their number or size.
 */
export const packSuite = async (tree: FileTree, outFile: string): Promise<void> => {
  const root = rootOf(tree);
  const files = [...tree.entries]
    .filter(([name, { kind }]) => kind === 'file' && name.startsWith(root) && !isClutter(name))
    .map(([name, { sizeBytes }]) => ({ name, sizeBytes }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  checkSizes(tree, files);
  const parent = visibleName(root === '' ? tree.file : root);
  await writeZip(outFile, async (zip, onError) => {
    for (const { name, sizeBytes } of files)
      zip.addReadStreamLazy(`${parent}/${name.slice(root.length)}`, { ...fixedTime, size: sizeBytes }, (use) => {
        tree.read(name, limits.fileBytes).then((bytes) => use(null, Readable.from([bytes])), onError);
      });
  });
};

/** Returns the name for the folder in the archive. `.maestro` is hidden, so its period is removed. */
const visibleName = (fileOrFolder: string): string =>
  path
    .basename(fileOrFolder)
    .replace(/\.zip$/i, '')
    .replace(/^\.+/, '')
    .replaceAll(/[^\w.-]/g, '-') || 'flows';

const checkSizes = (tree: FileTree, files: readonly { readonly name: string; readonly sizeBytes: number }[]): void => {
  const large = files.find(({ sizeBytes }) => sizeBytes > limits.fileBytes);
  const allBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (large === undefined && allBytes <= limits.allBytes) return;
  throw new BinaryError('too-large', tree.file, {
    found:
      large === undefined
        ? `the suite has ${Math.ceil(allBytes / 1e6)} MB, but at most ${limits.allBytes / 1e6} MB are packed`
        : `${large.name} has ${Math.ceil(large.sizeBytes / 1e6)} MB, but a file of a suite may have at most ${limits.fileBytes / 1e6} MB`,
    remedy: 'Use the folder with the flows, not a folder above it.',
  });
};
