import { readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import * as yauzl from 'yauzl';
import { RandomAccessReader } from 'yauzl';
import { formatBytes } from '../lib/durations.ts';
import { statFile } from '../lib/regular-file.ts';
import { withoutEnding } from '../lib/without-ending.ts';
import { BinaryError } from './binary-error.ts';
import { type FileTree, isFolder, readFolder, type TreeEntry, treeLimits } from './folder.ts';

const linkMode = 0o120000;
const formatMode = 0o170000;

/** Passes the files of a folder or a zip archive to `use`. Throws `BinaryError` if they cannot be read. */
export const withTree = async <Result>(fileOrFolder: string, use: (tree: FileTree) => Promise<Result>): Promise<Result> =>
  (await isFolder(fileOrFolder)) ? use(await readFolder(fileOrFolder)) : withArchive(fileOrFolder, use);

/**
 * Passes the files of a zip archive (APK, IPA, test bundle) to `use`. An entry is read only on request.
 *
 * @throws BinaryError for a file that is missing, empty, truncated, damaged, hostile or not an archive
 */
export const withArchive = async <Result>(file: string, use: (tree: FileTree) => Promise<Result>): Promise<Result> => {
  await using handle = await openFile(file);
  const sizeBytes = (await handle.stat()).size;
  const entries = await listEntries({ handle, file, fileBytes: sizeBytes });
  const entryAt = (path: string): StoredEntry => {
    const entry = entries.get(path);
    if (entry !== undefined) return entry;
    throw new BinaryError('damaged', file, { found: `the archive has no ${path}`, remedy: 'Build the file again.' });
  };
  return await use({
    file,
    container: 'archive',
    sizeBytes,
    entries,
    read: (path, maxBytes) => readArchiveData(entryAt(path), maxBytes),
    readStart: (path, bytes) => readArchiveStart(entryAt(path), bytes),
    readBlocks: (path, maxBytes) => readArchiveBlocks(entryAt(path), maxBytes),
  });
};

const openFile = async (file: string): Promise<FileHandle> => {
  try {
    await statFile(file);
    return await open(file, 'r');
  } catch (cause) {
    const found = `the file cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`;
    const remedy = 'Check the path, and that an earlier step created the file.';
    throw new BinaryError('unreadable', file, { found, remedy }, { cause });
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
      if (spent.entries > treeLimits.entries || spent.nameBytes > treeLimits.nameBytes)
        throw new BinaryError('too-large', file, {
          found: `the archive has more than ${treeLimits.entries} entries, or names longer than those of any app`,
          remedy: 'Check that this is the file that the build created.',
        });
      const path = entryPath(entry, file);
      // If two entries have the same name, the first is kept. Android refuses such an archive.
      if (path !== '' && !entries.has(path)) entries.set(path, storedEntry(archive, path, entry));
    }
    return entries;
  } catch (error) {
    if (error instanceof BinaryError) throw error;
    throw await unreadableArchive(archive, error);
  }
};

/** Reads the name of an entry. Throws `BinaryError` if the entry would be unpacked outside of the target folder. */
const entryPath = (entry: yauzl.Entry, file: string): string => {
  const name = yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  const wrong = yauzl.validateFileName(name) ?? (name.includes('\0') ? 'a NUL in an entry name' : null);
  if (wrong === null) return withoutEnding(name, '/');
  throw new BinaryError('unsafe-name', file, {
    found: `the archive has an entry that would be unpacked outside of its folder: ${wrong}`,
    remedy: 'Create the archive again, with relative names that stay inside it.',
  });
};

const storedEntry = (archive: ArchiveFile, path: string, entry: yauzl.Entry): StoredEntry => {
  const unixMode = entry.versionMadeBy >>> 8 === 3 ? entry.externalFileAttributes >>> 16 : 0;
  const endsInSlash = entry.fileNameRaw.at(-1) === 0x2f;
  return {
    archive,
    path,
    kind: endsInSlash ? 'folder' : (unixMode & formatMode) === linkMode ? 'link' : 'file',
    sizeBytes: entry.uncompressedSize,
    compressedBytes: entry.compressedSize,
    method: entry.compressionMethod,
    encrypted: entry.isEncrypted(),
    checksum: entry.crc32,
    headerOffset: entry.relativeOffsetOfLocalHeader,
  };
};

/** Creates the error for an unreadable archive. The first bytes show whether the file is a truncated archive. */
const unreadableArchive = async ({ handle, file, fileBytes }: ArchiveFile, cause: unknown): Promise<BinaryError> => {
  if (fileBytes === 0) {
    const empty = { found: 'the file is empty', remedy: 'Check the step that created or downloaded it.' };
    return new BinaryError('empty', file, empty, { cause });
  }
  const start = Buffer.alloc(4);
  await handle.read(start, 0, start.length, 0);
  if (start.readUInt32LE(0) === localHeaderSignature) {
    const cut = {
      found: `the file (${formatBytes(fileBytes)}) is an archive without its end, so it is probably truncated`,
      remedy: 'Compare its size with the size in the build step, and download it again.',
    };
    return new BinaryError('cut-short', file, cut, { cause });
  }
  const other = {
    found: 'the file is not an APK, an IPA or a zip archive',
    remedy: 'Use the file from the build, or set the input to a folder, which the action packs.',
  };
  return new BinaryError('not-an-archive', file, other, { cause });
};

/** Bytes to read at once: about 1,000 directory entries. The zip library alone would read twice for each entry. */
const blockBytes = 256 * 1024;

