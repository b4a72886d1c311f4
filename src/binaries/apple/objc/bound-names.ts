import { FormatError } from '../../binary-error.ts';
import { spend, type WorkBudget } from '../../work-budget.ts';
import type { MachOImage } from '../mach-o.ts';
import { isClassSymbol } from './class-symbols.ts';
import { readText, type Segment } from './pointers.ts';

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

/** Names that older images bind to addresses, from the program of small commands that does it (`LC_DYLD_INFO`). */
export const readBoundNames = ({ view, commands }: MachOImage, segments: readonly Segment[]): Map<number, string> => {
  const names = new Map<number, string>();
  const command = commands.find(({ kind }) => dyldInfo.has(kind));
  if (command === undefined) return names;
  const cursor = { at: view.getUint32(command.at + 16, true) };
  const end = cursor.at + view.getUint32(command.at + 20, true);
  const workBudget: WorkBudget = { left: view.byteLength };
  const kept: WorkBudget = { left: mostNames };
  let name = '';
  let address = 0n;
  // Steps backwards are written as very large ones, that run over the end of 64 bits.
  const step = (distance: bigint): void => {
    address = BigInt.asUintN(64, address + distance);
  };
  const bind = (advance: bigint): void => {
    spend(workBudget, Number(pointerBytes));
    // Only classes matter here; a test bundle uses a few hundred of other libraries.
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
        name = readText(view, cursor.at);
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
