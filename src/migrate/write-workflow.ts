import { stringify } from 'yaml';
import { capabilityKeys, inputFor } from '../core/builds/capability-keys.ts';
import { frameworks } from '../core/model/framework.ts';
import type { InputProblem } from '../core/model/input-problem.ts';
import { capitalized } from '../lib/capitalized.ts';
import { foreignExpression, replaceExpressions } from './expressions.ts';
import { type Finding, formatValue, type MigratedStep, type ReadStep, remark, unsupported } from './settings.ts';

/** Inputs as written under `with`, in the order of the reference documentation. */
export const stepInputs = (step: MigratedStep): Readonly<Record<string, string>> => {
  const { inputs, devices, tests, download, capabilities } = step;
  const {
    username,
    'access-key': accessKey,
    framework: _framework,
    app,
    'test-suite': suite,
    ...rest
  } = Object.fromEntries(inputs);
  const lines = (entries: Iterable<string>): string => [...entries].join('\n');
  return {
    username: username ?? secret('DEVICE_CLOUD_USERNAME'),
    'access-key': accessKey ?? secret('DEVICE_CLOUD_ACCESS_KEY'),
    framework: frameworkOf(step),
    ...(needsApp(frameworkOf(step)) ? { app: app ?? placeholders.app } : {}),
    'test-suite': suite ?? placeholders.suite,
    devices: devices.length === 0 ? `${step.platform}-latest` : lines(devices),
    ...(tests.length === 0 ? {} : { tests: lines(new Set(tests)) }),
    ...rest,
    ...timeLimitOf(step),
    // Uses no block scalars, because they would lose line breaks at the end of a text.
    ...(capabilities.size === 0
      ? {}
      : { capabilities: stringify(Object.fromEntries(capabilities), { blockQuote: false }).trimEnd() }),
    ...(download.size === 0 ? {} : { download: lines(['junit', ...download]) }),
  };
};

/** Maximum time of a run. Hosted runners end a job after 6 hours, and the job also builds the app. */
const maxMinutes = 330;
const defaultMaxShards = 10;

/** Multiplies the limit of one execution by the number of executions, because they may run one after another. */
const timeLimitOf = ({ minutes, inputs, devices }: MigratedStep): { readonly 'timeout-minutes'?: string } => {
  const { run, execution } = minutes;
  if (run !== undefined) return { 'timeout-minutes': String(run) };
  if (execution === undefined) return {};
  const given = inputs.get('shards') ?? '1';
  const shards = Number(given === 'auto' ? (inputs.get('max-shards') ?? defaultMaxShards) : given);
  const executions = Math.max(1, devices.length) * shards * (1 + Number(inputs.get('retries') ?? 0));
  return { 'timeout-minutes': String(Math.min(maxMinutes, execution * executions)) };
};

const secret = (name: string): string => `\${{ secrets.${name} }}`;

/** Texts in the workflow for values that the source does not determine. */
export const placeholders = {
  app: '<path of the app>',
  suite: '<path of the test suite>',
  build: '<commands that build the app and the test suite>',
} as const;

/** Lists the lines of a workflow that have a placeholder, from 1. */
export const placeholderLines = (workflow: string): readonly { readonly line: number; readonly placeholder: string }[] =>
  workflow
    .split('\n')
    .flatMap((text, index) =>
      Object.values(placeholders).flatMap((placeholder) =>
        text.endsWith(`: ${placeholder}`) ? [{ line: index + 1, placeholder }] : [],
      ),
    );

/** Folders in which Flutter puts the app of its Android project, and the products of an iOS build for integration tests. */
const flutterPath = /(?:^|\/)build\/(?:app\/outputs\/|ios_integ)/;

const frameworkOf = ({ platform, inputs, around }: MigratedStep): string => {
  const given = inputs.get('framework');
  if (given !== undefined) return given;
  const isFlutter = around.isFlutter ?? ['app', 'test-suite'].some((name) => flutterPath.test(inputs.get(name) ?? ''));
  if (isFlutter) return `flutter-${platform}`;
  return platform === 'ios' ? 'xcuitest' : 'espresso';
};

