import { addDevice, readDevice } from './device-names.ts';
import {
  applyRules,
  capability,
  type Finding,
  input,
  isOn,
  type MigratedStep,
  minutesOf,
  none,
  openStep,
  type Platform,
  type Rule,
  type RuleTable,
  runnerFilters,
  type Setting,
  textOf,
  textsOf,
  timeLimit,
} from './settings.ts';

const notNeeded = none('not needed here');
const inBucket = none('results are in the report folder and its artifact');
const onlyRobo = none('Robo tests and game loops have no equivalent');

const devices: Rule = {
  outcome: 'changed',
  to: '`devices`',
  note: 'code names and API levels become marketing names and releases',
  apply: (value, step) => {
    const remarks = (Array.isArray(value) ? value : [value]).map((each) => {
      const { model = '', version = '', locale = '', orientation = '' } = readDevice(each);
      if (orientation === 'landscape') step.capabilities.set('deviceOrientation', 'landscape');
      if (locale !== '' && !/^en(?:_US)?$/.test(locale)) step.capabilities.set('locale', locale.replace('-', '_'));
      return addDevice(model, version, step);
    });
    const note = remarks.find((remark) => remark !== undefined);
    return note === undefined ? undefined : { note: note.replaceAll('`', '') };
  },
};

const testType: Rule = {
  outcome: 'taken',
  to: '`framework`',
  apply: (value, step) => {
    const type = textOf(value);
    if (/^(?:instrumentation|xctest)$/.test(type)) return undefined;
    step.remarks.push(`Tests of the type "${type}" have no equivalent: only instrumentation tests and XCTest run here.`);
    return { outcome: 'unsupported', to: undefined, note: 'only instrumentation tests and XCTest run here' };
  },
};

const variables: Rule = {
  outcome: 'taken',
  to: '`capabilities`: `instrumentationOptions`',
  apply: (value, step) => {
    const options: Record<string, string> = {};
    for (const [name, text] of pairsOf(value)) {
      if (name === 'clearPackageData') step.capabilities.set('clearPackageData', isOn(text));
      else if (name === 'coverage') step.download.add('coverage');
      else if (!name.startsWith('coverageFile')) options[name] = text;
    }
    if (Object.keys(options).length > 0) step.capabilities.set('instrumentationOptions', options);
    return undefined;
  },
};

/** `a=b,c=d`, `^:^a=b:c=d` with an own separator, or a mapping. */
const pairsOf = (value: unknown): readonly (readonly [string, string])[] => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).map(([key, each]) => [key, textOf(each)] as const);
  return textsOf(value).flatMap((text) => {
    const [, separator = ',', list = text] = /^\^(.+?)\^(.*)$/s.exec(text) ?? [];
    return list
      .split(separator)
      .filter((each) => each !== '')
      .map((pair) => [pair.split('=')[0] ?? '', pair.split('=').slice(1).join('=')] as const);
  });
};

const shardTime: Rule = {
  outcome: 'changed',
  to: '`shards: auto`, `target-minutes`',
  note: 'shards are balanced by the durations of earlier runs',
  apply: (value, step) => {
    const minutes = minutesOf(value);
    if (minutes === undefined || textOf(value) === '-1') return { outcome: 'unsupported', note: 'this is no duration' };
    step.inputs.set('shards', 'auto');
    step.inputs.set('target-minutes', String(minutes));
    return undefined;
  },
};

/** Options of `gcloud firebase test android|ios run`, which `flank.yml` has under `gcloud`. */
export const gcloudRules: RuleTable = {
  type: testType,
  app: input('app'),
  test: input('test-suite'),
  device: devices,
  'test-targets': runnerFilters,
  'num-uniform-shards': input('shards'),
  'num-flaky-test-attempts': input('retries', 'only failed tests run again, on the device where they failed'),
  timeout: timeLimit('the limit of the whole run, from its first session; there it is the limit of each execution'),
  async: {
    outcome: 'taken',
    to: '`wait: false`',
    apply: (value, step) => void (isOn(value) ? step.inputs.set('wait', 'false') : undefined),
  },
  'record-video': capability('video'),
  'use-orchestrator': capability('useOrchestrator'),
  'environment-variables': variables,
  'performance-metrics': capability('appProfiling', 'profiles of the service have other contents'),
  'fail-fast': {
    outcome: 'changed',
    to: '`fail-fast`',
    note: 'starts nothing more once the verdict cannot be green',
    apply: (value, step) => void step.inputs.set('fail-fast', String(isOn(value))),
  },
  'additional-apks': none('upload them first, and name their references in `capabilities`: `otherApps` (at most 3)'),
  'other-files': none('`media` puts files on the device, at a place that the service chooses'),
  'directories-to-pull': none('the service collects no folders of the device'),
  'test-targets-for-shard': none('`shards` with `shard-by: duration` balances shards by itself'),
  'test-runner-class': none('the service takes the runner from the manifest of the test APK'),
  'test-package': none('the service takes the package from the manifest of the test APK'),
  'app-package': none('the service takes the package from the manifest of the app'),
  'network-profile': none('`capabilities`: `networkProfile` has other names'),
  'auto-google-login': none('devices have no Google account'),
  'grant-permissions': none('the service grants permissions by itself'),
  'obb-files': none('expansion files are not supported'),
  'xctestrun-file': none('the archive of the suite contains it'),
  'xcode-version': none('the service chooses the version of Xcode'),
  'test-special-entitlements': none('`capabilities`: `resignApp` decides whether the app is signed again'),
  'additional-ipas': none('upload them first, and name their references in `capabilities`: `otherApps` (at most 3)'),
  'results-bucket': inBucket,
  'results-dir': inBucket,
  'results-history-name': none('`project` groups builds'),
  'client-details': notNeeded,
  project: none('the account is named by `username` and `access-key`'),
  'robo-script': onlyRobo,
  'robo-directives': onlyRobo,
  roboscript: onlyRobo,
  'scenario-numbers': onlyRobo,
  'scenario-labels': onlyRobo,
  resign: none('`capabilities`: `resignApp` decides whether the app is signed again'),
  'device-ids': devices,
  'os-version-ids': none('read together with `device-ids`'),
  locales: none('`capabilities`: `locale` is one for all devices'),
  orientations: none('`capabilities`: `deviceOrientation` is one for all devices'),
  argsfile: none('pass the file to `from` as well'),
  format: notNeeded,
  verbosity: notNeeded,
  quiet: notNeeded,
  account: notNeeded,
  'log-http': notNeeded,
  'user-output-enabled': notNeeded,
  'billing-project': notNeeded,
  'impersonate-service-account': notNeeded,
  'access-token-file': notNeeded,
  configuration: notNeeded,
  'flags-file': none('pass the file to `from` as well'),
};

