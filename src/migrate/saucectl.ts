import { isRecord, listIn } from '../lib/is-record.ts';
import { addRealDevice, addSauceDevice } from './device-names.ts';
import {
  always,
  binary,
  capability,
  count,
  input,
  none,
  notNeeded,
  orientation,
  sameRule,
  testList,
  textCapability,
  timeLimit,
} from './rules.ts';
import {
  applyRules,
  formatValue,
  formatValues,
  notRead,
  openStep,
  type ReadStep,
  type Rule,
  type RuleTable,
  refused,
  type Setting,
  stepFindings,
  unsupported,
} from './settings.ts';
import { lineOf, settingAt, settingsIn, type YamlSource } from './yaml-source.ts';

const filter = (prefix: string): Rule =>
  testList((value, { platform }) =>
    formatValues(value).map((name) => `${prefix}${platform === 'ios' ? name.replaceAll('.', '/') : name}`),
  );

const testTimes = none('time limits of single tests are a setting of the tests');
const resignApp = capability('resignApp');
const wholeLimit = timeLimit('execution');

const recordsOf = (value: unknown): readonly Record<string, unknown>[] =>
  (Array.isArray(value) ? value : [value]).filter(isRecord);

const devices: Rule = {
  outcome: 'changed',
  to: '`devices`',
  note: 'another service has other devices: patterns become selectors',
  input: 'devices',
  apply: (value, step) => {
    for (const { name, id, platformVersion } of recordsOf(value))
      addSauceDevice(formatValue(name) || formatValue(id), formatValue(platformVersion), step);
  },
};

const virtualDevices: Rule = {
  outcome: 'changed',
  to: '`devices`',
  note: 'this service has real devices only: a similar one is chosen',
  input: 'devices',
  apply: (value, step) => {
    for (const { name, platformVersions } of recordsOf(value)) {
      const versions = formatValues(platformVersions);
      for (const version of versions.length === 0 ? [''] : versions) addRealDevice(formatValue(name), version, step);
    }
  },
};

/** Properties that name a device. All other properties of a device are settings. */
const deviceLists: Readonly<Record<string, readonly string[]>> = {
  devices: ['id', 'name', 'platformVersion', 'platformName'],
  emulators: ['name', 'platformVersions', 'platformName'],
  simulators: ['name', 'platformVersions', 'platformName'],
};

const environment: Rule = {
  outcome: 'taken',
  to: '`capabilities`: `setEnvVariables`',
  input: 'capabilities',
  apply: (value, step) => {
    const variables = Object.entries(isRecord(value) ? value : {}).map(([name, text]) => [name, formatValue(text)] as const);
    if (variables.length > 0) step.capabilities.set('setEnvVariables', Object.fromEntries(variables));
  },
};

/** Kinds of `download`, by pattern of the file names that Sauce Labs downloads. */
const downloads: readonly (readonly [RegExp, string])[] = [
  [/video|mp4/i, 'video'],
  [/log|txt/i, 'device-logs'],
  [/screenshot|png/i, 'screenshots'],
  [/har\b|network/i, 'network-logs'],
  [/^\*{1,2}(?:\/\*)?$/, 'all'],
];

const binariesOf = (place: string): RuleTable => ({
  [`${place}.app`]: binary('app'),
  [`${place}.testApp`]: binary('test-suite'),
  ...sameRule(notNeeded, `${place}.appDescription ${place}.testAppDescription`),
  [`${place}.otherApps`]: none('upload them first, and name their references in `capabilities`: `otherApps` (at most 3)'),
});