const appKey = capabilityKeys.get('app');

const needsApp = (framework: string): boolean => {
  const known = frameworks.find((each) => each === framework);
  return known === undefined || appKey === undefined || inputFor(appKey, known) !== undefined;
};

/** Path at which Gradle puts an APK: `<module>/build/outputs/apk/[androidTest/][<flavor>/]<build type>/<file>.apk`. */
const gradleOutput = /^(?:[\w-]+\/)?build\/outputs\/apk\/(?:androidTest\/)?(?:(\w+)\/)?(\w+)\/[^/]+\.apk$/;

/** Gradle's tasks for the variant at whose paths the binaries are, or else a placeholder. */
const buildCommand = ({ inputs }: MigratedStep): string => {
  const variants = ['app', 'test-suite'].map((name) => {
    const [found, flavor = '', type = ''] = gradleOutput.exec(inputs.get(name) ?? '') ?? [];
    return found === undefined ? undefined : `${capitalized(flavor)}${capitalized(type)}`;
  });
  const [app, suite] = variants;
  if (app === undefined || suite === undefined) return placeholders.build;
  return `./gradlew assemble${app} assemble${suite}AndroidTest`;
};

/** Writes a workflow with one job for each step. */
export const renderWorkflow = (steps: readonly MigratedStep[]): string => {
  const ids = new Set<string>();
  const jobs = steps.map((step) => [
    jobId(step.name, ids),
    {
      ...(step.around.condition === undefined ? {} : { if: step.around.condition }),
      'runs-on': step.around.runner ?? (step.platform === 'ios' ? 'macos-latest' : 'ubuntu-latest'),
      steps: [
        { uses: 'actions/checkout@v7' },
        { name: 'Build the app and the test suite', run: buildCommand(step) },
        { uses: 'mobile-test-cloud/mobile-test-cloud@v1', with: stepInputs(step) },
      ],
    },
  ]);
  const triggers = steps.find(({ around }) => around.triggers !== undefined)?.around.triggers;
  const workflow = {
    name: 'Device tests',
    on: triggers ?? { pull_request: null, workflow_dispatch: null },
    permissions: { contents: 'read' },
    jobs: Object.fromEntries(jobs),
  };
  return stringify(workflow, { lineWidth: 0, nullStr: '', aliasDuplicateObjects: false });
};

const maxJobIdLength = 60;

const jobId = (name: string, taken: Set<string>): string => {
  const plain = name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .split(/[^a-z0-9_]+/)
    .filter((part) => part !== '')
    .join('-')
    .slice(0, maxJobIdLength)
    .replace(/-$/, '');
  const start = /^[a-z]/.test(plain) ? plain : plain === '' ? 'device-tests' : `job-${plain}`;
  let id = start;
  for (let number = 2; taken.has(id); number++) id = `${start}-${number}`;
  taken.add(id);
  return id;
};

/** Returns the inputs as environment variables of the runner, with placeholders for expressions. */
export const stepEnvironment = (step: MigratedStep): Readonly<Record<string, string>> => {
  const inputs = { ...stepInputs(step), username: 'user', 'access-key': 'access-key-of-the-check', history: 'off' };
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      `INPUT_${name.toUpperCase()}`,
      replaceExpressions(value, (expression) => (expression === 'github.workspace' ? '.' : 'value')),
    ]),
  );
};

/** Finds expressions that have no value in the new workflow. */
const expressionProblems = (step: MigratedStep): readonly InputProblem[] => {
  const { capabilities: _capabilities, ...inputs } = stepInputs(step);
  const texts = [
    ...Object.entries(inputs).flatMap(([input, text]) => text.split('\n').map((value) => ({ input, value, text: value }))),
    ...[...step.capabilities].map(([value, each]) => ({ input: 'capabilities', value, text: `${value} ${formatValue(each)}` })),
  ];
  return texts
    .filter(({ text }) => foreignExpression(text) !== undefined)
    .map(({ input, value }) => ({
      input,
      value,
      accepted: 'the expression has a value only in the workflow from which it comes',
    }));
};

