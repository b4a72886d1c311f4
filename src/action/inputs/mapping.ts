import path from 'node:path';
import { definitionOf } from '../../core/frameworks/lookup.ts';
import type { Framework } from '../../core/model/framework.ts';
import { statFile } from '../../lib/regular-file.ts';
import { findFiles } from './binary-ref.ts';
import type { InputContext, InputReader } from './reader.ts';
import { describeUnreadable } from './workspace-files.ts';

export interface MappingFile {
  /** Absolute path of the file. */
  readonly path: string;
  /** Path of the file as given in the input, or as found by its glob. */
  readonly name: string;
}

const input = 'mapping';
const mostFiles = 20;

export const hasMappings = (framework: Framework): boolean => definitionOf(framework).systems.includes('android');

export const readMappingFiles = async (
  reader: InputReader,
  context: InputContext,
  framework: Framework,
): Promise<readonly MappingFile[]> => {
  const entries = hasMappings(framework) ? reader.list(input) : [];
  const found = await Promise.all(entries.map((entry) => findMappings(reader, context, entry)));
  const files = new Map(found.flat().map((file) => [file.path, file]));
  if (files.size > mostFiles)
    reader.problem({ input, value: reader.text(input), accepted: `names ${files.size} files; at most ${mostFiles} are read` });
  return [...files.values()];
};

const findMappings = async (reader: InputReader, { workspace }: InputContext, entry: string): Promise<readonly MappingFile[]> => {
  const file = path.resolve(workspace, entry);
  try {
    const { size } = await statFile(file);
    if (size > 0) return [{ path: file, name: entry }];
    reader.problem({ input, value: entry, accepted: 'the file is empty', code: 'input-file-unusable' });
    return [];
  } catch (error) {
    const isGlob = /[*?[{]/.test(entry);
    const found = isGlob ? await findFiles(entry, workspace) : undefined;
    if (found?.kind === 'found' && found.files.length > 0)
      return found.files.map((each) => ({ path: each, name: path.relative(workspace, each) }));
    const why = isGlob ? 'no file matches' : describeUnreadable(error);
    const accepted = found?.kind === 'mistake' ? found.mistake : why;
    reader.problem({ input, value: entry, accepted, code: 'input-file-missing' });
    return [];
  }
};