/**
 * Reads a file in blocks because the zip library makes many small reads. An error in a callback of this library would end the
 * process, so reads are synchronous.
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

interface StoredEntry extends TreeEntry {
  readonly archive: ArchiveFile;
  readonly path: string;
  readonly compressedBytes: number;
  /** Compression method: 0 means stored, 8 means deflated. Other methods are not supported. */
  readonly method: number;
  readonly encrypted: boolean;
  readonly checksum: number;
  readonly headerOffset: number;
}

interface ArchiveFile {
  readonly handle: FileHandle;
  readonly file: string;
  readonly fileBytes: number;
}

const localHeaderSignature = 0x04034b50;
const localHeaderBytes = 30;
/** Maximum plausible ratio of unpacked to packed size for a large entry. Code and manifests reach a ratio of 10. */
const plausibleRatio = 100;
const smallBytes = 1_000_000;

/** Reads and unpacks a whole entry. Throws if its size or checksum differs from the archive's directory. */
const readArchiveData = async (entry: StoredEntry, maxBytes: number): Promise<Buffer> => {
  refuseTooLarge(entry, maxBytes);
  const data = Buffer.allocUnsafe(entry.sizeBytes);
  let length = 0;
  for await (const block of readArchiveBlocks(entry, maxBytes)) length += block.copy(data, length);
  return data;
};

/** Unpacks an entry block by block. Checks its size and checksum after the last block. */
async function* readArchiveBlocks(entry: StoredEntry, maxBytes: number): AsyncGenerator<Buffer> {
  refuseTooLarge(entry, maxBytes);
  let length = 0;
  let checksum = 0;
  for await (const block of unpackedBlocks(entry)) {
    length += block.length;
    if (length > entry.sizeBytes) break;
    checksum = crc32(block, checksum);
    yield block;
  }
  if (length !== entry.sizeBytes || checksum !== entry.checksum) throw damagedEntry(entry);
}

/** Reads the first `bytes` of an entry of any size. Does not check the checksum. */
const readArchiveStart = async (entry: StoredEntry, bytes: number): Promise<Buffer> => {
  const blocks: Buffer[] = [];
  let length = 0;
  for await (const block of unpackedBlocks(entry)) {
    blocks.push(block);
    length += block.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(blocks).subarray(0, bytes);
};

async function* unpackedBlocks(entry: StoredEntry): AsyncGenerator<Buffer> {
  refuseUnreadable(entry);
  const packed = packedBlocks(entry, await startOfPacked(entry));
  try {
    yield* entry.method === 0 ? packed : inflated(packed);
  } catch (error) {
    throw damagedEntry(entry, error);
  }
}

async function* packedBlocks({ archive, compressedBytes }: StoredEntry, start: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < compressedBytes; ) {
    const block = Buffer.allocUnsafe(Math.min(blockBytes, compressedBytes - position));
    const { bytesRead } = await archive.handle.read(block, 0, block.length, start + position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield block.subarray(0, bytesRead);
  }
}

const inflated = (packed: AsyncIterable<Buffer>): AsyncIterable<Buffer> => {
  const unpacker = createInflateRaw({ chunkSize: blockBytes });
  // The error is ignored here because the reader of the unpacked blocks receives it, too.
  pipeline(packed, unpacker).catch(() => {});
  return unpacker;
};

/** Throws `BinaryError` for an entry that would fill the memory or take very long to read. */
const refuseTooLarge = ({ archive, path, sizeBytes, compressedBytes }: StoredEntry, maxBytes: number): void => {
  const isBomb = sizeBytes > smallBytes && sizeBytes > compressedBytes * plausibleRatio;
  if (sizeBytes <= maxBytes && !isBomb && compressedBytes <= sizeBytes * 1.1 + 1_000) return;
  throw new BinaryError('too-large', archive.file, {
    found: `${path} unpacks from ${formatBytes(compressedBytes)} to ${formatBytes(sizeBytes)}, which is not plausible or more than ${formatBytes(maxBytes)}`,
    remedy: 'Check that this is the file that the build created.',
  });
};

const refuseUnreadable = ({ archive, path, encrypted, method }: StoredEntry): void => {
  if (!encrypted && (method === 0 || method === 8)) return;
  throw new BinaryError('unsupported', archive.file, {
    found: encrypted ? `${path} is encrypted` : `${path} is packed by method ${method}, which is not supported`,
    remedy: 'Create the archive with ordinary zip settings, without a password.',
  });
};

/** Returns the offset of an entry's data. Throws `BinaryError` if the archive ends before the data does. */
const startOfPacked = async (entry: StoredEntry): Promise<number> => {
  const { archive, headerOffset, compressedBytes } = entry;
  if (!Number.isSafeInteger(headerOffset)) throw damagedEntry(entry);
  const header = Buffer.alloc(localHeaderBytes);
  const { bytesRead } = await archive.handle.read(header, 0, localHeaderBytes, headerOffset);
  if (bytesRead < localHeaderBytes || header.readUInt32LE(0) !== localHeaderSignature) throw damagedEntry(entry);
  const start = headerOffset + localHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (start + compressedBytes > archive.fileBytes) throw damagedEntry(entry);
  return start;
};

const damagedEntry = ({ archive, path }: StoredEntry, cause?: unknown): BinaryError => {
  const problem = {
    found: `${path} does not match the size and checksum that the archive has for it`,
    remedy: 'Download or build the file again.',
  };
  return new BinaryError('damaged', archive.file, problem, { cause });
};
