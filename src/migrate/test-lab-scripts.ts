import path from 'node:path/posix';
import { isRecord } from '../lib/is-record.ts';
import { readYaml } from '../lib/yaml-document.ts';
import { findGcloudRuns, type GcloudRun } from './gcloud-command.ts';
import type { Finding, Setting } from './settings.ts';
import { readCommands } from './shell.ts';
import { gcloudRules, type ReadStep, testLabSteps } from './test-lab.ts';
import { type SourceFile, settingsIn, type YamlSource } from './yaml-source.ts';

/** The other sources, for what names them; a source that another one reads is not converted on its own as well. */
export class Sources {
  readonly #files: readonly SourceFile[];
  readonly #used = new Set<string>();

  constructor(files: readonly SourceFile[]) {
    this.#files = files;
  }

  /** The source that a path names, from the root or from any folder above it. */
  use(name: string): SourceFile | undefined {
    const wanted = path.normalize(name).replace(/^(?:\.\.?\/)+/, '');
    const file = this.#files.find(({ name: own }) => path.normalize(own) === wanted || own.endsWith(`/${wanted}`));
    if (file !== undefined) this.#used.add(file.name);
    return file;
  }

  isUsed({ name }: SourceFile): boolean {
    return this.#used.has(name);
  }
}

export interface ScriptPlace {
  readonly file: string;
  /** Of the jobs. */
  readonly name: string;
  readonly variables?: ReadonlyMap<string, string>;
  readonly folder?: string;
  readonly scriptFolder?: string;
  readonly lineOf?: (line: number) => number;
}

/** Runs of Test Lab in a script. */
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
  const group = argumentFile === undefined ? undefined : readGroup(argumentFile, sources);
  const missing =
    argumentFile === undefined || group !== undefined
      ? []
      : [
          {
            file,
            line: argumentFile.line,
            text: `${argumentFile.file}:${argumentFile.group}`,
            reason: 'this file of arguments has the other options: pass it to `from` as well',
          },
        ];
  const own = new Map(settings.map((setting) => [setting.name, setting.line]));
  const steps = testLabSteps({
    name,
    platform,
    gcloud: [...settings, ...(group?.settings ?? []).filter((setting) => !own.has(setting.name))],
    hasSuite: missing.length > 0,
  });
  const replaced = (group?.settings ?? []).flatMap((setting) =>
    own.has(setting.name) ? [replacedBy(setting, own.get(setting.name))] : [],
  );
  const more = [...replaced, ...(group?.replaced ?? [])];
  return [...steps, { findings: more, unread: [...unread, ...missing] }];
};

const replacedBy = (setting: Setting, line: number | undefined): Finding => ({
  ...setting,
  outcome: 'unsupported',
  note: `line ${line ?? 1} replaces it`,
  isReplaced: true,
});

interface ArgumentGroup {
  readonly settings: readonly Setting[];
  readonly replaced: readonly Finding[];
}

const readGroup = (
  { file, group }: { readonly file: string; readonly group: string },
  sources: Sources,
): ArgumentGroup | undefined => {
  const source = sources.use(file);
  const reading = source === undefined ? undefined : readYaml(source.text);
  if (source === undefined || reading?.kind !== 'read' || !isRecord(reading.value) || !isRecord(reading.value[group]))
    return undefined;
  return mergeGroups({ file: source, reading }, reading.value, group, new Set());
};

/** Options of a group, and of those that it includes; what a group has itself counts. */
const mergeGroups = (source: YamlSource, groups: Record<string, unknown>, name: string, seen: Set<string>): ArgumentGroup => {
  const group = groups[name];
  if (seen.has(name) || !isRecord(group)) return { settings: [], replaced: [] };
  seen.add(name);
  const settings = settingsIn(source, group, [name], gcloudRules, '', `${name}.`);
  const own = new Map(settings.map((setting) => [setting.name, setting.line]));
  const replaced: Finding[] = [];
  const { include } = group;
  for (const included of Array.isArray(include) ? include : [include])
    if (typeof included === 'string') {
      const other = mergeGroups(source, groups, included, seen);
      replaced.push(...other.replaced);
      for (const setting of other.settings)
        if (own.has(setting.name) && setting.name !== 'include') replaced.push(replacedBy(setting, own.get(setting.name)));
        else {
          settings.push(setting);
          own.set(setting.name, setting.line);
        }
    }
  return { settings, replaced };
};

const hasOptions = (group: unknown): group is Record<string, unknown> =>
  isRecord(group) && Object.keys(group).some((key) => Object.hasOwn(gcloudRules, key));

export const isArgumentFile = (value: Record<string, unknown>): boolean => Object.values(value).some(hasOptions);

/** A file of arguments on its own: its groups that no other group includes. */
export const readArgumentFile = (source: YamlSource, value: Record<string, unknown>): readonly ReadStep[] => {
  const included = new Set(
    Object.values(value).flatMap((group) =>
      isRecord(group) ? (Array.isArray(group.include) ? group.include : [group.include]) : [],
    ),
  );
  return Object.entries(value).flatMap(([name, group]): readonly ReadStep[] => {
    if (!hasOptions(group)) return [{ findings: settingsIn(source, { [name]: group }, [], {}, '').map(unknownSetting) }];
    if (included.has(name)) return [];
    const { settings, replaced } = mergeGroups(source, value, name, new Set());
    const isIos = settings.some((setting) => ['xctestrun-file', 'xcode-version'].includes(setting.name)) || isIosDevice(settings);
    return [...testLabSteps({ name, platform: isIos ? 'ios' : 'android', gcloud: settings }), { findings: replaced }];
  });
};

const unknownSetting = (setting: Setting): Finding => ({ ...setting, outcome: 'unsupported', note: 'this setting is not known' });

/** Models of Apple are named so, and no others. */
export const isIosDevice = (settings: readonly Setting[]): boolean =>
  settings.some(
    ({ name, value }) => (name === 'device' || name === 'device-ids') && /\b(?:iphone|ipad)/i.test(JSON.stringify(value) ?? ''),
  );
