import path from 'node:path';
import type { FileRef } from '../../inputs/binary-ref.ts';
import type { Framework } from '../../model/framework.ts';

/** Packs a folder into the archive that the service takes, inside `tempDir`; loaded only by runs that name a folder. */
export const packForUpload = async (
  folder: string,
  framework: Framework,
  input: 'app' | 'test-suite',
  tempDir: string,
): Promise<FileRef> => {
  const { layoutFor, packDirectory } = await import('../../binaries/pack-directory.ts');
  const layout = layoutFor(framework, input);
  const target = path.join(tempDir, `${path.basename(folder, '.app')}-${input}.${layout}`);
  const { file, sizeBytes } = await packDirectory(folder, target, layout);
  return { kind: 'file', path: file, sizeBytes };
};
