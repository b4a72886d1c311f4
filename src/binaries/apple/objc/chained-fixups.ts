import { FormatError } from '../../binary-error.ts';
import type { MachOImage } from '../mach-o.ts';
import { addressPointer, type Pointer, readText } from './pointers.ts';

/** How newer images encode pointers: the value in the file holds the target and the way to the next pointer. */
interface ChainedFixups {
  /** From the lower and upper half of the encoded value. */
  readonly decode: (low: number, high: number) => Pointer;
}

const chainedFixups = 0x8000_0034;
/** `DYLD_CHAINED_PTR_64` and `_64_OFFSET`: what programs for iPhones use; the others belong to the system's own. */
const format = { address: 2, offset: 6 } as const;
const plainImports = 1;

/** `none` for an image without them, `unknown` for an encoding that is not read here. */
export const readChainedFixups = ({ view, commands }: MachOImage, baseAddress: number): ChainedFixups | 'none' | 'unknown' => {
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
  return {
    decode: (low, high) => {
      if (high >>> 31 === 0) {
        const target = low + (high & 0xf) * 2 ** 32;
        return addressPointer(target === 0 ? 0 : base + target);
      }
      const ordinal = low & 0xff_ffff;
      if (ordinal >= importCount) throw new FormatError('a missing import');
      return { kind: 'import', name: readText(view, symbolsAt + (view.getUint32(importsAt + 4 * ordinal, true) >>> 9)) };
    },
  };
};

/** Of the first segment that has pointers; all segments of one image use the same. */
const readPointerFormat = (view: DataView, at: number): number | undefined => {
  const count = view.getUint32(at, true);
  for (let index = 0; index < count; index++) {
    const offset = view.getUint32(at + 4 + 4 * index, true);
    if (offset !== 0) return view.getUint16(at + offset + 6, true);
  }
  return undefined;
};
