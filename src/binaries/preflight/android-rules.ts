import { publishedDocsUrl } from '../../model/error-codes.ts';
import { type ApkFacts, appBundle, type BinaryFacts, describeFacts, type InspectedPair, type TestApkFacts } from '../facts.ts';
import type { Finding } from './finding.ts';

/** Checks whether an app and its Espresso suite fit together. */
export const checkAndroid = ({ app, testSuite }: InspectedPair, debugFeatures: readonly string[]): Finding[] => {
  if (app?.kind === 'test-apk' && testSuite?.kind === 'apk') return [swapped(app, testSuite)];
  return [
    ...(app === undefined ? [] : checkApp(app)),
    ...(testSuite === undefined ? [] : checkSuite(testSuite)),
    ...(app?.kind === 'apk' ? checkDebuggable(app, testSuite, debugFeatures) : []),
    ...(app?.kind === 'apk' && testSuite?.kind === 'test-apk' ? checkTarget(app, testSuite) : []),
  ];
};

const swapped = (app: TestApkFacts, testSuite: ApkFacts): Finding => ({
  severity: 'error',
  code: 'swapped',
  input: 'app',
  found: `${app.file} is the test APK, and ${testSuite.file} in test-suite is the app`,
  remedy: 'Swap the two inputs.',
});

const checkApp = (app: BinaryFacts): Finding[] => {
  if (app.kind === 'apk') return checkInstallable(app, 'app');
  return [
    {
      severity: 'error',
      code: 'wrong-kind',
      input: 'app',
      found: `${describeFacts(app)}, not the APK of the app`,
      remedy:
        app.kind === 'test-apk'
          ? 'Use the app itself, in most projects build/outputs/apk/debug/*.apk.'
          : `Use the .apk file that ./gradlew assembleDebug creates.${isBundle(app) ? ` How to make one from a bundle: ${publishedDocsUrl}/recipes/binaries.md#app-bundles` : ''}`,
    },
  ];
};

const isBundle = (facts: BinaryFacts): boolean => facts.kind === 'zip' && facts.looksLike === appBundle;

const checkSuite = (suite: BinaryFacts): Finding[] => {
  if (suite.kind === 'test-apk') return checkInstallable(suite, 'test-suite');
  return [
    {
      severity: 'error',
      code: 'wrong-kind',
      input: 'test-suite',
      found:
        suite.kind === 'apk'
          ? `${suite.file} declares no test instrumentation, so it is an app and not its test APK`
          : `${describeFacts(suite)}, not the test APK`,
      remedy:
        'Use the .apk file that ./gradlew assembleDebugAndroidTest creates, in most projects build/outputs/apk/androidTest/debug/*.apk.',
    },
  ];
};

const checkInstallable = (facts: ApkFacts | TestApkFacts, input: 'app' | 'test-suite'): Finding[] => {
  const findings: Finding[] = [];
  if (facts.manifest.split !== undefined) {
    findings.push({
      severity: 'error',
      code: 'split-apk',
      input,
      found: `${facts.file} is the part ${facts.manifest.split} of a split APK, which cannot be installed on its own`,
      remedy: 'Build a universal APK (bundletool build-apks --mode=universal).',
    });
  }
  if (facts.abis.length > 0 && !facts.abis.some((abi) => abi.startsWith('arm'))) {
    findings.push({
      severity: 'error',
      code: 'emulator-build',
      input,
      found: `${facts.file} has native code for ${facts.abis.join(' and ')} only, but the devices have ARM processors`,
      remedy: 'Build for arm64-v8a or armeabi-v7a too.',
    });
  }
  return findings;
};

const checkDebuggable = (app: ApkFacts, suite: BinaryFacts | undefined, debugFeatures: readonly string[]): Finding[] => {
  if (app.manifest.debuggable) return [];
  if (debugFeatures.length > 0) {
    return [
      {
        severity: 'error',
        code: 'not-debuggable',
        input: 'app',
        found: `${app.file} is not debuggable, but ${debugFeatures.join(' and ')} ${debugFeatures.length === 1 ? 'reads' : 'read'} the private data of the app`,
        remedy: `Use the debug build, or turn off ${debugFeatures.join(' and ')}.`,
      },
    ];
  }
  if (suite?.kind !== 'test-apk' || !suite.manifest.debuggable) return [];
  return [
    {
      severity: 'warning',
      code: 'not-debuggable',
      input: 'app',
      found: `${app.file} is a release build, but its test APK is a debug build`,
      remedy: 'Use the debug build of the app: tests fail if a shrinker removed or renamed what they call.',
    },
  ];
};

const checkTarget = (app: ApkFacts, suite: TestApkFacts): Finding[] => {
  const { targetPackage } = suite.instrumentation;
  // A suite may also test its own package: the tests of a library contain the library and run in their own process.
  if (targetPackage === app.manifest.packageName || targetPackage === suite.manifest.packageName) return [];
  return [
    {
      severity: 'error',
      code: 'other-package',
      input: 'test-suite',
      found: `${suite.file} tests ${targetPackage}, but the app is ${app.manifest.packageName}`,
      remedy: 'Build both from the same variant: an applicationIdSuffix changes the package.',
    },
  ];
};
