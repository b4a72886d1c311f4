import { isRecord } from '../lib/is-record.ts';
import { readYaml, type YamlReading } from '../lib/yaml-document.ts';
import { readFladleBlock } from './gradle.ts';
import { saucectlStep } from './saucectl.ts';
import { type Finding, type MigratedStep, type Migration, type Platform, type Setting, textOf, type Unread } from './settings.ts';
import { readCommands, type ShellVariables, type ShellWord } from './shell.ts';
import { flankRules, gcloudRules, testLabStep } from './test-lab.ts';
import { bitriseRules, vendorActionRules, vendorStep } from './vendor-steps.ts';

/** Configuration file of another tool. */
export interface SourceFile {
  /** Relative to the workspace. */
  readonly name: string;
  readonly text: string;
}

interface Collected {
  readonly steps: MigratedStep[];
  readonly findings: Finding[];
  readonly unread: Unread[];
}

type ReadDocument = Extract<YamlReading, { kind: 'read' }>;

/** Reads all sources. What a file is, is decided by its content. */
export const readSources = (files: readonly SourceFile[]): Migration => {
  const all: Collected = { steps: [], findings: [], unread: [] };
  for (const file of files) readSource(file, all);
  return all;
};

const readSource = (file: SourceFile, all: Collected): void => {
  const before = all.steps.length + all.findings.length + all.unread.length;
  const reading = /\.ya?ml$/i.test(file.name) ? readYaml(file.text) : undefined;
  if (reading?.kind === 'broken')
    for (const { line, message } of reading.mistakes) all.unread.push({ file: file.name, line, text: '', reason: message });
  else if (reading !== undefined) readYamlSource(file, reading, all);
  else if (/\.gradle(?:\.kts)?$/i.test(file.name)) readGradle(file, all);
  else readScript(file.text, new Map(), { file: file.name, firstLine: 1 }, all);
  if (all.steps.length + all.findings.length + all.unread.length === before)
    all.unread.push({
      file: file.name,
      line: 1,
      text: '',
      reason: 'nothing in this file is known: no configuration of a supported tool',
    });
};

const readYamlSource = (file: SourceFile, reading: ReadDocument, all: Collected): void => {
  const { value } = reading;
  if (!isRecord(value)) return;
  if (isRecord(value.gcloud) || isRecord(value.flank)) readFlank(file, reading, value, all);
  else if (isRecord(value.jobs)) readWorkflow(file, reading, value, all);
  else if (isRecord(value.workflows) || isRecord(value.step_bundles)) readBitrise(file, reading, value, all);
  else if (typeof value.kind === 'string' || Array.isArray(value.suites)) readSaucectl(file, reading, value, all);
  else readArgsFile(file, reading, value, all);
};

const add = (
  all: Collected,
  { step, findings }: { readonly step: MigratedStep; readonly findings: readonly Finding[] },
): void => {
  if (step.devices.length === 0)
    step.remarks.push(`No device is named for ${step.name}: \`devices\` takes the newest one. Name those you want.`);
  for (const [input, what] of [
    ['app', 'app'],
    ['test-suite', 'test suite'],
  ] as const)
    if (!step.inputs.has(input))
      step.remarks.push(`No ${what} is named for ${step.name}: \`${input}\` has a usual path. Correct it.`);
  all.steps.push(step);
  all.findings.push(...findings);
};

const settingsAt = (
  file: SourceFile,
  reading: ReadDocument,
  value: unknown,
  path: readonly PropertyKey[],
  key: string,
): Setting[] =>
  isRecord(value)
    ? Object.entries(value).map(([name, each]) => ({
        key: `${key}${name}`,
        value: each,
        file: file.name,
        line: reading.placeOf([...path, name]).line,
      }))
    : [];

const readFlank = (file: SourceFile, reading: ReadDocument, value: Record<string, unknown>, all: Collected): void => {
  const gcloud = settingsAt(file, reading, value.gcloud, ['gcloud'], 'gcloud.');
  const flank = settingsAt(file, reading, value.flank, ['flank'], 'flank.');
  const isIos =
    gcloud.some(({ key }) => key === 'gcloud.xctestrun-file') ||
    (/ios/i.test(file.name) && !gcloud.some(({ key }) => key === 'gcloud.app'));
  add(all, testLabStep('device-tests', isIos ? 'ios' : 'android', gcloud, flank));
  // Flank reads nothing else.
  for (const name of Object.keys(value).filter((key) => key !== 'gcloud' && key !== 'flank'))
    all.findings.push({
      key: name,
      value: value[name],
      file: file.name,
      line: reading.placeOf([name]).line,
      outcome: 'unsupported',
      note: 'Flank does not read this',
    });
};

