/** What an annotation says of a test class or method; one bit each, since a method may carry several. */
export const mark = {
  /** JUnit 4 runs the method. */
  junit4: 0x1,
  /** JUnit 5 runs the method. */
  jupiter: 0x2,
  /** Together with one of the two above: it runs as often as there are values for it. */
  parameterised: 0x4,
  ignored: 0x8,
  /** The Android runner leaves it out as if it were not there. */
  suppressed: 0x10,
  /** Runs only where some condition holds. */
  conditional: 0x20,
  runWith: 0x40,
  suiteClasses: 0x80,
  nested: 0x100,
  /** Results bear names that need not tell the method. */
  freelyNamed: 0x200,
} as const;

export const anyTest = mark.junit4 | mark.jupiter;

const jupiterTemplate = mark.jupiter | mark.parameterised | mark.freelyNamed;

/** By type descriptor. */
export const annotationMarks: ReadonlyMap<string, number> = new Map([
  ['Lorg/junit/Test;', mark.junit4],
  ['Lorg/junit/experimental/theories/Theory;', mark.junit4 | mark.parameterised],
  ['Lorg/junit/Ignore;', mark.ignored],
  ['Lorg/junit/runner/RunWith;', mark.runWith],
  ['Lorg/junit/runners/Suite$SuiteClasses;', mark.suiteClasses],
  ['Lorg/junit/jupiter/api/Test;', mark.jupiter],
  ['Lorg/junit/jupiter/api/RepeatedTest;', jupiterTemplate],
  ['Lorg/junit/jupiter/api/TestFactory;', jupiterTemplate],
  ['Lorg/junit/jupiter/api/TestTemplate;', jupiterTemplate],
  ['Lorg/junit/jupiter/params/ParameterizedTest;', jupiterTemplate],
  ['Lorg/junit/jupiter/api/DisplayName;', mark.freelyNamed],
  ['Lorg/junit/jupiter/api/DisplayNameGeneration;', mark.freelyNamed],
  ['Lorg/junit/jupiter/api/IndicativeSentencesGeneration;', mark.freelyNamed],
  ['Lorg/junit/jupiter/api/Disabled;', mark.ignored],
  ['Lorg/junit/jupiter/api/Nested;', mark.nested],
  ['Landroidx/test/filters/Suppress;', mark.suppressed],
  ['Landroid/support/test/filters/Suppress;', mark.suppressed],
  ['Landroid/test/suitebuilder/annotation/Suppress;', mark.suppressed],
  ['Landroidx/test/filters/SdkSuppress;', mark.conditional],
  ['Landroidx/test/filters/RequiresDevice;', mark.conditional],
  ['Landroid/support/test/filters/SdkSuppress;', mark.conditional],
  ['Landroid/support/test/filters/RequiresDevice;', mark.conditional],
  // Read from their own annotation where they are packed into the suite; they may lie in the app instead.
  ['Landroidx/test/espresso/device/filter/RequiresDeviceMode;', mark.conditional],
  ['Landroidx/test/espresso/device/filter/RequiresDisplay;', mark.conditional],
]);

/** What an annotation on an annotation type gives to whatever carries that type. */
export const metaMarks: ReadonlyMap<string, number> = new Map([
  ...[...annotationMarks].filter(([descriptor]) => descriptor.startsWith('Lorg/junit/jupiter/')),
  ['Landroidx/test/filters/CustomFilter;', mark.conditional],
  ['Lorg/junit/jupiter/api/extension/ExtendWith;', mark.conditional],
]);

/** Runners (by descriptor) under which a method runs once for each set of values. */
export const parameterisedRunners: ReadonlySet<string> = new Set([
  'Lorg/junit/runners/Parameterized;',
  'Lorg/junit/experimental/theories/Theories;',
  'Ljunitparams/JUnitParamsRunner;',
  'Lcom/squareup/burst/BurstJUnit4;',
  'Lcom/google/testing/junit/testparameterinjector/TestParameterInjector;',
  'Lcom/tngtech/java/junit/dataprovider/DataProviderRunner;',
]);

/** Runners that run a class by its annotated methods alone: without one, they have nothing to run. */
const plainRunners: ReadonlySet<string> = new Set([
  'Landroidx/test/ext/junit/runners/AndroidJUnit4;',
  'Landroidx/test/internal/runner/junit4/AndroidJUnit4ClassRunner;',
  'Landroidx/test/runner/AndroidJUnit4;',
  'Landroid/support/test/internal/runner/junit4/AndroidJUnit4ClassRunner;',
  'Landroid/support/test/runner/AndroidJUnit4;',
  'Lorg/junit/runners/BlockJUnit4ClassRunner;',
  'Lorg/junit/runners/JUnit4;',
  'Lorg/junit/runners/Parameterized;',
  'Lorg/junit/experimental/theories/Theories;',
]);

/** Runners that hold no tests themselves but run those of other classes. */
export const suiteRunner = 'Lorg/junit/runners/Suite;';
export const enclosedRunner = 'Lorg/junit/experimental/runners/Enclosed;';
const packageSuiteRunner = 'Landroidx/test/runner/suites/PackagePrefixClasspathSuite;';

export const holdsNoTests = (runner: string | undefined): boolean =>
  runner === suiteRunner || runner === enclosedRunner || runner === packageSuiteRunner;

/** Whether the tests under this runner are the annotated methods of the class. */
export const runsAnnotatedOnly = (runner: string | undefined): boolean => runner === undefined || plainRunners.has(runner);
