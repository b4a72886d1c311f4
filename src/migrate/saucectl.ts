import {
  applyRules,
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
  type Setting,
  textOf,
  textsOf,
  timeLimit,
} from './settings.ts';

const notNeeded = none('not needed here');

/** Filter of `testOptions` as entries of `tests`. */
const filter = (prefix: string): Rule => ({
  outcome: 'taken',
  to: '`tests`',
  apply: (value, step) =>
    void step.tests.push(
      ...textsOf(value).map((name) => `${prefix}${step.platform === 'ios' ? name.replaceAll('.', '/') : name}`),
    ),
});

const devices: Rule = {
  outcome: 'changed',
  to: '`devices`',
  note: 'another service has other devices: names are compared with its list, patterns become selectors',
  apply: (value, step) => {
    for (const each of Array.isArray(value) ? value : [value]) addDevice(each, step);
    return undefined;
  },
};

const addDevice = (value: unknown, step: MigratedStep): void => {
  const { name, id, platformVersion } = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const family = step.platform === 'ios' ? 'iPhone *' : 'Google Pixel *';
  // Names of Sauce Labs are regular expressions: `Google Pixel.*`, `iPhone_1[45]_real`.
  const [plainName = ''] = textOf(name)
    .replaceAll('_', ' ')
    .split(/ real\b/i);
  const pattern = plainName.replace(/\.\*|\.\+/g, '*').trim();
  const isPlain = /^[\w *()+-]+$/.test(pattern) && pattern !== '' && pattern !== '*';
  const release = textOf(platformVersion).replaceAll(/[^\d.]/g, '');
  const version = release === '' ? 'latest' : step.platform === 'android' && !release.includes('.') ? `${release}.0` : release;
  const line = `${isPlain ? pattern : family}-${version}`;
  if (!step.devices.includes(line)) step.devices.push(line);
  if (!isPlain)
    step.remarks.push(
      `The device ${textOf(name ?? id) === '' ? 'without a name' : `"${textOf(name ?? id)}"`} is not known: \`${line}\` takes a similar device.`,
    );
};

