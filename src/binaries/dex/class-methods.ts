import { FormatError } from '../binary-error.ts';
import { spend } from '../work-budget.ts';
import { type DexFile, methodNameAt, methodShapeAt, readUleb128 } from './dex-file.ts';

export interface DeclaredMethod {
  readonly name: string;
  /** See `methodShapeAt`. */
  readonly shape: string;
  readonly flags: number;
}

/**
 * The virtual methods that a class declares (`class_data_item`), so neither static, private nor constructors, of those
 * whose names are `wanted`.
 */
export const readVirtualMethods = (dex: DexFile, dataOffset: number, wanted: (name: string) => boolean): DeclaredMethod[] => {
  if (dataOffset === 0) return [];
  const cursor = { at: dataOffset };
  const next = (): number => readUleb128(dex.view, cursor);
  const fields = next() + next();
  const direct = next();
  const virtual = next();
  if (direct > dex.methods.count || virtual > dex.methods.count) throw new FormatError('a method number out of range');
  // Each takes two (fields) or three (methods) bytes at least.
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

/** Indexes are written as differences to the one before. */
const readMethods = (next: () => number, count: number, use: (method: number, flags: number) => void): void => {
  let method = 0;
  for (let index = 0; index < count; index++) {
    method += next();
    const flags = next();
    next();
    use(method, flags);
  }
};
