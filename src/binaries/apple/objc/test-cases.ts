import { ordinaryTest, type UnknownPart } from '../../../core/model/discovered-suite.ts';
import type { KnownTest } from '../../../core/model/run-plan.ts';
import { FormatError, spend, type WorkBudget } from '../../byte-readers.ts';
import { classOfSymbol, type ImageMemory, type Pointer, type Section } from './image-memory.ts';

/** Classes of one executable or library. */
export interface ObjcImage {
  readonly classes: ReadonlyMap<number, ObjcClass>;
  /** Addresses of the exported classes by symbol. Classes of other images may extend these classes. */
  readonly symbols: ReadonlyMap<string, number>;
}

const testCase = '_OBJC_CLASS_$_XCTestCase';
const object = '_OBJC_CLASS_$_NSObject';
const plainSelector = /^test[^:]*$/;
/** Matches Swift test methods with `throws` or `async`. The compiler adds an ending to their names. */
const swiftSelector = /^(test[^:]*)(?:AndReturnError|WithCompletionHandler):$/;
const namedLikeTests = /Test|Spec/;
const deepest = 50;

/** Whether a class of the image extends a library class other than `XCTestCase` and `NSObject`. */
export const inheritsFromLibraries = (image: ObjcImage): boolean =>
  [...image.classes.values()].some(({ superclass }) => superclass.kind === 'import' && !isFinal(superclass.name));

const isFinal = (symbol: string): boolean => symbol === testCase || symbol === object;

/**
 * Lists the methods `test…` without arguments and result. A test is conditional if its class chooses its tests at run time.
 *
 * @param libraries the libraries in the test bundle
 */
export const listTestCases = (
  image: ObjcImage,
  libraries: readonly ObjcImage[],
  workBudget: WorkBudget,
): { tests: KnownTest[]; unknown: UnknownPart[] } => {
  const tests: KnownTest[] = [];
  const unknown: UnknownPart[] = [];
  for (const objcClass of image.classes.values()) {
    const { lineage, root } = lineageOf(image, libraries, objcClass);
    spend(
      workBudget,
      lineage.reduce((steps, { methods }) => steps + methods.length, 1),
    );
    const names = new Set(lineage.flatMap(({ methods }) => methods.flatMap(testName)));
    if (root === undefined || (names.size === 0 && (root === testCase || !namedLikeTests.test(root)))) continue;
    const className = readableName(objcClass.name);
    if (root !== testCase || className === undefined) {
      const reason =
        className === undefined ? 'its name is encoded' : `it extends ${classOfSymbol(root)}, which is in another library`;
      // A class that extends only `NSObject` is not a test case, even if it has methods named `test…`.
      if (root !== object) unknown.push({ part: objcClass.name, reason });
      continue;
    }
    const conditional = lineage.some(({ choosesTests }) => choosesTests);
    for (const name of names) tests.push({ ...ordinaryTest, className, name, conditional });
  }
  return { tests, unknown };
};

/** Returns a class and its known superclasses. `root` is the symbol of the first unknown superclass. */
const lineageOf = (
  image: ObjcImage,
  libraries: readonly ObjcImage[],
  objcClass: ObjcClass,
): { lineage: ObjcClass[]; root: string | undefined } => {
  const lineage: ObjcClass[] = [];
  let next: Held | undefined = { objcClass, holder: image };
  while (next !== undefined && lineage.length < deepest) {
    lineage.push(next.objcClass);
    const { holder }: Held = next;
    const { superclass }: ObjcClass = next.objcClass;
    if (superclass.kind === 'import') {
      next = isFinal(superclass.name) ? undefined : findClass(libraries, superclass.name);
      if (next === undefined) return { lineage, root: superclass.name };
    } else {
      const found: ObjcClass | undefined = superclass.kind === 'address' ? holder.classes.get(superclass.address) : undefined;
      next = found && { objcClass: found, holder };
    }
  }
  return { lineage, root: undefined };
};

interface Held {
  readonly objcClass: ObjcClass;
  readonly holder: ObjcImage;
}

const findClass = (libraries: readonly ObjcImage[], symbol: string): Held | undefined => {
  for (const holder of libraries) {
    const objcClass = holder.classes.get(holder.symbols.get(symbol) ?? 0);
    if (objcClass !== undefined) return { objcClass, holder };
  }
  return undefined;
};

const testName = ({ selector, types }: ObjcMethod): string[] => {
  if (plainSelector.test(selector)) return types.startsWith('v') ? [selector] : [];
  const swift = swiftSelector.exec(selector)?.[1];
  return swift === undefined ? [] : [swift];
};

/** Converts `_TtC11ShopUITests11CartUITests` to `CartUITests`. Returns undefined for private and generic classes. */
const readableName = (name: string): string | undefined => {
  if (!name.startsWith('_Tt')) return name;
  const nesting = /^_Tt(C+)/.exec(name)?.[1]?.length ?? 0;
  const parts: string[] = [];
  let at = 3 + nesting;
  while (at < name.length) {
    const digits = /^\d{1,3}/.exec(name.slice(at))?.[0];
    if (digits === undefined) return undefined;
    at += digits.length + Number(digits);
    parts.push(name.slice(at - Number(digits), at));
  }
  return parts.length === nesting + 1 && at === name.length ? parts.slice(1).join('.') : undefined;
};

