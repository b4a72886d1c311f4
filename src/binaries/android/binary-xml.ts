import { FormatError } from '../binary-error.ts';
import { spend, type WorkBudget } from '../work-budget.ts';

/** A start tag of compiled XML. */
export interface XmlElement {
  readonly name: string;
  /** Depth in the document; 1 for the root element. */
  readonly depth: number;
  readonly attributes: readonly XmlAttribute[];
}

interface XmlAttribute {
  /** Id of the attribute in Android (`0x01010003` is `android:name`); 0 if it has no id. */
  readonly resource: number;
  readonly name: string;
  /** Undefined for references to resources, dimensions, and other values that are not plain. */
  readonly value: string | number | boolean | undefined;
}

const chunk = { xml: 0x0003, strings: 0x0001, resources: 0x0180, startElement: 0x0102, endElement: 0x0103 } as const;
const valueKind = { string: 0x03, decimal: 0x10, hexadecimal: 0x11, boolean: 0x12 } as const;
const noString = 0xffff_ffff;
const attributeBytes = 20;

interface Document {
  readonly view: DataView;
  readonly strings: StringPool;
  /** Id of each attribute name, by the index of the name. */
  readonly resources: readonly number[];
}

/**
 * Reads the start tags of compiled Android XML (`ResXMLTree` of the public resource format), in order.
 *
 * Throws `FormatError` or `RangeError` if the bytes are something else, or contain an offset outside of the file.
 */
export const readBinaryXml = function* (bytes: Buffer): Generator<XmlElement> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint16(0, true) !== chunk.xml) throw new FormatError('no compiled XML');
  let strings: StringPool | undefined;
  let resources: readonly number[] = [];
  let depth = 0;
  let at = view.getUint16(2, true);
  while (at < bytes.length) {
    const type = view.getUint16(at, true);
    const headerBytes = view.getUint16(at + 2, true);
    const chunkBytes = view.getUint32(at + 4, true);
    if (headerBytes < 8 || chunkBytes < headerBytes || at + chunkBytes > bytes.length)
      throw new FormatError('a part of wrong size');
    if (type === chunk.strings) strings ??= openStringPool(bytes.subarray(at, at + chunkBytes));
    if (type === chunk.resources) resources = readResources(view, at + headerBytes, (chunkBytes - headerBytes) >>> 2);
    if (type === chunk.endElement) depth -= 1;
    if (type === chunk.startElement) {
      if (strings === undefined) throw new FormatError('an element before the strings');
      depth += 1;
      yield readElement({ view, strings, resources }, at + headerBytes, at + chunkBytes, depth);
    }
    at += chunkBytes;
  }
};

const readResources = (view: DataView, at: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => view.getUint32(at + 4 * index, true));

const readElement = (document: Document, at: number, end: number, depth: number): XmlElement => {
  const { view, strings } = document;
  const first = at + view.getUint16(at + 8, true);
  const step = view.getUint16(at + 10, true);
  const count = view.getUint16(at + 12, true);
  if (count > 0 && (step < attributeBytes || first + count * step > end)) throw new FormatError('attributes of wrong size');
  return {
    name: strings.at(view.getUint32(at + 4, true)),
    depth,
    attributes: Array.from({ length: count }, (_, index) => readAttribute(document, first + index * step)),
  };
};

const readAttribute = ({ view, strings, resources }: Document, at: number): XmlAttribute => {
  const name = view.getUint32(at + 4, true);
  const raw = view.getUint32(at + 8, true);
  const kind = view.getUint8(at + 15);
  const data = view.getUint32(at + 16, true);
  return { resource: resources[name] ?? 0, name: strings.at(name), value: plainValue(strings, kind, data, raw) };
};

const plainValue = (strings: StringPool, kind: number, data: number, raw: number): XmlAttribute['value'] => {
  if (kind === valueKind.string) return strings.at(data);
  if (kind === valueKind.decimal || kind === valueKind.hexadecimal) return data | 0;
  if (kind === valueKind.boolean) return data !== 0;
  return raw === noString ? undefined : strings.at(raw);
};

/** Strings of compiled Android XML. A string is decoded when it is first requested. */
interface StringPool {
  /** Throws `FormatError` or `RangeError` if the index or the offset of the string is outside of the pool. */
  at(index: number): string;
}

const utf8Flag = 0x100;
const longestString = 100_000;

/** Opens a `ResStringPool` in UTF-8 or UTF-16. `bytes` is the chunk with its header. */
const openStringPool = (bytes: Buffer): StringPool => {
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

/** Reads a string in UTF-8 after its two lengths: in characters and in bytes, each of one or two bytes. */
const readUtf8 = (bytes: Buffer, view: DataView, at: number): string => {
  const afterCharacters = at + (view.getUint8(at) < 0x80 ? 1 : 2);
  const first = view.getUint8(afterCharacters);
  const isShort = first < 0x80;
  const length = isShort ? first : ((first & 0x7f) << 8) | view.getUint8(afterCharacters + 1);
  const from = afterCharacters + (isShort ? 1 : 2);
  return textOf(bytes, from, length, 'utf8');
};

/** Reads a string in UTF-16 after its length, a number of UTF-16 units in two or four bytes. */
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
