import { readingPart } from '../binary-error.ts';
import type { UnknownPart } from '../discovered-suite.ts';
import type { FileTree } from '../file-tree.ts';
import { type DexFile, openDex } from './dex-file.ts';

/** In bytes. One file holds at most 65,536 methods, which is far below `file`. */
const limits = { file: 64_000_000, all: 256_000_000, kept: 64_000_000 } as const;
const dexName = /^classes([2-9]|[1-9]\d+)?\.dex$/;

/** The DEX files of an APK, unpacked one at a time. */
export interface DexSet {
  /** In the order in which the class loader searches them. */
  readonly names: readonly string[];
  /** Files beyond the limits; they are not in `names`. */
  readonly leftOut: readonly UnknownPart[];
  open(number: number): Promise<DexFile>;
}

/** Keeps what it unpacked up to a limit, so that a second look costs nothing and memory stays bounded. */
export const dexSet = (tree: FileTree): DexSet => {
  const names: string[] = [];
  const leftOut: UnknownPart[] = [];
  let allBytes = 0;
  for (const name of [...tree.entries.keys()].filter((path) => dexName.test(path)).sort((a, b) => numberOf(a) - numberOf(b))) {
    const bytes = tree.entries.get(name)?.sizeBytes ?? 0;
    if (bytes > limits.file || allBytes + bytes > limits.all) {
      leftOut.push({ part: name, reason: `its ${bytes} bytes are beyond what is read` });
      continue;
    }
    allBytes += bytes;
    names.push(name);
  }
  const kept = new Map<number, DexFile>();
  let keptBytes = 0;
  const open = async (number: number): Promise<DexFile> => {
    const known = kept.get(number);
    if (known !== undefined) return known;
    const name = names[number] ?? '';
    const bytes = await tree.read(name, limits.file);
    const dex = readingPart(tree.file, name, () => openDex(bytes));
    if (keptBytes + bytes.length <= limits.kept) {
      keptBytes += bytes.length;
      kept.set(number, dex);
    }
    return dex;
  };
  return { names, leftOut, open };
};

const numberOf = (name: string): number => Number(dexName.exec(name)?.[1] ?? 1);
