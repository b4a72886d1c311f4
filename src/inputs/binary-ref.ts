import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { statFile } from '../lib/regular-file.ts';
import { describeUnreadable } from './checked-file.ts';
import { findFiles } from './find-files.ts';
import type { InputContext, InputReader } from './reader.ts';
import { findWorkspaceBinaries } from './workspace-binaries.ts';

/** What `app`, `test-suite` and `media` may name. */
export type BinaryRef =
  | { readonly kind: 'file'; readonly path: string; readonly sizeBytes: number }
  | { readonly kind: 'directory'; readonly path: string }
  /** The service fetches it. */
  | { readonly kind: 'url'; readonly url: string }
  /** Uploaded before: `bs://…`, `media://…`, or a shareable id `<user>/<name>`. */
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'custom-id'; readonly customId: string };

export type FileRef = Extract<BinaryRef, { kind: 'file' }>;

const acceptedBinary =
  'a path, a glob with exactly one match, http(s)://…, bs://…, custom-id:<name>, or a shareable id <user>/<name>';

/** `app` or `test-suite`. Returns undefined after a mistake. */
export const readBinaryRef = async (
  reader: InputReader,
  context: InputContext,
  input: string,
): Promise<BinaryRef | undefined> => {
  const text = reader.required(input, `expected ${acceptedBinary}`);
  if (text === '') return undefined;
  const remote = remoteRef(text);
  if (remote !== undefined) return checkedRemote(reader, input, text, remote);
  const matches = await matchesOf(reader, input, text, context);
  if (matches === undefined) return undefined;
  const [only] = matches;
  if (only === undefined && (await isShareableId(text, context))) return { kind: 'reference', reference: text };
  if (only === undefined) {
    reader.problem({
      input,
      value: text,
      accepted: `no file matches in ${context.workspace}; ${await existingBinaries(context)}; expected ${acceptedBinary}`,
      code: 'input-file-missing',
    });
    return undefined;
  }
  if (matches.length > 1) {
    reader.problem({
      input,
      value: text,
      accepted: `expected exactly one match, found ${matches.length}: ${sample(matches, context)}`,
      code: 'input-file-ambiguous',
    });
    return undefined;
  }
  return localRef(reader, input, text, only);
};

/** `media`: files, globs with at least one match, or `media://…`. */
export const readMediaRefs = async (reader: InputReader, context: InputContext): Promise<readonly BinaryRef[]> => {
  // A file that two entries match is sent once.
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
        accepted: 'expected a path or glob of existing files, or media://…',
        code: 'input-file-missing',
      });
    for (const match of matches ?? []) {
      const ref = await localRef(reader, 'media', text, match);
      if (ref?.kind === 'directory')
        reader.problem({ input: 'media', value: text, accepted: `expected files, but ${match} is a folder` });
      else if (ref !== undefined) refs.set(match, ref);
    }
  }
  return [...refs.values()];
};

/** The characters that the service accepts. */
export const readCustomId = (reader: InputReader, input: string): string | undefined => {
  const text = reader.optional(input);
  if (text !== undefined && !isCustomId(text))
    reader.problem({ input, value: text, accepted: 'expected 1 to 100 letters, digits, ".", "-" or "_"' });
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
  if (right) return ref;
  reader.problem({ input, value, accepted: `expected ${acceptedBinary}` });
  return undefined;
};

/** What the names of binaries end in. A shareable id may hold dots, so other endings are part of the name. */
const binaryEnding = /\.(?:apk|aab|apks|xapk|ipa|app|zip|xctest|xctestrun|ya?ml)$/i;

/** Whether a text that matches no file is `<user>/<name>`. A missing file in an existing folder is a mistake in the path. */
const isShareableId = async (text: string, { workspace }: InputContext): Promise<boolean> => {
  const [, user] = /^([\w.-]{1,100})\/[\w.-]{1,100}$/.exec(text) ?? [];
  if (user === undefined || user === '.' || user === '..' || binaryEnding.test(text)) return false;
  return !(await exists(path.join(workspace, user)));
};

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** An existing path is itself, whatever glob characters its name holds. Returns undefined after a mistake. */
const matchesOf = async (
  reader: InputReader,
  input: string,
  text: string,
  { workspace }: InputContext,
): Promise<readonly string[] | undefined> => {
  const absolute = path.resolve(workspace, text);
  if (await exists(absolute)) return [absolute];
  if (!/[*?[{]/.test(text)) return [];
  const found = await findFiles(text, workspace);
  if (found.kind === 'found') return found.files;
  reader.problem({ input, value: text, accepted: `expected ${found.expected}` });
  return undefined;
};

const localRef = async (reader: InputReader, input: string, value: string, file: string): Promise<BinaryRef | undefined> => {
  try {
    if ((await stat(file)).isDirectory()) return { kind: 'directory', path: file };
    const { size } = await statFile(file);
    await access(file, constants.R_OK);
    if (size > 0) return { kind: 'file', path: file, sizeBytes: size };
    reader.problem({ input, value, accepted: `expected a file with content, but ${file} is empty`, code: 'input-file-unusable' });
  } catch (error) {
    reader.problem({ input, value, accepted: `expected a file, but ${describeUnreadable(error)}`, code: 'input-file-unusable' });
  }
  return undefined;
};

const existingBinaries = async ({ workspace }: InputContext): Promise<string> => {
  const { names, complete } = await findWorkspaceBinaries(workspace);
  if (names.length > 0) return `its .apk and .ipa files are ${names.join(', ')}${complete ? '' : ', …'}`;
  return complete ? 'it has no .apk or .ipa file' : 'no .apk or .ipa file was found near its root';
};

const sample = (matches: readonly string[], context: InputContext): string => {
  const names = matches.slice(0, 5).map((match) => path.relative(context.workspace, match));
  return names.join(', ') + (matches.length > names.length ? ', …' : '');
};
