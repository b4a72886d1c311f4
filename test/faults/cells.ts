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

/** Every fault at every call; at variants of a command one of each kind, and at their uploads none that lasts. A fault that lasts meets a run that would be green, so that a verdict without proof shows. */
export const cellsOf = (setting: Setting, calls: readonly Call[]): readonly Cell[] =>
  calls
    .filter((call) => !(setting.isVariant === true && isShared(call)) && setting.hangs?.tried.test(call.route) !== false)
    .flatMap((call, row) =>
      faultKinds
        .filter(({ roles, ofAKind }) => (roles?.includes(call.role) ?? true) && !(ofAKind === true && setting.isVariant === true))
        .flatMap((kind, column) => {
          const cell = { setting: setting.name, call, fault: kind.name };
          const mayBeGreen = call.needsFailure !== true;
          const once: Cell = { ...cell, lasting: false, nth: nthOf(call, kind), isGreen: mayBeGreen && (row + column) % 2 === 0 };
          const lasting: Cell = { ...cell, lasting: true, nth: 1, isGreen: mayBeGreen };
          const isTriedOnce = kind.lasting !== true || (setting.isVariant === true && call.role === 'upload');
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
