import { createHash } from 'node:crypto';

/** Returns a number that is at least 0 and less than 1. */
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

/** Returns 40 lowercase hexadecimal digits. `what` describes the object that gets the id. */
export type NewId = (...what: readonly string[]) => string;

const maxKnown = 100_000;

/** Ids do not depend on the order of requests, because the ids of each `what` are counted separately. */
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
