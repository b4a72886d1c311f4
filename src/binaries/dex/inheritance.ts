import { type ClassRecord, plainClass } from './class-index.ts';

/** A class and its ancestors, nearest first, as far as the APK holds them. */
export interface Lineage {
  readonly classes: readonly [ClassRecord, ...ClassRecord[]];
  /** A JUnit 3 test case: its tests are told by their names. */
  readonly testCase: boolean;
  /** Descriptor of an ancestor that is neither in the APK nor a part of Android or JUnit: what it adds is not known. */
  readonly missing: string | undefined;
}

const junit3Base = 'Ljunit/framework/TestCase;';
const androidTestCase = /^Landroid\/test\/\w*TestCase2?;$/;
const platform = /^L(?:java|javax|android|dalvik|junit|kotlin|org\/(?:junit|w3c|xml|json))\//;
/** Deeper than any hierarchy; ends one that goes in a circle. */
const deepest = 100;

export const lineageOf = (index: ReadonlyMap<string, ClassRecord>, record: ClassRecord): Lineage => {
  const classes: [ClassRecord, ...ClassRecord[]] = [record];
  let next = record.superDescriptor;
  while (next !== undefined && classes.length < deepest) {
    if (next === junit3Base || androidTestCase.test(next)) return { classes, testCase: true, missing: undefined };
    const found = index.get(next);
    if (found === undefined) return { classes, testCase: false, missing: platform.test(next) ? undefined : next };
    if (found === plainClass) break;
    classes.push(found);
    next = found.superDescriptor;
  }
  return { classes, testCase: false, missing: undefined };
};

/** `com.shop.CartTest$Empty` for `Lcom/shop/CartTest$Empty;` */
export const classNameOf = (descriptor: string): string => descriptor.slice(1, -1).replaceAll('/', '.');
