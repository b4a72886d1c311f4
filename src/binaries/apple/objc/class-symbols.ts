import { spend, type WorkBudget } from '../../work-budget.ts';
import type { MachOImage } from '../mach-o.ts';
import { readText, readUint64 } from './pointers.ts';

/** How symbols of classes begin: those of Objective-C, and the metadata of Swift classes, which end in `CN`. */
const objcPrefix = '_OBJC_CLASS_$_';
const swiftPrefix = '_$s';
const symbolTable = 0x02;
const symbolBytes = 16;
const typeBits = { kind: 0x0e, section: 0x0e, external: 0x01 } as const;
const mostNames = 100_000;

export const isClassSymbol = (name: string): boolean =>
  name.startsWith(objcPrefix) || (name.startsWith(swiftPrefix) && name.endsWith('CN'));

/** The class in the symbol of one that Objective-C knows, else the symbol as it is. */
export const classOfSymbol = (symbol: string): string =>
  symbol.startsWith(objcPrefix) ? symbol.slice(objcPrefix.length) : symbol;

export const symbolOf = (className: string): string => objcPrefix + className;

/** Addresses of the classes that an image gives to others, by symbol. */
export const readClassSymbols = ({ view, commands }: MachOImage): Map<string, number> => {
  const symbols = new Map<string, number>();
  const command = commands.find(({ kind }) => kind === symbolTable);
  if (command === undefined) return symbols;
  const symbolsAt = view.getUint32(command.at + 8, true);
  const count = view.getUint32(command.at + 12, true);
  const namesAt = view.getUint32(command.at + 16, true);
  const workBudget: WorkBudget = { left: 2 * view.byteLength };
  const kept: WorkBudget = { left: mostNames };
  for (let index = 0; index < count; index++) {
    const at = symbolsAt + index * symbolBytes;
    const type = view.getUint8(at + 4);
    if ((type & typeBits.kind) !== typeBits.section || (type & typeBits.external) === 0) continue;
    const name = readText(view, namesAt + view.getUint32(at, true));
    spend(workBudget, name.length);
    if (!isClassSymbol(name)) continue;
    spend(kept, 1);
    symbols.set(name, readUint64(view, at + 8));
  }
  return symbols;
};
