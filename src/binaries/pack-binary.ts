import { stat } from 'node:fs/promises';
import type { BinaryDefinition } from '../frameworks/definition.ts';
import { needsPacking, packSuite } from './maestro/pack-suite.ts';
import { packDirectory } from './pack-directory.ts';

interface Packed {
  readonly path: string;
  readonly sizeBytes: number;
}

/**
 * Packs a folder into the kind of archive that the service accepts. Throws `BinaryError` for a folder that cannot be packed.
 *
 * @param target path of the archive without its ending
 */
export const packFolderAs = async (folder: string, target: string, packedAs: BinaryDefinition['packedAs']): Promise<Packed> => {
  if (packedAs === 'one-folder-zip') return writeSuite(folder, true, `${target}.zip`);
  const { file, sizeBytes } = await packDirectory(folder, `${target}.${packedAs}`, packedAs);
  return { path: file, sizeBytes };
};

/**
 * Packs an archive again, under one visible folder. Returns undefined if the archive already has exactly one visible folder at
 * its top.
 */
export const repackUnderOneFolder = async (file: string, target: string): Promise<Packed | undefined> =>
  (await needsPacking(file)) ? writeSuite(file, false, target) : undefined;

const writeSuite = async (fileOrFolder: string, isFolder: boolean, target: string): Promise<Packed> => {
  await packSuite(fileOrFolder, isFolder, target);
  return { path: target, sizeBytes: (await stat(target)).size };
};
