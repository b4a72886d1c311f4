/** Kinds of Mach-O file: an app's executable, or a bundle that another program loads. */
export type MachOKind = 'executable' | 'bundle';

const headerBytes = 32;
const segmentBytes = 72 + 80;
const buildVersionBytes = 24;
const symbolTableBytes = 24;
const commandBytes = segmentBytes + buildVersionBytes + symbolTableBytes;
const symbolBytes = 16;
const returnInstruction = 0xd65f03c0;

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeUInt32LE(value, index * 4);
  });
  return bytes;
};

const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

const fixedName = (name: string): Buffer => Buffer.concat([Buffer.from(name, 'latin1')], 16);

/** LC_SEGMENT_64 with one section of code, so that the symbols have a section to belong to. */
const textSegment = (offset: number, size: number): Buffer =>
  Buffer.concat([
    words(0x19, segmentBytes),
    fixedName('__TEXT'),
    long(0),
    long(offset + size),
    long(0),
    long(offset + size),
    words(5, 5, 1, 0),
    fixedName('__text'),
    fixedName('__TEXT'),
    long(offset),
    long(size),
    words(offset, 2, 0, 0, 0x80000400, 0, 0, 0),
  ]);

/**
 * A small arm64 Mach-O file for iOS 15 with a symbol table: one empty function for each name.
 *
 * Well formed for readers of headers, build version and symbols; nothing that a device could start.
 */
export const machO = (kind: MachOKind, symbolNames: readonly string[]): Buffer => {
  const codeOffset = headerBytes + commandBytes;
  const codeBytes = Math.max(symbolNames.length, 1) * 4;
  // Entries of the symbol table hold 64-bit values and start at a multiple of 8.
  const symbolsOffset = Math.ceil((codeOffset + codeBytes) / 8) * 8;
  // Index 0 of a string table means "no name", so the names start after a filler.
  const names = symbolNames.map((name) => Buffer.from(`${name}\0`, 'utf8'));
  const strings = Buffer.concat([Buffer.from(' \0'), ...names]);
  let nameOffset = 2;
  const symbols = names.map((name, index) => {
    const symbol = Buffer.concat([words(nameOffset), Buffer.from([0x0e, 1, 0, 0]), long(codeOffset + index * 4)]);
    nameOffset += name.length;
    return symbol;
  });
  const stringsOffset = symbolsOffset + symbolBytes * symbols.length;
  return Buffer.concat([
    words(0xfeedfacf, 0x0100000c, 0, kind === 'executable' ? 2 : 8, 3, commandBytes, 0x85, 0),
    textSegment(codeOffset, codeBytes),
    words(0x32, buildVersionBytes, 2, 15 << 16, 17 << 16, 0),
    words(0x02, symbolTableBytes, symbolsOffset, symbols.length, stringsOffset, strings.length),
    words(...Array.from({ length: codeBytes / 4 }, () => returnInstruction)),
    Buffer.alloc(symbolsOffset - codeOffset - codeBytes),
    ...symbols,
    strings,
  ]);
};
