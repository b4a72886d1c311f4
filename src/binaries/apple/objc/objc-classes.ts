import { type Allowance, spend } from '../../allowance.ts';
import { FormatError } from '../../binary-error.ts';
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
}

const pointerBytes = 8;
const relativeMethods = 0x8000_0000;
/** What a class and a method weigh beside their names. */
const classSteps = 200;
const methodSteps = 40;

/** The classes that an image defines, by address, with the instance methods of their categories (public runtime layout). */
export const readObjcClasses = (memory: ImageMemory, allowance: Allowance): Map<number, ObjcClass> => {
  const classes = new Map<number, ObjcClass>();
  for (const address of listedAddresses(memory, '__objc_classlist', allowance)) {
    // The lowest bits of the pointer to the description are flags.
    const description = addressOf(memory.pointer(address + 32));
    if (description === undefined) throw new FormatError('a class without a description');
    const data = description - (description % pointerBytes);
    const nameAddress = addressOf(memory.pointer(data + 24));
    const name = nameAddress === undefined ? '' : memory.text(nameAddress);
    spend(allowance, name.length);
    const methods: ObjcMethod[] = [];
    readMethodList(memory, memory.pointer(data + 32), methods, allowance);
    classes.set(address, {
      name,
      superclass: memory.pointer(address + pointerBytes),
      methods,
    });
  }
  for (const address of listedAddresses(memory, '__objc_catlist', allowance)) {
    const extended = addressOf(memory.pointer(address + 8));
    const owner = extended === undefined ? undefined : classes.get(extended);
    if (owner !== undefined) readMethodList(memory, memory.pointer(address + 16), owner.methods, allowance);
  }
  return classes;
};

const addressOf = (pointer: Pointer): number | undefined => (pointer.kind === 'address' ? pointer.address : undefined);

const listedAddresses = function* (memory: ImageMemory, name: string, allowance: Allowance): Generator<number> {
  for (const section of memory.sections.filter((one: Section) => one.name === name)) {
    const count = Math.floor(section.bytes / pointerBytes);
    for (let index = 0; index < count; index++) {
      spend(allowance, classSteps);
      const address = addressOf(memory.pointer(section.address + index * pointerBytes));
      if (address !== undefined) yield address;
    }
  }
};

/** Entries are three pointers, or since iOS 14 three distances from where they stand. */
const readMethodList = (memory: ImageMemory, list: Pointer, into: ObjcMethod[], allowance: Allowance): void => {
  if (list.kind !== 'address') return;
  const head = memory.uint32(list.address);
  const count = memory.uint32(list.address + 4);
  const isRelative = head >= relativeMethods;
  const entryBytes = isRelative ? 12 : 24;
  spend(allowance, count);
  for (let index = 0; index < count; index++) {
    const at = list.address + 8 + index * entryBytes;
    const selector = isRelative ? addressOf(memory.pointer(at + memory.int32(at))) : addressOf(memory.pointer(at));
    const types = isRelative ? at + 4 + memory.int32(at + 4) : addressOf(memory.pointer(at + 8));
    if (selector === undefined || types === undefined) throw new FormatError('a method without a name');
    const method = { selector: memory.text(selector), types: memory.text(types) };
    spend(allowance, methodSteps + method.selector.length + method.types.length);
    if (method.selector.startsWith('test')) into.push(method);
  }
};
