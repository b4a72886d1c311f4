import type { DeclaredMethod } from './class-index.ts';
import { ancestorsOf, type ClassRecord, classNameOf, type Lineage, lineageOf, plainClass } from './class-index.ts';
import { isLibraryBuilder } from './dex-set.ts';

const stockRunners: ReadonlySet<string> = new Set([
  'Landroidx/test/runner/AndroidJUnitRunner;',
  'Landroidx/benchmark/junit4/AndroidBenchmarkRunner;',
  'Landroid/support/test/runner/AndroidJUnitRunner;',
  'Landroid/test/InstrumentationTestRunner;',
  'Lcom/google/android/apps/common/testing/testrunner/GoogleInstrumentationTestRunner;',
]);

/** Methods of a runner that serve the app; whatever they do, the same tests run. */
const harmlessMethods: ReadonlySet<string> = new Set(['newApplication', 'newActivity', 'callApplicationOnCreate', 'finish']);

const builderBases: ReadonlySet<string> = new Set([
  'Lorg/junit/runners/model/RunnerBuilder;',
  'Lorg/junit/internal/builders/AllDefaultPossibilitiesBuilder;',
]);

export const isStockRunner = (runner: string): boolean => stockRunners.has(descriptorOf(runner));

/** The runner's own classes, down to the stock one; undefined for a stock runner or one that was not read. */
export const runnerLineage = (index: ReadonlyMap<string, ClassRecord>, runner: string): Lineage | undefined => {
  const record = index.get(descriptorOf(runner));
  if (record === undefined || record === plainClass || isStockRunner(runner)) return undefined;
  return lineageOf(index, record);
};

/** Own classes of a runner that is made from a stock one; undefined where it is not known to be. */
export const ownRunnerClasses = ({ classes, missing }: Lineage): readonly ClassRecord[] | undefined => {
  const stock = classes.findIndex(({ descriptor }) => stockRunners.has(descriptor));
  if (stock !== -1) return classes.slice(0, stock);
  // The stock runner may be packed into the app instead.
  return missing !== undefined && stockRunners.has(missing) ? classes : undefined;
};

/** Whether a runner with these methods may run other tests than a stock one. */
export const mayChangeTests = (methods: readonly DeclaredMethod[]): boolean =>
  methods.some(({ name }) => !harmlessMethods.has(name));

/** The first class that builds runners in a way of its own, by its class name. */
export const findOwnBuilder = (index: ReadonlyMap<string, ClassRecord>, own: readonly ClassRecord[]): string | undefined => {
  for (const record of own) {
    if (record.superDescriptor === undefined || isLibraryBuilder(record.descriptor)) continue;
    const bases = ancestorsOf(index, record).classes.flatMap(({ superDescriptor, descriptor }) => [
      superDescriptor ?? '',
      descriptor,
    ]);
    if (bases.some((base) => builderBases.has(base) || base.endsWith('/AndroidRunnerBuilder;'))) {
      return classNameOf(record.descriptor);
    }
  }
  return undefined;
};

/**
 * Why runner builders may find tests that no class shows, as a clause.
 *
 * @param names class names with commas between them, as the argument `runnerBuilder` of the test runner has them
 */
export const whatBuildersHide = (names: string): string | undefined => {
  const own = names.split(',').find((name) => name.trim() !== '' && !isLibraryBuilder(descriptorOf(name.trim())));
  return own && `the runner builder ${own.trim()} may find tests that are not in the class files`;
};

const descriptorOf = (className: string): string => `L${className.replaceAll('.', '/')};`;
