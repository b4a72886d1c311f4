import path from 'node:path/posix';
import { isRecord, textsIn } from '../lib/is-record.ts';
import {
  type Finding,
  type ReadStep,
  remark,
  replacedBy,
  replacedIn,
  type Setting,
  type Unread,
  unsupported,
} from './settings.ts';
import { readCommands, type ShellCommand, type ShellPlace } from './shell.ts';
import type { ShellWord } from './shell-variables.ts';
import { gcloudRules, platformOf, testLabSteps } from './test-lab.ts';
import { readYamlSource, type SourceFile, settingsIn, type YamlSource } from './yaml-source.ts';

/** Source files. Each file is read only once, even if another file refers to it. */
export class Sources {
  readonly #files: readonly SourceFile[];
  readonly #used = new Set<string>();

  constructor(files: readonly SourceFile[]) {
    this.#files = files;
  }

  /** @param name path relative to the root, or to any folder of the repository */
  find(name: string): SourceFile | undefined {
    const wanted = path.normalize(name).replace(/^(?:\.\.?\/)+/, '');
    return this.#files.find(({ name: own }) => path.normalize(own) === wanted || own.endsWith(`/${wanted}`));
  }

  /** @param part part of the file that was used, such as a group; by default the whole file */
  markUsed({ name }: SourceFile, part = ''): void {
    this.#used.add(`${name}\n${part}`);
  }

  isUsed({ name }: SourceFile, part = ''): boolean {
    return this.#used.has(`${name}\n${part}`);
  }
}

interface ScriptPlace extends ShellPlace {
  readonly file: string;
  readonly name: string;
  readonly lineOf?: (line: number) => number;
}

/** Converts the commands of a script that run Test Lab. */
export const readScript = (text: string, script: ScriptPlace, sources: Sources): readonly ReadStep[] => {
  const { file, name, lineOf = (line: number) => line } = script;
  const place = (line: number): string => `${file}:${lineOf(line)}`;
  const isFlutter = isFlutterScript(text);
  const commands = readCommands(text, script).map((command) => ({
    ...command,
    words: command.words.map((word) => ({ ...word, line: lineOf(word.line) })),
  }));
  return commands.flatMap((command, index): readonly ReadStep[] => {
    const run = runOf(command, file);
    if (run === undefined) return [];
    const { platform, settings, argumentFile } = run;
    const group = argumentFile === undefined ? noSettings : readGroup(argumentFile, sources);
    const unread = [...run.unread, ...lostOptions(commands[index + 1]?.words ?? [], file)];
    if (group === undefined && argumentFile !== undefined) {
      const reason = 'this file of arguments has the other options: pass it to `from` as well';
      unread.push({ file, line: argumentFile.line, text: `${argumentFile.file}:${argumentFile.group}`, reason });
    }
    const merged = merge(withoutRepeated(settings), group ?? noSettings);
    const steps = testLabSteps({ name, platform, gcloud: merged.settings, hasSuite: group === undefined });
    for (const { step } of steps) {
      if (step === undefined) continue;
      step.around.isFlutter = isFlutter;
      if (command.conditionLine !== undefined)
        step.remarks.push(
          remark('{} runs {} under a condition or in a loop: here it runs always, and once.', place(command.conditionLine), name),
        );
    }
    return [...steps, { findings: merged.replaced, unread }];
  });
};

/**
 * Whether a script builds the tests of a Flutter app. Returns undefined if it does not show that. Tests that Patrol builds run with
 * the frameworks of the platform.
 */
