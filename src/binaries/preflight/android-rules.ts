import { publishedDocsUrl } from '../../core/model/error-codes.ts';
import { errorFinding, type Finding, type Found, findingsOf, warningFinding } from '../../core/model/finding.ts';
import {
  type AndroidFacts,
  type ApkFacts,
  type AppBundleFacts,
  type BinaryFacts,
  describeFacts,
  type InspectedPair,
  type TestApkFacts,
} from '../facts.ts';

/**
 * Facts of the APK that the service makes of an app bundle. Its signature is the service's. Undefined if the manifest of the
 * bundle cannot be read.
 */
export const builtFrom = ({ appManifest: manifest, file, container, sizeBytes, abis }: AppBundleFacts): ApkFacts | undefined =>
  manifest && { kind: 'apk', file, container, sizeBytes, manifest, abis };

/** Checks whether an app and its Espresso suite fit together. */
export const checkAndroid = ({ app, testSuite }: InspectedPair, debugFeatures: readonly string[]): Finding[] => {
  if (app?.kind === 'test-apk' && testSuite?.kind === 'apk')
    return [
      errorFinding('swapped', 'app', {
        found: `${app.file} is the test APK, and ${testSuite.file} in test-suite is the app`,
        remedy: 'Swap the two inputs.',
      }),
    ];
  return findingsOf(
    app && checkApp(app),
    testSuite && checkSuite(testSuite),
    app?.kind === 'apk' && checkDebuggable(app, testSuite, debugFeatures),
    app?.kind === 'apk' && testSuite?.kind === 'test-apk' && checkTarget(app, testSuite),
  );
};

const checkApp = (app: BinaryFacts): Found | readonly Found[] => {
  if (app.kind === 'apk') return checkInstallable(app, 'app');
  return errorFinding('wrong-kind', 'app', {
    found: `${describeFacts(app)}, not the APK of the app`,
    remedy:
      app.kind === 'test-apk'
        ? 'Use the app itself, in most projects build/outputs/apk/debug/*.apk.'
        : `Use the .apk file that ./gradlew assembleDebug creates.${app.kind === 'app-bundle' ? ` How to make one from a bundle: ${publishedDocsUrl}/recipes/binaries.md#app-bundles` : ''}`,
  });
};

const checkSuite = (suite: BinaryFacts): Found | readonly Found[] => {
  if (suite.kind === 'test-apk') return checkInstallable(suite, 'test-suite');
  return errorFinding('wrong-kind', 'test-suite', {
    found:
      suite.kind === 'apk'
        ? `${suite.file} declares no test instrumentation, so it is an app and not its test APK`
        : `${describeFacts(suite)}, not the test APK`,
    remedy:
      'Use the .apk file that ./gradlew assembleDebugAndroidTest creates, in most projects build/outputs/apk/androidTest/debug/*.apk.',
  });
};

const checkInstallable = ({ file, manifest, abis }: AndroidFacts, input: 'app' | 'test-suite'): readonly Found[] => [
  manifest.split !== undefined &&
    errorFinding('split-apk', input, {
      found: `${file} is the part ${manifest.split} of a split APK, which cannot be installed on its own`,
      remedy: 'Build a universal APK (bundletool build-apks --mode=universal).',
    }),
  abis.length > 0 &&
    !abis.some((abi) => abi.startsWith('arm')) &&
    errorFinding('emulator-build', input, {
      found: `${file} has native code for ${abis.join(' and ')} only, but the devices have ARM processors`,
      remedy: 'Build for arm64-v8a or armeabi-v7a too.',
    }),
];

const checkDebuggable = (app: ApkFacts, suite: BinaryFacts | undefined, debugFeatures: readonly string[]): Found => {
  if (app.manifest.debuggable) return undefined;
  if (debugFeatures.length > 0)
    return errorFinding('not-debuggable', 'app', {
      found: `${app.file} is not debuggable, but ${debugFeatures.join(' and ')} ${debugFeatures.length === 1 ? 'reads' : 'read'} the private data of the app`,
      remedy: `Use the debug build, or turn off ${debugFeatures.join(' and ')}.`,
    });
  if (suite?.kind !== 'test-apk' || !suite.manifest.debuggable) return undefined;
  return warningFinding('not-debuggable', 'app', {
    found: `${app.file} is a release build, but its test APK is a debug build`,
    remedy: 'Use the debug build of the app: tests fail if a shrinker removed or renamed what they call.',
  });
};

const checkTarget = (app: ApkFacts, suite: TestApkFacts): Found => {
  const { targetPackage } = suite.instrumentation;
  // A suite may also test its own package, because the suite of a library contains the library.
  if (targetPackage === app.manifest.packageName || targetPackage === suite.manifest.packageName) return undefined;
  return errorFinding('other-package', 'test-suite', {
    found: `${suite.file} tests ${targetPackage}, but the app is ${app.manifest.packageName}`,
    remedy: 'Build both from the same variant: an applicationIdSuffix changes the package.',
  });
};
