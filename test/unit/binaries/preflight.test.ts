import { describe, expect, it } from 'vitest';
import type { AndroidManifest } from '../../../src/binaries/android/android-manifest.ts';
import { BinaryError } from '../../../src/binaries/binary-error.ts';
import type { ApkFacts, AppBundleFacts, BinaryFacts } from '../../../src/binaries/facts.ts';
import { type PreflightInput, preflightFindings } from '../../../src/binaries/preflight/preflight.ts';
import { formatFinding } from '../../../src/core/model/finding.ts';
import {
  apk,
  appFolder,
  bundle,
  earlgrey,
  ipa,
  other,
  preflightInput,
  suite,
  test,
  testApk,
  uiTests,
  zip,
} from './sample-facts.ts';

/** Expected findings, separated by `; `. Each is `severity code input`, then texts of its message, separated by ` … `. */
type Case = [name: string, given: Partial<PreflightInput>, expected: string];

const check = (given: Partial<PreflightInput>, expected: string): void => {
  const wanted = expected === '' ? [] : expected.split('; ').map((finding) => /^([^:]*)(?:: (.*))?$/.exec(finding) ?? []);
  const findings = preflightFindings(preflightInput(given));
  expect(findings.map(({ severity, code, input: about }) => `${severity} ${code} ${about}`)).toEqual(
    wanted.map(([, kind]) => kind),
  );
  for (const [nth, [, , says = '']] of wanted.entries())
    for (const words of says.split(' … ')) expect(formatFinding(findings[nth]!)).toContain(words);
};

const change = (facts: ApkFacts, values: Partial<AndroidManifest>): ApkFacts => ({
  ...facts,
  manifest: { ...facts.manifest, ...values },
});

const release = change(apk, { debuggable: false });
const forSimulator = (file: string) => bundle(file, { target: 'simulator' });

describe('the framework of the other platform', () => {
  it.each<Case>([
    [
      'two APKs for XCUITest',
      { framework: 'xcuitest', app: apk, testSuite: testApk },
      'error wrong-kind app: xcuitest tests run on iOS. Set `framework: espresso`, or correct the files.',
    ],
    [
      'an APK for EarlGrey',
      { framework: 'earlgrey', app: apk },
      'error wrong-kind app: is an Android app (APK), but earlgrey tests run on iOS. Set `framework: espresso`',
    ],
    [
      'an IPA and its runner for Espresso',
      { app: ipa, testSuite: uiTests },
      'error wrong-kind app: espresso tests run on Android. Set `framework: xcuitest`',
    ],
    ['an EarlGrey app for Espresso', { app: earlgrey, testSuite: earlgrey }, 'error wrong-kind app: Set `framework: earlgrey`'],
    [
      'one file of each platform',
      { framework: 'xcuitest', app: ipa, testSuite: testApk },
      'error wrong-kind test-suite: an Android test APK',
    ],
  ])('preflight finds the framework of the other platform: %s', (_name, given, expected) => check(given, expected));
});

