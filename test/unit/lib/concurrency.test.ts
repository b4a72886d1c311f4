import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/lib/clock.ts';
import { withinTime } from '../../../src/lib/concurrency.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';

const late = () => new Error('late');

describe('work within a time', () => {
  it('gives its result', async () => {
    const { signal } = new AbortController();
    expect(await withinTime(async () => 7, 60_000, late, { clock: systemClock, signal })).toBe(7);
  });

  it('is left behind once the time is over, and learns of it', async () => {
    const { signal } = new AbortController();
    const seen = Promise.withResolvers<unknown>();
    const work = (limit: AbortSignal) => {
      limit.addEventListener('abort', () => seen.resolve(limit.reason));
      return new Promise<never>(() => {});
    };
    await expect(withinTime(work, 1_000, late, { clock: createFakeClock(), signal })).rejects.toThrow('late');
    expect(await seen.promise).toEqual(new Error('late'));
  });

  it('ends with the reason of a cancellation', async () => {
    const controller = new AbortController();
    const work = () => {
      controller.abort(new Error('cancelled'));
      return new Promise<never>(() => {});
    };
    await expect(withinTime(work, 60_000, late, { clock: systemClock, signal: controller.signal })).rejects.toThrow('cancelled');
  });
});
