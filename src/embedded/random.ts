import { createHash } from 'node:crypto';

/** Returns a number from 0 to 1, excluding 1. */
export type Random = () => number;

export const seededRandom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Returns 40 lowercase hexadecimal digits, like the service. `what` describes the object that gets the id. */
export type NewId = (...what: readonly string[]) => string;

const maxKnown = 100_000;

/** Ids depend only on `what`, and on the number of earlier ids with the same `what`, so the order of requests does not matter. */
export const createIds = (random: Random): NewId => {
  let salt = String(random());
  const counts = new Map<string, number>();
  return (...what) => {
    const key = createHash('sha1').update(JSON.stringify(what)).digest('base64');
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const id = createHash('sha1').update(`${salt} ${key} ${count}`).digest('hex');
    if (counts.size >= maxKnown) {
      counts.clear();
      salt = id;
    }
    return id;
  };
};
