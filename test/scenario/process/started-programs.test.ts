import { expect, it } from 'vitest';
import { startGitHubServices } from '../../helpers/github-services.ts';
import { recordPrograms, type StartedProgram } from '../../helpers/recorded-programs.ts';
import { runAction } from '../../helpers/runner.ts';
import { espresso, scenario } from '../../helpers/scenario.ts';
import { standingCloud } from '../../helpers/standing-cloud.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

const username = 'ann_Q7x2p';
const accessKey = 'k3yWz9Tq4rUvB1';

/** What git and the client of the cache may start. */
const programs = ['git', 'tar', 'gtar', 'gzip', 'zstd', 'zstdmt', 'unzstd'];

/** git is asked only where a test failed, if only once. */
const suite = scenario({
  tests: {},
  overrides: [
    { test: '*', 'duration-seconds': 1 },
    { test: '*addsItem', flaky: 1 },
  ],
});

it('gives no program that it starts the credentials, neither as an argument nor in its environment', {
  timeout: 60_000,
}, async () => {
  await using cloud = await standingCloud(suite, { username, accessKey });
  await using github = await startGitHubServices();
  await using temp = await temporaryDirectory();
  const recorded = await recordPrograms(programs, temp.path);
  const { inputs, files } = espresso({
    ...cloud.service,
    'embedded-scenario': '',
    shards: '2',
    'shard-by': 'duration',
    retries: '1',
    history: 'cache',
  });
  const step = {
    inputs: { ...inputs, 'check-name': 'Devices', 'github-token': github.token },
    files: files ?? {},
    git: true,
    env: { ...github.env, PATH: recorded.folder, Path: recorded.folder, RUNNER_TEMP: temp.path },
  };
  await using first = await runAction(step);
  // Finds the durations of the first.
  await using second = await runAction({ ...step, env: { ...step.env, GITHUB_RUN_ID: '4712' }, post: true });
  for (const { outputs } of [first, second]) expect(outputs.verdict).toBe('passed');
  expect(second.text).toMatch(/predicted/i);

  const started = await recorded.started();
  expect(started.map(({ name, args }) => [name, args[0] ?? ''].join(' '))).toEqual(
    expect.arrayContaining(['git ls-files', expect.stringMatching(/^tar /)]),
  );
  const secrets = [username, accessKey, github.token, Buffer.from(`${username}:${accessKey}`).toString('base64')];
  const hasSecret = ({ args, environment }: StartedProgram): boolean =>
    secrets.some((secret) => [...args, environment].some((text) => text.includes(secret)));
  expect(started.filter(hasSecret)).toEqual([]);
  expect(started.filter(({ environment }) => /INPUT_/i.test(environment))).toEqual([]);
  // Of the runner's own tokens, too, git needs none.
  expect(started.filter(({ name, environment }) => name === 'git' && /TOKEN|GITHUB_|ACTIONS_/.test(environment))).toEqual([]);
});
