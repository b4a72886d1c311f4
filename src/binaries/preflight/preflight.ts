import { definitionOf, testHolder } from '../../frameworks/lookup.ts';
import { formatBytes } from '../../lib/durations.ts';
import type { DeviceSystem, Framework } from '../../model/framework.ts';
import type { DeviceOffer } from '../../model/records.ts';
import { BinaryError } from '../binary-error.ts';
import type { DiscoveredSuite } from '../discovered-suite.ts';
import type { BinaryFacts, InspectedPair } from '../facts.ts';
import { checkAndroid } from './android-rules.ts';
import { checkEarlgrey, checkXcuitest } from './apple-rules.ts';
import { checkDevices } from './device-rules.ts';
import { type Finding, findingOfError } from './finding.ts';
import { checkTestPackage } from './flutter-rules.ts';
import { checkMaestro } from './maestro-rules.ts';
import { checkPlatform } from './platform-rules.ts';
import { checkSignatures } from './signature-rules.ts';

/** What is known before the first upload. Unknown parts (an upload by URL, for example) are undefined and are not judged. */
export interface PreflightInput {
  readonly framework: Framework;
  /** A file that could not be read comes as its error. */
  readonly app: BinaryFacts | BinaryError | undefined;
  readonly testSuite: BinaryFacts | BinaryError | undefined;
  /** Of the suite, for EarlGrey of the app; or the error of the search for them. */
  readonly tests: DiscoveredSuite | BinaryError | undefined;
  /** Of the devices; absent where there are none. */
  readonly system?: DeviceSystem;
  /** `<device name>-<os version>` */
  readonly devices: readonly string[];
  /** The service's device list, where it responded. */
  readonly deviceOffers: readonly DeviceOffer[] | undefined;
  /** Requested features that read the app's private data on the device, by the names of their parameters. */
  readonly debugFeatures: readonly string[];
}

/** The service's documentation says 1 GB; a larger constant has been seen as well, so this is no error. */
const documentedLimitBytes = 1_000_000_000;

/** Every mistake that can be told before an upload, all together; errors first. Pure: the files were inspected before. */
export const preflightFindings = (input: PreflightInput): Finding[] => {
  const pair: InspectedPair = { app: inspected(input.app), testSuite: inspected(input.testSuite) };
  const tests = input.tests instanceof BinaryError ? undefined : input.tests;
  const findings = [
    ...unreadable(input),
    ...checkFramework(input, pair, tests),
    ...(tests?.onRequest === undefined ? checkTests(tests) : []),
    ...checkSizes(pair),
    ...checkDevices(input, input.devices, input.deviceOffers, pair),
  ];
  return findings.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
};

const inspected = (given: BinaryFacts | BinaryError | undefined): BinaryFacts | undefined =>
  given instanceof BinaryError ? undefined : given;

const unreadable = ({ framework, app, testSuite, tests }: PreflightInput): Finding[] => {
  const findings: Finding[] = [];
  if (app instanceof BinaryError) findings.push(findingOfError(app, 'app'));
  if (testSuite instanceof BinaryError) findings.push(findingOfError(testSuite, 'test-suite'));
  // Looking for tests reads more of the same file, and so may fail where its inspection did not.
  const holder = testHolder(framework) === 'app' ? app : testSuite;
  if (tests instanceof BinaryError && !(holder instanceof BinaryError)) {
    findings.push(findingOfError(tests, testHolder(framework) === 'app' ? 'app' : 'test-suite'));
  }
  return findings;
};

const checkFramework = (
  { framework, debugFeatures, devices, system }: PreflightInput,
  pair: InspectedPair,
  tests: DiscoveredSuite | undefined,
): Finding[] => {
  const otherPlatform = checkPlatform(framework, pair);
  if (otherPlatform !== undefined) return [otherPlatform];
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

const checkTests = (suite: DiscoveredSuite | undefined): Finding[] => {
  if (suite === undefined || suite.tests.some(({ ignored }) => !ignored)) return [];
  const parts = suite.unknown.map(({ part, reason }) => `${part} (${reason})`);
  const reasons = [...(suite.unseen === undefined ? [] : [suite.unseen]), ...parts];
  if (suite.customRunner === true) reasons.push(`the test runner ${suite.runner} belongs to the suite`);
  if (reasons.length > 0) {
    return [
      {
        severity: 'warning',
        code: 'tests-unknown',
        input: 'test-suite',
        found: `no test that is known before the run; could not analyze: ${reasons.slice(0, 3).join('; ')}`,
        expected: 'tests',
        remedy: 'No action is needed if these classes or the runner find their tests at run time.',
      },
    ];
  }
  if (suite.tests.length === 0) {
    return [
      {
        severity: 'error',
        code: 'no-tests',
        input: 'test-suite',
        found: `no tests in ${suite.classesRead} classes`,
        expected: 'at least one test method',
        remedy: 'Check that the suite was built from the source set with the tests, and that no shrinker removed them.',
      },
    ];
  }
  return [
    {
      severity: 'error',
      code: 'all-ignored',
      input: 'test-suite',
      found: `${suite.tests.length} tests, all of them ignored`,
      expected: 'at least one test that is not ignored',
      remedy: 'Remove @Ignore or @Disabled from at least one test, or do not run this suite.',
    },
  ];
};

const checkSizes = ({ app, testSuite }: InspectedPair): Finding[] => [
  ...(app === undefined ? [] : checkSize(app, 'app')),
  ...(testSuite === undefined ? [] : checkSize(testSuite, 'test-suite')),
];

const checkSize = ({ file, sizeBytes }: BinaryFacts, input: 'app' | 'test-suite'): Finding[] => {
  if (sizeBytes <= documentedLimitBytes) return [];
  return [
    {
      severity: 'warning',
      code: 'very-large',
      input,
      found: `${file} of ${formatBytes(sizeBytes)}`,
      expected: `at most ${formatBytes(documentedLimitBytes)}, the documented limit of the service`,
      remedy: 'If the upload is refused, build for one processor architecture, or remove assets from the test build.',
    },
  ];
};
