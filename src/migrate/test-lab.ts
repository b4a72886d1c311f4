import { isRecord } from '../lib/is-record.ts';
import { addTestLabDevice, readDevices } from './device-names.ts';
import {
  always,
  binary,
  capability,
  count,
  input,
  isOn,
  locale,
  minutesOf,
  none,
  notNeeded,
  orientation,
  sameRule,
  setBinary,
  switchInput,
  testFilters,
  testList,
  timeLimit,
} from './rules.ts';
import {
  applyRules,
  type Finding,
  formatValue,
  formatValues,
  notRead,
  openStep,
  type Platform,
  type ReadStep,
  type Rule,
  type RuleTable,
  refused,
  ruleFor,
  type Setting,
  stepFindings,
  unsupported,
} from './settings.ts';

export const onlyRobo = 'Robo tests and game loops have no equivalent';
const otherBinaries = none('upload them first, and name their references in `capabilities`: `otherApps` (at most 3)');
const balancedShards = none('`shards` with `shard-by: duration` balances shards by itself');

const maxDevices = 200;

const devices: Rule = {
  outcome: 'changed',
  to: '`devices`',
  note: 'code names and API levels become marketing names and releases',
  input: 'devices',
  apply: (value, step) => {
    const all = readDevices(value);
    if (all.length > maxDevices) return refused(`it has more than ${maxDevices} devices: choose some`);
    for (const { model = '', version = '' } of all) addTestLabDevice(model, version, step);
    return undefined;
  },
};

const variables: Rule = {
  outcome: 'taken',
  to: '`capabilities`: `instrumentationOptions`, `clearPackageData`; `download: coverage`',
  input: 'capabilities',
  apply: (value, step) => {
    const options: Record<string, string> = {};
    for (const [name, text] of readPairs(value)) {
      if (name === 'clearPackageData') step.capabilities.set('clearPackageData', isOn(text));
      else if (name === 'coverage') {
        if (isOn(text)) step.download.add('coverage');
      } else if (!name.startsWith('coverageFile')) options[name] = text;
    }
    if (Object.keys(options).length > 0) step.capabilities.set('instrumentationOptions', options);
  },
};

const readPairs = (value: unknown): readonly (readonly [string, string])[] =>
  isRecord(value)
    ? Object.entries(value).map(([key, each]) => [key, formatValue(each)] as const)
    : (Array.isArray(value) ? formatValues(value) : formatValue(value).split(','))
        .map((pair) => [pair.replace(/=.*$/s, '').trim(), pair.split('=').slice(1).join('=')] as const)
        .filter(([name]) => name !== '' && name !== '__proto__');

const failFast = switchInput(
  'fail-fast',
  '`fail-fast`',
  { on: 'true', off: 'false' },
  'starts nothing more once the verdict cannot be green',
);

/** Options of `gcloud firebase test android|ios run`. In `flank.yml`, they are under `gcloud`. */
export const gcloudRules: RuleTable = {
  type: always('`framework`'),
  app: binary('app'),
  test: binary('test-suite'),
  device: devices,
  'device.locale': locale,
  'device.orientation': orientation,
  'device-ids': devices,
  'os-version-ids': {
    ...devices,
    note: 'every model with every version',
    // Ignores versions that are plain strings, because `device-ids` already combines these with the models.
    apply: (value, step) => (Array.isArray(value) && value.every(isRecord) ? devices.apply?.(value, step) : undefined),
  },
  locales: locale,
  orientations: orientation,
  'test-targets': testFilters,
  'num-uniform-shards': count('shards', 1),
  'num-flaky-test-attempts': count('retries', 0, 'only failed tests run again, on the device where they failed'),
  timeout: timeLimit('execution'),
  async: switchInput('wait', '`wait: false`', { on: 'false' }),
  'record-video': capability('video'),
  'use-orchestrator': capability('useOrchestrator'),
  'environment-variables': variables,
  'performance-metrics': capability('appProfiling', 'profiles of the service have other contents'),
  'fail-fast': failFast,
  ...sameRule(otherBinaries, 'additional-apks additional-ipas'),
  'other-files': none('`media` puts files on the device, at a place that the service chooses'),
  'directories-to-pull': none('the service collects no folders of the device'),
  'test-targets-for-shard': balancedShards,
  'parameterized-tests': none('all values of a parameterized test run together'),
  'test-runner-class': none('the service takes the runner from the manifest of the test APK'),
  'test-package': none('the service takes the package from the manifest of the test APK'),
  'app-package': none('the service takes the package from the manifest of the app'),
  'network-profile': none('`capabilities`: `networkProfile` has other names'),
  'auto-google-login': none('devices have no Google account'),
  'grant-permissions': none('the service grants permissions by itself'),
  ...sameRule(none('expansion files are not supported'), 'obb-files obb-names'),
  'xctestrun-file': none('the archive of the suite contains it'),
  'xcode-version': none('the service chooses the version of Xcode'),
  'test-special-entitlements': none('`capabilities`: `resignApp` decides whether the app is signed again'),
  resign: none('the service signs the binaries again by itself'),
  ...sameRule(none('results are in the report folder and its artifact'), 'results-bucket results-dir'),
  'results-history-name': none('`history` keeps the results of a suite together'),
  'client-details': notNeeded,
  project: none('the account is named by `username` and `access-key`'),
  ...sameRule(none(onlyRobo), 'robo-script robo-directives roboscript scenario-numbers scenario-labels'),
  'flags-file': none('write its options into the command, and convert that'),
  ...sameRule(
    notNeeded,
    'include access-token-file account billing-project configuration flatten format help impersonate-service-account log-http quiet trace-token user-output-enabled verbosity',
  ),
};

