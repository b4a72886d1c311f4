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
  /** Runs on some devices only. */
  conditional: 0x20,
  runWith: 0x40,
  suiteClasses: 0x80,
  nested: 0x100,
} as const;

export const anyTest = mark.junit4 | mark.jupiter;

/** By type descriptor. */
export const annotationMarks: ReadonlyMap<string, number> = new Map([
  ['Lorg/junit/Test;', mark.junit4],
  ['Lorg/junit/experimental/theories/Theory;', mark.junit4 | mark.parameterised],
  ['Lorg/junit/Ignore;', mark.ignored],
  ['Lorg/junit/runner/RunWith;', mark.runWith],
  ['Lorg/junit/runners/Suite$SuiteClasses;', mark.suiteClasses],
  ['Lorg/junit/jupiter/api/Test;', mark.jupiter],
  ['Lorg/junit/jupiter/api/RepeatedTest;', mark.jupiter | mark.parameterised],
  ['Lorg/junit/jupiter/api/TestFactory;', mark.jupiter | mark.parameterised],
  ['Lorg/junit/jupiter/api/TestTemplate;', mark.jupiter | mark.parameterised],
  ['Lorg/junit/jupiter/params/ParameterizedTest;', mark.jupiter | mark.parameterised],
  ['Lorg/junit/jupiter/api/Disabled;', mark.ignored],
  ['Lorg/junit/jupiter/api/Nested;', mark.nested],
  ['Landroidx/test/filters/Suppress;', mark.suppressed],
  ['Landroid/support/test/filters/Suppress;', mark.suppressed],
  ['Landroid/test/suitebuilder/annotation/Suppress;', mark.suppressed],
  ['Landroidx/test/filters/SdkSuppress;', mark.conditional],
  ['Landroidx/test/filters/RequiresDevice;', mark.conditional],
  ['Landroid/support/test/filters/SdkSuppress;', mark.conditional],
  ['Landroid/support/test/filters/RequiresDevice;', mark.conditional],
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

/** Runners that hold no tests themselves but run those of other classes. */
export const suiteRunner = 'Lorg/junit/runners/Suite;';
export const enclosedRunner = 'Lorg/junit/experimental/runners/Enclosed;';
