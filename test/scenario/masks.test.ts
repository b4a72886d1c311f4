import { expect, it } from 'vitest';
import { ruleOf } from '../helpers/alert-rules.ts';
import { type RunOptions, runAction } from '../helpers/runner.ts';
import { embedded, espresso, uploading } from '../helpers/scenario.ts';

const basicOf = (username: string, accessKey: string): string => Buffer.from(`${username}:${accessKey}`).toString('base64');

/** Token that the runner masks. */
const ownToken = 'ghs_runner-token';
const builtIn = { 'base-url': 'embedded' };

const commands: readonly (readonly [string, RunOptions])[] = [
  ['run', espresso()],
  ['a dry run', espresso({ 'dry-run': 'true' })],
  ['doctor', { ...espresso(), actionFile: 'doctor/action.yml' }],
  ['upload', uploading()],
  ['report', { actionFile: 'report/action.yml', inputs: { ...builtIn, framework: 'earlgrey' } }],
  ['cleanup', { actionFile: 'cleanup/action.yml', inputs: { ...builtIn, kinds: 'apps' } }],
  ['test-cases', { actionFile: 'test-cases/action.yml', inputs: { ...builtIn, 'project-id': 'PR-1' } }],
  [
    'alerts',
    {
      actionFile: 'alerts/action.yml',
      inputs: { 'alerts-url': 'embedded', rules: 'rules.json' },
      files: { 'rules.json': JSON.stringify([ruleOf({ name: 'new' })]) },
    },
  ],
];

it.each(commands)('%s against the built-in cloud masks its access key, and no word of messages', async (_name, options) => {
  await using step = await runAction(options);
  const [key = '', ...others] = step.masks.filter((mask) => mask !== ownToken);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(others).toEqual([basicOf('embedded', key)]);
});

it.each(commands)('%s masks the credentials that it is given before anything else', async (_name, options) => {
  const given = { username: 'ann', 'access-key': 'k3y-Wz9' };
  await using step = await runAction({ ...options, inputs: { ...options.inputs, ...given } });
  const masks = step.masks.filter((mask) => mask !== ownToken);
  expect(masks.slice(0, 3)).toEqual(['ann', 'k3y-Wz9', basicOf('ann', 'k3y-Wz9')]);
  expect(step.stdout).toMatch(/^(?:::add-mask::.*\n){3}/);
});

it('a step masks a token of alerts, and credentials although its inputs are wrong', async () => {
  await using alerts = await runAction({
    actionFile: 'alerts/action.yml',
    inputs: { 'alerts-url': 'embedded', 'alerts-token': 't0ken-Wz9', mode: 'nothing' },
  });
  expect(alerts.exitCode).toBe(1);
  expect(alerts.masks).toContain('t0ken-Wz9');
  await using run = await runAction(embedded({ framework: 'none', username: 'embedded', 'access-key': 'k3y-Wz9' }));
  expect(run.exitCode).toBe(1);
  expect(run.masks).toEqual(['k3y-Wz9', basicOf('embedded', 'k3y-Wz9'), ownToken]);
});
