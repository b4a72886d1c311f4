import { capitalized } from '../../lib/capitalized.ts';
import { firstItems } from '../../lib/first-items.ts';
import { counted } from '../../lib/numbers.ts';

/** Next step for the user by error code. `docs/troubleshooting.md` describes the same codes. */
const nextSteps = {
  // Errors in inputs, which the action reports before its first request.
  'input-missing': 'Set the input.',
  'input-invalid': 'Correct the input in the workflow file; the reference lists what it accepts.',
  'input-conflict': 'Remove one of the conflicting inputs, or add the missing one.',
  'input-file-missing': 'Check the path, and that an earlier step of this job built or downloaded the file.',
  'input-file-ambiguous': 'Narrow the glob so that it matches exactly one file.',
  'input-file-unusable': 'Check that an earlier step wrote the complete file, and that the runner may read it.',
  'input-yaml-invalid': 'Correct the file at the lines that the messages name.',
  'credentials-missing': 'Add the secrets to the repository or environment; pull requests from forks get none.',

  // Errors in files, which the action reports before the first upload.
  'preflight-unreadable': 'Check the path and its permissions on the runner.',
  'preflight-empty': 'Build the file again.',
  'preflight-not-an-archive': 'Provide an APK, an IPA, or a zip archive.',
  'preflight-cut-short': 'Build or download the file again; its end is missing.',
  'preflight-damaged': 'Build the file again, and check that no later step modifies it.',
  'preflight-unsafe-name': 'Create the archive again with relative names that stay inside it.',
  'preflight-too-large': 'Remove files that the tests do not need.',
  'preflight-unsupported': 'Set `preflight: warn` if the service accepts such files.',
  'preflight-cannot-pack': 'Check the folder, or create the archive in an earlier step.',
  'preflight-flow-broken': 'Correct the flow at the line that the message names.',
  'preflight-flow-missing': 'Correct the path in the flow, or add the file to the suite.',
  'preflight-flow-file': 'Rename or remove the files, or check that the service takes them.',
  'preflight-flow-app-id': 'Add `appId` to the settings of the flow.',
  'preflight-flow-command': 'Correct the command, or check that your version of Maestro supports it.',
  'preflight-flow-names': 'Set a different `name` in each flow with the same file name.',
  'preflight-flow-launch': 'Begin the flow with `- launchApp`.',
  'preflight-flow-link': 'Replace each link in the suite by the file or folder that it leads to.',
  'preflight-too-many-media': 'Remove media files, or split the tests that need them across several steps.',
  'preflight-media-type': 'Convert the file, or check that your tests can open it.',
  'preflight-media-size': 'Make the file smaller.',
  'preflight-swapped': 'Swap `app` and `test-suite`.',
  'preflight-wrong-kind': 'Provide the file that the framework needs.',
  'preflight-other-package': 'Build the app and the test suite from the same variant.',
  'preflight-mapping-mismatch': 'Use the mapping file that was written with this build of the app.',
  'preflight-mapping-unreadable': 'Use the mapping.txt that the build of the app writes.',
  'preflight-not-debuggable': 'Build a debuggable variant, or turn off the feature that needs one.',
  'preflight-emulator-build': 'Build the native code for ARM.',
  'preflight-split-apk': 'Build a universal APK, for instance with bundletool build-apks --mode=universal.',
  'preflight-unsigned': 'If the service refuses the APK, sign it with apksigner.',
  'preflight-signature-refused': 'Sign the APK with apksigner, as the last step of the build.',
  'preflight-no-tests': 'Check that the suite was built from the source set that contains the tests.',
  'preflight-all-ignored': 'Enable at least one test, or do not run this suite.',
  'preflight-tests-unknown': 'No action is needed if the suite creates its tests at run time.',
  'preflight-simulator-build': 'Build for devices with `-sdk iphoneos`.',
  'preflight-no-test-bundle': 'Archive the runner app that `xcodebuild build-for-testing` creates.',
  'preflight-extra-folder': 'Create the archive again without the folder around its content.',
  'preflight-several-plans': 'Keep the .xctestrun file of one test plan in the archive.',
  'preflight-plan-key': 'Remove the key from the .xctestrun file, for instance with plutil -remove.',
  'preflight-very-large': 'Build for one processor architecture, or remove assets.',
  'preflight-unknown-device': 'Use a device that the message suggests.',
  'preflight-unknown-os-version': 'Use a version that the message lists.',
  'preflight-wrong-os': 'Use devices with the operating system that the framework tests.',
  'preflight-os-too-old': 'Use a newer device, or lower the minimum OS version of the build.',
  'preflight-unknown-entry': 'Use one of the names that the message suggests, or remove the entry.',
  'preflight-empty-selection': 'Correct the entries of `tests`, or the filters in `capabilities`.',
  'preflight-selection-refused':
    'Name the tests in full in `tests`, without `*` and exclusions; with Espresso, a package or an annotation alone works as well.',
  'preflight-selection-unchecked': 'Provide the test suite as a file, or upload it with the action `upload`.',
  'preflight-selection-inexact': 'Rename a test, or select the tests that the message lists too.',
  'shards-tests-unknown': 'Provide a local test bundle with readable test classes, or remove `shards`.',
  'device-list-unavailable': 'Run the job again, or name the devices exactly, without `*`, `latest` and `|`.',

  // Problems with requests to the service.
  'cloud-unauthorized':
    'Check the secrets behind `username` and `access-key` (Settings > Secrets and variables > Actions); workflows triggered from forks and by Dependabot get no secrets by default.',
  'cloud-forbidden': 'Check the plan and the permissions of the account, and whether a proxy or firewall sent this response.',
  'cloud-not-found': 'Check the id, `base-url` and `api-version`; the service deletes uploads after 30 days.',
  'cloud-rejected': "Correct what the service's message names.",
  'cloud-rate-limited':
    'Run fewer jobs at the same time with one account; the service allows 90 requests per second and 5 uploads per minute.',
  'cloud-unavailable': "Check the service's status page, then run the job again.",
  'cloud-malformed-response':
    'Check that `base-url` is the address of the API, and that no proxy or login page responds instead.',
  'cloud-response-too-large':
    'If it is a file of a session, remove its kind from `download`, or download it from the dashboard; otherwise check `base-url`.',
  'cloud-invalid-path': 'Check the ids and names in the inputs.',
  'cloud-unreachable': "Check `base-url` and the runner's network; behind a proxy, set HTTPS_PROXY and NO_PROXY.",
  'cloud-certificate-refused':
    'Check `base-url`; to trust a company CA, set NODE_EXTRA_CA_CERTS to the file with its certificates.',
  'cloud-connection-lost': 'Run the job again; if it happens often, look for a proxy or firewall that cuts connections.',
  'cloud-deadline': "Check the service's status page and the runner's network, then run the job again.",
  'cloud-redirect-refused': 'Set `base-url` to the final address of the service.',
  'cloud-address-refused': 'Use an https address; plain http is allowed on loopback only.',
  'cloud-local-file': 'Check the path, its permissions, and the free disk space on the runner.',
  'cloud-parallels-in-use': 'Wait for other builds to end, or request fewer devices and shards at once.',
  'cloud-build-rejected': "Correct the device, app, test suite or capability that the service's message names.",
  'cloud-start-uncertain': 'Look for the build on the dashboard before starting another one.',
  'cloud-alert-unchanged': 'Check method, path and field of `toggle` in the input `paths`.',
  'no-parallel-slots': 'Check the plan of the account: it must include parallel sessions for App Automate.',
  'build-may-be-running': 'Look for the build on the dashboard before running the job again.',
  'upload-from-url': 'Download the file in an earlier step, and set the input to its path.',

  // Problems that lead to the verdict `error`.
  'session-missing': 'Look at the build on the dashboard, then run the job again.',
  'session-hidden':
    'Use the input `shards`, or set `api-version: v2`. If sessions are still missing, look at the build on the dashboard.',
  'session-not-run':
    "Use another device if the service's message is about this one. Otherwise run the job again; after a drop from the queue, when slots are free.",
  'session-error': 'Look at the device log of the session, then run the job again.',
  'session-unfinished': 'Look at the session on the dashboard. To collect its results, set `build-ids` in a later step.',
  'session-uncollected': 'Run the job again. To collect its results, set `build-ids` in a later step.',
  'word-unknown': 'Report the status together with the debug log; an unrecognized status never counts as a pass.',
  'report-missing': 'Look at the session on the dashboard. To collect its results, set `build-ids` in a later step.',
  'report-unreadable': "Look at the session's junit.xml in the report folder, then run the job again.",
  'report-incomplete': 'Look at the device log; the process may have died while it wrote its report.',
  'response-foreign': 'Look at the build on the dashboard; the service returned data about another build, session or device.',
  'counts-unreadable': 'Report the counters together with the debug log; unreadable counters cannot confirm the results.',
  'report-crash': 'The app or its test process crashed: see the cause at the failed test, or in the device log.',
  'details-missing': 'Look at the session on the dashboard. To collect its results, set `build-ids` in a later step.',
  'counts-contradict': 'Look at the session on the dashboard; something failed or ran there that its report does not contain.',
  'bundle-contradicts':
    'Open the result bundle of the session in Xcode, or look at the session on the dashboard; they should list the same tests.',
  'bundle-failure': 'Look at the message and at the device log of the session; the failure belongs to no test.',
  'test-error': 'Look at the device log of the session; a test in this state neither passed nor failed.',
  'tests-never-ran': 'Look at the device log of the session; the app or its process probably died before these tests.',
  'failed-without-test': 'Look at the build on the dashboard; the service reports a failure that no test explains.',
  'build-error': 'Look at the build on the dashboard, then run the job again.',
  'no-tests-ran': 'Check the filters in `capabilities`, and that the suite contains tests for these devices.',
  'tests-missing': 'See the list of missing tests; a crash of the app or a filter can leave tests out.',
  'split-unknown': 'Choose "Re-run all jobs" of the workflow. With a history, no shard is left out then.',

  // Problems that the collector job of a matrix finds.
  'matrix-no-build':
    'Look at the jobs of the matrix; `framework` and `project` must be the same in the jobs and in the collector.',
  'matrix-shard-missing': 'Look at the job of this shard, then use "Re-run failed jobs".',
  'matrix-shards-differ':
    'Set the same `shards` in every job of the matrix, and the same number in `expected-shards` of the collector.',
  'matrix-plans-differ': 'Run all jobs of the workflow again.',
  'matrix-conflicting-builds':
    'Give each variant a `project` and a `report` step of its own; the shards of a variant share its project.',
  'matrix-result-lost':
    'Look at the report of the job that the message names; if several jobs run on one device, give each variant a `project` of its own.',
  'matrix-artifact-unusable': 'Check `artifact-pattern`, and that the jobs and the collector use the same `framework`.',
  'matrix-job-not-waited': 'Remove `wait: false` from the jobs of the matrix.',
  'matrix-job-red': 'Look at the summary of the job that the message names.',
  'matrix-needed-job': 'Look at the log of the job that the message names, then use "Re-run failed jobs".',
  'matrix-job-timed-out': 'Look at the summary of the job that the message names; increase its `timeout-minutes`.',
  'artifacts-unavailable':
    'Check that the jobs store their reports (`artifact-name`), and that the runner has an artifact service.',

  // Failed tests, exceeded limits, and cancellation.
  'budget-exceeded': 'Increase `max-device-minutes`, or run fewer tests, devices or retries.',
  'tests-failed': 'Look at the failures in the job summary; report.html contains traces, logs and videos.',
  'new-test-unstable':
    'Make the test pass in every run before it is merged; the summary and `extra.repeats` in results.json show how it failed.',
  'run-timeout':
    'Increase `timeout-minutes`, or split the suite with `shards`. To wait for builds that are still running, set `build-ids` in a later step.',
  'queue-timeout': 'Increase `queue-timeout-minutes`, or start fewer sessions at the same time.',
  'session-timed-out': 'Look at the session on the dashboard; a test may hang, or the suite may need more `shards`.',
  'test-timed-out': 'Look at the device log of the test; it hung, or took longer than the service allows.',
  cancelled: 'Run the job again.',

  // Problems of the `bisect` action.
  'bisect-no-history':
    'Run the action on the default branch with a history, or set `good` and `bad` to commits that it has stored.',
  'bisect-no-difference': 'Check `good` and `bad`; if both are right, the cause is outside of the app and its tests.',
  'bisect-unavailable': 'Set `good` or `bad` to commits whose uploads the service still holds.',
  'bisect-unclear': 'Repair the test first, or set `good` and `bad` to commits on which it passes and fails more clearly.',

  // Problems of the other actions and of the runner.
  'coverage-too-low': 'See which test cases no test covers, or lower `require-coverage`.',
  'alert-ambiguous': 'Rename one of the alerts at the service.',
  'alert-list-incomplete': 'Run the job again; if it happens again, check whether the account may see all alerts.',
  'alert-still-paused': 'Resume the alert at the service, or with `mode: resume`.',
  'github-not-permitted': 'Grant the permission to the job; pull requests from forks never have it.',
  'history-unreadable': 'No action is needed: the next run reads what this one stores.',
  'history-branch-in-use': 'Set `history` to a branch that is used for nothing else; the action makes it.',
  'github-stalled': "Check GitHub's status page, then run the job again if you need what is missing.",
  'runner-file': 'Check permissions and free disk space on the runner, and that no other file has this path.',
  'no-result': 'Read the log of the step; it ended before it had a result.',
  unexpected: 'This is a bug: run the job again with debug logging, and report the log.',
} as const;

