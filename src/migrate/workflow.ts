import { isRecord, listIn } from '../lib/is-record.ts';
import type { YamlPath } from '../lib/yaml-document.ts';
import {
  type Combinations,
  combinationsOf,
  environmentOf,
  foreignExpression,
  type KnownContexts,
  matrixContexts,
  resolveExpressions,
} from './expressions.ts';
import { formatValue, type MigratedStep, notRead, type ReadStep, type Setting, unsupported } from './settings.ts';
import { unfinishedCommand } from './shell.ts';
import type { Unfinished } from './shell-words.ts';
import { readStepKeys, readSurroundings } from './surroundings.ts';
import { isFlutterScript, readScript, type Sources } from './test-lab-scripts.ts';
import { bitriseRules, buildRequestRules, parameterLines, vendorActionRules, vendorStep } from './vendor-steps.ts';
import { stepInputs } from './write-workflow.ts';
import { lineOf, readYamlSource, scriptAt, settingsIn, type YamlSource } from './yaml-source.ts';

interface Steps {
  readonly source: YamlSource;
  readonly sources: Sources;
  /** Workflow and job, whose `env` and `defaults` apply to the steps. */
  readonly levels: readonly Record<string, unknown>[];
  readonly steps: readonly unknown[];
  readonly path: YamlPath;
  /** Gets what each step of the source becomes, by its position; empty for a Robo test. */
  readonly running: Map<number, MigratedStep[]>;
}

/** Converts the steps of a workflow that run Test Lab or actions of BrowserStack. */
export const readWorkflow = (source: YamlSource, sources: Sources): readonly ReadStep[] =>
  Object.entries(isRecord(source.value.jobs) ? source.value.jobs : {}).flatMap(([id, job]) => {
    if (!isRecord(job) || !Array.isArray(job.steps)) return [];
    const levels = [source.value, job];
    const running = new Map<number, MigratedStep[]>();
    const steps = { source, sources, levels, steps: job.steps, path: ['jobs', id, 'steps'], running };
    const combinations = combinationsOf(job.strategy);
    const reads = readJob(steps, id, combinations ?? []);
    if (!reads.some(({ step }) => step !== undefined)) return reads;
    const isFlutter = isFlutterJob(job.steps);
    for (const { step } of reads) if (step !== undefined) step.around.isFlutter ??= isFlutter;
    const isMatrixKnown = combinations !== undefined;
    return [...reads, { findings: readSurroundings({ ...steps, id, job, isMatrixKnown, reads }) }];
  });

const isFlutterJob = (steps: readonly unknown[]): boolean | undefined => {
  const own = steps.filter(isRecord);
  const isShown = isFlutterScript(own.map(({ run }) => formatValue(run)).join('\n'));
  return isShown ?? (own.some(({ uses }) => formatValue(uses).startsWith('subosito/flutter-action@')) ? true : undefined);
};

/** Finds quotes, brackets and blocks without an end in the scripts of a workflow that bash runs. */
export const unfinishedScripts = (source: YamlSource): readonly Unfinished[] =>
  Object.entries(isRecord(source.value.jobs) ? source.value.jobs : {}).flatMap(([id, job]) =>
    listIn(isRecord(job) ? job.steps : undefined).flatMap((step, index) => {
      if (!isRecord(step) || !/^(?:bash|sh)?$/.test(formatValue(step.shell))) return [];
      return scriptsOf(step, ['jobs', id, 'steps', index]).flatMap(({ text, path }) => {
        const script = scriptAt(source, text, path);
        const open = unfinishedCommand(script.text);
        return open === undefined ? [] : { ...open, line: script.lineOf(open.line) };
      });
    }),
  );

export const readCompositeAction = (source: YamlSource, runs: Record<string, unknown>, sources: Sources): readonly ReadStep[] => {
  const steps = { source, sources, levels: [], steps: listIn(runs.steps), path: ['runs', 'steps'], running: new Map() };
  const reads = readSteps(steps, 'device-tests', new Map());
  return reads.some(({ step }) => step !== undefined) ? [...reads, { findings: readStepKeys(steps) }] : reads;
};

/** Reads a job once per combination of its matrix, and joins equal results. */
const readJob = (job: Steps, id: string, combinations: Combinations): readonly ReadStep[] => {
  const known = new Map<string, ReadStep>();
  for (const combination of combinations.length === 0 ? [{}] : combinations) {
    const contexts = matrixContexts(combination);
    const suffix = [...contexts.values()].join('-');
    for (const read of readSteps(job, suffix === '' ? id : `${id}-${suffix}`, contexts)) {
      const findings = read.findings.map(({ file, line, key, outcome }) => [file, line, key, outcome]);
      const content = JSON.stringify([read.step && stepInputs(read.step), findings, read.unread]);
      if (!known.has(content)) known.set(content, read);
    }
  }
  const reads = [...known.values()];
  const isSingle = reads.filter(({ step }) => step !== undefined).length === 1;
  // If only one step is left, its name is the name of the job, without the values of the matrix.
  return reads.map((read) => (read.step !== undefined && isSingle ? { ...read, step: { ...read.step, name: id } } : read));
};

