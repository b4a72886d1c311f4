import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { it } from '../helpers/fixtures.ts';
import { type ActionRun, runAction } from '../helpers/runner.ts';
import { espresso, scenario } from '../helpers/scenario.ts';
import { standingCloud } from '../helpers/standing-cloud.ts';

const username = 'ann_Q7x&2p';
const accessKey = 'k3y/Wz+9=Tq4r%UvB1';

/** Spellings of the credentials: plain, in a URL, in JSON, and in the header. */
const spellings: readonly string[] = [
  username,
  accessKey,
  encodeURIComponent(username),
  encodeURIComponent(accessKey),
  Buffer.from(`${username}:${accessKey}`).toString('base64'),
  Buffer.from(accessKey).toString('base64').replace(/=+$/, ''),
];

/** Texts that a step wrote, by place, without the commands that mask a secret. */
const everythingOf = async (step: ActionRun): Promise<Map<string, string>> => {
  const log = step.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const places = new Map([
    ['log', log.join('\n')],
    ['standard error', step.stderr],
    ['outputs', JSON.stringify(step.outputs)],
    ['state', JSON.stringify(step.state)],
    ['environment', JSON.stringify(step.exportedVariables)],
    ['summary', step.summary],
  ]);
  for (const file of await step.files()) places.set(file, await readFile(path.join(step.workspace, file), 'latin1'));
  return places;
};

/** The service repeats the credentials in its refusal. */
const refusal = {
  method: 'GET' as const,
  path: '/app-automate/espresso/**/builds/*',
  nth: 2,
  times: 'always' as const,
  action: 'status' as const,
  status: 401,
  json: { message: `${username} with ${accessKey} is not known` },
};

it.for([
  ['a run that passes', scenario(), 'passed'],
  ['a service that refuses the credentials in the middle and repeats them', scenario({ faults: [refusal] }), 'error'],
] as const)('%s leaves the credentials nowhere, with debug logs on', async ([_title, file, verdict], { github }) => {
  await using cloud = await standingCloud(file, { username, accessKey });
  await using step = await runAction({
    ...espresso({ ...cloud.service, download: 'all' }),
    env: { ...github.env, RUNNER_DEBUG: '1' },
  });
  expect(step.outputs.verdict).toBe(verdict);
  expect(step.stdout).toContain(`::add-mask::${accessKey.replaceAll('%', '%25')}`);
  const places = await everythingOf(step);
  for (const artifact of await github.artifacts())
    for (const [name, content] of artifact.files) places.set(`${artifact.name}: ${name}`, String(content));
  const leaks = [...places].flatMap(([place, text]) =>
    spellings.filter((spelling) => text.includes(spelling)).map((found) => `${place}: ${found}`),
  );
  expect(leaks).toEqual([]);
  expect(places.size).toBeGreaterThan(8);
});

/** Sorted keys of a document at every depth. */
const keysOf = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).flatMap(([key, entry]) => [...(Array.isArray(value) ? [] : [key]), ...keysOf(entry)]);
  return [...new Set(entries)].sort();
};

const documentOf = async (step: ActionRun, name: string): Promise<readonly string[]> =>
  keysOf(JSON.parse(await readFile(path.join(step.workspace, 'mobile-test-results', name), 'utf8')));

describe('an account whose name is an ordinary word', () => {
  const words = ['test', 'device', 'build', 'passed', 'running', 'espresso', 'status'];

  const plan = async (name: string) => {
    // Nothing listens at this address.
    const inputs = { 'base-url': 'http://127.0.0.1:9', username: name, 'access-key': accessKey, 'dry-run': 'true' };
    await using step = await runAction(espresso(inputs));
    const { verdict } = step.outputs;
    return { verdict, exitCode: step.exitCode, keys: await documentOf(step, 'plan.json') };
  };

  const run = async (name: string) => {
    await using cloud = await standingCloud(scenario(), { username: name, accessKey });
    await using step = await runAction(espresso({ ...cloud.service }));
    const { verdict, tests, missing } = step.outputs;
    return { verdict, tests, missing, exitCode: step.exitCode, keys: await documentOf(step, 'results.json') };
  };

  it.each([
    ['dry run', 'planned', plan],
    ['run', 'passed', run],
  ] as const)('changes no key and no verdict of a %s', async (_what, verdict, perform) => {
    const control = await perform(username);
    expect(control).toMatchObject({ verdict, exitCode: 0 });
    for (const word of words) expect(await perform(word), word).toEqual(control);
  });
});
