/**
 * What to do next about everything that keeps a step from being green, by its stable code.
 *
 * The codes stand at the end of messages, in brackets; `docs/troubleshooting.md` explains each, and a test compares the two.
 */
const nextSteps = {
  // Inputs: nothing was sent.
  'input-missing': 'Give the input; docs/reference.md lists them all.',
  'input-invalid': 'Correct the input; docs/reference.md says what each takes.',
  'input-conflict': 'Leave one of the inputs out, or give the one that belongs to it.',
  'input-file-missing': 'Check the path, and that an earlier step built the file in this job.',
  'input-file-ambiguous': 'Narrow the glob until it matches one file.',
  'input-file-unusable': 'Check that an earlier step wrote the file whole, and that the runner may read it.',
  'input-yaml-invalid': 'Correct the lines of the file that the messages name.',
  'credentials-missing':
    'Set the secrets of the repository or environment; for pull requests from forks see the recipe in docs/recipes.md.',

  // Preflight: nothing was uploaded.
  'preflight-unreadable': 'Check the path and the rights on the runner.',
  'preflight-empty': 'Build the file again.',
  'preflight-not-an-archive': 'Give an APK, an IPA or a zip archive.',
  'preflight-cut-short': 'Build or download the file again: its end is missing.',
  'preflight-damaged': 'Build the file again, and check that no later step changed it.',
  'preflight-unsafe-name': 'Pack the archive again without names that lead out of it.',
  'preflight-too-large': 'Leave out what the tests do not need.',
  'preflight-unsupported': 'Set `preflight: warn` if the service takes such files.',
  'preflight-cannot-pack': 'Check the folder, or pack it in a step of its own.',
  'preflight-too-many-media': 'Leave media out, or split the tests that need them over several steps.',
  'preflight-media-type': 'Convert the file, or check that your tests find it.',
  'preflight-media-size': 'Make the file smaller.',
  'preflight-swapped': 'Swap `app` and `test-suite`.',
  'preflight-wrong-kind': 'Give the file that the framework needs; docs/troubleshooting.md lists them.',
  'preflight-other-package': 'Build app and test suite from the same variant.',
  'preflight-not-debuggable': 'Build a debuggable variant, or leave the feature out.',
  'preflight-emulator-build': 'Build the native code for ARM.',
  'preflight-split-apk': 'Build one APK that holds everything.',
  'preflight-unsigned': 'Give the signed APK; apksigner signs one.',
  'preflight-signature-refused': 'Sign the APK with apksigner, as the last step.',
  'preflight-no-tests': 'Check that the suite was built from the source set with the tests.',
  'preflight-all-ignored': 'Enable a test, or do not run this suite.',
  'preflight-tests-unknown': 'Nothing, if the classes make their tests up when they run.',
  'preflight-simulator-build': 'Build for devices: `-sdk iphoneos`.',
  'preflight-no-test-bundle': 'Archive the runner app that `build-for-testing` makes.',
  'preflight-extra-folder': 'Pack the archive again without the folder around its content.',
  'preflight-very-large': 'Build for one processor kind, or leave assets out.',
  'preflight-unknown-device': 'Take a device that the message names.',
  'preflight-unknown-os-version': 'Take a version that the message names.',
  'preflight-wrong-os': 'Take devices of the system that the framework tests.',
  'preflight-os-too-old': 'Take a newer device, or lower the minimum version of the build.',
  'preflight-more-shards-than-tests': 'Take fewer shards.',
  'preflight-empty-shards': 'Take fewer shards, or `shard-by: duration`.',

  // Calls of the service.
  'cloud-unauthorized':
    'Check the secrets behind the inputs `username` and `access-key`, under Settings > Secrets and variables > Actions of the repository; workflows started from forks and by Dependabot get no secrets by default.',
  'cloud-forbidden':
    'Check the plan and the rights of the account, and whether a proxy or firewall answers in place of the service.',
  'cloud-not-found': 'Check the id, `base-url` and `api-version`; uploads are deleted 30 days after they were made.',
  'cloud-rejected': "Correct what the service's message names.",
  'cloud-rate-limited':
    'Run fewer jobs at the same time with one account: the service allows 90 requests a second and 5 uploads a minute.',
  'cloud-unavailable': "Look at the service's status page, then run the job again.",
  'cloud-malformed-answer':
    'Check that `base-url` is the API of the service and that no proxy or login page answers in its place.',
  'cloud-answer-too-large': 'Leave this kind out of `download`, or fetch it from the dashboard of the service.',
  'cloud-invalid-path': 'Check the ids and names that the inputs give.',
  'cloud-invalid-query': 'Check the inputs that choose what is listed.',
  'cloud-unreachable': 'Check `base-url`, the network of the runner, and HTTPS_PROXY and NO_PROXY where a proxy is needed.',
  'cloud-certificate-refused':
    'Check `base-url`; where a company signs its own certificates, name their file in NODE_EXTRA_CA_CERTS.',
  'cloud-connection-lost': 'Run the job again; if it happens often, look for a proxy or firewall that cuts connections.',
  'cloud-deadline': "Look at the service's status page and at the network of the runner, then run the job again.",
  'cloud-redirect-refused': 'Set `base-url` to the address where the service answers itself.',
  'cloud-address-refused': 'Use an https address; plain http is for loopback only.',
  'cloud-local-file': 'Check the path, the rights and the free space on the runner.',
  'cloud-parallels-in-use': 'Wait for other builds to end, or ask for fewer devices and shards at once.',
  'cloud-build-rejected': "Correct what the service's message names: device, app, test suite or capability.",
  'cloud-start-uncertain': 'Look for the build on the dashboard of the service before starting another one.',
  'cloud-alert-unchanged': 'Check the `toggle` of `paths`: its method, its path, and the field that carries the boolean.',
  'build-may-be-running': 'Look for the build on the dashboard of the service before running the job again.',
  'upload-from-url': 'Download the file in a step before, and give its path.',

  // The verdict `error`.
  'session-missing': 'Look at the build on the dashboard of the service, then run the job again.',
  'session-not-run': "Take another device if the service's message is about this one; else run the job again.",
  'session-error': 'Look at the device log of the session, then run the job again.',
  'session-unfinished': 'Look at the session on the dashboard; attach with `build-ids` to collect its results later.',
  'word-unknown': 'Report the word with the debug log; an unrecognized status is never a pass.',
  'report-missing': 'Look at the session on the dashboard; `build-ids` collects its results later without running them again.',
  'report-unreadable': 'Look at junit.xml of the session in the report folder, then run the job again.',
  'report-incomplete': 'Look at the device log: the process may have died while it wrote its report.',
  'answer-foreign': 'Look at the build on the dashboard: the service answered about something else than what it was asked for.',
  'counts-unreadable': 'Report the counters with the debug log; counters that cannot be read prove nothing.',
  'report-crash': 'Look at the device log: the app or its test process crashed.',
  'details-missing': 'Look at the session on the dashboard; attach with `build-ids` to collect its results later.',
  'counts-contradict': 'Look at the session on the dashboard: something failed or ran there that its report does not tell.',
  'test-error': 'Look at the device log of the session: a test in this state neither passed nor failed.',
  'tests-never-ran': 'Look at the device log of the session: the app or its process probably died before these tests.',
  'failed-without-test': 'Look at the build on the dashboard: the service knows of a failure that no test tells.',
  'build-error': 'Look at the build on the dashboard of the service, then run the job again.',
  'no-tests-ran': 'Check the filters in `capabilities`, and that the suite holds tests which these devices run.',
  'tests-missing': 'See the list of missing tests; a crash of the app or a filter leaves tests out.',

  // The collector of a matrix.
  'matrix-no-build': 'Look at the jobs of the matrix; `framework` and `project` must be the same in them and in the collector.',
  'matrix-shard-missing': 'Look at the job of this shard, then re-run the failed jobs.',
  'matrix-shards-differ': 'Give every job of the matrix the same `shards`, and the collector the same `expected-shards`.',
  'matrix-plans-differ': 'Run all jobs of the workflow again.',
  'matrix-conflicting-builds':
    'Give each variant a `project` of its own, shared by its shards, and name them all in the `project` of the collector, one per line.',
  'matrix-artifact-unusable': 'Check `artifact-pattern`, and that the jobs ran `framework` as the collector does.',
  'matrix-job-not-waited': 'Let the jobs of the matrix wait: leave `wait: false` out.',
  'matrix-job-red': 'Look at the summary of the job that the message names.',
  'matrix-needed-job': 'Look at the log of the job that the message names, then re-run the failed jobs.',
  'matrix-job-timed-out': 'Look at the summary of the job that the message names; allow it more with `timeout-minutes`.',
  'artifacts-unavailable':
    'Check that the jobs store their reports (`artifact-name`) and that the runner has an artifact service.',

  // The other verdicts that are not green.
  'tests-failed': 'Look at the failures in the summary of the job; report.html holds traces, logs and videos.',
  'run-timeout':
    'Allow more with `timeout-minutes`, or split the suite with `shards`; builds that go on can be attached to with `build-ids`.',
  'queue-timeout': 'Allow more with `queue-timeout-minutes`, or start fewer sessions at the same time.',
  'session-timed-out': 'Look at the session on the dashboard; a test may hang, or the suite may need more `shards`.',
  'test-timed-out': 'Look at the device log of the test: it hung, or takes longer than the service allows.',
  cancelled: 'Builds may still be running at the service; attach to them with `build-ids`, or let them end.',

  // Other actions, and the runner.
  'coverage-too-low': 'See which test cases no test covers, or lower `require-coverage`.',
  'alert-ambiguous': 'Rename one of the alerts at the service.',
  'alert-list-incomplete': 'Run the job again; if it stays so, look whether the account sees all alerts.',
  'alert-still-paused': 'Resume the alert at the service, or with `mode: resume`.',
  'github-not-permitted': 'Grant the permission in the job; pull requests from forks never have it.',
  'github-stalled': "Look at GitHub's status page, then run the job again if you need what is missing.",
  'runner-file': 'Check rights and free space on the runner, and that nothing else stands at this path.',
  'no-result': 'Read the log of the step: it ended before it had a result.',
  unexpected: 'Run the job again with debug logging, and report what the log says: this should not happen.',
} as const;

