import { type Allowance, spend } from '../../allowance.ts';
import type { DiscoveredTest, UnknownPart } from '../../discovered-suite.ts';
import type { ObjcClass, ObjcMethod } from './objc-classes.ts';

const testCase = '_OBJC_CLASS_$_XCTestCase';
const plainSelector = /^test[^:]*$/;
/** How Swift's `throws` and `async` look to Objective-C. */
const swiftSelector = /^(test[^:]*)(?:AndReturnError|WithCompletionHandler):$/;
const deepest = 50;

/** The tests of XCTest cases: methods named `test…` that take and give nothing, inherited ones too. */
export const listTestCases = (
  classes: ReadonlyMap<number, ObjcClass>,
  allowance: Allowance,
): { tests: DiscoveredTest[]; unknown: UnknownPart[] } => {
  const tests: DiscoveredTest[] = [];
  const unknown: UnknownPart[] = [];
  for (const objcClass of classes.values()) {
    const { lineage, root } = lineageOf(classes, objcClass);
    spend(
      allowance,
      lineage.reduce((steps, { methods }) => steps + methods.length, 1),
    );
    const names = new Set(lineage.flatMap(({ methods }) => methods.flatMap(testName)));
    if (names.size === 0 || root === undefined) continue;
    const className = readableName(objcClass.name);
    if (root !== testCase || className === undefined) {
      const reason =
        className === undefined
          ? 'its name is encoded'
          : `it extends ${root.replace('_OBJC_CLASS_$_', '')}, which another library holds`;
      // Anything may have a method named like a test; only another library's class makes it uncertain.
      if (root !== '_OBJC_CLASS_$_NSObject') unknown.push({ part: objcClass.name, reason });
      continue;
    }
    for (const name of names) tests.push({ className, name, ignored: false, parameterised: false, conditional: false });
  }
  return { tests, unknown };
};

/** A class with its ancestors in the image, and the symbol of the first one outside. */
const lineageOf = (
  classes: ReadonlyMap<number, ObjcClass>,
  objcClass: ObjcClass,
): { lineage: ObjcClass[]; root: string | undefined } => {
  const lineage: ObjcClass[] = [];
  let next: ObjcClass | undefined = objcClass;
  while (next !== undefined && lineage.length < deepest) {
    lineage.push(next);
    const { superclass }: ObjcClass = next;
    if (superclass.kind === 'import') return { lineage, root: superclass.name };
    next = superclass.kind === 'address' ? classes.get(superclass.address) : undefined;
  }
  return { lineage, root: undefined };
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