/** Rules for the settings of saucectl. The names of suite settings do not contain the index of the suite. */
export const saucectlRules: RuleTable = {
  ...sameRule(notNeeded, 'apiVersion $schema showConsoleLog rootDir version sauce.sauceignore sauce.experiments'),
  kind: always('`framework`'),
  'defaults.timeout': wholeLimit,
  'defaults.mode': notNeeded,
  'sauce.region': none('`base-url` has one address'),
  'sauce.concurrency': none('builds wait for free slots'),
  'sauce.retries': count('retries', 0, 'only failed tests run again'),
  'sauce.metadata.build': textCapability('customBuildName'),
  'sauce.metadata.name': textCapability('customBuildName'),
  'sauce.metadata.tags': {
    ...textCapability('buildTag', 'one tag for each build'),
    apply: (value, step) => void step.capabilities.set('buildTag', formatValues(value).join(', ')),
  },
  'sauce.tunnel': none('`capabilities`: `local: true`, with BrowserStack Local'),
  'sauce.visibility': none('the visibility of builds is a setting of the account'),
  'sauce.launchOrder': none('shards are ordered by duration'),
  ...binariesOf('espresso'),
  ...binariesOf('xcuitest'),
  'suites.name': always('the name of the job'),
  ...binariesOf('suites'),
  'suites.devices': devices,
  ...sameRule(
    none('the service chooses one of its devices by name and version'),
    'suites.devices.options.carrierConnectivity suites.devices.options.deviceType suites.devices.options.private',
  ),
  'suites.emulators': virtualDevices,
  'suites.emulators.orientation': orientation,
  'suites.simulators': virtualDevices,
  'suites.simulators.orientation': orientation,
  'suites.simulators.armRequired': notNeeded,
  'suites.timeout': wholeLimit,
  'suites.testOptions.class': filter(''),
  'suites.testOptions.notClass': filter('!'),
  'suites.testOptions.package': filter('package:'),
  'suites.testOptions.notPackage': filter('!package:'),
  'suites.testOptions.size': filter('size:'),
  'suites.testOptions.annotation': filter('annotation:'),
  'suites.testOptions.notAnnotation': filter('!annotation:'),
  'suites.testOptions.func': none('functional tests are not told apart'),
  'suites.testOptions.unit': none('unit tests are not told apart'),
  'suites.testOptions.perf': none('performance tests are not told apart'),
  'suites.testOptions.filter': none('no filters of the test runner but those of `tests`'),
  ...sameRule(
    none('no options of the test runner but those of `capabilities`: `instrumentationOptions`'),
    'suites.testOptions.runnerBuilder suites.testOptions.listener suites.testOptions.newRunListenerMode',
  ),
  'suites.testOptions.numShards': count('shards', 1),
  'suites.testOptions.shardIndex': count('shard-index', 0),
  'suites.testOptions.useTestOrchestrator': capability('useOrchestrator'),
  'suites.testOptions.clearPackageData': capability('clearPackageData'),
  'suites.testOptions.testLanguage': textCapability('language'),
  'suites.testOptions.testRegion': none('`capabilities`: `locale` has language and region'),
  'suites.testOptions.testTimeoutsEnabled': testTimes,
  'suites.testOptions.defaultTestExecutionTimeAllowance': testTimes,
  'suites.testOptions.maximumTestExecutionTimeAllowance': testTimes,
  'suites.testOptions.statusBarOverrideTime': none('the status bar cannot be set'),
  'suites.shard': none('`shards` splits by itself'),
  'suites.testListFile': none('name the tests in `tests`'),
  'suites.passThreshold': none('a test passes with its last attempt'),
  'suites.smartRetry': always('`retries`', 'only failed tests run again'),
  'suites.appSettings.resigningEnabled': {
    ...resignApp,
    apply: (value, step) =>
      step.platform === 'ios' ? resignApp.apply?.(value, step) : refused('Android apps are not signed again'),
  },
  'suites.appSettings.audioCapture': none('sound is not recorded'),
  'suites.appSettings.instrumentation.networkCapture': capability('networkLogs', 'as HAR files'),
  'suites.appSettings.instrumentation.vitals': capability('appProfiling', 'profiles of the service have other contents'),
  'suites.appSettings.instrumentation.biometrics': capability('enableBiometric', 'tests send commands of this service'),
  'suites.appSettings.instrumentation.imageInjection': none('pictures for the camera are not supported'),
  'suites.appSettings.instrumentation.bypassScreenshotRestriction': none('the app decides whether its screen is recorded'),
  'suites.appSettings.instrumentation.sysAlertsDelay': none('alerts of the system are not delayed'),
  'suites.appSettings.instrumentation.groupDirectory': none('the app is signed again without its groups'),
  'suites.networkProfile': none('`capabilities`: `networkProfile` has other names'),
  'suites.networkConditions': {
    outcome: 'changed',
    to: '`capabilities`: `customNetwork`',
    note: 'one text for all four values',
    input: 'capabilities',
    apply: (value, step) => {
      const [{ downloadSpeed, uploadSpeed, latency, loss } = {}] = recordsOf(value);
      step.capabilities.set(
        'customNetwork',
        [downloadSpeed, uploadSpeed, latency, loss].map((each) => formatValue(each) || '0').join(','),
      );
    },
  },
  'suites.env': environment,
  env: environment,
  'artifacts.download.match': {
    outcome: 'changed',
    to: '`download`',
    note: 'kinds of files, and no patterns of names',
    input: 'download',
    apply: (value, step) => {
      for (const pattern of formatValues(value))
        for (const [words, kind] of downloads) if (words.test(pattern) && !/junit|xml$/i.test(pattern)) step.download.add(kind);
    },
  },
  'artifacts.download.when': {
    outcome: 'changed',
    to: '`download: …@failed`',
    note: 'each kind of file says when it is fetched',
    input: 'download',
    apply: (value, step) => {
      const when = formatValue(value);
      const kinds = [...step.download];
      if (when === 'always') return { outcome: 'taken', to: '`download`', note: undefined };
      if (when === 'fail')
        for (const kind of kinds) {
          step.download.delete(kind);
          step.download.add(`${kind}@failed`);
        }
      else if (when === 'never') step.download.clear();
      else return refused('files are fetched always, or of failed sessions');
      return undefined;
    },
  },
  'artifacts.download.directory': {
    ...input('report-dir', 'the folder has the whole report'),
    apply: (value, step) => {
      const folder = formatValue(value)
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/$/, '');
      step.inputs.set('report-dir', folder);
    },
  },
  'artifacts.download.allAttempts': none('each attempt has a folder'),
  ...sameRule(
    notNeeded,
    'artifacts.download.retryCount artifacts.download.retryInterval artifacts.download.retryMaxInterval artifacts.download.retryExp artifacts.cleanup',
  ),
  'artifacts.retain': none('the service collects no folders of the device'),
  'reporters.junit.enabled': always('`junit.xml`, always'),
  'reporters.junit.filename': always('`junit-path`', '`junit.xml` in `report-dir`'),
  'reporters.json.enabled': always('`results.json`, always'),
  'reporters.json.filename': always('`results-path`', '`results.json` in `report-dir`, in the CTRF format'),
  'reporters.json.webhookURL': none('a later step can send `results.json`'),
  ...sameRule(notNeeded, 'reporters.spotlight.enabled reporters.spotlight'),
  notifications: none('a later step can post the output `reason`'),
};

