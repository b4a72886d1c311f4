import { constants, createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import type { ResultBundle } from '../../../core/model/result-bundle.ts';
import { type Clock, systemClock } from '../../../lib/clock.ts';
import { formatBytes } from '../../../lib/durations.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { BinaryError, type BinaryErrorCode } from '../../binary-error.ts';
import { FormatError, readingPart, release } from '../../byte-readers.ts';
import type { FileTree } from '../../folder.ts';
import { parsePlist } from '../plist.ts';

/** Reader of a bundle's objects and attachments, by id. */
export type BundleStore = Awaited<ReturnType<typeof openBundleStore>>;

const infoBytes = 1_000_000;
const spareBytes = 64;
const frameStart = 0xfd2fb528;
/** Limits the window of the decompressor to 8 MiB (2^23 bytes), because a hostile frame may request 2 GiB. */
const unpackOptions = { params: { [constants.ZSTD_d_windowLogMax]: 23 } };

/** Opens the result bundle in a tree. Throws `BinaryError` if there is not exactly one bundle of a supported version. */
export const openBundleStore = async (tree: FileTree, { limits, checkTime }: BundleBudget) => {
  const { file, entries } = tree;
  const refusal = (code: BinaryErrorCode, found: string, cause?: unknown): BinaryError => {
    const remedy = 'Download it again, or create it again with `xcodebuild -resultBundlePath`.';
    return new BinaryError(code, file, { found, remedy }, { cause });
  };
  const read = async (id: string, maxBytes: number): Promise<Buffer> => {
    const path = `${folder}Data/data.${id}`;
    if (entries.get(path)?.kind === 'file') return tree.read(path, maxBytes);
    if (entries.has(`${folder}database.sqlite3`))
      throw refusal(
        'unsupported',
        'the objects of the bundle are only in the database that Xcode creates when it opens a bundle',
      );
    throw refusal('damaged', `the bundle has no ${path.slice(0, 300)}`);
  };

  const [folder, ...others] = bundlesIn(tree);
  if (folder === undefined) throw refusal('unsupported', 'there is no .xcresult bundle in it');
  if (others.length > 0) throw refusal('unsupported', `it has ${others.length + 1} .xcresult bundles, not one`);
  const infoPath = `${folder}Info.plist`;
  const infoData = await tree.read(infoPath, infoBytes);
  const info = readingPart(file, infoPath, () => parsePlist(infoData));
  const rootId = textAt(info, 'rootId', 'hash');
  const backend = textAt(info, 'storage', 'backend');
  const version = ['major', 'minor'].map((part) => valueAt(info, 'version', part));
  if (version[0] !== 3 || backend !== 'fileBacked2' || rootId === undefined)
    throw refusal(
      'unsupported',
      `the bundle has version ${version.join('.')}, stored as ${backend}; only bundles of Xcode 11 and newer can be read`,
    );

  const readObject = async (id: string): Promise<unknown> => {
    checkTime();
    const packed = await read(id, limits.objectBytes);
    return readingPart(file, `object ${id}`, () => {
      const bytes = isPacked(packed) ? unpackZstd(packed, limits.objectBytes) : packed;
      const object = parseObject(bytes, limits);
      release(bytes);
      return object;
    });
  };
  const readAttachment: ResultBundle['readAttachment'] = async function* ({ payloadId, sizeBytes }) {
    if (sizeBytes > limits.attachmentBytes)
      throw refusal(
        'too-large',
        `an attachment has ${formatBytes(sizeBytes)}, but at most ${formatBytes(limits.attachmentBytes)} are read`,
      );
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
      throw refusal('damaged', `the attachment ${payloadId} does not unpack to its ${formatBytes(sizeBytes)}`, cause);
    }
  };
  return { rootId, readObject, readAttachment };
};

/** Returns the paths of all bundles with a final slash. The path is empty if the tree itself is a bundle. */
const bundlesIn = ({ entries }: FileTree): string[] =>
  [...entries.keys()]
    .filter((path) => /(?:^|\.xcresult\/)Info\.plist$/.test(path) && !path.startsWith('__MACOSX/'))
    .map((path) => path.slice(0, -'Info.plist'.length));

const isPacked = (bytes: Buffer): boolean => bytes.length >= 4 && bytes.readUInt32LE(0) === frameStart;

const unpackZstd = (packed: Buffer, maxBytes: number): Buffer => {
  try {
    // One large block takes memory only for its written part. Many small blocks would stay in memory until garbage collection.
    const chunkSize = maxBytes + spareBytes;
    return zstdDecompressSync(packed, { ...unpackOptions, chunkSize, maxOutputLength: maxBytes });
  } catch (cause) {
    throw new FormatError('bytes that do not unpack', { cause });
  } finally {
    release(packed);
  }
};

/** Maximum nesting of an object. Activities in real bundles are nested less deeply. */
const maxDepth = 200;

const [open, close, key, firstUse, laterUse] = Buffer.from('[]KTS');
const colon = 0x3a;

/**
 * Reads an object of a result bundle, see docs/internals/result-bundles.md#objects. Scalars become texts, and names of types
 * are skipped.
 *
 * @throws FormatError if the bytes are not such an object, or exceed the limits on values, text or nesting
 */
