import type { MarkedMethod } from './annotations.ts';
import type { DeclaredMethod } from './class-methods.ts';
import { accessFlags } from './dex-file.ts';
import type { Lineage } from './inheritance.ts';
import { anyTest, mark } from './marks.ts';

/** The virtual methods that a class declares, by the class's descriptor; only for classes where it matters. */
export type DeclaredMethods = ReadonlyMap<string, readonly DeclaredMethod[]>;

export interface TestMethod {
  readonly name: string;
  readonly marks: number;
}

/** Whether what the class (or an ancestor) declares without annotations can change its tests. */
export const needsDeclaredMethods = ({ classes, testCase }: Lineage): boolean =>
  testCase || classes.slice(1).some((ancestor) => ancestor.methods.some((method) => (method.marks & anyTest) !== 0));

/** JUnit 3: public, named `test…`, nothing in and nothing out; inherited ones too. */
export const junit3Methods = ({ classes }: Lineage, declared: DeclaredMethods): TestMethod[] => {
  const tests = new Map<string, TestMethod>();
  for (const { descriptor, methods } of classes) {
    for (const { name, shape, flags } of declared.get(descriptor) ?? []) {
      if (!name.startsWith('test') || shape !== 'V' || (flags & accessFlags.public) === 0 || tests.has(name)) continue;
      // JUnit 3 knows no `@Ignore`.
      const marks = (methods.find((method) => method.name === name)?.marks ?? 0) & ~mark.ignored;
      tests.set(name, { name, marks });
    }
  }
  return [...tests.values()];
};

/**
 * The methods that JUnit 4 and 5 run for a class, inherited ones included.
 *
 * An override without `@Test` differs: JUnit 4 finds the annotation on the overridden method and runs the override,
 * JUnit 5 does not. With no runner named, the Android runner takes a class up only for a test that is not overridden.
 */
export const annotatedMethods = ({ classes }: Lineage, declared: DeclaredMethods, hasRunner: boolean): TestMethod[] => {
  const tests = new Map<string, TestMethod>();
  const declaredBelow = new Set<string>();
  let taken = hasRunner;
  for (const { descriptor, methods } of classes) {
    for (const method of methods) {
      if ((method.marks & anyTest) === 0 || tests.has(signatureOf(method))) continue;
      const overridden = declaredBelow.has(signatureOf(method));
      if (overridden && (method.marks & mark.jupiter) !== 0) continue;
      taken ||= !overridden;
      tests.set(signatureOf(method), { name: method.name, marks: method.marks });
    }
    for (const method of declared.get(descriptor) ?? []) declaredBelow.add(signatureOf(method));
  }
  return taken ? [...tests.values()] : [];
};

const signatureOf = ({ name, shape }: Pick<MarkedMethod, 'name' | 'shape'>): string => `${name} ${shape}`;
