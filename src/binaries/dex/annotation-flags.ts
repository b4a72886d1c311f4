/** Meaning of annotations for a test class or method. Each flag is one bit, so that flags can be combined. */
export const annotationFlag = {
  /** JUnit 4 runs the method. */
  junit4: 0x1,
  /** JUnit 5 runs the method. */
  jupiter: 0x2,
  /** The method runs once for each set of values. The flag is always combined with `junit4` or `jupiter`. */
  parameterized: 0x4,
  ignored: 0x8,
  /** The Android test runner skips the method and reports no result for it. */
  suppressed: 0x10,
  /** The method runs only under a condition, for instance on certain devices. */
  conditional: 0x20,
  runWith: 0x40,
  suiteClasses: 0x80,
  nested: 0x100,
  /** Results may show the test under a name that does not contain the method's name. */
  freelyNamed: 0x200,
} as const;

export const anyTest = annotationFlag.junit4 | annotationFlag.jupiter;

const jupiterTemplate = annotationFlag.jupiter | annotationFlag.parameterized | annotationFlag.freelyNamed;

/** Flags of annotations, by the descriptor of the annotation type. */
export const flagsByAnnotation: ReadonlyMap<string, number> = new Map([
  ['Lorg/junit/Test;', annotationFlag.junit4],
  ['Lorg/junit/experimental/theories/Theory;', annotationFlag.junit4 | annotationFlag.parameterized],
  ['Lorg/junit/Ignore;', annotationFlag.ignored],
  ['Lorg/junit/runner/RunWith;', annotationFlag.runWith],
  ['Lorg/junit/runners/Suite$SuiteClasses;', annotationFlag.suiteClasses],
  ['Lorg/junit/jupiter/api/Test;', annotationFlag.jupiter],
  ['Lorg/junit/jupiter/api/RepeatedTest;', jupiterTemplate],
  ['Lorg/junit/jupiter/api/TestFactory;', jupiterTemplate],
  ['Lorg/junit/jupiter/api/TestTemplate;', jupiterTemplate],
  ['Lorg/junit/jupiter/params/ParameterizedTest;', jupiterTemplate],
  ['Lorg/junit/jupiter/api/DisplayName;', annotationFlag.freelyNamed],
  ['Lorg/junit/jupiter/api/DisplayNameGeneration;', annotationFlag.freelyNamed],
  ['Lorg/junit/jupiter/api/IndicativeSentencesGeneration;', annotationFlag.freelyNamed],
  ['Lorg/junit/jupiter/api/Disabled;', annotationFlag.ignored],
  ['Lorg/junit/jupiter/api/Nested;', annotationFlag.nested],
  ['Landroidx/test/filters/Suppress;', annotationFlag.suppressed],
  ['Landroid/support/test/filters/Suppress;', annotationFlag.suppressed],
  ['Landroid/test/suitebuilder/annotation/Suppress;', annotationFlag.suppressed],
  ['Landroidx/test/filters/SdkSuppress;', annotationFlag.conditional],
  ['Landroidx/test/filters/RequiresDevice;', annotationFlag.conditional],
  ['Landroid/support/test/filters/SdkSuppress;', annotationFlag.conditional],
  ['Landroid/support/test/filters/RequiresDevice;', annotationFlag.conditional],
  // These two types are listed because they may be in the app, whose annotation types are not read.
  ['Landroidx/test/espresso/device/filter/RequiresDeviceMode;', annotationFlag.conditional],
  ['Landroidx/test/espresso/device/filter/RequiresDisplay;', annotationFlag.conditional],
]);

/** Flags of annotation types, by an annotation on the type (meta-annotation). */
export const flagsByMetaAnnotation: ReadonlyMap<string, number> = new Map([
  ...[...flagsByAnnotation].filter(([descriptor]) => descriptor.startsWith('Lorg/junit/jupiter/')),
  ['Landroidx/test/filters/CustomFilter;', annotationFlag.conditional],
  ['Lorg/junit/jupiter/api/extension/ExtendWith;', annotationFlag.conditional],
]);

/** Descriptors of the runners that run a method once for each set of values. */
export const parameterizedRunners: ReadonlySet<string> = new Set([
  'Lorg/junit/runners/Parameterized;',
  'Lorg/junit/experimental/theories/Theories;',
  'Ljunitparams/JUnitParamsRunner;',
  'Lcom/squareup/burst/BurstJUnit4;',
  'Lcom/google/testing/junit/testparameterinjector/TestParameterInjector;',
  'Lcom/tngtech/java/junit/dataprovider/DataProviderRunner;',
]);

/** Descriptors of the runners that run only annotated methods. A class without such methods has no tests. */
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

/** Runners that run the tests of other classes. The class with such a runner has no tests itself. */
export const suiteRunner = 'Lorg/junit/runners/Suite;';
export const enclosedRunner = 'Lorg/junit/experimental/runners/Enclosed;';
const packageSuiteRunner = 'Landroidx/test/runner/suites/PackagePrefixClasspathSuite;';

export const holdsNoTests = (runner: string | undefined): boolean =>
  runner === suiteRunner || runner === enclosedRunner || runner === packageSuiteRunner;

/** Whether a runner runs exactly the annotated methods of a class. True for the default runner (`undefined`). */
export const runsAnnotatedOnly = (runner: string | undefined): boolean => runner === undefined || plainRunners.has(runner);
