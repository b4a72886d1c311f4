import type { AnnotationSpec, ClassSpec } from './writers/dex.ts';

const test: AnnotationSpec = { type: 'org.junit.Test' };
const ignore: AnnotationSpec = { type: 'org.junit.Ignore' };
const abstractClass = 0x401;
const staticMethod = 0x9;

export const runWith = (runner: string): AnnotationSpec => ({ type: 'org.junit.runner.RunWith', classes: [runner] });
export const testClass = (name: string, ...methods: string[]): ClassSpec => ({
  name,
  methods: methods.map((method) => ({ name: method, annotations: [test] })),
});

export interface DiscoveryCase {
  readonly name: string;
  readonly dexes: readonly (readonly ClassSpec[])[];
  readonly tests: readonly string[];
}

/** Tests as `class#method`, with `!` for ignored, `*` for parameterized, `?` for conditional, `~` for derived and `^` for free names. */
export const discoveryCases: readonly DiscoveryCase[] = [
  { name: 'JUnit 4 methods, sorted', dexes: [[testClass('a.CartTest', 'b', 'a')]], tests: ['a.CartTest#a', 'a.CartTest#b'] },
  { name: 'an APK without tests', dexes: [[{ name: 'a.Plain', methods: [{ name: 'run' }] }]], tests: [] },
  {
    name: 'Kotlin names with spaces and beyond ASCII',
    dexes: [[testClass('a.SearchTest', 'finds “Ünïcode” 💥', 'a\0b')]],
    tests: ['a.SearchTest#a\0b', 'a.SearchTest#finds “Ünïcode” 💥'],
  },
  {
    name: 'methods inherited across DEX files, but not the abstract base itself',
    dexes: [
      [{ name: 'a.CartTest', extends: 'a.Middle' }],
      [{ name: 'a.Middle', extends: 'a.Base', flags: abstractClass }],
      [{ ...testClass('a.Base', 'opens'), flags: abstractClass }],
    ],
    tests: ['a.CartTest#opens'],
  },
  {
    name: 'an override without @Test, which JUnit 4 runs all the same beside other tests',
    dexes: [
      [
        { ...testClass('a.Base', 'opens'), flags: abstractClass },
        { name: 'a.CartTest', extends: 'a.Base', methods: [{ name: 'opens' }, { name: 'adds', annotations: [test] }] },
      ],
    ],
    tests: ['a.CartTest#adds', 'a.CartTest#opens'],
  },
  {
    name: 'a class whose only test is overridden without @Test, which the Android runner does not take up',
    dexes: [
      [
        { ...testClass('a.Base', 'opens'), flags: abstractClass },
        { name: 'a.CartTest', extends: 'a.Base', methods: [{ name: 'opens' }] },
      ],
    ],
    tests: [],
  },
  {
    name: 'the same class with a runner named on its base',
    dexes: [
      [
        { ...testClass('a.Base', 'opens'), flags: abstractClass, annotations: [runWith('a.Runner')] },
        { name: 'a.CartTest', extends: 'a.Base', methods: [{ name: 'opens' }] },
      ],
    ],
    tests: ['a.CartTest#opens'],
  },
  {
    name: 'an override that only ignores, which JUnit 4 does not see, and one that tests and ignores',
    dexes: [
      [
        { ...testClass('a.Base', 'opens', 'closes', 'rests'), flags: abstractClass },
        {
          name: 'a.CartTest',
          extends: 'a.Base',
          methods: [
            { name: 'opens', annotations: [ignore] },
            { name: 'closes', annotations: [test, ignore] },
          ],
        },
      ],
    ],
    tests: ['a.CartTest#closes!', 'a.CartTest#opens', 'a.CartTest#rests'],
  },
  {
    name: 'ignored methods and classes',
    dexes: [
      [
        { ...testClass('a.OffTest', 'opens'), annotations: [ignore] },
        { name: 'a.OnTest', methods: [{ name: 'opens', annotations: [test, ignore] }] },
      ],
    ],
    tests: ['a.OffTest#opens!', 'a.OnTest#opens!'],
  },
  {
    name: 'JUnit 3 by name and shape, inherited too',
    dexes: [
      [
        { name: 'junit.framework.TestCase', extends: 'junit.framework.Assert', methods: [{ name: 'testOfTheLibrary' }] },
        { name: 'a.Base', extends: 'junit.framework.TestCase', flags: abstractClass, methods: [{ name: 'testOpens' }] },
        {
          name: 'a.CartTest',
          extends: 'a.Base',
          methods: [
            { name: 'testAdds' },
            { name: 'testWith', parameters: ['I'] },
            { name: 'testHidden', flags: 0x4 },
            { name: 'adds', annotations: [test] },
            { name: 'testIgnored', annotations: [ignore] },
          ],
        },
        { name: 'a.OldTest', extends: 'android.test.ActivityInstrumentationTestCase2', methods: [{ name: 'testOld' }] },
        { name: 'a.NoTests', extends: 'junit.framework.TestCase', methods: [{ name: 'helps' }] },
      ],
    ],
    tests: ['a.CartTest#testAdds', 'a.CartTest#testIgnored', 'a.CartTest#testOpens', 'a.OldTest#testOld'],
  },
  {
    name: 'a JUnit 3 class with a runner, which goes by annotations',
    dexes: [
      [
        {
          name: 'a.CartTest',
          extends: 'android.test.ActivityInstrumentationTestCase2',
          annotations: [runWith('androidx.test.ext.junit.runners.AndroidJUnit4')],
          methods: [{ name: 'testOld' }, { name: 'adds', annotations: [test] }],
        },
      ],
    ],
    tests: ['a.CartTest#adds'],
  },
  {
    name: 'parameterized runners, named by the class or by its base',
    dexes: [
      [
        { ...testClass('a.PriceTest', 'formats'), annotations: [runWith('org.junit.runners.Parameterized')] },
        { name: 'a.Base', flags: abstractClass, annotations: [runWith('junitparams.JUnitParamsRunner')] },
        {
          name: 'a.ParamsTest',
          extends: 'a.Base',
          methods: [
            { name: 'adds', parameters: ['I'], annotations: [test] },
            { name: 'adds', parameters: ['I', 'I'], annotations: [test] },
          ],
        },
      ],
    ],
    tests: ['a.ParamsTest#adds*~', 'a.PriceTest#formats*~'],
  },
  {
    name: 'inner classes only through Enclosed, and only public ones that are not abstract',
    dexes: [
      [
        testClass('a.Plain$Inner', 'unseen'),
        { name: 'a.Outer', annotations: [runWith('org.junit.experimental.runners.Enclosed')] },
        testClass('a.Outer$WhenEmpty', 'shows'),
        { ...testClass('a.Outer$Hidden', 'unseen'), flags: 0 },
        { ...testClass('a.Outer$Base', 'opens'), flags: abstractClass },
        { name: 'a.Outer$WhenFull', extends: 'a.Outer$Base' },
        testClass('a.Outer$WhenEmpty$Deeper', 'unseen'),
      ],
    ],
    tests: ['a.Outer$WhenEmpty#shows', 'a.Outer$WhenFull#opens'],
  },
  {
    name: 'a suite leads to its members, once, and is none itself',
    dexes: [
      [
        {
          ...testClass('a.AllTests', 'unseen'),
          annotations: [
            runWith('org.junit.runners.Suite'),
            {
              type: 'org.junit.runners.Suite$SuiteClasses',
              classes: ['a.CartTest', 'a.Parts$Inner', 'b.Elsewhere'],
              array: true,
            },
          ],
        },
        testClass('a.CartTest', 'adds'),
        testClass('a.Parts$Inner', 'works'),
      ],
    ],
    tests: ['a.CartTest#adds', 'a.Parts$Inner#works'],
  },
  {
    name: 'an ignored suite ignores what only it leads to',
    dexes: [
      [
        {
          name: 'a.AllTests',
          annotations: [
            ignore,
            runWith('org.junit.runners.Suite'),
            { type: 'org.junit.runners.Suite$SuiteClasses', classes: ['a.CartTest', 'a.Parts$Inner'], array: true },
          ],
        },
        testClass('a.CartTest', 'adds'),
        testClass('a.Parts$Inner', 'works'),
      ],
    ],
    tests: ['a.CartTest#adds', 'a.Parts$Inner#works!'],
  },
  {
    name: 'suppressed tests are left out, those for some devices are marked',
    dexes: [
      [
        { ...testClass('a.GoneTest', 'unseen'), annotations: [{ type: 'androidx.test.filters.Suppress' }] },
        {
          name: 'a.CartTest',
          methods: [
            { name: 'gone', annotations: [test, { type: 'androidx.test.filters.Suppress' }] },
            { name: 'adds', annotations: [test, { type: 'androidx.test.filters.SdkSuppress' }] },
          ],
        },
        { ...testClass('a.DeviceTest', 'shakes'), annotations: [{ type: 'androidx.test.filters.RequiresDevice' }] },
      ],
    ],
    tests: ['a.CartTest#adds?', 'a.DeviceTest#shakes?'],
  },
  {
    name: "the test libraries' own tests are not looked at",
    dexes: [[testClass('org.junit.tests.AllTests', 'unseen'), testClass('junitparams.OwnTest', 'seen')]],
    tests: ['junitparams.OwnTest#seen'],
  },
  {
    name: 'interfaces, and the second of two classes of one name',
    dexes: [
      [testClass('a.CartTest', 'first'), { ...testClass('a.Contract', 'unseen'), flags: 0x601 }],
      [testClass('a.CartTest', 'second')],
    ],
    tests: ['a.CartTest#first'],
  },
  {
    name: 'classes that derive from each other in a circle',
    dexes: [
      [
        { ...testClass('a.OneTest', 'one'), extends: 'a.TwoTest' },
        { name: 'a.TwoTest', extends: 'a.OneTest' },
      ],
    ],
    tests: ['a.OneTest#one', 'a.TwoTest#one'],
  },
  {
    name: 'a static method with @Test, which JUnit reports as an error of the class and never hides',
    dexes: [[{ name: 'a.CartTest', methods: [{ name: 'adds', flags: staticMethod, annotations: [test] }] }]],
    tests: ['a.CartTest#adds'],
  },
  {
    name: 'what the packages that the runner never scans hold, its own suite of the whole class path among it',
    dexes: [
      [
        {
          name: 'androidx.test.runner.suites.AndroidClasspathSuite',
          annotations: [runWith('androidx.test.runner.suites.AndroidClasspathSuite$RunnerSuite')],
        },
        { name: 'a.AllTests', annotations: [runWith('androidx.test.runner.suites.PackagePrefixClasspathSuite')] },
        testClass('a.CartTest', 'adds'),
      ],
    ],
    tests: ['a.CartTest#adds'],
  },
  {
    name: 'a class with a plain runner and no test, which is empty',
    dexes: [
      [
        { name: 'a.EmptyTest', annotations: [runWith('androidx.test.ext.junit.runners.AndroidJUnit4')] },
        { name: 'a.OtherTest', annotations: [runWith('org.junit.runners.Parameterized')] },
        testClass('a.CartTest', 'adds'),
      ],
    ],
    tests: ['a.CartTest#adds'],
  },
];
