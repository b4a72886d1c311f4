import { parseJson } from '../inputs/reader.ts';
import { isRecord } from '../lib/is-record.ts';
import {
  applyRules,
  capability,
  type Finding,
  input,
  isOn,
  type MigratedStep,
  none,
  openStep,
  type Platform,
  type Rule,
  type RuleTable,
  runnerFilters,
  type Setting,
  textOf,
} from './settings.ts';

const credentials = (name: string): Rule => ({
  outcome: 'taken',
  to: `\`${name}\``,
  apply: (value, step) => {
    const text = textOf(value);
    // A secret in plain text stays out of the workflow.
    if (/^\$\{\{.*\}\}$/s.test(text)) step.inputs.set(name, text);
    return undefined;
  },
});

const deviceLines: Rule = {
  outcome: 'taken',
  to: '`devices`',
  apply: (value, step) => {
    const text = textOf(value);
    const list: unknown = Array.isArray(value) ? value : (parseJson(text) ?? text.split(/\r?\n|,(?=\s*[A-Za-z"])/));
    for (const each of Array.isArray(list) ? list : [list]) {
      const line = textOf(each).trim().replace(/^"|"$/g, '');
      if (line !== '' && !step.devices.includes(line)) step.devices.push(line);
    }
    return undefined;
  },
};

/** Inputs of `browserstack/github-actions/upload-app` and `/run-tests`. */
export const vendorActionRules: RuleTable = {
  username: credentials('username'),
  'access-key': credentials('access-key'),
  'app-path': input('app'),
  'app-url': input('app'),
  'test-suite-path': input('test-suite'),
  'test-suite-url': input('test-suite'),
  'app-upload-path': input('app'),
  'testsuite-upload-path': input('test-suite'),
  framework: {
    outcome: 'taken',
    to: '`framework`',
    apply: (value, step) => void step.inputs.set('framework', textOf(value)),
  },
  'config-path': none('a file with the build request: put its `devices` into `devices`, and other keys into `capabilities`'),
  async: {
    outcome: 'taken',
    to: '`wait`',
    apply: (value, step) => void (isOn(value) ? step.inputs.set('wait', 'false') : undefined),
  },
  'build-name': input('project', 'groups the builds; jobs of a matrix share it'),
  'project-name': input('project'),
  'github-token': none('`github-token` has a default'),
  'github-app': none('results are shown by the step itself'),
  'rerun-attempt': none('"Re-run failed jobs" keeps what passed'),
  'custom-id': input('app-custom-id'),
};

/** Inputs of the steps `browserstack-espresso-app-automate` and `browserstack-xcuitest-app-automate` for Bitrise. */
export const bitriseRules: RuleTable = {
  browserstack_username: credentials('username'),
  browserstack_accesskey: credentials('access-key'),
  android_app_under_test: input('app'),
  espresso_test_suite: input('test-suite'),
  ios_app_under_test: input('app'),
  xcui_test_suite: input('test-suite'),
  app_ipa_path: input('app'),
  xcuitest_package: input('test-suite'),
  devices_list: deviceLines,
  project: input('project'),
  project_notify_url: input('project-notify-url'),
  use_test_sharding: {
    outcome: 'changed',
    to: '`shards`',
    note: 'shards are split by this action; a mapping is not taken over',
    apply: (value, step) => {
      const shards = parseJson(textOf(value));
      const count = isRecord(shards) ? shards.numberOfShards : undefined;
      if (typeof count !== 'number') return { outcome: 'unsupported', note: 'it has no number of shards' };
      step.inputs.set('shards', String(count));
      return undefined;
    },
  },
  filter_test: {
    ...runnerFilters,
    apply: (value, step) => runnerFilters.apply?.(textOf(value).split(/,(?=\s*(?:class|package|annotation|size)\s)/), step),
  },
  instrumentation_logs: capability('instrumentationLogs'),
  network_logs: capability('networkLogs'),
  device_logs: {
    outcome: 'taken',
    to: '`device-logs`',
    apply: (value, step) => void step.inputs.set('device-logs', String(isOn(value))),
  },
  debug_screenshots: capability('screenshots'),
  video_recording: capability('video'),
  use_single_runner_invocation: capability('singleRunnerInvocation'),
  clear_app_data: capability('clearPackageData'),
  use_mock_server: capability('allowDeviceMockServer'),
  use_local: capability('local', 'BrowserStack Local runs in a step of its own'),
  use_coverage: {
    outcome: 'taken',
    to: '`download: coverage`',
    apply: (value, step) => void (isOn(value) ? step.download.add('coverage') : undefined),
  },
  api_params: none('put its keys into `capabilities`'),
  check_build_status: {
    outcome: 'taken',
    to: '`wait`',
    apply: (value, step) => void (isOn(value) ? undefined : step.inputs.set('wait', 'false')),
  },
};

/** One step of the vendor as a step of the workflow. */
export const vendorStep = (
  name: string,
  platform: Platform,
  settings: readonly Setting[],
  rules: RuleTable,
): { readonly step: MigratedStep; readonly findings: readonly Finding[] } => {
  const step = openStep(name, platform);
  const findings = applyRules(settings, rules, step, /^.*\./.exec(settings[0]?.key ?? '')?.[0] ?? '');
  return { step, findings };
};