describe('preflight of Espresso', () => {
  it.each<Case>([
    ['a pair that fits', { app: apk, testSuite: testApk, tests: suite }, ''],
    ['nothing that is known', {}, ''],
    ['swapped', { app: testApk, testSuite: apk }, 'error swapped app: is the test APK, and … in test-suite is the app. Swap'],
    ['two test APKs', { app: testApk, testSuite: testApk }, 'error wrong-kind app: an Android test APK, not the APK of the app'],
    ['two apps', { app: apk, testSuite: apk }, 'error wrong-kind test-suite: declares no test instrumentation, so it is an app'],
    [
      'another package',
      { app: change(apk, { packageName: 'com.shop.debug' }), testSuite: testApk },
      'error other-package test-suite: tests com.shop, but the app is com.shop.debug … applicationIdSuffix',
    ],
    [
      'tests of a library',
      { app: apk, testSuite: { ...testApk, instrumentation: { runner: 'R', targetPackage: 'com.shop.test' } } },
      '',
    ],
    ['a release build with debug tests', { app: release, testSuite: testApk }, 'warning not-debuggable app'],
    ['a release build with release tests', { app: release, testSuite: { ...testApk, manifest: release.manifest } }, ''],
    [
      'a release build to be profiled',
      { app: release, debugFeatures: ['coverage'] },
      'error not-debuggable app: coverage reads the private data of the app. Use the debug build, or turn off coverage',
    ],
    ['an emulator build', { app: { ...apk, abis: ['x86', 'x86_64'] } }, 'error emulator-build app: x86 and x86_64 only'],
    ['a part of a split APK', { app: change(apk, { split: 'config.de' }) }, 'error split-apk app: config.de'],
    ['an iOS app', { app: ipa }, 'error wrong-kind app: an iOS app (IPA)'],
    ['a pointer to a file', { testSuite: other }, 'error wrong-kind test-suite: Git LFS pointer'],
  ])('preflight of Espresso judges %s', (_name, given, expected) => {
    check(given, expected);
  });
});

describe('preflight of XCUITest', () => {
  it.each<Case>([
    ['a pair that fits', { app: ipa, testSuite: uiTests }, ''],
    ['an app folder, which is packed', { app: appFolder, testSuite: { ...uiTests, container: 'folder' } }, ''],
    ['the folder above the app', { app: { ...appFolder, file: 'out' } }, 'error wrong-kind app: the .app folder'],
    ['a zip of the app', { app: { ...appFolder, container: 'archive' } }, 'error wrong-kind app'],
    ['swapped', { app: uiTests, testSuite: ipa }, 'error swapped app: runner (UITests-Runner.app) … is the app (Shop.app)'],
    ['an app for the simulator', { app: { ...ipa, app: forSimulator('Shop.app') } }, 'error simulator-build app: iphoneos'],
    ['tests for the simulator', { testSuite: { ...uiTests, runner: forSimulator('R.app') } }, 'error simulator-build test-suite'],
    [
      'a runner without tests',
      { testSuite: { ...uiTests, tests: [] } },
      'error no-test-bundle test-suite: no .xctest bundle in UITests-Runner.app/PlugIns',
    ],
    ['a folder above', { testSuite: { ...uiTests, above: 'Debug-iphoneos' } }, 'error extra-folder test-suite: Debug-iphoneos'],
    [
      'an archive without a runner',
      { testSuite: { ...zip, looksLike: 'a test bundle without its runner app' } },
      'error wrong-kind test-suite: without its runner',
    ],
    ['an Android suite', { testSuite: testApk }, 'error wrong-kind test-suite: an Android test APK'],
  ])('preflight of XCUITest judges %s', (_name, given, expected) => {
    check({ framework: 'xcuitest', ...given }, expected);
  });
});

describe('preflight of EarlGrey', () => {
  it.each<Case>([
    ['an app with its tests inside', { app: earlgrey }, ''],
    ['an app with its runner beside it', { app: { ...uiTests, apps: ['Shop.app'] } }, ''],
    ['an app without tests', { app: appFolder }, 'error no-test-bundle app: no .xctest bundle in Shop.app/PlugIns'],
    ['a folder too many, which may work', { app: { ...earlgrey, above: 'Products' } }, 'warning extra-folder app'],
    ['an app for the simulator', { app: { ...earlgrey, app: forSimulator('Shop.app') } }, 'error simulator-build app'],
    ['an IPA', { app: ipa }, 'error wrong-kind app: an iOS app (IPA), not the .app folder'],
  ])('preflight of EarlGrey judges %s', (_name, given, expected) => {
    check({ framework: 'earlgrey', ...given }, expected);
  });
});

