import type { SessionResult, TestResult } from '../model/results.ts';
import { simpleClass } from './known-tests.ts';

/**
 * Gives each class one name in all attempts. Session details of v2 name a class without its package, reports with it. A session that died
 * has no report, so the tests of the attempt after it would look like other tests.
 *
 * A class gets its longer name only if exactly one class of the other attempts can be meant, and no attempt has both.
 */
export const alignClassNames = (attempts: readonly SessionResult[]): ((test: TestResult) => TestResult) => {
  const classesOf = attempts.map(({ tests }) => new Set(tests.map(({ className }) => className)));
  const longNames = new Map<string, Set<string>>();
  for (const className of classesOf.flatMap((classes) => [...classes])) {
    const simple = simpleClass(className);
    if (simple !== className) longNames.set(simple, (longNames.get(simple) ?? new Set<string>()).add(className));
  }
  const nameOf = (simple: string): string | undefined => {
    const [only, ...others] = longNames.get(simple) ?? [];
    const isAmbiguous = others.length > 0 || classesOf.some((classes) => classes.has(simple) && classes.has(only ?? ''));
    return isAmbiguous ? undefined : only;
  };
  const renamed = new Map(
    classesOf.flatMap((classes) =>
      [...classes].flatMap((simple): [string, string][] => {
        const className = nameOf(simple);
        return className === undefined ? [] : [[simple, className]];
      }),
    ),
  );
  return (test) => {
    const className = renamed.get(test.className);
    return className === undefined ? test : { ...test, className };
  };
};
