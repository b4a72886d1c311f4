/**
 * Names of the settings of each source, from its own public files. Where a table of the converter lacks one, or has one that the source
 * does not, a test fails.
 */

/** `googlecloudsdk/api_lib/firebase/test/arg_util.py` of the Google Cloud SDK, 2026-08: both platforms. */
export const gcloudOptions =
  'async client-details num-flaky-test-attempts record-video results-bucket results-dir timeout app app-package additional-apks auto-google-login directories-to-pull environment-variables network-profile obb-files other-files performance-metrics results-history-name robo-script type test test-package test-runner-class test-targets use-orchestrator resign robo-directives scenario-numbers scenario-labels xctestrun-file xcode-version device test-special-entitlements num-uniform-shards test-targets-for-shard grant-permissions additional-ipas device-ids os-version-ids locales orientations'.split(
    ' ',
  );

/** Flags of every gcloud command, `gcloud topic` and reference of 2026. */
export const gcloudGlobals =
  'access-token-file account billing-project configuration flags-file flatten format help impersonate-service-account log-http project quiet trace-token user-output-enabled verbosity'.split(
    ' ',
  );

/** `ftl/config` of Flank 23.10.1, under `gcloud`. */
export const flankGcloud =
  'app test additional-apks auto-google-login use-orchestrator environment-variables grant-permissions scenario-labels obb-names obb-files performance-metrics num-uniform-shards test-runner-class test-targets robo-directives robo-script test-targets-for-shard parameterized-tests device results-bucket results-dir record-video timeout async client-details network-profile results-history-name num-flaky-test-attempts directories-to-pull other-files scenario-numbers type fail-fast xctestrun-file xcode-version additional-ipas test-special-entitlements'.split(
    ' ',
  );

/** The same, under `flank`. */
export const flankOwn =
  'additional-app-test-apks legacy-junit-result max-test-shards shard-time num-test-runs smart-flank-gcs-path smart-flank-disable-upload disable-sharding test-targets-always-run files-to-download project local-result-dir run-timeout full-junit-result ignore-failed-tests ignore-non-global-tests keep-file-path output-style disable-results-upload default-test-time default-class-test-time use-average-test-time-for-new-tests disable-usage-statistics output-report skip-config-validation custom-sharding-json test-targets only-test-configuration skip-test-configuration'.split(
    ' ',
  );

/** `FladleConfig.kt` and `FlankGradleExtension.kt` of Fladle, 2026-03. */
export const fladleProperties =
  'projectId serviceAccountCredentials debugApk instrumentationApk sanityRobo useOrchestrator autoGoogleLogin devices testTargets testShards maxTestShards shardTime repeatTests smartFlankGcsPath resultsHistoryName directoriesToPull filesToDownload environmentVariables recordVideo performanceMetrics flakyTestAttempts variant abi resultsBucket keepFilePath resultsDir additionalTestApks runTimeout ignoreFailedTests disableSharding smartFlankDisableUpload testRunnerClass localResultsDir numUniformShards clientDetails testTargetsAlwaysRun otherFiles networkProfile roboScript roboDirectives testTimeout outputStyle legacyJunitResult fullJunitResult additionalApks useAverageTestTimeForNewTests defaultTestTime defaultClassTestTime disableResultsUpload testTargetsForShard grantPermissions type scenarioLabels scenarioNumbers obbFiles obbNames failFast additionalFlankOptions dependOnAssemble async additionalGcloudOptions flankCoordinates flankVersion'.split(
    ' ',
  );

const both = (...names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [`espresso.${name}`, `xcuitest.${name}`]);

/** `api/v1alpha` of saucectl, 2026-04, for Espresso and XCUITest: values, without the numbers of lists. */
export const saucectlKeys = [
  ...'apiVersion kind showConsoleLog env'.split(' '),
  'defaults.timeout',
  ...both('app', 'appDescription', 'testApp', 'testAppDescription', 'otherApps'),
  ...'concurrency metadata.build metadata.tags region sauceignore tunnel.name tunnel.owner tunnel.timeout retries visibility launchOrder'
    .split(' ')
    .map((name) => `sauce.${name}`),
  ...'cleanup download.match download.when download.directory download.allAttempts retain'
    .split(' ')
    .map((name) => `artifacts.${name}`),
  ...'junit.enabled junit.filename json.enabled json.webhookURL json.filename spotlight.enabled'
    .split(' ')
    .map((name) => `reporters.${name}`),
  ...'name app appDescription testApp testAppDescription otherApps env timeout passThreshold smartRetry.failedOnly shard testListFile networkProfile networkConditions.downloadSpeed networkConditions.uploadSpeed networkConditions.latency networkConditions.loss'
    .split(' ')
    .map((name) => `suites.${name}`),
  ...'class notClass func unit perf package notPackage size annotation notAnnotation filter runnerBuilder listener newRunListenerMode numShards clearPackageData useTestOrchestrator testLanguage testRegion testTimeoutsEnabled maximumTestExecutionTimeAllowance defaultTestExecutionTimeAllowance statusBarOverrideTime'
    .split(' ')
    .map((name) => `suites.testOptions.${name}`),
  ...'emulators.name emulators.orientation emulators.platformVersions simulators.name simulators.orientation simulators.platformVersions simulators.armRequired devices.id devices.name devices.platformVersion devices.options.carrierConnectivity devices.options.deviceType devices.options.private'
    .split(' ')
    .map((name) => `suites.${name}`),
  ...'resigningEnabled audioCapture instrumentation.imageInjection instrumentation.bypassScreenshotRestriction instrumentation.vitals instrumentation.networkCapture instrumentation.biometrics instrumentation.sysAlertsDelay instrumentation.groupDirectory'
    .split(' ')
    .map((name) => `suites.appSettings.${name}`),
];

/** `action.yml` of setup-env and setup-local (branch `master`), upload-app and run-tests (branch `beta`) of browserstack/github-actions, 2025-03. */
export const vendorActionInputs =
  'username access-key build-name project-name github-token github-app local-testing local-logging-level local-identifier local-args app-path app-url app-custom-id framework test-suite-path test-suite-url test-suite-custom-id config-path async'.split(
    ' ',
  );

/** `step.yml` in the step library of Bitrise, 2026-08: browserstack-bitrise-espresso-step 1.0.0, browserstack-bitrise-xcui-step 1.0.1 and browserstack-espresso-app-automate 0.3.0. */
export const bitriseInputs =
  'browserstack_username browserstack_accesskey android_app_under_test espresso_test_suite devices_list instrumentation_logs network_logs device_logs debug_screenshots video_recording project filter_test use_test_sharding clear_app_data use_single_runner_invocation project_notify_url use_local use_mock_server api_params check_build_status app_ipa_path xcui_test_suite use_dynamic_tests app_apk_path test_apk_path browserstack_access_key browserstack_device_list browserstack_package browserstack_class browserstack_annotation browserstack_size browserstack_device_logs browserstack_video browserstack_local browserstack_local_identifier browserstack_gps_location browserstack_language browserstack_locale callback_url'.split(
    ' ',
  );
