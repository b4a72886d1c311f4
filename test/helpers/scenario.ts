import { stringify } from 'yaml';
import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import type { RunOptions } from './runner.ts';

/** Four small tests, one of them ignored; short enough that a run takes a second. */
const tests = [
  { class: 'com.shop.CartTest', name: 'adds', 'duration-seconds': 2 },
  { class: 'com.shop.CartTest', name: 'removes', 'duration-seconds': 2 },
  { class: 'com.shop.LoginTest', name: 'signsIn', 'duration-seconds': 2 },
  { class: 'com.shop.LoginTest', name: 'signsOut', outcome: 'skip' as const },
];

/** A scenario file for the built-in cloud, on the small suite. */
export const scenario = (changes: ScenarioInput = {}): string =>
  stringify({ seed: 1, 'time-scale': 200, tests: { espresso: tests, xcuitest: tests, earlgrey: tests }, ...changes });

/** The samples, by their names in a workspace. */
const samples = {
  'app.apk': { copyOf: 'samples/shop-debug.apk' },
  'test.apk': { copyOf: 'samples/shop-debug-androidTest.apk' },
  'Shop.ipa': { copyOf: 'samples/Shop.ipa' },
  'ShopUITests.zip': { copyOf: 'samples/ShopUITests.zip' },
  ShopEarlGrey: { copyOf: 'samples/ShopEarlGrey' },
  'flutter.apk': { copyOf: 'samples/suites/flutter.apk' },
  'ShopFlutterTests.zip': { copyOf: 'samples/ShopFlutterTests.zip' },
  'test-plan.zip': { copyOf: 'samples/suites/test-plan.zip' },
  flows: { copyOf: 'samples/maestro' },
};

/** Where no repository is to be listed, git need not start: that takes longer than many a step. */
const withoutGit = { PATH: '', Path: '' };

/**
 * A step against the built-in cloud, with the samples that its inputs name in its workspace. It keeps no history unless told: the client of
 * the cache starts several programs, which takes longer than many a step.
 */
export const embedded = (inputs: Readonly<Record<string, string>>, file = scenario()): RunOptions => ({
  inputs: {
    'base-url': 'embedded',
    'embedded-scenario': 'scenario.yml',
    'poll-interval-seconds': '0.05',
    'missing-tests': 'ignore',
    history: 'off',
    ...inputs,
  },
  env: withoutGit,
  files: {
    'scenario.yml': file,
    ...Object.fromEntries(Object.entries(samples).filter(([name]) => Object.values(inputs).includes(name))),
  },
});

/** A step of the collector, which keeps no history either unless told. */
export const collector = (inputs: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}): RunOptions => ({
  actionFile: 'report/action.yml',
  inputs: { 'poll-interval-seconds': '0.05', history: 'off', ...inputs },
  env: { ...withoutGit, ...env },
});

/** {@link embedded} for Espresso on one device. */
export const espresso = (inputs: Readonly<Record<string, string>> = {}, file = scenario()): RunOptions =>
  embedded({ framework: 'espresso', app: 'app.apk', 'test-suite': 'test.apk', devices: 'Google Pixel 7-13.0', ...inputs }, file);
