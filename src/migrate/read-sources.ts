import path from 'node:path/posix';
import { isRecord } from '../lib/is-record.ts';
import { readYaml } from '../lib/yaml-document.ts';
import { readFladle } from './fladle.ts';
import { readSaucectl } from './saucectl.ts';
import { type Finding, formatValue, type MigratedStep, type Migration, remark, type Unread } from './settings.ts';
import { flankRules, gcloudRules, type ReadStep, testLabSteps } from './test-lab.ts';
import { isArgumentFile, isIosDevice, readArgumentFile, readScript, Sources } from './test-lab-scripts.ts';
import { readBitrise, readCompositeAction, readRequestFile, readWorkflow } from './workflow.ts';
import { scriptsIn } from './yaml-scripts.ts';
import { type SourceFile, settingAt, settingsIn, type YamlSource } from './yaml-source.ts';

/** Reads all source files. The kind of a file is recognized by its content. */
export const readSources = (files: readonly SourceFile[]): Migration => {
  const sources = new Sources(files);
  const reads: { readonly file: SourceFile; readonly read: readonly ReadStep[] }[] = [];
  // Files to which other files may refer are read last, and only if no other file refers to them.
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
    if (reading.kind === 'read') return readDocument({ file, reading }, sources);
    const unread = reading.mistakes.map(({ line, message }): Unread => ({ file: file.name, line, text: '', reason: message }));
    return [{ findings: [], unread }];
  }
  const fladle = /\.gradle(?:\.kts)?$/i.test(file.name) ? readFladle(file) : undefined;
  if (fladle !== undefined) return fladle;
  const folder = path.dirname(file.name);
  return readScript(file.text, { file: file.name, name: 'device-tests', scriptFolder: folder === '.' ? '' : folder }, sources);
};

const readDocument = (source: YamlSource, sources: Sources): readonly ReadStep[] => {
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
  const base = path.basename(source.file.name).replace(/\.ya?ml$/i, '');
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
