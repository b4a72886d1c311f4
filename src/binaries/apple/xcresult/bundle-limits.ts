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
  /** In the whole bundle; one that has more is refused. */
  total: { objects: 50_000, 'bytes of objects': 400_000_000, 'tests, failures and attachments': 100_000, characters: 16_000_000 },
};

export type BundleLimits = Readonly<typeof bundleLimits>;

type Total = keyof BundleLimits['total'];

/** What reading one bundle may still cost. */
export class BundleBudget {
  readonly limits: BundleLimits;
  readonly #file: string;
  readonly #left: Record<Total, number>;
  readonly #leftMs: () => number;
  #steps: number;

  constructor(file: string, limits: BundleLimits, monotonicMs: () => number) {
    this.limits = limits;
    this.#file = file;
    this.#left = { ...limits.total };
    this.#steps = limits.steps;
    const deadlineMs = monotonicMs() + limits.timeMs;
    this.#leftMs = () => deadlineMs - monotonicMs();
  }

  /** Throws `BinaryError` where the limit, or the time, is exceeded. */
  spend(total: Total, amount: number): void {
    this.#left[total] -= amount;
    if (this.#left[total] < 0) throw this.#excess(`more than ${this.limits.total[total]} ${total}`);
    if (total === 'objects' && this.#leftMs() < 0) throw this.#excess(`more than can be read in ${this.limits.timeMs / 1_000} s`);
  }

  /** @returns the text, for the result to keep */
  keep(text: string): string {
    this.spend('characters', text.length);
    return text;
  }

  /** @returns how many of an attempt's steps may be kept */
  takeSteps(wanted: number): number {
    const taken = Math.min(wanted, this.limits.attemptSteps, this.#steps);
    this.#steps -= taken;
    return taken;
  }

  #excess(found: string): BinaryError {
    return new BinaryError('too-large', this.#file, {
      found,
      expected: 'the result bundle of one test session',
      remedy: 'Split the suite into shards: each has a result bundle of its own.',
    });
  }
}
