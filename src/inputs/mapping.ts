import path from 'node:path';
import { definitionOf } from '../frameworks/lookup.ts';
import { statFile } from '../lib/regular-file.ts';
import type { Framework } from '../model/framework.ts';
import { findFiles } from './binary-ref.ts';
import type { InputContext, InputReader } from './reader.ts';
import { describeUnreadable } from './workspace-files.ts';

/** A mapping file of R8 or ProGuard. */
export interface MappingFile {
  /** Absolute. */
  readonly path: string;
  /** As the input or its glob gives it. */
  readonly name: string;
}

const input = 'mapping';
const mostFiles = 20;

/** Reads the paths and globs of mapping files; mistakes go to the reader. */
export const readMappingFiles = async (
  reader: InputReader,
  context: InputContext,
  framework: Framework,
): Promise<readonly MappingFile[]> => {
  const entries = reader.list(input);
  if (entries.length === 0) return [];
  if (!definitionOf(framework).systems.includes('android')) {
    reader.problem({
      input,
      value: reader.text(input),
      accepted: `expected nothing with ${framework}: only Android apps have mapping files`,
      code: 'input-conflict',
    });
    return [];
  }
  const found = await Promise.all(entries.map((entry) => filesOf(reader, context, entry)));
  const files = new Map(found.flat().map((file) => [file.path, file]));
  if (files.size > mostFiles)
    reader.problem({ input, value: reader.text(input), accepted: `expected at most ${mostFiles} files, found ${files.size}` });
  return [...files.values()];
};

const filesOf = async (reader: InputReader, { workspace }: InputContext, entry: string): Promise<readonly MappingFile[]> => {
  const file = path.resolve(workspace, entry);
  try {
    const { size } = await statFile(file);
    if (size > 0) return [{ path: file, name: entry }];
    reader.problem({ input, value: entry, accepted: 'expected a mapping file, but it is empty', code: 'input-file-unusable' });
    return [];
  } catch (error) {
    const isGlob = /[*?[{]/.test(entry);
    const found = isGlob ? await findFiles(entry, workspace) : undefined;
    if (found?.kind === 'found' && found.files.length > 0)
      return found.files.map((each) => ({ path: each, name: path.relative(workspace, each) }));
    const why = isGlob ? 'no file matches' : describeUnreadable(error);
    const accepted = found?.kind === 'mistake' ? `expected ${found.expected}` : `expected a mapping file, but ${why}`;
    reader.problem({ input, value: entry, accepted, code: 'input-file-missing' });
    return [];
  }
};