/** A file of arguments for gcloud: groups of options by name. */
const readArgsFile = (file: SourceFile, reading: ReadDocument, value: Record<string, unknown>, all: Collected): void => {
  for (const [name, group] of Object.entries(value)) {
    if (!isRecord(group) || !Object.keys(group).some((key) => Object.hasOwn(gcloudRules, key))) continue;
    const own = settingsAt(file, reading, group, [name], `${name}.`).filter(({ key }) => !key.endsWith('.include'));
    add(all, testLabStep(name, 'xctestrun-file' in group ? 'ios' : 'android', own));
  }
};

const platformOf = (kind: string): Platform | undefined =>
  ({ espresso: 'android', xcuitest: 'ios' })[kind] as Platform | undefined;

const readSaucectl = (file: SourceFile, reading: ReadDocument, value: Record<string, unknown>, all: Collected): void => {
  const kind = textOf(value.kind);
  const platform = platformOf(kind);
  if (platform === undefined) {
    all.unread.push({
      file: file.name,
      line: reading.placeOf(['kind']).line,
      text: `kind: ${kind}`,
      reason: 'only espresso and xcuitest run here',
    });
    return;
  }
  const nested = ['sauce', 'espresso', 'xcuitest', 'artifacts', 'defaults'];
  const shared = Object.entries(value).flatMap(([name, each]): Setting[] => {
    if (name === 'suites') return [];
    if (name === 'sauce' && isRecord(each))
      return settingsAt(file, reading, each, ['sauce'], 'sauce.').flatMap((setting) =>
        setting.key === 'sauce.metadata'
          ? settingsAt(file, reading, setting.value, ['sauce', 'metadata'], 'sauce.metadata.')
          : [setting],
      );
    if (nested.includes(name) && isRecord(each)) return settingsAt(file, reading, each, [name], `${name}.`);
    return [{ key: name, value: each, file: file.name, line: reading.placeOf([name]).line }];
  });
  const suites = Array.isArray(value.suites) ? value.suites : [];
  for (const [index, suite] of suites.entries()) {
    const own = settingsAt(file, reading, suite, ['suites', index], 'suites.').flatMap((setting) =>
      setting.key === 'suites.testOptions'
        ? settingsAt(file, reading, setting.value, ['suites', index, 'testOptions'], 'suites.testOptions.')
        : [setting],
    );
    const name = isRecord(suite) && typeof suite.name === 'string' ? suite.name : `suite-${index + 1}`;
    const made = saucectlStep(name, platform, shared, own);
    // What all suites share is reported once.
    add(all, index === 0 ? made : { ...made, findings: made.findings.slice(shared.length) });
  }
  if (suites.length === 0) all.unread.push({ file: file.name, line: 1, text: '', reason: 'the configuration has no suites' });
};

/** Variables with a literal value, as words. */
const variablesOf = (env: unknown, line: number): [string, readonly ShellWord[]][] =>
  isRecord(env) ? Object.entries(env).map(([name, value]) => [name, [{ text: String(value), line }]]) : [];

const readWorkflow = (file: SourceFile, reading: ReadDocument, value: Record<string, unknown>, all: Collected): void => {
  for (const [id, job] of recordsIn(value.jobs)) {
    if (!Array.isArray(job.steps)) continue;
    const vendor: Setting[] = [];
    for (const [index, step] of job.steps.entries()) {
      const path = ['jobs', id, 'steps', index];
      if (!isRecord(step)) continue;
      if (isVendorStep(step.uses)) vendor.push(...settingsAt(file, reading, step.with, [...path, 'with'], 'with.'));
      if (typeof step.run !== 'string') continue;
      const { line } = reading.placeOf([...path, 'run']);
      const variables = new Map([value.env, job.env, step.env].flatMap((env) => variablesOf(env, line)));
      readScript(step.run, variables, { file: file.name, firstLine: firstLineOf(step.run, line), name: id }, all);
    }
    const isIos = vendor.some(({ key, value: text }) => key === 'with.framework' && String(text) === 'xcuitest');
    if (vendor.length > 0) add(all, vendorStep(id, isIos ? 'ios' : 'android', vendor, vendorActionRules));
  }
};

