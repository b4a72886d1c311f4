import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Clock } from '../../src/lib/clock.ts';

/** A clock whose time passes only while everybody sleeps: hours in the time that the work itself takes. */
export interface SimulatedClock extends Clock {
  /** Lets time pass until the work is done. Work may wait for this clock alone, and for files. */
  run<Result>(work: Promise<Result>): Promise<Result>;
}

interface Sleeper {
  readonly wakeMs: number;
  readonly nth: number;
  readonly wake: () => void;
}

/** Files may take longer than a turn of the loop; what takes seconds never ends. */
const mostStalls = 5_000;
const startMs = Date.UTC(2026, 0, 2, 10);

export const createSimulatedClock = (): SimulatedClock => {
  const heap: Sleeper[] = [];
  let nowMs = 0;
  let count = 0;
  return {
    nowMs: () => startMs + nowMs,
    monotonicMs: () => nowMs,
    sleep: (delayMs, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const onAbort = (): void => reject(signal?.reason);
        signal?.addEventListener('abort', onAbort, { once: true });
        const wake = (): void => {
          signal?.removeEventListener('abort', onAbort);
          resolve();
        };
        push(heap, { wakeMs: nowMs + Math.max(0, delayMs), nth: count++, wake });
      }),
    run: async (work) => {
      let isDone = false;
      const finish = (): void => {
        isDone = true;
      };
      work.then(finish, finish);
      for (let stalls = 0; ; ) {
        await quiet();
        if (isDone) return work;
        const next = pop(heap);
        if (next === undefined) {
          if (stalls++ > mostStalls) throw new Error('Everybody waits, and nobody for the clock.');
          await setTimeout(1);
          continue;
        }
        nowMs = next.wakeMs;
        next.wake();
      }
    },
  };
};

/** Whatever can go on without the clock has gone on. */
const quiet = async (): Promise<void> => {
  do await setImmediate();
  while (process.getActiveResourcesInfo().some((kind) => kind.startsWith('FSReq')));
};

const isBefore = (one: Sleeper, other: Sleeper): boolean =>
  one.wakeMs < other.wakeMs || (one.wakeMs === other.wakeMs && one.nth < other.nth);

const push = (heap: Sleeper[], sleeper: Sleeper): void => {
  let place = heap.push(sleeper) - 1;
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || !isBefore(sleeper, parent)) break;
    heap[place] = parent;
    place = above;
  }
  heap[place] = sleeper;
};

const pop = (heap: Sleeper[]): Sleeper | undefined => {
  const [first] = heap;
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return last;
  let place = 0;
  for (;;) {
    const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]];
    if (left === undefined) break;
    const isRight = right !== undefined && isBefore(right, left);
    const least = isRight ? right : left;
    if (!isBefore(least, last)) break;
    heap[place] = least;
    place = 2 * place + (isRight ? 2 : 1);
  }
  heap[place] = last;
  return first;
};
