import type { PastRun } from '../model/history.ts';
import type { NamedTest } from '../model/results.ts';
import { classOf, methodOf, simpleClass, simpleTestName } from '../results/known-tests.ts';
import { type History, rowsIn } from './history.ts';

/**
 * Creates a function that checks whether a test has run on one of these branches before. Returns undefined if no run on these
 * branches is stored. The values of a parameterized test may differ in each run, so a test is known if its method is known.
 */
export const testsKnownOn = (
  { runs, tests }: History,
  branches: readonly string[],
): ((test: NamedTest) => boolean) | undefined => {
  const isOnBase = ({ branch, pullRequest }: PastRun): boolean => pullRequest === undefined && branches.includes(branch);
  if (!runs.some(isOnBase)) return undefined;
  const known = new Set<string>();
  /** Names without the package of the class, for tests that are stored with a package. */
  const withoutPackage = new Set<string>();
  for (const { outcomes, ...test } of rowsIn(tests)) {
    if (!outcomes.some(({ run }) => isOnBase(run))) continue;
    known.add(testKey(test));
    if (hasPackage(test.className)) withoutPackage.add(simpleTestName(test));
  }
  return (test) => {
    if (known.has(testKey(test))) return true;
    // Some responses of the service omit the package of a class.
    return hasPackage(test.className) ? known.has(simpleTestName(test)) : withoutPackage.has(simpleTestName(test));
  };
};

const testKey = ({ className, name }: NamedTest): string => `${classOf(className)}#${methodOf(name)}`;

const hasPackage = (className: string): boolean => simpleClass(classOf(className)) !== classOf(className);