export const isFlutterScript = (text: string): boolean | undefined => {
  if (/(?:^|[\s;&|(])patrol\s+build\b/m.test(text)) return false;
  const targets = text.matchAll(/-P\s?target=(\S{1,1000})/g);
  const buildsDart = targets.some(([, target = '']) => /\.dart\b/.test(target));
  return buildsDart || /(?:^|[\s;&|(])flutter\s+(?:build|drive)\b/m.test(text) ? true : undefined;
};

/** Finds options below a comment line. They are lost, because the comment ends the continued command. */
const lostOptions = (next: readonly ShellWord[], file: string): readonly Unread[] => {
  const [first] = next;
  if (first?.text.startsWith('--') !== true) return [];
  const text = next.map((word) => word.text).join(' ');
  return [{ file, line: first.line, text, reason: 'the command ends before this line, at a comment' }];
};

interface Options {
  readonly settings: readonly Setting[];
  readonly replaced: readonly Finding[];
}

const noSettings: Options = { settings: [], replaced: [] };

/** Options in `first` override the same options in `second`. */
const merge = (first: Options, second: Options): Options => {
  const own = new Map(first.settings.map((setting) => [setting.name, setting]));
  const added = second.settings.filter((setting) => !own.has(setting.name) || setting.name === 'include');
  const replaced = second.settings.flatMap((setting) => {
    const other = own.get(setting.name);
    return other === undefined || setting.name === 'include' ? [] : [replacedBy(setting, other)];
  });
  return { settings: [...first.settings, ...added], replaced: [...first.replaced, ...second.replaced, ...replaced] };
};

/** Separates options that a later option replaces. Keeps each `device`, because gcloud uses all devices. */
const withoutRepeated = (settings: readonly Setting[]): Options => {
  const replacing = replacedIn(settings, ({ name }) => name === 'device');
  return {
    settings: settings.filter((setting) => !replacing.has(setting)),
    replaced: [...replacing].map(([setting, other]) => replacedBy(setting, other)),
  };
};

const readGroup = ({ file, group }: ArgumentFile, sources: Sources): Options | undefined => {
  const found = sources.find(file);
  const source = found && readYamlSource(found);
  if (source === undefined || !isRecord(source.value[group])) return undefined;
  const seen = new Set<string>();
  const options = mergeGroups(source, group, seen);
  for (const name of seen) sources.markUsed(source.file, name);
  return options;
};

const maxGroups = 100;

/** Merges a group with the groups that it includes. The group takes precedence over the included groups. */
const mergeGroups = (source: YamlSource, name: string, seen: Set<string>): Options => {
  const group = source.value[name];
  if (seen.has(name) || seen.size >= maxGroups || !isRecord(group)) return noSettings;
  seen.add(name);
  const own = { settings: settingsIn(source, group, [name], gcloudRules, '', `${name}.`), replaced: [] };
  return textsIn(group.include).reduce<Options>((all, included) => merge(all, mergeGroups(source, included, seen)), own);
};

const hasOptions = (group: unknown): group is Record<string, unknown> =>
  isRecord(group) && Object.keys(group).some((key) => Object.hasOwn(gcloudRules, key));

export const isArgumentFile = (value: Record<string, unknown>): boolean => Object.values(value).some(hasOptions);

/** Converts the groups of an argument file, except groups that another group or a command includes. */
export const readArgumentFile = (source: YamlSource, sources: Sources): readonly ReadStep[] => {
  const included = new Set(Object.values(source.value).flatMap((group) => (isRecord(group) ? textsIn(group.include) : [])));
  return Object.entries(source.value).flatMap(([name, group]): readonly ReadStep[] => {
    if (!hasOptions(group)) {
      const settings = settingsIn(source, { [name]: group }, [], {}, '');
      return [{ findings: settings.map((setting) => unsupported(setting, 'this setting is not known')) }];
    }
    if (included.has(name) || sources.isUsed(source.file, name)) return [];
    const { settings, replaced } = mergeGroups(source, name, new Set());
    return [...testLabSteps({ name, platform: platformOf(settings), gcloud: settings }), { findings: replaced }];
  });
};

/** Reference to a group of an argument file, which a command writes as `file:group`. */
interface ArgumentFile {
  readonly file: string;
  readonly group: string;
  readonly line: number;
}

/** Commands that only print or compare their arguments, and do not run a `gcloud` among them. */
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

/** Reads `gcloud firebase test android|ios run` with its options. Returns undefined for any other command. */
const runOf = ({ words, folder }: ShellCommand, file: string) => {
  const [first] = words;
  const at = words.findIndex(({ text }) => /(?:^|[/@])gcloud(?:\.cmd)?$/.test(text));
  if (first === undefined || at === -1 || (at > 0 && printing.test(first.text))) return undefined;
  const rest = words.slice(at + 1).filter(({ text }) => text !== 'beta' && text !== 'alpha');
  const start = rest.findIndex(({ text }, index) => text === 'firebase' && rest[index + 1]?.text === 'test');
  const platform = rest[start + 2]?.text;
  if (start === -1 || (platform !== 'android' && platform !== 'ios') || rest[start + 3]?.text !== 'run') return undefined;
  return { platform, ...readOptions([...rest.slice(0, start), ...rest.slice(start + 4)], file, folder) } as const;
};

const readOptions = (words: readonly ShellWord[], file: string, folder: string | undefined) => {
  const settings: Setting[] = [];
  const unread: Unread[] = [];
  let argumentFile: ArgumentFile | undefined;
  for (let index = 0; index < words.length; index += 1) {
    const [word, next] = words.slice(index, index + 2);
    if (word === undefined) break;
    const { line, text, unknown } = word;
    const { setting, usesNext } = optionOf(word, next, folder);
    if (usesNext) index += 1;
    const [, argument, group] = /^(.+):([\w.-]+)$/s.exec(text) ?? [];
    if (setting !== undefined) settings.push({ ...setting, key: `gcloud.${setting.name}`, file, line });
    else if (unknown !== undefined)
      unread.push({
        file,
        line,
        text: word.source ?? unknown,
        reason: 'it may hold options, and only exists when the script runs',
      });
    else if (argument !== undefined && group !== undefined) argumentFile = { file: argument, group, line };
    else if (text !== '') unread.push({ file, line, text, reason: 'it is no option of this command' });
  }
  return { settings, argumentFile, unread };
};

/** Reads an option: `--name value`, `--name=value`, `--name` or `--no-name`. */
const optionOf = (
  word: ShellWord,
  following: ShellWord | undefined,
  folder: string | undefined,
): { readonly setting?: Pick<Setting, 'name' | 'value' | 'unknown'>; readonly usesNext: boolean } => {
  const option = /^--(no-)?([a-z][a-z0-9-]*)(?:=(.*))?$/s.exec(word.text);
  if (option === null) return { usesNext: false };
  const [, no = '', own = '', inline] = option;
  if (switches.has(own)) return { setting: { name: own, value: inline || no === '', unknown: word.unknown }, usesNext: false };
  const next = inline === undefined && following?.text.startsWith('--') === false ? following : undefined;
  const name = `${no}${own}`;
  const text = inline ?? next?.text ?? '';
  const unknown = word.unknown ?? next?.unknown;
  if (unknown !== undefined) {
    // Quotes the value as it is written, because its text lacks the unknown part.
    const source = inline === undefined ? next?.source : word.source?.replace(/^[^=]*=/, '');
    return { setting: { name, value: source ?? text, unknown }, usesNext: next !== undefined };
  }
  const isBinary = name === 'app' || name === 'test';
  const value = lists.has(name) || text.startsWith('^') ? splitList(text) : isBinary ? inFolder(text, folder) : text;
  return { setting: { name, value }, usesNext: next !== undefined };
};

/** Splits a list: `a,b`, or `^:^a:b`, which sets the separator `:`. */
const splitList = (text: string): readonly string[] => {
  const [, separator = ',', list = text] = /^\^([^^]+)\^(.*)$/s.exec(text) ?? [];
  return list
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== '');
};

/** Adds the current folder to a relative path, unless the result leads outside of the workspace. */
const inFolder = (text: string, folder: string | undefined): string => {
  if (folder === undefined || folder === '' || text === '' || /^(?:\/|~|\$|[a-z]+:\/\/)/.test(text)) return text;
  const joined = path.join(folder, text);
  return joined.startsWith('..') ? text : joined;
};
