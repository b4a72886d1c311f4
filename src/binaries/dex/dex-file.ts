import { FormatError, spend, UnknownVersionError, type WorkBudget } from '../byte-readers.ts';

/** Table of records of equal size. `offset` is the position of the first record in the file. */
interface Table {
  readonly count: number;
  readonly offset: number;
  readonly recordBytes: number;
}

/** Opened DEX file. Records and strings are read from `bytes` on request. */
export interface DexFile {
  readonly bytes: Buffer;
  readonly view: DataView;
  readonly strings: Table;
  readonly types: Table;
  readonly protos: Table;
  readonly methods: Table;
  readonly classes: Table;
  /** Descriptors that were already read, by type index. */
  readonly descriptors: (string | undefined)[];
  /** Remaining work, in bytes to visit. */
  readonly workBudget: WorkBudget;
}

/** A `class_def_item` of the DEX format. An offset of 0 means that the class lacks this part. */
interface ClassDefinition {
  readonly type: number;
  readonly flags: number;
  /** Type index of the superclass. Undefined only for `java.lang.Object`. */
  readonly superType: number | undefined;
  readonly interfacesOffset: number;
  readonly annotationsOffset: number;
  readonly dataOffset: number;
}

export const accessFlags = { public: 0x1, static: 0x8, interface: 0x200, abstract: 0x400, annotation: 0x2000 } as const;

const noIndex = 0xffff_ffff;
const longestName = 8_192;
/** Maximum number of types or methods, because code refers to them with 16 bits. */
const mostIndexes = 65_536;

/**
 * Opens a DEX file of the versions 035 to 040.
 *
 * @throws FormatError or RangeError for other bytes; UnknownVersionError for a later version
 */
