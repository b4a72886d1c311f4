import type { NamedTest } from '../model/results.ts';
import type { DiscoveredTest } from './discovered-suite.ts';

/**
 * The two ways in which releases of the Android test runner put a test into a shard: the remainder of its hash, taken
 * upwards from minus infinity, or of its absolute value. They differ for negative hashes.
 */
export type SplitForm = 'floor-mod' | 'absolute';

export const splitForms: readonly SplitForm[] = ['floor-mod', 'absolute'];

/** Java's `String.hashCode`: over UTF-16 units, in 32 bits. */
export const javaHash = (text: string): number => {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
};

/** The shard, from 0, in which the runner's own split runs a test; undefined where it runs in none, or is hashed by a name that is not known. */
export const shardOf = (test: NamedTest & Pick<DiscoveredTest, 'naming'>, shards: number, form: SplitForm): number | undefined =>
  test.naming === undefined ? shardOfHash(javaHash(`${test.name}(${test.className})`), shards, form) : undefined;

/** The absolute value of the lowest 32-bit number is negative in Java: its test may run in no shard at all. */
export const shardOfHash = (hash: number, shards: number, form: SplitForm): number | undefined => {
  if (form === 'floor-mod') return ((hash % shards) + shards) % shards;
  const remainder = (hash === -0x8000_0000 ? hash : Math.abs(hash)) % shards;
  // A remainder of minus zero is shard 0 too.
  return remainder < 0 ? undefined : Math.abs(remainder);
};
