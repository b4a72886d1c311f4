import assert from 'node:assert/strict';
import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { test } from 'vitest';

/** Time after which a case is interrupted, so that fast-check can shrink the case. */
const hangMs = 20_000;
/** Limit for one case, which has at most a few hundred kilobytes. */
const mostCpuMs = 5_000;
/** Attempts before a case counts as slow, because a busy machine sometimes counts ten times the CPU time. */
const attempts = 3;

/** Number of cases without `npm run fuzz`, half as many as other properties have. */
const runs = process.env.FUZZ_RUNS === undefined ? { numRuns: 50 } : {};

const context = createContext({ work: undefined });
const script = new Script('work()');

/** Returns undefined if `work` throws one of these errors. A subclass counts as another error. */
export const attempt = <Result>(refusals: readonly unknown[], work: () => Result): Result | undefined => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && refusals.includes(error.constructor))) throw error;
    return undefined;
  }
};

const checkKeys = (value: unknown): string | undefined =>
  JSON.stringify(value, (key, held: unknown) => {
    assert.notEqual(key, '__proto__', 'no value has a key that could reach a prototype in a later copy');
    return held instanceof Map ? [...held] : held;
  });

/**
 * Defines a test: for every input, `read` returns or throws one of `refusals`, ends soon, and changes no prototype.
 *
 * @param read asserts what must hold, and returns what it read
 * @param refusals the classes of the errors that it documents
 * @param examples cases that failed once
 */
export const fuzz = <Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  read: (input: Input) => unknown,
  refusals: readonly unknown[] = [],
  examples: readonly Input[] = [],
): void =>
  test(name, async () => {
    const known = new Set(Reflect.ownKeys(Object.prototype));
    const property = fc.asyncProperty(input, async (value) => {
      const cpuMsOf = async (): Promise<number> => {
        const before = process.threadCpuUsage();
        context.work = () => read(value);
        const result = await Promise.allSettled([(async () => script.runInContext(context, { timeout: hangMs }))()]);
        attempt(refusals, () => {
          if (result[0].status === 'rejected') throw result[0].reason;
          checkKeys(result[0].value);
        });
        const { user, system } = process.threadCpuUsage(before);
        return (user + system) / 1_000;
      };
      let cpuMs = await cpuMsOf();
      for (let index = 1; index < attempts && cpuMs > mostCpuMs; index += 1) cpuMs = await cpuMsOf();
      const added = Reflect.ownKeys(Object.prototype).filter((key) => !known.has(key));
      for (const key of added) Reflect.deleteProperty(Object.prototype, key);
      assert.deepEqual(added, [], 'no prototype is changed');
      assert(cpuMs <= mostCpuMs, `a case takes at most ${mostCpuMs} ms of CPU time`);
    });
    await fc.assert(property, { ...runs, examples: examples.map((example): [Input] => [example]) });
  });

/** Streams bytes in pieces of this size. */
export async function* inPieces(bytes: Buffer, size = Math.max(1, bytes.length)): AsyncGenerator<Buffer> {
  // Pieces are copies because the real sources reuse one block of memory.
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size));
}