export type ErrorCode = keyof typeof nextSteps;

/** Why something is not as it should be. */
export interface RunProblem {
  readonly code: ErrorCode;
  /** One clause, without a full stop. */
  readonly clause: string;
  /** What to do next, a sentence. */
  readonly hint: string;
}

export const nextStepFor = (code: ErrorCode): string => nextSteps[code];

export const problem = (code: ErrorCode, clause: string, hint = nextStepFor(code)): RunProblem => ({ code, clause, hint });

/** Codes of problems that end a run because its time is over: the verdict is `timed-out`. */
export const isTimeoutCode = (code: ErrorCode): boolean =>
  code === 'run-timeout' || code === 'queue-timeout' || code === 'matrix-job-timed-out';

export const isErrorCode = (word: unknown): word is ErrorCode => typeof word === 'string' && Object.hasOwn(nextSteps, word);

export const errorCodes: readonly ErrorCode[] = Object.keys(nextSteps).filter(isErrorCode);

/** How a code stands at the end of a message, for people who search. */
export const codeMark = (code: ErrorCode): string => `[${code}]`;

/** The last line of a failure in the log. */
export const nextLine = ({ code, hint }: Pick<RunProblem, 'code' | 'hint'>, docsUrl: string): string =>
  `Next: ${hint} ${explanationUrl(code, docsUrl)}`;

/** Where the documentation of a release is on the web, for runs whose own version is not known. */
export const publishedDocsUrl = 'https://github.com/mobile-test-cloud/mobile-test-cloud/blob/v1/docs';

/** Where a code is explained. */
export const explanationUrl = (code: ErrorCode, docsUrl = publishedDocsUrl): string => `${docsUrl}/troubleshooting.md#${code}`;
