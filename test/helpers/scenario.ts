import { stringify } from 'yaml';
import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import type { RunOptions } from './runner.ts';

/** Four short tests, one of them skipped. A run takes a second. */
const tests = [
  { class: 'com.shop.CartTest', name: 'adds', 'duration-seconds': 2 },
  { class: 'com.shop.CartTest', name: 'removes', 'duration-seconds': 2 },
  { class: 'com.shop.LoginTest', name: 'signsIn', 'duration-seconds': 2 },
  { class: 'com.shop.LoginTest', name: 'signsOut', outcome: 'skip' as const },
];

/** Scenario file for the built-in cloud with the four tests. */
export const scenario = (changes: ScenarioInput = {}): string =>
  stringify({ seed: 1, 'time-scale': 200, tests: { espresso: tests, xcuitest: tests, earlgrey: tests }, ...changes });

/** Samples, by their path in the workspace. */
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

/** Hides git, since its start takes longer than most steps. */
const withoutGit = { PATH: '', Path: '' };

/**
 * Options of a step against the built-in cloud inside the job, or at the `base-url` in `inputs`. The workspace has the samples that the inputs name. History is off by default, since the
 * cache client starts several programs, which takes longer than most steps.
 */
export const embedded = (inputs: Readonly<Record<string, string>>, file = scenario()): RunOptions => ({
  inputs: {
    ...(inputs['base-url'] === undefined ? { 'base-url': 'embedded', 'embedded-scenario': 'scenario.yml' } : {}),
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

/** Options of a step of the collector. History is off by default. */
export const collector = (inputs: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}): RunOptions => ({
  actionFile: 'report/action.yml',
  inputs: { 'poll-interval-seconds': '0.05', history: 'off', ...inputs },
  env: { ...withoutGit, ...env },
});

/** Options of {@link embedded} for Espresso on one device. */
export const espresso = (inputs: Readonly<Record<string, string>> = {}, file = scenario()): RunOptions =>
  embedded({ framework: 'espresso', app: 'app.apk', 'test-suite': 'test.apk', devices: 'Google Pixel 7-13.0', ...inputs }, file);
