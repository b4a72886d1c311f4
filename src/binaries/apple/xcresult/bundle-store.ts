import { constants, createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import type { BundleAttachment } from '../../../model/result-bundle.ts';
import { BinaryError, type BinaryErrorCode, FormatError, readingPart } from '../../binary-error.ts';
import type { FileTree } from '../../file-tree.ts';
import { release } from '../../release.ts';
import { parsePlist } from '../plist.ts';
import { type PlistDictionary, plistText } from '../plist-value.ts';
import type { BundleBudget } from './bundle-limits.ts';
import { type BundleObject, parseObject } from './parse-object.ts';

/** Reads objects and attachments of a bundle by their ids. */
export interface BundleStore {
  readonly rootId: string;
  readonly readObject: (id: string, fields: ReadonlySet<string>, maxValues?: number) => Promise<BundleObject>;
  readonly readAttachment: (attachment: Pick<BundleAttachment, 'payloadId' | 'sizeBytes'>) => AsyncIterable<Uint8Array>;
}

const infoBytes = 1_000_000;
const spareBytes = 64;
const frameStart = 0xfd2fb528;
/** Bundles use windows of 512 KiB; a frame may ask for up to 2 GiB. */
const unpackOptions = { params: { [constants.ZSTD_d_windowLogMax]: 23 } };

/** Throws `BinaryError` where the tree has no bundle, several, or one of a kind that is not read. */
export const openBundleStore = async (tree: FileTree, { limits, spend }: BundleBudget): Promise<BundleStore> => {
  const { file, entries } = tree;
  const refusal = (code: BinaryErrorCode, found: string, cause?: unknown): BinaryError => {
    const expected = 'one complete .xcresult folder of Xcode 11 or later';
    const remedy = 'Download it again, or create it again with `xcodebuild -resultBundlePath`.';
    return new BinaryError(code, file, { found, expected, remedy }, { cause });
  };
  const read = async (id: string, maxBytes: number): Promise<Buffer> => {
    const path = `${folder}Data/data.${id}`;
    if (entries.get(path)?.kind === 'file') return tree.read(path, maxBytes);
    if (entries.has(`${folder}database.sqlite3`))
      throw refusal('unsupported', 'a bundle whose objects are only in the database that Xcode makes when it opens one');
    throw refusal('damaged', `no ${path.slice(0, 300)}`);
  };

  const [folder, ...others] = bundlesIn(tree);
  if (folder === undefined) throw refusal('unsupported', 'no result bundle');
  if (others.length > 0) throw refusal('unsupported', `${others.length + 1} result bundles`);
  const infoPath = `${folder}Info.plist`;
  const infoData = await tree.read(infoPath, infoBytes);
  const info = readingPart(file, infoPath, () => parsePlist(infoData));
  const rootId = plistText(section(info, 'rootId'), 'hash');
  const backend = plistText(section(info, 'storage'), 'backend');
  const version = ['major', 'minor'].map((part) => Number(section(info, 'version').get(part)));
  if (version[0] !== 3 || backend !== 'fileBacked2' || rootId === undefined)
    throw refusal('unsupported', `a bundle of version ${version.join('.')}, stored as ${backend}`);

  return {
    rootId,
    readObject: async (id, fields, objectValues = limits.objectValues) => {
      spend('objects', 1);
      const packed = await read(id, limits.objectBytes);
      return readingPart(file, `object ${id}`, () => {
        const bytes = isPacked(packed) ? unpack(packed, limits.objectBytes) : packed;
        spend('bytes of objects', bytes.length);
        const object = parseObject(bytes, fields, { ...limits, objectValues });
        release(bytes);
        return object;
      });
    },
    readAttachment: async function* ({ payloadId, sizeBytes }) {
      const damage = (which: string, cause?: unknown) => refusal('damaged', `attachment ${payloadId}, which ${which}`, cause);
      if (sizeBytes > limits.attachmentBytes) throw refusal('too-large', `an attachment of ${sizeBytes} bytes`);
      const packed = await read(payloadId, limits.attachmentBytes);
      let left = sizeBytes;
      try {
        for await (const chunk of isPacked(packed) ? createZstdDecompress(unpackOptions).end(packed) : [packed]) {
          left -= chunk.length;
          if (left < 0) break;
          yield chunk;
        }
      } catch (cause) {
        throw damage('does not unpack', cause);
      }
      if (left !== 0) throw damage(`is not of ${sizeBytes} bytes`);
    },
  };
};

/** The paths of all bundles, with a slash at their end; empty where the tree is a bundle itself. */
const bundlesIn = ({ entries }: FileTree): string[] =>
  [...entries.keys()]
    .filter((path) => /(?:^|\.xcresult\/)Info\.plist$/.test(path) && !path.startsWith('__MACOSX/'))
    .map((path) => path.slice(0, -'Info.plist'.length));

const section = (info: PlistDictionary, name: string): PlistDictionary => {
  const value = info.get(name);
  return value instanceof Map ? value : new Map();
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
