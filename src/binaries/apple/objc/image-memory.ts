import { FormatError, spend, type WorkBudget } from '../../byte-readers.ts';
import { type MachOImage, symbolsIn } from '../mach-o.ts';

/** Reads an image by address, as if it were loaded into memory. Throws `RangeError` or `FormatError` outside of the image. */
export interface ImageMemory {
  readonly uint32: (address: number) => number;
  readonly int32: (address: number) => number;
  readonly pointer: (address: number) => Pointer;
  /** Reads a zero-terminated string. */
  readonly text: (address: number) => string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly name: string;
  readonly address: number;
  readonly bytes: number;
}

const segmentCommand = 0x19;
const segmentBytes = 72;
const sectionBytes = 80;
const mostSections = 1_000;

/** Loads an image. Returns undefined if the encoding of its pointers is unknown. */
export const loadImage = (image: MachOImage): ImageMemory | undefined => {
  const { view } = image;
  const segments: Segment[] = [];
  const sections: Section[] = [];
  for (const { kind, at } of image.commands) {
    if (kind !== segmentCommand) continue;
    segments.push({ address: readUint64(view, at + 24), offset: readUint64(view, at + 40), bytes: readUint64(view, at + 48) });
    const count = view.getUint32(at + 64, true);
    if (sections.length + count > mostSections) throw new FormatError('implausibly many sections');
    for (let index = 0; index < count; index++) sections.push(readSection(view, at + segmentBytes + index * sectionBytes));
  }
  const offsetOf = (address: number): number => {
    const segment = segments.find((one) => address >= one.address && address < one.address + one.bytes);
    if (segment === undefined) throw new RangeError('an address outside of the image');
    return segment.offset + (address - segment.address);
  };
  const fixups = readChainedFixups(image, segments[0]?.address ?? 0);
  if (fixups === 'unknown') return undefined;
  const bound = fixups === 'none' ? readBoundNames(image, segments) : new Map<number, string>();
  return {
    sections,
    uint32: (address) => view.getUint32(offsetOf(address), true),
    int32: (address) => view.getInt32(offsetOf(address), true),
    text: (address) => readName(view, offsetOf(address)),
    pointer: (address) => {
      const offset = offsetOf(address);
      if (fixups !== 'none') return fixups(view.getUint32(offset, true), view.getUint32(offset + 4, true));
      const name = bound.get(address);
      if (name !== undefined) return { kind: 'import', name };
      return addressPointer(readUint64(view, offset));
    },
  };
};

const readSection = (view: DataView, at: number): Section => {
  let name = '';
  for (let index = 0; index < 16; index++) {
    const byte = view.getUint8(at + index);
    if (byte === 0) break;
    name += String.fromCharCode(byte);
  }
  return { name, address: readUint64(view, at + 32), bytes: readUint64(view, at + 40) };
};

const dyldInfo = new Set([0x22, 0x8000_0022]);
const opcode = {
  done: 0x00,
  ordinal: 0x10,
  ordinalUleb: 0x20,
  ordinalSpecial: 0x30,
  symbol: 0x40,
  type: 0x50,
  addend: 0x60,
  segment: 0x70,
  addAddress: 0x80,
  bind: 0x90,
  bindAddUleb: 0xa0,
  bindAddScaled: 0xb0,
  bindRepeated: 0xc0,
} as const;
const pointerBytes = 8n;
const mostNames = 100_000;

/** Reads the names of the symbols that an older image imports, by the address at which the loader stores them. */
const readBoundNames = ({ view, commands }: MachOImage, segments: readonly Segment[]): Map<number, string> => {
  const names = new Map<number, string>();
  const command = commands.find(({ kind }) => dyldInfo.has(kind));
  if (command === undefined) return names;
  const cursor = { at: view.getUint32(command.at + 16, true) };
  const end = cursor.at + view.getUint32(command.at + 20, true);
  const workBudget: WorkBudget = { left: view.byteLength };
  const kept: WorkBudget = { left: mostNames };
  let name = '';
  let address = 0n;
  // A negative distance is encoded as a very large number. Adding it modulo 2^64 gives the lower address.
  const step = (distance: bigint): void => {
    address = BigInt.asUintN(64, address + distance);
  };
  const bind = (advance: bigint): void => {
    spend(workBudget, Number(pointerBytes));
    // Only class symbols are kept. A test bundle uses a few hundred classes of other libraries.
    if (isClassSymbol(name)) {
      spend(kept, 1);
      names.set(Number(address), name);
    }
    step(pointerBytes + advance);
  };
  while (cursor.at < end) {
    const byte = view.getUint8(cursor.at++);
    const low = byte & 0x0f;
    switch (byte & 0xf0) {
      case opcode.done:
      case opcode.ordinal:
      case opcode.ordinalSpecial:
      case opcode.type:
        break;
      case opcode.ordinalUleb:
      case opcode.addend:
        readUleb(view, cursor);
        break;
      case opcode.symbol:
        name = readName(view, cursor.at);
        cursor.at += Buffer.byteLength(name) + 1;
        spend(workBudget, name.length);
        break;
      case opcode.segment:
        address = BigInt(segments[low]?.address ?? 0);
        step(readUleb(view, cursor));
        break;
      case opcode.addAddress:
        step(readUleb(view, cursor));
        break;
      case opcode.bind:
        bind(0n);
        break;
      case opcode.bindAddUleb:
        bind(readUleb(view, cursor));
        break;
      case opcode.bindAddScaled:
        bind(BigInt(low) * pointerBytes);
        break;
      case opcode.bindRepeated: {
        const times = readUleb(view, cursor);
        const skip = readUleb(view, cursor);
        for (let index = 0n; index < times; index++) bind(skip);
        break;
      }
      default:
        throw new FormatError('an unknown command to bind names');
    }
  }
  return names;
};

