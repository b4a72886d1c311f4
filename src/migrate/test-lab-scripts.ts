import path from 'node:path/posix';
import { isRecord, textsIn } from '../lib/is-record.ts';
import { readYaml } from '../lib/yaml-document.ts';
import { type Finding, formatValue, type Platform, replacedBy, type Setting, type Unread } from './settings.ts';
import { readCommands, type ShellCommand } from './shell.ts';
import type { ShellWord } from './shell-variables.ts';
import { gcloudRules, type ReadStep, testLabSteps } from './test-lab.ts';
import { type SourceFile, settingsIn, type YamlSource } from './yaml-source.ts';

/** All source files. If a file refers to another file, both are read together, and the other file is not read again. */
export class Sources {
  readonly #files: readonly SourceFile[];
  readonly #used = new Set<string>();

  constructor(files: readonly SourceFile[]) {
    this.#files = files;
  }

  /** Finds a source file by its path. The path may be relative to the repository root, or to any folder in it. */
  find(name: string): SourceFile | undefined {
    const wanted = path.normalize(name).replace(/^(?:\.\.?\/)+/, '');
    return this.#files.find(({ name: own }) => path.normalize(own) === wanted || own.endsWith(`/${wanted}`));
  }

  /**
   * Marks a source file as used.
   *
   * @param part name of the used part; by default, the whole file is used
   */
  markUsed({ name }: SourceFile, part = ''): void {
    this.#used.add(`${name}\n${part}`);
  }

  isUsed({ name }: SourceFile, part = ''): boolean {
    return this.#used.has(`${name}\n${part}`);
  }
}

interface ScriptPlace {
  readonly file: string;
  /** Name for the jobs that are made from the script. */
  readonly name: string;
  readonly variables?: ReadonlyMap<string, string>;
  readonly folder?: string;
  readonly scriptFolder?: string;
  readonly lineOf?: (line: number) => number;
}

/** Finds the commands in a script that run Test Lab, and converts them to steps. */
export const readScript = (script: string, place: ScriptPlace, sources: Sources): readonly ReadStep[] => {
  const { lineOf = (line: number) => line } = place;
  return findGcloudRuns(readCommands(script, place), place.file).flatMap((run) =>
    stepsOfRun(
      {
        ...run,
        settings: run.settings.map((setting) => ({ ...setting, line: lineOf(setting.line) })),
        unread: run.unread.map((each) => ({ ...each, line: lineOf(each.line) })),
        argumentFile: run.argumentFile && { ...run.argumentFile, line: lineOf(run.argumentFile.line) },
      },
      place,
      sources,
    ),
  );
};

const stepsOfRun = (run: GcloudRun, { file, name }: ScriptPlace, sources: Sources): readonly ReadStep[] => {
  const { platform, settings, argumentFile, unread } = run;
  const group = argumentFile === undefined ? noSettings : readGroup(argumentFile, sources);
  const isMissing = group === undefined;
  const merged = merge({ settings, replaced: [] }, group ?? noSettings);
  const steps = testLabSteps({ name, platform, gcloud: merged.settings, hasSuite: isMissing });
  const reason = 'this file of arguments has the other options: pass it to `from` as well';
  const missing =
    isMissing && argumentFile !== undefined
      ? [{ file, line: argumentFile.line, text: `${argumentFile.file}:${argumentFile.group}`, reason }]
      : [];
  return [...steps, { findings: merged.replaced, unread: [...unread, ...missing] }];
};

/** Options of a command, and findings for the options that they override. */
interface Options {
  readonly settings: readonly Setting[];
  readonly replaced: readonly Finding[];
}

const noSettings: Options = { settings: [], replaced: [] };

/** Merges options. An option in `first` overrides the same option in `second`. */
const merge = (first: Options, second: Options): Options => {
  const own = new Map(first.settings.map((setting) => [setting.name, setting]));
  const added = second.settings.filter((setting) => !own.has(setting.name) || setting.name === 'include');
  const replaced = second.settings.flatMap((setting) => {
    const other = own.get(setting.name);
    return other === undefined || setting.name === 'include' ? [] : [replacedBy(setting, other.file, other.line)];
  });
  return { settings: [...first.settings, ...added], replaced: [...first.replaced, ...second.replaced, ...replaced] };
};