export const parseObject = (
  bytes: Buffer,
  limits: Pick<BundleLimits, 'objectValues' | 'textBytes'>,
): Readonly<Record<string, unknown>> => {
  const { objectValues, textBytes } = limits;
  let at = 0;
  let values = 0;

  const readText = (): string => {
    const start = bytes.indexOf(colon, at) + 1;
    const sign = bytes.toString('latin1', at, Math.min(start, at + 11));
    if (!/^[KSV]\d{1,9}:$/.test(sign)) throw new FormatError(`no value before byte ${at}`);
    at = start + Number.parseInt(sign.slice(1), 10);
    if (at > bytes.length) throw new FormatError('a text that is longer than its object');
    const shown = bytes.toString('utf8', start, Math.min(at, start + textBytes));
    return at > start + textBytes ? `${shown}…` : shown;
  };

  const readValue = (from: number, depth: number): unknown => {
    at = from;
    if (bytes[at] !== open) return readText();
    at += 1;
    values += 1;
    if (values > objectValues || depth > maxDepth)
      throw new FormatError(`an object of more than ${objectValues} values, or that nests more than ${maxDepth} deep`);
    const fields: Record<string, unknown> = {};
    const items: unknown[] = [];
    for (let member = bytes[at]; member !== close; member = bytes[at]) {
      if (member === key) fields[readText()] = readValue(at, depth + 1);
      else if (member === firstUse) readValue(at + 1, depth + 1);
      else if (member === laterUse) readText();
      else items.push(readValue(at, depth + 1));
    }
    at += 1;
    return items.length > 0 ? items : (fields._v ?? fields);
  };

  const root = readValue(0, 0);
  if (!isRecord(root) || at !== bytes.length) throw new FormatError(`no end of an object at byte ${at}`);
  return root;
};

export const valueAt = (object: unknown, ...path: readonly string[]): unknown =>
  path.reduce((value, field) => (isRecord(value) && Object.hasOwn(value, field) ? value[field] : undefined), object);

export const textAt = (object: unknown, ...path: readonly string[]): string | undefined => {
  const value = valueAt(object, ...path);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const itemsAt = (object: unknown, ...path: readonly string[]): readonly unknown[] => {
  const value = valueAt(object, ...path);
  return Array.isArray(value) ? value : [];
};

export const countAt = (object: unknown, ...path: readonly string[]): number | undefined => {
  const text = textAt(object, ...path) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

/** Reads a duration in seconds and returns it in milliseconds. */
export const durationMsAt = (object: unknown, field: string): number | undefined => {
  const seconds = Number(textAt(object, field) ?? Number.NaN);
  return seconds >= 0 && seconds < 1e9 ? Math.round(seconds * 1_000) : undefined;
};

/** Reads a time such as `2025-02-26T00:07:38.784+0700`. */
export const dateAt = (object: unknown, field: string): Date | undefined => {
  const date = new Date((textAt(object, field) ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** Limits for reading a bundle. docs/internals/result-bundles.md#limits compares them with real bundles. */
export const bundleLimits = {
  objectBytes: 16_000_000,
  /** Maximum number of values in one object. A list of tests has seven values per test. */
  objectValues: 100_000,
  /** Maximum size of one text. A longer text is cut. */
  textBytes: 16_000,
  attachmentBytes: 64_000_000,
  /** Maximum number of steps to keep of one attempt. The last steps are kept. */
  attemptSteps: 300,
  /** Maximum size of all results as JSON. After half of this size, attempts are kept without steps. */
  resultCharacters: 16_000_000,
  /** Maximum time for reading all objects, which also limits their number. */
  timeMs: 15_000,
};

export type BundleLimits = Readonly<typeof bundleLimits>;

export type BundleBudget = ReturnType<typeof createBundleBudget>;

/** Creates the budget of time and characters for one bundle. */
export const createBundleBudget = (file: string, limits: BundleLimits, clock: Clock = systemClock) => {
  const deadlineMs = clock.monotonicMs() + limits.timeMs;
  let charactersLeft = limits.resultCharacters;
  const refuseMoreThan = (limit: string): never => {
    throw new BinaryError('too-large', file, {
      found: `the bundle has more than ${limit}`,
      remedy: 'Split the suite into shards: each has a result bundle of its own.',
    });
  };
  return {
    limits,
    /** Throws `BinaryError` if the time limit has passed. */
    checkTime: (): void => {
      if (clock.monotonicMs() > deadlineMs) refuseMoreThan(`can be read in ${limits.timeMs / 1_000} s`);
    },
    /** Subtracts the size of a part from the budget and returns the part. Throws `BinaryError` if the budget is exhausted. */
    keep: <Part>(part: Part): Part => {
      charactersLeft -= JSON.stringify(part).length;
      return charactersLeft < 0 ? refuseMoreThan(`${limits.resultCharacters} characters of results`) : part;
    },
    /** Returns how many steps of the next attempt to keep. */
    mostSteps: (): number => (charactersLeft > limits.resultCharacters / 2 ? limits.attemptSteps : 0),
  };
};
