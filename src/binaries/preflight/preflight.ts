import { definitionOf, testHolder } from '../../core/frameworks/lookup.ts';
import type { DiscoveredSuite } from '../../core/model/discovered-suite.ts';
import { errorFinding, type Finding, type Found, findingsOf, warningFinding } from '../../core/model/finding.ts';
import type { DeviceSystem, Framework } from '../../core/model/framework.ts';
import type { DeviceOffer } from '../../core/model/records.ts';
import { formatBytes } from '../../lib/durations.ts';
import { counted } from '../../lib/numbers.ts';
import type { SignatureScheme } from '../android/signing-block.ts';
import { BinaryError } from '../binary-error.ts';
import { type AndroidFacts, type BinaryFacts, describeFacts, type InspectedPair, isAndroidFacts, kindTitle } from '../facts.ts';
import { builtFrom, checkAndroid } from './android-rules.ts';
import { checkEarlgrey, checkTarget, checkXcuitest } from './apple-rules.ts';
import { checkDevices } from './device-rules.ts';
import { checkMaestro } from './maestro-rules.ts';

/** Facts about local files. A binary that is no local file is undefined. */
export interface InspectedBinaries {
  readonly app: BinaryFacts | BinaryError | undefined;
  readonly testSuite: BinaryFacts | BinaryError | undefined;
  /** Tests of the suite (with EarlGrey, of the app), or the error if they could not be read. */
  readonly tests: DiscoveredSuite | BinaryError | undefined;
}

/** Facts that are known before the first upload. An unknown fact is not checked. */
export interface PreflightInput extends InspectedBinaries {
  readonly framework: Framework;
  /** Operating system of the devices; absent if there are no devices. */
  readonly system?: DeviceSystem;
  /** Devices as `<device name>-<os version>`. */
  readonly devices: readonly string[];
  /** Device list of the service. Undefined if the service did not respond. */
  readonly deviceOffers: readonly DeviceOffer[] | undefined;
  /** Parameter names of the requested features that read the app's private data on the device. */
  readonly debugFeatures: readonly string[];
}

/** Documented limit of 1 GB. A larger file is only a warning because the service may accept more. */
const documentedLimitBytes = 1_000_000_000;

/** Checks the inputs and the inspected files before anything is uploaded. Returns the errors first. */
export const preflightFindings = (input: PreflightInput): Finding[] => {
  const app = inspected(input.app);
  const isBuilt = app?.kind === 'app-bundle' && definitionOf(input.framework).app?.takesBundles === true;
  const pair: InspectedPair = { app: isBuilt ? builtFrom(app) : app, testSuite: inspected(input.testSuite) };
  const tests = input.tests instanceof BinaryError ? undefined : input.tests;
  const aboutFiles = checkFramework(input, pair, tests);
  const findings = findingsOf(
    unreadableBinaries(input),
    aboutFiles,
    // A file that is no suite has no tests either.
    tests && tests.onRequest === undefined && !isWrongSuite(aboutFiles, input) && checkTests(tests),
    pair.app && checkSize(pair.app, 'app'),
    pair.testSuite && checkSize(pair.testSuite, 'test-suite'),
    checkDevices(input, input.devices, input.deviceOffers, pair),
  );
  return findings.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
};

/** Input with the file that contains the tests. */
const holderInput = (framework: Framework): 'app' | 'test-suite' => (testHolder(framework) === 'app' ? 'app' : 'test-suite');

const isWrongSuite = (findings: readonly Found[], { framework }: PreflightInput): boolean =>
  findingsOf(findings).some(
    ({ code, input }) => code === 'swapped' || (code === 'wrong-kind' && input === holderInput(framework)),
  );

const inspected = (given: BinaryFacts | BinaryError | undefined): BinaryFacts | undefined =>
  given instanceof BinaryError ? undefined : given;

const unreadableBinaries = ({ framework, app, testSuite, tests }: PreflightInput): readonly Found[] => {
  // An error of the test search is reported only if the inspection identified an archive, because both would report the same.
  const holder = holderInput(framework);
  const held = holder === 'app' ? app : testSuite;
  const isInspected = !(held instanceof BinaryError) && held?.kind !== 'other';
  return [
    app instanceof BinaryError && findingOfError(app, 'app'),
    testSuite instanceof BinaryError && findingOfError(testSuite, 'test-suite'),
    tests instanceof BinaryError && isInspected && findingOfError(tests, holder),
  ];
};

