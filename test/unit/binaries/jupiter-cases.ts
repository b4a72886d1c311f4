import type { DiscoveryCase } from './discovery-cases.ts';
import type { AnnotationSpec } from './writers/dex.ts';

const test: AnnotationSpec = { type: 'org.junit.Test' };
const jupiter: AnnotationSpec = { type: 'org.junit.jupiter.api.Test' };
const abstractClass = 0x401;
const annotationClass = 0x2601;

/** Tests of JUnit 5, and what annotations of the suite's own mean. */
export const jupiterCases: readonly DiscoveryCase[] = [
  {
    name: 'JUnit 5: nested classes, disabled, repeated, overridden without @Test',
    dexes: [
      [
        { name: 'a.Base', flags: abstractClass, methods: [{ name: 'opens', annotations: [jupiter] }] },
        {
          name: 'a.CartTest',
          extends: 'a.Base',
          methods: [
            { name: 'opens' },
            { name: 'adds', annotations: [jupiter] },
            { name: 'rests', annotations: [jupiter, { type: 'org.junit.jupiter.api.Disabled' }] },
            { name: 'repeats', annotations: [{ type: 'org.junit.jupiter.params.ParameterizedTest' }] },
          ],
        },
        {
          name: 'a.CartTest$WhenFull',
          annotations: [{ type: 'org.junit.jupiter.api.Nested' }],
          methods: [{ name: 'warns', annotations: [jupiter] }],
        },
        { name: 'a.Holder' },
        {
          name: 'a.Holder$Inner',
          annotations: [{ type: 'org.junit.jupiter.api.Nested' }],
          methods: [{ name: 'works', annotations: [jupiter] }],
        },
      ],
    ],
    tests: [
      'a.CartTest#adds~',
      'a.CartTest#repeats*^',
      'a.CartTest#rests!~',
      'a.CartTest$WhenFull#warns~',
      'a.Holder$Inner#works~',
    ],
  },
  {
    name: 'JUnit 5: default methods of interfaces, which an override without @Test hides, and a class without code hides nothing',
    dexes: [
      [
        { name: 'a.Opens', flags: 0x601, implements: ['a.Above'], methods: [{ name: 'opens', annotations: [jupiter] }] },
        { name: 'a.Above', flags: 0x601, methods: [{ name: 'above', annotations: [jupiter] }] },
        {
          name: 'a.Closes',
          flags: 0x601,
          methods: [
            { name: 'closes', annotations: [jupiter] },
            { name: 'locks', flags: abstractClass, annotations: [jupiter] },
          ],
        },
      ],
      [
        { name: 'a.CartTest', implements: ['a.Opens', 'java.io.Serializable'] },
        { name: 'a.DoorTest', extends: 'a.Base', methods: [{ name: 'closes' }, { name: 'locks' }] },
        { name: 'a.Base', flags: abstractClass, implements: ['a.Opens', 'a.Closes'] },
      ],
    ],
    tests: ['a.CartTest#above~', 'a.CartTest#opens~', 'a.DoorTest#above~', 'a.DoorTest#opens~'],
  },
  {
    name: 'JUnit 5: annotations made of others, however deep, across DEX files',
    dexes: [
      [
        {
          name: 'a.CartTest',
          methods: [
            { name: 'adds', annotations: [{ type: 'a.FastTest' }] },
            { name: 'rests', annotations: [jupiter, { type: 'a.Off' }] },
            { name: 'repeats', annotations: [{ type: 'a.Often' }] },
            { name: 'helps', annotations: [{ type: 'a.Plain' }] },
          ],
        },
      ],
      [
        { name: 'a.FastTest', flags: annotationClass, annotations: [{ type: 'a.Base' }] },
        { name: 'a.Base', flags: annotationClass, annotations: [jupiter, { type: 'a.FastTest' }] },
        { name: 'a.Off', flags: annotationClass, annotations: [{ type: 'org.junit.jupiter.api.Disabled' }] },
        { name: 'a.Often', flags: annotationClass, annotations: [{ type: 'org.junit.jupiter.api.RepeatedTest' }] },
        { name: 'a.Plain', flags: annotationClass },
      ],
    ],
    tests: ['a.CartTest#adds~', 'a.CartTest#repeats*^', 'a.CartTest#rests!~'],
  },
  {
    name: 'JUnit 5: display names, of a method, of all methods, inherited, and of what is nested',
    dexes: [
      [
        {
          name: 'a.CartTest',
          methods: [
            { name: 'adds', annotations: [jupiter, { type: 'org.junit.jupiter.api.DisplayName' }] },
            { name: 'removes', annotations: [jupiter] },
          ],
        },
        {
          name: 'a.Sentences',
          flags: abstractClass,
          annotations: [{ type: 'org.junit.jupiter.api.DisplayNameGeneration' }],
          methods: [{ name: 'opens', annotations: [jupiter] }],
        },
        { name: 'a.LoginTest', extends: 'a.Sentences' },
        {
          name: 'a.NamedTest',
          annotations: [{ type: 'org.junit.jupiter.api.DisplayName' }],
          methods: [{ name: 'adds', annotations: [jupiter] }],
        },
        {
          name: 'a.NamedTest$Inner',
          annotations: [{ type: 'org.junit.jupiter.api.Nested' }],
          methods: [{ name: 'works', annotations: [jupiter] }],
        },
      ],
    ],
    tests: ['a.CartTest#adds^', 'a.CartTest#removes~', 'a.LoginTest#opens^', 'a.NamedTest#adds^', 'a.NamedTest$Inner#works^'],
  },
  {
    name: 'tests under filters and conditions of the app or of the test libraries',
    dexes: [
      [
        { name: 'a.OnTablets', flags: annotationClass, annotations: [{ type: 'androidx.test.filters.CustomFilter' }] },
        {
          name: 'a.OnWeekdays',
          flags: annotationClass,
          annotations: [{ type: 'org.junit.jupiter.api.extension.ExtendWith', classes: ['a.Weekdays'], array: true }],
        },
        {
          name: 'a.CartTest',
          methods: [
            { name: 'adds', annotations: [test, { type: 'a.OnTablets' }] },
            { name: 'folds', annotations: [test, { type: 'androidx.test.espresso.device.filter.RequiresDisplay' }] },
            { name: 'always', annotations: [test, { type: 'androidx.test.filters.LargeTest' }] },
          ],
        },
        { name: 'a.ShopTest', annotations: [{ type: 'a.OnWeekdays' }], methods: [{ name: 'opens', annotations: [jupiter] }] },
        {
          name: 'a.ShopTest$Inner',
          annotations: [{ type: 'org.junit.jupiter.api.Nested' }],
          methods: [{ name: 'closes', annotations: [jupiter] }],
        },
      ],
    ],
    tests: ['a.CartTest#adds?', 'a.CartTest#always', 'a.CartTest#folds?', 'a.ShopTest#opens?~', 'a.ShopTest$Inner#closes?~'],
  },
];
