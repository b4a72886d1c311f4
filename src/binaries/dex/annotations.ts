import { FormatError, spend, type WorkBudget } from '../byte-readers.ts';
import { annotationFlag, flagsByAnnotation, flagsByMetaAnnotation } from './annotation-flags.ts';
import {
  accessFlags,
  classAt,
  type DexFile,
  descriptorAt,
  findType,
  methodNameAt,
  methodShapeAt,
  readUleb128,
} from './dex-file.ts';
import { type DexSet, readIfKnown } from './dex-set.ts';

interface AnnotationSet {
  readonly annotationFlags: number;
  /** Descriptors of the annotations that are visible at run time. */
  readonly annotations: readonly string[];
}

export interface MarkedMethod extends AnnotationSet {
  readonly name: string;
  /** Return type and parameter types, as `methodShapeAt` returns them. */
  readonly shape: string;
}

/** Flags of the annotations on a class and on its methods. */
export interface ClassFlags extends AnnotationSet {
  /** Descriptor of the runner in `@RunWith`. */
  readonly runner: string | undefined;
  readonly suiteClasses: readonly string[];
  readonly methods: readonly MarkedMethod[];
}

export const notAnnotated: ClassFlags = { annotationFlags: 0, annotations: [], runner: undefined, suiteClasses: [], methods: [] };

const noAnnotations: AnnotationSet = { annotationFlags: 0, annotations: [] };

/** Reader of the annotations of one DEX file. */
export interface AnnotationReader {
  readonly dex: DexFile;
  /** Flags by the index of the annotation type in the file. */
  readonly flagsByType: ReadonlyMap<number, number>;
  /** Annotation sets that were already read, by offset. Methods with equal annotations share one set. */
  readonly knownSets: Map<number, AnnotationSet>;
  /** Remaining number of methods with flags to keep, for all DEX files together. */
  readonly methodsLeft: WorkBudget;
}

/** Visibility of annotations that a program can read at run time. */
const seenAtRunTime = 0x01;
/** Annotation that Kotlin adds to every class. The reader skips it. */
const kotlinMetadata = 'Lkotlin/Metadata;';

const valueType = { type: 0x18, array: 0x1c } as const;

/** Reads the `annotations_directory_item` of a class. */
export const readClassFlags = (reader: AnnotationReader, offset: number): ClassFlags => {
  const { view } = reader.dex;
  const classSet = view.getUint32(offset, true);
  const fields = view.getUint32(offset + 4, true);
  const methodCount = view.getUint32(offset + 8, true);
  spend(reader.dex.workBudget, 16 + 8 * (fields + methodCount));

  const methods: MarkedMethod[] = [];
  let at = offset + 16 + 8 * fields;
  for (let index = 0; index < methodCount; index++, at += 8) {
    const set = readSet(reader, view.getUint32(at + 4, true));
    if (set === noAnnotations) continue;
    const method = view.getUint32(at, true);
    const name = methodNameAt(reader.dex, method);
    // Methods named `test…` are kept even without flags because JUnit 3 runs methods by name.
    if (set.annotationFlags === 0 && !name.startsWith('test')) continue;
    spend(reader.methodsLeft, 1);
    methods.push({ name, shape: methodShapeAt(reader.dex, method), ...set });
  }
  const { annotationFlags, annotations } = classSet === 0 ? noAnnotations : readSet(reader, classSet);
  if (annotationFlags === 0 && methods.length === 0 && annotations.length === 0) return notAnnotated;
  return {
    annotationFlags,
    annotations,
    runner: (annotationFlags & annotationFlag.runWith) === 0 ? undefined : readTypes(reader, classSet, annotationFlag.runWith)[0],
    suiteClasses:
      (annotationFlags & annotationFlag.suiteClasses) === 0 ? [] : readTypes(reader, classSet, annotationFlag.suiteClasses),
    methods,
  };
};

/** Reads an `annotation_set_item` and joins the flags of its annotations. */
const readSet = (reader: AnnotationReader, offset: number): AnnotationSet => {
  const known = reader.knownSets.get(offset);
  if (known !== undefined) return known;
  let annotationFlags = 0;
  const annotations: string[] = [];
  for (const { type, visibility } of annotationsOf(reader.dex, offset)) {
    annotationFlags |= reader.flagsByType.get(type) ?? 0;
    if (visibility !== seenAtRunTime) continue;
    const descriptor = descriptorAt(reader.dex, type);
    if (descriptor !== kotlinMetadata) annotations.push(descriptor);
  }
  const set = annotationFlags === 0 && annotations.length === 0 ? noAnnotations : { annotationFlags, annotations };
  reader.knownSets.set(offset, set);
  return set;
};

/** Reads the classes in an annotation such as `@RunWith(AndroidJUnit4.class)`. `wanted` is the flag of the annotation. */
const readTypes = (reader: AnnotationReader, setOffset: number, wanted: number): string[] => {
  for (const { type, at } of annotationsOf(reader.dex, setOffset)) {
    if (reader.flagsByType.get(type) !== wanted) continue;
    const cursor = { at };
    const elements = readUleb128(reader.dex.view, cursor);
    if (elements === 0) return [];
    readUleb128(reader.dex.view, cursor);
    return readTypeValues(reader.dex, cursor);
  }
  return [];
};

