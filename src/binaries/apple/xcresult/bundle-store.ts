import { constants, createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import type { ResultBundle } from '../../../model/result-bundle.ts';
import { BinaryError, type BinaryErrorCode, FormatError, readingPart } from '../../binary-error.ts';
import type { FileTree } from '../../file-tree.ts';
import { release } from '../../release.ts';
import { parsePlist } from '../plist.ts';
import { plainValue } from '../plist-value.ts';
import type { BundleBudget } from './bundle-limits.ts';
import { textAt, valueAt } from './object-values.ts';
import { parseObject } from './parse-object.ts';

/** Reads objects and attachments of a bundle by their ids. */
export type BundleStore = Awaited<ReturnType<typeof openBundleStore>>;

const infoBytes = 1_000_000;
const spareBytes = 64;
const frameStart = 0xfd2fb528;
/** Bundles use windows of 512 KiB; a frame may ask for up to 2 GiB. */
const unpackOptions = { params: { [constants.ZSTD_d_windowLogMax]: 23 } };

/** Throws `BinaryError` where the tree has no bundle, several, or one of a kind that is not read. */
export const openBundleStore = async (tree: FileTree, { limits, checkTime }: BundleBudget) => {
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
  const info = readingPart(file, infoPath, () => plainValue(parsePlist(infoData)));
  const rootId = textAt(info, 'rootId', 'hash');
  const backend = textAt(info, 'storage', 'backend');
  const version = ['major', 'minor'].map((part) => valueAt(info, 'version', part));
  if (version[0] !== 3 || backend !== 'fileBacked2' || rootId === undefined)
    throw refusal('unsupported', `a bundle of version ${version.join('.')}, stored as ${backend}`);

  const readObject = async (id: string): Promise<unknown> => {
    checkTime();
    const packed = await read(id, limits.objectBytes);
    return readingPart(file, `object ${id}`, () => {
      const bytes = isPacked(packed) ? unpack(packed, limits.objectBytes) : packed;
      const object = parseObject(bytes, limits);
      release(bytes);
      return object;
    });
  };
  const readAttachment: ResultBundle['readAttachment'] = async function* ({ payloadId, sizeBytes }) {
    if (sizeBytes > limits.attachmentBytes) throw refusal('too-large', `an attachment of ${sizeBytes} bytes`);
    const packed = await read(payloadId, limits.attachmentBytes);
    let left = sizeBytes;
    try {
      for await (const chunk of isPacked(packed) ? createZstdDecompress(unpackOptions).end(packed) : [packed]) {
        left -= chunk.length;
        if (left < 0) break;
        yield chunk;
      }
      if (left !== 0) throw new FormatError('another number of bytes');
    } catch (cause) {
      throw refusal('damaged', `attachment ${payloadId}, which does not unpack to ${sizeBytes} bytes`, cause);
    }
  };
  return { rootId, readObject, readAttachment };
};

/** The paths of all bundles, with a slash at their end; empty where the tree is a bundle itself. */
const bundlesIn = ({ entries }: FileTree): string[] =>
  [...entries.keys()]
    .filter((path) => /(?:^|\.xcresult\/)Info\.plist$/.test(path) && !path.startsWith('__MACOSX/'))
    .map((path) => path.slice(0, -'Info.plist'.length));

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
