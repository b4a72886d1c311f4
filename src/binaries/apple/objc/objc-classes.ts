import { FormatError } from '../../binary-error.ts';
import { spend, type WorkBudget } from '../../work-budget.ts';
import type { ImageMemory, Section } from './image-memory.ts';
import type { Pointer } from './pointers.ts';

export interface ObjcMethod {
  readonly selector: string;
  /** Encoded types of result and arguments: `v16@0:8` takes and gives nothing. */
  readonly types: string;
}

export interface ObjcClass {
  readonly name: string;
  /** Address of a class in the image, or the name of one elsewhere. */
  readonly superclass: Pointer;
  /** Those whose names begin like a test's. */
  readonly methods: ObjcMethod[];
  /** Whether it says itself which tests a suite of it has. */
  choosesTests: boolean;
}

const pointerBytes = 8;
const relativeMethods = 0x8000_0000;
/** Class methods by which a class chooses its tests. */
const choosing: ReadonlySet<string> = new Set(['defaultTestSuite', 'testInvocations']);

/** What a class and a method weigh beside their names. */
const classSteps = 200;
const methodSteps = 40;

/** The classes that an image defines, by address, with the instance methods of their categories (public runtime layout). */
export const readObjcClasses = (memory: ImageMemory, workBudget: WorkBudget): Map<number, ObjcClass> => {
  const classes = new Map<number, ObjcClass>();
  const isTest = (selector: string): boolean => selector.startsWith('test');
  const isChoice = (selector: string): boolean => choosing.has(selector);
  for (const address of listedAddresses(memory, '__objc_classlist', workBudget)) {
    const data = descriptionOf(memory, address);
    const nameAddress = addressOf(memory.pointer(data + 24));
    const name = nameAddress === undefined ? '' : memory.text(nameAddress);
    spend(workBudget, name.length);
    // The class of the class holds its class methods.
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

/** The address of a class's description; the lowest bits of the pointer are flags. */
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

/** Entries are three pointers, or since iOS 14 three distances from where they stand. */
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
