import type { DiscoveredSuite } from '../../binaries/discovered-suite.ts';
import type { KnownSuite } from '../../model/known-suite.ts';
import type { TestSelection } from '../../results/selection/selection.ts';
import { canBeFiltered, isClassPart, type TimedClass } from './timed-classes.ts';

/** What the user's own filters leave; all of it where that cannot be told. */
export const selectedPart = (suite: DiscoveredSuite, selection: TestSelection | undefined): KnownSuite => {
  if (selection?.kind !== 'clear') return suite;
  return {
    ...suite,
    tests: suite.tests.filter(selection.selects),
    unknown: suite.unknown.filter(({ part }) => !isClassPart(part) || selection.selects({ className: part, name: '' })),
  };
};

/** Why a split by class could lose tests, as a clause. */
export const obstacleIn = (
  suite: KnownSuite | undefined,
  classes: readonly TimedClass[] | undefined,
  selection: TestSelection | undefined,
): string | undefined => {
  if (suite === undefined || classes === undefined) return 'its tests are not known';
  if (selection?.kind === 'unclear') return selection.reason;
  if (selection?.byClass === false)
    return 'the capability class names single tests, or classes that are not known to be in the suite';
  const file = suite.unknown.find(({ part }) => !isClassPart(part));
  if (file !== undefined) return `it is not known what ${file.part} holds`;
  if (suite.unseen !== undefined) return suite.unseen;
  const unnameable = classes.find(({ className }) => !canBeFiltered(className));
  if (unnameable !== undefined) return `no filter can name the class "${unnameable.className}"`;
  return classes.some(({ methods, complete }) => methods.length > 0 || !complete) ? undefined : 'it has no test that runs';
};
