import path from 'node:path/posix';
import { type GradleAssignment, readFladleBlock } from './gradle.ts';
import { none, notNeeded } from './rules.ts';
import {
  applyRules,
  formatValue,
  type MigratedStep,
  notRead,
  openStep,
  type ReadStep,
  type RuleTable,
  remark,
  replacedBy,
  replacedIn,
  ruleFor,
  type Setting,
} from './settings.ts';
import { flankRules, gcloudRules, onlyRobo, testLabSteps } from './test-lab.ts';
import type { SourceFile } from './yaml-source.ts';

/** Properties of Fladle that have another name than the option of Flank. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['debugApk', 'app'],
  ['instrumentationApk', 'test'],
  ['devices', 'device'],
  ['testTimeout', 'timeout'],
  ['flakyTestAttempts', 'num-flaky-test-attempts'],
  ['testShards', 'max-test-shards'],
  ['repeatTests', 'num-test-runs'],
  ['additionalTestApks', 'additional-app-test-apks'],
  ['projectId', 'project'],
  ['localResultsDir', 'local-result-dir'],
]);

/** Properties of Fladle that have the name of the option of Flank, in camel case. */
const sameNames =
  'useOrchestrator autoGoogleLogin testTargets maxTestShards shardTime smartFlankGcsPath resultsHistoryName directoriesToPull filesToDownload environmentVariables recordVideo performanceMetrics resultsBucket keepFilePath resultsDir runTimeout ignoreFailedTests disableSharding smartFlankDisableUpload testRunnerClass numUniformShards clientDetails testTargetsAlwaysRun otherFiles networkProfile roboScript roboDirectives outputStyle legacyJunitResult fullJunitResult additionalApks useAverageTestTimeForNewTests defaultTestTime defaultClassTestTime disableResultsUpload testTargetsForShard grantPermissions type scenarioLabels scenarioNumbers obbFiles obbNames failFast async'.split(
    ' ',
  );

const optionOf = (property: string): string =>
  otherNames.get(property) ?? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const ownRules: RuleTable = {
  variant: { outcome: 'changed', to: '`app`, `test-suite`', note: 'the paths at which Gradle puts this variant' },
  abi: none('name the binaries in `app` and `test-suite`'),
  serviceAccountCredentials: none('the account is named by `username` and `access-key`'),
  flankVersion: notNeeded,
  flankCoordinates: notNeeded,
  dependOnAssemble: none('build the binaries in a step before'),
  sanityRobo: none(onlyRobo),
  additionalFlankOptions: none('write its options as properties, and convert those'),
  additionalGcloudOptions: none('write its options as properties, and convert those'),
};

export const fladleRules: RuleTable = {
  ...Object.fromEntries(
    [...otherNames.keys(), ...sameNames].flatMap((name) => {
      const rule = ruleFor(gcloudRules, optionOf(name)) ?? ruleFor(flankRules, optionOf(name));
      return rule === undefined ? [] : [[name, rule] as const];
    }),
  ),
  ...ownRules,
};

/** Reads the block `fladle { … }`. Returns undefined if the script has no such block. */
export const readFladle = (file: SourceFile): readonly ReadStep[] | undefined => {
  const folder = path.dirname(file.name) === '.' ? '' : path.dirname(file.name);
  const folders = new Map([
    ['buildDir', path.join(folder, 'build')],
    ['projectDir', folder === '' ? '.' : folder],
    ['rootDir', '.'],
  ]);
  const block = readFladleBlock(file.text, folders);
  if (block === undefined) return undefined;
  const { assignments, calls, configs, isInner } = block;
  const settingsOf = (block: readonly GradleAssignment[]): readonly Property[] =>
    block.map((each) => ({ ...each, key: `fladle.${each.name}`, file: file.name }));
  const shared = settingsOf(assignments);
  const steps = [...(configs.size === 0 ? new Map([['device-tests', []]]) : configs)].flatMap(([name, own]) =>
    readConfig(name, shared, settingsOf(own), folder),
  );
  if (configs.size > 0 && assignments.length > 0)
    steps
      .find(({ step }) => step !== undefined)
      ?.step?.remarks.push(
        remark('{} has a job for each of its configurations. Add one for the block itself if you use `runFlank`.', file.name),
      );
  for (const { step } of steps)
    if (step !== undefined && isInner === true)
      step.remarks.push(
        remark('{} has the block inside of another one, such as a condition: here {} always runs.', file.name, step.name),
      );
  return [...calls.map(({ line, text }) => notRead(file.name, line, text, 'Gradle would have to run this')), ...steps];
};

interface Property extends Setting {
  /** Whether the value extends an earlier one instead of replacing it. */
  readonly adds?: boolean;
}

const readConfig = (name: string, shared: readonly Property[], own: readonly Property[], folder: string): readonly ReadStep[] => {
  const isAddition = ({ adds }: Property): boolean => adds === true;
  const inner = new Map(own.map((property) => [property.name, property]));
  const replacing = new Map([...replacedIn(shared, isAddition, inner), ...replacedIn(own, isAddition)]);
  const settings = [...shared, ...own].filter((property) => !replacing.has(property));
  const replaced = [...replacing].map(([property, other]) => replacedBy(property, other));
  const [only, translated] = [settings.filter(isOwn), settings.filter((setting) => !isOwn(setting)).map(translate)];
  const isFlank = (setting: Setting): boolean =>
    ruleFor(gcloudRules, setting.name) === undefined && ruleFor(flankRules, setting.name) !== undefined;
  const gcloud = translated.filter((setting) => !isFlank(setting));
  const hasSuite = !gcloud.some((setting) => setting.name === 'robo-script' || setting.name === 'robo-directives');
  const [first, ...others] = testLabSteps({ name, platform: 'android', gcloud, flank: translated.filter(isFlank), hasSuite });
  const step = first?.step ?? openStep(name, 'android');
  const findings = [...(first?.findings ?? []), ...applyRules(only, ownRules, step), ...replaced];
  nameBinaries(step, formatValue(only.find((setting) => setting.name === 'variant')?.value), folder);
  return [{ ...first, findings }, ...others];
};

const isSanity = ({ name, value }: Setting): boolean => name === 'sanityRobo' && value === true;

const isOwn = (setting: Setting): boolean => Object.hasOwn(ownRules, setting.name) && !isSanity(setting);

const translate = (setting: Setting): Setting =>
  isSanity(setting) ? { ...setting, name: 'type', value: 'robo' } : { ...setting, name: optionOf(setting.name) };

/** Adds the paths at which Gradle puts a variant, for binaries that the script does not name. */
const nameBinaries = ({ name, inputs, remarks }: MigratedStep, variant: string, folder: string): void => {
  const [, flavor = '', type = ''] = /^(?:([a-z]\w*[a-z\d])(?=[A-Z]))?(\w+)$/.exec(variant) ?? [];
  if (type === '' || (inputs.has('app') && inputs.has('test-suite'))) return;
  const build = type.charAt(0).toLowerCase() + type.slice(1);
  const module = folder === '' ? 'app' : folder;
  const file = [path.basename(module), flavor, build].filter((part) => part !== '').join('-');
  const outputs = path.join(module, 'build/outputs/apk');
  if (!inputs.has('app')) inputs.set('app', path.join(outputs, flavor, build, `${file}.apk`));
  if (!inputs.has('test-suite'))
    inputs.set('test-suite', path.join(outputs, 'androidTest', flavor, build, `${file}-androidTest.apk`));
  remarks.push(remark('Check the paths of {}: they are where Gradle usually puts the variant {}.', name, variant));
};
