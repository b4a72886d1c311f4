import type { FrameworkDefinition, TestFilter } from './definition.ts';
import { mappedShards, withoutInstance } from './shared-rules.ts';

/** Filter for tests by their names in Xcode: `Target/Class/test`. */
const identifierFilter: TestFilter = {
  parameter: 'only-testing',
  leavesOut: 'skip-testing',
  style: 'identifier',
  entryOf: (className, name, { target }) => {
    const path = [...className.split(/[./]/), withoutInstance(name).replace(/\(\)$/, '')];
    return path.length > 2 || target === undefined ? path.join('/') : [target, ...path].join('/');
  },
};

/** Command that runs a test in Xcode. The user of the command sets the scheme and the destination. */
const runInXcode = (test: string): string =>
  `xcodebuild test -scheme "$SCHEME" -destination "$DESTINATION" '-only-testing:${test}'`;

export const xcuitest: FrameworkDefinition = {
  title: 'XCUITest',
  systems: ['ios'],
  apiVersions: ['v1', 'v2'],
  paths: { v1: 'xcuitest', v2: 'xcuitest/v2', logs: 'xcuitest', planStart: 'xctestrun-build' },
  app: { uploads: 'apps', path: 'app', parameter: 'app', packedAs: 'ipa' },
  testSuite: { uploads: 'xcuitest-suites', path: 'test-suite', parameter: 'testSuite', packedAs: 'zip' },
  testFilter: identifierFilter,
  shards: mappedShards('only-testing', ['only-testing', 'skip-testing']),
  binaryRules: 'xcuitest',
  hasReports: false,
  failureLogs: ['instrumentationlogs', 'devicelogs'],
  repeatsTests: true,
  stopsAtFailures: true,
  listsBuilds: true,
  localCommand: runInXcode,
};

export const earlgrey: FrameworkDefinition = {
  title: 'EarlGrey',
  systems: ['ios'],
  apiVersions: ['v1'],
  paths: { v1: 'earlgrey', logs: 'earlgrey' },
  app: { uploads: 'earlgrey-app-dirs', path: 'app-dir', parameter: 'appDir', packedAs: 'zip' },
  testFilter: identifierFilter,
  binaryRules: 'earlgrey',
  hasReports: false,
  failureLogs: ['instrumentationlogs', 'devicelogs'],
  listsBuilds: false,
  localCommand: runInXcode,
};
