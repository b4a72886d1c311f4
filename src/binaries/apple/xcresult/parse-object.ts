import { isRecord } from '../../../lib/is-record.ts';
import { FormatError } from '../../binary-error.ts';
import type { BundleLimits } from './bundle-limits.ts';

/** Deeper than activities nest in any bundle. */
const maxDepth = 200;

const [open, close, key, firstUse, laterUse] = Buffer.from('[]KTS');
const colon = 0x3a;

/**
 * Reads an object of a result bundle, see docs/internals/result-bundles.md#objects. A scalar is its text, an array its items. Types are
 * skipped: an object is known by its fields, which have kept their names while types were renamed.
 *
 * Throws `FormatError` where the bytes are no such object, or have more values or nest deeper than the limits.
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
