import { type FileHandle, open } from 'node:fs/promises';
import { BinaryError } from '../binary-error.ts';
import type { FileTree } from '../folder.ts';

/** Version of an APK signature. Entries of the archive contain `v1`; a block after the entries contains the others. */
export type SignatureScheme = 'v1' | 'v2' | 'v3' | 'v3.1';

export interface ApkSignature {
  readonly schemes: readonly SignatureScheme[];
  /** Schemes that the `v1` signature names but the APK lacks, because a tool removed them after signing. */
  readonly dropped: readonly SignatureScheme[];
}

const schemeOfId: ReadonlyMap<number, SignatureScheme> = new Map([
  [0x7109871a, 'v2'],
  [0xf05368c0, 'v3'],
  [0x1b93ad61, 'v3.1'],
]);
const blockMagic = 'APK Sig Block 42';
const footerBytes = 24;
const directoryEndSignature = 0x06054b50;
const directoryEndBytes = 22;
const longestComment = 0xffff;
/** Maximum number of parts in a signing block. A real block has only a few parts. */
const mostParts = 100;
const manifestOfJar = 'META-INF/MANIFEST.MF';
const signatureFile = /^META-INF\/([^/]+)\.SF$/i;
const signedTo = /^X-Android-APK-Signed: *([\d, ]+)/m;

/** Reads the signature schemes of an APK without verifying the signatures. Throws `BinaryError` if the schemes cannot be read. */
export const readApkSignature = async (tree: FileTree): Promise<ApkSignature> => {
  const inBlock = await readBlockSchemes(tree.file);
  const { isSigned, promised } = await readJarSignature(tree);
  const schemes = isSigned ? (['v1', ...inBlock] as const) : inBlock;
  return { schemes, dropped: promised.filter((scheme) => !inBlock.includes(scheme)) };
};

const readJarSignature = async (tree: FileTree): Promise<{ isSigned: boolean; promised: readonly SignatureScheme[] }> => {
  const file = [...tree.entries.keys()].find((path) => {
    const name = signatureFile.exec(path)?.[1];
    return name !== undefined && ['RSA', 'DSA', 'EC'].some((ending) => tree.entries.has(`META-INF/${name}.${ending}`));
  });
  if (file === undefined || !tree.entries.has(manifestOfJar)) return { isSigned: false, promised: [] };
  const head = (await tree.readStart(file, 1_024)).toString('latin1');
  const numbers = (signedTo.exec(head)?.[1] ?? '').split(',').map((part) => part.trim());
  return { isSigned: true, promised: (['v2', 'v3'] as const).filter((scheme) => numbers.includes(scheme.slice(1))) };
};

const readBlockSchemes = async (file: string): Promise<readonly SignatureScheme[]> => {
  await using handle = await open(file, 'r');
  const directoryAt = await findDirectory(handle);
  return directoryAt === undefined ? [] : await schemesBefore(handle, file, directoryAt);
};

/** Finds the offset of the archive's directory. A signing block, if there is one, ends at this offset. */
const findDirectory = async (handle: FileHandle): Promise<number | undefined> => {
  const { size } = await handle.stat();
  const tail = await readAt(handle, Math.max(0, size - directoryEndBytes - longestComment), size);
  for (let at = tail.length - directoryEndBytes; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== directoryEndSignature) continue;
    if (at + directoryEndBytes + tail.readUInt16LE(at + 20) === tail.length) return tail.readUInt32LE(at + 16);
  }
  return undefined;
};

/** Reads the schemes in the signing block, which ends at `end`. After its parts, the block has its size and 16 fixed letters. */
const schemesBefore = async (handle: FileHandle, file: string, end: number): Promise<readonly SignatureScheme[]> => {
  const footer = await readAt(handle, end - footerBytes, end);
  if (footer.length < footerBytes || footer.toString('latin1', 8) !== blockMagic) return [];
  const start = end - Number(footer.readBigUInt64LE(0));
  const schemes = new Set<SignatureScheme>();
  let at = start;
  for (let part = 0; part < mostParts && at < end - footerBytes; part++) {
    const head = await readAt(handle, at, at + 12);
    if (at < 0 || head.length < 12) throw damagedBlock(file);
    const bytes = Number(head.readBigUInt64LE(0));
    const scheme = schemeOfId.get(head.readUInt32LE(8));
    if (scheme !== undefined && bytes > 4) schemes.add(scheme);
    at += 8 + bytes;
  }
  if (at !== end - footerBytes) throw damagedBlock(file);
  return [...schemes].sort();
};

const readAt = async (handle: FileHandle, from: number, to: number): Promise<Buffer> => {
  if (from < 0 || to <= from) return Buffer.alloc(0);
  const bytes = Buffer.alloc(to - from);
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
};

const damagedBlock = (file: string): BinaryError =>
  new BinaryError('damaged', file, {
    found: 'the signature of the APK is damaged',
    remedy: 'Sign the APK again with apksigner, and check that no later step changes it.',
  });
