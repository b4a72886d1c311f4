import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, readlink, rename, rm } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { BinaryError } from './binary-error.ts';
import { isBundleName, readFolder } from './folder.ts';

/**
 * Layout of the archive. `ipa`: the `.app` folder is below `Payload/`. `zip`: a `.app` folder is packed with its name, and any
 * other folder without its name.
 */
type PackLayout = 'ipa' | 'zip';

/** Time stamp of all entries. Zip stores local time, so a date in local time gives the same bytes in every time zone. */
export const fixedTime = { mtime: new Date(1980, 0, 1, 0, 0, 0), forceDosTimestamp: true };
const modeBits = 0o7777;
const fileMode = 0o100000;
const folderMode = 0o040000;
const linkMode = 0o120000;

/**
 * Packs a folder into an archive that the service accepts. Throws `BinaryError` if the folder cannot be packed.
 *
 * Equal folders give equal bytes on any machine: names are sorted and times are fixed. Symbolic links and permissions are kept.
 * The content is streamed, so memory does not grow with the folder. `outFile` exists only once the archive is complete.
 */
export const packDirectory = async (folder: string, outFile: string, layout: PackLayout): Promise<void> => {
  refuseWrongFolder(folder, outFile, layout);
  const tree = await readFolder(folder);
  const paths = [...tree.entries.keys()].sort();
  try {
    await writeZip(outFile, (zip, onError) =>
      addAll({ zip, root: resolve(folder), prefix: layout === 'ipa' ? 'Payload/' : '', onError }, paths),
    );
  } catch (cause) {
    throw cause instanceof BinaryError
      ? cause
      : cannotPack(folder, `the folder cannot be packed: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  }
};

/**
 * Writes an archive, which exists under its name only once it is complete.
 *
 * @param fill adds the entries; calls `onError` if a file cannot be read, since the zip library does not report this error
 */
export const writeZip = async (
  outFile: string,
  fill: (zip: ZipFile, onError: (error: unknown) => void) => Promise<void>,
): Promise<void> => {
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

interface Packing {
  readonly zip: ZipFile;
  /** Absolute path of the folder. */
  readonly root: string;
  /** Prefix of every entry name. */
  readonly prefix: string;
  readonly onError: (error: Error) => void;
}

const refuseWrongFolder = (folder: string, outFile: string, layout: PackLayout): void => {
  if (layout === 'ipa' && !basename(resolve(folder)).endsWith('.app')) {
    throw new BinaryError('cannot-pack', folder, {
      found: 'the name of the folder does not end in .app',
      remedy: 'Set the input to the .app folder that the build created.',
    });
  }
  if (isInside(resolve(outFile), resolve(folder))) throw cannotPack(folder, 'the output file is inside the folder to be packed');
};

const addAll = async ({ zip, root, prefix, onError }: Packing, paths: readonly string[]): Promise<void> => {
  // Paths in a bundle start with the bundle's name; see `readFolder`.
  const base = isBundleName(root) ? join(root, '..') : root;
  for (const path of paths) {
    const from = join(base, path);
    const name = prefix + path;
    const stats = await lstat(from);
    const permissions = stats.mode & modeBits;
    if (stats.isDirectory()) {
      zip.addEmptyDirectory(name, { ...fixedTime, mode: folderMode | permissions });
    } else if (stats.isSymbolicLink()) {
      const target = await readlink(from);
      if (isAbsolute(target) || !isInside(resolve(from, '..', target), root)) {
        throw cannotPack(root, `the link ${path} leads out of the folder`);
      }
      // Permissions of a link have no effect, and differ between systems.
      zip.addBuffer(Buffer.from(target), name, { ...fixedTime, mode: linkMode | 0o777, compress: false });
    } else {
      zip.addReadStreamLazy(name, { ...fixedTime, mode: fileMode | permissions, size: stats.size }, (use) => {
        use(null, createReadStream(from).on('error', onError));
      });
    }
  }
};

const isInside = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith('../') && !way.startsWith('..\\') && !isAbsolute(way);
};

const cannotPack = (folder: string, found: string, cause?: unknown): BinaryError =>
  new BinaryError(
    'cannot-pack',
    folder,
    {
      found,
      remedy: 'Use the folder as the build created it.',
    },
    { cause },
  );
