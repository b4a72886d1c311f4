import { u16, u32 } from './words.ts';

/** Values of an Android manifest. Absent values are not written. */
export interface ManifestSpec {
  readonly package: string;
  readonly versionName?: string;
  readonly minSdk?: number;
  readonly targetSdk?: number;
  readonly debuggable?: boolean;
  readonly split?: string;
  readonly instrumentation?: { readonly runner: string; readonly targetPackage: string; readonly runnerBuilder?: string };
  /** Action and category of each intent filter. */
  readonly intentFilters?: readonly { readonly action?: string; readonly category?: string }[];
  /** Whether strings are in UTF-8, as newer tools write them, or in UTF-16. */
  readonly utf8?: boolean;
}

type Attribute = { readonly name: string; readonly resource: number; readonly value: string | number | boolean };
type Element = { readonly name: string; readonly attributes: readonly Attribute[]; readonly children: readonly Element[] };

const chunk = (type: number, header: Buffer, body: Buffer): Buffer =>
  Buffer.concat([u16(type, 8 + header.length), u32(8 + header.length + body.length), header, body]);

type Values = Readonly<Record<string, readonly [resource: number, value: string | number | boolean | undefined]>>;

const tag = (name: string, values: Values, children: readonly Element[] = []): Element => {
  const attributes = Object.entries(values).flatMap(([each, [resource, value]]) =>
    value === undefined ? [] : [{ name: each, resource, value }],
  );
  return { name, attributes, children };
};

const nameResource = 0x01010003;

const documentOf = ({ instrumentation, intentFilters = [], ...spec }: ManifestSpec): Element => {
  const metadata = Object.entries({ clearPackageData: 'true', runnerBuilder: instrumentation?.runnerBuilder });
  const tests = tag(
    'instrumentation',
    { name: [nameResource, instrumentation?.runner], targetPackage: [0x01010021, instrumentation?.targetPackage] },
    metadata.map(([name, value]) => tag('meta-data', { name: [nameResource, name], value: [0x01010024, value] })),
  );
  const filters = intentFilters.map((filter) =>
    Object.entries(filter).map(([name, value]) => tag(name, { name: [nameResource, `android.intent.${name}.${value}`] })),
  );
  const activities = filters.map((children) => tag('activity', {}, [tag('intent-filter', {}, children)]));
  return tag('manifest', { package: [0, spec.package], split: [0, spec.split], versionName: [0x0101021c, spec.versionName] }, [
    tag('uses-sdk', { minSdkVersion: [0x0101020c, spec.minSdk], targetSdkVersion: [0x01010270, spec.targetSdk] }),
    ...(instrumentation === undefined ? [] : [tests]),
    tag('application', { debuggable: [0x0101000f, spec.debuggable] }, activities),
  ]);
};

const stringPool = (strings: readonly string[], utf8: boolean): Buffer => {
  const encoded = strings.map((text) => {
    if (utf8) return Buffer.concat([Buffer.from([text.length, Buffer.byteLength(text)]), Buffer.from(`${text}\0`)]);
    return Buffer.concat([u16(text.length), Buffer.from(`${text}\0`, 'utf16le')]);
  });
  let offset = 0;
  const offsets = encoded.map((bytes) => {
    offset += bytes.length;
    return offset - bytes.length;
  });
  const filler = Buffer.alloc((4 - (offset % 4)) % 4);
  const header = u32(strings.length, 0, utf8 ? 0x100 : 0, 28 + 4 * strings.length, 0);
  return chunk(0x0001, header, Buffer.concat([u32(...offsets), ...encoded, filler]));
};

/** Writes a compiled `AndroidManifest.xml`. */
export const writeManifest = (spec: ManifestSpec): Buffer => {
  const root = documentOf(spec);
  const flat = (element: Element): Element[] => [element, ...element.children.flatMap(flat)];
  const attributes = flat(root).flatMap((element) => element.attributes);
  // Names with a resource number come first because the table of numbers has no gaps.
  const named = [...new Map(attributes.filter(({ resource }) => resource !== 0).map((one) => [one.name, one.resource]))];
  const texts = [
    ...flat(root).map(({ name }) => name),
    ...attributes.map(({ name }) => name),
    ...attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  ];
  const strings = [...new Set([...named.map(([name]) => name), ...texts])];
  const indexOf = (text: string): number => strings.indexOf(text);
  const none = 0xffff_ffff;

  const attribute = ({ name, value }: Attribute): Buffer => {
    const kind = typeof value === 'string' ? 0x03 : typeof value === 'number' ? 0x10 : 0x12;
    const data = typeof value === 'string' ? indexOf(value) : typeof value === 'number' ? value : value ? none : 0;
    return Buffer.concat([
      u32(none, indexOf(name), typeof value === 'string' ? indexOf(value) : none),
      Buffer.from([8, 0, 0, kind]),
      u32(data),
    ]);
  };
  const element = ({ name, attributes: own, children }: Element): Buffer => {
    const counts = u16(20, 20, own.length, 0, 0, 0);
    return Buffer.concat([
      chunk(0x0102, u32(1, none), Buffer.concat([u32(none, indexOf(name)), counts, ...own.map(attribute)])),
      ...children.map(element),
      chunk(0x0103, u32(1, none), u32(none, indexOf(name))),
    ]);
  };
  const body = Buffer.concat([
    stringPool(strings, spec.utf8 ?? false),
    chunk(0x0180, Buffer.alloc(0), u32(...named.map(([, resource]) => resource))),
    element(root),
  ]);
  return chunk(0x0003, Buffer.alloc(0), body);
};

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
};

const protoBytes = (number: number, bytes: Buffer | string): Buffer => {
  const content = Buffer.from(bytes);
  return Buffer.concat([varint(number * 8 + 2), varint(content.length), content]);
};

const protoNode = ({ name, attributes, children }: Element): Buffer =>
  protoBytes(
    1,
    Buffer.concat([
      protoBytes(3, name),
      ...attributes.map((attribute) =>
        protoBytes(
          4,
          Buffer.concat([
            protoBytes(2, attribute.name),
            protoBytes(3, String(attribute.value)),
            ...(attribute.resource === 0 ? [] : [varint(5 * 8), varint(attribute.resource)]),
          ]),
        ),
      ),
      ...children.map((child) => protoBytes(5, protoNode(child))),
    ]),
  );

/** Writes the manifest of an app bundle, which is a protocol buffer. */
export const protoManifest = (spec: ManifestSpec): Buffer => protoNode(documentOf(spec));