const readSteps = (
  { source, sources, levels, steps, path, running }: Steps,
  name: string,
  contexts: KnownContexts,
): readonly ReadStep[] => {
  const file = source.file.name;
  const vendor: VendorUse[] = [];
  const reads = steps.flatMap((step, index): readonly ReadStep[] => {
    if (!isRecord(step)) return [];
    const at = [...path, index];
    const environment = environmentOf([...levels, step], contexts);
    const known = new Map([...contexts, ...[...environment].map(([own, value]) => [`env.${own}`, value] as const)]);
    const uses = formatValue(step.uses);
    const action = /^browserstack\/github-actions(?:\/([\w-]+))?@/.exec(uses);
    if (action !== null) {
      const settings = inputsOf(source, isRecord(step.with) ? step.with : {}, [...at, 'with'], known);
      vendor.push({ action: action[1] ?? 'setup-env', settings, line: lineOf(source, at), index });
    }
    const folder = resolveExpressions(workingDirectory(step, ...levels.toReversed()), known);
    const scripts = scriptsOf(step, at).flatMap(({ text, path: own, start }) => {
      const script = scriptAt(source, text, own);
      const place = { file, name, variables: environment, folder, lineOf: script.lineOf };
      return readScript(resolveExpressions(`${start}${script.text}`, known), place, sources);
    });
    if (scripts.length > 0) addRunning(running, index, scripts);
    const reason = hints.find(([pattern]) => pattern.test(uses))?.[1];
    return reason === undefined ? scripts : [...scripts, notRead(file, lineOf(source, [...at, 'uses']), uses, reason)];
  });
  const own = readVendor(vendor, name, file, sources);
  for (const { index } of vendor) addRunning(running, index, own);
  return [...reads, ...own];
};

const addRunning = (running: Steps['running'], index: number, reads: readonly ReadStep[]): void => {
  running.set(index, [...(running.get(index) ?? []), ...reads.flatMap(({ step }) => step ?? [])]);
};

/** Finds scripts that may run Test Lab: `run`, and the arguments of an action that runs gcloud. */
const scriptsOf = (
  step: Record<string, unknown>,
  path: YamlPath,
): readonly { readonly text: string; readonly path: YamlPath; readonly start: string }[] => {
  const { run, uses, with: inputs } = step;
  const args = isRecord(inputs) ? inputs.args : undefined;
  const runsGcloud = /(?:^|\/)gcloud@|^docker:\/\/.*cloud-sdk/.test(formatValue(uses)) && typeof args === 'string';
  const scripts = [
    ...(typeof run === 'string' ? [{ text: run, path: [...path, 'run'], start: '' }] : []),
    ...(runsGcloud ? [{ text: args, path: [...path, 'with', 'args'], start: /^\s*gcloud\b/.test(args) ? '' : 'gcloud ' }] : []),
  ];
  return scripts.filter(({ text }) => text.includes('firebase'));
};

const workingDirectory = (...levels: readonly Record<string, unknown>[]): string => {
  for (const level of levels) {
    if (typeof level['working-directory'] === 'string') return level['working-directory'];
    const { defaults } = level;
    const run = isRecord(defaults) ? defaults.run : undefined;
    if (isRecord(run) && typeof run['working-directory'] === 'string') return run['working-directory'];
  }
  return '';
};

/** Reads the inputs of a step. Replaces expressions by the values that the workflow file defines. */
const inputsOf = (
  source: YamlSource,
  inputs: Record<string, unknown>,
  path: YamlPath,
  known: KnownContexts,
): readonly Setting[] =>
  settingsIn(source, inputs, path, vendorActionRules, '', 'with.').map((setting) => {
    const value = typeof setting.value === 'string' ? resolveExpressions(setting.value, known) : setting.value;
    return { ...setting, value, unknown: foreignExpression(formatValue(value)) };
  });

const hints: readonly (readonly [RegExp, string])[] = [
  [/^flank\/flank@/i, 'pass the configuration of Flank to `from`'],
  [/Firebase-Test-Lab-Action@/i, 'pass the file of its `arg-spec` to `from`'],
  [/^saucelabs\/saucectl-run-action@/, 'pass `.sauce/config.yml` to `from`'],
  [/^emulator-wtf\/run-tests@/, 'emulators of this service are not converted; set the inputs by hand'],
  [/^mobile-dev-inc\/action-maestro-cloud@/, 'Maestro Cloud is not converted; set the inputs by hand'],
];