export type ErrorCode = keyof typeof nextSteps;

interface ProblemStatement {
  readonly code: ErrorCode;
  /** Description of the problem, as a clause without a period. */
  readonly clause: string;
}

export interface RunProblem extends ProblemStatement {
  readonly hint: string;
  /** Error code of the service, for instance `BROWSERSTACK_INVALID_DEVICE`. */
  readonly serviceCode?: string;
}

export const nextStepFor = (code: ErrorCode): string => nextSteps[code];

/** Next steps that differ for the built-in cloud, because its builds end with the step. */
export const embeddedNextSteps: Partial<Record<ErrorCode, string>> = {
  'session-unfinished': 'Check the scenario of the built-in cloud, then run the job again.',
  'session-uncollected': 'Run the job again; the built-in cloud ended with the step.',
  'report-missing': 'Check the scenario of the built-in cloud, then run the job again.',
  'details-missing': 'Check the scenario of the built-in cloud, then run the job again.',
  'run-timeout': 'Increase `timeout-minutes`, or split the suite with `shards`.',
  cancelled: 'Run the job again; the built-in cloud ended with the step.',
};

export const problem = (code: ErrorCode, clause: string, hint = nextStepFor(code)): RunProblem => ({ code, clause, hint });

/** Whether an error code leads to the verdict `timed-out`. */
export const isTimeoutCode = (code: ErrorCode): boolean =>
  code === 'run-timeout' || code === 'queue-timeout' || code === 'matrix-job-timed-out';