export const openDex = (bytes: Buffer): DexFile => {
  const version = bytes.toString('latin1', 4, 7);
  if (bytes.toString('latin1', 0, 4) !== 'dex\n') throw new FormatError('no DEX header');
  if (!/^0(?:3[5-9]|[4-9]\d)$/.test(version)) throw new FormatError(`DEX version ${JSON.stringify(version)}`);
  if (version > '040') throw new UnknownVersionError(`DEX version ${version}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const declaredBytes = view.getUint32(32, true);
  if (declaredBytes > bytes.length) throw new FormatError(`${bytes.length} of ${declaredBytes} bytes`);
  if (view.getUint32(40, true) !== 0x12345678) throw new FormatError('an unknown byte order');
  const table = (at: number, recordBytes: number): Table => {
    const count = view.getUint32(at, true);
    const offset = view.getUint32(at + 4, true);
    if (offset + count * recordBytes > bytes.length) throw new FormatError('a table that does not fit');
    return { count, offset, recordBytes };
  };
  const types = table(64, 4);
  const methods = table(88, 8);
  const classes = table(96, 32);
  if (types.count > mostIndexes || methods.count > mostIndexes || classes.count > types.count) {
    throw new FormatError('more types, methods or classes than a DEX file can hold');
  }
  return {
    bytes,
    view,
    strings: table(56, 4),
    types,
    protos: table(72, 12),
    methods,
    classes,
    descriptors: [],
    workBudget: { left: 2 * bytes.length + 100_000 },
  };
};

/** Returns the offset of a record. The index comes from the file, so its range is checked here. */
const recordAt = ({ count, offset, recordBytes }: Table, index: number): number => {
  if (index >= count) throw new FormatError('an index outside of its table');
  return offset + index * recordBytes;
};

export const classAt = (dex: DexFile, index: number): ClassDefinition => {
  const at = recordAt(dex.classes, index);
  const superType = dex.view.getUint32(at + 8, true);
  return {
    type: dex.view.getUint32(at, true),
    flags: dex.view.getUint32(at + 4, true),
    superType: superType === noIndex ? undefined : superType,
    interfacesOffset: dex.view.getUint32(at + 12, true),
    annotationsOffset: dex.view.getUint32(at + 20, true),
    dataOffset: dex.view.getUint32(at + 24, true),
  };
};

/** Returns a type descriptor such as `Lcom/shop/CartTest;`. */
export const descriptorAt = (dex: DexFile, type: number): string => {
  const known = dex.descriptors[type];
  if (known !== undefined) return known;
  const descriptor = stringAt(dex, dex.view.getUint32(recordAt(dex.types, type), true));
  dex.descriptors[type] = descriptor;
  return descriptor;
};

/** Reads the descriptors of a `type_list`, for instance the interfaces of a class. */
export const typeListAt = (dex: DexFile, offset: number): string[] => {
  if (offset === 0) return [];
  const count = dex.view.getUint32(offset, true);
  spend(dex.workBudget, 4 + 2 * count);
  return Array.from({ length: count }, (_, index) => descriptorAt(dex, dex.view.getUint16(offset + 4 + 2 * index, true)));
};

export const methodNameAt = (dex: DexFile, method: number): string =>
  stringAt(dex, dex.view.getUint32(recordAt(dex.methods, method) + 4, true));

/** Returns the types of a method's result and parameters, one letter for each. `V` means no result and no parameters. */
export const methodShapeAt = (dex: DexFile, method: number): string => {
  const proto = dex.view.getUint16(recordAt(dex.methods, method) + 2, true);
  return stringAt(dex, dex.view.getUint32(recordAt(dex.protos, proto), true));
};

/** Finds the index of a type by its ASCII descriptor. Uses binary search because the tables are sorted. */
export const findType = (dex: DexFile, descriptor: string): number | undefined => {
  const wanted = Buffer.from(descriptor, 'latin1');
  let low = 0;
  let high = dex.types.count - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const { start } = stringStart(dex, dex.view.getUint32(recordAt(dex.types, middle), true));
    const order = compareAt(dex.bytes, start, wanted);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
};

/** Lists at most `most` strings that start with an ASCII text. Uses binary search because the table is sorted. */
export const stringsWithStart = (dex: DexFile, start: string, most: number): readonly string[] => {
  const wanted = Buffer.from(start, 'latin1');
  const orderAt = (index: number): number => compareStart(dex.bytes, stringStart(dex, index).start, wanted);
  let low = 0;
  let high = dex.strings.count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (orderAt(middle) < 0) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let index = low; index < dex.strings.count && found.length < most && orderAt(index) === 0; index++)
    found.push(stringAt(dex, index));
  return found;
};

/** Compares a text with `wanted`. Returns 0 if the text starts with `wanted`, or a negative number if it sorts lower. */
const compareStart = (bytes: Buffer, start: number, wanted: Buffer): number => {
  for (let index = 0; index < wanted.length; index++) {
    const difference = (bytes[start + index] ?? 0) - (wanted[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Compares the zero-terminated text at `start` with `wanted`. Returns a negative number if the text sorts before `wanted`. */
const compareAt = (bytes: Buffer, start: number, wanted: Buffer): number =>
  compareStart(bytes, start, wanted) || (bytes[start + wanted.length] ?? 0);

const stringStart = (dex: DexFile, index: number): { start: number; length: number } => {
  const at = dex.view.getUint32(recordAt(dex.strings, index), true);
  const cursor = { at };
  const length = readUleb128(dex.view, cursor);
  return { start: cursor.at, length };
};

const stringAt = (dex: DexFile, index: number): string => {
  const { start, length } = stringStart(dex, index);
  if (length > longestName) throw new FormatError(`a name of ${length} characters`);
  spend(dex.workBudget, length);
  // A string that ends after `length` bytes is plain ASCII and needs no decoding.
  if (dex.view.getUint8(start + length) === 0) return dex.bytes.toString('latin1', start, start + length);
  return decodeMutf8(dex.view, start, length);
};

/** Reads an unsigned LEB128 number of at most 32 bits. Moves `cursor` to the byte after the number. */
export const readUleb128 = (view: DataView, cursor: { at: number }): number => {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = view.getUint8(cursor.at++);
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return value;
  }
  throw new FormatError('a number of more than 32 bits');
};

/** Decodes `length` UTF-16 units of "modified UTF-8". Each unit takes one to three bytes, even in a surrogate pair. */
const decodeMutf8 = (view: DataView, start: number, length: number): string => {
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
