import { FormatError } from '../binary-error.ts';

/**
 * Decodes `length` UTF-16 units of "modified UTF-8", as DEX strings are written: one to three bytes a unit, surrogates
 * one by one, U+0000 as two bytes.
 */
export const decodeMutf8 = (view: DataView, start: number, length: number): string => {
  const units = new Uint16Array(length);
  let at = start;
  for (let index = 0; index < length; index++) {
    const first = view.getUint8(at++);
    if (first < 0x80) {
      units[index] = first;
    } else if (first >>> 5 === 0b110) {
      units[index] = ((first & 0x1f) << 6) | continuation(view.getUint8(at++));
    } else if (first >>> 4 === 0b1110) {
      const second = continuation(view.getUint8(at++));
      units[index] = ((first & 0x0f) << 12) | (second << 6) | continuation(view.getUint8(at++));
    } else {
      throw new FormatError('a name that is not in modified UTF-8');
    }
  }
  return String.fromCharCode(...units);
};

const continuation = (byte: number): number => {
  if (byte >>> 6 !== 0b10) throw new FormatError('a name that is not in modified UTF-8');
  return byte & 0x3f;
};