/** Entries of a mapping whose values are mappings. */
const recordsIn = (value: unknown): readonly (readonly [string, Record<string, unknown>])[] =>
  Object.entries(isRecord(value) ? value : {}).flatMap(([name, each]) => (isRecord(each) ? [[name, each] as const] : []));

const isVendorStep = (uses: unknown): boolean =>
  typeof uses === 'string' && /^browserstack\/github-actions(?:\/(?:upload-app|run-tests))?@/.test(uses);

/** A block scalar begins in the line after its key. */
const firstLineOf = (script: string, line: number): number => (script.includes('\n') ? line + 1 : line);

const readBitrise = (file: SourceFile, reading: ReadDocument, value: Record<string, unknown>, all: Collected): void => {
  for (const [id, workflow] of Object.entries(isRecord(value.workflows) ? value.workflows : {})) {
    const steps = isRecord(workflow) && Array.isArray(workflow.steps) ? workflow.steps : [];
    for (const [index, entry] of steps.entries())
      for (const [name, step] of Object.entries(isRecord(entry) ? entry : {})) {
        const inputs: readonly unknown[] = isRecord(step) && Array.isArray(step.inputs) ? step.inputs : [];
        const path = ['workflows', id, 'steps', index, name, 'inputs'];
        readBitriseStep(inputs, { id, name, path, file, reading }, all);
      }
  }
};