/** Keys of a configuration of saucectl, without the index of the suite. */
export const saucectlRules: RuleTable = {
  apiVersion: notNeeded,
  kind: { outcome: 'taken', to: '`framework`' },
  $schema: notNeeded,
  rootDir: notNeeded,
  'defaults.timeout': timeLimit('the limit of the whole run, from its first session'),
  'sauce.region': none('`base-url` has one address'),
  'sauce.concurrency': none('builds wait for free slots'),
  'sauce.retries': input('retries', 'only failed tests run again'),
  'sauce.metadata.build': input('project'),
  'sauce.metadata.name': none('builds are named after the project'),
  'sauce.metadata.tags': {
    outcome: 'changed',
    to: '`capabilities`: `buildTag`',
    note: 'one tag for each build',
    apply: (value, step) => void step.capabilities.set('buildTag', textsOf(value)[0] ?? ''),
  },
  'sauce.tunnel': none('`capabilities`: `local: true`, with BrowserStack Local'),
  'sauce.visibility': none('the visibility of builds is a setting of the account'),
  'sauce.launchOrder': none('shards are ordered by duration'),
  'espresso.app': input('app'),
  'espresso.testApp': input('test-suite'),
  'xcuitest.app': input('app'),
  'xcuitest.testApp': input('test-suite'),
  'espresso.appDescription': notNeeded,
  'espresso.testAppDescription': notNeeded,
  'xcuitest.appDescription': notNeeded,
  'xcuitest.testAppDescription': notNeeded,
  'espresso.otherApps': none('upload them first, and name their references in `capabilities`: `otherApps` (at most 3)'),
  'xcuitest.otherApps': none('upload them first, and name their references in `capabilities`: `otherApps` (at most 3)'),
  'suites.name': { outcome: 'taken', to: 'the name of the job' },
  'suites.app': input('app'),
  'suites.testApp': input('test-suite'),
  'suites.otherApps': none('upload them first, and name their references in `capabilities`: `otherApps` (at most 3)'),
  'suites.devices': devices,
  'suites.emulators': {
    outcome: 'changed',
    to: '`devices`',
    note: 'this service has real devices only: a similar one is chosen',
    apply: (_value, step) => addSimilar(step),
  },
  'suites.simulators': {
    outcome: 'changed',
    to: '`devices`',
    note: 'this service has real devices only: a similar one is chosen',
    apply: (_value, step) => addSimilar(step),
  },
  'suites.timeout': timeLimit('the limit of the whole run, from its first session'),
  'suites.testOptions.class': filter(''),
  'suites.testOptions.notClass': filter('!'),
  'suites.testOptions.package': filter('package:'),
  'suites.testOptions.notPackage': filter('!package:'),
  'suites.testOptions.size': filter('size:'),
  'suites.testOptions.annotation': filter('annotation:'),
  'suites.testOptions.notAnnotation': filter('!annotation:'),
  'suites.testOptions.notTestIdentifiers': filter('!'),
  'suites.testOptions.numShards': input('shards'),
  'suites.testOptions.useTestOrchestrator': {
    outcome: 'taken',
    to: '`capabilities`: `useOrchestrator`',
    apply: (value, step) => void step.capabilities.set('useOrchestrator', isOn(value)),
  },
  'suites.testOptions.clearPackageData': {
    outcome: 'taken',
    to: '`capabilities`: `clearPackageData`',
    apply: (value, step) => void step.capabilities.set('clearPackageData', isOn(value)),
  },
  'suites.testOptions.testLanguage': {
    outcome: 'taken',
    to: '`capabilities`: `language`',
    apply: (value, step) => void step.capabilities.set('language', textOf(value)),
  },
  'suites.testOptions.testRegion': none('`capabilities`: `locale` has language and region'),
  'suites.testOptions.testTimeoutsEnabled': none('time limits of single tests are a setting of the tests'),
  'suites.testOptions.defaultTestExecutionTimeAllowance': none('time limits of single tests are a setting of the tests'),
  'suites.testOptions.maximumTestExecutionTimeAllowance': none('time limits of single tests are a setting of the tests'),
  'suites.testOptions.statusBarOverrideTime': none('the status bar cannot be set'),
  'suites.shard': none('`shards` splits by itself'),
  'suites.testListFile': none('name the tests in `tests`'),
  'suites.passThreshold': none('a test passes with its last attempt'),
  'suites.smartRetry': { outcome: 'taken', to: '`retries`', note: 'only failed tests run again' },
  'suites.appSettings': none('`capabilities` has settings such as `resignApp`, `networkProfile` and `appProfiling`'),
  'suites.env': {
    outcome: 'taken',
    to: '`capabilities`: `setEnvVariables`',
    apply: (value, step) =>
      void step.capabilities.set(step.platform === 'ios' ? 'setEnvVariables' : 'instrumentationOptions', value),
  },
  env: {
    outcome: 'taken',
    to: '`capabilities`: `setEnvVariables`',
    apply: (value, step) =>
      void step.capabilities.set(step.platform === 'ios' ? 'setEnvVariables' : 'instrumentationOptions', value),
  },
  'artifacts.download': {
    outcome: 'changed',
    to: '`download`',
    note: 'kinds of files, and no patterns of names',
    apply: (value, step) => {
      const patterns = textOf(typeof value === 'object' && value !== null && 'match' in value ? value.match : '');
      if (/video|mp4|\*(?:$|,)/.test(patterns)) step.download.add('video');
      if (/log|\*(?:$|,)/.test(patterns)) step.download.add('device-logs');
      return undefined;
    },
  },
  'artifacts.cleanup': notNeeded,
  'artifacts.retain': none('the service collects no folders of the device'),
  reporters: { outcome: 'taken', to: '`junit.xml` and `results.json`, always' },
  notifications: none('a later step can post the output `reason`'),
};

const addSimilar = (step: MigratedStep): undefined => {
  const line = step.platform === 'ios' ? 'ios-latest' : 'android-latest';
  if (!step.devices.includes(line)) step.devices.push(line);
  step.remarks.push(`Emulators and simulators have no equivalent: \`${line}\` takes a real device.`);
};

/** One suite of a configuration, with what all suites share. */
export const saucectlStep = (
  name: string,
  platform: Platform,
  shared: readonly Setting[],
  own: readonly Setting[],
): { readonly step: MigratedStep; readonly findings: readonly Finding[] } => {
  const step = openStep(name, platform);
  const findings = [...applyRules(shared, saucectlRules, step), ...applyRules(own, saucectlRules, step)];
  const minutes = minutesOf(step.inputs.get('timeout-minutes') ?? '');
  if (minutes === 0) step.inputs.delete('timeout-minutes');
  return { step, findings };
};
