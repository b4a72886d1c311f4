import { isRecord } from '../lib/is-record.ts';
import { readYaml } from '../lib/yaml-document.ts';
import {
  combinationsOf,
  environmentOf,
  foreignExpression,
  type KnownContexts,
  matrixContexts,
  resolveExpressions,
} from './expressions.ts';
import type { Platform, RuleTable, Setting, Unread } from './settings.ts';
import { formatValue } from './settings.ts';
import type { ReadStep } from './test-lab.ts';
import { readScript, type Sources } from './test-lab-scripts.ts';
import { bitriseRules, buildRequestRules, parameterLines, vendorActionRules, vendorStep } from './vendor-steps.ts';
import { scriptAt } from './yaml-scripts.ts';
import { lineOf, type SourceFile, settingsIn, variableIn, type YamlSource } from './yaml-source.ts';

interface Job {
  readonly source: YamlSource;
  readonly workflow: Record<string, unknown>;
  readonly id: string;
  readonly job: Record<string, unknown>;
  readonly steps: readonly unknown[];
  readonly sources: Sources;
}

/** Reads the jobs of a workflow. Converts the commands that run Test Lab, and the steps of BrowserStack's actions. */
export const readWorkflow = (source: YamlSource, value: Record<string, unknown>, sources: Sources): readonly ReadStep[] =>
  Object.entries(isRecord(value.jobs) ? value.jobs : {}).flatMap(([id, job]) =>
    isRecord(job) && Array.isArray(job.steps) ? readJob({ source, workflow: value, id, job, steps: job.steps, sources }) : [],
  );

/** Reads a composite action. It has steps, but no jobs. */
export const readCompositeAction = (
  source: YamlSource,
  value: Record<string, unknown>,
  sources: Sources,
): readonly ReadStep[] => {
  const steps = isRecord(value.runs) && Array.isArray(value.runs.steps) ? value.runs.steps : [];
  return readCombination({ source, workflow: {}, id: 'device-tests', job: {}, steps, sources }, 'device-tests', new Map(), [
    'runs',
    'steps',
  ]);
};

/** Reads a job. Each combination of its matrix gives a result; equal results are joined. */
const readJob = (job: Job): readonly ReadStep[] => {
  const combinations = combinationsOf(job.job.strategy) ?? [[]];
  const path = ['jobs', job.id, 'steps'];
  const known = new Map<string, ReadStep>();
  for (const combination of combinations.length === 0 ? [[]] : combinations) {
    const contexts = matrixContexts(combination);
    const suffix = [...contexts.values()].join('-');
    for (const read of readCombination(job, suffix === '' ? job.id : `${job.id}-${suffix}`, contexts, path)) {
      const { step } = read;
      const content =
        step === undefined
          ? ''
          : JSON.stringify([...step.inputs, step.devices, step.tests, [...step.capabilities], [...step.download], step.minutes]);
      const key = `${content} ${JSON.stringify(read.findings.map(({ file, line, key: own, outcome }) => [file, line, own, outcome]))}`;
      if (!known.has(key)) known.set(key, read);
    }
  }
  const reads = [...known.values()];
  const steps = reads.flatMap(({ step }) => step ?? []);
  // If all combinations give the same step, the step is named after the job.
  return reads.map((read) =>
    read.step !== undefined && steps.length === 1 ? { ...read, step: { ...read.step, name: job.id } } : read,
  );
};

const readCombination = (job: Job, name: string, contexts: KnownContexts, path: readonly string[]): readonly ReadStep[] => {
  const { source, workflow, sources } = job;
  const steps = job.steps.flatMap((step, index) => {
    if (!isRecord(step)) return [];
    const environment = environmentOf([workflow.env, job.job.env, step.env], contexts);
    const known = new Map([...contexts, ...[...environment].map(([own, value]) => [`env.${own}`, value] as const)]);
    return [
      {
        step,
        path: [...path, index],
        environment,
        known,
        uses: formatValue(step.uses),
        inputs: isRecord(step.with) ? step.with : {},
      },
    ];
  });
  const scripts = steps.flatMap(({ step, path: at, environment, known }) =>
    scriptsOf(step, at).flatMap(({ text, path: own, start }) => {
      const script = scriptAt(source, text, own);
      const folder = resolveExpressions(workingDirectory(step, job.job, workflow), known);
      const place = { file: source.file.name, name, variables: environment, folder, lineOf: script.lineOf };
      return readScript(resolveExpressions(`${start}${script.text}`, known), place, sources);
    }),
  );
  const others = steps.flatMap(({ uses, path: at }): ReadStep[] => {
    const reason = hints.find(([pattern]) => pattern.test(uses))?.[1];
    const line = lineOf(source, [...at, 'uses']);
    return reason === undefined ? [] : [{ findings: [], unread: [{ file: source.file.name, line, text: uses, reason }] }];
  });
  const vendor = steps.flatMap(({ uses, inputs, path: at, known }): VendorUse[] => {
    const action = /^browserstack\/github-actions(?:\/([\w-]+))?@/.exec(uses);
    return action === null
      ? []
      : [
          {
            action: action[1] ?? 'setup-env',
            settings: inputsOf(source, inputs, [...at, 'with'], known),
            line: lineOf(source, at),
          },
        ];
  });
  return [...scripts, ...others, ...readVendor(vendor, name, source.file.name, sources)];
};

