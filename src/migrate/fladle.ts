import path from 'node:path/posix';
import { type GradleAssignment, type GradleBlock, type GradleValue, readFladleBlock } from './gradle.ts';
import { binary, none, notNeeded } from './rules.ts';
import { type Finding, type Rule, type RuleTable, ruleFor, type Setting, textOf } from './settings.ts';
import { flankRules, gcloudRules, type ReadStep, testLabSteps } from './test-lab.ts';
import type { SourceFile } from './yaml-source.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Properties that are called otherwise in Flank. */
const otherNames: Readonly<Record<string, string>> = {
  debugApk: 'app',
  instrumentationApk: 'test',
  devices: 'device',
  testTimeout: 'timeout',
  flakyTestAttempts: 'num-flaky-test-attempts',
  testShards: 'max-test-shards',
  repeatTests: 'num-test-runs',
  additionalTestApks: 'additional-app-test-apks',
  projectId: 'project',
  localResultsDir: 'local-result-dir',
};

/** Properties that are called as in Flank, in camel case. */
const sameNames =
  'useOrchestrator autoGoogleLogin testTargets maxTestShards shardTime smartFlankGcsPath resultsHistoryName directoriesToPull filesToDownload environmentVariables recordVideo performanceMetrics resultsBucket keepFilePath resultsDir runTimeout ignoreFailedTests disableSharding smartFlankDisableUpload testRunnerClass numUniformShards clientDetails testTargetsAlwaysRun otherFiles networkProfile roboScript roboDirectives outputStyle legacyJunitResult fullJunitResult additionalApks useAverageTestTimeForNewTests defaultTestTime defaultClassTestTime disableResultsUpload testTargetsForShard grantPermissions type scenarioLabels scenarioNumbers obbFiles obbNames failFast async'.split(
    ' ',
  );

const variant: Rule = {
  outcome: 'changed',
  to: '`app`, `test-suite`',
  note: 'the paths at which Gradle puts this variant',
};

/** Properties that only Fladle has. */
const ownRules: RuleTable = {
  variant,
  abi: none('name the binaries in `app` and `test-suite`'),
  serviceAccountCredentials: none('the account is named by `username` and `access-key`'),
  flankVersion: notNeeded,
  flankCoordinates: notNeeded,
  dependOnAssemble: none('build the binaries in a step before'),
  sanityRobo: none('Robo tests and game loops have no equivalent'),
  additionalFlankOptions: none('write its options as properties, and convert those'),
  additionalGcloudOptions: none('write its options as properties, and convert those'),
};

const testLabRule = (name: string): Rule | undefined => ruleFor(gcloudRules, { name }) ?? ruleFor(flankRules, { name });

/** Properties of the block `fladle`. */
export const fladleRules: RuleTable = {
  ...Object.fromEntries(
    [...Object.entries(otherNames), ...sameNames.map((name) => [name, kebab(name)] as const)].flatMap(([name, other]) => {
      const rule = testLabRule(other);
      return rule === undefined ? [] : [[name, rule] as const];
    }),
  ),
  ...ownRules,
};

/** The configurations of a block `fladle { … }`; undefined where the script has none. */
export const readFladle = (file: SourceFile): readonly ReadStep[] | undefined => {
  const folder = path.dirname(file.name) === '.' ? '' : path.dirname(file.name);
  const block = readFladleBlock(file.text, foldersOf(folder));
  if (block === undefined) return undefined;
  const unread = block.calls.map(({ line, text }) => ({ file: file.name, line, text, reason: 'Gradle would have to run this' }));
  const configs = block.configs.size === 0 ? new Map([['device-tests', []]]) : block.configs;
  const steps = [...configs].flatMap(([name, own]) => readConfig(name, own, block, file, folder));
  return [{ findings: [], unread }, ...steps];
};

const foldersOf = (folder: string): ReadonlyMap<string, GradleValue> =>
  new Map([
    ['buildDir', path.join(folder, 'build')],
    ['projectDir', folder === '' ? '.' : folder],
    ['rootDir', '.'],
  ]);

