import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, crc32, createInflateRaw, inflateRaw } from 'node:zlib';
import { formatBytes } from '../lib/durations.ts';
import { BinaryError } from './binary-error.ts';
import type { TreeEntry } from './file-tree.ts';
import { release } from './release.ts';

/** What the archive's directory says of an entry. */
export interface StoredEntry extends TreeEntry {
  readonly compressedBytes: number;
  /** 0 stored, 8 deflated; others are not read. */
  readonly method: number;
  readonly encrypted: boolean;
  readonly checksum: number;
  readonly headerOffset: number;
}

export interface ArchiveFile {
  readonly handle: FileHandle;
  /** As it was given, for messages. */
  readonly file: string;
  readonly fileBytes: number;
}

export const localHeaderSignature = 0x04034b50;
const localHeaderBytes = 30;
/** Code and manifests shrink to a tenth; a hundredth of a large entry is only reached by one that was made to. */
const plausibleRatio = 100;
const smallBytes = 1_000_000;

const spareBytes = 64;
/** Tables that stand before the first packed byte of data; otherwise packed data is the shorter. */
const headRoomBytes = 1_024;

const inflate = promisify<Buffer, object, Buffer>(inflateRaw);

/** Reads and unpacks an entry as a whole; its size and checksum have to be what the directory says. */
export const readArchiveData = async (
  archive: ArchiveFile,
  path: string,
  entry: StoredEntry,
  maxBytes: number,
): Promise<Buffer> => {
  refuseUnreadable(archive.file, path, entry);
  if (entry.sizeBytes > maxBytes || isBomb(entry)) {
    throw new BinaryError('too-large', archive.file, {
      found: `${path}, which unpacks from ${formatBytes(entry.compressedBytes)} to ${formatBytes(entry.sizeBytes)}`,
      expected: `at most ${formatBytes(maxBytes)}, and a plausible compression ratio`,
      remedy: 'Check that this is the file that the build created.',
    });
  }
  const packed = await readPacked(archive, path, entry, entry.compressedBytes);
  const data = entry.method === 0 ? packed : await unpack(archive.file, path, entry, packed);
  if (data.length !== entry.sizeBytes || crc32(data) !== entry.checksum) throw damagedEntry(archive.file, path);
  return data;
};

/** Reads the first `bytes` of an entry, however large it is; there is no checksum over a part. */
export const readArchiveStart = async (
  archive: ArchiveFile,
  path: string,
  entry: StoredEntry,
  bytes: number,
): Promise<Buffer> => {
  refuseUnreadable(archive.file, path, entry);
  const packed = await readPacked(archive, path, entry, Math.min(entry.compressedBytes, bytes + headRoomBytes));
  if (entry.method === 0) return packed.subarray(0, bytes);
  const unpacker = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH });
  unpacker.end(packed);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacker) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= bytes) break;
    }
  } catch (error) {
    throw damagedEntry(archive.file, path, error);
  }
  return Buffer.concat(chunks).subarray(0, bytes);
};

/** Also true where little comes out of much: the packed bytes would all be read for it. */
const isBomb = ({ sizeBytes, compressedBytes }: StoredEntry): boolean =>
  (sizeBytes > smallBytes && sizeBytes > compressedBytes * plausibleRatio) || compressedBytes > sizeBytes * 1.1 + 1_000;

const refuseUnreadable = (file: string, path: string, entry: StoredEntry): void => {
  if (!entry.encrypted && (entry.method === 0 || entry.method === 8)) return;
  throw new BinaryError('unsupported', file, {
    found: entry.encrypted ? `${path}, which is encrypted` : `${path}, packed by method ${entry.method}`,
    expected: 'entries that are stored or deflated, without a password',
    remedy: 'Pack it with ordinary zip settings.',
  });
};

const readPacked = async (archive: ArchiveFile, path: string, entry: StoredEntry, bytes: number): Promise<Buffer> => {
  const header = Buffer.alloc(localHeaderBytes);
  const headerRead = await readAt(archive, header, entry.headerOffset);
  if (headerRead < localHeaderBytes || header.readUInt32LE(0) !== localHeaderSignature) throw damagedEntry(archive.file, path);
  const start = entry.headerOffset + localHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  // Checked before the allocation: the size is the file's own claim.
  if (start + bytes > archive.fileBytes) throw damagedEntry(archive.file, path);
  const packed = Buffer.allocUnsafe(bytes);
  if ((await readAt(archive, packed, start)) < bytes) throw damagedEntry(archive.file, path);
  return packed;
};

const readAt = async ({ handle }: ArchiveFile, target: Buffer, position: number): Promise<number> => {
  if (!Number.isSafeInteger(position)) return 0;
  const { bytesRead } = await handle.read(target, 0, target.length, position);
  return bytesRead;
};

const unpack = async (file: string, path: string, entry: StoredEntry, packed: Buffer): Promise<Buffer> => {
  // One output block of the size that the directory gives, and a little more, which a full one would ask a second for:
  // no growing, no copy at the end.
  const bytes = entry.sizeBytes + spareBytes;
  try {
    return await inflate(packed, { chunkSize: bytes, maxOutputLength: bytes });
  } catch (error) {
    throw damagedEntry(file, path, error);
  } finally {
    release(packed);
  }
};

const damagedEntry = (file: string, path: string, cause?: unknown): BinaryError =>
  new BinaryError(
    'damaged',
    file,
    {
      found: `${path}, which does not unpack to the size and checksum that the archive gives for it`,
      expected: 'a complete archive',
      remedy: 'Download it again, or build it again.',
    },
    { cause },
  );
