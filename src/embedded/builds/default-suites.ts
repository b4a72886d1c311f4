import type { Framework } from '../framework.ts';
import type { SuiteTest } from './suite-test.ts';

type Steps = readonly (readonly [name: string, seconds: number, ignored?: true])[];

const steps: Readonly<Record<string, Steps>> = {
  Login: [
    ['signsInWithPassword', 6.4],
    ['rejectsWrongPassword', 4.1],
    ['staysSignedInAfterRestart', 9.8],
  ],
  Search: [
    ['findsProductByName', 3.6],
    ['showsHintForNoResult', 2.9],
    ['remembersRecentSearches', 4.4],
  ],
  Cart: [
    ['addsItem', 3.2],
    ['removesItem', 3.5],
    ['keepsItemsAfterRotation', 5.7],
    ['sharesCart', 4, true],
  ],
  Checkout: [
    ['paysWithSavedCard', 11.3],
    ['refusesEmptyAddress', 4.8],
  ],
};

const capitalizedName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const suite = (className: (area: string) => string, testName: (name: string) => string, target?: string): readonly SuiteTest[] =>
  Object.entries(steps).flatMap(([area, tests]) =>
    tests.map(
      ([name, seconds, ignored]): SuiteTest => ({
        className: className(area),
        name: testName(name),
        target,
        outcome: ignored === true ? 'skip' : 'pass',
        durationMs: seconds * 1_000,
        flaky: 0,
      }),
    ),
  );

const asSentence = (name: string): string => capitalizedName(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

const inKebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Maestro flows of the default suite: one file per test, and one folder per area of the app. */
const flows = (): readonly SuiteTest[] =>
  Object.entries(steps).flatMap(([area, tests]) =>
    tests.map(([name, seconds, ignored]): SuiteTest => {
      const className = `${area.toLowerCase()}/${inKebabCase(name)}`;
      return {
        className,
        name: asSentence(name),
        flow: { file: `${className}.yaml`, tags: [area.toLowerCase()], runsByDefault: true, commands: [] },
        outcome: ignored === true ? 'skip' : 'pass',
        durationMs: seconds * 1_000,
        flaky: 0,
      };
    }),
  );

/** Tests of a small shop app. They are used if neither the scenario nor the uploaded suite defines tests. */
export const defaultSuites: Readonly<Record<Framework, readonly SuiteTest[]>> = {
  espresso: suite(
    (area) => `com.example.shop.${area}Test`,
    (name) => name,
  ),
  xcuitest: suite(
    (area) => `${area}Tests`,
    (name) => `test${capitalizedName(name)}`,
    'ShopUITests',
  ),
  earlgrey: suite(
    (area) => `${area}EarlGreyTests`,
    (name) => `test${capitalizedName(name)}`,
    'ShopEarlGreyTests',
  ),
  maestro: flows(),
  // Flutter reports all tests of an app in one class, and test names are sentences.
  'flutter-android': suite(() => 'com.example.shop.MainActivityTest', asSentence),
  'flutter-ios': suite(
    () => 'RunnerTests',
    (name) => `test${capitalizedName(name)}`,
    'RunnerTests',
  ),
};
