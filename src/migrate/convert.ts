import { lstat, mkdir, open } from 'node:fs/promises';
import path, { posix } from 'node:path';
import { InputError } from '../inputs/problems.ts';
import type { InputContext } from '../inputs/reader.ts';
import { folderMistake } from '../inputs/workspace-files.ts';
import { codeSpan, inlineText, messageText } from '../lib/escape/markdown.ts';
import { isRecord } from '../lib/is-record.ts';
import { counted } from '../lib/numbers.ts';
import { readYaml } from '../lib/yaml-document.ts';
import { readFladle } from './fladle.ts';
import type { MigrateInputs } from './migrate-inputs.ts';
import { readSaucectl } from './saucectl.ts';
import {
  type Finding,
  formatValue,
  type MigratedStep,
  type Migration,
  type Outcome,
  type Remark,
  remark,
  type Unread,
} from './settings.ts';
import { flankRules, gcloudRules, type ReadStep, testLabSteps } from './test-lab.ts';
import { isArgumentFile, isIosDevice, readArgumentFile, readScript, Sources } from './test-lab-scripts.ts';
import { readBitrise, readCompositeAction, readRequestFile, readWorkflow } from './workflow.ts';
import { renderWorkflow, withValidInputs } from './write-workflow.ts';
import { scriptsIn } from './yaml-scripts.ts';
import { type SourceFile, settingAt, settingsIn, type YamlSource } from './yaml-source.ts';

/** Result of a conversion: the files that were written, and the number of settings by outcome. */
export interface Conversion {
  /** Absolute path of the workflow; empty if nothing could be converted. */
  readonly workflowPath: string;
  readonly reportPath: string;
  /** Text of the report in Markdown. */
  readonly report: string;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly unread: readonly Unread[];
  readonly summary: string;
}

/** Maximum number of jobs in a workflow. */
const maxJobs = 500;

/**
 * Checks a step without calling the service. Returns sentences for the report, or undefined if the binaries of the step are not
 * available.
 */
export type TryStep = (step: MigratedStep) => Promise<readonly string[] | undefined>;

/**
 * Converts the configurations of other tools into `workflow.yml` and `migration.md`.
 *
 * @throws InputError if one of the two files already exists
 */
export const convertFiles = async (inputs: MigrateInputs, context: InputContext, tryStep: TryStep): Promise<Conversion> => {
  const { sources, outputDir } = inputs;
  const read = readSources(sources);
  if (read.steps.length > maxJobs)
    throw new InputError([
      {
        input: 'from',
        value: `${read.steps.length} jobs`,
        accepted: `at most ${maxJobs} are converted at once. Name fewer files`,
      },
    ]);
  const migration = await withValidInputs(read, context);
  const { steps, findings, unread } = migration;
  const trials: Trial[] = [];
  for (const step of steps) {
    const lines = await tryStep(step);
    if (lines !== undefined) trials.push({ job: step.name, lines });
  }
  const report = renderReport(migration, trials);
  const workflowPath = steps.length === 0 ? '' : path.join(outputDir, 'workflow.yml');
  const reportPath = path.join(outputDir, 'migration.md');
  const files = [
    ...(workflowPath === '' ? [] : [{ file: workflowPath, text: renderWorkflow(steps) }]),
    { file: reportPath, text: report },
  ];
  await writeNewFiles(files, outputDir, context);
  const count = (outcome: Outcome): number => findings.filter((finding) => finding.outcome === outcome).length;
  const counts = { taken: count('taken'), changed: count('changed'), unsupported: count('unsupported') };
  const summary = `${counted(steps.length, 'job')}: ${counted(counts.taken, 'setting')} taken over, ${counts.changed} with a changed meaning, ${counts.unsupported} without an equivalent.`;
  return { workflowPath, reportPath, report, counts, unread, summary };
};

