import { describe, expect, it } from 'vitest';
import { createStartLimit, signalAfter } from '../../../../src/action/run/run-deadline.ts';
import { type Clock, systemClock } from '../../../../src/lib/clock.ts';

/** A clock that `pass` moves. Sleeps end when their time has come. */
const openClock = () => {
  let nowMs = 0;
  const sleepers = new Set<{ readonly dueMs: number; readonly wake: () => void }>();
  const clock: Clock = {
    nowMs: () => nowMs,
    monotonicMs: () => nowMs,
    sleep: (delayMs, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = { dueMs: nowMs + delayMs, wake: resolve };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', () => sleepers.delete(sleeper) && reject(signal.reason), { once: true });
      }),
    after: systemClock.after,
  };
  return {
    clock,
    sleepers,
    /** Moves the clock in steps of a second, and does `work` in each step. */
    pass: async (seconds: number, work: () => void = () => {}) => {
      for (let second = 0; second < seconds; second++) {
        nowMs += 1_000;
        work();
        for (const sleeper of sleepers) if (sleeper.dueMs <= nowMs && sleepers.delete(sleeper)) sleeper.wake();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
};

describe('the limit before the start', () => {
  it('ends what waits, and says why', async () => {
    const { clock, pass } = openClock();
    using limit = createStartLimit(60_000, clock);
    await pass(59);
    expect(limit.signal.aborted).toBe(false);
    await pass(1);
    expect(limit.signal.reason).toMatchObject({
      code: 'queue-timeout',
      message: 'the service did not confirm within 1 m that a build started',
    });
  });

  it('does not count the time in which bytes leave', async () => {
    const { clock, pass } = openClock();
    using limit = createStartLimit(60_000, clock);
    await pass(30);
    await pass(601, limit.moved);
    await pass(28);
    expect(limit.signal.aborted).toBe(false);
    await pass(1);
    expect(limit.signal.aborted).toBe(true);
  });

  it('counts the silence between two tries of an upload', async () => {
    const { clock, pass } = openClock();
    using limit = createStartLimit(60_000, clock);
    for (let tries = 0; tries < 5; tries++) {
      limit.moved();
      await pass(10);
    }
    limit.moved();
    await pass(10);
    expect(limit.signal.aborted).toBe(true);
  });

  it('does not count untimed work, in which it does not end', async () => {
    const { clock, pass } = openClock();
    using limit = createStartLimit(60_000, clock);
    await pass(50);
    const { promise, resolve } = Promise.withResolvers<string>();
    const work = limit.untimed(() => promise);
    await pass(30);
    expect(limit.signal.aborted).toBe(false);
    resolve('done');
    expect(await work).toBe('done');
    await pass(9);
    expect(limit.signal.aborted).toBe(false);
    await pass(1);
    expect(limit.signal.aborted).toBe(true);
  });
});

describe('a signal after another one', () => {
  it('aborts so much later, for the same reason', async () => {
    const { clock, pass } = openClock();
    const stop = new AbortController();
    using late = signalAfter(stop.signal, 5_000, clock);
    await pass(10);
    stop.abort(new Error('why'));
    await pass(4);
    expect(late.signal.aborted).toBe(false);
    await pass(1);
    expect(late.signal.reason).toBe(stop.signal.reason);
  });
});