/** Options that only Flank has, under `flank`. */
export const flankRules: RuleTable = {
  'max-test-shards': {
    outcome: 'taken',
    to: '`shards`, or `max-shards` with `shard-time`',
    apply: (value, step) => {
      const count = Number(textOf(value));
      if (step.inputs.get('shards') === 'auto') step.inputs.set('max-shards', String(count));
      else if (count > 1) step.inputs.set('shards', String(count));
      else if (count < 1) return { outcome: 'changed', note: 'as many shards as needed become `shards: auto`' };
      return undefined;
    },
  },
  'shard-time': shardTime,
  'smart-flank-gcs-path': { outcome: 'taken', to: '`history`', note: 'durations are kept in the cache of the repository' },
  'smart-flank-disable-upload': none('the durations of a run of a fork are never stored'),
  'use-average-test-time-for-new-tests': notNeeded,
  'default-test-time': notNeeded,
  'default-class-test-time': notNeeded,
  'run-timeout': timeLimit('the time in the queue has its own limit, `queue-timeout-minutes`'),
  'ignore-failed-tests': {
    outcome: 'changed',
    to: '`fail-on: errors`',
    note: 'failed tests leave the job green; errors of the run do not',
    apply: (value, step) => void (isOn(value) ? step.inputs.set('fail-on', 'errors') : undefined),
  },
  'local-result-dir': input('report-dir'),
  'fail-fast': {
    outcome: 'changed',
    to: '`fail-fast`',
    note: 'starts nothing more once the verdict cannot be green',
    apply: (value, step) => void step.inputs.set('fail-fast', String(isOn(value))),
  },
  'num-test-runs': none('a run is one attempt of each test, besides `retries`'),
  'repeat-tests': none('a run is one attempt of each test, besides `retries`'),
  'disable-sharding': {
    outcome: 'taken',
    to: '`shards: 1`',
    apply: (value, step) => void (isOn(value) ? step.inputs.set('shards', '1') : undefined),
  },
  'additional-app-test-apks': none('give each pair a step of its own'),
  'test-targets-always-run': none('entries of `tests` are spread over the shards'),
  'files-to-download': none('`download` names kinds of files'),
  'only-test-configuration': none('test plans are not chosen here'),
  'skip-test-configuration': none('test plans are not chosen here'),
  'custom-sharding-json': none('`shards` with `shard-by: duration` balances shards by itself'),
  'dump-shards': none('`dry-run: true` prints the plan'),
  project: none('the account is named by `username` and `access-key`'),
  'keep-file-path': notNeeded,
  'output-style': notNeeded,
  'output-report': notNeeded,
  'disable-results-upload': notNeeded,
  'full-junit-result': notNeeded,
  'legacy-junit-result': notNeeded,
  'skip-config-validation': notNeeded,
  'disable-usage-statistics': notNeeded,
  'ansi-output': notNeeded,
  'results-history-name': none('`project` groups builds'),
};

/** The options of one run of Test Lab as a step of the workflow. */
export const testLabStep = (
  name: string,
  platform: Platform,
  gcloud: readonly Setting[],
  flank: readonly Setting[] = [],
): { readonly step: MigratedStep; readonly findings: readonly Finding[] } => {
  const step = openStep(name, platform);
  const bare = (setting: Setting): string => setting.key.split('.').at(-1) ?? setting.key;
  // Dimensions are given apart from each other, and mean every combination.
  const versions = gcloud.filter((setting) => bare(setting) === 'os-version-ids').flatMap(({ value }) => listOf(value));
  const joined = gcloud.map((setting) =>
    bare(setting) === 'device-ids'
      ? {
          ...setting,
          value: listOf(setting.value).flatMap((model) =>
            (versions.length === 0 ? [''] : versions).map((version) => ({ model, version })),
          ),
        }
      : setting,
  );
  // `max-test-shards` reads what `shard-time` sets.
  const ordered = [...flank].sort((one, other) => Number(bare(other) === 'shard-time') - Number(bare(one) === 'shard-time'));
  const prefixOf = (settings: readonly Setting[]): string => /^.*\./.exec(settings[0]?.key ?? '')?.[0] ?? '';
  const findings = [
    ...applyRules(joined, gcloudRules, step, prefixOf(joined)),
    ...applyRules(ordered, flankRules, step, prefixOf(ordered)),
  ];
  return { step, findings };
};

const listOf = (value: unknown): readonly string[] =>
  textsOf(value).flatMap((text) => text.split(',').map((each) => each.trim()));
