import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { InputContext, InputReader } from './reader.ts';

/** `report-dir`: a folder inside the workspace, also after symbolic links are followed. Returns its absolute path. */
export const readReportDir = async (reader: InputReader, context: InputContext): Promise<string> => {
  const input = 'report-dir';
  const given = reader.optional(input) ?? 'mobile-test-results';
  const folder = path.resolve(context.workspace, given);
  const accepted = 'expected a folder inside the workspace';
  const existing = await existingRealPath(folder);
  if (!isInside(folder, path.resolve(context.workspace))) reader.problem({ input, value: given, accepted });
  else if (!isInside(existing, await existingRealPath(context.workspace), true))
    reader.problem({ input, value: given, accepted: `${accepted}; a symbolic link leads outside` });
  else if (!(await stat(existing)).isDirectory())
    reader.problem({ input, value: given, accepted: `${accepted}, but ${existing} is a file; choose another folder` });
  return folder;
};

const isInside = (folder: string, parent: string, orEqual = false): boolean => {
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
