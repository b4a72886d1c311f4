import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, readlink, rename, rm, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { BinaryDefinition } from '../core/frameworks/definition.ts';
import { withArchive, withTree } from './archive.ts';
import { BinaryError } from './binary-error.ts';
import { type FileTree, isBundleName, readFolder } from './folder.ts';
import { isAccepted, packedPaths, rootOf } from './maestro/suite-layout.ts';

interface Packed {
  readonly path: string;
  readonly sizeBytes: number;
}

/**
 * Packs a folder in the format that the service accepts. Throws `BinaryError` if the folder cannot be packed.
 *
 * @param target path of the archive without its extension
 */
export const packFolderAs = async (folder: string, target: string, packedAs: BinaryDefinition['packedAs']): Promise<Packed> => {
  const path = `${target}.${packedAs === 'ipa' ? 'ipa' : 'zip'}`;
  if (packedAs === 'one-folder-zip') await withTree(folder, (tree) => packSuite(tree, path));
  else await packDirectory(folder, path, packedAs);
  return packedAt(path);
};

/**
 * Packs an archive again with one visible folder at its top, and without hidden names. Returns undefined if the archive already
 * has this layout.
 */
export const repackUnderOneFolder = async (file: string, target: string): Promise<Packed | undefined> =>
  withArchive(file, async (tree) => {
    if (isAccepted(tree)) return undefined;
    await packSuite(tree, target);
    return packedAt(target);
  });

const packedAt = async (path: string): Promise<Packed> => ({ path, sizeBytes: (await stat(path)).size });

/** Time stamp of all entries. Zip stores local time, so a local date gives the same bytes in every time zone. */
const fixedTime = { mtime: new Date(1980, 0, 1, 0, 0, 0), forceDosTimestamp: true };
const modeBits = 0o7777;
const fileMode = 0o100000;
const folderMode = 0o040000;
const linkMode = 0o120000;

/**
 * Packs a folder; in an `ipa`, below `Payload/`. Equal folders give equal bytes on every machine.
 *
 * @throws BinaryError if the folder cannot be packed
 */
export const packDirectory = async (folder: string, outFile: string, layout: 'ipa' | 'zip'): Promise<void> => {
  const root = resolve(folder);
  if (layout === 'ipa' && !root.endsWith('.app')) {
    throw new BinaryError('cannot-pack', folder, {
      found: 'the name of the folder does not end in .app',
      remedy: 'Set the input to the .app folder that the build created.',
    });
  }
  if (isInside(resolve(outFile), root)) throw cannotPack(folder, 'the output file is inside the folder to be packed');
  const { entries } = await readFolder(folder);
  const prefix = layout === 'ipa' ? 'Payload/' : '';
  try {
    await writeZip(outFile, async (zip, onError) => {
      for (const path of [...entries.keys()].sort()) await addFromFolder(zip, root, path, prefix + path, onError);
    });
  } catch (cause) {
    if (cause instanceof BinaryError) throw cause;
    throw cannotPack(folder, `the folder cannot be packed: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  }
};

type OnError = (error: unknown) => void;

const addFromFolder = async (zip: ZipFile, root: string, path: string, name: string, onError: OnError): Promise<void> => {
  // Paths in a bundle start with the name of the bundle, see `readFolder`.
  const from = join(isBundleName(root) ? join(root, '..') : root, path);
  const stats = await lstat(from);
  const permissions = stats.mode & modeBits;
  if (stats.isDirectory()) {
    zip.addEmptyDirectory(name, { ...fixedTime, mode: folderMode | permissions });
  } else if (stats.isSymbolicLink()) {
    const target = await readlink(from);
    if (isAbsolute(target) || !isInside(resolve(from, '..', target), root)) {
      throw cannotPack(root, `the link ${path} leads out of the folder`);
    }
    // A link has fixed permissions because they have no effect and differ between systems.
    zip.addBuffer(Buffer.from(target), name, { ...fixedTime, mode: linkMode | 0o777, compress: false });
  } else {
    zip.addReadStreamLazy(name, { ...fixedTime, mode: fileMode | permissions, size: stats.size }, (use) => {
      use(null, createReadStream(from).on('error', onError));
    });
  }
};

const isInside = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith('../') && !way.startsWith('..\\') && !isAbsolute(way);
};

const cannotPack = (folder: string, found: string, cause?: unknown): BinaryError =>
  new BinaryError('cannot-pack', folder, { found, remedy: 'Use the folder as the build created it.' }, { cause });

/**
 * Writes an archive. The archive gets its final name only when it is complete.
 *
 * @param fill adds the entries; calls `onError` if a file cannot be read
 */
const writeZip = async (outFile: string, fill: (zip: ZipFile, onError: OnError) => Promise<void>): Promise<void> => {
  const zip = new ZipFile();
  const failed = Promise.withResolvers<never>();
  zip.on('error', failed.reject);
  const partFile = `${outFile}.part`;
  const output = createWriteStream(partFile);
  const writing = pipeline(zip.outputStream, output);
  const filling = fill(zip, failed.reject).then(() => zip.end());
  try {
    await Promise.race([Promise.all([filling, writing]), failed.promise]);
    await rename(partFile, outFile);
  } catch (cause) {
    output.destroy();
    await writing.catch(() => {});
    await rm(partFile, { force: true });
    throw cause;
  }
};

/** Limits on the bytes of one file and of all files in a suite of flows, scripts and images. */
const suiteLimits = { fileBytes: 100_000_000, allBytes: 500_000_000 } as const;

/**
 * Packs a suite below one visible folder, without hidden names and the files that macOS adds. Equal suites give equal bytes.
 *
 * @throws BinaryError if a file cannot be read, or if the files exceed a limit on their number or size
 */
const packSuite = async (tree: FileTree, outFile: string): Promise<void> => {
  const root = rootOf(tree);
  const files = packedPaths(tree, root).map((path) => ({ path, sizeBytes: tree.entries.get(root + path)?.sizeBytes ?? 0 }));
  const large = files.find(({ sizeBytes }) => sizeBytes > suiteLimits.fileBytes);
  const allBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (large !== undefined || allBytes > suiteLimits.allBytes)
    throw new BinaryError('too-large', tree.file, {
      found:
        large === undefined
          ? `the suite has ${Math.ceil(allBytes / 1e6)} MB, but at most ${suiteLimits.allBytes / 1e6} MB are packed`
          : `${large.path} has ${Math.ceil(large.sizeBytes / 1e6)} MB, but a file of a suite may have at most ${suiteLimits.fileBytes / 1e6} MB`,
      remedy: 'Use the folder with the flows, not a folder above it.',
    });
  const parent = visibleName(root === '' ? tree.file : root);
  await writeZip(outFile, async (zip, onError) => {
    for (const { path, sizeBytes } of files)
      zip.addReadStreamLazy(`${parent}/${path}`, { ...fixedTime, size: sizeBytes }, (use) => {
        tree.read(root + path, suiteLimits.fileBytes).then((bytes) => use(null, Readable.from([bytes])), onError);
      });
  });
};

/** Returns the name of the folder in the archive. The period of `.maestro` is removed because it hides the folder. */
const visibleName = (fileOrFolder: string): string =>
  basename(fileOrFolder)
    .replace(/\.zip$/i, '')
    .replace(/^\.+/, '')
    .replaceAll(/[^\w.-]/g, '-') || 'flows';
