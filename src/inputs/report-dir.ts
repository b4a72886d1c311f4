import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { InputContext, InputReader } from './reader.ts';

/** `report-dir`: a folder inside the workspace, also after symbolic links are followed. Returns its absolute path. */
export const readReportDir = async (reader: InputReader, context: InputContext): Promise<string> => {
  const input = 'report-dir';
  const given = reader.optional(input) ?? 'mobile-test-results';
  const folder = path.resolve(context.workspace, given);
  const accepted = 'expected a folder inside the workspace';
  if (!isInside(folder, path.resolve(context.workspace))) reader.problem({ input, value: given, accepted });
  else if (!isInside(await existingRealPath(folder), await existingRealPath(context.workspace), true))
    reader.problem({ input, value: given, accepted: `${accepted}; a symbolic link leads outside` });
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
