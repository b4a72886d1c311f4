import { annotationFlag, flagsByAnnotation, flagsByMetaAnnotation } from './annotation-flags.ts';
import { annotationsOf } from './annotations.ts';
import { accessFlags, classAt, type DexFile, descriptorAt, findType } from './dex-file.ts';
import { type DexSet, readIfKnown } from './dex-set.ts';

/** The meaning of annotations, including those that the suite declares itself. */
export interface KnownAnnotations {
  /** By type descriptor. */
  readonly annotationFlags: ReadonlyMap<string, number>;
  /** Whether any file names an annotation by which JUnit 5 runs methods. */
  readonly hasJupiter: boolean;
  /** Descriptors of annotations that a class hands on to those that extend it. */
  readonly inherited: ReadonlySet<string>;
}

/** Reads the annotation types of the suite: JUnit 5 follows annotations on annotations, and so do the filters of the Android runner. */
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

/** The annotation types of one file, each with the annotations that it carries. */
export const annotationTypes = function* (dex: DexFile): Generator<[string, readonly string[]]> {
  for (let number = 0; number < dex.classes.count; number++) {
    const { type, flags, annotationsOffset } = classAt(dex, number);
    if ((flags & accessFlags.annotation) === 0 || annotationsOffset === 0) continue;
    const set = dex.view.getUint32(annotationsOffset, true);
    if (set === 0) continue;
    yield [descriptorAt(dex, type), Array.from(annotationsOf(dex, set), (annotation) => descriptorAt(dex, annotation.type))];
  }
};

/** Passes the flags of each type on to the types that carry it. Visits a type again only if it got a further flag. */
const flagsOf = (declared: ReadonlyMap<string, readonly string[]>): Map<string, number> => {
  const annotationFlags = new Map<string, number>();
  const carriers = new Map<string, string[]>();
  const waiting: string[] = [];
  const give = (descriptor: string, given: number): void => {
    const before = annotationFlags.get(descriptor) ?? 0;
    if ((before | given) === before) return;
    annotationFlags.set(descriptor, before | given);
    waiting.push(descriptor);
  };
  for (const [descriptor, carried] of declared) {
    for (const each of carried) {
      const others = carriers.get(each);
      if (others === undefined) carriers.set(each, [descriptor]);
      else others.push(descriptor);
      give(descriptor, flagsByMetaAnnotation.get(each) ?? 0);
    }
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const given = annotationFlags.get(next) ?? 0;
    for (const carrier of carriers.get(next) ?? []) give(carrier, given);
  }
  return annotationFlags;
};
