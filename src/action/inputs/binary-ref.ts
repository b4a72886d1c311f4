import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { glob, opendir } from 'node:fs/promises';
import path from 'node:path';
import { nearestNames } from '../../lib/nearest-names.ts';
import { regularFile } from '../../lib/regular-file.ts';
import { readPathPattern } from '../../lib/wildcard.ts';
import type { InputContext, InputReader } from './reader.ts';
import { describeUnreadable } from './workspace-files.ts';

export type BinaryRef =
  | { readonly kind: 'file'; readonly path: string; readonly sizeBytes: number; readonly glob?: string }
  | { readonly kind: 'directory'; readonly path: string; readonly glob?: string }
  /** A file that the service fetches. */
  | { readonly kind: 'url'; readonly url: string }
  /** An earlier upload: `bs://…`, `media://…`, or a shareable id `<user>/<name>`. */
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'custom-id'; readonly customId: string };

export type FileRef = Extract<BinaryRef, { kind: 'file' }>;

const acceptedBinary =
  'a path, a glob with exactly one match, http(s)://…, bs://…, custom-id:<name>, or a shareable id <user>/<name>';

export const readBinaryRef = async (
  reader: InputReader,
  context: InputContext,
  input: string,
): Promise<BinaryRef | undefined> => {
  const text = reader.required(input, `must be ${acceptedBinary}`);
  if (text === '') return undefined;
  const [, scheme] = /^(bs|https?):\/?(?!\/)/i.exec(text) ?? [];
  if (scheme !== undefined)
    return reader.problem({ input, value: text, accepted: `must begin with ${scheme.toLowerCase()}://, with two slashes` });
  const remote = remoteRef(text);
  if (remote !== undefined) return checkedRemote(reader, input, text, remote);
  const matches = await matchesOf(reader, input, text, context);
  if (matches === undefined) return undefined;
  const [only] = matches;
  if (only === undefined && isShareableId(text, context)) return { kind: 'reference', reference: text };
  if (only === undefined)
    return reader.problem({
      input,
      value: text,
      accepted: `no file in ${context.workspace} matches. ${await existingBinaries(context, text)}`,
      code: 'input-file-missing',
    });
  if (matches.length > 1)
    return reader.problem({
      input,
      value: text,
      accepted: `matches ${matches.length} files instead of one: ${sample(matches, context)}`,
      code: 'input-file-ambiguous',
    });
  return localRef(reader, context, input, text, only);
};

export const readMediaRefs = async (reader: InputReader, context: InputContext): Promise<readonly BinaryRef[]> => {
  // A file that two entries match is uploaded once.
  const refs = new Map<string, BinaryRef>();
  for (const text of reader.list('media')) {
    if (/^media:\/\/./.test(text)) {
      refs.set(text, { kind: 'reference', reference: text });
      continue;
    }
    const matches = await matchesOf(reader, 'media', text, context);
    if (matches?.length === 0)
      reader.problem({
        input: 'media',
        value: text,
        accepted: 'no file matches. Check the path, or use media://… for an earlier upload',
        code: 'input-file-missing',
      });
    for (const match of matches ?? []) {
      const ref = localRef(reader, context, 'media', text, match);
      if (ref?.kind === 'directory')
        reader.problem({
          input: 'media',
          value: text,
          accepted: `${match} is a folder. Name its files, for instance with a glob`,
        });
      else if (ref !== undefined) refs.set(match, ref);
    }
  }
  return [...refs.values()];
};

export const readCustomId = (reader: InputReader, input: string): string | undefined => {
  const text = reader.optional(input);
  if (text !== undefined && !isCustomId(text))
    reader.problem({ input, value: text, accepted: 'must be 1 to 100 letters, digits, ".", "-" or "_"' });
  return text;
};

const isCustomId = (text: string): boolean => /^[\w.-]{1,100}$/.test(text);

