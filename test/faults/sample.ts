import { createHash } from 'node:crypto';
import type { Cell } from './cells.ts';
import { cellName } from './cells.ts';
import { type FaultKind, faultKinds } from './fault-kinds.ts';

/** A program has the clock of the machine, which no test waits for, and a network of its own. */
const isPrompt = ({ how, response, name }: FaultKind): boolean =>
  how.by === 'service' && response !== 'late' && !name.includes('silence');

/** All attempts at a change take more minutes than the program has. */
const isShort = ({ lasting, call }: Cell): boolean => !lasting || call.method === 'GET';

/**
 * Draws cells of the matrix for the program: each fault that needs no deadline once, and once more where it is also tried without an end.
 *
 * Of the cells of a fault those come first whose call, and then whose command, was drawn least so far; a hash of the name decides among
 * the rest. No one chooses them, and the same cells are drawn each time.
 */
export const sampleOf = (cells: readonly Cell[]): readonly Cell[] => {
  const drawn: Cell[] = [];
  const timesDrawn = (key: (cell: Cell) => string, cell: Cell): number =>
    drawn.filter((other) => key(other) === key(cell)).length;
  for (const lasting of [false, true])
    for (const { name } of faultKinds.filter(isPrompt)) {
      const candidates = cells.filter((cell) => cell.fault === name && cell.lasting === lasting && isShort(cell));
      const ranked = candidates
        .map((cell) => ({ cell, calls: timesDrawn(callOf, cell), commands: timesDrawn(commandOf, cell), hash: hashOf(cell) }))
        .toSorted((a, b) => a.calls - b.calls || a.commands - b.commands || a.hash.localeCompare(b.hash));
      drawn.push(...ranked.slice(0, 1).map(({ cell }) => cell));
    }
  return drawn;
};

const callOf = ({ call }: Cell): string => `${call.method} ${call.route}`;
const commandOf = ({ setting }: Cell): string => setting;
const hashOf = (cell: Cell): string => createHash('sha256').update(cellName(cell)).digest('hex');
