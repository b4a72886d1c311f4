import { FormatError } from '../../binary-error.ts';

/** A scalar is its text; every other object has fields or, as an array, items. */
export type BundleValue = string | BundleObject;

export interface BundleObject {
  /** The last field; with those before it. A list needs half the memory of a map. */
  readonly fields: BundleField | undefined;
  readonly items: readonly BundleValue[];
}

export interface BundleField {
  readonly name: string;
  readonly value: BundleValue;
  readonly before: BundleField | undefined;
}

/** The value of an object's field. */
export const fieldOf = (object: BundleObject | undefined, name: string): BundleValue | undefined => {
  for (let field = object?.fields; field !== undefined; field = field.before) if (field.name === name) return field.value;
  return undefined;
};

/** Each name by itself, so that objects share one text for it. */
export type FieldNames = ReadonlyMap<string, string>;

/** @param lists names with spaces between them */
export const fieldNames = (...lists: readonly string[]): FieldNames =>
  new Map(`_v ${lists.join(' ')}`.split(' ').map((name) => [name, name]));

export interface ParseOptions {
  /** The fields to read; the others are skipped. */
  readonly fields: FieldNames;
  /** Values to keep at most. */
  readonly maxValues: number;
  /** Longer texts are cut. */
  readonly maxTextBytes: number;
}

interface Cursor extends ParseOptions {
  readonly bytes: Buffer;
  at: number;
  values: number;
}

/** Deeper than activities nest in any bundle. */
const maxDepth = 200;
const noItems: readonly BundleValue[] = [];

const [open, close, key, text, firstUse, laterUse] = Array.from('[]KVTS', (sign) => sign.charCodeAt(0));

/**
 * Reads an object of a result bundle, see docs/internals/result-bundles.md#objects. Types are skipped: an object is known by its
 * fields, which have kept their names while types were renamed.
 *
 * Throws `FormatError` where the bytes are no such object, or have more values or nest deeper than the limits.
 */
export const parseObject = (bytes: Buffer, options: ParseOptions): BundleObject => {
  const cursor: Cursor = { ...options, bytes, at: 0, values: 0 };
  const value = readValue(cursor, 0);
  if (typeof value === 'string' || cursor.at !== bytes.length) throw unexpected(cursor, 'the end of an object');
  return value;
};

const readValue = (cursor: Cursor, depth: number): BundleValue => {
  const sign = cursor.bytes[cursor.at++];
  if (sign === text) return readText(cursor);
  cursor.values += 1;
  if (cursor.values > cursor.maxValues) throw new FormatError(`an object of more than ${cursor.maxValues} values`);
  if (depth > maxDepth) throw new FormatError('an object that nests too deeply');
  if (sign !== open) throw unexpected(cursor, 'a value');
  skipType(cursor);
  const object = readMembers(cursor, depth + 1);
  return fieldOf(object, '_v') ?? object;
};

const readMembers = (cursor: Cursor, depth: number): BundleObject => {
  let fields: BundleField | undefined;
  let items: BundleValue[] | undefined;
  for (;;) {
    const sign = cursor.bytes[cursor.at];
    if (sign === open) {
      items ??= [];
      items.push(readValue(cursor, depth));
      continue;
    }
    cursor.at += 1;
    if (sign === close) return { fields, items: items ?? noItems };
    if (sign !== key) throw unexpected(cursor, 'a field or the end of an object');
    const name = cursor.fields.get(readText(cursor));
    if (name === undefined) skipValue(cursor);
    else fields = { name, value: readValue(cursor, depth), before: fields };
  }
};

const skipType = (cursor: Cursor): void => {
  const sign = cursor.bytes[cursor.at];
  if (sign !== firstUse && sign !== laterUse) return;
  cursor.at += 1;
  if (sign === laterUse) skipText(cursor);
  else skipValue(cursor);
};

const skipValue = (cursor: Cursor): void => {
  let depth = 0;
  do {
    const sign = cursor.bytes[cursor.at++];
    if (sign === open) depth += 1;
    else if (sign === close) depth -= 1;
    else if (sign === key || sign === text || sign === laterUse) skipText(cursor);
    else if (sign !== firstUse) throw unexpected(cursor, 'a value');
    if (depth < 0) throw unexpected(cursor, 'a value');
    // A field's name is followed by its value.
    if (depth === 0 && sign === key) throw unexpected(cursor, 'a value');
  } while (depth > 0);
};

/** Moves behind `<length>:` and the text; @returns where it began. */
const skipText = (cursor: Cursor): number => {
  const { bytes } = cursor;
  let length = 0;
  let digits = 0;
  for (;;) {
    const digit = (bytes[cursor.at++] ?? 0) - 0x30;
    if (digit === 0x0a && digits > 0) break;
    digits += 1;
    if (!(digit >= 0 && digit <= 9) || digits > 9) throw unexpected(cursor, 'a length');
    length = length * 10 + digit;
  }
  const start = cursor.at;
  cursor.at += length;
  if (cursor.at > bytes.length) throw new FormatError('a text that is longer than its object');
  return start;
};

const readText = (cursor: Cursor): string => {
  const start = skipText(cursor);
  if (cursor.at - start <= cursor.maxTextBytes) return cursor.bytes.toString('utf8', start, cursor.at);
  return `${cursor.bytes.toString('utf8', start, start + cursor.maxTextBytes)}…`;
};

const unexpected = ({ at }: Cursor, wanted: string): FormatError => new FormatError(`no ${wanted} at byte ${at - 1}`);
