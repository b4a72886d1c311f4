import type { DiscoveryCase } from './discovery-cases.ts';

/** Tests of JUnit 5, and what annotations of the suite's own mean. */
export const jupiterCases: readonly DiscoveryCase[] = [
  [
    'JUnit 5: nested classes, disabled, repeated, overridden without @Test',
    [
      [
        'abstract a.Base: @Jupiter opens',
        'a.CartTest < a.Base: opens, @Jupiter adds, @Jupiter @Disabled rests, @org.junit.jupiter.params.ParameterizedTest repeats',
        '@Nested a.CartTest$WhenFull: @Jupiter warns',
        'a.Holder',
        '@Nested a.Holder$Inner: @Jupiter works',
      ],
    ],
    ['a.CartTest#adds~', 'a.CartTest#repeats*^', 'a.CartTest#rests!~', 'a.CartTest$WhenFull#warns~', 'a.Holder$Inner#works~'],
  ],
  [
    'JUnit 5: default methods of interfaces, which an override without @Test hides, and a class without code hides nothing',
    [
      [
        'interface a.Opens + a.Above: @Jupiter opens',
        'interface a.Above: @Jupiter above',
        'interface a.Closes: @Jupiter closes, @Jupiter abstract locks',
      ],
      [
        'a.CartTest + a.Opens + java.io.Serializable',
        'a.DoorTest < a.Base: closes, locks',
        'abstract a.Base + a.Opens + a.Closes',
      ],
    ],
    ['a.CartTest#above~', 'a.CartTest#opens~', 'a.DoorTest#above~', 'a.DoorTest#opens~'],
  ],
  [
    'JUnit 5: annotations made of others, however deep, across DEX files',
    [
      ['a.CartTest: @a.FastTest adds, @Jupiter @a.Off rests, @a.Often repeats, @a.Plain helps'],
      [
        '@a.Base annotation a.FastTest',
        '@Jupiter @a.FastTest annotation a.Base',
        '@Disabled annotation a.Off',
        '@org.junit.jupiter.api.RepeatedTest annotation a.Often',
        'annotation a.Plain',
      ],
    ],
    ['a.CartTest#adds~', 'a.CartTest#repeats*^', 'a.CartTest#rests!~'],
  ],
  [
    'JUnit 5: display names, of a method, of all methods, inherited, and of what is nested',
    [
      [
        'a.CartTest: @Jupiter @DisplayName adds, @Jupiter removes',
        '@org.junit.jupiter.api.DisplayNameGeneration abstract a.Sentences: @Jupiter opens',
        'a.LoginTest < a.Sentences',
        '@DisplayName a.NamedTest: @Jupiter adds',
        '@Nested a.NamedTest$Inner: @Jupiter works',
      ],
    ],
    ['a.CartTest#adds^', 'a.CartTest#removes~', 'a.LoginTest#opens^', 'a.NamedTest#adds^', 'a.NamedTest$Inner#works^'],
  ],
  [
    'tests under filters and conditions of the app or of the test libraries',
    [
      [
        '@androidx.test.filters.CustomFilter annotation a.OnTablets',
        '@ExtendWith=[a.Weekdays] annotation a.OnWeekdays',
        'a.CartTest: @Test @a.OnTablets adds, @Test @androidx.test.espresso.device.filter.RequiresDisplay folds, @Test @androidx.test.filters.LargeTest always',
        '@a.OnWeekdays a.ShopTest: @Jupiter opens',
        '@Nested a.ShopTest$Inner: @Jupiter closes',
      ],
    ],
    ['a.CartTest#adds?', 'a.CartTest#always', 'a.CartTest#folds?', 'a.ShopTest#opens?~', 'a.ShopTest$Inner#closes?~'],
  ],
];
