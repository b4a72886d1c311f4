import { BinaryError } from '../binary-error.ts';
import { FormatError, readingPart, spend, type WorkBudget } from '../byte-readers.ts';
import type { FileTree } from '../folder.ts';

/** Facts of an app's manifest. A field is undefined if its value is a reference to a resource. */
export interface AndroidManifest {
  readonly packageName: string;
  readonly versionName: string | undefined;
  readonly minSdk: number | undefined;
  readonly targetSdk: number | undefined;
  readonly debuggable: boolean;
  /** Name of the split, if the APK is only one part of an app. */
  readonly split: string | undefined;
  readonly instrumentations: readonly Instrumentation[];
  /** Whether the launcher shows the app. */
  readonly launchable: boolean;
}

export interface Instrumentation {
  /** Class name of the runner. */
  readonly runner: string;
  /** Package of the app that the instrumentation tests. */
  readonly targetPackage: string;
  /** Class names separated by commas, from the metadata `runnerBuilder`. */
  readonly runnerBuilder?: string;
}

/** Child of the root element, with its own children. */
interface ManifestPart {
  readonly element: XmlElement;
  readonly children: XmlElement[];
}

/** Ids of Android's attributes. Attributes are found by id because a shrinker may remove their names. */
const attribute = {
  name: 0x0101_0003,
  debuggable: 0x0101_000f,
  targetPackage: 0x0101_0021,
  value: 0x0101_0024,
  minSdkVersion: 0x0101_020c,
  versionName: 0x0101_021c,
  targetSdkVersion: 0x0101_0270,
} as const;

/** Reads a compiled `AndroidManifest.xml`. Throws `FormatError` or `RangeError` if the bytes are not a compiled manifest. */
export const readAndroidManifest = (bytes: Buffer): AndroidManifest => manifestOf(readBinaryXml(bytes));

/** Reads the facts of a manifest from its start tags. Throws `FormatError` for a manifest without a package. */
export const manifestOf = (elements: Iterable<XmlElement>): AndroidManifest => {
  let root: XmlElement | undefined;
  const parts: ManifestPart[] = [];
  const filters: Set<string>[] = [];
  for (const element of elements) {
    if (element.name === 'intent-filter') filters.push(new Set());
    if (element.name === 'action' || element.name === 'category') filters.at(-1)?.add(textOf(element, attribute.name) ?? '');
    if (element.depth === 1) root ??= element;
    if (element.depth === 2) parts.push({ element, children: [] });
    if (element.depth === 3) parts.at(-1)?.children.push(element);
  }
  const sdk = parts.find(({ element }) => element.name === 'uses-sdk')?.element;
  const application = parts.find(({ element }) => element.name === 'application')?.element;
  const packageName = root?.attributes.find(({ name }) => name === 'package')?.value;
  if (root === undefined || typeof packageName !== 'string' || packageName === '') {
    throw new FormatError('a manifest without a package');
  }
  return {
    packageName,
    versionName: textOf(root, attribute.versionName),
    minSdk: numberOf(sdk, attribute.minSdkVersion),
    targetSdk: numberOf(sdk, attribute.targetSdkVersion),
    debuggable: attributeOf(application, attribute.debuggable) === true,
    split: root.attributes.flatMap(({ name, value }) => (name === 'split' && typeof value === 'string' ? [value] : []))[0],
    instrumentations: parts.flatMap((part) => instrumentationOf(part, packageName)),
    launchable: filters.some(
      (filter) => filter.has('android.intent.action.MAIN') && filter.has('android.intent.category.LAUNCHER'),
    ),
  };
};

const instrumentationOf = ({ element, children }: ManifestPart, packageName: string): Instrumentation[] => {
  const runner = textOf(element, attribute.name);
  const targetPackage = textOf(element, attribute.targetPackage);
  if (element.name !== 'instrumentation' || runner === undefined || targetPackage === undefined) return [];
  const builder = children.find((child) => textOf(child, attribute.name) === 'runnerBuilder');
  const runnerBuilder = builder && textOf(builder, attribute.value);
  return [{ runner: runner.startsWith('.') ? packageName + runner : runner, targetPackage, runnerBuilder }];
};

const attributeOf = (element: XmlElement | undefined, resource: number): string | number | boolean | undefined =>
  element?.attributes.find((candidate) => candidate.resource === resource)?.value;

const textOf = (element: XmlElement, resource: number): string | undefined => {
  const value = attributeOf(element, resource);
  return value === undefined || value === '' ? undefined : String(value);
};

const numberOf = (element: XmlElement | undefined, resource: number): number | undefined => {
  const value = attributeOf(element, resource);
  return typeof value === 'number' ? value : undefined;
};

const manifestName = 'AndroidManifest.xml';
export const manifestLimitBytes = 4_000_000;
/** Native code of an APK, or of the base of an app bundle. */
const library = /^(?:base\/)?lib\/([^/]+)\/[^/]+\.so$/;

export const isApk = (tree: FileTree): boolean => tree.entries.has(manifestName);

/** Reads the manifest of an APK. Throws `BinaryError` if the manifest is missing or unreadable. */
export const readApkManifest = async (tree: FileTree): Promise<AndroidManifest> => {
  if (!isApk(tree)) {
    throw new BinaryError('damaged', tree.file, {
      found: `the archive has no ${manifestName}, so it is no APK`,
      remedy: 'Use the .apk file that the Android build creates.',
    });
  }
  const bytes = await tree.read(manifestName, manifestLimitBytes);
  return readingPart(tree.file, manifestName, () => readAndroidManifest(bytes));
};