/** Lists the annotations of an `annotation_set_item` with type, visibility, and offset of the elements. */
const annotationsOf = function* (dex: DexFile, offset: number): Generator<{ type: number; visibility: number; at: number }> {
  const count = dex.view.getUint32(offset, true);
  spend(dex.workBudget, 4 + 4 * count);
  for (let index = 0; index < count; index++) {
    const at = dex.view.getUint32(offset + 4 + 4 * index, true);
    const cursor = { at: at + 1 };
    const type = readUleb128(dex.view, cursor);
    yield { type, visibility: dex.view.getUint8(at), at: cursor.at };
  }
};

/** Reads an `encoded_value`: a class, or an array of classes. */
const readTypeValues = (dex: DexFile, cursor: { at: number }): string[] => {
  const first = dex.view.getUint8(cursor.at);
  if ((first & 0x1f) !== valueType.array) return [readTypeValue(dex, cursor)];
  cursor.at += 1;
  const count = readUleb128(dex.view, cursor);
  spend(dex.workBudget, count);
  return Array.from({ length: count }, () => readTypeValue(dex, cursor));
};

const readTypeValue = (dex: DexFile, cursor: { at: number }): string => {
  const head = dex.view.getUint8(cursor.at++);
  if ((head & 0x1f) !== valueType.type) throw new FormatError('an annotation that names something other than a class');
  const size = (head >>> 5) + 1;
  let type = 0;
  for (let index = 0; index < size; index++) type += dex.view.getUint8(cursor.at++) * 2 ** (8 * index);
  return descriptorAt(dex, type);
};

/** Facts about annotation types, including the types that the suite itself declares. */
export interface KnownAnnotations {
  readonly annotationFlags: ReadonlyMap<string, number>;
  /** Whether a DEX file mentions an annotation with which JUnit 5 runs methods. */
  readonly hasJupiter: boolean;
  readonly inherited: ReadonlySet<string>;
}

/** Reads the annotation types of a suite. Test runners also follow the annotations on annotation types. */
export const readAnnotationTypes = async (set: DexSet): Promise<KnownAnnotations> => {
  const declared = new Map<string, readonly string[]>();
  let hasJupiter = false;
  for (const number of set.names.keys()) {
    await readIfKnown(set, number, (dex) => {
      hasJupiter ||= jupiterTypes.some((descriptor) => findType(dex, descriptor) !== undefined);
      for (const [descriptor, carried] of annotationTypes(dex)) if (!declared.has(descriptor)) declared.set(descriptor, carried);
    });
  }
  const inherited = [...declared].filter(([, carried]) => carried.includes(inheritedMark)).map(([descriptor]) => descriptor);
  return {
    annotationFlags: new Map([...flagsOf(declared), ...flagsByAnnotation]),
    hasJupiter,
    inherited: new Set(inherited),
  };
};

const inheritedMark = 'Ljava/lang/annotation/Inherited;';

const jupiterTypes = [...flagsByAnnotation]
  .filter(([, annotationFlags]) => (annotationFlags & annotationFlag.jupiter) !== 0)
  .map(([descriptor]) => descriptor);

/** Lists the annotation types of one DEX file, each with the annotations on it. */
export const annotationTypes = function* (dex: DexFile): Generator<[string, readonly string[]]> {
  for (let number = 0; number < dex.classes.count; number++) {
    const { type, flags, annotationsOffset } = classAt(dex, number);
    if ((flags & accessFlags.annotation) === 0 || annotationsOffset === 0) continue;
    const set = dex.view.getUint32(annotationsOffset, true);
    if (set === 0) continue;
    yield [descriptorAt(dex, type), Array.from(annotationsOf(dex, set), (annotation) => descriptorAt(dex, annotation.type))];
  }
};

/** Adds the flags of each annotation type to the types that it annotates. */
const flagsOf = (declared: ReadonlyMap<string, readonly string[]>): Map<string, number> => {
  const annotationFlags = new Map<string, number>();
  const waiting: string[] = [];
  const give = (descriptor: string, given: number): void => {
    const before = annotationFlags.get(descriptor) ?? 0;
    if ((before | given) === before) return;
    annotationFlags.set(descriptor, before | given);
    waiting.push(descriptor);
  };
  const pairs = [...declared].flatMap(([descriptor, carried]) => carried.map((each) => ({ descriptor, each })));
  const carriers = Map.groupBy(pairs, ({ each }) => each);
  for (const { descriptor, each } of pairs) give(descriptor, flagsByMetaAnnotation.get(each) ?? 0);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const given = annotationFlags.get(next) ?? 0;
    for (const { descriptor } of carriers.get(next) ?? []) give(descriptor, given);
  }
  return annotationFlags;
};
