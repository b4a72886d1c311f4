import { expect } from 'vitest';
import type { ScenarioInput } from '../../src/embedded/schema/scenario.ts';
import type { Deviation } from './deviations.ts';
import { type ActionRun, type RunOptions, runAction } from './runner.ts';
import { embedded, scenario } from './scenario.ts';
import { type Cloud, standingCloud } from './standing-cloud.ts';

export type Inputs = Readonly<Record<string, string>>;

export const pixel = 'Google Pixel 7-13.0';
export const galaxy = 'Samsung Galaxy S22-12.0';

const suites: Readonly<Record<string, Inputs>> = {
  espresso: { app: 'app.apk', 'test-suite': 'test.apk', devices: pixel },
  xcuitest: { app: 'Shop.ipa', 'test-suite': 'ShopUITests.zip', devices: 'iPhone 14-16' },
  earlgrey: { app: 'ShopEarlGrey', 'test-suite': '', devices: 'iPhone 14-16' },
};

/** A cloud in real time's pace, whose responses may deviate. */
export const openCloud = (changes: ScenarioInput = {}, deviations: readonly Deviation[] = []): Promise<Cloud> =>
  standingCloud(scenario(changes), { deviations, timeScale: 1 });

/** A step of `run` on a cloud, with the service's own pace of polling. */
export const job = (cloud: Cloud, { inputs = {}, ...options }: RunOptions = {}) => {
  const own = embedded({
    'embedded-scenario': '',
    'poll-interval-seconds': 'auto',
    preflight: 'off',
    'artifact-name': '',
    framework: 'espresso',
    ...suites[inputs.framework ?? 'espresso'],
    ...cloud.service,
    ...inputs,
  });
  return runAction({ ...own, ...options, env: { ...own.env, ...options.env }, files: { ...own.files, ...options.files } });
};

/** A step of `upload`, whose app has this content and custom id. */
export const upload = (cloud: Cloud, content: string, customId: string): Promise<ActionRun> =>
  runAction({
    actionFile: 'upload/action.yml',
    inputs: {
      ...cloud.service,
      framework: 'espresso',
      app: 'app.apk',
      'test-suite': 'test.apk',
      'app-custom-id': customId,
      preflight: 'off',
      'reuse-uploads': 'false',
    },
    files: { 'app.apk': content, 'test.apk': 'a suite' },
  });

/** One row of a table: what the service says, and what the step must say of it. */
export interface RuleCase {
  readonly name: string;
  readonly inputs?: Inputs;
  readonly scenario?: ScenarioInput;
  readonly deviations?: readonly Deviation[];
  readonly verdict: string | RegExp;
  /** Found in the output `reason`. */
  readonly reason?: RegExp;
  /** More outputs. */
  readonly outputs?: Inputs;
}

/** Runs a row, and compares; `more` looks at the rest. */
export const checkRule = async (row: RuleCase, more?: (step: ActionRun, cloud: Cloud) => Promise<void> | void): Promise<void> => {
  await using cloud = await openCloud(row.scenario, row.deviations);
  await using step = await job(cloud, { inputs: row.inputs ?? {} });
  expectRule(step, row);
  await more?.(step, cloud);
};

/** The same on the built-in cloud inside of the job, which finds the tests of the sample suites. */
export const checkEmbedded = async (row: RuleCase, more?: (step: ActionRun) => Promise<void> | void): Promise<void> => {
  const { framework = 'espresso' } = row.inputs ?? {};
  const common = { framework, ...suites[framework], 'artifact-name': '', 'poll-interval-seconds': 'auto' };
  const options = embedded({ ...common, ...row.inputs }, scenario({ 'time-scale': 1, ...row.scenario }));
  await using step = await runAction({ ...options });
  expectRule(step, row);
  await more?.(step);
};

export const expectRule = (
  { outputs, exitCode }: ActionRun,
  { verdict, reason = /./, outputs: more = {} }: Pick<RuleCase, 'verdict' | 'reason' | 'outputs'>,
): void => {
  const wanted = typeof verdict === 'string' ? verdict : expect.stringMatching(verdict);
  expect(outputs).toMatchObject({ verdict: wanted, reason: expect.stringMatching(reason), ...more });
  expect(exitCode).toBe(outputs.verdict === 'passed' || outputs.verdict === 'started' ? 0 : 1);
};
