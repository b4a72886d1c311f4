import { FormatError, readIfValid } from '../byte-readers.ts';
import type { FileTree } from '../folder.ts';
import { type AndroidManifest, manifestLimitBytes, manifestOf, type XmlElement } from './android-manifest.ts';

const bundleManifest = 'base/manifest/AndroidManifest.xml';

/** Whether an archive is an Android App Bundle (`.aab`). */
export const isAppBundle = (tree: FileTree): boolean => tree.entries.has(bundleManifest);

/** Reads the manifest of an app bundle. Returns undefined if it cannot be read, because the service reads the bundle itself. */
export const readBundleManifest = async (tree: FileTree): Promise<AndroidManifest | undefined> => {
  const bytes = await tree.read(bundleManifest, manifestLimitBytes);
  return readIfValid(() => manifestOf(readProtoXml(bytes)));
};

/** Numbers of the fields in `XmlNode`, `XmlElement` and `XmlAttribute` of the Android resource compiler (`Resources.proto`). */
const field = {
  node: { element: 1 },
  element: { name: 3, attribute: 4, child: 5 },
  attribute: { name: 2, value: 3, resource: 5 },
} as const;

const deepest = 100;

/** Reads the start tags of XML in the protocol buffer format. Throws `FormatError` or `RangeError` for other bytes. */
const readProtoXml = function* (node: Buffer, depth = 1): Generator<XmlElement> {
  if (depth > deepest) throw new FormatError('elements that are nested too deeply');
  const [element] = partsOf(readMessage(node), field.node.element);
  if (element === undefined) return;
  const fields = readMessage(element);
  const attributes = partsOf(fields, field.element.attribute).map((part) => {
    const own = readMessage(part);
    const resource = own.find(({ number, value }) => number === field.attribute.resource && typeof value === 'number')?.value;
    return {
      name: textIn(own, field.attribute.name),
      resource: typeof resource === 'number' ? resource : 0,
      value: plainValue(textIn(own, field.attribute.value)),
    };
  });
  yield { name: textIn(fields, field.element.name), depth, attributes };
  for (const child of partsOf(fields, field.element.child)) yield* readProtoXml(child, depth + 1);
};

/** Value of an attribute as the compiled form has it. Undefined for a reference to a resource. */
const plainValue = (text: string): string | number | boolean | undefined => {
  if (text.startsWith('@')) return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text;
};

interface ProtoField {
  readonly number: number;
  /** Bytes of a nested message or text, or a number. Undefined for numbers of a fixed size, which a manifest does not need. */
  readonly value: Buffer | number | undefined;
}

const partsOf = (fields: readonly ProtoField[], number: number): readonly Buffer[] =>
  fields.flatMap((each) => (each.number === number && Buffer.isBuffer(each.value) ? [each.value] : []));

const textIn = (fields: readonly ProtoField[], number: number): string => partsOf(fields, number)[0]?.toString('utf8') ?? '';

const wireType = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

/** Reads the fields of one protocol buffer message, without nested messages. */
const readMessage = (bytes: Buffer): readonly ProtoField[] => {
  const fields: ProtoField[] = [];
  let at = 0;
  const readVarint = (): number => {
    let value = 0;
    for (let scale = 1; scale <= 2 ** 63; scale *= 128) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
    throw new FormatError('a number that does not end');
  };
  const skip = (length: number): Buffer => {
    if (length > bytes.length - at) throw new FormatError('a part that does not fit');
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const key = readVarint();
    const number = Math.floor(key / 8);
    const type = key % 8;
    if (type === wireType.varint) fields.push({ number, value: readVarint() });
    else if (type === wireType.bytes) fields.push({ number, value: skip(readVarint()) });
    else if (type === wireType.fixed64 || type === wireType.fixed32) {
      skip(type === wireType.fixed64 ? 8 : 4);
      fields.push({ number, value: undefined });
    } else throw new FormatError('a part of an unknown type');
  }
  return fields;
};
