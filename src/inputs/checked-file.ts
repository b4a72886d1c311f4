import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { formatBytes } from '../lib/durations.ts';
import type { InputContext, InputReader } from './reader.ts';

/** A mistake in a file, with its place. */
export interface FileMistake {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** Where in the document, for instance `rules[2].name`; empty for the whole of it. */
  readonly key: string;
  readonly message: string;
}

export interface CheckedFile {
  /** Absolute. */
  readonly path: string;
  /** As given. */
  readonly name: string;
  readonly text: string;
}

/** Why a file cannot be read, as a clause. */
export const describeUnreadable = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no file at this path';
  if (code === 'EISDIR') return 'this path is a folder';
  return `the file cannot be read${code === undefined ? '' : ` (${code})`}`;
};

const maxFileBytes = 4 * 1_024 * 1_024;

/** Reads a small text file that an input names. Undefined after a mistake, which is noted. */
export const readTextFile = async (
  reader: InputReader,
  context: InputContext,
  input: string,
  name: string,
  what: string,
): Promise<CheckedFile | undefined> => {
  const file = path.resolve(context.workspace, name);
  try {
    const { size } = await stat(file);
    if (size <= maxFileBytes) return { path: file, name, text: await readFile(file, 'utf8') };
    reader.problem({
      input,
      value: name,
      accepted: `expected ${what} of at most ${formatBytes(maxFileBytes)}`,
      code: 'input-file-unusable',
    });
  } catch (error) {
    reader.problem({
      input,
      value: name,
      accepted: `expected ${what}, but ${describeUnreadable(error)}`,
      code: 'input-file-missing',
    });
  }
  return undefined;
};

/** The rest is reported once the first ones are fixed. */
const maxMistakes = 50;

/** Notes every mistake in a file as one of the input that names it. */
export const noteFileMistakes = (reader: InputReader, input: string, name: string, mistakes: readonly FileMistake[]): void => {
  for (const { line, column, key, message } of mistakes.slice(0, maxMistakes))
    reader.problem({
      input,
      value: `${name}:${line}:${column}`,
      accepted: `${key === '' ? '' : `${key}: `}${message}`,
      code: 'input-yaml-invalid',
    });
  const more = mistakes.length - maxMistakes;
  if (more > 0) reader.problem({ input, value: name, accepted: `has ${more} more mistakes`, code: 'input-yaml-invalid' });
};