const kinds = ['espresso', 'xcuitest'] as const;

/** Kind of the suites, which older files show by their section alone. */
const kindOf = (value: Record<string, unknown>): string =>
  formatValue(value.kind) || (kinds.find((each) => isRecord(value[each])) ?? '');

export const isSaucectl = (value: Record<string, unknown>): boolean =>
  (typeof value.kind === 'string' && ['suites', 'sauce', value.kind].some((key) => key in value)) ||
  (Array.isArray(value.suites) && (isRecord(value.sauce) || kinds.some((each) => isRecord(value[each]))));

/** Converts each suite of a saucectl configuration to one step. */
export const readSaucectl = (source: YamlSource): readonly ReadStep[] => {
  const { suites, ...rest } = source.value;
  const kind = kindOf(rest);
  const platform = kind === 'espresso' ? 'android' : kind === 'xcuitest' ? 'ios' : undefined;
  const file = source.file.name;
  if (platform === undefined)
    return [notRead(file, lineOf(source, ['kind']), kind === '' ? '' : `kind: ${kind}`, 'only espresso and xcuitest run here')];
  // Puts `when` last, because its rule needs the result of the rule for `match`.
  const shared = settingsIn(source, rest, [], saucectlRules, '').sort(
    (one, other) => Number(one.name.endsWith('.when')) - Number(other.name.endsWith('.when')),
  );
  const read = listIn(suites).flatMap((suite, index): ReadStep[] => {
    if (!isRecord(suite)) return [];
    const step = openStep(typeof suite.name === 'string' ? suite.name : `suite-${index + 1}`, platform);
    const own = suiteSettings(source, suite, ['suites', index]);
    return [{ step, findings: stepFindings(applyRules([...shared, ...own], saucectlRules, step), step) }];
  });
  if (read.length > 0) return read;
  const reason = 'the configuration has no suites';
  const findings = shared.map((setting) => unsupported(setting, reason));
  return [{ ...notRead(file, lineOf(source, []), '', reason), findings }];
};

const suiteSettings = (source: YamlSource, suite: Record<string, unknown>, path: readonly PropertyKey[]): readonly Setting[] => {
  const { devices: _devices, emulators: _emulators, simulators: _simulators, ...rest } = suite;
  const lists = Object.entries(deviceLists).flatMap(([name, own]): Setting[] => {
    const list = suite[name];
    if (list === undefined) return [];
    const others = listIn(list).flatMap((each, index) => {
      const more = Object.fromEntries(Object.entries(isRecord(each) ? each : {}).filter(([key]) => !own.includes(key)));
      return settingsIn(source, more, [...path, name, index], saucectlRules, `suites.${name}.`);
    });
    return [settingAt(source, `suites.${name}`, `suites.${name}`, list, [...path, name]), ...others];
  });
  return [...settingsIn(source, rest, path, saucectlRules, 'suites.'), ...lists];
};
