import { annotationFlag, anyTest } from './annotation-flags.ts';
import type { MarkedMethod } from './annotations.ts';
import type { DeclaredMethod } from './class-methods.ts';
import { accessFlags } from './dex-file.ts';
import type { Lineage } from './inheritance.ts';

/** The virtual methods that a class declares, by the class's descriptor; only for classes where it matters. */
export type DeclaredMethods = ReadonlyMap<string, readonly DeclaredMethod[]>;

export interface TestMethod {
  readonly name: string;
  readonly annotationFlags: number;
  /** Descriptors. */
  readonly annotations: readonly string[];
}

const holdsTests = ({ methods }: Lineage['interfaces'][number]): boolean =>
  methods.some((method) => (method.annotationFlags & anyTest) !== 0);

/** Whether what the class (or an ancestor) declares without annotations can change its tests. */
export const needsDeclaredMethods = ({ classes, interfaces, testCase }: Lineage): boolean =>
  testCase || classes.slice(1).some(holdsTests) || interfaces.some(holdsTests);

/** JUnit 3: public, named `test…`, nothing in and nothing out; inherited ones too. */
export const junit3Methods = ({ classes }: Lineage, declared: DeclaredMethods): TestMethod[] => {
  const tests = new Map<string, TestMethod>();
  for (const { descriptor, methods } of classes) {
    for (const { name, shape, flags } of declared.get(descriptor) ?? []) {
      if (!name.startsWith('test') || shape !== 'V' || (flags & accessFlags.public) === 0 || tests.has(name)) continue;
      // JUnit 3 knows no `@Ignore`.
      const marked = methods.find((method) => method.name === name);
      const annotationFlags = (marked?.annotationFlags ?? 0) & ~annotationFlag.ignored;
      tests.set(name, { name, annotationFlags, annotations: marked?.annotations ?? [] });
    }
  }
  return [...tests.values()];
};

/**
 * The methods that JUnit 4 and 5 run for a class, inherited ones included.
 *
 * An override without `@Test` differs: JUnit 4 finds the annotation on the overridden method and runs the override,
 * JUnit 5 does not. With no runner named, the Android runner takes a class up only for a test that is not overridden.
 * Only JUnit 5 finds tests in interfaces, in methods with code.
 */
export const annotatedMethods = (lineage: Lineage, declared: DeclaredMethods, hasRunner: boolean): TestMethod[] => {
  const tests = new Map<string, TestMethod>();
  const declaredBelow = new Set<string>();
  let taken = hasRunner;
  for (const { descriptor, methods } of lineage.classes) {
    for (const method of methods) {
      if ((method.annotationFlags & anyTest) === 0 || tests.has(signatureOf(method))) continue;
      const overridden = declaredBelow.has(signatureOf(method));
      if (overridden && (method.annotationFlags & annotationFlag.jupiter) !== 0) continue;
      taken ||= !overridden;
      tests.set(signatureOf(method), method);
    }
    for (const method of declared.get(descriptor) ?? []) declaredBelow.add(signatureOf(method));
  }
  for (const method of defaultMethods(lineage, declared)) {
    const signature = signatureOf(method);
    if (declaredBelow.has(signature) || tests.has(signature)) continue;
    taken = true;
    tests.set(signature, method);
  }
  return taken ? [...tests.values()] : [];
};

const defaultMethods = ({ interfaces }: Lineage, declared: DeclaredMethods): MarkedMethod[] =>
  interfaces.flatMap(({ descriptor, methods }) => {
    const withCode = new Set(
      (declared.get(descriptor) ?? []).filter(({ flags }) => (flags & accessFlags.abstract) === 0).map(signatureOf),
    );
    return methods.filter(
      (method) => (method.annotationFlags & annotationFlag.jupiter) !== 0 && withCode.has(signatureOf(method)),
    );
  });

const signatureOf = ({ name, shape }: Pick<MarkedMethod, 'name' | 'shape'>): string => `${name} ${shape}`;
