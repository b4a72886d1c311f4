import { BinaryError } from '../../binary-error.ts';

/** How far they are from real bundles: docs/internals/result-bundles.md#limits. */
export const bundleLimits = {
  /** Of one object, unpacked. */
  objectBytes: 16_000_000,
  /** Values of the list of tests, of which each has six. */
  planValues: 150_000,
  /** Values of any other object. Few enough to be freed before the garbage collector takes them for lasting ones. */
  objectValues: 20_000,
  /** Of one text; a longer one is cut. */
  textBytes: 16_000,
  attachmentBytes: 64_000_000,
  /** Of one attempt: the last ones are kept. */
  attemptSteps: 300,
  /** Of the bundle: attempts past it have no steps. */
  steps: 40_000,
  timeMs: 15_000,
  /** In the whole bundle; one that has more is refused. Results are counted as JSON. */
  total: { objects: 50_000, 'bytes of objects': 400_000_000, 'characters of results': 16_000_000 },
};

export type BundleLimits = Readonly<typeof bundleLimits>;

export type BundleBudget = ReturnType<typeof createBundleBudget>;

/** What reading one bundle may still cost. */
export const createBundleBudget = (file: string, limits: BundleLimits, monotonicMs: () => number) => {
  const left = { ...limits.total };
  let stepsLeft = limits.steps;
  const deadlineMs = monotonicMs() + limits.timeMs;

  const refuseMoreThan = (limit: string): never => {
    throw new BinaryError('too-large', file, {
      found: `more than ${limit}`,
      expected: 'the result bundle of one test session',
      remedy: 'Split the suite into shards: each has a result bundle of its own.',
    });
  };
  /** Throws `BinaryError` where the limit, or the time, is exceeded. */
  const spend = (total: keyof typeof left, amount: number): void => {
    left[total] -= amount;
    if (left[total] < 0) refuseMoreThan(`${limits.total[total]} ${total}`);
    if (total === 'objects' && monotonicMs() > deadlineMs) refuseMoreThan(`can be read in ${limits.timeMs / 1_000} s`);
  };
  /** @returns the part of the result, to be kept */
  const keep = <Part>(part: Part): Part => {
    spend('characters of results', JSON.stringify(part).length);
    return part;
  };
  /** @returns how many of an attempt's steps may be kept */
  const takeSteps = (wanted: number): number => {
    const taken = Math.min(wanted, limits.attemptSteps, stepsLeft);
    stepsLeft -= taken;
    return taken;
  };
  return { limits, spend, keep, takeSteps };
};
