import type { BaseResult } from '../../model/base-comparison.ts';
import { type ErrorCode, embeddedNextSteps, nextStepFor } from '../../model/error-codes.ts';
import type { FailureLabel } from '../../model/history.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import type { Category, Certainty } from '../../model/triage.ts';

interface KnownFacts {
  readonly category: Category;
  readonly rule: string;
  readonly certainty: Certainty;
  readonly label?: FailureLabel;
  /** What runs of its tests on the base branch showed. */
  readonly onBase?: readonly BaseResult[];
  readonly isQuarantined: boolean;
  readonly hasSuspects: boolean;
  readonly hasScreen: boolean;
  /** Whether the entry names a call or a file. */
  readonly hasFrame: boolean;
  /** Whether the message has an expected and an actual value. */
  readonly hasValues: boolean;
  /** Whether the entry has lines of a log. */
  readonly hasLog: boolean;
  /** Whether the entry names the host of a failed request. */
  readonly hasHost: boolean;
}

const runAgain = 'Run the test again: the device or the service failed, not the test. If it repeats, use another device.';

type Advice = string | ((facts: KnownFacts) => string);

const trace: Advice = ({ hasFrame }) => (hasFrame ? 'look at the named place in the code' : 'read the whole trace in the report');

const log: Advice = ({ hasLog }) =>
  hasLog ? 'the lines of the log have what came before' : 'set `download: device-logs` to have the device log of the next run';

const advise = (advice: Advice, facts: KnownFacts): string => (typeof advice === 'string' ? advice : advice(facts));

/** Advice for each category. The advice contains no text that a test or a device wrote. */
const byCategory: Readonly<Record<Category, Advice>> = {
  assertion: ({ hasValues, hasFrame }) => {
    if (hasValues) return 'Compare the expected value with the actual one, and decide whether the app or the test is wrong.';
    const where = hasFrame ? 'at the named place in the code' : 'in this test';
    return `Find what is checked ${where}, and decide whether the app or the test is wrong.`;
  },
  exception: (facts) => `Code that the test called threw an exception: ${advise(trace, facts)}. That the app ended is not shown.`,
  'app-crash': (facts) => {
    const where = facts.hasFrame ? 'Look at the named place in the code: the process ended there' : 'The process ended';
    return `${where}; ${advise(log, facts)}.`;
  },
  'app-not-responding': (facts) =>
    `Look for work on the main thread of the app at this time; ${facts.hasLog ? 'the lines of the log name what it waited for' : 'the device log names what it waited for'}.`,
  'element-not-found':
    'Check whether the element has another id or text now, or whether the app is on another screen than the test expects.',
  timeout: 'Find out what the test waited for: the video and the device log show what the app did meanwhile.',
  network: ({ hasHost }) =>
    `Check whether ${hasHost ? 'the named host' : 'the server'} was reachable from the device, and whether the test should use a stand-in for it.`,
  accessibility: 'Correct the view that the check names, or exclude it from the check with a reason.',
  'device-or-service': runAgain,
  'test-setup': 'Check the setup of the test: files, permissions, libraries and the build of the suite.',
  configuration: 'Correct what the message names: the same inputs and binaries fail again.',
  unknown: 'Read the whole trace in the report, and the device log of the session.',
};

