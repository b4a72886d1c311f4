import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { InputContext, InputReader } from './reader.ts';

/** `report-dir`: a folder inside the workspace. Returns its absolute path. */
export const readReportDir = async (reader: InputReader, context: InputContext): Promise<string> => {
  const input = 'report-dir';
  const given = reader.optional(input) ?? 'mobile-test-results';
  const folder = path.resolve(context.workspace, given);
  const mistake = await folderMistake(folder, context);
  if (mistake !== undefined)
    reader.problem({ input, value: given, accepted: `expected a folder inside the workspace${mistake}` });
  return folder;
};

/**
 * Why a step must not write files into a folder, as the end of a sentence: it would leave the workspace, also after symbolic links are
 * followed, or it is a file. Undefined where it may.
 */
export const folderMistake = async (
  folder: string,
  { workspace }: InputContext,
  orWorkspace = false,
): Promise<string | undefined> => {
  const existing = await existingRealPath(folder);
  if (!isInside(folder, path.resolve(workspace), orWorkspace)) return '';
  if (!isInside(existing, await existingRealPath(workspace), true)) return '; a symbolic link leads outside';
  return (await stat(existing)).isDirectory() ? undefined : `, but ${existing} is a file; choose another folder`;
};

const isInside = (folder: string, parent: string, orEqual: boolean): boolean => {
  const relative = path.relative(parent, folder);
  if (relative === '') return orEqual;
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
};

/** Of the nearest ancestor that exists: the folder itself is made later. */
const existingRealPath = async (folder: string): Promise<string> => {
  try {
    return await realpath(folder);
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? folder : existingRealPath(parent);
  }
};
