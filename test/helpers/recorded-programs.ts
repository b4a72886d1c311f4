import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A program that a step started: what it was called, with which arguments, and in which environment. */
export interface StartedProgram {
  readonly name: string;
  readonly args: readonly string[];
  /** As the shell lists it: names and values. */
  readonly environment: string;
}

export interface RecordedPrograms {
  /** For `PATH`: with no other folder on it, nothing starts by its name unseen. */
  readonly folder: string;
  readonly started: () => Promise<readonly StartedProgram[]>;
}

/** Puts a stand-in for each program into a folder, which notes how it was started and becomes the real one. Programs that this machine lacks are left out. */
export const recordPrograms = async (names: readonly string[], root: string): Promise<RecordedPrograms> => {
  const folder = path.join(root, 'programs');
  const record = path.join(root, 'started.txt');
  await mkdir(folder, { recursive: true });
  await writeFile(record, '');
  for (const name of names) {
    const real = await locate(name);
    if (real === undefined) continue;
    const script = [
      '#!/bin/sh',
      `{ printf 'program\\0${name}\\0%s\\0' "$#"; [ "$#" = 0 ] || printf '%s\\0' "$@"; export -p; printf '\\0'; } >> '${record}'`,
      `exec '${real}' "$@"`,
    ];
    await writeFile(path.join(folder, name), `${script.join('\n')}\n`, { mode: 0o755 });
  }
  return { folder, started: async () => parse((await readFile(record, 'utf8')).split('\0')) };
};

const locate = async (name: string): Promise<string | undefined> => {
  try {
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', `command -v ${name}`]);
    return stdout.trim();
  } catch {
    return undefined;
  }
};

const parse = (fields: readonly string[]): readonly StartedProgram[] => {
  const [mark, name = '', count = '0', ...rest] = fields;
  if (mark !== 'program') return [];
  const args = rest.slice(0, Number(count));
  const [environment = '', ...others] = rest.slice(Number(count));
  return [{ name, args, environment }, ...parse(others)];
};