const byRule: Readonly<Record<string, Advice>> = {
  'instrumentation-refused':
    'Check that the test suite was built for this app, and that both are from the same build: its instrumentation could not start.',
  'install-refused': 'Correct the build that the installer refused: running it again gives the same result.',
  'account-refused': 'Check the credentials and the plan of the account.',
  'install-failed':
    'Look at the reason that the installer gives, then try another device: the app or the suite was not installed.',
  'launch-failed': 'Check by hand whether this build starts and ends on this device; the device log has what happened.',
  'driver-failed': 'Run the test again: the driver of the tests did not start or was lost. If it repeats, use another device.',
  'driver-lost':
    'Look at the device log first: the driver of the tests probably lost the device. If the app did not end there, run the test again.',
  'app-not-running':
    'Find out why the app was not running: a crash, a test that ended it, or a launch that never happened. The device log tells.',
  'element-null': 'The object that was looked for is probably missing: check whether it has another id or text now.',
  'element-ambiguous': 'Make the matcher of the test more specific: several elements match it.',
  'element-unusable': 'The element exists but could not be used: check whether it is covered, off the screen or disabled.',
  'query-timeout':
    'Look at the video for what was in front of the app: a dialog, another app or a screen that was still loading.',
  'http-status': ({ hasHost }) =>
    `The request failed, or the server answered with an error: look at the failed requests, and at the log of ${hasHost ? 'the named host' : 'the server'}.`,
  'thrown-in-test': (facts) => `The test's own code failed: ${advise(trace, facts)}.`,
  'error-caught': (facts) => `The test met an error that it did not expect: ${advise(trace, facts)}.`,
  'no-message': 'Nothing was reported: set `download: device-logs` or look at the session on the dashboard.',
};

const ofFlaky = 'It passes and fails without a change of the code: look for a race or for shared state.';
const ofKnown =
  'It fails on the base branch, or failed before on this pull request: compare with the commit on which it was first seen.';

const onBaseToo = 'It fails on the base branch, too, as runs of its app show: look there for the cause.';
const notOnBase = 'It passes on the base branch, as runs of its app show: the cause is this change, or the test is flaky.';

/** Says where to start, what to look at, and how the failure compares with earlier runs. */
export const nextStepOf = (facts: KnownFacts): string => {
  const { category, rule, label, isQuarantined, hasSuspects, hasScreen, onBase = [] } = facts;
  const isOnBase = (result: BaseResult): boolean => onBase.length > 0 && onBase.every((each) => each === result);
  const look = advise(byRule[rule] ?? byCategory[category], facts);
  return [
    ...(hasSuspects ? ['Start with the changed files that are listed as suspects.'] : []),
    look,
    ...(hasScreen ? ['The elements of the screen show what was there instead.'] : []),
    ...(label === 'flaky' ? [ofFlaky] : []),
    ...(label === 'known' && !isOnBase('fails-on-base') ? [ofKnown] : []),
    ...(isOnBase('fails-on-base') ? [onBaseToo] : []),
    ...(isOnBase('passes-on-base') ? [notOnBase] : []),
    ...(isQuarantined ? ['It does not count: its entry in the quarantine file has the issue.'] : []),
  ].join(' ');
};

export const nextStepOfCode = (code: ErrorCode | undefined, { verdict }: RunAnalysis): string => {
  if (code === undefined) return runAgain;
  const ofEmbedded = embeddedNextSteps[code];
  return ofEmbedded !== undefined && verdict.code === code && verdict.hint === ofEmbedded ? ofEmbedded : nextStepFor(code);
};

const categoryPatterns: readonly (readonly [RegExp, Category])[] = [
  [/^report-crash$/, 'app-crash'],
  [/timed-out$|^(?:run|queue)-timeout$/, 'timeout'],
  [
    /^(?:cloud-unreachable|cloud-connection-lost|cloud-certificate-refused|cloud-address-refused|cloud-redirect-refused)$/,
    'network',
  ],
  [
    /^(?:input-|preflight-|credentials-|shards-|no-tests-ran|budget-|no-parallel-slots|upload-from-url|github-not-permitted|history-branch-in-use|matrix-(?:shards-differ|plans-differ|conflicting-builds|job-not-waited|artifact-unusable)|cloud-(?:unauthorized|forbidden|not-found|rejected|build-rejected|parallels-in-use|invalid-path|local-file))/,
    'configuration',
  ],
  [
    /^(?:cancelled|tests-missing|tests-never-ran|split-unknown|unexpected|runner-file|no-result|matrix-|test-error|github-|history-|artifacts-|tests-failed|new-test-unstable)/,
    'unknown',
  ],
];

export const categoryOfCode = (code: ErrorCode | undefined): Category =>
  categoryPatterns.find(([pattern]) => code !== undefined && pattern.test(code))?.[1] ?? 'device-or-service';
