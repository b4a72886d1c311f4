import type { PastOutcome, PastRun } from '../model/history.ts';
import { classOf, methodOf, simpleClass } from '../results/known-tests.ts';
import type { History } from './history.ts';

type Named = { readonly className: string; readonly name: string };

/**
 * Returns a function that decides whether a test has an outcome on one of these branches, on any device. Returns undefined if no
 * run on these branches is stored. The values of a parameterized test may differ in each run, so a test is known if its method is
 * known.
 */
export const testsKnownOn = ({ runs, tests }: History, branches: readonly string[]): ((test: Named) => boolean) | undefined => {
  const isOnBase = ({ branch, pullRequest }: PastRun): boolean => pullRequest === undefined && branches.includes(branch);
  if (!runs.some(isOnBase)) return undefined;
  const ranOnBase = (outcomes: readonly PastOutcome[]): boolean => outcomes.some(({ run }) => isOnBase(run));
  const known = new Set<string>();
  /** Names without packages, of the tests whose class name is stored with its package. Other tests are not in the set. */
  const withoutPackage = new Set<string>();
  for (const [className, byName] of tests)
    for (const [name, byDevice] of byName) {
      if (![...byDevice.values()].some(ranOnBase)) continue;
      known.add(testKey({ className, name }));
      if (hasPackage(className)) withoutPackage.add(bareName({ className, name }));
    }
  return (test) => {
    if (known.has(testKey(test))) return true;
    // Some responses of the service omit the package of a class.
    return hasPackage(test.className) ? known.has(bareName(test)) : withoutPackage.has(bareName(test));
  };
};

const testKey = ({ className, name }: Named): string => `${classOf(className)}#${methodOf(name)}`;

const bareName = ({ className, name }: Named): string => `${simpleClass(classOf(className))}#${methodOf(name)}`;

const hasPackage = (className: string): boolean => simpleClass(classOf(className)) !== classOf(className);
