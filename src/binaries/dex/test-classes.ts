import { type Allowance, spend } from '../allowance.ts';
import { type ClassRecord, plainClass } from './class-index.ts';
import { accessFlags } from './dex-file.ts';
import { type Lineage, lineageOf } from './inheritance.ts';
import { anyTest, enclosedRunner, mark, suiteRunner } from './marks.ts';

/** A class that the Android test runner would take up. */
export interface TestClass {
  readonly lineage: Lineage;
  /** Descriptor of the runner that it or an ancestor names. */
  readonly runner: string | undefined;
  /** By its own `@Ignore`, or that of the class that holds it. */
  readonly ignored: boolean;
}

/** What a test class weighs beside its methods. */
const testClassSteps = 500;

/** What the runner never looks into, even where it is packed into the test APK. */
const excluded =
  /^L(?:junit|org\/junit|org\/hamcrest|org\/mockito|org\/jacoco|net\/bytebuddy|androidx\/test\/internal\/runner\/junit3)\//;

/**
 * Finds the classes that run: those that can be instantiated and are no inner classes, and those that a suite, an
 * `Enclosed` or a JUnit 5 `@Nested` leads to.
 */
export const findTestClasses = (index: ReadonlyMap<string, ClassRecord>, allowance: Allowance): TestClass[] => {
  const found = new Map<string, TestClass>();
  const inner = innerClasses(index);
  const waiting: { record: ClassRecord; holderIgnored: boolean }[] = [];
  for (const record of index.values()) {
    if (excluded.test(record.descriptor) || !startsByItself(index, record)) continue;
    waiting.push({ record, holderIgnored: false });
  }
  // Grows while it is walked: members stand behind all classes that run on their own, and so are not taken for ignored.
  for (const { record, holderIgnored } of waiting) {
    if ((record.flags & (accessFlags.abstract | accessFlags.interface)) !== 0 || found.has(record.descriptor)) continue;
    const lineage = lineageOf(index, record);
    spend(allowance, lineageSteps(lineage));
    const runner = lineage.classes.find((ancestor) => ancestor.runner !== undefined)?.runner;
    const members = membersOf(index, inner, lineage, runner);
    spend(allowance, members.length);
    const isEmpty = runner === undefined && members.length === 0 && !lineage.testCase && !hasTests(lineage);
    if (isEmpty && !mayInheritTests(lineage)) continue;
    const ignored = holderIgnored || (record.marks & mark.ignored) !== 0;
    spend(allowance, testClassSteps);
    found.set(record.descriptor, { lineage, runner, ignored });
    for (const member of members) waiting.push({ record: member, holderIgnored: ignored });
  }
  return [...found.values()];
};

/** An inner class does so where only `@Nested` leads to it: its outer class says nothing about tests. */
const startsByItself = (index: ReadonlyMap<string, ClassRecord>, { descriptor, marks }: ClassRecord): boolean => {
  const outer = outerOf(descriptor);
  return outer === undefined || ((marks & mark.nested) !== 0 && index.get(outer) === plainClass);
};

const lineageSteps = ({ classes }: Lineage): number =>
  classes.reduce((steps, { methods, suiteClasses }) => steps + methods.length + suiteClasses.length, classes.length);

export const holdsNoTests = (runner: string | undefined): boolean => runner === suiteRunner || runner === enclosedRunner;

const hasTests = ({ classes }: Lineage): boolean =>
  classes.some(({ methods }) => methods.some((method) => (method.marks & anyTest) !== 0));

/** Libraries whose classes no test class inherits tests from, though they may be packed into another APK. */
const testless = /^L(?:androidx|kotlinx|com\/google\/android|dagger)\//;
const namedLikeTest = /^Test[A-Z0-9_]|(?:Tests?|TestCase|IT)$/;

/** All its tests may come from a base class that is not in this APK; most helpers with such a base have no name of a test. */
const mayInheritTests = ({ classes: [{ descriptor }], missing }: Lineage): boolean =>
  missing !== undefined && !testless.test(missing) && namedLikeTest.test(outermostName(descriptor));

/** Without package and inner classes. */
const outermostName = (descriptor: string): string =>
  descriptor.slice(descriptor.lastIndexOf('/') + 1, -1).split('$', 1)[0] ?? '';

/** The inner classes of each class, by the outer one's descriptor. */
const innerClasses = (index: ReadonlyMap<string, ClassRecord>): Map<string, ClassRecord[]> => {
  const inner = new Map<string, ClassRecord[]>();
  for (const record of index.values()) {
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
  return own.filter(({ marks }) => (marks & mark.nested) !== 0);
};
