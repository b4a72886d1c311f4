import type { NamedTest } from '../model/results.ts';
import type { KnownTest } from '../model/run-plan.ts';

/** Formula by which the Android test runner computes a shard from a hash. The formulas differ for negative hashes. */
export type SplitForm = 'floor-mod' | 'absolute';

export const splitForms: readonly SplitForm[] = ['floor-mod', 'absolute'];

/** Computes Java's `String.hashCode` over UTF-16 units, in 32 bits. */
export const javaHash = (text: string): number => {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
};

/** Computes the shard of a test, from 0. Undefined if no shard runs the test or its hashed name is unknown. */
export const shardOf = (test: NamedTest & Pick<KnownTest, 'naming'>, shards: number, form: SplitForm): number | undefined =>
  test.naming === undefined ? shardOfHash(javaHash(`${test.name}(${test.className})`), shards, form) : undefined;

/**
 * Computes the shard for a hash. Undefined if no shard runs the test, because Java's `abs` of the lowest integer is negative.
 */
export const shardOfHash = (hash: number, shards: number, form: SplitForm): number | undefined => {
  if (form === 'floor-mod') return ((hash % shards) + shards) % shards;
  const remainder = (hash === -0x8000_0000 ? hash : Math.abs(hash)) % shards;
  // The remainder may be minus zero, which also means shard 0.
  return remainder < 0 ? undefined : Math.abs(remainder);
};
