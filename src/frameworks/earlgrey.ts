import type { FrameworkDefinition } from './definition.ts';
import { identifierFilter, runInXcode } from './xcuitest.ts';

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