/** Whether an error code says that a time limit of the service ended a session or test. */
export const isServiceTimeoutCode = (code: ErrorCode): boolean => code === 'session-timed-out' || code === 'test-timed-out';

export const isErrorCode = (text: unknown): text is ErrorCode => typeof text === 'string' && Object.hasOwn(nextSteps, text);

export const errorCodes: readonly ErrorCode[] = Object.keys(nextSteps).filter(isErrorCode);

export const codeMark = (code: ErrorCode): string => `[${code}]`;

/** Formats a problem as a sentence that ends with its error code. */
export const problemSentence = ({ code, clause }: ProblemStatement): string =>
  `${startsWithInput.test(clause) ? clause : capitalized(clause)} ${codeMark(code)}.`;

/** Sentence about the first of several problems, with the number of the others. */
export const reasonOf = ({ code, clause }: ProblemStatement, others: number): string =>
  problemSentence({ code, clause: others === 0 ? clause : `${clause} (and ${counted(others, 'more problem')})` });

const maxOthers = 20;

/** Text of an annotation: the reason, and each problem that the reason only counts on a line of its own. */
export const withOthers = (reason: string, others: readonly string[] = []): string =>
  [
    reason,
    ...firstItems(
      others,
      maxOthers,
      (each) => `- ${each}`,
      (more) => `- And ${counted(more, 'more problem')}`,
    ),
  ].join('\n');

/** Matches a clause that starts with the name of an input, such as `test-suite: …`. The name stays in lower case. */
const startsWithInput = /^[a-z]+(?:-[a-z]+)*: /;

export const nextLine = ({ code, hint }: Pick<RunProblem, 'code' | 'hint'>, docsUrl: string): string =>
  `Next: ${hint} ${explanationUrl(code, docsUrl)}`;

/** Documentation of the newest version, for runs whose version is unknown. */
export const publishedDocsUrl = 'https://github.com/mobile-test-cloud/mobile-test-cloud/blob/main/docs';

export const explanationUrl = (code: ErrorCode, docsUrl = publishedDocsUrl): string => `${docsUrl}/troubleshooting.md#${code}`;
