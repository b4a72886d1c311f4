import type { AndroidManifest } from '../../../src/binaries/android/android-manifest.ts';
import type { AppleBundle } from '../../../src/binaries/apple/app-bundle.ts';
import type {
  ApkFacts,
  AppDirectoryFacts,
  EarlgreyDirectoryFacts,
  IpaFacts,
  OtherFacts,
  TestApkFacts,
  XcuitestArchiveFacts,
  ZipFacts,
} from '../../../src/binaries/facts.ts';
import type { PreflightInput } from '../../../src/binaries/preflight/preflight.ts';
import type { DiscoveredSuite } from '../../../src/core/model/discovered-suite.ts';

export const preflightInput = (more: Partial<PreflightInput>): PreflightInput => ({
  framework: 'espresso',
  app: undefined,
  testSuite: undefined,
  tests: undefined,
  devices: [],
  deviceOffers: undefined,
  debugFeatures: [],
  ...more,
});

const located = { file: 'file', container: 'archive', sizeBytes: 1_000 } as const;
const manifest: AndroidManifest = {
  packageName: 'com.shop',
  versionName: '1.0',
  minSdk: 26,
  targetSdk: 35,
  debuggable: true,
  split: undefined,
  instrumentations: [],
  launchable: true,
};
export const apk: ApkFacts = {
  kind: 'apk',
  ...located,
  manifest,
  abis: ['arm64-v8a'],
  signature: { schemes: ['v2'], dropped: [] },
};
export const testApk: TestApkFacts = {
  kind: 'test-apk',
  ...located,
  manifest: { ...manifest, packageName: 'com.shop.test' },
  abis: [],
  signature: { schemes: ['v1', 'v2'], dropped: [] },
  instrumentation: { runner: 'androidx.test.runner.AndroidJUnitRunner', targetPackage: 'com.shop' },
};
export const bundle = (name: string, more: Partial<AppleBundle> = {}): AppleBundle => ({
  path: name,
  name,
  bundleId: 'com.shop',
  version: '1.0',
  minimumOs: '15.0',
  target: 'device',
  executable: name,
  ...more,
});
export const ipa: IpaFacts = { kind: 'ipa', ...located, app: bundle('Shop.app') };
export const appFolder: AppDirectoryFacts = {
  kind: 'app-directory',
  ...located,
  file: 'out/Shop.app',
  container: 'folder',
  app: bundle('Shop.app'),
  above: '',
};
export const uiTests: XcuitestArchiveFacts = {
  kind: 'xcuitest-archive',
  ...located,
  runner: bundle('UITests-Runner.app'),
  tests: [bundle('UITests.xctest')],
  apps: [],
  plans: [],
  above: '',
};
export const earlgrey: EarlgreyDirectoryFacts = {
  kind: 'earlgrey-directory',
  ...located,
  app: bundle('Shop.app'),
  tests: [bundle('T.xctest')],
  above: '',
};
export const zip: ZipFacts = { kind: 'zip', ...located, looksLike: undefined };
export const other: OtherFacts = { kind: 'other', ...located, looksLike: 'a Git LFS pointer' };

export const test = { className: 'com.shop.CartTest', name: 'adds', ignored: false, parameterized: false, conditional: false };
export const suite: DiscoveredSuite = {
  tests: [test],
  suiteId: 'com.shop.test',
  runner: undefined,
  targetPackage: 'com.shop',
  classesRead: 10,
  unknown: [],
};
