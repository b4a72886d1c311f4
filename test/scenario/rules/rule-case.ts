import { expect } from 'vitest';
import type { ScenarioInput } from '../../../src/stand-in/schema/scenario.ts';
import type { Deviation } from '../../helpers/deviations.ts';
import { type ActionRun, type RunOptions, runAction } from '../../helpers/runner.ts';
import { espresso, type Inputs, scenario } from '../../helpers/scenario.ts';
import { type Cloud, standingCloud } from '../../helpers/standing-cloud.ts';

/** Starts a cloud at normal speed. */
export const openCloud = (changes: ScenarioInput = {}, deviations: readonly Deviation[] = []): Promise<Cloud> =>
  standingCloud(scenario(changes), { deviations, timeScale: 1 });

/** Runs the action on a cloud, with the default poll interval. */
export const job = (cloud: Cloud, { inputs = {}, ...options }: RunOptions = {}) => {
  const common = { 'poll-interval-seconds': 'auto', preflight: 'off', 'artifact-name': '' };
  const own = espresso({ ...common, ...cloud.service, ...inputs });
  return runAction({ ...own, ...options, env: { ...own.env, ...options.env }, files: { ...own.files, ...options.files } });
};

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

/** Behavior of the service, and what the step must report. */
export interface RuleCase {
  readonly name: string;
  readonly inputs?: Inputs;
  readonly scenario?: ScenarioInput;
  readonly deviations?: readonly Deviation[];
  readonly verdict: string | RegExp;
  readonly reason?: RegExp;
  readonly outputs?: Inputs;
}

export const checkRule = async (row: RuleCase, more?: (step: ActionRun, cloud: Cloud) => Promise<void> | void): Promise<void> => {
  await using cloud = await openCloud(row.scenario, row.deviations);
  await using step = await job(cloud, { inputs: row.inputs ?? {} });
  expectRule(step, row);
  await more?.(step, cloud);
};

/** Runs a row on the built-in cloud inside the job, which discovers the tests of the sample suites. */
export const checkEmbedded = async (row: RuleCase, more?: (step: ActionRun) => Promise<void> | void): Promise<void> => {
  const common = { 'artifact-name': '', 'poll-interval-seconds': 'auto' };
  await using step = await runAction(espresso({ ...common, ...row.inputs }, scenario({ 'time-scale': 1, ...row.scenario })));
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
