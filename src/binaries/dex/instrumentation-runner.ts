import { descriptorOf, isLibraryBuilder } from '../../core/frameworks/runner-builders.ts';
import { ancestorsOf, type ClassRecord, classNameOf, type DeclaredMethod, lineageOf, plainClass } from './class-index.ts';

const stockRunners: ReadonlySet<string> = new Set([
  'Landroidx/test/runner/AndroidJUnitRunner;',
  'Landroidx/benchmark/junit4/AndroidBenchmarkRunner;',
  'Landroid/support/test/runner/AndroidJUnitRunner;',
  'Landroid/test/InstrumentationTestRunner;',
  'Lcom/google/android/apps/common/testing/testrunner/GoogleInstrumentationTestRunner;',
]);

/** Methods of a runner that only concern the app. A runner that overrides them still runs the same tests. */
const harmlessMethods: ReadonlySet<string> = new Set(['newApplication', 'newActivity', 'callApplicationOnCreate', 'finish']);

const builderBases: ReadonlySet<string> = new Set([
  'Lorg/junit/runners/model/RunnerBuilder;',
  'Lorg/junit/internal/builders/AllDefaultPossibilitiesBuilder;',
]);

export const isStockRunner = (runner: string): boolean => stockRunners.has(descriptorOf(runner));

/** Returns a custom test runner and its superclasses, up to a runner of Android. Returns undefined if a class is missing. */
export const ownRunnerClasses = (index: ReadonlyMap<string, ClassRecord>, runner: string): readonly ClassRecord[] | undefined => {
  const record = index.get(descriptorOf(runner));
  if (record === undefined || record === plainClass) return undefined;
  const { classes, missing } = lineageOf(index, record);
  const stock = classes.findIndex(({ descriptor }) => stockRunners.has(descriptor));
  if (stock !== -1) return classes.slice(0, stock);
  // The runner of Android may be in the app and not be read. `missing` then contains its name.
  return missing !== undefined && stockRunners.has(missing) ? classes : undefined;
};

export const mayChangeTests = (methods: readonly DeclaredMethod[]): boolean =>
  methods.some(({ name }) => !harmlessMethods.has(name));

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
