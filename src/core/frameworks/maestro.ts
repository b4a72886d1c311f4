import type { FrameworkDefinition } from './definition.ts';
import { mappedShards } from './shared-rules.ts';

export const maestro: FrameworkDefinition = {
  title: 'Maestro',
  systems: ['android', 'ios'],
  apiVersions: ['v2'],
  paths: { v2: 'maestro/v2', logs: 'maestro', startsBySystem: true, stop: 'maestro' },
  app: { path: 'app', parameter: 'app', packedAs: 'ipa' },
  testSuite: { path: 'test-suite', parameter: 'testSuite', packedAs: 'one-folder-zip' },
  testFilter: {
    parameter: 'execute',
    style: 'flow',
    // The service refuses 1,000 characters. The JSON is longer than the joined names, whichever of the two the service counts.
    mostBytes: 999,
    // The path comes from the known suite, because results name a flow only by its file name, without folder and extension.
    entryOf: (_className, _name, { known }) => known?.file,
  },
  shards: mappedShards('execute', ['execute', 'tags']),
  binaryRules: 'flows',
  screenshotParameter: 'debugscreenshots',
  screenshotLog: 'maestroScreenshot',
  mayListBuilds: true,
  checksSuiteAlone: true,
  hasReports: false,
  failureLogs: ['commandlogs', 'devicelogs'],
  repeatsTests: true,
  stopsAtFailures: true,
  listsBuilds: false,
  localCommand: (test) => `maestro test '${test}'`,
};
