import type { Framework } from '../framework.ts';
import { invalid } from '../http/response.ts';
import type { Scenario } from '../schema/scenario.ts';
import { type Capabilities, readInteger } from './capabilities.ts';
import type { NamedTest } from './suite-test.ts';

export interface Shard {
  readonly index: number;
  readonly total: number;
}

const maxShards = 10_000;

/** Reads the sharding fields of a build request. Throws Refusal. */
export const readShard = (capabilities: Capabilities, framework: Framework): Shard | undefined => {
  const total = readInteger(capabilities, 'numShards', 1, maxShards);
  const index = readInteger(capabilities, 'shardIndex', 0, maxShards);
  if (total === undefined && index === undefined) return undefined;
  if (framework !== 'espresso') throw invalid('INVALID_VALUES_IN_INPUT', 'numShards and shardIndex are for Espresso only');
  if (total === undefined || index === undefined) {
    throw invalid('INVALID_VALUES_IN_INPUT', 'numShards and shardIndex are only valid together');
  }
  if (index >= total) throw invalid('INVALID_VALUES_IN_INPUT', 'shardIndex is not between 0 and numShards-1');
  return { index, total };
};

/** Computes Java's `String.hashCode`. */
const hashCode = (text: string): number => {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(31, hash) + text.charCodeAt(index)) | 0;
  return hash;
};

/** Index of the shard to which the Android test runner assigns a test. `rule` decides for negative hash codes. */
export const shardOf = ({ className, name }: NamedTest, total: number, rule: Scenario['shard-split']): number => {
  const hash = hashCode(`${name}(${className})`);
  return rule === 'absolute' ? Math.abs(hash) % total : ((hash % total) + total) % total;
};
