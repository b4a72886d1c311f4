import { createHash } from 'node:crypto';
import type { Call } from './calls.ts';
import { type FaultKind, faultKinds } from './fault-kinds.ts';
import type { Setting } from './settings.ts';

/** One fault at one call of one command. */
export interface Cell {
  readonly setting: string;
  readonly call: Call;
  readonly fault: string;
  /** Without an end; else at one request. */
  readonly lasting: boolean;
  /** Which request of the call is struck first, from 1. */
  readonly nth: number;
  /** Whether all tests pass where nothing goes wrong; else one fails. */
  readonly isGreen: boolean;
}

export const cellName = ({ setting, call, fault, lasting }: Cell): string =>
  `${setting}: ${call.method} ${call.route}: ${fault}${lasting ? ', lasting' : ''}`;

/** Every fault at every call; at variants of a full command one of each kind, and at their uploads none that lasts. A fault that lasts meets a run that would be green, so that a verdict without proof shows. */
export const cellsOf = (setting: Setting, calls: readonly Call[]): readonly Cell[] =>
  calls
    .filter((call) => !(setting.isFull !== true && isShared(call)) && setting.hangs?.tried.test(call.route) !== false)
    .flatMap((call, row) =>
      faultKinds
        .filter(({ roles, ofAKind }) => (roles?.includes(call.role) ?? true) && !(ofAKind === true && setting.isFull !== true))
        .flatMap((kind, column) => {
          const cell = { setting: setting.name, call, fault: kind.name };
          const mayBeGreen = call.needsFailure !== true;
          const once: Cell = { ...cell, lasting: false, nth: nthOf(call, kind), isGreen: mayBeGreen && (row + column) % 2 === 0 };
          const lasting: Cell = { ...cell, lasting: true, nth: 1, isGreen: mayBeGreen };
          const isTriedOnce = kind.lasting !== true || (setting.isFull !== true && call.role === 'upload');
          return isTriedOnce ? [once] : [once, lasting];
        }),
    );

/** Paths that name no framework and no version are those of every command. */
const isShared = ({ route }: Call): boolean => !/\/(espresso|xcuitest|earlgrey|maestro|flutter-integration-tests)\//.test(route);

/** Credentials are refused in the middle of the run: where they never were accepted, there is nothing to outlive. */
const nthOf = ({ count }: Call, { response }: FaultKind): number => (response === 'refused' ? Math.floor(count / 2) + 1 : 1);

export const kindOf = ({ fault }: Pick<Cell, 'fault'>): FaultKind => {
  const kind = faultKinds.find(({ name }) => name === fault);
  if (kind === undefined) throw new Error(`no fault is named ${fault}`);
  return kind;
};

/** A program has the clock of the machine, which no test waits for, and a network of its own. */
const isPrompt = ({ fault, response, name }: FaultKind): boolean =>
  typeof fault === 'object' && response !== 'late' && !name.includes('silence');

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
  for (const lasting of [false, true])
    for (const { name } of faultKinds.filter(isPrompt)) {
      const candidates = cells.filter((cell) => cell.fault === name && cell.lasting === lasting && isShort(cell));
      const ranked = candidates
        .map((cell) => {
          const { method, route } = cell.call;
          const calls = drawn.filter(({ call }) => call.method === method && call.route === route).length;
          const commands = drawn.filter(({ setting }) => setting === cell.setting).length;
          return { cell, calls, commands, hash: hashOf(cell) };
        })
        .toSorted((a, b) => a.calls - b.calls || a.commands - b.commands || a.hash.localeCompare(b.hash));
      drawn.push(...ranked.slice(0, 1).map(({ cell }) => cell));
    }
  return drawn;
};

const hashOf = (cell: Cell): string => createHash('sha256').update(cellName(cell)).digest('hex');
