/** A number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The same numbers for the same seed, for repeatable ids and durations. */
export const seededRandom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const hex8 = (random: Random): string =>
  Math.floor(random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');

/** 40 lowercase hexadecimal digits, the form of every id of the service. */
export const hexId = (random: Random): string => Array.from({ length: 5 }, () => hex8(random)).join('');
