import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, readlink, rename, rm } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { BinaryError } from './binary-error.ts';
import { isBundleName, readFolder } from './folder.ts';

/**
 * Layout of the archive. `ipa`: the `.app` folder is below `Payload/`. `zip`: a `.app` folder is packed with its name, and any
 * other folder without its name.
 */
type PackLayout = 'ipa' | 'zip';

interface PackedFile {
  readonly file: string;
  readonly sizeBytes: number;
  /** Hash of the packed file, in lower-case hexadecimal. */
  readonly sha256: string;
  readonly entries: number;
}

/**
 * Time stamp of all entries. Zip stores local time without a time zone, so a date built from local parts gives the same bytes in
 * every time zone.
 */
export const fixedTime = new Date(1980, 0, 1, 0, 0, 0);
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
export const packDirectory = async (folder: string, outFile: string, layout: PackLayout): Promise<PackedFile> => {
  refuseWrongFolder(folder, outFile, layout);
  const tree = await readFolder(folder);
  const paths = [...tree.entries.keys()].sort();
  const zip = new ZipFile();
  const failed = Promise.withResolvers<never>();
  zip.on('error', failed.reject);
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const counter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  const partFile = `${outFile}.part`;
  const writing = pipeline(zip.outputStream, counter, createWriteStream(partFile));
  try {
    const adding = addAll(
      { zip, root: resolve(folder), prefix: layout === 'ipa' ? 'Payload/' : '', onError: failed.reject },
      paths,
    );
    await Promise.race([Promise.all([adding, writing]), failed.promise]);
    await rename(partFile, outFile);
  } catch (cause) {
    counter.destroy();
    await writing.catch(() => {});
    await rm(partFile, { force: true });
    throw cause instanceof BinaryError
      ? cause
      : cannotPack(folder, `the folder cannot be packed: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  }
  return { file: outFile, sizeBytes, sha256: hash.digest('hex'), entries: paths.length };
};

interface Packing {
  readonly zip: ZipFile;
  /** Absolute path of the folder. */
  readonly root: string;
  /** Text in front of every name. */
  readonly prefix: string;
  /** Called if a file cannot be read. The zip library does not report errors of the streams that it reads. */
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
    const options = { mtime: fixedTime, forceDosTimestamp: true };
    if (stats.isDirectory()) {
      zip.addEmptyDirectory(name, { ...options, mode: folderMode | permissions });
    } else if (stats.isSymbolicLink()) {
      const target = await readlink(from);
      if (isAbsolute(target) || !isInside(resolve(from, '..', target), root)) {
        throw cannotPack(root, `the link ${path} leads out of the folder`);
      }
      // Permissions of a link have no effect, and differ between systems.
      zip.addBuffer(Buffer.from(target), name, { ...options, mode: linkMode | 0o777, compress: false });
    } else {
      zip.addReadStreamLazy(name, { ...options, mode: fileMode | permissions, size: stats.size }, (use) => {
        use(null, createReadStream(from).on('error', onError));
      });
    }
  }
  zip.end();
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
