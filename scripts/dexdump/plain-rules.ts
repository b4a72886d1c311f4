import type { DumpedClass, DumpedMethod } from './dumped-classes.ts';

const excluded = /^L(?:junit|org\/junit|org\/hamcrest|org\/mockito|org\/jacoco|net\/bytebuddy)\//;
const abstractOrInterface = 0x600;
const testCase = 'Ljunit/framework/TestCase;';

const has = (annotations: readonly string[], descriptor: string): boolean =>
  annotations.some((text) => text.startsWith(descriptor));

/**
 * JUnit's rules written in the plainest way, to compare with: JUnit 3 and 4, inherited and ignored methods of classes that
 * are neither abstract nor inner ones. `class#method`, with `!` for ignored, sorted.
 */
export const plainTests = (classes: ReadonlyMap<string, DumpedClass>): string[] => {
  const tests: string[] = [];
  for (const own of classes.values()) {
    if (own.descriptor.includes('$') || (own.flags & abstractOrInterface) !== 0 || excluded.test(own.descriptor)) continue;
    const className = own.descriptor.slice(1, -1).replaceAll('/', '.');
    for (const [name, ignored] of testsOfClass(own, classes)) tests.push(`${className}#${name}${ignored ? '!' : ''}`);
  }
  return tests.sort();
};

const testsOfClass = (own: DumpedClass, classes: ReadonlyMap<string, DumpedClass>): Map<string, boolean> => {
  const lineage: DumpedClass[] = [];
  for (let next: DumpedClass | undefined = own; next !== undefined; next = classes.get(next.superclass)) lineage.push(next);
  const hasRunner = lineage.some(({ annotations }) => has(annotations, 'Lorg/junit/runner/RunWith;'));
  const isJunit3 = !hasRunner && lineage.some(({ descriptor, superclass }) => descriptor === testCase || superclass === testCase);
  const classIgnored = has(own.annotations, 'Lorg/junit/Ignore;');
  const tests = new Map<string, boolean>();
  for (const { methods, methodAnnotations } of lineage) {
    for (const method of methods) {
      const annotations = methodAnnotations.get(method.name) ?? [];
      const isTest = isJunit3 ? isJunit3Test(method) : has(annotations, 'Lorg/junit/Test;');
      if (!isTest || tests.has(method.name)) continue;
      tests.set(method.name, classIgnored || (!isJunit3 && has(annotations, 'Lorg/junit/Ignore;')));
    }
  }
  return tests;
};

const isJunit3Test = ({ name, type, flags }: DumpedMethod): boolean =>
  name.startsWith('test') && type === '()V' && (flags & 1) !== 0;
