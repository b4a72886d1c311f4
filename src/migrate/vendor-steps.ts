import { booleanType, capabilityKeys, textType } from '../core/builds/capability-keys.ts';
import { isRecord } from '../lib/is-record.ts';
import { parseJsonOrUndefined } from '../lib/parse-json.ts';
import {
  binary,
  capability,
  deviceLogs,
  input,
  isOn,
  none,
  notNeeded,
  switchInput,
  testFilters,
  testList,
  textCapability,
} from './rules.ts';
import {
  applyRules,
  formatValue,
  formatValues,
  isDefault,
  openStep,
  type Platform,
  type ReadStep,
  type Rule,
  type RuleTable,
  refused,
  remark,
  type Setting,
  stepFindings,
} from './settings.ts';

const credentials = (name: string): Rule => ({
  ...input(name),
  secret: true,
  apply: (value, step) => {
    const text = formatValue(value);
    // Does not copy a literal credential into the workflow.
    if (/^\$\{\{ *secrets\.[\w-]+ *\}\}$/.test(text)) step.inputs.set(name, text);
    else
      step.remarks.push(remark(`\`${name}\` was no secret of the repository: store it as one, and name that in the workflow.`));
  },
});

const deviceLines: Rule = {
  outcome: 'taken',
  to: '`devices`',
  input: 'devices',
  apply: (value, step) => {
    const lines = formatValues(
      Array.isArray(value) ? value : (parseJsonOrUndefined(formatValue(value)) ?? formatValue(value).split(/\r?\n|,/)),
    );
    for (const each of lines) {
      const line = each.trim().replace(/^"|"$/g, '');
      if (line !== '' && !step.devices.includes(line)) step.devices.push(line);
    }
  },
};

const filterList = (prefix: string): Rule =>
  testList((value) =>
    formatValues(value)
      .flatMap((text) => text.split(','))
      .map((name) => name.trim().replace(/^"|"$/g, ''))
      .filter((name) => name !== '')
      .map((name) => `${prefix}${name}`),
  );

const sharding: Rule = {
  outcome: 'changed',
  to: '`shards`',
  note: 'the action splits the suite by itself',
  input: 'shards',
  apply: (value, step) => {
    const shards = isRecord(value) ? value : parseJsonOrUndefined(formatValue(value));
    const count = isRecord(shards) ? Number(formatValue(shards.numberOfShards) || Number.NaN) : Number.NaN;
    if (!Number.isSafeInteger(count) || count < 1) return refused('it has no number of shards');
    step.inputs.set('shards', String(count));
    return undefined;
  },
};

/** Rules for the inputs of `setup-env`, `setup-local`, `upload-app` and `run-tests`. */
export const vendorActionRules: RuleTable = {
  username: credentials('username'),
  'access-key': credentials('access-key'),
  'build-name': textCapability('customBuildName'),
  'project-name': input('project'),
  'github-token': none('`github-token` has a default'),
  'github-app': notNeeded,
  'local-testing': {
    ...capability('local', 'BrowserStack Local runs in a step of its own'),
    apply: (value, step) => {
      if (formatValue(value) === 'false') return isDefault;
      if (formatValue(value) !== 'start') return refused('BrowserStack Local stops in a step of its own');
      step.capabilities.set('local', true);
      return undefined;
    },
  },
  'local-logging-level': none('a setting of the step that starts BrowserStack Local'),
  'local-identifier': {
    ...textCapability('localIdentifier', 'the step that starts BrowserStack Local needs the same'),
    apply: (value, step) =>
      formatValue(value) === 'random'
        ? refused('choose one, for the step that starts BrowserStack Local, too')
        : void step.capabilities.set('localIdentifier', formatValue(value)),
  },
  'local-args': none('a setting of the step that starts BrowserStack Local'),
  'app-path': binary('app'),
  'app-url': binary('app'),
  'app-custom-id': input('app-custom-id'),
  framework: input('framework'),
  'test-suite-path': binary('test-suite'),
  'test-suite-url': binary('test-suite'),
  'test-suite-custom-id': input('test-suite-custom-id'),
  'config-path': { outcome: 'taken', to: 'the inputs below', note: 'its keys are settings of their own', isText: true },
  async: switchInput('wait', '`wait: false`', { on: 'false' }),
};

