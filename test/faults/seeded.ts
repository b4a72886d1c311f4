import { createHash } from 'node:crypto';
import { type Random, seededRandom } from '../../src/embedded/random.ts';

/** The same numbers for the same text. */
export const seeded = (text: string): Random => seededRandom(createHash('sha256').update(text).digest().readInt32BE(0));