const readGroup = ({ file, group }: { readonly file: string; readonly group: string }, sources: Sources): Options | undefined => {
  const source = sources.find(file);
  const reading = source === undefined ? undefined : readYaml(source.text);
  if (source === undefined || reading?.kind !== 'read' || !isRecord(reading.value) || !isRecord(reading.value[group]))
    return undefined;
  const seen = new Set<string>();
  const options = mergeGroups({ file: source, reading }, reading.value, group, seen);
  for (const name of seen) sources.markUsed(source, name);
  return options;
};

/** Maximum number of groups that a group may include. */
const maxGroups = 100;

/** Merges a group of options with the groups that it includes. The options of the group override the included options. */
const mergeGroups = (source: YamlSource, groups: Record<string, unknown>, name: string, seen: Set<string>): Options => {
  const group = groups[name];
  if (seen.has(name) || seen.size >= maxGroups || !isRecord(group)) return noSettings;
  seen.add(name);
  const own = { settings: settingsIn(source, group, [name], gcloudRules, '', `${name}.`), replaced: [] };
  return textsIn(group.include).reduce<Options>((all, included) => merge(all, mergeGroups(source, groups, included, seen)), own);
};

const hasOptions = (group: unknown): group is Record<string, unknown> =>
  isRecord(group) && Object.keys(group).some((key) => Object.hasOwn(gcloudRules, key));

export const isArgumentFile = (value: Record<string, unknown>): boolean => Object.values(value).some(hasOptions);

/**
 * Reads an argument file of gcloud. Skips groups that another group includes, and groups that a command names, because they are
 * read there.
 */
export const readArgumentFile = (source: YamlSource, value: Record<string, unknown>, sources: Sources): readonly ReadStep[] => {
  const included = new Set(Object.values(value).flatMap((group) => (isRecord(group) ? textsIn(group.include) : [])));
  return Object.entries(value).flatMap(([name, group]): readonly ReadStep[] => {
    if (!hasOptions(group)) return [{ findings: settingsIn(source, { [name]: group }, [], {}, '').map(unknownSetting) }];
    if (included.has(name) || sources.isUsed(source.file, name)) return [];
    const { settings, replaced } = mergeGroups(source, value, name, new Set());
    const isIos = settings.some((setting) => ['xctestrun-file', 'xcode-version'].includes(setting.name)) || isIosDevice(settings);
    return [...testLabSteps({ name, platform: isIos ? 'ios' : 'android', gcloud: settings }), { findings: replaced }];
  });
};

const unknownSetting = (setting: Setting): Finding => ({ ...setting, outcome: 'unsupported', note: 'this setting is not known' });

/** Whether the devices are from Apple, recognized by `iphone` or `ipad` in the name of a model. */
export const isIosDevice = (settings: readonly Setting[]): boolean =>
  settings.some(
    ({ name, value }) => (name === 'device' || name === 'device-ids') && /\b(?:iphone|ipad)/i.test(formatValue(value)),
  );

/** A command `gcloud firebase test android|ios run` with its options. */
interface GcloudRun {
  readonly platform: Platform;
  readonly settings: readonly Setting[];
  /** Argument file with further options. The command names it as `file:group`. */
  readonly argumentFile?: { readonly file: string; readonly group: string; readonly line: number } | undefined;
  readonly unread: readonly Unread[];
}