/** Rules for the keys of a build request, from the file of `run-tests` or from `api_params` on Bitrise. */
export const buildRequestRules: RuleTable = {
  ...Object.fromEntries(
    [...capabilityKeys]
      .filter(([, { input }]) => input === undefined)
      .map(([name, { type }]): readonly [string, Rule] => [
        name,
        type === booleanType
          ? capability(name)
          : {
              ...textCapability(name),
              isText: type === textType,
              apply: (value, step) => void step.capabilities.set(name, type === textType ? formatValue(value) : value),
            },
      ]),
  ),
  // The keys below become inputs, because `capabilities` refuses them.
  app: binary('app'),
  appDir: none('EarlGrey: name the folder in `app`'),
  testSuite: binary('test-suite'),
  testPackage: binary('test-suite'),
  devices: deviceLines,
  project: input('project'),
  projectNotifyURL: input('project-notify-url'),
  deviceLogs: deviceLogs,
  uploadMedia: {
    ...input('media'),
    apply: (value, step) => void step.inputs.set('media', formatValues(value).join('\n')),
  },
  class: filterList(''),
  package: filterList('package:'),
  annotation: filterList('annotation:'),
  size: filterList('size:'),
  'only-testing': filterList(''),
  'skip-testing': filterList('!'),
  shards: sharding,
  numShards: sharding,
  shardIndex: none('each job of a matrix has its `shard-index`'),
  coverage: switchDownload('coverage'),
  enableResultBundle: switchDownload('result-bundle'),
};

export const bitriseRules: RuleTable = {
  browserstack_username: credentials('username'),
  browserstack_accesskey: credentials('access-key'),
  android_app_under_test: binary('app'),
  espresso_test_suite: binary('test-suite'),
  app_ipa_path: binary('app'),
  xcui_test_suite: binary('test-suite'),
  devices_list: deviceLines,
  instrumentation_logs: capability('instrumentationLogs'),
  network_logs: capability('networkLogs'),
  device_logs: deviceLogs,
  debug_screenshots: capability('screenshots'),
  video_recording: capability('video'),
  project: input('project'),
  project_notify_url: input('project-notify-url'),
  filter_test: {
    ...testFilters,
    apply: (value, step) => {
      if (step.platform === 'android') return testFilters.apply?.(value, step);
      // Reads `only-testing Target/Class, skip-testing Target/Other`.
      let prefix = '';
      for (const part of formatValue(value).split(',')) {
        const [, kind, name = ''] = /^(only-testing|skip-testing)?\s*(\S.*)?$/.exec(part.trim()) ?? [];
        if (kind !== undefined) prefix = kind === 'skip-testing' ? '!' : '';
        if (name !== '') step.tests.push(`${prefix}${name.trim()}`);
      }
      return undefined;
    },
  },
  use_test_sharding: sharding,
  use_dynamic_tests: capability('dynamicTests'),
  clear_app_data: capability('clearPackageData'),
  use_single_runner_invocation: capability('singleRunnerInvocation'),
  use_mock_server: capability('allowDeviceMockServer'),
  use_local: capability('local', 'BrowserStack Local runs in a step of its own'),
  api_params: { outcome: 'taken', to: 'the inputs below', note: 'its keys are settings of their own', isText: true },
  check_build_status: switchInput('wait', '`wait`', { off: 'false' }),
  // Inputs of the Bitrise step browserstack-espresso-app-automate.
  app_apk_path: binary('app'),
  test_apk_path: binary('test-suite'),
  browserstack_access_key: credentials('access-key'),
  browserstack_device_list: deviceLines,
  browserstack_package: filterList('package:'),
  browserstack_class: filterList(''),
  browserstack_annotation: filterList('annotation:'),
  browserstack_size: filterList('size:'),
  browserstack_device_logs: deviceLogs,
  browserstack_video: capability('video'),
  browserstack_local: capability('local', 'BrowserStack Local runs in a step of its own'),
  browserstack_local_identifier: textCapability('localIdentifier'),
  browserstack_gps_location: textCapability('gpsLocation'),
  browserstack_language: textCapability('language'),
  browserstack_locale: textCapability('locale'),
  callback_url: textCapability('callbackURL'),
};

function switchDownload(kind: string): Rule {
  return {
    outcome: 'taken',
    to: `\`download: ${kind}\``,
    input: 'download',
    apply: (value, step) => void (isOn(value) ? step.download.add(kind) : undefined),
  };
}

export const parameterLines = (setting: Setting): readonly Setting[] =>
  formatValue(setting.value)
    .split(/\r?\n/)
    .flatMap((line): Setting[] => {
      const [, name, value = ''] = /^\s*([\w.-]+)\s*=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [{ ...setting, key: `${setting.key}.${name}`, name, value: value.trim() }];
    });

export const vendorStep = (
  name: string,
  platform: Platform,
  parts: readonly (readonly [readonly Setting[], RuleTable])[],
): ReadStep => {
  const step = openStep(name, platform);
  const findings = parts.flatMap(([settings, rules]) => applyRules(settings, rules, step));
  return { step, findings: stepFindings(findings, step) };
};