const readUleb = (view: DataView, cursor: { at: number }): bigint => {
  let value = 0n;
  for (let shift = 0n; shift < 70n; shift += 7n) {
    const byte = view.getUint8(cursor.at++);
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
  throw new FormatError('a number of more than 64 bits');
};

/** Decodes a pointer of a newer image. `low` and `high` are the two halves of the encoded pointer. */
type DecodePointer = (low: number, high: number) => Pointer;

const chainedFixups = 0x8000_0034;
/** Pointer formats `DYLD_CHAINED_PTR_64` and `DYLD_CHAINED_PTR_64_OFFSET`. Only system files use other formats. */
const format = { address: 2, offset: 6 } as const;
const plainImports = 1;

/** Creates the decoder for the pointers of a newer image. Returns `unknown` if the encoding is not supported. */
const readChainedFixups = ({ view, commands }: MachOImage, baseAddress: number): DecodePointer | 'none' | 'unknown' => {
  const command = commands.find(({ kind }) => kind === chainedFixups);
  if (command === undefined) return 'none';
  const at = view.getUint32(command.at + 8, true);
  const importsAt = at + view.getUint32(at + 8, true);
  const symbolsAt = at + view.getUint32(at + 12, true);
  const importCount = view.getUint32(at + 16, true);
  const pointerFormat = readPointerFormat(view, at + view.getUint32(at + 4, true));
  const isKnown = pointerFormat === format.address || pointerFormat === format.offset;
  if (!isKnown || view.getUint32(at + 20, true) !== plainImports || view.getUint32(at + 24, true) !== 0) return 'unknown';
  const base = pointerFormat === format.offset ? baseAddress : 0;
  return (low, high) => {
    if (high >>> 31 === 0) {
      const target = low + (high & 0xf) * 2 ** 32;
      return addressPointer(target === 0 ? 0 : base + target);
    }
    const ordinal = low & 0xff_ffff;
    if (ordinal >= importCount) throw new FormatError('a missing import');
    return { kind: 'import', name: readName(view, symbolsAt + (view.getUint32(importsAt + 4 * ordinal, true) >>> 9)) };
  };
};

/** Reads the pointer format of the first segment that has pointers. The other segments use the same format. */
const readPointerFormat = (view: DataView, at: number): number | undefined => {
  const count = view.getUint32(at, true);
  for (let index = 0; index < count; index++) {
    const offset = view.getUint32(at + 4 + 4 * index, true);
    if (offset !== 0) return view.getUint16(at + offset + 6, true);
  }
  return undefined;
};

/** Target of a pointer: an address in the image, or a name that another library defines. */
export type Pointer =
  | { readonly kind: 'address'; readonly address: number }
  | { readonly kind: 'import'; readonly name: string }
  | { readonly kind: 'none' };

/** Part of the file that is loaded at an address. */
interface Segment {
  readonly address: number;
  readonly offset: number;
  readonly bytes: number;
}

const longestText = 2_000;

const addressPointer = (address: number): Pointer => (address === 0 ? { kind: 'none' } : { kind: 'address', address });

const readUint64 = (view: DataView, at: number): number => {
  const value = view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
  if (!Number.isSafeInteger(value)) throw new FormatError('an implausibly large number');
  return value;
};

/** Reads a zero-terminated name of a class or method, in UTF-8. */
export const readName = (view: DataView, start: number): string => {
  let end = start;
  while (view.getUint8(end) !== 0) {
    end += 1;
    if (end - start > longestText) throw new FormatError('a name that has no end');
  }
  return Buffer.from(view.buffer, view.byteOffset + start, end - start).toString('utf8');
};

/** Prefixes of class symbols in Objective-C and Swift. The symbol of a Swift class also ends in `CN`. */
const objcPrefix = '_OBJC_CLASS_$_';
const swiftPrefix = '_$s';
const typeBits = { kind: 0x0e, section: 0x0e, external: 0x01 } as const;

const isClassSymbol = (name: string): boolean =>
  name.startsWith(objcPrefix) || (name.startsWith(swiftPrefix) && name.endsWith('CN'));

/** Returns the class name in an Objective-C symbol. Returns any other symbol unchanged. */
export const classOfSymbol = (symbol: string): string =>
  symbol.startsWith(objcPrefix) ? symbol.slice(objcPrefix.length) : symbol;

export const symbolOf = (className: string): string => objcPrefix + className;

/** Reads the addresses of an image's exported classes, by symbol. */
export const readClassSymbols = (image: MachOImage): Map<string, number> => {
  const { view } = image;
  const symbols = new Map<string, number>();
  const workBudget: WorkBudget = { left: 2 * view.byteLength };
  const kept: WorkBudget = { left: mostNames };
  for (const { at, nameAt } of symbolsIn(image)) {
    const type = view.getUint8(at + 4);
    if ((type & typeBits.kind) !== typeBits.section || (type & typeBits.external) === 0) continue;
    const name = readName(view, nameAt);
    spend(workBudget, name.length);
    if (!isClassSymbol(name)) continue;
    spend(kept, 1);
    symbols.set(name, readUint64(view, at + 8));
  }
  return symbols;
};