/** Writes the files. If one of their names is already in use, even for a broken symbolic link, writes none of them. */
const writeNewFiles = async (
  files: readonly { readonly file: string; readonly text: string }[],
  folder: string,
  context: InputContext,
): Promise<void> => {
  for (const { file } of files) if (await exists(file)) throw refuseOutput(file, existing);
  await mkdir(folder, { recursive: true });
  // Since the inputs were read, the folder may have been replaced by a symbolic link.
  const mistake = folderMistake(folder, context, true);
  if (mistake !== undefined) throw refuseOutput(folder, `must be a folder inside the workspace${mistake}`);
  for (const { file, text } of files)
    try {
      // `wx` fails if anything exists under this name, and follows no symbolic link.
      await using handle = await open(file, 'wx');
      await handle.writeFile(text);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      throw refuseOutput(file, existing);
    }
};

const existing = 'this file exists already, and nothing is overwritten. Choose another folder';

const refuseOutput = (value: string, accepted: string): InputError => new InputError([{ input: 'output', value, accepted }]);

const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );

/** Maximum length of a value in the report. */
const maxShownChars = 120;

/** Result of checking the step of a job. `lines` are sentences. */
interface Trial {
  readonly job: string;
  readonly lines: readonly string[];
}

const headings: Readonly<Record<Outcome, string>> = {
  taken: 'Taken over',
  changed: 'Taken over, with a changed meaning',
  unsupported: 'Without an equivalent',
};

/** Renders the report: the outcome of each setting, and the tasks that remain for the user. */
export const renderReport = ({ steps, findings, unread }: Migration, trials: readonly Trial[]): string => {
  const parts = [
    '# Migration',
    `${counted(steps.length, 'job')} in \`workflow.yml\`. Each setting of the source is in exactly one of the three lists below.`,
    ...section(
      'To do',
      todo(steps).map((line) => `- ${line}`),
    ),
    ...section(
      'Not read',
      unread.map(
        ({ file, line, text, reason }) =>
          `- ${codeSpan(`${file}:${line}`)}${text === '' ? '' : `: ${codeSpan(shortLine(text))}`}: ${messageText(reason)}`,
      ),
    ),
    ...section(
      'Dry run',
      trials.flatMap(({ job, lines }) => lines.map((line) => `- ${codeSpan(job)}: ${messageText(line)}`)),
    ),
    ...(['taken', 'changed', 'unsupported'] as const).flatMap((outcome) => {
      const own = findings.filter((finding) => finding.outcome === outcome);
      return [`## ${headings[outcome]}`, own.length === 0 ? 'Nothing.' : table(own, outcome)];
    }),
  ];
  return `${parts.join('\n\n')}\n`;
};

/** Lists the tasks that remain for the user, without repetitions. */
const todo = (steps: readonly MigratedStep[]): readonly string[] => {
  const build = steps.length === 0 ? [] : ['Replace the commands that build the app and the test suite by yours.'];
  return [...new Set([...build, ...steps.flatMap((step) => step.remarks.map(remarkText))])];
};

