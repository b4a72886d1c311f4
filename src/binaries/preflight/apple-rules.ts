import { errorFinding, type Finding, type Found, findingsOf, warningFinding } from '../../core/model/finding.ts';
import { withoutEnding } from '../../lib/without-ending.ts';
import type { AppleBundle } from '../apple/app-bundle.ts';
import { type BinaryFacts, describeFacts, type InspectedPair, isIosApp, type XcuitestArchiveFacts } from '../facts.ts';

type FileInput = 'app' | 'test-suite';

/** Checks whether an iOS app and its XCUITest suite fit together. */
export const checkXcuitest = ({ app, testSuite }: InspectedPair): Finding[] => {
  if (app?.kind === 'xcuitest-archive' && testSuite !== undefined && isIosApp(testSuite))
    return [
      errorFinding('swapped', 'app', {
        found: `${app.file} is the test runner (${app.runner.name}), and ${testSuite.file} in test-suite is the app (${testSuite.app.name})`,
        remedy: 'Swap the two inputs.',
      }),
    ];
  return findingsOf(app && checkApp(app), testSuite && checkSuite(testSuite));
};

/** Checks an EarlGrey suite: a folder with the app, whose tests are inside or beside the app. */
export const checkEarlgrey = (app: BinaryFacts | undefined): Finding[] => {
  if (app === undefined) return [];
  if (app.kind === 'earlgrey-directory')
    return findingsOf(checkTarget(app.app, 'app'), checkAbove(app.above, app.app.name, 'app', 'warning'));
  if (app.kind === 'xcuitest-archive' && app.apps.length > 0)
    return findingsOf(
      checkTarget(app.runner, 'app'),
      checkTestBundle(app, 'app'),
      checkAbove(app.above, app.runner.name, 'app', 'warning'),
    );
  if (app.kind !== 'app-directory') return [wrongKind(app, 'app', 'the .app folder with the tests inside, or a zip of it')];
  return findingsOf(
    checkTarget(app.app, 'app'),
    errorFinding('no-test-bundle', 'app', {
      found: `${app.app.name} has no tests: there is no .xctest bundle in ${app.app.name}/PlugIns`,
      remedy: 'Build the test target as well (xcodebuild build-for-testing), and use the app from the same products folder.',
    }),
  );
};

const checkApp = (app: BinaryFacts): Found => {
  // A folder above the `.app` folder is not packed into an IPA.
  const isAppFolder = app.container === 'folder' && withoutEnding(app.file, '\\/').endsWith('.app');
  if (isIosApp(app) && (app.kind === 'ipa' || isAppFolder)) return checkTarget(app.app, 'app');
  return wrongKind(app, 'app', 'an .ipa file, or the .app folder, which is packed into one');
};

const checkSuite = (suite: BinaryFacts): readonly Found[] => {
  if (suite.kind !== 'xcuitest-archive') {
    const withPlan = suite.kind === 'test-package' ? ' with the .xctestrun file beside it, both at the top' : '';
    return [wrongKind(suite, 'test-suite', `the <target>-Runner.app folder of the UI tests, or a zip of it${withPlan}`)];
  }
  return [
    checkTarget(suite.runner, 'test-suite'),
    checkTestBundle(suite, 'test-suite'),
    checkAbove(suite.above, suite.runner.name, 'test-suite', 'error'),
    ...checkPlans(suite),
  ];
};

/** Checks the test plans. The service runs one plan, at the top of the archive beside the runner. */
const checkPlans = ({ plans }: XcuitestArchiveFacts): readonly Found[] => {
  const names = plans.map(({ path }) => path);
  const below = names.find((path) => path.includes('/'));
  const refused = plans.find(({ refusedKeys }) => refusedKeys.length > 0);
  return [
    plans.length > 1 &&
      errorFinding('several-plans', 'test-suite', {
        found: `the archive has ${plans.length} test plans, but the service runs one: ${names.join(', ')}`,
        remedy: 'Keep the .xctestrun file of one plan, and use one step for each plan.',
      }),
    below !== undefined &&
      errorFinding('extra-folder', 'test-suite', {
        found: `${below} is not at the top of the archive`,
        remedy: 'Zip the runner app and the .xctestrun file from inside their folder.',
      }),
    refused &&
      warningFinding('plan-key', 'test-suite', {
        found: `${refused.path} has the key ${refused.refusedKeys.join(', ')}, with which builds were seen to fail`,
        remedy: 'Remove the key with plutil -remove before you make the archive.',
      }),
  ];
};

const wrongKind = (facts: BinaryFacts, input: FileInput, expected: string): Finding =>
  errorFinding('wrong-kind', input, {
    found: `${describeFacts(facts)}, not ${expected}`,
    remedy: 'Build for devices (xcodebuild build-for-testing -sdk iphoneos) and use the result from the products folder.',
  });

/** Checks whether a bundle is built for devices. */
export const checkTarget = ({ name, target }: AppleBundle, input: FileInput): Found => {
  if (target !== 'simulator') return undefined;
  return errorFinding('simulator-build', input, {
    found: `${name} is built for the simulator`,
    remedy: 'Build with -sdk iphoneos, and use the products folder *-iphoneos.',
  });
};

const checkTestBundle = ({ runner, tests }: XcuitestArchiveFacts, input: FileInput): Found => {
  if (tests.length > 0) return undefined;
  return errorFinding('no-test-bundle', input, {
    found: `${runner.name} has no tests: there is no .xctest bundle in ${runner.name}/PlugIns`,
    remedy: 'Build with xcodebuild build-for-testing, and pack the whole folder.',
  });
};

const checkAbove = (above: string, name: string, input: FileInput, severity: Finding['severity']): Found => {
  if (above === '') return undefined;
  return {
    severity,
    code: 'extra-folder',
    input,
    found: `${name} is below the folder ${above}, not at the top of the archive`,
    remedy: `Set the input to the folder ${name}, which the action packs, or create the archive inside ${above}.`,
  };
};
