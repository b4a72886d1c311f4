import { type ErrorCode, embeddedNextSteps, nextStepFor } from '../../model/error-codes.ts';
import type { FailureLabel } from '../../model/history.ts';
import type { RunAnalysis } from '../../model/run-analysis.ts';
import type { Category } from '../../model/triage.ts';

interface KnownFacts {
  readonly category: Category;
  readonly rule: string;
  readonly label?: FailureLabel | undefined;
  readonly isQuarantined: boolean;
  readonly hasSuspects: boolean;
  readonly hasScreen: boolean;
}

/** Advice for each category. The advice contains no text that a test or a device wrote. */
const byCategory: Readonly<Record<Category, string>> = {
  assertion: 'Compare the expected value with the actual one, and decide whether the app or the test is wrong.',
  'app-crash': 'Look at the deepest frame: the app ended there. The device log has what came before.',
  'app-not-responding': 'Look for work on the main thread of the app at this time; the device log names what it waited for.',
  'element-not-found':
    'Check whether the element has another id or text now, or whether the app is on another screen than the test expects.',
  timeout: 'Find out what the test waited for: the video and the device log show what the app did meanwhile.',
  network: 'Check whether the server was reachable from the device, and whether the test should use a stand-in for it.',
  accessibility: 'Correct the view that the check names, or exclude it from the check with a reason.',
  'device-or-service': 'Run the test again: the device or the service failed, not the test. If it repeats, use another device.',
  'test-setup': 'Check the setup of the test: files, permissions, libraries and the build of the suite.',
  unknown: 'Read the whole trace in the report, and the device log of the session.',
};

const byRule: Readonly<Record<string, string>> = {
  'element-ambiguous': 'Make the matcher of the test more specific: several elements match it.',
  'element-unusable': 'The element exists but could not be used: check whether it is covered, off the screen or disabled.',
  'http-status': 'The server answered with an error: look at the failed requests, and at the log of the server.',
  'thrown-in-test': "The test's own code failed: look at the deepest frame.",
  'no-message': 'Nothing was reported: set `download: device-logs` or look at the session on the dashboard.',
};

const ofFlaky = 'It passes and fails without a change of the code: look for a race or for shared state.';
const ofKnown =
  'It fails on the base branch, or failed before on this pull request: compare with the commit on which it was first seen.';

/** Says where to start, what to look at, and how the failure compares with earlier runs. */
export const nextStepOf = (facts: KnownFacts): string => {
  const { category, rule, label, isQuarantined, hasSuspects, hasScreen } = facts;
  const look = byRule[rule] ?? byCategory[category];
  return [
    ...(hasSuspects ? ['Start with the changed files that are listed as suspects.'] : []),
    look,
    ...(hasScreen ? ['The elements of the screen show what was there instead.'] : []),
    ...(label === 'flaky' ? [ofFlaky] : []),
    ...(label === 'known' ? [ofKnown] : []),
    ...(isQuarantined ? ['It does not count: its entry in the quarantine file has the issue.'] : []),
  ].join(' ');
};

export const nextStepOfCode = (code: ErrorCode | undefined, { verdict }: RunAnalysis): string => {
  if (code === undefined) return byCategory['device-or-service'];
  const ofEmbedded = embeddedNextSteps[code];
  return ofEmbedded !== undefined && verdict.code === code && verdict.hint === ofEmbedded ? ofEmbedded : nextStepFor(code);
};

const categoryPatterns: readonly (readonly [RegExp, Category])[] = [
  [/^(?:report-crash|tests-never-ran)$/, 'app-crash'],
  [/timed-out$|^(?:run|queue)-timeout$/, 'timeout'],
  [
    /^(?:cloud-unreachable|cloud-connection-lost|cloud-certificate-refused|cloud-address-refused|cloud-redirect-refused)$/,
    'network',
  ],
  [/^(?:input-|preflight-|credentials-|matrix-|shards-|no-tests-ran|budget-)/, 'test-setup'],
  [/^(?:cancelled|tests-missing|unexpected|runner-file|no-result)$/, 'unknown'],
];

export const categoryOfCode = (code: ErrorCode | undefined): Category =>
  categoryPatterns.find(([pattern]) => code !== undefined && pattern.test(code))?.[1] ?? 'device-or-service';
