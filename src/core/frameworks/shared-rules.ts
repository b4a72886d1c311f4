import { isRecord } from '../../lib/is-record.ts';
import type { ServiceShards } from './definition.ts';

/** Shards of a build with one session for each shard and device. `strategy` says how a shard names its tests. */
export const mappedShards = (strategy: string, replaces: readonly string[]): ServiceShards => ({
  splitBy: 'service',
  parameter: 'shards',
  write: (shards) => ({
    shards: {
      numberOfShards: shards.length,
      deviceSelection: 'all',
      mapping: shards.map(({ name, tests }) => ({ name, strategy, values: tests })),
    },
  }),
  read: ({ shards }) => {
    const { deviceSelection, mapping } = isRecord(shards) ? shards : {};
    if (deviceSelection !== 'all' || !Array.isArray(mapping)) return [];
    const read = mapping.flatMap((entry: unknown) => {
      const { name, strategy: own, values } = isRecord(entry) ? entry : {};
      if (typeof name !== 'string' || own !== strategy || !Array.isArray(values)) return [];
      return [{ name, tests: values.filter((value) => typeof value === 'string') }];
    });
    return read.length === mapping.length ? read : [];
  },
  replaces,
});

/** Name of a parameterized test without its values: `adds` for `adds[1]` and `adds [count: 1]`. */
export const withoutInstance = (name: string): string => {
  const start = name.endsWith(']') ? name.indexOf('[') : -1;
  return start === -1 ? name : name.slice(0, start).trimEnd();
};