const checkFramework = (
  { framework, debugFeatures, devices, system }: PreflightInput,
  pair: InspectedPair,
  tests: DiscoveredSuite | undefined,
): readonly Found[] => {
  const otherPlatform = checkPlatform(framework, pair);
  if (otherPlatform) return [otherPlatform];
  switch (definitionOf(framework).binaryRules) {
    case 'android':
      return [...checkAndroid(pair, debugFeatures), ...checkSignatures(devices, pair)];
    case 'xcuitest':
      return checkXcuitest(pair);
    case 'earlgrey':
      return checkEarlgrey(pair.app);
    case 'flows':
      return [...checkMaestro(pair, tests, system), ...checkSignatures(devices, { app: pair.app, testSuite: undefined })];
    case 'test-package':
      return checkTestPackage(pair.testSuite);
  }
};

const checkTests = (suite: DiscoveredSuite): Found => {
  if (suite.tests.some(({ ignored }) => !ignored)) return undefined;
  const parts = suite.unknown.map(({ part, reason }) => `${part} (${reason})`);
  const reasons = [...(suite.unseen === undefined ? [] : [suite.unseen]), ...parts];
  if (suite.customRunner === true) reasons.push(`the test runner ${suite.runner} belongs to the suite`);
  if (reasons.length > 0)
    return warningFinding('tests-unknown', 'test-suite', {
      found: `the tests are not known before the run (${reasons.slice(0, 3).join('; ')}), so tests missing from the results cannot be noticed`,
      remedy: 'Nothing to do if the tests are made at run time.',
    });
  if (suite.tests.length === 0)
    return errorFinding('no-tests', 'test-suite', {
      found: `the suite has no test in its ${counted(suite.classesRead, 'class', 'classes')}`,
      remedy: 'Check that the suite was built from the source set with the tests, and that no shrinker removed them.',
    });
  return errorFinding('all-ignored', 'test-suite', {
    found: `every test of the suite is ignored (${counted(suite.tests.length, 'test')})`,
    remedy: 'Remove @Ignore or @Disabled from at least one test, or do not run this suite.',
  });
};

const checkSize = ({ file, sizeBytes }: BinaryFacts, input: 'app' | 'test-suite'): Found => {
  if (sizeBytes <= documentedLimitBytes) return undefined;
  return warningFinding('very-large', input, {
    found: `${file} has ${formatBytes(sizeBytes)}, and the service documents a limit of ${formatBytes(documentedLimitBytes)}`,
    remedy: 'If the service refuses the upload, build for one processor architecture, or remove assets from the test build.',
  });
};

/** Checks a test package, which contains the app, its tests and an `.xctestrun` file. */
const checkTestPackage = (suite: BinaryFacts | undefined): readonly Found[] => {
  if (suite === undefined) return [];
  if (suite.kind !== 'test-package')
    return [
      errorFinding('wrong-kind', 'test-suite', {
        found: `${describeFacts(suite)}, not a zip with an .xctestrun file`,
        remedy: 'Run xcodebuild build-for-testing, and zip Release-iphoneos together with the .xctestrun file beside it.',
      }),
    ];
  const below = suite.runFiles.find((path) => path.includes('/'));
  const simulator = suite.apps.find(({ target }) => target === 'simulator');
  return [
    below !== undefined &&
      errorFinding('extra-folder', 'test-suite', {
        found: `${below} is not at the top of the archive`,
        remedy: 'Zip from inside the products folder.',
      }),
    simulator && checkTarget(simulator, 'test-suite'),
  ];
};

/** The framework for which a file is most likely built, by the kind of the file. */
const likelyFramework: Partial<Record<BinaryFacts['kind'], Framework>> = {
  apk: 'espresso',
  'test-apk': 'espresso',
  'app-bundle': 'espresso',
  ipa: 'xcuitest',
  'app-directory': 'xcuitest',
  'xcuitest-archive': 'xcuitest',
  'earlgrey-directory': 'earlgrey',
  'test-package': 'flutter-ios',
};

const systemOf = (framework: Framework): DeviceSystem => definitionOf(framework).systems[0];

