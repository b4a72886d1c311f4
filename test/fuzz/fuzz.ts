import assert from 'node:assert/strict';
import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { test } from 'vitest';

/** After this long, a case that does not end is interrupted, so that it is reported and made smaller like any other failure. */
const hangMs = 20_000;
/** CPU time, which a busy machine does not change. No case is larger than some hundred kilobytes. */
const mostCpuMs = 5_000;

const context = createContext({ work: undefined });
const script = new Script('work()');

/** Calls `work`, and throws where it runs for longer than `hangMs` without giving control back. */
const interruptible = <Result>(work: () => Result): Result => {
  context.work = work;
  return script.runInContext(context, { timeout: hangMs });
};

/**
 * Defines a test that gives hostile values to a reader: for each of them `check` must hold, end soon, and change no prototype.
 *
 * @param examples cases that failed once
 */
export const fuzz = <Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  check: (input: Input) => void | Promise<void>,
  examples: readonly Input[] = [],
): void => {
  test(name, async () => {
    const known = new Set(Reflect.ownKeys(Object.prototype));
    const property = fc.asyncProperty(input, async (value) => {
      const before = process.threadCpuUsage();
      await interruptible(() => check(value));
      const { user, system } = process.threadCpuUsage(before);
      const added = Reflect.ownKeys(Object.prototype).filter((key) => !known.has(key));
      for (const key of added) Reflect.deleteProperty(Object.prototype, key);
      assert.deepEqual(added, [], 'no prototype is changed');
      assert((user + system) / 1_000 <= mostCpuMs, `a case takes at most ${mostCpuMs} ms of CPU time`);
    });
    await fc.assert(property, { examples: examples.map((example): [Input] => [example]) });
  });
};

type ErrorClass = abstract new (...args: never[]) => Error;

const refusal = (error: unknown, classes: readonly ErrorClass[]): undefined => {
  if (!classes.some((known) => error instanceof known)) throw error;
};

/** Runs `work`; an error of one of these classes is a documented refusal, every other one is a bug. */
export const allowing = <Result>(classes: readonly ErrorClass[], work: () => Result): Result | undefined => {
  try {
    return work();
  } catch (error) {
    return refusal(error, classes);
  }
};

/** The same for asynchronous work. */
export const allowingAsync = async <Result>(
  classes: readonly ErrorClass[],
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (error) {
    return refusal(error, classes);
  }
};
