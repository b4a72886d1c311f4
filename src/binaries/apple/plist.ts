import { readBinaryPlist } from './binary-plist.ts';
import type { PlistDictionary } from './plist-value.ts';
import { readXmlPlist } from './xml-plist.ts';

/**
 * Reads a property list in its binary or its XML form; anything but a dictionary at the top is an empty dictionary.
 *
 * Throws `FormatError` or `RangeError` where it is neither, is damaged, or expands to more than its size allows.
 */
export const parsePlist = (bytes: Buffer): PlistDictionary => {
  const isBinary = bytes.toString('latin1', 0, 8) === 'bplist00';
  const value = isBinary ? readBinaryPlist(bytes) : readXmlPlist(bytes);
  return value instanceof Map ? value : new Map();
};
