import type { FrameworkDefinition } from './definition.ts';

const androidRoot = 'flutter-integration-tests/v2/android';
const iosRoot = 'flutter-integration-tests/v2/ios';

/** Settings of both Flutter frameworks. Requests cannot name Dart tests, because the test runner sees only one test. */
const common = {
  apiVersions: ['v2'],
  listsBuilds: false,
  localCommand: (test: string) => `flutter test integration_test --plain-name '${test}'`,
} as const;

export const flutterAndroid: FrameworkDefinition = {
  ...common,
  title: 'Flutter for Android',
  systems: ['android'],
  paths: { v2: androidRoot, logs: androidRoot },
  app: { path: 'app', parameter: 'app', packedAs: 'zip', takesBundles: true },
  testSuite: { path: 'test-suite', parameter: 'testSuite', packedAs: 'zip' },
  binaryRules: 'android',
  hasReports: true,
  failureLogs: [],
};

export const flutterIos: FrameworkDefinition = {
  ...common,
  title: 'Flutter for iOS',
  systems: ['ios'],
  paths: { v2: iosRoot, logs: iosRoot },
  testSuite: { path: 'test-package', parameter: 'testPackage', packedAs: 'zip' },
  binaryRules: 'test-package',
  hasReports: false,
  failureLogs: ['instrumentationlogs', 'devicelogs'],
};
