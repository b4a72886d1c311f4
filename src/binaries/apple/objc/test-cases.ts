import type { DiscoveredTest, UnknownPart } from '../../discovered-suite.ts';
import { spend, type WorkBudget } from '../../work-budget.ts';
import { classOfSymbol } from './class-symbols.ts';
import type { ObjcClass, ObjcMethod } from './objc-classes.ts';

/** The classes of one executable or library. */
export interface ObjcImage {
  /** By address. */
  readonly classes: ReadonlyMap<number, ObjcClass>;
  /** Addresses of those that others may inherit from, by symbol. */
  readonly symbols: ReadonlyMap<string, number>;
}

const testCase = '_OBJC_CLASS_$_XCTestCase';
const object = '_OBJC_CLASS_$_NSObject';
const plainSelector = /^test[^:]*$/;
/** How Swift's `throws` and `async` look to Objective-C. */
const swiftSelector = /^(test[^:]*)(?:AndReturnError|WithCompletionHandler):$/;
const namedLikeTests = /Test|Spec/;
const deepest = 50;

/** Whether a class of the image inherits from one that neither it nor XCTest itself holds. */
export const inheritsFromLibraries = (image: ObjcImage): boolean =>
  [...image.classes.values()].some(({ superclass }) => superclass.kind === 'import' && !isFinal(superclass.name));

const isFinal = (symbol: string): boolean => symbol === testCase || symbol === object;

/**
 * The tests of XCTest cases: methods named `test…` that take and give nothing, inherited ones too. Of a class that chooses its tests
 * itself, as base classes do that must not run, a result is not required.
 *
 * @param libraries those that the test bundle brings
 */
export const listTestCases = (
  image: ObjcImage,
  libraries: readonly ObjcImage[],
  workBudget: WorkBudget,
): { tests: DiscoveredTest[]; unknown: UnknownPart[] } => {
  const tests: DiscoveredTest[] = [];
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
      // Anything may have a method named like a test; only another library's class makes it uncertain.
      if (root !== object) unknown.push({ part: objcClass.name, reason });
      continue;
    }
    const conditional = lineage.some(({ choosesTests }) => choosesTests);
    for (const name of names) tests.push({ className, name, ignored: false, parameterized: false, conditional });
  }
  return { tests, unknown };
};

/** A class with its ancestors, as far as the image and the libraries hold them, and the symbol of the first one outside. */
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

/**
 * `CartUITests` for itself and for Swift's `_TtC11ShopUITests11CartUITests`; undefined for names that are encoded in
 * other ways (private or generic classes).
 */
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
