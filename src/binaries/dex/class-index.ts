import { spend, type WorkBudget } from '../work-budget.ts';
import type { KnownAnnotations } from './annotation-types.ts';
import { type AnnotationReader, type ClassFlags, notAnnotated, readClassFlags } from './annotations.ts';
import { accessFlags, classAt, type DexFile, descriptorAt, findType, typeListAt } from './dex-file.ts';
import { isPlatform } from './packages.ts';

/** What is kept of a class: enough to follow inheritance, and to read its methods later. */
export interface ClassRecord extends ClassFlags {
  /** `Lcom/shop/CartTest;` */
  readonly descriptor: string;
  readonly superDescriptor: string | undefined;
  /** Only where JUnit 5 may find tests in them. */
  readonly interfaces: readonly string[];
  readonly flags: number;
  /** Which of the DEX files holds it. */
  readonly dexNumber: number;
  readonly dataOffset: number;
}

/** The classes of all DEX files of an APK, then those of the app that it tests. */
export interface ClassIndex {
  readonly classes: Map<string, ClassRecord>;
  readonly annotations: KnownAnnotations;
  /** What may still be kept in memory. */
  readonly charactersLeft: WorkBudget;
  readonly methodsLeft: WorkBudget;
}

/** Large apps have half of these, large suites fewer. */
const limits = { classes: 200_000, characters: 20_000_000, methods: 200_000 } as const;

export const emptyIndex = (annotations: KnownAnnotations): ClassIndex => ({
  classes: new Map(),
  annotations,
  charactersLeft: { left: limits.characters },
  methodsLeft: { left: limits.methods },
});

const objectDescriptor = 'Ljava/lang/Object;';

/**
 * Represents every class that derives from `Object` and has no annotation about tests. It has no tests, and it is
 * enough to know that it exists. Most classes are of this kind, so the index of a large app stays small.
 */
export const plainClass: ClassRecord = {
  descriptor: objectDescriptor,
  superDescriptor: undefined,
  interfaces: [],
  flags: accessFlags.abstract,
  dexNumber: 0,
  dataOffset: 0,
  ...notAnnotated,
};

/**
 * Adds the classes of one DEX file to the index; returns how many the file holds, or undefined (and adds none) where the
 * index has no room for them.
 */
export const indexClasses = (index: ClassIndex, dex: DexFile, dexNumber: number): number | undefined => {
  const { classes } = index;
  if (classes.size + dex.classes.count > limits.classes) return undefined;
  const reader = annotationReader(dex, index);
  for (let number = 0; number < dex.classes.count; number++) {
    const definition = classAt(dex, number);
    const annotationFlags =
      definition.annotationsOffset === 0 ? notAnnotated : readClassFlags(reader, definition.annotationsOffset);
    const superDescriptor = definition.superType === undefined ? undefined : descriptorAt(dex, definition.superType);
    const descriptor = descriptorAt(dex, definition.type);
    // As the class loader does: the first of two classes of one name is the one that runs.
    if (classes.has(descriptor)) continue;
    spend(index.charactersLeft, descriptor.length);
    const interfaces = index.annotations.hasJupiter
      ? typeListAt(dex, definition.interfacesOffset).filter((name) => !isPlatform(name))
      : [];
    spend(index.methodsLeft, interfaces.length);
    if (
      saysNothing(annotationFlags, index.annotations) &&
      interfaces.length === 0 &&
      (superDescriptor === undefined || superDescriptor === objectDescriptor)
    ) {
      classes.set(descriptor, plainClass);
      continue;
    }
    classes.set(descriptor, {
      descriptor,
      superDescriptor,
      interfaces,
      flags: definition.flags,
      dexNumber,
      dataOffset: definition.dataOffset,
      ...annotationFlags,
    });
  }
  return dex.classes.count;
};

/** Neither of tests nor to those that extend the class. */
const saysNothing = ({ annotationFlags, methods, annotations }: ClassFlags, { inherited }: KnownAnnotations): boolean =>
  annotationFlags === 0 && methods.length === 0 && !annotations.some((descriptor) => inherited.has(descriptor));

const annotationReader = (dex: DexFile, { annotations, methodsLeft }: ClassIndex): AnnotationReader => {
  const flagsByType = new Map<number, number>();
  for (const [descriptor, annotationFlags] of annotations.annotationFlags) {
    const type = findType(dex, descriptor);
    if (type !== undefined) flagsByType.set(type, annotationFlags);
  }
  return { dex, flagsByType, knownSets: new Map(), methodsLeft };
};
