import { FormatError } from '../binary-error.ts';
import { openStringPool, type StringPool } from './string-pool.ts';

/** A start tag of compiled XML. */
export interface XmlElement {
  readonly name: string;
  /** 1 for the root. */
  readonly depth: number;
  readonly attributes: readonly XmlAttribute[];
}

interface XmlAttribute {
  /** Android's number of the attribute (`0x01010003` is `android:name`); 0 where it has none. */
  readonly resource: number;
  readonly name: string;
  /** Undefined for references to resources, dimensions and whatever else is not plain. */
  readonly value: string | number | boolean | undefined;
}

const chunk = { xml: 0x0003, strings: 0x0001, resources: 0x0180, startElement: 0x0102, endElement: 0x0103 } as const;
const valueKind = { string: 0x03, decimal: 0x10, hexadecimal: 0x11, boolean: 0x12 } as const;
const noString = 0xffff_ffff;
const attributeBytes = 20;

interface Document {
  readonly view: DataView;
  readonly strings: StringPool;
  /** Resource number of each attribute name, by the name's index. */
  readonly resources: readonly number[];
}

/**
 * Reads the start tags of compiled Android XML (`ResXMLTree` of the public resource format), in order.
 *
 * Throws `FormatError` or `RangeError` where the bytes are something else or lead outside of themselves.
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
