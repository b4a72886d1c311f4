import { isRecord } from '../lib/is-record.ts';
import type { FrameworkDefinition, ServiceShards, TestFilter } from './definition.ts';
import { withoutInstance } from './without-instance.ts';

/** `Target/Class/test`, as Xcode names tests. */
export const identifierFilter: TestFilter = {
  parameter: 'only-testing',
  leavesOut: 'skip-testing',
  style: 'identifier',
  entryOf: (className, name, target) => {
    const path = [...className.split(/[./]/), withoutInstance(name).replace(/\(\)$/, '')];
    return path.length > 2 || target === undefined ? path.join('/') : [target, ...path].join('/');
  },
};

/** Shards of the v2 interface: one build, with a session for each shard and device. */
const mappedShards: ServiceShards = {
  splitBy: 'service',
  parameter: 'shards',
  write: (shards) => ({
    shards: {
      numberOfShards: shards.length,
      deviceSelection: 'all',
      mapping: shards.map(({ name, tests }) => ({ name, strategy: 'only-testing', values: tests })),
    },
  }),
  read: ({ shards }) => {
    const { deviceSelection, mapping } = isRecord(shards) ? shards : {};
    if (deviceSelection !== 'all' || !Array.isArray(mapping)) return [];
    const read = mapping.flatMap((entry: unknown) => {
      const { name, strategy, values } = isRecord(entry) ? entry : {};
      if (typeof name !== 'string' || strategy !== 'only-testing' || !Array.isArray(values)) return [];
      return [{ name, tests: values.filter((value) => typeof value === 'string') }];
    });
    return read.length === mapping.length ? read : [];
  },
  replaces: ['only-testing', 'skip-testing'],
};

export const xcuitest: FrameworkDefinition = {
  title: 'XCUITest',
  os: 'ios',
  apiVersions: ['v1', 'v2'],
  app: { uploads: 'apps', parameter: 'app', packedAs: 'ipa' },
  testSuite: { uploads: 'xcuitest-suites', parameter: 'testSuite', packedAs: 'zip' },
  testFilter: identifierFilter,
  shards: mappedShards,
  hasReports: false,
  listsBuilds: true,
};
