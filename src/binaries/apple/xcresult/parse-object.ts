import { FormatError } from '../../binary-error.ts';
import type { BundleLimits } from './bundle-limits.ts';

/** A scalar is its text, an array its items. */
export type BundleValue = string | BundleObject | readonly BundleValue[];

export interface BundleObject {
  readonly [field: string]: BundleValue;
}

export const isObject = (value: BundleValue | undefined): value is BundleObject =>
  typeof value === 'object' && !Array.isArray(value);

/** Deeper than activities nest in any bundle. */
const maxDepth = 200;
const maxDigits = 9;

const [open, close, key, text, firstUse, laterUse, colon] = Array.from('[]KVTS:', (sign) => sign.charCodeAt(0));

/**
 * Reads an object of a result bundle, see docs/internals/result-bundles.md#objects. Types are skipped: an object is known by its
 * fields, which have kept their names while types were renamed.
 *
 * Throws `FormatError` where the bytes are no such object, or have more values or nest deeper than the limits.
 *
 * @param fields the others are skipped
 */
export const parseObject = (
  bytes: Buffer,
  fields: ReadonlySet<string>,
  { objectValues, textBytes }: Pick<BundleLimits, 'objectValues' | 'textBytes'>,
): BundleObject => {
  let at = 0;
  let values = 0;
  const unexpected = (wanted: string): FormatError => new FormatError(`no ${wanted} before byte ${at}`);

  /** @returns nothing of what is skipped */
  const readText = (isKept: boolean): string => {
    const from = at;
    let length = 0;
    for (let sign = bytes[at++]; sign !== colon || at - from === 1; sign = bytes[at++]) {
      const digit = (sign ?? 0) - 0x30;
      if (!(digit >= 0 && digit <= 9) || at - from > maxDigits) throw unexpected('a length');
      length = length * 10 + digit;
    }
    const start = at;
    at += length;
    if (at > bytes.length) throw new FormatError('a text that is longer than its object');
    if (!isKept) return '';
    const shown = bytes.toString('utf8', start, Math.min(at, start + textBytes));
    return length > textBytes ? `${shown}…` : shown;
  };

  const readValue = (isKept: boolean, depth: number): BundleValue => {
    const sign = bytes[at++];
    if (sign === text) return readText(isKept);
    if (sign !== open) throw unexpected('a value');
    if (isKept) values += 1;
    if (values > objectValues) throw new FormatError(`an object of more than ${objectValues} values`);
    if (depth > maxDepth) throw new FormatError('an object that nests too deeply');
    const type = bytes[at];
    if (type === firstUse || type === laterUse) at += 1;
    if (type === firstUse) readValue(false, depth + 1);
    if (type === laterUse) readText(false);
    return readMembers(isKept, depth + 1);
  };

  const readMembers = (isKept: boolean, depth: number): BundleValue => {
    const object: Record<string, BundleValue> = {};
    const items: BundleValue[] = [];
    for (let sign = bytes[at]; sign !== close; sign = bytes[at]) {
      if (sign === key) readField(object, isKept, depth);
      else if (sign !== open) throw unexpected('a field or the end of an object');
      else if (isKept) items.push(readValue(true, depth));
      else readValue(false, depth);
    }
    at += 1;
    return items.length > 0 ? items : (object._v ?? object);
  };

  const readField = (object: Record<string, BundleValue>, isKept: boolean, depth: number): void => {
    at += 1;
    const name = readText(isKept);
    const isRead = isKept && (name === '_v' || fields.has(name));
    const value = readValue(isRead, depth);
    if (isRead) object[name] = value;
  };

  const root = readValue(true, 0);
  if (!isObject(root) || at !== bytes.length) throw unexpected('the end of an object');
  return root;
};
