import { stringify } from 'yaml';
import type { ScenarioInput } from '../../src/stand-in/schema/scenario.ts';
import type { RunOptions } from './runner.ts';

export type Inputs = Readonly<Record<string, string>>;

export const pixel = 'Google Pixel 7-13.0';
export const galaxy = 'Samsung Galaxy S22-12.0';

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

const android = { app: 'app.apk', 'test-suite': 'test.apk', devices: pixel };
const ios = { app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', devices: 'iPhone 14-16' };

const suites: Readonly<Record<string, Inputs>> = {
  espresso: android,
  xcuitest: ios,
  earlgrey: { app: 'ShopEarlGrey', devices: ios.devices },
  'flutter-android': { ...android, 'test-suite': 'flutter.apk' },
  'flutter-ios': { 'test-suite': 'ShopFlutterTests.zip', devices: ios.devices },
  maestro: { ...android, 'test-suite': 'flows' },
};

/** Hides git, since its start takes longer than most steps. */
const withoutGit = { PATH: '', Path: '' };

/**
 * Options of a step against the built-in cloud inside the job, or at the `base-url` in `inputs`. App, test suite and device are those of the framework unless `inputs` has others, and the
 * workspace has the samples that the inputs name. History is off by default, since the cache client starts several programs, which takes longer than most steps.
 */
export const embedded = (given: Inputs, file = scenario()): RunOptions => {
  const inputs: Inputs = { ...suites[given.framework ?? ''], ...given };
  return {
    inputs: {
      ...(inputs['base-url'] === undefined && { 'base-url': 'embedded', 'embedded-scenario': 'scenario.yml' }),
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
  };
};

export const espresso = (inputs: Inputs = {}, file = scenario()): RunOptions =>
  embedded({ framework: 'espresso', ...inputs }, file);

/** Options of a step that uploads, for Espresso by default, with the samples of {@link embedded}. */
export const uploading = (given: Inputs = {}): RunOptions => {
  const { inputs = {}, ...options } = espresso(given);
  const ofRunsOnly = new Set(['devices', 'poll-interval-seconds', 'missing-tests', 'history']);
  const known = Object.entries(inputs).filter(([name]) => !ofRunsOnly.has(name));
  return { ...options, actionFile: 'upload/action.yml', inputs: Object.fromEntries(known) };
};

/** Options of a step of the collector, for Espresso by default. History is off by default. */
export const collector = (inputs: Inputs, env: Inputs = {}): RunOptions => ({
  actionFile: 'report/action.yml',
  inputs: { framework: 'espresso', 'poll-interval-seconds': '0.05', history: 'off', ...inputs },
  env: { ...withoutGit, ...env },
});

/** Date in some days, as an entry of a quarantine file has it. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const quarantined = (test: string): string =>
  `- {test: "${test}", reason: flaky, issue: "https://example.com/1", until: ${dayIn(1)}}\n`;
