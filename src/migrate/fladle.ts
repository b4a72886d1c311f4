import path from 'node:path/posix';
import { type GradleAssignment, type GradleBlock, type GradleValue, readFladleBlock } from './gradle.ts';
import { none, notNeeded } from './rules.ts';
import {
  applyRules,
  type Finding,
  formatValue,
  type MigratedStep,
  openStep,
  type Rule,
  type RuleTable,
  remark,
  replacedBy,
  ruleFor,
  type Setting,
} from './settings.ts';
import { flankRules, gcloudRules, type ReadStep, testLabSteps } from './test-lab.ts';
import type { SourceFile } from './yaml-source.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Properties of Fladle whose name differs from the option of Flank. */
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

/** Properties of Fladle that are called like the option of Flank, but in camel case. */
const sameNames =
  'useOrchestrator autoGoogleLogin testTargets maxTestShards shardTime smartFlankGcsPath resultsHistoryName directoriesToPull filesToDownload environmentVariables recordVideo performanceMetrics resultsBucket keepFilePath resultsDir runTimeout ignoreFailedTests disableSharding smartFlankDisableUpload testRunnerClass numUniformShards clientDetails testTargetsAlwaysRun otherFiles networkProfile roboScript roboDirectives outputStyle legacyJunitResult fullJunitResult additionalApks useAverageTestTimeForNewTests defaultTestTime defaultClassTestTime disableResultsUpload testTargetsForShard grantPermissions type scenarioLabels scenarioNumbers obbFiles obbNames failFast async'.split(
    ' ',
  );

const variant: Rule = {
  outcome: 'changed',
  to: '`app`, `test-suite`',
  note: 'the paths at which Gradle puts this variant',
};

/** Rules for properties that exist in Fladle, but not in Flank. */
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

const testLabRule = (name: string): Rule | undefined => ruleFor(gcloudRules, name) ?? ruleFor(flankRules, name);

/** Rules for all properties of the block `fladle`. */
export const fladleRules: RuleTable = {
  ...Object.fromEntries(
    [...Object.entries(otherNames), ...sameNames.map((name) => [name, kebab(name)] as const)].flatMap(([name, other]) => {
      const rule = testLabRule(other);
      return rule === undefined ? [] : [[name, rule] as const];
    }),
  ),
  ...ownRules,
};

/** Reads the configurations of a block `fladle { … }`. Returns undefined if the script has no such block. */
export const readFladle = (file: SourceFile): readonly ReadStep[] | undefined => {
  const folder = path.dirname(file.name) === '.' ? '' : path.dirname(file.name);
  const block = readFladleBlock(file.text, foldersOf(folder));
  if (block === undefined) return undefined;
  const unread = block.calls.map(({ line, text }) => ({ file: file.name, line, text, reason: 'Gradle would have to run this' }));
  const configs = block.configs.size === 0 ? new Map([['device-tests', []]]) : block.configs;
  const steps = [...configs].flatMap(([name, own]) => readConfig(name, own, block, file, folder));
  if (block.configs.size > 0 && block.assignments.length > 0)
    steps
      .find(({ step }) => step !== undefined)
      ?.step?.remarks.push(
        remark('{} has a job for each of its configurations. Add one for the block itself if you use `runFlank`.', file.name),
      );
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
  // If a configuration sets a property of the block around it, the property of the block has no effect.
  const lines = new Map(own.map((each) => [each.name, each.line]));
  const settings = [...assignments.filter((each) => !lines.has(each.name)), ...own].map((each) => settingOf(each, file));
  const replaced = assignments.flatMap((each): Finding[] => {
    const line = lines.get(each.name);
    return line === undefined ? [] : [replacedBy(settingOf(each, file), file.name, line)];
  });
  const isOwn = (setting: Setting): boolean => Object.hasOwn(ownRules, setting.name) && !isSanity(setting);
  const isFlank = (setting: Setting): boolean =>
    ruleFor(gcloudRules, setting.name) === undefined && ruleFor(flankRules, setting.name) !== undefined;
  const translated = settings.filter((setting) => !isOwn(setting)).map(translate);
  const gcloud = translated.filter((setting) => !isFlank(setting));
  const [first, ...others] = testLabSteps({
    name,
    platform: 'android',
    gcloud,
    flank: translated.filter(isFlank),
    hasSuite: !gcloud.some((setting) => setting.name === 'robo-script' || setting.name === 'robo-directives'),
  });
  const step = first?.step ?? openStep(name, 'android');
  const only = settings.filter(isOwn);
  const findings = [...(first?.findings ?? []), ...applyRules(only, ownRules, step), ...replaced];
  nameBinaries(step, formatValue(only.find((setting) => setting.name === 'variant')?.value), folder);
  return [{ step: first?.step, findings, unread: first?.unread }, ...others];
};

const isSanity = ({ name, value }: Setting): boolean => name === 'sanityRobo' && value === true;

/** Gives a setting the name of the matching option of Flank. */
const translate = (setting: Setting): Setting =>
  isSanity(setting)
    ? { ...setting, name: 'type', value: 'robo' }
    : { ...setting, name: Object.hasOwn(otherNames, setting.name) ? (otherNames[setting.name] ?? '') : kebab(setting.name) };

/** Adds a default path for each binary that the script does not name. Fladle would look for it in the folder of the variant. */
const nameBinaries = (step: MigratedStep, variantName: string, folder: string): void => {
  if (step.inputs.has('app') && step.inputs.has('test-suite')) return;
  const { app, suite } = pathsOfVariant(variantName, folder);
  if (!step.inputs.has('app')) step.inputs.set('app', app);
  if (!step.inputs.has('test-suite')) step.inputs.set('test-suite', suite);
  step.remarks.push(remark('Check the paths of {}: they are where Gradle usually puts the binaries.', step.name));
};

const settingOf = ({ name, value, line, unknown }: GradleAssignment, file: SourceFile): Setting => ({
  key: `fladle.${name}`,
  name,
  value,
  file: file.name,
  line,
  unknown,
});

/** Paths to which the Android Gradle plugin writes the binaries of a variant, such as `freeDebug`. */
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
