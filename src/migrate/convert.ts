import { posix } from 'node:path';
import { InputError, type InputProblem } from '../core/model/input-problem.ts';
import { codeSpan, inlineText, messageText } from '../lib/escape/markdown.ts';
import { isRecord } from '../lib/is-record.ts';
import { counted } from '../lib/numbers.ts';
import { readFladle } from './fladle.ts';
import { readFladleBlock } from './gradle.ts';
import { isSaucectl, readSaucectl } from './saucectl.ts';
import {
  type Finding,
  formatValue,
  type MigratedStep,
  type Migration,
  notRead,
  type Outcome,
  type ReadStep,
  type Remark,
  remark,
  replacedBy,
  unsupported,
} from './settings.ts';
import { unfinishedCommand } from './shell.ts';
import { flankRules, gcloudRules, platformOf, testLabSteps } from './test-lab.ts';
import { isArgumentFile, readArgumentFile, readScript, Sources } from './test-lab-scripts.ts';
import { readBitrise, readCompositeAction, readRequestFile, readWorkflow, unfinishedScripts } from './workflow.ts';
import { type CheckInputs, placeholderLines, placeholders, renderWorkflow, withValidInputs } from './write-workflow.ts';
import {
  readSourceYaml,
  readYamlSource,
  type SourceFile,
  scriptsIn,
  settingAt,
  settingsIn,
  type YamlSource,
} from './yaml-source.ts';

const maxJobs = 500;

export const refuseInput = (input: string, value: string, accepted: string): InputError =>
  new InputError([{ input, value, accepted }]);

const maxShownChars = 120;

export interface Trial {
  readonly job: string;
  readonly lines: readonly string[];
}

const headings: Readonly<Record<Outcome, string>> = {
  taken: 'Taken over',
  changed: 'Taken over, with a changed meaning',
  unsupported: 'Without an equivalent',
};

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

const todo = (steps: readonly MigratedStep[]): readonly string[] => {
  const open = placeholderLines(renderWorkflow(steps)).map(({ line, placeholder }) =>
    remark('Replace {} in {}: the source does not determine it.', placeholder, `workflow.yml:${line}`),
  );
  const isDerived = open.filter(({ values }) => values[0] === placeholders.build).length < steps.length;
  const build = isDerived ? ['Check the commands that build the app and the test suite.'] : [];
  return [
    ...new Set([
      ...open.map(remarkText),
      ...build,
      ...steps.flatMap((step) => [...step.remarks, ...anyDevice(step)].map(remarkText)),
    ]),
  ];
};

/** Remark about the devices of a step that names none: the workflow takes the newest one, since the action needs some. */
const anyDevice = ({ name, devices, remarks }: MigratedStep): readonly Remark[] =>
  devices.length > 0 || remarks.some(({ text }) => text.startsWith('Set `devices` yourself'))
    ? []
    : [remark('The source names no devices for {}: `devices` takes the newest one. Name those you want.', name)];

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

export const convertSources = async (files: readonly SourceFile[], check: CheckInputs): Promise<Migration> => {
  const read = readSources(files);
  const jobs = read.filter(({ step }) => step !== undefined).length;
  if (jobs > maxJobs) throw refuseInput('from', `${jobs} jobs`, `at most ${maxJobs} are converted at once. Name fewer files`);
  const reads: ReadStep[] = [];
  for (const each of read) reads.push(await withValidInputs(each, check));
  const order = new Map(files.map(({ name }, index) => [name, index]));
  const inOrder = <Item extends { readonly file: string; readonly line: number }>(items: readonly Item[]): readonly Item[] =>
    items.toSorted((one, other) => (order.get(one.file) ?? 0) - (order.get(other.file) ?? 0) || one.line - other.line);
  const unread = reads.flatMap((each) => each.unread ?? []);
  const steps = reads.flatMap(({ step }) => step ?? []);
  const findings = withTriggers(joinFindings(reads.flatMap((each) => each.findings)), steps);
  return {
    steps,
    findings: inOrder(findings),
    unread: inOrder([...new Map(unread.map((each) => [JSON.stringify(each), each])).values()]),
  };
};