const readConfig = (
  name: string,
  own: readonly GradleAssignment[],
  { assignments }: GradleBlock,
  file: SourceFile,
  folder: string,
): readonly ReadStep[] => {
  // A configuration replaces what the block around it sets.
  const replaced = new Map(own.map((each) => [each.name, each.line]));
  const settings = [...assignments.filter((each) => !replaced.has(each.name)), ...own].map((each) => settingOf(each, file));
  const overridden = assignments.flatMap((each): Finding[] => {
    const line = replaced.get(each.name);
    return line === undefined
      ? []
      : [{ ...settingOf(each, file), outcome: 'unsupported', note: `line ${line} replaces it`, isReplaced: true }];
  });
  const isSanity = settings.some(({ name: own, value }) => own === 'sanityRobo' && value === true);
  const only = settings.filter((setting) => Object.hasOwn(ownRules, setting.name));
  const known = settings.filter((setting) => !Object.hasOwn(ownRules, setting.name));
  const translated = known.map((setting): Setting => ({ ...setting, name: otherNames[setting.name] ?? kebab(setting.name) }));
  const isGcloud = ({ name: own }: Setting): boolean => Object.hasOwn(gcloudRules, own) || !Object.hasOwn(flankRules, own);
  const gcloud = translated.filter(isGcloud);
  const robo: Setting = { key: 'fladle.sanityRobo', name: 'type', value: 'robo', file: file.name, line: 1 };
  const steps = testLabSteps({
    name,
    platform: 'android',
    gcloud: isSanity ? [...gcloud, { ...robo, line: only.find((each) => each.name === 'sanityRobo')?.line ?? 1 }] : gcloud,
    flank: translated.filter((setting) => !isGcloud(setting)),
    hasSuite: !gcloud.some((setting) => setting.name === 'robo-script' || setting.name === 'robo-directives'),
  });
  const [{ step, findings, unread } = { step: undefined, findings: [], unread: [] }, ...others] = steps;
  const variantName = textOf(only.find((setting) => setting.name === 'variant')?.value);
  if (step !== undefined) {
    const paths = pathsOfVariant(variantName, folder);
    if (!step.inputs.has('app')) binary('app').apply?.(paths.app, step);
    if (!step.inputs.has('test-suite')) binary('test-suite').apply?.(paths.suite, step);
  }
  const ownFindings = only.flatMap((setting): Finding[] => {
    const rule = ruleFor(ownRules, setting);
    if (rule === undefined || (isSanity && setting.name === 'sanityRobo')) return [];
    const { outcome, to, note } = rule;
    return [
      setting.unknown === undefined || outcome === 'unsupported'
        ? { ...setting, outcome, to, note }
        : { ...setting, outcome: 'unsupported', note: 'its value only exists when the source runs' },
    ];
  });
  return [{ step, findings: [...findings, ...ownFindings, ...overridden], unread }, ...others];
};

const settingOf = ({ name, value, line, unknown }: GradleAssignment, file: SourceFile): Setting => ({
  key: `fladle.${name}`,
  name,
  value,
  file: file.name,
  line,
  unknown,
});

/** Where the Android Gradle plugin puts the binaries of a variant, such as `freeDebug`. */
const pathsOfVariant = (name: string, folder: string): { readonly app: string; readonly suite: string } => {
  const [, flavor = '', type = 'debug'] = /^(?:(\w*[a-z\d])(?=[A-Z]))?(\w+)$/.exec(name === '' ? 'debug' : name) ?? [];
  const build = type.charAt(0).toLowerCase() + type.slice(1);
  const module = folder === '' ? 'app' : folder;
  const parts = [path.basename(module), flavor, build].filter((part) => part !== '').join('-');
  const outputs = path.join(module, 'build/outputs/apk');
  return {
    app: path.join(outputs, flavor, build, `${parts}.apk`),
    suite: path.join(outputs, 'androidTest', flavor, build, `${parts}-androidTest.apk`),
  };
};
