import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { formatBytes } from '../../lib/durations.ts';
import { maxWrittenBytes, readFileText, UnreadableFileError } from '../../lib/regular-file.ts';
import type { InputContext, InputReader } from './reader.ts';

export interface FileMistake {
  /** Line number, from 1. */
  readonly line: number;
  readonly column: number;
  /** Path of the key in the document, for instance `rules[2].name`; empty for the whole document. */
  readonly key: string;
  readonly message: string;
  /** Name of the list entry that contains the mistake. */
  readonly entry?: string;
}

interface CheckedFile {
  /** Absolute path of the file. */
  readonly path: string;
  /** Path of the file as given in the input. */
  readonly name: string;
  readonly text: string;
}

export const describeUnreadable = (error: unknown): string => {
  if (error instanceof UnreadableFileError && !error.isTooLarge) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no file at this path';
  return `the file cannot be read${code === undefined ? '' : ` (${code})`}`;
};

/** Maximum size of a file that a program may have written. */
export const maxGeneratedBytes = 4 * 1_024 * 1_024;

/** Reports a mistake and returns undefined if the file cannot be read. By default, a file has the size that people write. */
export const readTextFile = async (
  reader: InputReader,
  context: InputContext,
  input: string,
  name: string,
  what: string,
  maxBytes = maxWrittenBytes,
): Promise<CheckedFile | undefined> => {
  const file = path.resolve(context.workspace, name);
  try {
    return { path: file, name, text: await readFileText(file, maxBytes) };
  } catch (error) {
    const isTooLarge = error instanceof UnreadableFileError && error.isTooLarge;
    const accepted = isTooLarge ? `${what} may have at most ${formatBytes(maxBytes)}` : describeUnreadable(error);
    return reader.problem({ input, value: name, accepted, code: isTooLarge ? 'input-file-unusable' : 'input-file-missing' });
  }
};

const maxMistakes = 50;

export const noteFileMistakes = (reader: InputReader, input: string, name: string, mistakes: readonly FileMistake[]): void => {
  // For text that is given inline, `name` is the name of the input.
  const place = name === input ? input : `${input} ${name}`;
  for (const { line, column, key, message, entry } of mistakes.slice(0, maxMistakes))
    reader.problem({
      input,
      value: `${name}:${line}:${column}`,
      accepted: `${key === '' ? '' : `${key}: `}${message}`,
      sentence: `${place}, line ${line}, column ${column}${entry === undefined ? '' : ` (${entry})`}: ${key === '' ? '' : key + (/^(?:is|names|must|has) /.test(message) ? ' ' : ': ')}${message}`,
      code: 'input-yaml-invalid',
    });
  const more = mistakes.length - maxMistakes;
  if (more > 0) {
    const sentence = `${place} has ${more} more mistakes`;
    reader.problem({ input, value: name, accepted: sentence, sentence, code: 'input-yaml-invalid' });
  }
};

/** Returns the absolute path of `report-dir`. */
export const readReportDir = (reader: InputReader, context: InputContext, fallback: string): string => {
  const input = 'report-dir';
  const given = reader.optional(input) ?? fallback;
  const folder = path.resolve(context.workspace, given);
  const mistake = folderMistake(folder, context);
  if (mistake !== undefined) reader.problem({ input, value: given, accepted: `must be a folder inside the workspace${mistake}` });
  return folder;
};

/** Ends the message that a folder must be inside the workspace. Returns undefined for a valid folder. */
export const folderMistake = (folder: string, { workspace }: InputContext, orWorkspace = false): string | undefined => {
  const existing = existingRealPath(folder);
  if (!isInside(folder, path.resolve(workspace), orWorkspace)) return '';
  if (!isInside(existing, existingRealPath(workspace), true)) return ', and a symbolic link leads outside';
  return statSync(existing).isDirectory() ? undefined : `, and ${existing} is a file`;
};

/** Whether a path inside the workspace leads outside of it through a link. */
export const linksOutside = (name: string, { workspace }: InputContext): boolean => {
  const file = path.resolve(workspace, name);
  return isInside(file, path.resolve(workspace), true) && !isInside(existingRealPath(file), existingRealPath(workspace), true);
};

const isInside = (folder: string, parent: string, orEqual: boolean): boolean => {
  const relative = path.relative(parent, folder);
  if (relative === '') return orEqual;
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
};

/**
 * Resolves the links of a path, or of its nearest parent that exists. Synchronous, because the first request waits for the
 * result.
 */
const existingRealPath = (folder: string): string => {
  try {
    return realpathSync.native(folder);
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? folder : existingRealPath(parent);
  }
};