/** Checks the inputs of a step as the action does. The inputs are given as environment variables of the runner. */
export type CheckInputs = (environment: Readonly<Record<string, string>>) => Promise<readonly InputProblem[]>;

export const problemsOfStep = async (step: MigratedStep, check: CheckInputs): Promise<readonly InputProblem[]> => {
  const problems = expressionProblems(step);
  if (problems.length > 0) return problems;
  // Ignores a missing file, because the build may create it later.
  return (await check(stepEnvironment(step))).filter(({ code }) => code !== 'input-file-missing');
};

/** Maximum number of checks. Some mistakes appear only after other mistakes are removed. */
const maxRounds = 5;

/** Removes values that the action would refuse. Their settings become `unsupported`. */
export const withValidInputs = async (read: ReadStep, check: CheckInputs): Promise<ReadStep> => {
  const { step, findings } = read;
  const mistakes = new Map<string, InputProblem>();
  for (let round = 0; step !== undefined && round < maxRounds; round++) {
    const problems = await problemsOfStep(step, check);
    if (problems.length === 0) break;
    for (const problem of problems) {
      const mistake = takeOut(step, problem);
      mistakes.set(`${mistake.input} ${mistake.value}`, mistake);
    }
  }
  const withMistake = (finding: Finding): Finding => {
    const mistake = finding.outcome === 'unsupported' ? undefined : mistakes.values().find((each) => isOf(finding, each));
    if (mistake === undefined) return finding;
    const note = `the input ${mistake.input} refuses it: ${mistake.accepted}`;
    return { ...unsupported(finding, note), to: undefined, input: undefined };
  };
  return { ...read, findings: findings.map(withMistake) };
};

const isOf = ({ input, value, to = '' }: Finding, problem: InputProblem): boolean => {
  if (input !== problem.input) return false;
  if (problem.value === undefined) return true;
  if (input === 'capabilities') return to.includes(`\`${capabilityOf(problem.value)}\``);
  if (input === 'download') return to.includes(problem.value);
  if (input !== 'tests' && input !== 'devices') return true;
  const bare = problem.value.replace(/^!?(?:package|annotation|size):|^!|-[^-]*$/g, '');
  return JSON.stringify(value).includes(JSON.stringify(bare).slice(1, -1));
};

const capabilityOf = (key: string): string => key.replace(/\..*$/s, '');

/**
 * Removes the refused entry from a list, or else the whole input.
 *
 * @returns the problem, without its value if all entries are removed
 */
const takeOut = (step: MigratedStep, problem: InputProblem): InputProblem => {
  const { value = '', ...whole } = problem;
  const { input, accepted } = problem;
  step.remarks.push(remark(`The action refuses {} in \`${input}\`: {}. It is left out.`, value || 'the value', accepted));
  if (input === 'timeout-minutes') {
    delete step.minutes.run;
    delete step.minutes.execution;
  } else if (input !== 'devices' && input !== 'tests' && input !== 'download' && input !== 'capabilities')
    step.inputs.delete(input);
  else if (!takeOutEntry(step[input], input === 'capabilities' ? capabilityOf(value) : value)) return whole;
  return problem;
};

/** Removes an entry. If the list does not contain the entry, removes all entries and returns false. */
const takeOutEntry = (list: string[] | Set<string> | Map<string, unknown>, value: string): boolean => {
  const isEntry = Array.isArray(list) ? list.includes(value) : list.has(value);
  if (Array.isArray(list)) list.splice(0, list.length, ...(isEntry ? list.filter((entry) => entry !== value) : []));
  else if (isEntry) list.delete(value);
  else list.clear();
  return isEntry;
};
