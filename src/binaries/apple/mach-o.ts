import { FormatError } from '../byte-readers.ts';

type ApplePlatform = 'ios' | 'ios-simulator' | 'other';

interface LoadCommand {
  readonly kind: number;
  /** Offset of the command in the image. */
  readonly at: number;
  readonly bytes: number;
}

/** Part of a Mach-O file for one architecture. */
export interface MachOImage {
  readonly view: DataView;
  readonly commands: readonly LoadCommand[];
  readonly processor: number;
}

const magic = { image64: 0xfeedfacf, image32: 0xfeedface, fat: 0xcafebabe } as const;
const processors = { x86_64: 0x01000007, i386: 7 } as const;
const commands = { symbolTable: 0x02, buildVersion: 0x32, minimumIos: 0x25 } as const;
const symbolBytes = 16;
const mostCommands = 10_000;
const platforms = new Map<number, ApplePlatform>([
  [2, 'ios'],
  [7, 'ios-simulator'],
]);

/** Opens the first image of a Mach-O file or of its start. Throws `FormatError` or `RangeError` for other bytes. */
export const openMachO = (bytes: Buffer): MachOImage => {
  const whole = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The header of a file for several architectures is big-endian and contains the offset of each image.
  const start = whole.getUint32(0) === magic.fat ? whole.getUint32(16) : 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start);
  const found = view.getUint32(0, true);
  if (found !== magic.image64 && found !== magic.image32) throw new FormatError('no Mach-O file');
  const count = view.getUint32(16, true);
  if (count > mostCommands) throw new FormatError('implausibly many load commands');
  const list: LoadCommand[] = [];
  let at = found === magic.image64 ? 32 : 28;
  for (let index = 0; index < count; index++) {
    const commandBytes = view.getUint32(at + 4, true);
    if (commandBytes < 8) throw new FormatError('a load command of the wrong size');
    list.push({ kind: view.getUint32(at, true), at, bytes: commandBytes });
    at += commandBytes;
  }
  return { view, commands: list, processor: view.getUint32(4, true) };
};

/** Lists the entries of the symbol table, each with the offset of its name. */
export const symbolsIn = function* ({ view, commands: list }: MachOImage): Generator<{ at: number; nameAt: number }> {
  const command = list.find(({ kind }) => kind === commands.symbolTable);
  if (command === undefined) return;
  const symbolsAt = view.getUint32(command.at + 8, true);
  const count = view.getUint32(command.at + 12, true);
  const namesAt = view.getUint32(command.at + 16, true);
  for (let index = 0; index < count; index++) {
    const at = symbolsAt + index * symbolBytes;
    yield { at, nameAt: namesAt + view.getUint32(at, true) };
  }
};

/** Returns the platform of an image. */
export const platformOf = ({ view, commands: list, processor }: MachOImage): ApplePlatform => {
  const built = list.find(({ kind }) => kind === commands.buildVersion);
  if (built !== undefined) return platforms.get(view.getUint32(built.at + 8, true)) ?? 'other';
  // Without a build version, only the processor shows whether the build is for the simulator or for a device.
  if (!list.some(({ kind }) => kind === commands.minimumIos)) return 'other';
  return processor === processors.x86_64 || processor === processors.i386 ? 'ios-simulator' : 'ios';
};
