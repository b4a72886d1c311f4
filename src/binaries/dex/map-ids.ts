import { withArchive } from '../archive.ts';
import { type DexFile, stringsWithStart } from './dex-file.ts';
import { dexSet, readIfKnown } from './dex-set.ts';

const sourceFileStart = 'r8-map-id-';
const markerStart = '~~R8{';
const mostIds = 20;

/**
 * Reads the ids of R8's mapping files from an APK, in lower case. R8 writes them in place of source file names, and in a
 * string.
 *
 * @throws BinaryError if the APK cannot be read
 */
export const readMapIds = (file: string): Promise<readonly string[]> =>
  withArchive(file, async (tree) => {
    const set = dexSet(tree);
    const ids = new Set<string>();
    for (const number of set.names.keys()) {
      const read = await readIfKnown(set, number, idsIn);
      for (const id of read.isKnown ? read.result : []) ids.add(id);
    }
    return [...ids];
  });

const idsIn = (dex: DexFile): readonly string[] =>
  [
    ...stringsWithStart(dex, sourceFileStart, mostIds).map((text) => text.slice(sourceFileStart.length)),
    ...stringsWithStart(dex, markerStart, mostIds).flatMap((text) => /"pg-map-id":"([\da-fA-F]{1,200})"/.exec(text)?.[1] ?? []),
  ]
    .map((id) => id.toLowerCase())
    .filter((id) => /^[\da-f]{7,64}$/.test(id));
