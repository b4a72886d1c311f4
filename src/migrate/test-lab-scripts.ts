import path from 'node:path/posix';
import { isRecord } from '../lib/is-record.ts';
import { readYaml } from '../lib/yaml-document.ts';
import { findGcloudRuns, type GcloudRun } from './gcloud-command.ts';
import { type Finding, replacedBy, type Setting } from './settings.ts';
import { readCommands } from './shell.ts';
import { gcloudRules, type ReadStep, testLabSteps } from './test-lab.ts';
import { type SourceFile, settingsIn, type YamlSource } from './yaml-source.ts';

/** All source files. A file to which another file refers is read together with that file, and not a second time on its own. */
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

/** Converts the commands of a script that run Test Lab. */
export const readScript = (script: string, place: ScriptPlace, sources: Sources): readonly ReadStep[] => {
  const { lineOf = (line: number) => line } = place;
  return findGcloudRuns(readCommands(script, place), place.file).flatMap((run) =>
    readRun(
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

const readRun = (run: GcloudRun, { file, name }: ScriptPlace, sources: Sources): readonly ReadStep[] => {
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

/** Merges options. The options in `first` override those in `second`. */
const merge = (first: Options, second: Options): Options => {
  const own = new Map(first.settings.map((setting) => [setting.name, setting]));
  const added = second.settings.filter((setting) => !own.has(setting.name) || setting.name === 'include');
  const replaced = second.settings.flatMap((setting) => {
    const other = own.get(setting.name);
    return other === undefined || setting.name === 'include' ? [] : [replacedBy(setting, other)];
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
  return namesIn(group.include).reduce<Options>((all, included) => merge(all, mergeGroups(source, groups, included, seen)), own);
};

const namesIn = (include: unknown): readonly string[] =>
  (Array.isArray(include) ? include : [include]).filter((each): each is string => typeof each === 'string');

const hasOptions = (group: unknown): group is Record<string, unknown> =>
  isRecord(group) && Object.keys(group).some((key) => Object.hasOwn(gcloudRules, key));

export const isArgumentFile = (value: Record<string, unknown>): boolean => Object.values(value).some(hasOptions);

/** Reads an argument file. Leaves out the groups that a command uses or another group includes. */
export const readArgumentFile = (source: YamlSource, value: Record<string, unknown>, sources: Sources): readonly ReadStep[] => {
  const included = new Set(Object.values(value).flatMap((group) => (isRecord(group) ? namesIn(group.include) : [])));
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
    ({ name, value }) => (name === 'device' || name === 'device-ids') && /\b(?:iphone|ipad)/i.test(JSON.stringify(value) ?? ''),
  );