interface ObjcMethod {
  readonly selector: string;
  /** Encoded types of the result and the arguments. `v16@0:8` means no result and no arguments. */
  readonly types: string;
}

interface ObjcClass {
  readonly name: string;
  /** Address of the superclass in this image, or its symbol if another image contains it. */
  readonly superclass: Pointer;
  /** Methods whose names start with `test`. */
  readonly methods: ObjcMethod[];
  /** Whether the class chooses its tests at run time. */
  choosesTests: boolean;
}

const pointerBytes = 8;
const relativeMethods = 0x8000_0000;
/** Class methods by which a class chooses its tests. */
const choosing: ReadonlySet<string> = new Set(['defaultTestSuite', 'testInvocations']);

/** Cost of a class and of a method, in steps. Each character of the name costs one more step. */
const classSteps = 200;
const methodSteps = 40;

/** Reads the classes of an image, by address. Adds the methods of a class's categories to the class. */
export const readObjcClasses = (memory: ImageMemory, workBudget: WorkBudget): Map<number, ObjcClass> => {
  const classes = new Map<number, ObjcClass>();
  const isTest = (selector: string): boolean => selector.startsWith('test');
  const isChoice = (selector: string): boolean => choosing.has(selector);
  for (const address of listedAddresses(memory, '__objc_classlist', workBudget)) {
    const data = descriptionOf(memory, address);
    const nameAddress = addressOf(memory.pointer(data + 24));
    const name = nameAddress === undefined ? '' : memory.text(nameAddress);
    spend(workBudget, name.length);
    // The metaclass contains the class methods.
    const meta = addressOf(memory.pointer(address));
    const chosen =
      meta === undefined ? [] : readMethodList(memory, memory.pointer(descriptionOf(memory, meta) + 32), isChoice, workBudget);
    classes.set(address, {
      name,
      superclass: memory.pointer(address + pointerBytes),
      methods: readMethodList(memory, memory.pointer(data + 32), isTest, workBudget),
      choosesTests: chosen.length > 0,
    });
  }
  for (const address of listedAddresses(memory, '__objc_catlist', workBudget)) {
    const extended = addressOf(memory.pointer(address + 8));
    const owner = extended === undefined ? undefined : classes.get(extended);
    if (owner === undefined) continue;
    owner.methods.push(...readMethodList(memory, memory.pointer(address + 16), isTest, workBudget));
    owner.choosesTests ||= readMethodList(memory, memory.pointer(address + 24), isChoice, workBudget).length > 0;
  }
  return classes;
};

/** Returns the address of a class's metadata, without the flags in the lowest bits of the pointer. */
const descriptionOf = (memory: ImageMemory, address: number): number => {
  const description = addressOf(memory.pointer(address + 32));
  if (description === undefined) throw new FormatError('a class without a description');
  return description - (description % pointerBytes);
};

const addressOf = (pointer: Pointer): number | undefined => (pointer.kind === 'address' ? pointer.address : undefined);

const listedAddresses = function* (memory: ImageMemory, name: string, workBudget: WorkBudget): Generator<number> {
  for (const section of memory.sections.filter((one: Section) => one.name === name)) {
    const count = Math.floor(section.bytes / pointerBytes);
    for (let index = 0; index < count; index++) {
      spend(workBudget, classSteps);
      const address = addressOf(memory.pointer(section.address + index * pointerBytes));
      if (address !== undefined) yield address;
    }
  }
};

/** Reads a list of methods. An entry has three pointers, or three relative distances since iOS 14. */
const readMethodList = (
  memory: ImageMemory,
  list: Pointer,
  isWanted: (selector: string) => boolean,
  workBudget: WorkBudget,
): ObjcMethod[] => {
  if (list.kind !== 'address') return [];
  const found: ObjcMethod[] = [];
  const head = memory.uint32(list.address);
  const count = memory.uint32(list.address + 4);
  const isRelative = head >= relativeMethods;
  const entryBytes = isRelative ? 12 : 24;
  spend(workBudget, count);
  for (let index = 0; index < count; index++) {
    const at = list.address + 8 + index * entryBytes;
    const selector = isRelative ? addressOf(memory.pointer(at + memory.int32(at))) : addressOf(memory.pointer(at));
    const types = isRelative ? at + 4 + memory.int32(at + 4) : addressOf(memory.pointer(at + 8));
    if (selector === undefined || types === undefined) throw new FormatError('a method without a name');
    const method = { selector: memory.text(selector), types: memory.text(types) };
    spend(workBudget, methodSteps + method.selector.length + method.types.length);
    if (isWanted(method.selector)) found.push(method);
  }
  return found;
};