interface VendorUse {
  readonly action: string;
  readonly settings: readonly Setting[];
  readonly line: number;
  /** Position of the step in its job. */
  readonly index: number;
}

/** Joins the actions of a job to one step: account (`setup-env`), binaries (`upload-app`) and build request (`run-tests`). */
const readVendor = (uses: readonly VendorUse[], name: string, file: string, sources: Sources): readonly ReadStep[] => {
  const [first] = uses;
  if (first === undefined) return [];
  if (!uses.some(({ action }) => action === 'upload-app' || action === 'run-tests')) {
    const reason = 'only upload-app and run-tests start builds of App Automate';
    return [notRead(file, first.line, `browserstack/github-actions/${first.action}`, reason)];
  }
  const settings = uses.flatMap((use) => use.settings);
  const config = settings.find((setting) => setting.name === 'config-path');
  const path = formatValue(config?.value);
  const request = config === undefined || config.unknown !== undefined ? undefined : sources.find(path);
  if (request !== undefined) sources.markUsed(request);
  const read = request && readYamlSource(request);
  const framework = formatValue(settings.find((setting) => setting.name === 'framework')?.value);
  const platform = framework === 'xcuitest' || /\.ipa\b/.test(JSON.stringify(settings)) ? 'ios' : 'android';
  const step = vendorStep(name, platform, [
    [settings, vendorActionRules],
    [read === undefined ? [] : requestSettings(read), buildRequestRules],
  ]);
  if (config === undefined || read !== undefined) return [step];
  const findings = step.findings.map((finding) =>
    finding.name === 'config-path' ? { ...unsupported(finding, 'this file was not read'), to: undefined } : finding,
  );
  const reason = 'this file has the devices and other settings: pass it to `from` as well';
  return [{ ...step, findings }, notRead(file, config.line, path, reason)];
};

const requestSettings = (source: YamlSource): readonly Setting[] => settingsIn(source, source.value, [], buildRequestRules, '');

export const readRequestFile = (source: YamlSource): readonly ReadStep[] => {
  const platform = /"(?:iPhone|iPad)[^"]*"/.test(JSON.stringify(source.value.devices) ?? '') ? 'ios' : 'android';
  return [vendorStep('device-tests', platform, [[requestSettings(source), buildRequestRules]])];
};

export const readBitrise = (source: YamlSource): readonly ReadStep[] =>
  ['workflows', 'step_bundles'].flatMap((kind) => {
    const groups = source.value[kind];
    return Object.entries(isRecord(groups) ? groups : {}).flatMap(([id, workflow]) =>
      listIn(isRecord(workflow) ? workflow.steps : undefined).flatMap((entry, index) =>
        Object.entries(isRecord(entry) ? entry : {}).flatMap(([name, step]) =>
          readBitriseStep(source, name, id, step, [kind, id, 'steps', index, name]),
        ),
      ),
    );
  });

const readBitriseStep = (source: YamlSource, step: string, id: string, value: unknown, path: YamlPath): readonly ReadStep[] => {
  if (/virtual-device-testing-for-|(?:^|[:/])flank@|saucelabs-espresso/.test(step)) {
    const reason = 'of Bitrise, only the steps of BrowserStack and scripts are converted';
    return [notRead(source.file.name, lineOf(source, path), step, reason)];
  }
  const framework = /browserstack-(?:bitrise-)?(xcui|espresso)/.exec(step)?.[1];
  if (framework === undefined) {
    const reason = 'this step of BrowserStack is not known: set the inputs by hand';
    return /browserstack/i.test(step) ? [notRead(source.file.name, lineOf(source, path), step, reason)] : [];
  }
  const { inputs, title: _title, ...others } = isRecord(value) ? value : {};
  const settings = listIn(inputs).flatMap((each, index) => {
    const { opts: _opts, ...own } = isRecord(each) ? each : {};
    return settingsIn(source, own, [...path, 'inputs', index], bitriseRules, '', 'inputs.');
  });
  const parameters = settings.filter((setting) => setting.name === 'api_params').flatMap(parameterLines);
  const note = 'a setting of Bitrise, such as a condition: add one to the job if you need it';
  const keys = settingsIn(source, others, path, {}, '').map((setting) => unsupported(setting, note));
  return [
    vendorStep(id, framework === 'xcui' ? 'ios' : 'android', [
      [settings, bitriseRules],
      [parameters, buildRequestRules],
    ]),
    { findings: keys },
  ];
};
