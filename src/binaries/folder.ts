import { lstat, open, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { formatBytes } from '../lib/durations.ts';
import { readFileBlocks } from '../lib/regular-file.ts';
import { BinaryError } from './binary-error.ts';

/**
 * Lists the files in a folder. Paths in a bundle (`.app`, `.xctest`) start with its name, as in an archive.
 *
 * @throws BinaryError if the folder cannot be read, or has more entries than any app
 */
export const readFolder = async (folder: string): Promise<FileTree> => {
  const root = resolve(folder);
  const prefix = isBundleName(root) ? `${basename(root)}/` : '';
  const entries = new Map<string, TreeEntry>();
  let sizeBytes = 0;
  const walk = async (relative: string): Promise<void> => {
    for (const found of await readdir(join(root, relative), { withFileTypes: true })) {
      if (entries.size >= treeLimits.entries)
        throw new BinaryError('too-large', folder, {
          found: `the folder has more than ${treeLimits.entries} files`,
          remedy: 'Use the folder that the build created, not a folder above it.',
        });
      const path = relative === '' ? found.name : `${relative}/${found.name}`;
      if (found.isDirectory()) {
        entries.set(prefix + path, { kind: 'folder', sizeBytes: 0 });
        await walk(path);
      } else if (found.isFile()) {
        const { size } = await lstat(join(root, path));
        sizeBytes += size;
        entries.set(prefix + path, { kind: 'file', sizeBytes: size });
      } else if (found.isSymbolicLink()) {
        entries.set(prefix + path, { kind: 'link', sizeBytes: 0 });
      }
    }
  };
  try {
    await walk('');
  } catch (cause) {
    if (cause instanceof BinaryError) throw cause;
    const found = `the folder cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new BinaryError(
      'unreadable',
      folder,
      { found, remedy: 'Check its permissions, and that the build has ended.' },
      { cause },
    );
  }

  const fileAt = (path: string, maxBytes: number): string => {
    const entry = entries.get(path);
    if (entry?.kind === 'file' && entry.sizeBytes <= maxBytes) return join(root, path.slice(prefix.length));
    throw new BinaryError('too-large', folder, {
      found: `${path} is not a file of at most ${formatBytes(maxBytes)}`,
      remedy: 'Check that this is the folder that the build created.',
    });
  };
  return {
    file: folder,
    container: 'folder',
    sizeBytes,
    entries,
    read: async (path, maxBytes) => readFile(fileAt(path, maxBytes)),
    readStart: async (path, bytes) => readFirstBytes(fileAt(path, Number.POSITIVE_INFINITY), bytes),
    readBlocks: (path, maxBytes) => readFileBlocks(fileAt(path, maxBytes)),
  };
};

/** Whether a path is a folder. Returns false for a missing path because opening the file reports this error. */
export const isFolder = async (file: string): Promise<boolean> => {
  try {
    return (await stat(file)).isDirectory();
  } catch {
    return false;
  }
};

/** Whether a folder is a bundle, which keeps its name when it is packed. */
export const isBundleName = (path: string): boolean => /\.(?:app|xctest|framework)$/.test(path);

export const readFirstBytes = async (file: string, bytes: number): Promise<Buffer> => {
  await using handle = await open(file, 'r');
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
  return buffer.subarray(0, bytesRead);
};

/** An archive or a folder. */
export interface Container {
  /** Path of the archive or folder, as the user gave it. */
  readonly file: string;
  /** Kind of `file`: an archive, or a folder that is packed before the upload. */
  readonly container: 'archive' | 'folder';
  /** Size of the archive file, or the sum of all files in the folder. */
  readonly sizeBytes: number;
}

/** Files of an archive or a folder, by path. Both are read in the same way. */
export interface FileTree extends Container {
  /** Entries by their paths, which have forward slashes and no slash at the start or end. */
  readonly entries: ReadonlyMap<string, TreeEntry>;
  /** Reads a whole entry. Throws `BinaryError` if it is larger than `maxBytes`, missing or damaged. */
  read(path: string, maxBytes: number): Promise<Buffer>;
  /** Reads the first `bytes` bytes of an entry, or the whole entry if it is shorter. */
  readStart(path: string, bytes: number): Promise<Buffer>;
  /** Reads an entry of at most `maxBytes` in blocks. A block is valid only until the next block is read. */
  readBlocks(path: string, maxBytes: number): AsyncIterable<Uint8Array>;
}

export interface TreeEntry {
  readonly kind: 'file' | 'folder' | 'link';
  readonly sizeBytes: number;
}

/** Maximum number of entries and of bytes in all names. A file above a limit counts as hostile. */
export const treeLimits = { entries: 100_000, nameBytes: 32_000_000 } as const;
