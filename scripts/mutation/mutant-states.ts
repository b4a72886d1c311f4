import { closeSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';

/** What is known of a mutant. Worse knowledge never replaces better: the numbers only rise. */
export const mutantState = { notCovered: 0, static: 1, survived: 2, killed: 3, timedOut: 4 } as const;

/** States of all mutants as one file of bytes, so that processes share them without a server. */
export interface MutantStates extends Disposable {
  get(index: number): number;
  /** Raises the state; a lower one is ignored. */
  raise(index: number, state: number): void;
}

export const writeStates = (file: string, states: readonly number[]): void => writeFileSync(file, Uint8Array.from(states));

export const readStates = (file: string): readonly number[] => [...readFileSync(file)];

export const openStates = (file: string): MutantStates => {
  const descriptor = openSync(file, 'r+');
  const byte = new Uint8Array(1);
  const get = (index: number): number => {
    readSync(descriptor, byte, 0, 1, index);
    return byte[0] ?? 0;
  };
  return {
    get,
    raise(index, state) {
      if (get(index) < state) writeSync(descriptor, Uint8Array.of(state), 0, 1, index);
    },
    [Symbol.dispose]: () => closeSync(descriptor),
  };
};
