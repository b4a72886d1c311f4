import { spend, type WorkBudget } from '../work-budget.ts';
import { annotationFlag, anyTest, enclosedRunner, runsAnnotatedOnly, suiteRunner } from './annotation-flags.ts';
import { type ClassRecord, plainClass } from './class-index.ts';
import { accessFlags } from './dex-file.ts';
import { type Lineage, lineageOf } from './inheritance.ts';
import { isTestless, isUnscanned } from './packages.ts';

/** A class that the Android test runner would take up. */
export interface TestClass {
  readonly lineage: Lineage;
  /** Descriptor of the runner that it or an ancestor names. */
  readonly runner: string | undefined;
  /** Of the class itself and of those that hold it: `@Ignore`, conditions, free names. */
  readonly annotationFlags: number;
}

export interface FoundClasses {
  readonly classes: readonly TestClass[];
  /** A class that is not among them, though it may inherit tests from a class that was not read. */
  readonly unexplained: Lineage | undefined;
}

/** What a test class weighs beside its methods. */
const testClassSteps = 500;

/** What a class hands on to those inside of it. */
const handedOn = annotationFlag.ignored | annotationFlag.conditional | annotationFlag.freelyNamed;

/**
 * Finds the classes that run: those that can be instantiated and are no inner classes, and those that a suite, an
 * `Enclosed` or a JUnit 5 `@Nested` leads to.
 *
 * @param own the classes of the test APK; the index may hold more, to inherit from
 */
export const findTestClasses = (
  index: ReadonlyMap<string, ClassRecord>,
  own: readonly ClassRecord[],
  workBudget: WorkBudget,
): FoundClasses => {
  const found = new Map<string, TestClass>();
  let unexplained: Lineage | undefined;
  const inner = innerClasses(own);
  const waiting: { record: ClassRecord; holderFlags: number }[] = [];
  for (const record of own) {
    if (isUnscanned(record.descriptor) || !startsByItself(index, record)) continue;
    waiting.push({ record, holderFlags: 0 });
  }
  // Grows while it is walked: members stand behind all classes that run on their own, and so are not taken for ignored.
  for (const { record, holderFlags } of waiting) {
    if ((record.flags & (accessFlags.abstract | accessFlags.interface)) !== 0 || found.has(record.descriptor)) continue;
    const lineage = lineageOf(index, record);
    spend(workBudget, lineageSteps(lineage));
    const runner = lineage.classes.find((ancestor) => ancestor.runner !== undefined)?.runner;
    const members = membersOf(index, inner, lineage, runner);
    spend(workBudget, members.length);
    const mayInherit = lineage.missing !== undefined && !isTestless(lineage.missing);
    const isEmpty = runsAnnotatedOnly(runner) && members.length === 0 && !lineage.testCase && !hasTests(lineage);
    if (isEmpty && !(mayInherit && (runner !== undefined || isNamedLikeTest(record)))) {
      if (mayInherit) unexplained ??= lineage;
      continue;
    }
    const annotationFlags = (holderFlags & handedOn) | record.annotationFlags;
    spend(workBudget, testClassSteps);
    found.set(record.descriptor, { lineage, runner, annotationFlags });
    for (const member of members) waiting.push({ record: member, holderFlags: annotationFlags });
  }
  return { classes: [...found.values()], unexplained };
};

/** An inner class does so where only `@Nested` leads to it: its outer class says nothing about tests. */
const startsByItself = (index: ReadonlyMap<string, ClassRecord>, { descriptor, annotationFlags }: ClassRecord): boolean => {
  const outer = outerOf(descriptor);
  return outer === undefined || ((annotationFlags & annotationFlag.nested) !== 0 && index.get(outer) === plainClass);
};

const lineageSteps = ({ classes, interfaces }: Lineage): number =>
  [...classes, ...interfaces].reduce(
    (steps, { methods, suiteClasses, interfaces: named }) => steps + methods.length + suiteClasses.length + named.length,
    classes.length + interfaces.length,
  );

const hasTests = ({ classes, interfaces }: Lineage): boolean =>
  [...classes, ...interfaces].some(({ methods }) => methods.some((method) => (method.annotationFlags & anyTest) !== 0));

const namedLikeTest = /^Test[A-Z0-9_]|(?:Tests?|TestCase|IT)$/;

/** Most helpers whose base class lies elsewhere have no name of a test. */
const isNamedLikeTest = ({ descriptor }: ClassRecord): boolean =>
  namedLikeTest.test(descriptor.slice(descriptor.lastIndexOf('/') + 1, -1).split('$', 1)[0] ?? '');

/** The inner classes of each class, by the outer one's descriptor. */
const innerClasses = (own: readonly ClassRecord[]): Map<string, ClassRecord[]> => {
  const inner = new Map<string, ClassRecord[]>();
  for (const record of own) {
    const outer = outerOf(record.descriptor);
    if (outer === undefined) continue;
    const siblings = inner.get(outer);
    if (siblings === undefined) inner.set(outer, [record]);
    else siblings.push(record);
  }
  return inner;
};

const outerOf = (descriptor: string): string | undefined => {
  const dollar = descriptor.lastIndexOf('$');
  return dollar === -1 ? undefined : `${descriptor.slice(0, dollar)};`;
};

const membersOf = (
  index: ReadonlyMap<string, ClassRecord>,
  inner: ReadonlyMap<string, readonly ClassRecord[]>,
  lineage: Lineage,
  runner: string | undefined,
): readonly ClassRecord[] => {
  if (runner === suiteRunner) {
    const named = lineage.classes.find(({ suiteClasses }) => suiteClasses.length > 0)?.suiteClasses ?? [];
    return named.map((descriptor) => index.get(descriptor)).filter((record) => record !== undefined);
  }
  const own = inner.get(lineage.classes[0].descriptor) ?? [];
  if (runner === enclosedRunner) return own.filter(({ flags }) => (flags & accessFlags.public) !== 0);
  return own.filter(({ annotationFlags }) => (annotationFlags & annotationFlag.nested) !== 0);
};