/** Lists the scripts in a step that may run Test Lab: its `run`, and the arguments of an action that runs gcloud. */
const scriptsOf = (
  step: Record<string, unknown>,
  path: readonly PropertyKey[],
): readonly { readonly text: string; readonly path: readonly PropertyKey[]; readonly start: string }[] => {
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

/** Converts the inputs of a step to settings. An expression is replaced by its value if the workflow file defines the value. */
const inputsOf = (
  source: YamlSource,
  inputs: Record<string, unknown>,
  path: readonly PropertyKey[],
  known: KnownContexts,
): readonly Setting[] =>
  settingsIn(source, inputs, path, vendorActionRules, '', 'with.').map((setting) => {
    const value = typeof setting.value === 'string' ? resolveExpressions(setting.value, known) : setting.value;
    return { ...setting, value, unknown: foreignExpression(formatValue(value)) };
  });

/** Hints for actions whose configuration is in another file, or that are not converted. */
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
}

/**
 * Combines the vendor's steps of a job: `setup-env` has the credentials, `upload-app` the binaries, `run-tests` the build
 * request.
 */
const readVendor = (uses: readonly VendorUse[], name: string, file: string, sources: Sources): readonly ReadStep[] => {
  const [first] = uses;
  if (first === undefined) return [];
  if (!uses.some(({ action }) => action === 'upload-app' || action === 'run-tests')) {
    const unread = [
      {
        file,
        line: first.line,
        text: `browserstack/github-actions/${first.action}`,
        reason: 'only upload-app and run-tests start builds of App Automate',
      },
    ];
    return [{ findings: [], unread }];
  }
  const settings = uses.flatMap((use) => use.settings);
  const config = settings.find((setting) => setting.name === 'config-path');
  const path = formatValue(config?.value);
  const request = config === undefined || config.unknown !== undefined ? undefined : sources.find(path);
  const read = request === undefined ? undefined : readBuildRequest(request);
  if (request !== undefined) sources.markUsed(request);
  const framework = settings.find((setting) => setting.name === 'framework')?.value;
  const platform: Platform =
    formatValue(framework) === 'xcuitest' || /\.ipa\b/.test(JSON.stringify(settings)) ? 'ios' : 'android';
  const parts: (readonly [readonly Setting[], RuleTable])[] = [
    [settings, vendorActionRules],
    [read?.settings ?? [], buildRequestRules],
  ];
  const missing: Unread[] =
    config === undefined || read !== undefined
      ? []
      : [
          {
            file,
            line: config.line,
            text: path,
            reason: 'this file has the devices and other settings: pass it to `from` as well',
          },
        ];
  return [{ ...vendorStep(name, platform, parts), unread: missing }];
};

const readBuildRequest = (file: SourceFile): { readonly settings: readonly Setting[] } | undefined => {
  const reading = readYaml(file.text);
  if (reading.kind !== 'read' || !isRecord(reading.value)) return undefined;
  return { settings: settingsIn({ file, reading }, reading.value, [], buildRequestRules, '') };
};

/** Reads a file that contains a build request. */
export const readRequestFile = (source: YamlSource, value: Record<string, unknown>): readonly ReadStep[] => {
  const settings = settingsIn(source, value, [], buildRequestRules, '');
  const platform = /"(?:iPhone|iPad)[^"]*"/.test(JSON.stringify(value.devices) ?? '') ? 'ios' : 'android';
  return [vendorStep('device-tests', platform, [[settings, buildRequestRules]])];
};

/** Reads the BrowserStack steps in the workflows of `bitrise.yml`. */
export const readBitrise = (source: YamlSource, value: Record<string, unknown>): readonly ReadStep[] =>
  ['workflows', 'step_bundles'].flatMap((kind) => {
    const groups = value[kind];
    return Object.entries(isRecord(groups) ? groups : {}).flatMap(([id, workflow]) => {
      const steps: readonly unknown[] = isRecord(workflow) && Array.isArray(workflow.steps) ? workflow.steps : [];
      return steps.flatMap((entry, index) =>
        Object.entries(isRecord(entry) ? entry : {}).flatMap(([name, step]) =>
          readBitriseStep(source, name, id, step, [kind, id, 'steps', index, name]),
        ),
      );
    });
  });

const readBitriseStep = (
  source: YamlSource,
  step: string,
  id: string,
  value: unknown,
  path: readonly PropertyKey[],
): readonly ReadStep[] => {
  const file = source.file.name;
  if (/virtual-device-testing-for-|(?:^|[:/])flank@|saucelabs-espresso/.test(step))
    return [
      {
        findings: [],
        unread: [
          {
            file,
            line: lineOf(source, path),
            text: step,
            reason: 'of Bitrise, only the steps of BrowserStack and scripts are converted',
          },
        ],
      },
    ];
  const platform = /browserstack-(?:bitrise-)?(?:xcui|espresso)/.exec(step)?.[0].endsWith('xcui') === true ? 'ios' : 'android';
  if (!/browserstack-(?:bitrise-)?(?:xcui|espresso)/.test(step)) return [];
  const inputs: readonly unknown[] = isRecord(value) && Array.isArray(value.inputs) ? value.inputs : [];
  const settings = inputs.flatMap((each, index) => {
    const { opts: _opts, ...own } = isRecord(each) ? each : {};
    return settingsIn(source, own, [...path, 'inputs', index], bitriseRules, '', 'inputs.').map((setting) => ({
      ...setting,
      unknown: variableIn(setting.value),
    }));
  });
  const parameters = settings.filter((setting) => setting.name === 'api_params').flatMap(parameterLines);
  return [
    vendorStep(id, platform, [
      [settings, bitriseRules],
      [parameters, buildRequestRules],
    ]),
  ];
};
