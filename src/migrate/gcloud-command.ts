import path from 'node:path/posix';
import type { Platform, Setting, Unread } from './settings.ts';
import type { ShellCommand } from './shell.ts';
import type { ShellWord } from './shell-variables.ts';

/** A command `gcloud firebase test android|ios run` with its options. */
export interface GcloudRun {
  readonly platform: Platform;
  /** Line of the command in the script. */
  readonly line: number;
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
export const findGcloudRuns = (commands: readonly ShellCommand[], file: string): readonly GcloudRun[] =>
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
  return { platform, line: rest[start]?.line ?? first.line, ...readOptions(options, { file, folder }) };
};

interface Place {
  readonly file: string;
  readonly folder: string | undefined;
}

const readOptions = (words: readonly ShellWord[], place: Place): Pick<GcloudRun, 'settings' | 'argumentFile' | 'unread'> => {
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
  const value = lists.has(name) || text.startsWith('^') ? listOf(text) : isBinary ? inFolder(text, folder) : text;
  return { setting: { ...setting, key: `gcloud.${name}`, name, value, unknown }, usesNext: next !== undefined };
};

/** Splits a list: `a,b`, or `^:^a:b`, which sets the separator `:`. */
const listOf = (text: string): readonly string[] => {
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
