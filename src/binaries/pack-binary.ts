import { stat } from 'node:fs/promises';
import type { BinaryDefinition } from '../frameworks/definition.ts';
import { withArchive, withTree } from './archive.ts';
import { packSuite } from './maestro/pack-suite.ts';
import { hasOneParent } from './maestro/suite-layout.ts';
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
  const path = `${target}.${packedAs === 'ipa' ? 'ipa' : 'zip'}`;
  if (packedAs === 'one-folder-zip') await withTree(folder, (tree) => packSuite(tree, path));
  else await packDirectory(folder, path, packedAs);
  return packedAt(path);
};

/** Packs an archive again, with one visible folder at its top. Returns undefined if the archive already has this layout. */
export const repackUnderOneFolder = async (file: string, target: string): Promise<Packed | undefined> => {
  const isPacked = await withArchive(file, async (tree) => {
    if (hasOneParent(tree)) return false;
    await packSuite(tree, target);
    return true;
  });
  return isPacked ? packedAt(target) : undefined;
};

const packedAt = async (path: string): Promise<Packed> => ({ path, sizeBytes: (await stat(path)).size });