/** Checks the platform of app and suite. If both are built for another platform, the input `framework` is probably wrong. */
const checkPlatform = (framework: Framework, { app, testSuite }: InspectedPair): Found => {
  const { systems, app: ownApp, testSuite: ownSuite } = definitionOf(framework);
  if (systems.length > 1) return undefined;
  const files = [...(ownApp === undefined ? [] : [app]), ...(ownSuite === undefined ? [] : [testSuite])];
  const frameworks = files.map((file) => file && likelyFramework[file.kind]);
  const [suggested] = frameworks;
  const isOther = (found: Framework | undefined): boolean => found !== undefined && systemOf(found) !== systemOf(framework);
  if (suggested === undefined || !frameworks.every(isOther)) return undefined;
  const isAndroid = systemOf(suggested) === 'android';
  return errorFinding('wrong-kind', ownApp === undefined ? 'test-suite' : 'app', {
    found: `${files.flatMap((file) => (file === undefined ? [] : `${file.file} is ${kindTitle[file.kind]}`)).join(' and ')}, but ${framework} tests run on ${isAndroid ? 'iOS' : 'Android'}`,
    remedy: `Set \`framework: ${suggested}\`, or correct the ${files.length > 1 ? 'files' : 'file'}.`,
  });
};

/** First Android version that accepts each signature scheme. */
const firstVersion: Readonly<Record<SignatureScheme, number>> = { v1: 1, v2: 7, v3: 9, 'v3.1': 13 };
/** First Android version that needs more than a v1 signature for an app with at least this `targetSdk`. */
const modern = { android: 11, targetSdk: 30 } as const;
/** First Android version that refuses an APK whose v1 signature names a missing signature. */
const comparesPromises = 7;

/**
 * Checks the signatures of the APKs. Each version of Android accepts only certain schemes.
 *
 * @param devices `<device name>-<os version>`; a version that is not a number is not checked
 */
export const checkSignatures = (devices: readonly string[], { app, testSuite }: InspectedPair): Finding[] =>
  findingsOf(
    app && isAndroidFacts(app) && checkSignature(devices, app, 'app'),
    testSuite && isAndroidFacts(testSuite) && checkSignature(devices, testSuite, 'test-suite'),
  );

const checkSignature = (devices: readonly string[], apk: AndroidFacts, input: 'app' | 'test-suite'): Found => {
  const { file, signature } = apk;
  if (signature === undefined) return undefined;
  if (signature.schemes.length === 0) return unsigned(file, input);
  const refusing = devices.find((device) => !accepts(androidOf(device), apk));
  if (refusing === undefined) return undefined;
  const dropped = signature.dropped.length > 0 ? `; a later step removed ${signature.dropped.join(' and ')}` : '';
  return errorFinding('signature-refused', input, {
    found: `${JSON.stringify(refusing)} does not accept the signature of ${file}, which has only the scheme ${signature.schemes.join(' and ')}${dropped}`,
    remedy:
      dropped === ''
        ? 'Sign it with apksigner, which adds the schemes that newer versions of Android need.'
        : 'Sign it with apksigner as the last step, after zipalign and other tools that rewrite the file.',
  });
};

/** The service documents that it signs apps. Whether it signs test APKs, too, is unknown. */
const unsigned = (file: string, input: 'app' | 'test-suite'): Finding =>
  warningFinding(
    'unsigned',
    input,
    input === 'app'
      ? { found: `${file} is not signed, so the service signs it`, remedy: 'Sign it, if your app checks its own signature.' }
      : {
          found: `${file} is not signed, and whether the service signs test APKs is unknown`,
          remedy: 'If the service refuses it, use the debug build, which is signed, or set a signingConfig.',
        },
  );

const androidOf = (device: string): number | undefined => {
  const major = /-(\d+)(?:\.\d+)*$/.exec(device)?.[1];
  return major === undefined ? undefined : Number(major);
};

const accepts = (android: number | undefined, { manifest, signature }: AndroidFacts): boolean => {
  if (android === undefined || signature === undefined) return true;
  const usable = signature.schemes.filter((scheme) => firstVersion[scheme] <= android);
  if (usable.length === 0) return false;
  if (usable.some((scheme) => scheme !== 'v1')) return true;
  if (signature.dropped.length > 0 && android >= comparesPromises) return false;
  return android < modern.android || (manifest.targetSdk ?? manifest.minSdk ?? 1) < modern.targetSdk;
};

const findingOfError = ({ code, file, found, remedy }: BinaryError, input: Finding['input']): Finding =>
  errorFinding(code, input, { found: `${file}: ${found}`, remedy });