const shardCount: Rule = {
  outcome: 'taken',
  to: '`shards`, or `max-shards` with `shard-time`',
  input: 'shards',
  apply: (value, step) => {
    const number = Number(formatValue(value));
    if (!Number.isSafeInteger(number)) return refused('it is no number');
    if (step.inputs.get('shards') === 'auto') {
      if (number > 0) step.inputs.set('max-shards', String(number));
      return undefined;
    }
    step.inputs.set('shards', number > 0 ? String(number) : 'auto');
    return number > 0
      ? undefined
      : { outcome: 'changed', to: '`shards: auto`', note: 'as few as keep the slowest below `target-minutes`' };
  },
};

const shardTime: Rule = {
  outcome: 'changed',
  to: '`shards: auto`, `target-minutes`',
  note: 'shards are balanced by the durations of earlier runs',
  input: 'shards',
  apply: (value, step) => {
    if (formatValue(value) === '-1') return { outcome: 'taken', to: 'the default', note: 'no limit' };
    const minutes = minutesOf(value);
    if (minutes === undefined) return refused('it is no duration');
    step.inputs.set('shards', 'auto');
    step.inputs.set('target-minutes', String(minutes));
    return undefined;
  },
};

/** Options that exist only in Flank. In `flank.yml`, they are under `flank`. */
export const flankRules: RuleTable = {
  'shard-time': shardTime,
  'max-test-shards': shardCount,
  testShards: shardCount,
  'smart-flank-gcs-path': always('`history`', 'durations are kept in the cache of the repository'),
  'smart-flank-disable-upload': none('the durations of a run of a fork are never stored'),
  'run-timeout': timeLimit('run'),
  'ignore-failed-tests': switchInput(
    'fail-on',
    '`fail-on: errors`',
    { on: 'errors' },
    'failed tests leave the job green; errors of the run do not',
  ),
  'local-result-dir': input('report-dir'),
  'fail-fast': failFast,
  ...sameRule(none('a run is one attempt of each test, besides `retries`'), 'num-test-runs testRuns repeat-tests'),
  'disable-sharding': switchInput('shards', '`shards: 1`', { on: '1' }),
  'additional-app-test-apks': { outcome: 'taken', to: 'a job for each pair', isText: true },
  'test-targets': testList(
    (value) => formatValues(value).map((name) => (/^[^/]+\/[^/]+$/.test(name) ? `*/${name}` : name)),
    'names of iOS tests without their target',
  ),
  'test-targets-always-run': none('entries of `tests` are spread over the shards'),
  'test-targets-for-shard': balancedShards,
  'files-to-download': none('`download` names kinds of files'),
  ...sameRule(none('test plans are not chosen here'), 'only-test-configuration skip-test-configuration'),
  'custom-sharding-json': balancedShards,
  'dump-shards': none('`dry-run: true` prints the plan'),
  project: none('the account is named by `username` and `access-key`'),
  ...sameRule(
    notNeeded,
    'use-average-test-time-for-new-tests default-test-time default-class-test-time ignore-non-global-tests keep-file-path output-style output-report disable-results-upload full-junit-result legacy-junit-result skip-config-validation disable-usage-statistics ansi-output',
  ),
  'results-history-name': none('`history` keeps the results of a suite together'),
};

/** Returns iOS if a setting exists only for iOS, or names an iPhone or iPad. */
export const platformOf = (settings: readonly Setting[]): Platform =>
  settings.some(
    ({ name, value }) =>
      ['xctestrun-file', 'xcode-version', 'only-test-configuration'].includes(name) ||
      ((name === 'device' || name === 'device-ids') && /\b(?:iphone|ipad)/i.test(formatValue(value))),
  )
    ? 'ios'
    : 'android';

interface TestLabRun {
  readonly name: string;
  readonly platform: Platform;
  readonly gcloud: readonly Setting[];
  readonly flank?: readonly Setting[];
  /** Whether an unread file may name the suite. Otherwise, a run without `test` is a Robo test. */
  readonly hasSuite?: boolean;
}

