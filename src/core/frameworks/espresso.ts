import type { FrameworkDefinition } from './definition.ts';
import { withoutInstance } from './shared-rules.ts';

/** Reads a whole number. The service may store numbers as text. */
const wholeNumber = (value: unknown): number =>
  (typeof value === 'number' || typeof value === 'string') && /^\d{1,6}$/.test(String(value)) ? Number(value) : Number.NaN;

export const espresso: FrameworkDefinition = {
  title: 'Espresso',
  systems: ['android'],
  apiVersions: ['v1', 'v2'],
  paths: { v1: 'espresso', v2: 'espresso/v2', logs: 'espresso' },
  app: { uploads: 'apps', path: 'app', parameter: 'app', packedAs: 'zip', takesBundles: true },
  testSuite: { uploads: 'espresso-suites', path: 'test-suite', parameter: 'testSuite', packedAs: 'zip' },
  testFilter: {
    parameter: 'class',
    style: 'class',
    entryOf: (className, name) => `${className}#${withoutInstance(name)}`,
  },
  shards: {
    splitBy: 'runner',
    write: ({ index, total }) => ({ numShards: total, shardIndex: index }),
    read: ({ numShards, shardIndex }) => ({ index: wholeNumber(shardIndex), total: wholeNumber(numShards) }),
  },
  binaryRules: 'android',
  hasReports: true,
  failureLogs: [],
  repeatsTests: true,
  stopsAtFailures: true,
  listsBuilds: true,
  localCommand: (test) => `./gradlew connectedAndroidTest '-Pandroid.testInstrumentationRunnerArguments.class=${test}'`,
};
