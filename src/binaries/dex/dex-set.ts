import type { UnknownPart } from '../../core/model/discovered-suite.ts';
import { BinaryError } from '../binary-error.ts';
import { readingPart, release } from '../byte-readers.ts';
import type { FileTree } from '../folder.ts';
import { type DexFile, openDex } from './dex-file.ts';

/** Limits on the bytes of one file, of all files, and of the files that stay in memory. */
const limits = { file: 32_000_000, all: 256_000_000, kept: 32_000_000 } as const;
/** DEX file of an APK, or of the base of an app bundle. */
const dexName = /^(?:base\/dex\/)?classes([2-9]|[1-9]\d+)?\.dex$/;

/** The DEX files of an APK. They are unpacked one at a time. */
export interface DexSet {
  /** Names, in the order in which the class loader searches the files. */
  readonly names: readonly string[];
  /** Files that are not in `names` because they exceed the limits. */
  readonly leftOut: readonly UnknownPart[];
  /** Opens a file and passes it to `work`. The file must not be used after `work` returns. */
  read<Result>(number: number, work: (dex: DexFile) => Result): Promise<Result>;
}

/** Opens the DEX files of an APK. Keeps some unpacked files in memory because they are read again. */
export const dexSet = (tree: FileTree): DexSet => {
  const names: string[] = [];
  const leftOut: UnknownPart[] = [];
  let allBytes = 0;
  for (const name of [...tree.entries.keys()].filter((path) => dexName.test(path)).sort((a, b) => numberOf(a) - numberOf(b))) {
    const bytes = tree.entries.get(name)?.sizeBytes ?? 0;
    if (bytes > limits.file || allBytes + bytes > limits.all) {
      leftOut.push({ part: name, reason: `it is too large to read (${bytes} bytes)` });
      continue;
    }
    allBytes += bytes;
    names.push(name);
  }
  const kept = new Map<number, DexFile>();
  let keptBytes = 0;
  const read = async <Result>(number: number, work: (dex: DexFile) => Result): Promise<Result> => {
    const name = names[number] ?? '';
    const known = kept.get(number);
    if (known !== undefined) return readingPart(tree.file, name, () => work(known));
    const bytes = await tree.read(name, limits.file);
    const isKept = keptBytes + bytes.length <= limits.kept;
    try {
      return readingPart(tree.file, name, () => {
        const dex = openDex(bytes);
        if (isKept) kept.set(number, dex);
        return work(dex);
      });
    } finally {
      if (isKept) keptBytes += bytes.length;
      else release(bytes);
    }
  };
  return { names, leftOut, read };
};

type DexRead<Result> = { readonly isKnown: true; readonly result: Result } | { readonly isKnown: false; readonly reason: string };

/** Reads a file of the set. Returns a reason instead if the file has a later format version. */
export const readIfKnown = async <Result>(
  set: DexSet,
  number: number,
  work: (dex: DexFile) => Result,
): Promise<DexRead<Result>> => {
  try {
    return { isKnown: true, result: await set.read(number, work) };
  } catch (error) {
    if (error instanceof BinaryError && error.code === 'unsupported') return { isKnown: false, reason: error.found };
    throw error;
  }
};

/** Joins two sets. The files of `first` come first. */
export const joinDexSets = (first: DexSet, second: DexSet): DexSet => ({
  names: [...first.names, ...second.names],
  leftOut: [...first.leftOut, ...second.leftOut],
  read: (number, work) =>
    number < first.names.length ? first.read(number, work) : second.read(number - first.names.length, work),
});

const numberOf = (name: string): number => Number(dexName.exec(name)?.[1] ?? 1);

/** Whether a class belongs to Android, Java, Kotlin or JUnit. Such a class need not be read. */
export const isPlatform = (descriptor: string): boolean =>
  /^L(?:java|javax|android|dalvik|libcore|sun|junit|kotlin|com\/android\/internal|org\/(?:apache\/http|junit|w3c|xml|xmlpull|json))\//.test(
    descriptor,
  );

/** Whether the Android test runner ignores a class when it searches the test APK for tests. */
export const isUnscanned = (descriptor: string): boolean =>
  /^L(?:junit|org\/junit|org\/hamcrest|org\/mockito|org\/jacoco|net\/bytebuddy|androidx\/test\/(?:internal\/runner\/junit3|runner\/suites)|android\/support\/test\/internal\/runner\/junit3)\//.test(
    descriptor,
  );

/** Whether a class belongs to a library without tests. It is not read because subclasses inherit no tests from it. */
export const isTestless = (descriptor: string): boolean =>
  /^L(?:androidx|kotlinx|com\/google\/android|dagger)\//.test(descriptor);
