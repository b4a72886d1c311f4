import { BinaryError } from '../binary-error.ts';
import type { UnknownPart } from '../discovered-suite.ts';
import { readAnnotationTypes } from './annotation-types.ts';
import { type ClassIndex, type ClassRecord, emptyIndex, indexClasses } from './class-index.ts';
import { type DeclaredMethod, readVirtualMethods } from './class-methods.ts';
import { type DexSet, joinDexSets, readIfKnown } from './dex-set.ts';

/** The classes of a test APK, and those of the app where the suite inherits from it. */
export interface ReadClasses {
  /** The files that `index` is of. */
  readonly set: DexSet;
  readonly index: ClassIndex;
  /** Those of the test APK. */
  readonly own: readonly ClassRecord[];
  readonly classesRead: number;
  /** Files of the test APK that were not read, with the reason. */
  readonly leftOut: readonly UnknownPart[];
  /** Whether all classes of the app were read as well. */
  readonly withApp: boolean;
}

export const readSuiteClasses = async (set: DexSet): Promise<ReadClasses> => {
  const index = emptyIndex(await readAnnotationTypes(set));
  const leftOut = [...set.leftOut];
  let classesRead = 0;
  for (const [number, name] of set.names.entries()) {
    const added = await addToIndex(set, number, index);
    if (typeof added === 'number') classesRead += added;
    else leftOut.push({ part: name, reason: added.reason });
  }
  return { set, index, own: [...index.classes.values()], classesRead, leftOut, withApp: false };
};

/** Adds the classes of the app to inherit from. Problems of the app are reported by its own inspection. */
export const addAppClasses = async (suite: ReadClasses, app: DexSet): Promise<ReadClasses> => {
  const set = joinDexSets(suite.set, app);
  let withApp = app.leftOut.length === 0;
  for (const number of app.names.keys()) {
    try {
      const added = await addToIndex(set, suite.set.names.length + number, suite.index);
      withApp &&= typeof added === 'number';
    } catch (error) {
      if (!(error instanceof BinaryError)) throw error;
      withApp = false;
    }
  }
  return { ...suite, set, withApp };
};

/** How many classes were added, or why none. */
const addToIndex = async (set: DexSet, number: number, index: ClassIndex): Promise<number | { readonly reason: string }> => {
  const read = await readIfKnown(set, number, (dex) => indexClasses(index, dex, number));
  if (!read.isKnown) return read;
  return read.result ?? { reason: 'it has more classes than can be read' };
};

/** The virtual methods of these classes whose names are wanted, by the class's descriptor. */
export const readMethodsOf = async (
  { set }: ReadClasses,
  classes: Iterable<ClassRecord>,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, readonly DeclaredMethod[]>> => {
  const declared = new Map<string, readonly DeclaredMethod[]>();
  for (const [dexNumber, records] of Map.groupBy(new Set(classes), (record) => record.dexNumber)) {
    await set.read(dexNumber, (dex) => {
      for (const { descriptor, dataOffset } of records) declared.set(descriptor, readVirtualMethods(dex, dataOffset, isWanted));
    });
  }
  return declared;
};