/** Lists the ABIs (processor architectures) of an APK's native code. An APK without native code runs on every processor. */
export const abisOf = (tree: FileTree): string[] => {
  const abis = new Set<string>();
  for (const path of tree.entries.keys()) {
    const abi = library.exec(path)?.[1];
    if (abi !== undefined) abis.add(abi);
  }
  return [...abis].sort();
};

/** Returns the instrumentation that runs tests. An app may also have an instrumentation, for instance to measure its start. */
export const testInstrumentation = ({
  packageName,
  instrumentations,
  launchable,
}: AndroidManifest): Instrumentation | undefined =>
  instrumentations.find(({ runner, targetPackage }) => targetPackage !== packageName || !launchable || isNamedLikeRunner(runner));

const isNamedLikeRunner = (runner: string): boolean =>
  runner.endsWith('Runner') && /Test|JUnit/.test(runner.slice(runner.lastIndexOf('.') + 1));

/** A start tag of compiled XML. */
export interface XmlElement {
  readonly name: string;
  /** Depth in the document; 1 for the root element. */
  readonly depth: number;
  readonly attributes: readonly XmlAttribute[];
}

interface XmlAttribute {
  /** Android's id of the attribute, for instance `0x01010003` for `android:name`; 0 if it has no id. */
  readonly resource: number;
  readonly name: string;
  /** Value of the attribute. Undefined for other types, for instance a dimension or a reference to a resource. */
  readonly value: string | number | boolean | undefined;
}

const chunk = { xml: 0x0003, strings: 0x0001, resources: 0x0180, startElement: 0x0102, endElement: 0x0103 } as const;
const valueKind = { string: 0x03, decimal: 0x10, hexadecimal: 0x11, boolean: 0x12 } as const;
const noString = 0xffff_ffff;
const attributeBytes = 20;

interface Document {
  readonly view: DataView;
  readonly strings: StringPool;
  /** Android's ids of attributes, by the index of the attribute's name in the string pool. */
  readonly resources: readonly number[];
}

/**
 * Reads the start tags of compiled Android XML (`ResXMLTree`).
 *
 * @throws FormatError or RangeError if the bytes are not compiled XML, or contain an offset outside of the file
 */
const readBinaryXml = function* (bytes: Buffer): Generator<XmlElement> {
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
    name: strings(view.getUint32(at + 4, true)),
    depth,
    attributes: Array.from({ length: count }, (_, index) => readAttribute(document, first + index * step)),
  };
};

const readAttribute = ({ view, strings, resources }: Document, at: number): XmlAttribute => {
  const name = view.getUint32(at + 4, true);
  const raw = view.getUint32(at + 8, true);
  const kind = view.getUint8(at + 15);
  const data = view.getUint32(at + 16, true);
  return { resource: resources[name] ?? 0, name: strings(name), value: plainValue(strings, kind, data, raw) };
};

const plainValue = (strings: StringPool, kind: number, data: number, raw: number): XmlAttribute['value'] => {
  if (kind === valueKind.string) return strings(data);
  if (kind === valueKind.decimal || kind === valueKind.hexadecimal) return data | 0;
  if (kind === valueKind.boolean) return data !== 0;
  return raw === noString ? undefined : strings(raw);
};

/** Reads the string at an index. Throws `FormatError` or `RangeError` if there is no such string. */
type StringPool = (index: number) => string;

const utf8Flag = 0x100;
const longestString = 100_000;

/** Opens a `ResStringPool` in UTF-8 or UTF-16. `bytes` is the whole chunk, with its header. */
const openStringPool = (bytes: Buffer): StringPool => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerBytes = view.getUint16(2, true);
  const count = view.getUint32(8, true);
  const isUtf8 = (view.getUint32(16, true) & utf8Flag) !== 0;
  const start = view.getUint32(20, true);
  const decoded = new Map<number, string>();
  const workBudget: WorkBudget = { left: 2 * bytes.length };
  return (index) => {
    if (index >= count) throw new FormatError('a reference to a missing string');
    const known = decoded.get(index);
    if (known !== undefined) return known;
    const at = start + view.getUint32(headerBytes + 4 * index, true);
    const text = isUtf8 ? readUtf8(bytes, view, at) : readUtf16(bytes, view, at);
    spend(workBudget, text.length);
    decoded.set(index, text);
    return text;
  };
};

/** Reads a UTF-8 string after its two lengths: in characters and in bytes. Each length takes one or two bytes. */
const readUtf8 = (bytes: Buffer, view: DataView, at: number): string => {
  const afterCharacters = at + (view.getUint8(at) < 0x80 ? 1 : 2);
  const first = view.getUint8(afterCharacters);
  const isShort = first < 0x80;
  const length = isShort ? first : ((first & 0x7f) << 8) | view.getUint8(afterCharacters + 1);
  const from = afterCharacters + (isShort ? 1 : 2);
  return readPoolString(bytes, from, length, 'utf8');
};

/** Reads a UTF-16 string after its length in UTF-16 units. The length takes two or four bytes. */
const readUtf16 = (bytes: Buffer, view: DataView, at: number): string => {
  const first = view.getUint16(at, true);
  const isShort = first < 0x8000;
  const units = isShort ? first : (first & 0x7fff) * 0x10000 + view.getUint16(at + 2, true);
  return readPoolString(bytes, at + (isShort ? 2 : 4), units * 2, 'utf16le');
};

const readPoolString = (bytes: Buffer, from: number, length: number, encoding: 'utf8' | 'utf16le'): string => {
  if (length > longestString || from + length > bytes.length) throw new FormatError('a string that does not fit');
  return bytes.toString(encoding, from, from + length);
};