describe('preflight of any framework', () => {
  const cut = new BinaryError('cut-short', 'app.apk', { found: 'half of it is missing', remedy: 'Send it again.' });

  it.each<Case>([
    ['an unreadable file', { app: cut, testSuite: testApk }, 'error cut-short app: app.apk: half of it is missing … Send it'],
    ['code that cannot be read', { testSuite: testApk, tests: cut }, 'error cut-short test-suite'],
    ['the same error twice', { testSuite: cut, tests: cut }, 'error cut-short test-suite'],
    ['both files unreadable', { app: cut, testSuite: cut }, 'error cut-short app; error cut-short test-suite'],
    ['a suite without tests', { tests: { ...suite, tests: [] } }, 'error no-tests test-suite: no test in its 10 classes'],
    [
      'a suite that is not understood',
      { tests: { ...suite, tests: [], unknown: [{ part: 'a.B', reason: 'why' }] } },
      'warning tests-unknown test-suite: a.B (why)',
    ],
    [
      'a suite whose runner may find tests',
      { tests: { ...suite, tests: [], unseen: 'the test runner a.R may add tests' } },
      'warning tests-unknown test-suite: the test runner a.R may add tests',
    ],
    [
      'a suite of ignored tests with a runner of its own',
      { tests: { ...suite, runner: 'a.R', customRunner: true, tests: [{ ...test, ignored: true }] } },
      'warning tests-unknown test-suite: a.R belongs to the suite',
    ],
    [
      'a suite that is ignored',
      { tests: { ...suite, tests: [{ ...test, ignored: true }] } },
      'error all-ignored test-suite: every test of the suite is ignored (1 test)',
    ],
    ['a very large file', { app: { ...apk, sizeBytes: 1_000_000_001 } }, 'warning very-large app: 1000 MB'],
    ['a large file', { app: { ...apk, sizeBytes: 1_000_000_000 } }, ''],
    ['errors first', { app: { ...apk, sizeBytes: 2e9, abis: ['x86'] } }, 'error emulator-build app; warning very-large app'],
  ])('preflight judges %s', (_name, given, expected) => {
    check(given, expected);
  });

  it('preflight never throws, whatever is given for what', () => {
    const all: readonly BinaryFacts[] = [apk, testApk, ipa, appFolder, uiTests, earlgrey, zip, other];
    const findings = (['espresso', 'xcuitest', 'earlgrey'] as const).flatMap((framework) =>
      all.flatMap((app) => all.map((testSuite) => preflightFindings(preflightInput({ framework, app, testSuite })))),
    );
    expect(findings).toHaveLength(192);
    expect(findings.filter((list) => list.length === 0)).toHaveLength(1 + 2 + 8);
  });
});

describe('an app bundle', () => {
  const { signature: _, kind: _kind, manifest, ...location } = apk;
  const appBundle: AppBundleFacts = { ...location, kind: 'app-bundle', file: 'shop.aab', appManifest: manifest, isSigned: true };
  const of = (values: Partial<AndroidManifest>) => ({ ...appBundle, appManifest: { ...manifest, ...values } });

  it.each<Case>([
    ['is accepted', { app: appBundle, testSuite: testApk }, ''],
    ['is accepted without a readable manifest', { app: { ...appBundle, appManifest: undefined }, testSuite: testApk }, ''],
    [
      'is compared with the test APK',
      { app: of({ packageName: 'com.other' }), testSuite: testApk },
      'error other-package test-suite: but the app is com.other',
    ],
    [
      'needs code for the devices',
      { app: { ...appBundle, abis: ['x86_64'] } },
      'error emulator-build app: shop.aab has native code',
    ],
    ['is no suite', { app: apk, testSuite: appBundle }, 'error wrong-kind test-suite: App Bundle'],
    ['is no app of Maestro', { framework: 'maestro', system: 'android', app: appBundle }, 'error wrong-kind app: App Bundle'],
  ])('%s', (_name, given, expected) => check(given, expected));
});
