import type { PastOutcome, PastRun } from '../model/history.ts';
import { classOf, methodOf, simpleClass } from '../results/known-tests.ts';
import type { History } from './history.ts';

type Named = { readonly className: string; readonly name: string };

/**
 * Whether a test has an outcome on one of these branches, on any device; undefined where no run of them is stored. Values of parameterized
 * tests may differ in every run, so a method is known as a whole.
 */
export const testsKnownOn = ({ runs, tests }: History, branches: readonly string[]): ((test: Named) => boolean) | undefined => {
  const isOnBase = ({ branch, pullRequest }: PastRun): boolean => pullRequest === undefined && branches.includes(branch);
  if (!runs.some(isOnBase)) return undefined;
  const ranOnBase = (outcomes: readonly PastOutcome[]): boolean => outcomes.some(({ run }) => isOnBase(run));
  const known = new Set<string>();
  /** Of classes that are stored with their package. */
  const withoutPackage = new Set<string>();
  for (const [className, byName] of tests)
    for (const [name, byDevice] of byName) {
      if (![...byDevice.values()].some(ranOnBase)) continue;
      known.add(nameOf({ className, name }));
      if (hasPackage(className)) withoutPackage.add(bareName({ className, name }));
    }
  return (test) => {
    if (known.has(nameOf(test))) return true;
    // Some responses of the service name a class without its package.
    return hasPackage(test.className) ? known.has(bareName(test)) : withoutPackage.has(bareName(test));
  };
};

const nameOf = ({ className, name }: Named): string => `${classOf(className)}#${methodOf(name)}`;

const bareName = ({ className, name }: Named): string => `${simpleClass(classOf(className))}#${methodOf(name)}`;

const hasPackage = (className: string): boolean => simpleClass(classOf(className)) !== classOf(className);
