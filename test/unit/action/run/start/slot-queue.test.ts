import { describe, expect, it } from 'vitest';
import { openRunState } from '../../../../../src/action/run/run-state.ts';
import { createSlotQueue } from '../../../../../src/action/run/start/start.ts';
import { createFakeClock } from '../../../../helpers/fake-clock.ts';
import { createMemoryRunner } from '../../../../helpers/memory-runner.ts';
import { plainLog, planOf } from '../../../../helpers/stage.ts';

const minute = 60_000;

const queueOf = (shards: number, { limitMs = 30 * minute, random = 0.5 } = {}) => {
  const clock = createFakeClock();
  clock.advance(5_000);
  const lines: string[] = [];
  const run = openRunState(clock);
  const refused: number[] = [];
  const services = { ...createMemoryRunner('', {}), clock, log: plainLog(lines), random: () => random };
  const queue = createSlotQueue(planOf({ shards }).plan.builds, limitMs, services, run);
  const asked: { readonly shard: number; readonly wait: object }[] = [];
  return {
    queue,
    clock,
    lines,
    run,
    asked,
    refused,
    /** `room`: number of builds that get a slot. */
    advance: async (room: number, whenFull: 'no-slot' | 'refused' = 'no-slot') => {
      let left = room;
      const given = await queue.advance(async ({ shard }, wait) => {
        asked.push({ shard: shard.index, wait });
        left -= 1;
        return left >= 0 ? 'started' : whenFull;
      });
      refused.push(...given.map(({ shard }) => shard.index));
    },
  };
};

describe('a queue for slots', () => {
  it('lets all builds go once one of them is not to be started any more', async () => {
    const { queue, advance, refused, run } = queueOf(4);
    await advance(1, 'refused');
    expect(refused).toEqual([1, 2, 3]);
    expect(queue.dueInMs()).toBe(Number.POSITIVE_INFINITY);
    expect(run.facts().problems).toEqual([]);
  });

  it('is due after 15 s at first, and says who waits', () => {
    const one = queueOf(1);
    expect(one.queue.dueInMs()).toBe(15_000);
    one.clock.advance(14_000);
    expect(one.queue.dueInMs()).toBe(1_000);
    one.clock.advance(14_000);
    expect(one.queue.dueInMs()).toBe(0);
    expect(one.lines).toEqual(['All parallel slots are in use; trying to start the build again in at most 15 s.']);
    expect(queueOf(3).lines).toEqual([
      'All parallel slots are in use; trying to start the build of shard 1 of 3 and 2 more again in at most 15 s.',
    ]);
  });

  it('draws its pauses, so that jobs drift apart', () => {
    expect([0, 0.25, 0.5].map((random) => queueOf(1, { random }).queue.dueInMs())).toEqual([12_000, 13_500, 15_000]);
  });

  it('asks for the first alone, and twice as late after each refusal, up to a minute', async () => {
    const { queue, clock, advance, asked } = queueOf(3);
    const pauses: number[] = [];
    for (let nth = 0; nth < 5; nth++) {
      pauses.push(queue.dueInMs());
      clock.advance(queue.dueInMs());
      await advance(0);
    }
    expect(pauses).toEqual([15_000, 30_000, minute, minute, minute]);
    expect(asked.map(({ shard }) => shard)).toEqual([0, 0, 0, 0, 0]);
  });

  it('asks at once when a slot is free, and is patient anew', async () => {
    const { queue, clock, advance } = queueOf(2);
    clock.advance(15_000);
    await advance(0);
    clock.advance(10_000);
    queue.slotFreed();
    expect(queue.dueInMs()).toBe(0);
    await advance(0);
    expect(queue.dueInMs()).toBe(15_000);
  });

  it('counts a wait from its beginning, and against the limit from when the queue last moved', async () => {
    const { clock, advance, asked, queue } = queueOf(3);
    clock.advance(20_000);
    await advance(1);
    clock.advance(20_000);
    await advance(0);
    queue.slotFreed();
    await advance(0);
    expect(asked.map(({ wait }) => wait)).toEqual([
      { sinceMs: 5_000, limitSinceMs: 5_000 },
      { sinceMs: 5_000, limitSinceMs: 25_000 },
      { sinceMs: 5_000, limitSinceMs: 25_000 },
      { sinceMs: 5_000, limitSinceMs: 45_000 },
    ]);
  });

  it('does not sleep over its limit, and then gives up what still waits', async () => {
    const { queue, clock, run, advance, lines } = queueOf(3, { limitMs: 40_000 });
    clock.advance(15_000);
    await advance(1);
    run.onQueued(7_000);
    clock.advance(30_000);
    await advance(0);
    expect(queue.dueInMs()).toBe(10_000);
    expect(lines.at(-1)).toContain('trying to start the build of shard 2 of 3 and 1 more again in at most 10 s.');
    expect(run.facts().problems).toEqual([]);
    clock.advance(10_000);
    await advance(0);
    expect(run.facts()).toMatchObject({
      problems: [
        {
          code: 'queue-timeout',
          clause:
            'no parallel slot became free for Google Pixel 3-10.0, shard 2 of 3; Google Pixel 3-10.0, shard 3 of 3 within 40 s',
        },
      ],
      queueMs: 55_000,
    });
    expect(queue.dueInMs()).toBe(Number.POSITIVE_INFINITY);
  });
});
