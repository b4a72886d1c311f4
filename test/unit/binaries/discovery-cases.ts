/** What it is about, the classes of each DEX file, and the tests that are found. */
export type DiscoveryCase = readonly [name: string, dexes: readonly (readonly string[])[], tests: readonly string[]];

/**
 * Classes as `dexClass` reads them. Tests as `class#method`, with `!` for ignored, `*` for parameterized, `?` for conditional, `~` for
 * derived and `^` for free names.
 */
export const discoveryCases: readonly DiscoveryCase[] = [
  ['JUnit 4 methods, sorted', [['a.CartTest: @Test b, @Test a']], ['a.CartTest#a', 'a.CartTest#b']],
  ['an APK without tests', [['a.Plain: run']], []],
  [
    'Kotlin names with spaces and beyond ASCII',
    [['a.SearchTest: @Test finds “Ünïcode” 💥, @Test a\0b']],
    ['a.SearchTest#a\0b', 'a.SearchTest#finds “Ünïcode” 💥'],
  ],
  [
    'methods inherited across DEX files, but not the abstract base itself',
    [['a.CartTest < a.Middle'], ['abstract a.Middle < a.Base'], ['abstract a.Base: @Test opens']],
    ['a.CartTest#opens'],
  ],
  [
    'an override without @Test, which JUnit 4 runs all the same beside other tests',
    [['abstract a.Base: @Test opens', 'a.CartTest < a.Base: opens, @Test adds']],
    ['a.CartTest#adds', 'a.CartTest#opens'],
  ],
  [
    'a class whose only test is overridden without @Test, which the Android runner does not take up',
    [['abstract a.Base: @Test opens', 'a.CartTest < a.Base: opens']],
    [],
  ],
  [
    'the same class with a runner named on its base',
    [['@RunWith=a.Runner abstract a.Base: @Test opens', 'a.CartTest < a.Base: opens']],
    ['a.CartTest#opens'],
  ],
  [
    'an override that only ignores, which JUnit 4 does not see, and one that tests and ignores',
    [['abstract a.Base: @Test opens, @Test closes, @Test rests', 'a.CartTest < a.Base: @Ignore opens, @Test @Ignore closes']],
    ['a.CartTest#closes!', 'a.CartTest#opens', 'a.CartTest#rests'],
  ],
  [
    'ignored methods and classes',
    [['@Ignore a.OffTest: @Test opens', 'a.OnTest: @Test @Ignore opens']],
    ['a.OffTest#opens!', 'a.OnTest#opens!'],
  ],
  [
    'JUnit 3 by name and shape, inherited too',
    [
      [
        'junit.framework.TestCase < junit.framework.Assert: testOfTheLibrary',
        'abstract a.Base < junit.framework.TestCase: testOpens',
        'a.CartTest < a.Base: testAdds, testWith(I), protected testHidden, @Test adds, @Ignore testIgnored',
        'a.OldTest < android.test.ActivityInstrumentationTestCase2: testOld',
        'a.NoTests < junit.framework.TestCase: helps',
      ],
    ],
    ['a.CartTest#testAdds', 'a.CartTest#testIgnored', 'a.CartTest#testOpens', 'a.OldTest#testOld'],
  ],
  [
    'a JUnit 3 class with a runner, which goes by annotations',
    [
      [
        '@RunWith=androidx.test.ext.junit.runners.AndroidJUnit4 a.CartTest < android.test.ActivityInstrumentationTestCase2: testOld, @Test adds',
      ],
    ],
    ['a.CartTest#adds'],
  ],
  [
    'parameterized runners, named by the class or by its base',
    [
      [
        '@RunWith=org.junit.runners.Parameterized a.PriceTest: @Test formats',
        '@RunWith=junitparams.JUnitParamsRunner abstract a.Base',
        'a.ParamsTest < a.Base: @Test adds(I), @Test adds(II)',
      ],
    ],
    ['a.ParamsTest#adds*~', 'a.PriceTest#formats*~'],
  ],
  [
    'inner classes only through Enclosed, and only public ones that are not abstract',
    [
      [
        'a.Plain$Inner: @Test unseen',
        '@RunWith=org.junit.experimental.runners.Enclosed a.Outer',
        'a.Outer$WhenEmpty: @Test shows',
        'hidden a.Outer$Hidden: @Test unseen',
        'abstract a.Outer$Base: @Test opens',
        'a.Outer$WhenFull < a.Outer$Base',
        'a.Outer$WhenEmpty$Deeper: @Test unseen',
      ],
    ],
    ['a.Outer$WhenEmpty#shows', 'a.Outer$WhenFull#opens'],
  ],
  [
    'a suite leads to its members, once, and is none itself',
    [
      [
        '@RunWith=org.junit.runners.Suite @SuiteClasses=[a.CartTest+a.Parts$Inner+b.Elsewhere] a.AllTests: @Test unseen',
        'a.CartTest: @Test adds',
        'a.Parts$Inner: @Test works',
      ],
    ],
    ['a.CartTest#adds', 'a.Parts$Inner#works'],
  ],
  [
    'an ignored suite ignores what only it leads to',
    [
      [
        '@Ignore @RunWith=org.junit.runners.Suite @SuiteClasses=[a.CartTest+a.Parts$Inner] a.AllTests',
        'a.CartTest: @Test adds',
        'a.Parts$Inner: @Test works',
      ],
    ],
    ['a.CartTest#adds', 'a.Parts$Inner#works!'],
  ],
  [
    'suppressed tests are left out, those for some devices are marked',
    [
      [
        '@androidx.test.filters.Suppress a.GoneTest: @Test unseen',
        'a.CartTest: @Test @androidx.test.filters.Suppress gone, @Test @androidx.test.filters.SdkSuppress adds',
        '@androidx.test.filters.RequiresDevice a.DeviceTest: @Test shakes',
      ],
    ],
    ['a.CartTest#adds?', 'a.DeviceTest#shakes?'],
  ],
  [
    "the test libraries' own tests are not looked at",
    [['org.junit.tests.AllTests: @Test unseen', 'junitparams.OwnTest: @Test seen']],
    ['junitparams.OwnTest#seen'],
  ],
  [
    'interfaces, and the second of two classes of one name',
    [['a.CartTest: @Test first', 'interface a.Contract: @Test unseen'], ['a.CartTest: @Test second']],
    ['a.CartTest#first'],
  ],
  [
    'classes that derive from each other in a circle',
    [['a.OneTest < a.TwoTest: @Test one', 'a.TwoTest < a.OneTest']],
    ['a.OneTest#one', 'a.TwoTest#one'],
  ],
  [
    'a static method with @Test, which JUnit reports as an error of the class and never hides',
    [['a.CartTest: @Test static adds']],
    ['a.CartTest#adds'],
  ],
  [
    'what the packages that the runner never scans hold, its own suite of the whole class path among it',
    [
      [
        '@RunWith=androidx.test.runner.suites.AndroidClasspathSuite$RunnerSuite androidx.test.runner.suites.AndroidClasspathSuite',
        '@RunWith=androidx.test.runner.suites.PackagePrefixClasspathSuite a.AllTests',
        'a.CartTest: @Test adds',
      ],
    ],
    ['a.CartTest#adds'],
  ],
  [
    'a class with a plain runner and no test, which is empty',
    [
      [
        '@RunWith=androidx.test.ext.junit.runners.AndroidJUnit4 a.EmptyTest',
        '@RunWith=org.junit.runners.Parameterized a.OtherTest',
        'a.CartTest: @Test adds',
      ],
    ],
    ['a.CartTest#adds'],
  ],
];
