import { createHash } from 'node:crypto';

/** Returns 12 hexadecimal digits, which tell values of one run or repository apart, but are no protection against collisions. */
export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