/** Converts a run of Test Lab to a step. Each additional pair of app and suite becomes another step. */
export const testLabSteps = ({ name, platform, gcloud, flank = [], hasSuite = false }: TestLabRun): readonly ReadStep[] => {
  const find = (wanted: string): Setting | undefined => gcloud.find((setting) => setting.name === wanted);
  const pairs = pairsOfApks(flank.find((setting) => setting.name === 'additional-app-test-apks')?.value);
  const type = formatValue(find('type')?.value);
  const isSuite = hasSuite || find('test') !== undefined;
  const isRobo =
    type === '' ? platform === 'android' && !isSuite && pairs.length === 0 : !/^(?:instrumentation|xctest)$/.test(type);
  if (isRobo) return [roboRun(gcloud, flank)];

  const step = openStep(name, platform);
  // Puts `shard-time` first, because the rule for `max-test-shards` needs the result.
  const ordered = [...flank].sort((one, other) => Number(other.name === 'shard-time') - Number(one.name === 'shard-time'));
  const findings = stepFindings(
    [...applyRules(withDimensions(gcloud), gcloudRules, step), ...applyRules(ordered, flankRules, step)],
    step,
  );
  const copies = pairs.map(({ app, test }, index): ReadStep => {
    const copy = { ...structuredClone(step), name: `${name}-${index + 2}` };
    if (app !== undefined) setBinary('app', app, copy);
    if (test !== undefined) setBinary('test-suite', test, copy);
    return { step: copy, findings };
  });
  return [{ step: isSuite || copies.length === 0 ? step : undefined, findings }, ...copies];
};

/** Reads pairs of app and test suite. In a list of texts, an app such as `app: a.apk` applies to all suites below it. */
const pairsOfApks = (value: unknown) => {
  const pairs: { readonly app: string | undefined; readonly test: string | undefined }[] = [];
  let app: string | undefined;
  for (const each of Array.isArray(value) ? value : []) {
    if (isRecord(each)) pairs.push({ app: formatValue(each.app) || undefined, test: formatValue(each.test) || undefined });
    else {
      const [, kind, path] = /^-?\s*(app|test):\s*(.+)$/s.exec(formatValue(each).trim()) ?? [];
      if (kind === 'app') app = path;
      else if (kind === 'test') pairs.push({ app, test: path });
    }
  }
  return pairs;
};

const roboRun = (gcloud: readonly Setting[], flank: readonly Setting[]): ReadStep => {
  const findingsOf = (settings: readonly Setting[], table: RuleTable): readonly Finding[] =>
    settings.map((setting) => {
      const rule = ruleFor(table, setting.name);
      return unsupported(setting, rule?.outcome === 'unsupported' ? (rule.note ?? '') : onlyRobo);
    });
  const findings = [...findingsOf(gcloud, gcloudRules), ...findingsOf(flank, flankRules)];
  const [first] = findings;
  return first === undefined ? { findings } : { ...notRead(first.file, first.line, '', onlyRobo), findings };
};

/** Combines models and versions to devices, and adds settings for the locale and orientation of the devices. */
const withDimensions = (settings: readonly Setting[]): readonly Setting[] => {
  const listOf = (wanted: string): readonly string[] =>
    settings.filter(({ name }) => name === wanted).flatMap(({ value }) => formatValues(value).flatMap((text) => text.split(',')));
  const models = listOf('device-ids');
  const versions = listOf('os-version-ids');
  // Keeps at most one device above the limit, so that the excess is detected.
  const combined = models
    .slice(0, maxDevices + 1)
    .flatMap((model) => (versions.length === 0 ? [''] : versions.slice(0, maxDevices + 1)).map((version) => ({ model, version })))
    .slice(0, maxDevices + 1);
  const all = settings
    .filter(({ name, unknown }) => name === 'device' && unknown === undefined)
    .flatMap(({ value }) => readDevices(value));
  return settings.flatMap((setting): readonly Setting[] => {
    const { key, name, value, unknown } = setting;
    if (unknown !== undefined) return [setting];
    if (name === 'device-ids') return [{ ...setting, value: combined }];
    if (name === 'os-version-ids')
      return [models.length > 0 ? setting : { ...setting, value: versions.map((version) => ({ version })) }];
    if (name !== 'device') return [setting];
    const own = readDevices(value);
    // All devices of a step share one locale and one orientation.
    const dimensions = ['locale', 'orientation'].flatMap((dimension): Setting[] => {
      const values = [...new Set(all.flatMap((device) => device[dimension] ?? []))];
      const isGiven = own.some((device) => device[dimension] !== undefined);
      return isGiven ? [{ ...setting, key: `${key}.${dimension}`, name: `device.${dimension}`, value: values }] : [];
    });
    return [setting, ...dimensions];
  });
};
