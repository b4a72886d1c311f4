import { expect, test } from 'vitest';
import { createIds, seededRandom } from '../../../src/stand-in/random.ts';
import { createSimulatedTime } from '../../../src/stand-in/simulated-time.ts';
import { createFakeClock } from '../../helpers/fake-clock.ts';

const never = new AbortController().signal;

test('a clock that runs is as many times as fast as the one behind it, and can be moved', () => {
  const clock = createFakeClock(1_000);
  const time = createSimulatedTime(clock, { scale: 60 });
  clock.advance(10);
  expect([time.nowMs(), time.standsStill()]).toEqual([1_600, false]);
  time.advance(400);
  time.passWait();
  clock.advance(1);
  expect(time.nowMs()).toBe(2_060);
});

test('a clock that stands still moves by the waits of clients, from the start that it was given', () => {
  const clock = createFakeClock();
  const time = createSimulatedTime(clock, { waitMs: 30_000 }, 5_000);
  clock.advance(1_000_000);
  expect([time.nowMs(), time.standsStill()]).toEqual([5_000, true]);
  time.passWait();
  time.advance(1_000);
  expect(time.nowMs()).toBe(36_000);
});

test('another pace begins where the time is', () => {
  const clock = createFakeClock(0);
  const time = createSimulatedTime(clock, { scale: 10 });
  clock.advance(5);
  time.setPace({ waitMs: 7 });
  clock.advance(5);
  expect(time.nowMs()).toBe(50);
  time.setPace({ scale: 2 });
  clock.advance(5);
  expect(time.nowMs()).toBe(60);
});

test('who waits for a moment on a clock that stands still goes on when it is moved there, and not before', async () => {
  const time = createSimulatedTime(createFakeClock(), { waitMs: 30 }, 0);
  let isOver = false;
  const waiting = time
    .waitUntil(() => 50, never)
    .then((came) => {
      isOver = true;
      return came;
    });
  time.passWait();
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  time.passWait();
  expect(await waiting).toBe(true);
});

test('a moment that never comes is told, and a wait ends with its signal', async () => {
  const time = createSimulatedTime(createFakeClock(), { waitMs: 30 }, 0);
  expect(await time.waitUntil(() => Number.POSITIVE_INFINITY, never)).toBe(false);
  const abort = new AbortController();
  const waiting = time.waitUntil(() => 50, abort.signal);
  abort.abort(new Error('closed'));
  await expect(waiting).rejects.toThrow();
});

test('ids follow from what they are for and from how many equal things came before', () => {
  const [one, other] = [createIds(seededRandom(1)), createIds(seededRandom(1))];
  const ids = [one('app', 'a'), one('app', 'b'), one('app', 'a')];
  expect(new Set(ids).size).toBe(3);
  expect([other('app', 'b'), other('app', 'a'), other('app', 'a')]).toEqual([ids[1], ids[0], ids[2]]);
  expect(createIds(seededRandom(2))('app', 'a')).not.toBe(ids[0]);
  expect(ids[0]).toMatch(/^[0-9a-f]{40}$/);
  expect(one('a', 'bc')).not.toBe(one('ab', 'c'));
});

test('ids stay different however many there are', () => {
  const newId = createIds(seededRandom(1));
  const ids = new Set<string>();
  for (let index = 0; index < 200_100; index++) ids.add(newId('upload', String(index % 100_050)));
  expect(ids.size).toBe(200_100);
});
