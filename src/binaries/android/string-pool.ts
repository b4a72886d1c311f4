import { FormatError } from '../binary-error.ts';
import { spend, type WorkBudget } from '../work-budget.ts';

/** Strings of compiled Android XML; decoded when asked for. */
export interface StringPool {
  /** Throws `FormatError` or `RangeError` for an index or a place outside of the pool. */
  at(index: number): string;
}

const utf8Flag = 0x100;
const longestString = 100_000;

/** `ResStringPool`, in UTF-16 or UTF-8; `bytes` is the chunk with its header. */
export const openStringPool = (bytes: Buffer): StringPool => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerBytes = view.getUint16(2, true);
  const count = view.getUint32(8, true);
  const isUtf8 = (view.getUint32(16, true) & utf8Flag) !== 0;
  const start = view.getUint32(20, true);
  const decoded = new Map<number, string>();
  const workBudget: WorkBudget = { left: 2 * bytes.length };
  return {
    at: (index) => {
      if (index >= count) throw new FormatError('a reference to a missing string');
      const known = decoded.get(index);
      if (known !== undefined) return known;
      const at = start + view.getUint32(headerBytes + 4 * index, true);
      const text = isUtf8 ? readUtf8(bytes, view, at) : readUtf16(bytes, view, at);
      spend(workBudget, text.length);
      decoded.set(index, text);
      return text;
    },
  };
};

/** Two lengths, in characters and in bytes, each of one or two bytes. */
const readUtf8 = (bytes: Buffer, view: DataView, at: number): string => {
  const afterCharacters = at + (view.getUint8(at) < 0x80 ? 1 : 2);
  const first = view.getUint8(afterCharacters);
  const isShort = first < 0x80;
  const length = isShort ? first : ((first & 0x7f) << 8) | view.getUint8(afterCharacters + 1);
  const from = afterCharacters + (isShort ? 1 : 2);
  return textOf(bytes, from, length, 'utf8');
};

/** A length in units, of two or four bytes. */
const readUtf16 = (bytes: Buffer, view: DataView, at: number): string => {
  const first = view.getUint16(at, true);
  const isShort = first < 0x8000;
  const units = isShort ? first : (first & 0x7fff) * 0x10000 + view.getUint16(at + 2, true);
  return textOf(bytes, at + (isShort ? 2 : 4), units * 2, 'utf16le');
};

const textOf = (bytes: Buffer, from: number, length: number, encoding: 'utf8' | 'utf16le'): string => {
  if (length > longestString || from + length > bytes.length) throw new FormatError('a string that does not fit');
  return bytes.toString(encoding, from, from + length);
};
