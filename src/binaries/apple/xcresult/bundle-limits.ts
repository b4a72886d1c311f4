import { type Clock, systemClock } from '../../../lib/clock.ts';
import { BinaryError } from '../../binary-error.ts';

/** How far they are from real bundles: docs/internals/result-bundles.md#limits. */
export const bundleLimits = {
  /** Of one object, unpacked. */
  objectBytes: 16_000_000,
  /** Of one object, where a test in a list has seven. Many objects may be in memory before the garbage collector frees them. */
  objectValues: 100_000,
  /** Of one text; a longer one is cut. */
  textBytes: 16_000,
  attachmentBytes: 64_000_000,
  /** Of one attempt: the last ones are kept. */
  attemptSteps: 300,
  /** Of the results of the whole bundle, as JSON. Attempts past the first half of them have no steps. */
  resultCharacters: 16_000_000,
  /** Of reading all objects; it also limits their number. */
  timeMs: 15_000,
};

export type BundleLimits = Readonly<typeof bundleLimits>;

export type BundleBudget = ReturnType<typeof createBundleBudget>;

/** What reading one bundle may still cost. */
export const createBundleBudget = (file: string, limits: BundleLimits, clock: Pick<Clock, 'monotonicMs'> = systemClock) => {
  const deadlineMs = clock.monotonicMs() + limits.timeMs;
  let charactersLeft = limits.resultCharacters;
  const refuseMoreThan = (limit: string): never => {
    throw new BinaryError('too-large', file, {
      found: `more than ${limit}`,
      expected: 'the result bundle of one test session',
      remedy: 'Split the suite into shards: each has a result bundle of its own.',
    });
  };
  return {
    limits,
    /** Throws `BinaryError` where the time is over. */
    checkTime: (): void => {
      if (clock.monotonicMs() > deadlineMs) refuseMoreThan(`can be read in ${limits.timeMs / 1_000} s`);
    },
    /** @returns the part of the results; throws `BinaryError` where there are too many */
    keep: <Part>(part: Part): Part => {
      charactersLeft -= JSON.stringify(part).length;
      return charactersLeft < 0 ? refuseMoreThan(`${limits.resultCharacters} characters of results`) : part;
    },
    /** @returns how many steps of the next attempt may be kept */
    mostSteps: (): number => (charactersLeft > limits.resultCharacters / 2 ? limits.attemptSteps : 0),
  };
};