const readBitriseStep = (
  inputs: readonly unknown[],
  step: {
    readonly id: string;
    readonly name: string;
    readonly path: readonly PropertyKey[];
    readonly file: SourceFile;
    readonly reading: ReadDocument;
  },
  all: Collected,
): void => {
  const { id, name, path, file, reading } = step;
  if (/browserstack-(?:espresso|xcuitest)/.test(name)) {
    const settings = inputs.flatMap((each, at) => settingsAt(file, reading, each, [...path, at], 'inputs.'));
    const own = settings.filter(({ key }) => key !== 'inputs.opts');
    add(all, vendorStep(id, name.includes('xcuitest') ? 'ios' : 'android', own, bitriseRules));
  }
  for (const [at, each] of inputs.entries()) {
    if (!isRecord(each) || typeof each.content !== 'string') continue;
    const { line } = reading.placeOf([...path, at, 'content']);
    readScript(each.content, new Map(), { file: file.name, firstLine: firstLineOf(each.content, line), name: id }, all);
  }
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Properties of Fladle that are called otherwise in Flank. */
const fladleNames: Readonly<Record<string, string>> = {
  debugApk: 'app',
  instrumentationApk: 'test',
  devices: 'device',
  testTimeout: 'timeout',
  flakyTestAttempts: 'num-flaky-test-attempts',
  testShards: 'max-test-shards',
  repeatTests: 'num-test-runs',
  smartFlankGcsUploadPath: 'smart-flank-gcs-path',
  projectId: 'project',
  localResultsDir: 'local-result-dir',
  directoriesToPull: 'directories-to-pull',
  filesToDownload: 'files-to-download',
  clientDetails: 'client-details',
  performanceMetrics: 'performance-metrics',
};

/** Properties of Fladle itself. */
const onlyFladle: Readonly<Record<string, string>> = {
  serviceAccountCredentials: 'the account is named by `username` and `access-key`',
  flankVersion: 'not needed here',
  flankCoordinates: 'not needed here',
  variant: 'name the binaries in `app` and `test-suite`',
  dependOnAssemble: 'build the binaries in a step before',
  sanityRobo: 'Robo tests and game loops have no equivalent',
  abortIfNotTestsChanged: '`select` chooses tests by changed files',
  additionalGcloudOptions: 'pass its options to `from` in a file of their own',
  additionalFlankOptions: 'pass its options to `from` in a file of their own',
};

const readGradle = (file: SourceFile, all: Collected): void => {
  const block = readFladleBlock(file.text);
  if (block === undefined) return;
  all.unread.push(...block.unread.map((each) => ({ ...each, file: file.name })));
  const configs = block.configs.size === 0 ? new Map([['device-tests', []]]) : block.configs;
  let isFirst = true;
  for (const [name, own] of configs) {
    // A configuration replaces what the block around it sets.
    const replaced = new Set(own.map((each) => each.name));
    const assignments = [...block.assignments.filter((each) => !replaced.has(each.name)), ...own];
    const settings = assignments.map(
      ({ name: key, value, line }): Setting => ({
        key: `fladle.${fladleNames[key] ?? kebab(key)}`,
        value,
        file: file.name,
        line,
      }),
    );
    const isFlank = ({ key }: Setting): boolean =>
      Object.hasOwn(flankRules, key.slice(7)) && !Object.hasOwn(gcloudRules, key.slice(7));
    const known = settings.filter((setting) => onlyFladleNote(setting) === undefined);
    const made = testLabStep(
      name,
      'android',
      known.filter((setting) => !isFlank(setting)),
      known.filter(isFlank),
    );
    const only = settings.flatMap((setting): Finding[] => {
      const note = onlyFladleNote(setting);
      return note === undefined ? [] : [{ ...setting, outcome: 'unsupported', note }];
    });
    const ownLines = new Set(own.map(({ line }) => line));
    const findings = [...made.findings, ...only];
    add(all, { step: made.step, findings: isFirst ? findings : findings.filter(({ line }) => ownLines.has(line)) });
    isFirst = false;
  }
};

const onlyFladleNote = ({ key }: Setting): string | undefined =>
  Object.entries(onlyFladle).find(([name]) => `fladle.${kebab(name)}` === key)?.[1];

interface Place {
  readonly file: string;
  readonly firstLine: number;
  readonly name?: string;
}

/** Finds `gcloud firebase test android|ios run` in a script. */
const readScript = (script: string, variables: ShellVariables, place: Place, all: Collected): void => {
  for (const words of readCommands(script, variables)) {
    const at = words.findIndex(({ text }) => /(?:^|\/|@)gcloud$/.test(text));
    if (at === -1) continue;
    const rest = words.slice(at + 1).filter(({ text }) => text !== 'beta' && text !== 'alpha');
    const start = rest.findIndex(({ text }, index) => text === 'firebase' && rest[index + 1]?.text === 'test');
    const platform = rest[start + 2]?.text;
    if (start === -1 || (platform !== 'android' && platform !== 'ios') || rest[start + 3]?.text !== 'run') continue;
    readCommand([...rest.slice(0, start), ...rest.slice(start + 4)], platform, place, all);
  }
};

/** Options without a value. */
const switches: ReadonlySet<string> = new Set([
  'async',
  'record-video',
  'use-orchestrator',
  'performance-metrics',
  'auto-google-login',
  'fail-fast',
  'quiet',
  'resign',
  'log-http',
  'test-special-entitlements',
]);

const readCommand = (words: readonly ShellWord[], platform: Platform, place: Place, all: Collected): void => {
  const settings: Setting[] = [];
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const line = place.firstLine + word.line - 1;
    const option = optionOf(word, rest);
    if (option === undefined) {
      const reason = reasonUnread(word, rest);
      if (reason !== undefined) all.unread.push({ file: place.file, line, text: word.text, reason });
    } else if (option.unknown !== undefined)
      all.unread.push({
        file: place.file,
        line,
        text: `--${option.name}`,
        reason: `\`${option.unknown}\` is not set in this file`,
      });
    else settings.push({ key: `gcloud.${option.name}`, value: option.value, file: place.file, line });
  }
  add(all, testLabStep(place.name ?? 'device-tests', platform, settings));
};

/** Reads `--name value`, `--name=value`, `--name` or `--no-name`; takes the value off the words behind it. */
const optionOf = (
  word: ShellWord,
  rest: ShellWord[],
): { readonly name: string; readonly value: string | boolean; readonly unknown?: string } | undefined => {
  const option = /^--(no-)?([a-z][a-z0-9-]*)(?:=(.*))?$/s.exec(word.text);
  if (option === null) return undefined;
  const [, no, own = '', inline] = option;
  if (switches.has(own)) return { name: own, value: no === undefined, unknown: word.unknown };
  const next = inline === undefined && rest[0]?.text.startsWith('--') === false ? rest.shift() : undefined;
  return { name: `${no ?? ''}${own}`, value: inline ?? next?.text ?? '', unknown: word.unknown ?? next?.unknown };
};

/** Why a word that is no option is not taken over; undefined where it belongs to the shell. */
const reasonUnread = (word: ShellWord, rest: ShellWord[]): string | undefined => {
  if (word.unknown !== undefined) return `\`${word.unknown}\` is not set in this file`;
  if (!/^\d?[<>]/.test(word.text))
    return 'an argument without an option is a file of arguments: pass that file to `from` as well';
  // The file that output goes to.
  if (/[<>]$/.test(word.text)) rest.shift();
  return undefined;
};
