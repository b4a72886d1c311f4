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

const inKebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `signsInWithPassword` becomes "Signs in with password". */
export const sentenceOf = (name: string): string =>
  capitalizedName(name.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

type Named = Pick<SuiteTest, 'className' | 'name' | 'target' | 'flow'>;

const suite = (nameOf: (area: string, test: string) => Named): readonly SuiteTest[] =>
  Object.entries(steps).flatMap(([area, tests]) =>
    tests.map(([name, seconds, ignored]) => ({
      ...nameOf(area, name),
      outcome: ignored === true ? 'skip' : 'pass',
      durationMs: seconds * 1_000,
      flaky: 0,
    })),
  );

/** Tests of a small shop app. They run if neither the scenario nor the uploaded file defines tests. */
export const defaultSuites: Readonly<Record<Framework, readonly SuiteTest[]>> = {
  espresso: suite((area, name) => ({ className: `com.example.shop.${area}Test`, name })),
  xcuitest: suite((area, name) => ({ className: `${area}Tests`, name: `test${capitalizedName(name)}`, target: 'ShopUITests' })),
  earlgrey: suite((area, name) => ({
    className: `${area}EarlGreyTests`,
    name: `test${capitalizedName(name)}`,
    target: 'ShopEarlGreyTests',
  })),
  maestro: suite((area, name) => {
    const className = `${area.toLowerCase()}/${inKebabCase(name)}`;
    const flow = { file: `${className}.yaml`, tags: [area.toLowerCase()], runsByDefault: true, commands: [] };
    return { className, name: sentenceOf(name), flow };
  }),
  // Flutter reports all tests of an app in one class, and each test name is a sentence.
  'flutter-android': suite((_area, name) => ({ className: 'com.example.shop.MainActivityTest', name: sentenceOf(name) })),
  'flutter-ios': suite((_area, name) => ({
    className: 'RunnerTests',
    name: `test${capitalizedName(name)}`,
    target: 'RunnerTests',
  })),
};