/** Commands that only print or compare their arguments. A `gcloud` among these arguments is not run. */
const printing =
  /^(?:echo|printf|cat|grep|sed|awk|test|\[{1,2}|:|die|fail|usage|error|warn|info|debug|(?:log|print|say|show)[\w-]*)$/i;

const switches: ReadonlySet<string> = new Set(
  'async auto-google-login fail-fast help log-http performance-metrics quiet record-video resign test-special-entitlements use-orchestrator user-output-enabled'.split(
    ' ',
  ),
);

const lists: ReadonlySet<string> = new Set(
  'additional-apks additional-ipas device-ids directories-to-pull environment-variables locales obb-files orientations os-version-ids robo-directives scenario-labels scenario-numbers'.split(
    ' ',
  ),
);

/** Finds the commands that run Test Lab. */
const findGcloudRuns = (commands: readonly ShellCommand[], file: string): readonly GcloudRun[] =>
  commands.flatMap((command, index): GcloudRun[] => {
    const run = runOf(command, file);
    if (run === undefined) return [];
    // A comment between the lines of a continued command ends this command. The shell runs the options below as a separate
    // command.
    const next = commands[index + 1]?.words ?? [];
    const [lost] = next;
    if (lost?.text.startsWith('--') !== true) return [run];
    const text = next.map((word) => word.text).join(' ');
    return [
      {
        ...run,
        unread: [...run.unread, { file, line: lost.line, text, reason: 'the command ends before this line, at a comment' }],
      },
    ];
  });

const runOf = ({ words, folder }: ShellCommand, file: string): GcloudRun | undefined => {
  const [first] = words;
  const at = words.findIndex(({ text }) => /(?:^|[/@])gcloud(?:\.cmd)?$/.test(text));
  if (first === undefined || at === -1 || (at > 0 && printing.test(first.text))) return undefined;
  const rest = words.slice(at + 1).filter(({ text }) => text !== 'beta' && text !== 'alpha');
  const start = rest.findIndex(({ text }, index) => text === 'firebase' && rest[index + 1]?.text === 'test');
  const platform = rest[start + 2]?.text;
  if (start === -1 || (platform !== 'android' && platform !== 'ios') || rest[start + 3]?.text !== 'run') return undefined;
  const options = [...rest.slice(0, start), ...rest.slice(start + 4)];
  return { platform, ...readOptions(options, { file, folder }) };
};

interface Place {
  readonly file: string;
  readonly folder: string | undefined;
}

const readOptions = (words: readonly ShellWord[], place: Place) => {
  const { file } = place;
  const settings: Setting[] = [];
  const unread: Unread[] = [];
  let argumentFile: GcloudRun['argumentFile'];
  for (let index = 0; index < words.length; index += 1) {
    const [word, next] = words.slice(index, index + 2);
    if (word === undefined) break;
    const { line, text, unknown } = word;
    const { setting, usesNext } = optionOf(word, next, place);
    if (usesNext) index += 1;
    const [, argument, group] = /^(.+):([\w.-]+)$/s.exec(text) ?? [];
    if (setting !== undefined) settings.push(setting);
    else if (unknown === undefined && argument !== undefined && group !== undefined)
      argumentFile = { file: argument, group, line };
    else if (unknown !== undefined)
      unread.push({ file, line, text: unknown, reason: 'it may hold options, and only exists when the script runs' });
    else if (text !== '') unread.push({ file, line, text, reason: 'it is no option of this command' });
  }
  return { settings, argumentFile, unread };
};

/** Reads an option: `--name value`, `--name=value`, `--name` or `--no-name`. */
const optionOf = (
  word: ShellWord,
  following: ShellWord | undefined,
  { file, folder }: Place,
): { setting?: Setting; usesNext: boolean } => {
  const option = /^--(no-)?([a-z][a-z0-9-]*)(?:=(.*))?$/s.exec(word.text);
  if (option === null) return { usesNext: false };
  const [, no, own = '', inline] = option;
  const setting = { key: `gcloud.${own}`, name: own, file, line: word.line };
  if (switches.has(own)) {
    const value = inline === undefined || inline === '' ? no === undefined : inline;
    return { setting: { ...setting, value, unknown: word.unknown }, usesNext: false };
  }
  const next = inline === undefined && following?.text.startsWith('--') === false ? following : undefined;
  const name = `${no ?? ''}${own}`;
  const text = inline ?? next?.text ?? '';
  const unknown = word.unknown ?? next?.unknown;
  const isBinary = (name === 'app' || name === 'test') && unknown === undefined;
  const value = lists.has(name) || text.startsWith('^') ? splitList(text) : isBinary ? inFolder(text, folder) : text;
  return { setting: { ...setting, key: `gcloud.${name}`, name, value, unknown }, usesNext: next !== undefined };
};

/** Splits a list: `a,b`, or `^:^a:b`, which sets the separator `:`. */
const splitList = (text: string): readonly string[] => {
  const [, separator = ',', list = text] = /^\^([^^]+)\^(.*)$/s.exec(text) ?? [];
  return list
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== '');
};

/**
 * Resolves a path against the folder of the command. If the result would be outside of the workspace, the assumed folder is
 * wrong, so the path is returned unchanged.
 */
const inFolder = (text: string, folder: string | undefined): string => {
  if (folder === undefined || folder === '' || text === '' || /^(?:\/|~|\$|[a-z]+:\/\/)/.test(text)) return text;
  const joined = path.join(folder, text);
  return joined.startsWith('..') ? text : joined;
};
