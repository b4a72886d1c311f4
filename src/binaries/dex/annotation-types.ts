import { annotationsOf } from './annotations.ts';
import { accessFlags, classAt, type DexFile, descriptorAt, findType } from './dex-file.ts';
import { type DexSet, readIfKnown } from './dex-set.ts';
import { annotationMarks, mark, metaMarks } from './marks.ts';

/** What annotations say of whatever carries them, those that the suite declares itself included. */
export interface KnownAnnotations {
  /** By type descriptor. */
  readonly marks: ReadonlyMap<string, number>;
  /** Whether any file names an annotation by which JUnit 5 runs methods. */
  readonly hasJupiter: boolean;
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
  return { marks: new Map([...marksOf(declared), ...annotationMarks]), hasJupiter };
};

const jupiterTypes = [...annotationMarks].filter(([, marks]) => (marks & mark.jupiter) !== 0).map(([descriptor]) => descriptor);

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

/** Passes marks on from each type to those that carry it. A type is visited again only where it got a further mark, so this ends soon. */
const marksOf = (declared: ReadonlyMap<string, readonly string[]>): Map<string, number> => {
  const marks = new Map<string, number>();
  const carriers = new Map<string, string[]>();
  const waiting: string[] = [];
  const give = (descriptor: string, given: number): void => {
    const before = marks.get(descriptor) ?? 0;
    if ((before | given) === before) return;
    marks.set(descriptor, before | given);
    waiting.push(descriptor);
  };
  for (const [descriptor, carried] of declared) {
    for (const each of carried) {
      const others = carriers.get(each);
      if (others === undefined) carriers.set(each, [descriptor]);
      else others.push(descriptor);
      give(descriptor, metaMarks.get(each) ?? 0);
    }
  }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const given = marks.get(next) ?? 0;
    for (const carrier of carriers.get(next) ?? []) give(carrier, given);
  }
  return marks;
};