const remarkText = ({ text, values }: Remark): string => {
  let at = 0;
  return text.replaceAll('{}', () => codeSpan(shortLine(values[at++] ?? '')));
};

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${heading}`, lines.join('\n')];

const table = (findings: readonly Finding[], outcome: Outcome): string => {
  const isKept = outcome !== 'unsupported';
  const head = ['setting', 'value', 'at', ...(isKept ? ['here'] : []), 'note'];
  const rows = findings.map(({ key, value, secret, unknown, file, line, to = '', note = '' }) => [
    codeSpan(key),
    secret === true ? '***' : shownValue(unknown !== undefined && (value === undefined || value === '') ? unknown : value),
    codeSpan(`${file}:${line}`),
    ...(isKept ? [to] : []),
    messageText(note),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const shownValue = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text === '' ? '' : codeSpan(shortLine(text));
};

const shortLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > maxShownChars ? `${line.slice(0, maxShownChars)}…` : line || inlineText(' ');
};

/** Reads all source files. The kind of a file is recognized by its content. */
export const readSources = (files: readonly SourceFile[]): Migration => {
  const sources = new Sources(files);
  const reads: { readonly file: SourceFile; readonly read: readonly ReadStep[] }[] = [];
  // A file to which other files may refer is read last, and only if no other file has referred to it.
  const argumentFiles = new Set(files.filter(({ name, text }) => /\.ya?ml$/i.test(name) && isArgumentText(text)));
  const isPart = (file: SourceFile): boolean => /\.json$/i.test(file.name) || argumentFiles.has(file);
  for (const file of [...files.filter((each) => !isPart(each)), ...files.filter(isPart)])
    if (!sources.isUsed(file)) reads.push({ file, read: readSource(file, sources) });
  const nothing = reads
    .filter(
      ({ file, read }) =>
        !argumentFiles.has(file) &&
        read.every(({ step, findings, unread = [] }) => step === undefined && findings.length === 0 && unread.length === 0),
    )
    .map(
      ({ file }): Unread => ({
        file: file.name,
        line: 1,
        text: '',
        reason: 'nothing in this file is known: no configuration of a supported tool',
      }),
    );
  const all = reads.flatMap(({ read }) => read);
  const steps = all.flatMap(({ step }) => step ?? []);
  for (const step of steps) completeStep(step);
  const order = new Map(files.map(({ name }, index) => [name, index]));
  const inOrder = <Item extends { readonly file: string; readonly line: number }>(items: readonly Item[]): readonly Item[] =>
    [...items].sort((one, other) => (order.get(one.file) ?? 0) - (order.get(other.file) ?? 0) || one.line - other.line);
  return {
    steps,
    findings: inOrder(joinFindings(all.flatMap(({ findings }) => findings))),
    unread: inOrder([...distinct(all.flatMap(({ unread = [] }) => unread)), ...nothing]),
  };
};

const distinct = (unread: readonly Unread[]): readonly Unread[] => [
  ...new Map(unread.map((each) => [JSON.stringify(each), each])).values(),
];

const isArgumentText = (text: string): boolean => {
  const reading = readYaml(text);
  return reading.kind === 'read' && isRecord(reading.value) && isArgumentGroups(reading.value);
};

const isArgumentGroups = (value: Record<string, unknown>): boolean =>
  !isRecord(value.gcloud) &&
  !isRecord(value.flank) &&
  !isRecord(value.jobs) &&
  !isRecord(value.workflows) &&
  isArgumentFile(value);

const readSource = (file: SourceFile, sources: Sources): readonly ReadStep[] => {
  if (/\.(?:ya?ml|json)$/i.test(file.name)) {
    const reading = readYaml(file.text);
    if (reading.kind === 'read') return readYamlSource({ file, reading }, sources);
    const unread = reading.mistakes.map(({ line, message }): Unread => ({ file: file.name, line, text: '', reason: message }));
    return [{ findings: [], unread }];
  }
  const fladle = /\.gradle(?:\.kts)?$/i.test(file.name) ? readFladle(file) : undefined;
  if (fladle !== undefined) return fladle;
  const folder = posix.dirname(file.name);
  return readScript(file.text, { file: file.name, name: 'device-tests', scriptFolder: folder === '.' ? '' : folder }, sources);
};

const readYamlSource = (source: YamlSource, sources: Sources): readonly ReadStep[] => {
  const { value } = source.reading;
  if (!isRecord(value)) return [];
  if (isRecord(value.gcloud) || isRecord(value.flank)) return readFlank(source, value);
  const jobs = isRecord(value.jobs) ? Object.values(value.jobs) : [];
  if (jobs.some((job) => isRecord(job) && ('runs-on' in job || 'uses' in job))) return readWorkflow(source, value, sources);
  if (isRecord(value.runs)) return readCompositeAction(source, value, sources);
  if (typeof value.kind === 'string' || (Array.isArray(value.suites) && isRecord(value.sauce)))
    return readSaucectl(source, value);
  if (/\.json$/i.test(source.file.name) || ('devices' in value && ('app' in value || 'testSuite' in value)))
    return readRequestFile(source, value);
  if (isArgumentGroups(value)) return readArgumentFile(source, value, sources);
  const scripts = scriptsIn(source).flatMap((script) =>
    readScript(script.text, { ...script, file: source.file.name, name: nameOfJob(script.path) }, sources),
  );
  return [...readBitrise(source, value), ...scripts];
};

/** Name of the job or workflow that contains a script. */
const nameOfJob = (keys: readonly PropertyKey[]): string => {
  const at = keys.findIndex((key) => key === 'jobs' || key === 'workflows' || key === 'step_bundles' || key === 'commands');
  const name = at === -1 ? keys[0] : keys[at + 1];
  return typeof name === 'string' ? name : 'device-tests';
};

const readFlank = (source: YamlSource, value: Record<string, unknown>): readonly ReadStep[] => {
  const { gcloud: gcloudValue, flank: flankValue, ...others } = value;
  const gcloud = settingsIn(source, gcloudValue, ['gcloud'], gcloudRules, '', 'gcloud.');
  const flank = settingsIn(source, flankValue, ['flank'], flankRules, '', 'flank.');
  const names = new Set([...gcloud, ...flank].map(({ name }) => name));
  const isIos =
    ['xctestrun-file', 'xcode-version', 'only-test-configuration'].some((name) => names.has(name)) || isIosDevice(gcloud);
  const base = posix.basename(source.file.name).replace(/\.ya?ml$/i, '');
  const steps = testLabSteps({
    name: /^flank$/i.test(base) ? 'device-tests' : base,
    platform: isIos ? 'ios' : 'android',
    gcloud,
    flank,
  });
  const unknown = Object.entries(others).map(
    ([key, each]): Finding => ({
      ...settingAt(source, key, key, each, [key]),
      outcome: 'unsupported',
      note: 'Flank does not read this',
    }),
  );
  return [...steps, { findings: unknown }];
};

/**
 * Joins the findings of a setting that several jobs or options use. The joined finding has the outcome that needs most attention.
 */
const joinFindings = (findings: readonly Finding[]): readonly Finding[] => {
  const joined = new Map<string, Finding>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.file, finding.line, finding.key]);
    const before = joined.get(key);
    joined.set(key, before === undefined ? finding : joinTwo(before, finding));
  }
  return [...joined.values()];
};

/** Maximum length of values that are listed together. */
const maxValueChars = 300;

const weight = ({ outcome, isReplaced = false }: Finding): number =>
  isReplaced ? 0 : { taken: 1, changed: 2, unsupported: 3 }[outcome];

const joinTwo = (one: Finding, other: Finding): Finding => {
  const stronger = weight(other) > weight(one) ? other : one;
  const [first, second] = [formatValue(one.value), formatValue(other.value)];
  const isListed = first === second || first.endsWith(`, ${second}`) || first.length > maxValueChars;
  return { ...stronger, value: isListed ? one.value : `${first}, ${second}` };
};

const completeStep = (step: MigratedStep): void => {
  const missing: readonly (readonly [input: string, isThere: boolean, text: string])[] = [
    [
      'devices',
      step.devices.length > 0,
      'The source names no devices for {}: `devices` takes the newest one. Name those you want.',
    ],
    ['app', step.inputs.has('app'), 'The source names no app for {}: `app` has a usual path. Correct it.'],
    [
      'test-suite',
      step.inputs.has('test-suite'),
      'The source names no test suite for {}: `test-suite` has a usual path. Correct it.',
    ],
  ];
  const isAsked = (input: string): boolean => step.remarks.some(({ text }) => text.startsWith(`Set \`${input}\` yourself`));
  for (const [input, isThere, text] of missing) if (!isThere && !isAsked(input)) step.remarks.push(remark(text, step.name));
};
