import { FormatError } from '../../binary-error.ts';
import type { MachOImage } from '../mach-o.ts';
import { readBoundNames } from './bound-names.ts';
import { readChainedFixups } from './chained-fixups.ts';
import { addressPointer, type Pointer, readText, readUint64, type Segment } from './pointers.ts';

/** The image as a running program sees it, by addresses. Every read throws `RangeError` or `FormatError` outside of it. */
export interface ImageMemory {
  readonly uint32: (address: number) => number;
  readonly int32: (address: number) => number;
  readonly pointer: (address: number) => Pointer;
  /** A zero-ended text. */
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

/** Undefined where pointers are encoded in a way that is not known here, so that nothing can be said for sure. */
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
    text: (address) => readText(view, offsetOf(address)),
    pointer: (address) => {
      const offset = offsetOf(address);
      if (fixups !== 'none') return fixups.decode(view.getUint32(offset, true), view.getUint32(offset + 4, true));
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
