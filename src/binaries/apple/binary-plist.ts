import { FormatError } from '../binary-error.ts';
import { spend, type WorkBudget } from '../work-budget.ts';
import { deepestPlist, type PlistValue } from './plist-value.ts';

interface Reader {
  readonly bytes: Buffer;
  /** Where the table of object positions begins, the bytes of one position, and of one reference to an object. */
  readonly table: number;
  readonly offsetBytes: number;
  readonly referenceBytes: number;
  readonly objects: number;
  /** In objects and characters. Objects may be shared, which lets a few of them stand for billions of values. */
  readonly workBudget: WorkBudget;
}

const trailerBytes = 32;

/** The public binary form, version 00. */
export const readBinaryPlist = (bytes: Buffer): PlistValue => {
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

const readObject = (reader: Reader, object: number, depth: number): PlistValue => {
  spend(reader.workBudget, 1);
  if (object >= reader.objects || depth > deepestPlist)
    throw new FormatError('a property list with references outside of itself');
  const at = readInteger(reader.bytes, reader.table + object * reader.offsetBytes, reader.offsetBytes);
  const marker = reader.bytes.readUInt8(at);
  switch (marker >>> 4) {
    case 0x0:
      return marker === 0x08 || marker === 0x09 ? marker === 0x09 : undefined;
    case 0x1:
      return readNumber(reader.bytes, at + 1, 2 ** (marker & 0xf));
    case 0x2:
      return (marker & 0xf) === 2 ? reader.bytes.readFloatBE(at + 1) : reader.bytes.readDoubleBE(at + 1);
    case 0x5:
      return readText(reader, at, 1);
    case 0x6:
      return readText(reader, at, 2);
    case 0xa:
      return readList(reader, at, depth);
    case 0xd:
      return readDictionary(reader, at, depth);
    default:
      return undefined;
  }
};

/** How many parts an object has: in its marker, or where that is full in an integer behind it. */
const readCount = ({ bytes }: Reader, at: number): { count: number; start: number } => {
  const count = bytes.readUInt8(at) & 0xf;
  if (count < 0xf) return { count, start: at + 1 };
  const size = 2 ** (bytes.readUInt8(at + 1) & 0xf);
  return { count: readInteger(bytes, at + 2, size), start: at + 2 + size };
};

const readText = (reader: Reader, at: number, unitBytes: 1 | 2): string => {
  const { count, start } = readCount(reader, at);
  spend(reader.workBudget, count);
  const end = start + count * unitBytes;
  if (end > reader.bytes.length) throw new FormatError('a text that does not fit');
  if (unitBytes === 1) return reader.bytes.toString('latin1', start, end);
  return Buffer.from(reader.bytes.subarray(start, end)).swap16().toString('utf16le');
};

const readList = (reader: Reader, at: number, depth: number): PlistValue[] => {
  const { count, start } = readCount(reader, at);
  spend(reader.workBudget, count);
  return Array.from({ length: count }, (_, index) => readReference(reader, start, index, depth));
};

const readDictionary = (reader: Reader, at: number, depth: number): Map<string, PlistValue> => {
  const { count, start } = readCount(reader, at);
  spend(reader.workBudget, count);
  const dictionary = new Map<string, PlistValue>();
  for (let index = 0; index < count; index++) {
    const key = readReference(reader, start, index, depth);
    if (typeof key === 'string') dictionary.set(key, readReference(reader, start, count + index, depth));
  }
  return dictionary;
};

const readReference = (reader: Reader, start: number, index: number, depth: number): PlistValue => {
  const { bytes, referenceBytes } = reader;
  return readObject(reader, readInteger(bytes, start + index * referenceBytes, referenceBytes), depth + 1);
};

/** Integers of eight bytes and more are signed; their upper half is only there for the sign. */
const readNumber = (bytes: Buffer, at: number, size: number): number => {
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
