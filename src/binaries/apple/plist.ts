import { SaxesParser } from 'saxes';
import { firstLineOf } from '../../lib/first-line.ts';
import { isRecord } from '../../lib/is-record.ts';
import { FormatError, spend, type WorkBudget } from '../byte-readers.ts';

/**
 * Reads a property list in binary or XML form. Dates and bytes are read as undefined.
 *
 * @returns an empty dictionary if the top value is not a dictionary
 * @throws FormatError or RangeError if the bytes are not a property list, or contain implausibly many values
 */
export const parsePlist = (bytes: Buffer): Dictionary => {
  const isBinary = bytes.toString('latin1', 0, 8) === 'bplist00';
  const value = isBinary ? readBinaryPlist(bytes) : readXmlPlist(bytes);
  return isRecord(value) ? value : emptyDictionary();
};

type Dictionary = Record<string, unknown>;

/** Creates a dictionary without a prototype, so that a key of a file cannot replace an inherited property. */
const emptyDictionary = (): Dictionary => Object.create(null);

interface Reader {
  readonly bytes: Buffer;
  /** Offset of the table that contains the position of each object. */
  readonly table: number;
  readonly offsetBytes: number;
  readonly referenceBytes: number;
  readonly objects: number;
  /**
   * Remaining work, in objects and characters. The limit is needed because a few shared objects can represent billions of
   * values.
   */
  readonly workBudget: WorkBudget;
}

const trailerBytes = 32;

/** Reads the binary form, version 00. */
const readBinaryPlist = (bytes: Buffer): unknown => {
  const trailer = bytes.length - trailerBytes;
  if (trailer < 8) throw new FormatError('a truncated property list');
  const reader: Reader = {
    bytes,
    offsetBytes: bytes.readUInt8(trailer + 6),
    referenceBytes: bytes.readUInt8(trailer + 7),
    objects: readInteger(bytes, trailer + 8, 8),
    table: readInteger(bytes, trailer + 24, 8),
    workBudget: { left: 4 * bytes.length },
  };
  return readObject(reader, readInteger(bytes, trailer + 16, 8), 0);
};

const readObject = (reader: Reader, object: number, depth: number): unknown => {
  spend(reader.workBudget, 1);
  if (object >= reader.objects || depth > deepestPlist)
    throw new FormatError('a property list with references outside of itself');
  const at = readInteger(reader.bytes, reader.table + object * reader.offsetBytes, reader.offsetBytes);
  const marker = reader.bytes.readUInt8(at);
  switch (marker >>> 4) {
    case 0x0:
      return marker === 0x08 || marker === 0x09 ? marker === 0x09 : undefined;
    case 0x1:
      return readSignedInteger(reader.bytes, at + 1, 2 ** (marker & 0xf));
    case 0x2:
      return (marker & 0xf) === 2 ? reader.bytes.readFloatBE(at + 1) : reader.bytes.readDoubleBE(at + 1);
    case 0x5:
      return readString(reader, at, 1);
    case 0x6:
      return readString(reader, at, 2);
    case 0xa:
      return readArray(reader, at, depth);
    case 0xd:
      return readDictionary(reader, at, depth);
    default:
      return undefined;
  }
};

/** Reads the count and the offset of an object's characters or items. A count above 14 is an integer after the first byte. */
const readCount = ({ bytes }: Reader, at: number): { count: number; start: number } => {
  const count = bytes.readUInt8(at) & 0xf;
  if (count < 0xf) return { count, start: at + 1 };
  const size = 2 ** (bytes.readUInt8(at + 1) & 0xf);
  return { count: readInteger(bytes, at + 2, size), start: at + 2 + size };
};

const readString = (reader: Reader, at: number, unitBytes: 1 | 2): string => {
  const { count, start } = readCount(reader, at);
  spend(reader.workBudget, count);
  const end = start + count * unitBytes;
  if (end > reader.bytes.length) throw new FormatError('a text that does not fit');
  if (unitBytes === 1) return reader.bytes.toString('latin1', start, end);
  return Buffer.from(reader.bytes.subarray(start, end)).swap16().toString('utf16le');
};

const readArray = (reader: Reader, at: number, depth: number): unknown[] => {
  const { count, start } = readCount(reader, at);
  spend(reader.workBudget, count);
  return Array.from({ length: count }, (_, index) => readReference(reader, start, index, depth));
};

const readDictionary = (reader: Reader, at: number, depth: number): Dictionary => {
  const { count, start } = readCount(reader, at);
  spend(reader.workBudget, count);
  const dictionary = emptyDictionary();
  for (let index = 0; index < count; index++) {
    const key = readReference(reader, start, index, depth);
    if (typeof key === 'string') dictionary[key] = readReference(reader, start, count + index, depth);
  }
  return dictionary;
};

const readReference = (reader: Reader, start: number, index: number, depth: number): unknown => {
  const { bytes, referenceBytes } = reader;
  return readObject(reader, readInteger(bytes, start + index * referenceBytes, referenceBytes), depth + 1);
};

/** Integers of 8 and 16 bytes are signed. The upper half of a 16-byte integer only repeats the sign. */
const readSignedInteger = (bytes: Buffer, at: number, size: number): number => {
  if (size < 8) return readInteger(bytes, at, size);
  return Number(bytes.readBigInt64BE(at + size - 8));
};

const readInteger = (bytes: Buffer, at: number, size: number): number => {
  if (size >= 1 && size <= 6) return bytes.readUIntBE(at, size);
  if (size !== 8) throw new FormatError('an integer of unknown size');
  const value = Number(bytes.readBigUInt64BE(at));
  if (!Number.isSafeInteger(value)) throw new FormatError('an implausibly large integer');
  return value;
};

/** List or dictionary whose end has not been read yet. In a dictionary, `key` is the key of the next value. */
interface Container {
  readonly value: unknown[] | Dictionary;
  key?: string;
}

/** Reads the XML form. Refuses entities that the document defines because they may expand to huge texts. */
const readXmlPlist = (bytes: Buffer): unknown => {
  const containers: Container[] = [];
  let result: unknown;
  let text = '';
  let depth = 0;
  const put = (value: unknown): void => {
    const container = containers.at(-1);
    if (container === undefined) result = value;
    else if (Array.isArray(container.value)) container.value.push(value);
    else if (container.key !== undefined) {
      container.value[container.key] = value;
      container.key = undefined;
    }
  };
  const addText = (piece: string): void => {
    text += piece;
  };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new FormatError(`a property list that is neither binary nor XML (${firstLineOf(error).slice(0, 100)})`, {
      cause: error,
    });
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ name }) => {
    text = '';
    depth += 1;
    if (depth > deepestPlist) throw new FormatError('a property list that nests too deeply');
    if (name === 'array') containers.push({ value: [] });
    if (name === 'dict') containers.push({ value: emptyDictionary() });
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    const container = containers.at(-1);
    if (name === 'array' || name === 'dict') {
      containers.pop();
      put(container?.value);
    } else if (name === 'key') {
      if (container !== undefined) container.key = text;
    } else if (name !== 'plist') put(elementValues.get(name)?.(text));
    text = '';
  });
  parser.write(bytes.toString('utf8')).close();
  return result;
};

const elementValues = new Map<string, (text: string) => unknown>([
  ['string', (text) => text],
  ['integer', Number],
  ['real', Number],
  ['true', () => true],
  ['false', () => false],
]);

/** Maximum nesting, deeper than in any real property list. The limit also stops at a list that contains itself. */
const deepestPlist = 64;
