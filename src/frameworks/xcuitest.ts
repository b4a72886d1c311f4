import type { FrameworkDefinition, TestFilter } from './definition.ts';

/** `Target/Class/test`, as Xcode names tests. */
export const identifierFilter: TestFilter = {
  parameter: 'only-testing',
  leavesOut: 'skip-testing',
  style: 'identifier',
  entryOf: (className, name, target) => {
    const path = [...className.split(/[./]/), name.replace(/\(\)$/, '')];
    return path.length > 2 || target === undefined ? path.join('/') : [target, ...path].join('/');
  },
};

export const xcuitest: FrameworkDefinition = {
  title: 'XCUITest',
  os: 'ios',
  apiVersions: ['v1', 'v2'],
  app: { uploads: 'apps', parameter: 'app', packedAs: 'ipa' },
  testSuite: { uploads: 'xcuitest-suites', parameter: 'testSuite', packedAs: 'zip' },
  testFilter: identifierFilter,
  hasReports: false,
  listsBuilds: true,
};