/** Keeps the triggers of the source if all workflows have the same. A workflow has one list of triggers for all its jobs. */
const withTriggers = (findings: readonly Finding[], steps: readonly MigratedStep[]): readonly Finding[] => {
  const kinds = new Set(steps.flatMap(({ around }) => (around.triggers === undefined ? [] : JSON.stringify(around.triggers))));
  if (kinds.size <= 1) return findings;
  for (const { around } of steps) around.triggers = undefined;
  return findings.map((finding) =>
    finding.name === 'on' && finding.to === '`on`'
      ? { ...unsupported(finding, 'the jobs come from workflows with other triggers: choose some'), to: undefined }
      : finding,
  );
};

/**
 * Recognizes the kind of each file by its content.
 *
 * @throws InputError for each file without a configuration, and for each that cannot be read to its end
 */
export const readSources = (files: readonly SourceFile[]): readonly ReadStep[] => {
  const sources = new Sources(files);
  const problems = files.flatMap(endsEarly);
  const reads: ReadStep[] = [];
  // Reads argument files and JSON files last, because another file may include them.
  const argumentFiles = new Set(files.filter(isArgumentSource));
  const isPart = (file: SourceFile): boolean => /\.json$/i.test(file.name) || argumentFiles.has(file);
  for (const file of [...files.filter((each) => !isPart(each)), ...files.filter(isPart)]) {
    if (sources.isUsed(file) || problems.some(({ value }) => value === file.name)) continue;
    const read = readSource(file, sources);
    if (!isEmpty(read) || argumentFiles.has(file)) reads.push(...read);
    else problems.push({ input: 'from', value: file.name, accepted: 'no configuration of a supported tool is in it' });
  }
  if (problems.length > 0) throw new InputError(problems);
  return reads;
};

const isArgumentSource = (file: SourceFile): boolean => {
  const source = /\.ya?ml$/i.test(file.name) ? readYamlSource(file) : undefined;
  return source !== undefined && isArgumentGroups(source.value);
};

const isArgumentGroups = (value: Record<string, unknown>): boolean =>
  !['gcloud', 'flank', 'jobs', 'workflows'].some((key) => isRecord(value[key])) && isArgumentFile(value);

const isEmpty = (reads: readonly ReadStep[]): boolean =>
  reads.every(({ step, findings, unread = [] }) => step === undefined && findings.length + unread.length === 0);

const isYaml = ({ name }: SourceFile): boolean => /\.(?:ya?ml|json)$/i.test(name);

