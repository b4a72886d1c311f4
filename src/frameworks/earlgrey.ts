import type { FrameworkDefinition } from './definition.ts';
import { identifierFilter } from './xcuitest.ts';

export const earlgrey: FrameworkDefinition = {
  title: 'EarlGrey',
  os: 'ios',
  apiVersions: ['v1'],
  app: { uploads: 'earlgrey-app-dirs', parameter: 'appDir', packedAs: 'zip' },
  testFilter: identifierFilter,
  hasReports: false,
  listsBuilds: false,
};
