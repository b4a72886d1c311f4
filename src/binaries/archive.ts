import { readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import * as yauzl from 'yauzl';
import { RandomAccessReader } from 'yauzl';
import { formatBytes } from '../lib/durations.ts';
import { statFile } from '../lib/regular-file.ts';
import { withoutEnding } from '../lib/without-ending.ts';
import { type ArchiveFile, localHeaderSignature, readArchiveData, readArchiveStart, type StoredEntry } from './archive-data.ts';
import { BinaryError } from './binary-error.ts';
import { type FileTree, treeLimits } from './file-tree.ts';

const linkMode = 0o120000;
const formatMode = 0o170000;

/**
 * Opens a zip archive (APK, IPA, test bundle), hands its tree to `use` and closes it again.
 *
 * Only the directory at the end of the file is read; entries are read when asked for. Throws `BinaryError` where the
 * file is missing, empty, not an archive, cut short, or made to harm its reader: too many entries, names that lead out
 * of the archive, entries that unpack to far more than they say or than is plausible.
 */
export const withArchive = async <Result>(file: string, use: (tree: FileTree) => Promise<Result>): Promise<Result> => {
  const handle = await openFile(file);
  try {
    const sizeBytes = (await handle.stat()).size;
    const archive = { handle, file, fileBytes: sizeBytes };
    const stored = await listEntries(archive);
    const entryAt = (path: string): StoredEntry => {
      const entry = stored.get(path);
      if (entry !== undefined) return entry;
      throw new BinaryError('damaged', file, {
        found: `no ${path}`,
        expected: 'an archive that holds it',
        remedy: 'Build it again.',
      });
    };
    return await use({
      file,
      container: 'archive',
      sizeBytes,
      entries: stored,
      read: (path, maxBytes) => readArchiveData(archive, path, entryAt(path), maxBytes),
      readStart: (path, bytes) => readArchiveStart(archive, path, entryAt(path), bytes),
    });
  } finally {
    await handle.close();
  }
};

const openFile = async (file: string): Promise<FileHandle> => {
  const problem = {
    expected: 'a file that can be read',
    remedy: 'Check the path, and that the step before this one made the file.',
  };
  try {
    await statFile(file);
    return await open(file, 'r');
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new BinaryError('unreadable', file, { ...problem, found }, { cause });
  }
};

const listEntries = async (archive: ArchiveFile): Promise<Map<string, StoredEntry>> => {
  const { handle, file, fileBytes } = archive;
  const reader = new BlockReader(handle.fd, fileBytes);
  try {
    const zip = await yauzl.fromRandomAccessReaderPromise(reader, fileBytes, { autoClose: false, decodeStrings: false });
    const entries = new Map<string, StoredEntry>();
    const spent = { entries: 0, nameBytes: 0 };
    for await (const entry of zip.eachEntry()) {
      spent.entries += 1;
      spent.nameBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (spent.entries > treeLimits.entries || spent.nameBytes > treeLimits.nameBytes) throw tooManyEntries(file);
      const path = pathOf(entry, file);
      // The first of two equal names is what Android's installer would refuse and unpackers overwrite: keep one, in order.
      if (path !== '' && !entries.has(path)) entries.set(path, storedEntry(entry));
    }
    return entries;
  } catch (error) {
    if (error instanceof BinaryError) throw error;
    throw await unreadableArchive(archive, error);
  }
};

/** Throws for names that an unpacker would write outside of its folder. */
const pathOf = (entry: yauzl.Entry, file: string): string => {
  const name = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  const wrong = yauzl.validateFileName(name) ?? (name.includes('\0') ? 'a NUL in an entry name' : null);
  if (wrong === null) return withoutEnding(name, '/');
  throw new BinaryError('unsafe-name', file, {
    found: wrong,
    expected: 'entries that stay inside of the archive',
    remedy: 'Pack the folder itself, with relative names; do not use an archive from a source that you do not trust.',
  });
};

const storedEntry = (entry: yauzl.Entry): StoredEntry => {
  const unixMode = entry.versionMadeBy >>> 8 === 3 ? entry.externalFileAttributes >>> 16 : 0;
  const isFolder = entry.fileNameRaw.at(-1) === 0x2f;
  return {
    kind: isFolder ? 'folder' : (unixMode & formatMode) === linkMode ? 'link' : 'file',
    sizeBytes: entry.uncompressedSize,
    compressedBytes: entry.compressedSize,
    method: entry.compressionMethod,
    encrypted: entry.isEncrypted(),
    checksum: entry.crc32,
    headerOffset: entry.relativeOffsetOfLocalHeader,
  };
};

const tooManyEntries = (file: string): BinaryError =>
  new BinaryError('too-large', file, {
    found: `more than ${treeLimits.entries} entries, or names longer than those of any app`,
    expected: 'an app or a test suite',
    remedy: 'Check that this is the file that the build created.',
  });

/** Distinguishes a truncated archive from a file that is no archive, by its first bytes. */
const unreadableArchive = async ({ handle, file, fileBytes }: ArchiveFile, cause: unknown): Promise<BinaryError> => {
  if (fileBytes === 0) {
    const problem = { found: 'an empty file', expected: 'an archive', remedy: 'Check the step that made or downloaded it.' };
    return new BinaryError('empty', file, problem, { cause });
  }
  const start = Buffer.alloc(4);
  await handle.read(start, 0, start.length, 0);
  if (start.readUInt32LE(0) === localHeaderSignature) {
    const problem = {
      found: `an archive of ${formatBytes(fileBytes)} whose directory, at its end, is missing or damaged`,
      expected: 'a complete archive',
      remedy: 'The file is probably truncated: compare its size with that in the build step, and download it again.',
    };
    return new BinaryError('cut-short', file, problem, { cause });
  }
  const problem = {
    found: 'a file that is not a zip archive',
    expected: 'an APK, an IPA or a zip archive',
    remedy: 'Use the file from the build, or set the input to the folder; the action packs it.',
  };
  return new BinaryError('not-an-archive', file, problem, { cause });
};

/** Bytes fetched at once: a directory of 1,000 entries in one read, where entry by entry would be 2,000. */
const blockBytes = 256 * 1024;

/**
 * Lets the zip library read through a block of the file kept in memory.
 *
 * Reads are synchronous, so that whatever goes wrong inside of the library is thrown to its caller and never ends the
 * process from a callback.
 */
class BlockReader extends RandomAccessReader {
  readonly #fd: number;
  readonly #fileBytes: number;
  #block: Buffer = Buffer.alloc(0);
  #blockStart = 0;

  constructor(fd: number, fileBytes: number) {
    super();
    this.#fd = fd;
    this.#fileBytes = fileBytes;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    if (!(position >= 0 && position + length <= this.#fileBytes)) {
      callback(new RangeError('a position outside of the file'));
      return;
    }
    if (position < this.#blockStart || position + length > this.#blockStart + this.#block.length) this.#load(position, length);
    const from = position - this.#blockStart;
    callback(null, this.#block.copy(target, offset, from, from + length));
  }

  #load(position: number, length: number): void {
    const wanted = Math.min(Math.max(length, blockBytes), this.#fileBytes - position);
    const block = Buffer.allocUnsafe(wanted);
    this.#block = block.subarray(0, readSync(this.#fd, block, 0, wanted, position));
    this.#blockStart = position;
  }
}