/** Problem of a file that cannot be read to its end, because a quote, a bracket or a block has none. */
const endsEarly = (file: SourceFile): readonly InputProblem[] => {
  const problem = (line: number, what: string): readonly InputProblem[] => [
    { input: 'from', value: file.name, accepted: `line ${line} cannot be read: ${what}. Correct the file, or leave it out` },
  ];
  if (isYaml(file)) {
    const reading = readSourceYaml(file);
    const [first] = reading.kind === 'broken' ? reading.mistakes : [];
    if (first !== undefined) return problem(first.line, lowerFirst(first.message));
    const source = readYamlSource(file);
    const [open] = source === undefined ? [] : unfinishedScripts(source);
    return open === undefined ? [] : problem(open.line, `${open.text} has no end`);
  }
  if (isGradle(file)) {
    const line = readFladleBlock(file.text)?.openLine;
    return line === undefined ? [] : problem(line, 'the block fladle has no end');
  }
  const open = isShell(file) ? unfinishedCommand(file.text) : undefined;
  return open === undefined ? [] : problem(open.line, `${open.text} has no end`);
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Whether bash reads the file; other languages have other quotes. */
const isShell = ({ name, text }: SourceFile): boolean => /\.(?:ba)?sh$/.test(name) || /^#!.*\b(?:ba|da)?sh\b/.test(text);

const isGradle = ({ name }: SourceFile): boolean => /\.gradle(?:\.kts)?$/i.test(name);

const readSource = (file: SourceFile, sources: Sources): readonly ReadStep[] => {
  if (isYaml(file)) {
    const source = readYamlSource(file);
    const read = source === undefined ? [] : readConfiguration(source, sources);
    return source === undefined || isEmpty(read) ? [] : [...read, ...restOf(source)];
  }
  const fladle = isGradle(file) ? readFladle(file) : undefined;
  if (fladle !== undefined) return fladle;
  const folder = posix.dirname(file.name);
  return readScript(file.text, { file: file.name, name: 'device-tests', scriptFolder: folder === '.' ? '' : folder }, sources);
};

/** Lists what the tool ignores: keys that a later equal key of the same mapping replaces, and further documents. */
const restOf = ({ file, reading }: YamlSource): readonly ReadStep[] => {
  const { repeated, nextDocumentLine } = reading;
  const findings = repeated.map(({ keys, value, line, lastLine }) => {
    const key = keys.join('.');
    return replacedBy({ key, name: key, value, file: file.name, line }, { file: file.name, line: lastLine });
  });
  if (nextDocumentLine === undefined) return [{ findings }];
  return [{ findings }, notRead(file.name, nextDocumentLine, '', 'only the first document of a file is read')];
};

const readConfiguration = (source: YamlSource, sources: Sources): readonly ReadStep[] => {
  const { file, value } = source;
  if (isRecord(value.gcloud) || isRecord(value.flank)) return readFlank(source);
  const jobs = isRecord(value.jobs) ? Object.values(value.jobs) : [];
  if (jobs.some((job) => isRecord(job) && ('runs-on' in job || 'uses' in job))) return readWorkflow(source, sources);
  if (isRecord(value.runs)) return readCompositeAction(source, value.runs, sources);
  if (isSaucectl(value)) return readSaucectl(source);
  if ('devices' in value ? 'app' in value || 'testSuite' in value : 'app' in value && 'testSuite' in value)
    return readRequestFile(source);
  if (isArgumentGroups(value)) return readArgumentFile(source, sources);
  const scripts = scriptsIn(source).flatMap((script) =>
    readScript(script.text, { ...script, file: file.name, name: nameOfJob(script.path) }, sources),
  );
  return [...readBitrise(source), ...scripts];
};

const nameOfJob = (keys: readonly PropertyKey[]): string => {
  const at = keys.findIndex((key) => key === 'jobs' || key === 'workflows' || key === 'step_bundles' || key === 'commands');
  const name = keys[at + 1];
  return typeof name === 'string' ? name : 'device-tests';
};

const readFlank = (source: YamlSource): readonly ReadStep[] => {
  const { gcloud: gcloudValue, flank: flankValue, ...others } = source.value;
  const gcloud = settingsIn(source, gcloudValue, ['gcloud'], gcloudRules, '', 'gcloud.');
  const flank = settingsIn(source, flankValue, ['flank'], flankRules, '', 'flank.');
  const base = posix.basename(source.file.name).replace(/\.ya?ml$/i, '');
  const name = /^flank$/i.test(base) ? 'device-tests' : base;
  const unknown = Object.entries(others).map(([key, each]) =>
    unsupported(settingAt(source, key, key, each, [key]), 'Flank does not read this'),
  );
  return [...testLabSteps({ name, platform: platformOf([...gcloud, ...flank]), gcloud, flank }), { findings: unknown }];
};

/** Joins findings about the same setting to a finding with the worst outcome. */
const joinFindings = (findings: readonly Finding[]): readonly Finding[] => {
  const joined = new Map<string, Finding>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.file, finding.line, finding.key]);
    const before = joined.get(key);
    joined.set(key, before === undefined ? finding : joinTwo(before, finding));
  }
  return [...joined.values()];
};

const maxValueChars = 300;

const weight = ({ outcome, isReplaced = false }: Finding): number =>
  isReplaced ? 0 : { taken: 1, changed: 2, unsupported: 3 }[outcome];

const joinTwo = (one: Finding, other: Finding): Finding => {
  const stronger = weight(other) > weight(one) ? other : one;
  const [first, second] = [formatValue(one.value), formatValue(other.value)];
  const isListed = first === second || first.endsWith(`, ${second}`) || first.length > maxValueChars;
  return { ...stronger, value: isListed ? one.value : `${first}, ${second}` };
};
