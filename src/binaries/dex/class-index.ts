import { FormatError, spend, type WorkBudget } from '../byte-readers.ts';
import { type AnnotationReader, type ClassFlags, type KnownAnnotations, notAnnotated, readClassFlags } from './annotations.ts';
import {
  accessFlags,
  classAt,
  type DexFile,
  descriptorAt,
  findType,
  methodNameAt,
  methodShapeAt,
  readUleb128,
  typeListAt,
} from './dex-file.ts';
import { isPlatform } from './dex-set.ts';

/** Facts about an indexed class. They suffice for inheritance, and to find the methods of the class. */
export interface ClassRecord extends ClassFlags {
  /** For instance `Lcom/shop/CartTest;`. */
  readonly descriptor: string;
  readonly superDescriptor: string | undefined;
  /** Descriptors of the interfaces. Empty unless the suite uses JUnit 5, which also finds tests in interfaces. */
  readonly interfaces: readonly string[];
  readonly flags: number;
  readonly dexNumber: number;
  readonly dataOffset: number;
}

/** Classes of all DEX files of a test APK, then the classes of the tested app. */
export interface ClassIndex {
  readonly classes: Map<string, ClassRecord>;
  readonly annotations: KnownAnnotations;
  /** Remaining number of characters of class names to keep in memory. */
  readonly charactersLeft: WorkBudget;
  readonly methodsLeft: WorkBudget;
}

/** Limits of the index, about twice what large apps need. */
const limits = { classes: 200_000, characters: 20_000_000, methods: 200_000 } as const;

export const emptyIndex = (annotations: KnownAnnotations): ClassIndex => ({
  classes: new Map(),
  annotations,
  charactersLeft: { left: limits.characters },
  methodsLeft: { left: limits.methods },
});

const objectDescriptor = 'Ljava/lang/Object;';

/** Shared record of all classes that extend `Object` and have no annotations about tests. Sharing keeps the index small. */
export const plainClass: ClassRecord = {
  descriptor: objectDescriptor,
  superDescriptor: undefined,
  interfaces: [],
  flags: accessFlags.abstract,
  dexNumber: 0,
  dataOffset: 0,
  ...notAnnotated,
};

/** Adds the classes of a DEX file and returns their number. Returns undefined if the index would become too large. */
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
    // The class loader uses the first of two classes with the same name.
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

/** Whether the annotations of a class have no effect on its tests and on its subclasses. */
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

export interface DeclaredMethod {
  readonly name: string;
  /** Return type and parameter types, as `methodShapeAt` returns them. */
  readonly shape: string;
  readonly flags: number;
}

/** Reads the virtual methods in a `class_data_item`. Static methods, private methods and constructors are not virtual. */
export const readVirtualMethods = (dex: DexFile, dataOffset: number, wanted: (name: string) => boolean): DeclaredMethod[] => {
  if (dataOffset === 0) return [];
  const cursor = { at: dataOffset };
  const next = (): number => readUleb128(dex.view, cursor);
  const fields = next() + next();
  const direct = next();
  const virtual = next();
  if (direct > dex.methods.count || virtual > dex.methods.count) throw new FormatError('a method number out of range');
  // Minimum cost in bytes: two for a field, three for a method.
  spend(dex.workBudget, 2 * fields + 3 * (direct + virtual));
  for (let index = 0; index < fields; index++) {
    next();
    next();
  }
  readMethods(next, direct, () => {});
  const methods: DeclaredMethod[] = [];
  readMethods(next, virtual, (method, flags) => {
    const name = methodNameAt(dex, method);
    if (wanted(name)) methods.push({ name, shape: methodShapeAt(dex, method), flags });
  });
  return methods;
};

/** Reads methods. The file stores each method's index as the difference from the previous index. */
const readMethods = (next: () => number, count: number, use: (method: number, flags: number) => void): void => {
  let method = 0;
  for (let index = 0; index < count; index++) {
    method += next();
    const flags = next();
    next();
    use(method, flags);
  }
};

/** A class and its superclasses. Superclasses that were not read are absent. */
export interface Lineage {
  readonly classes: readonly [ClassRecord, ...ClassRecord[]];
  /** Interfaces of these classes, including the interfaces that they extend. */
  readonly interfaces: readonly ClassRecord[];
  /** Whether the class is a JUnit 3 test case, whose tests are recognized by their names. */
  readonly testCase: boolean;
  /** Descriptor of the first superclass or interface that was not read and may add tests. */
  readonly missing: string | undefined;
}

const junit3Base = 'Ljunit/framework/TestCase;';
const androidTestCase = /^Landroid\/test\/\w*TestCase2?;$/;
/** Maximum number of superclasses, more than any real class has. It also stops at a class that inherits from itself. */
const deepest = 100;

export const lineageOf = (index: ReadonlyMap<string, ClassRecord>, record: ClassRecord): Lineage => {
  const { classes, last } = ancestorsOf(index, record);
  const { interfaces, absent } = interfacesOf(index, classes);
  const testCase = last !== undefined && (last === junit3Base || androidTestCase.test(last));
  return { classes, interfaces, testCase, missing: last === undefined || isPlatform(last) ? absent : last };
};

/** Returns a class and its superclasses. `last` is the first superclass that is unknown or a JUnit 3 base class. */
export const ancestorsOf = (
  index: ReadonlyMap<string, ClassRecord>,
  record: ClassRecord,
): { classes: [ClassRecord, ...ClassRecord[]]; last: string | undefined } => {
  const classes: [ClassRecord, ...ClassRecord[]] = [record];
  let next = record.superDescriptor;
  while (next !== undefined && classes.length < deepest) {
    const found = next === junit3Base || androidTestCase.test(next) ? undefined : index.get(next);
    if (found === undefined) return { classes, last: next };
    if (found === plainClass) break;
    classes.push(found);
    next = found.superDescriptor;
  }
  return { classes, last: undefined };
};

const interfacesOf = (
  index: ReadonlyMap<string, ClassRecord>,
  classes: readonly ClassRecord[],
): { interfaces: ClassRecord[]; absent: string | undefined } => {
  // The loop below adds to this set while it iterates.
  const names = new Set(classes.flatMap((one) => one.interfaces));
  const interfaces: ClassRecord[] = [];
  let absent: string | undefined;
  for (const name of names) {
    const found = index.get(name);
    if (found === undefined) absent ??= name;
    else if (found !== plainClass) {
      interfaces.push(found);
      for (const above of found.interfaces) names.add(above);
    }
  }
  return { interfaces, absent };
};

/** Returns `com.shop.CartTest$Empty` for `Lcom/shop/CartTest$Empty;`. */
export const classNameOf = (descriptor: string): string => descriptor.slice(1, -1).replaceAll('/', '.');
