import { type ClassRecord, plainClass } from './class-index.ts';
import { isPlatform } from './packages.ts';

/** A class and its ancestors, nearest first, as far as they could be read. */
export interface Lineage {
  readonly classes: readonly [ClassRecord, ...ClassRecord[]];
  /** Of the class and its ancestors, those that they extend included. */
  readonly interfaces: readonly ClassRecord[];
  /** A JUnit 3 test case: its tests are recognized by their names. */
  readonly testCase: boolean;
  /** Descriptor of an ancestor or interface that was not read and is no part of Android or JUnit: what it adds is not known. */
  readonly missing: string | undefined;
}

const junit3Base = 'Ljunit/framework/TestCase;';
const androidTestCase = /^Landroid\/test\/\w*TestCase2?;$/;
/** Deeper than any hierarchy; ends one that goes in a circle. */
const deepest = 100;

export const lineageOf = (index: ReadonlyMap<string, ClassRecord>, record: ClassRecord): Lineage => {
  const { classes, last } = ancestorsOf(index, record);
  const { interfaces, absent } = interfacesOf(index, classes);
  const testCase = last !== undefined && (last === junit3Base || androidTestCase.test(last));
  return { classes, interfaces, testCase, missing: last === undefined || isPlatform(last) ? absent : last };
};

/** The class and its ancestors; `last` is the descriptor of the nearest ancestor outside of the index. JUnit's own base class counts as one. */
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
  // A set may grow while it is walked.
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

/** `com.shop.CartTest$Empty` for `Lcom/shop/CartTest$Empty;` */
export const classNameOf = (descriptor: string): string => descriptor.slice(1, -1).replaceAll('/', '.');
