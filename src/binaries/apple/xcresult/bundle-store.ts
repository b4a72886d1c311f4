import { constants, createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import { BinaryError, type BinaryErrorCode, FormatError, readingPart } from '../../binary-error.ts';
import type { FileTree } from '../../file-tree.ts';
import { release } from '../../release.ts';
import { parsePlist } from '../plist.ts';
import { type PlistDictionary, plistText } from '../plist-value.ts';
import type { BundleBudget } from './bundle-limits.ts';
import { type BundleObject, type FieldNames, parseObject } from './parse-object.ts';

/** Reads objects and payloads of a bundle by their ids. */
export interface BundleStore {
  readonly rootId: string;
  readonly readObject: (id: string, fields: FieldNames, maxValues?: number) => Promise<BundleObject>;
  readonly readPayload: (id: string, sizeBytes: number) => AsyncIterable<Uint8Array>;
}

const infoBytes = 1_000_000;
const spareBytes = 64;
const frameStart = 0xfd2fb528;
/** Bundles use windows of 512 KiB; a frame may ask for up to 2 GiB. */
const unpackOptions = { params: { [constants.ZSTD_d_windowLogMax]: 23 } };

/** Throws `BinaryError` where the tree has no bundle, several, or one of a kind that is not read. */
export const openBundleStore = async (tree: FileTree, budget: BundleBudget): Promise<BundleStore> => {
  const { file } = tree;
  const folder = findBundle(tree);
  const infoPath = `${folder}Info.plist`;
  const infoData = await tree.read(infoPath, infoBytes);
  const info = readingPart(file, infoPath, () => parsePlist(infoData));
  const rootId = plistText(section(info, 'rootId'), 'hash');
  const backend = plistText(section(info, 'storage'), 'backend');
  const version = section(info, 'version');
  const formatVersion = `${Number(version.get('major'))}.${Number(version.get('minor'))}`;
  if (version.get('major') !== 3 || backend !== 'fileBacked2' || rootId === undefined)
    throw refusal(tree, 'unsupported', `a bundle of version ${formatVersion}, stored as ${backend}`);

  const read = async (id: string, maxBytes: number): Promise<Buffer> => {
    const path = `${folder}Data/data.${id}`;
    if (tree.entries.get(path)?.kind === 'file') return tree.read(path, maxBytes);
    if (tree.entries.has(`${folder}database.sqlite3`))
      throw refusal(tree, 'unsupported', 'a bundle whose objects are only in the database that Xcode makes when it opens one');
    throw refusal(tree, 'damaged', `no ${path.slice(0, 300)}`);
  };
  return {
    rootId,
    readObject: async (id, fields, maxValues = budget.limits.objectValues) => {
      budget.spend('objects', 1);
      const { objectBytes: maxBytes, textBytes: maxTextBytes } = budget.limits;
      const packed = await read(id, maxBytes);
      return readingPart(file, `object ${id}`, () => {
        const bytes = isPacked(packed) ? unpack(packed, maxBytes) : packed;
        budget.spend('bytes of objects', bytes.length);
        const object = parseObject(bytes, { fields, maxValues, maxTextBytes });
        release(bytes);
        return object;
      });
    },
    readPayload: async function* (id, sizeBytes) {
      const { attachmentBytes } = budget.limits;
      if (sizeBytes > attachmentBytes) throw refusal(tree, 'too-large', `an attachment of ${sizeBytes} bytes`);
      const packed = await read(id, attachmentBytes);
      let left = sizeBytes;
      try {
        for await (const chunk of isPacked(packed) ? createZstdDecompress(unpackOptions).end(packed) : [packed]) {
          left -= chunk.length;
          if (left < 0) break;
          yield chunk;
        }
      } catch (cause) {
        throw refusal(tree, 'damaged', `attachment ${id}, which does not unpack`, cause);
      }
      if (left !== 0) throw refusal(tree, 'damaged', `attachment ${id}, which is not of ${sizeBytes} bytes`);
    },
  };
};

/** @returns the path of the only bundle, with a slash at its end; empty where the tree is the bundle itself. */
const findBundle = (tree: FileTree): string => {
  const folders = [...tree.entries.keys()]
    .filter((path) => /(?:^|\.xcresult\/)Info\.plist$/.test(path) && !path.startsWith('__MACOSX/'))
    .map((path) => path.slice(0, -'Info.plist'.length));
  const [folder, ...others] = folders;
  if (folder === undefined) throw refusal(tree, 'unsupported', 'no result bundle');
  if (others.length > 0) throw refusal(tree, 'unsupported', `${folders.length} result bundles`);
  return folder;
};

const isPacked = (bytes: Buffer): boolean => bytes.length >= 4 && bytes.readUInt32LE(0) === frameStart;

const unpack = (packed: Buffer, maxBytes: number): Buffer => {
  try {
    // One output block, of which only what is written takes memory: many small ones would wait for the garbage collector.
    const chunkSize = maxBytes + spareBytes;
    return zstdDecompressSync(packed, { ...unpackOptions, chunkSize, maxOutputLength: maxBytes });
  } catch (cause) {
    throw new FormatError('bytes that do not unpack', { cause });
  } finally {
    release(packed);
  }
};

const section = (info: PlistDictionary, name: string): PlistDictionary => {
  const value = info.get(name);
  return value instanceof Map ? value : new Map();
};

const refusal = (tree: FileTree, code: BinaryErrorCode, found: string, cause?: unknown): BinaryError =>
  new BinaryError(
    code,
    tree.file,
    {
      found,
      expected: 'one complete .xcresult folder of Xcode 11 or later',
      remedy: 'Download it again, or create it again with `xcodebuild -resultBundlePath`.',
    },
    { cause },
  );