const remoteRef = (text: string): BinaryRef | undefined => {
  if (/^https?:\/\//i.test(text)) return { kind: 'url', url: text };
  if (text.startsWith('bs://')) return { kind: 'reference', reference: text };
  if (text.startsWith('custom-id:')) return { kind: 'custom-id', customId: text.slice('custom-id:'.length).trim() };
  return undefined;
};

const checkedRemote = (reader: InputReader, input: string, value: string, ref: BinaryRef): BinaryRef | undefined => {
  const right =
    (ref.kind === 'url' && URL.canParse(ref.url)) ||
    (ref.kind === 'reference' && /^bs:\/\/[\w.-]+$/.test(ref.reference)) ||
    (ref.kind === 'custom-id' && isCustomId(ref.customId));
  return right ? ref : reader.problem({ input, value, accepted: `must be ${acceptedBinary}` });
};

/** Extensions of binaries. A shareable id may contain dots, so any other extension is part of the id. */
const binaryEnding = /\.(?:apk|aab|apks|xapk|ipa|app|zip|xctest|xctestrun|ya?ml)$/i;

/**
 * Whether a text that matches no file is a shareable id, `<user>/<name>`. If the folder `<user>` exists, the text is a wrong
 * path.
 */
const isShareableId = (text: string, { workspace }: InputContext): boolean => {
  const [, user] = /^([\w.-]{1,100})\/[\w.-]{1,100}$/.exec(text) ?? [];
  if (user === undefined || user === '.' || user === '..' || binaryEnding.test(text)) return false;
  return !existsSync(path.join(workspace, user));
};

/** Finds the files that a path or glob names. If the path exists, it is not read as a glob. */
const matchesOf = async (
  reader: InputReader,
  input: string,
  text: string,
  { workspace }: InputContext,
): Promise<readonly string[] | undefined> => {
  const absolute = path.resolve(workspace, text);
  if (existsSync(absolute)) return [absolute];
  if (!/[*?[{]/.test(text)) return [];
  const found = await findFiles(text, workspace);
  return found.kind === 'found' ? found.files : reader.problem({ input, value: text, accepted: found.mistake });
};

// Synchronous, because an asynchronous call needs another thread and would delay the first request of the run.
const localRef = (
  reader: InputReader,
  { workspace }: InputContext,
  input: string,
  value: string,
  file: string,
): BinaryRef | undefined => {
  try {
    const pattern = path.resolve(workspace, value) === file ? undefined : value;
    const stats = statSync(file);
    if (stats.isDirectory()) return { kind: 'directory', path: file, glob: pattern };
    const { size } = regularFile(stats);
    accessSync(file, constants.R_OK);
    if (size > 0) return { kind: 'file', path: file, sizeBytes: size, glob: pattern };
    return reader.problem({ input, value, accepted: 'the file is empty', code: 'input-file-unusable' });
  } catch (error) {
    return reader.problem({ input, value, accepted: describeUnreadable(error), code: 'input-file-unusable' });
  }
};

const existingBinaries = async ({ workspace }: InputContext, wanted: string): Promise<string> => {
  const { names, complete } = await findWorkspaceBinaries(workspace);
  const file = lastPart(wanted);
  const furthest = Math.max(2, Math.floor(file.length * 0.4));
  const [nearest] = nearestNames(wanted, names, 1, (text, name) => [lastPart(text), lastPart(name)], furthest);
  if (nearest !== undefined) return `Did you mean ${nearest}?`;
  const listed = names.filter((name) => /\.(?:apk|ipa|app)$/i.test(name));
  const kinds = listed.some((name) => /\.app$/i.test(name)) ? 'these .apk, .ipa and .app files' : 'these .apk and .ipa files';
  const isWhole = complete && listed.length <= maxNames;
  if (listed.length > 0) return `The folder has ${kinds}: ${listed.slice(0, maxNames).join(', ')}${isWhole ? '' : ', …'}`;
  return complete ? 'The folder has no .apk or .ipa file' : 'No .apk or .ipa file was found near its root';
};

/** File name of a path that is written with slashes or backslashes. */
const lastPart = (text: string): string => text.split(/[\\/]/).at(-1) ?? text;

const sample = (matches: readonly string[], context: InputContext): string => {
  const names = matches.slice(0, 5).map((match) => path.relative(context.workspace, match));
  return names.join(', ') + (matches.length > names.length ? ', …' : '');
};

type FilesFound =
  /** Absolute paths of the files, in alphabetical order. */
  { readonly kind: 'found'; readonly files: readonly string[] } | { readonly kind: 'mistake'; readonly mistake: string };

/** Finds the files that match a glob. Hidden files match only if the glob contains their leading dot. */
export const findFiles = async (text: string, folder: string): Promise<FilesFound> => {
  // The library treats `\` as a separator, too.
  const pattern = path.posix.normalize(text.replaceAll('\\', '/')).replace(/\/$/, '');
  const reading = readPathPattern(pattern, 'shell');
  if (reading.kind === 'mistake') return { kind: 'mistake', mistake: `the glob ${reading.mistake}` };
  const names = pattern.split('/');
  if (names.some((name) => name.split('{').length !== name.split('}').length))
    return { kind: 'mistake', mistake: 'the glob has a / within {…}' };
  const files: string[] = [];
  // The library is slow for names with several stars. So it searches with one star, and the whole glob filters its results.
  for await (const match of glob(names.map(withOneStar).join('/'), { cwd: folder }))
    if (reading.matches(match.replaceAll(path.sep, '/'))) files.push(path.resolve(folder, match));
  return { kind: 'found', files: files.sort() };
};

const withOneStar = (name: string): string => {
  if (name === '**' || !/[*?[{]/.test(name)) return name;
  return name.startsWith('.') ? '.*' : '*';
};

const maxNames = 5;
/** Maximum number of files among which the nearest is looked for. */
const maxCompared = 200;
/** Maximum number of files and folders that are searched, so that a large workspace does not delay the message. */
const maxEntries = 20_000;
const skipped: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** Finds binaries, first near the root, and follows no links. `complete` is false if there may be more files. */
const findWorkspaceBinaries = async (workspace: string) => {
  const names: string[] = [];
  const folders = [workspace];
  let entries = 0;
  for (const folder of folders) {
    const found: string[] = [];
    try {
      for await (const entry of await opendir(folder)) {
        if (++entries > maxEntries) return { names: [...names, ...found.sort()], complete: false };
        const place = path.join(folder, entry.name);
        const isApp = entry.isDirectory() && /.\.app$/i.test(entry.name);
        if ((isApp || entry.isFile()) && isBinaryName(entry.name))
          found.push(path.relative(workspace, place).replaceAll(path.sep, '/'));
        else if (entry.isDirectory() && !skipped.has(entry.name)) folders.push(place);
      }
    } catch {
      // An unreadable folder contains no file that the step could upload.
    }
    names.push(...found.sort());
    if (names.length > maxCompared) return { names: names.slice(0, maxCompared), complete: false };
  }
  return { names, complete: true };
};

/** Whether a name ends like a binary. Refuses control characters, which would break the line of a message. */
const isBinaryName = (name: string): boolean => /\.(?:apk|aab|ipa|app|zip)$/i.test(name) && !/\p{Cc}/u.test(name);

export const localPath = (ref: BinaryRef | undefined): string | undefined =>
  ref?.kind === 'file' || ref?.kind === 'directory' ? ref.path : undefined;
