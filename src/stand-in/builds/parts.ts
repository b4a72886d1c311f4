import { type Framework, type FrameworkTraits, traitsOf } from '../framework.ts';
import { invalid } from '../http/response.ts';
import type { Scenario } from '../schema/scenario.ts';
import { type Capabilities, readInteger, readMapping, readNames, readRequestBody, readTextValue } from './capabilities.ts';
import type { NamedTest } from './suite-test.ts';
import { readTestFilter, type TestFilter } from './test-filters.ts';

export interface Shard {
  readonly index: number;
  readonly total: number;
}

export const readShard = (capabilities: Capabilities, framework: Framework): Shard | undefined => {
  const total = readInteger(capabilities, 'numShards', 1, 10_000);
  const index = readInteger(capabilities, 'shardIndex', 0, 10_000);
  if (total === undefined && index === undefined) return undefined;
  if (framework !== 'espresso') throw invalid('INVALID_VALUES_IN_INPUT', 'numShards and shardIndex are for Espresso only');
  if (total === undefined || index === undefined) {
    throw invalid('INVALID_VALUES_IN_INPUT', 'numShards and shardIndex are only valid together');
  }
  if (index >= total) throw invalid('INVALID_VALUES_IN_INPUT', 'shardIndex is not between 0 and numShards-1');
  return { index, total };
};

/** Computes the same hash as `String.hashCode` in Java. */
const hashCode = (text: string): number => {
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(31, hash) + text.charCodeAt(index)) | 0;
  return hash;
};

/** Splits tests like the Android test runner. `rule` decides how a negative hash is treated. */
export const shardOf = ({ className, name }: NamedTest, total: number, rule: Scenario['shard-split']): number => {
  const hash = hashCode(`${name}(${className})`);
  return rule === 'absolute' ? Math.abs(hash) % total : ((hash % total) + total) % total;
};

/** Part of a run that `shards` in the build request splits into several sessions. */
export interface Part {
  readonly name: string;
  readonly index: number;
  /** Selects the tests of this part. Absent if the service splits tests by hash. */
  readonly mapping?: { readonly strategy: string; readonly values: unknown };
  readonly includes: TestFilter;
}

const maxParts = 100;
const strategies: Readonly<Record<FrameworkTraits['runner'], readonly string[]>> = {
  instrumentation: ['class', 'package', 'annotation', 'size'],
  xcode: ['only-testing', 'skip-testing'],
  maestro: ['execute', 'tags'],
};

/** Accepts tags as a mapping, or as a list of tags to include. */
const filterOf = (strategy: string, mapping: Capabilities): Capabilities => {
  if (strategy !== 'tags') return { [strategy]: readNames(mapping, 'values') };
  return { tags: Array.isArray(mapping.values) ? { includeTags: mapping.values } : mapping.values };
};

const mappedPart = (value: unknown, index: number, framework: Framework): Part => {
  const mapping = readRequestBody(value);
  const strategy = readTextValue(mapping, 'strategy') ?? '';
  const known = strategies[traitsOf(framework).runner];
  if (!known.includes(strategy)) {
    throw invalid('INVALID_VALUES_IN_INPUT', `The built-in cloud knows the shard strategies ${known.join(', ')}`);
  }
  return {
    name: readTextValue(mapping, 'name') ?? `Shard ${index + 1}`,
    index,
    mapping: { strategy, values: mapping.values },
    includes: readTestFilter(filterOf(strategy, mapping), framework),
  };
};

/** Splits tests by hash if `shards` has no mapping. Throws Refusal. */
export const readParts = (capabilities: Capabilities, framework: Framework, rule: Scenario['shard-split']): readonly Part[] => {
  const shards = readMapping(capabilities, 'shards');
  if (shards === undefined) return [];
  readSelection(shards);
  const total = readInteger(shards, 'numberOfShards', 1, maxParts) ?? 1;
  const mapping = shards.mapping;
  if (Array.isArray(mapping) && mapping.length > 0) {
    if (shards.numberOfShards !== undefined && total !== mapping.length)
      throw invalid('INVALID_VALUES_IN_INPUT', 'numberOfShards is not the number of entries in mapping');
    if (mapping.length > maxParts) throw invalid('INVALID_VALUES_IN_INPUT', `mapping has more than ${maxParts} entries`);
    return mapping.map((value, index) => mappedPart(value, index, framework));
  }
  return Array.from({ length: total }, (_, index) => ({
    name: `Shard ${index + 1}`,
    index,
    includes: (test) => shardOf(test, total, rule) === index,
  }));
};

const readSelection = (shards: Capabilities): 'all' | 'any' => {
  const selection = shards.deviceSelection ?? 'all';
  if (selection === 'all' || selection === 'any') return selection;
  throw invalid('INVALID_VALUES_IN_INPUT', 'deviceSelection is neither any nor all');
};

/** Parts that a device runs. An undefined part means the whole run. */
export const partsOfDevice = (
  { parts, capabilities }: { readonly parts: readonly Part[]; readonly capabilities: Capabilities },
  nth: number,
  devices: number,
): readonly (Part | undefined)[] => {
  const shards = readMapping(capabilities, 'shards');
  if (shards === undefined) return [undefined];
  return readSelection(shards) === 'all' ? parts : parts.filter(({ index }) => index % devices === nth);
};
