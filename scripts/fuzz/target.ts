import type fc from 'fast-check';

/** What a target does once it is open. */
export interface OpenTarget<Input> {
  readonly input: fc.Arbitrary<Input>;
  /** Throws, or rejects, where the sources break a promise. */
  readonly check: (input: Input) => void | Promise<void>;
  readonly close?: () => Promise<void>;
}

/** One part of the sources that takes what others wrote, and what must hold for whatever it is given. */
export interface Target<Input = unknown> {
  readonly name: string;
  /** What is given to it, a noun phrase for the table. */
  readonly takes: string;
  /** What must hold besides the rules of every target, half a sentence for the table. */
  readonly holds: string;
  /** Its part of all cases; the slower a case, the smaller. */
  readonly share: number;
  readonly open: () => Promise<OpenTarget<Input>> | OpenTarget<Input>;
}

/** A promise that the sources broke. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

/** @throws BrokenPromise unless `holds` */
export function demand(holds: boolean, promise: string): asserts holds {
  if (!holds) throw new BrokenPromise(promise);
}

/** Runs `work`; an error of one of these classes is an answer, every other one is a finding. */
export const allowing = <Result>(
  classes: readonly (abstract new (...args: never[]) => Error)[],
  work: () => Result,
): Result | undefined => {
  try {
    return work();
  } catch (error) {
    if (classes.some((known) => error instanceof known)) return undefined;
    throw error;
  }
};

/** The same for work that takes time. */
export const allowingLater = async <Result>(
  classes: readonly (abstract new (...args: never[]) => Error)[],
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (classes.some((known) => error instanceof known)) return undefined;
    throw error;
  }
};

/** Hides the type of a target's input, so that targets of all kinds stand in one list. */
export const target = <Input>(given: Target<Input>): Target => ({
  ...given,
  open: async () => {
    const { input, check, close } = await given.open();
    return { input, check: (value) => check(value as Input), ...(close === undefined ? {} : { close }) };
  },
});
