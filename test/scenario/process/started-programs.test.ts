import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { it } from '../../helpers/fixtures.ts';
import { runAction } from '../../helpers/runner.ts';
import { espresso, scenario } from '../../helpers/scenario.ts';
import { standingCloud } from '../../helpers/standing-cloud.ts';
import { temporaryDirectory } from '../../helpers/temp.ts';

/** A program that a step started. */
interface StartedProgram {
  readonly name: string;
  readonly args: readonly string[];
  /** Names and values, as the shell lists them. */
  readonly environment: string;
}

interface RecordedPrograms {
  /** The only folder on `PATH`, so that every program that starts by its name is recorded. */
  readonly folder: string;
  readonly started: () => Promise<readonly StartedProgram[]>;
}

/** Creates a stand-in for each installed program, which records its start and then becomes the real program. */
const recordPrograms = async (names: readonly string[], root: string): Promise<RecordedPrograms> => {
  const folder = path.join(root, 'programs');
  const record = path.join(root, 'started.txt');
  await mkdir(folder, { recursive: true });
  await writeFile(record, '');
  for (const name of names) {
    const real = await locate(name);
    if (real === undefined) continue;
    const script = [
      '#!/bin/sh',
      `{ printf 'program\\0${name}\\0%s\\0' "$#"; [ "$#" = 0 ] || printf '%s\\0' "$@"; export -p; printf '\\0'; } >> '${record}'`,
      `exec '${real}' "$@"`,
    ];
    await writeFile(path.join(folder, name), `${script.join('\n')}\n`, { mode: 0o755 });
  }
  return { folder, started: async () => parse((await readFile(record, 'utf8')).split('\0')) };
};

const locate = async (name: string): Promise<string | undefined> => {
  try {
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', `command -v ${name}`]);
    return stdout.trim();
  } catch {
    return undefined;
  }
};

const parse = (fields: readonly string[]): readonly StartedProgram[] => {
  const [mark, name = '', count = '0', ...rest] = fields;
  if (mark !== 'program') return [];
  const args = rest.slice(0, Number(count));
  const [environment = '', ...others] = rest.slice(Number(count));
  return [{ name, args, environment }, ...parse(others)];
};

const username = 'ann_Q7x2p';
const accessKey = 'k3yWz9Tq4rUvB1';

/** Programs that git and the client of the cache may start. */
const programs = ['git', 'tar', 'gtar', 'gzip', 'zstd', 'zstdmt', 'unzstd'];

/** The flaky test makes the step start git. */
const suite = scenario({
  tests: {},
  overrides: [
    { test: '*', 'duration-seconds': 1 },
    { test: '*addsItem', flaky: 1 },
  ],
});

it('a step gives no program that it starts the credentials, neither as an argument nor in its environment', {
  timeout: 60_000,
}, async ({ github }) => {
  await using cloud = await standingCloud(suite, { username, accessKey });
  await using temp = await temporaryDirectory();
  const recorded = await recordPrograms(programs, temp.path);
  const { inputs, files } = espresso({ ...cloud.service, shards: '2', 'shard-by': 'duration', retries: '1', history: 'cache' });
  const step = {
    inputs: { ...inputs, 'check-name': 'Devices', 'github-token': github.token },
    files: files ?? {},
    git: true,
    env: { ...github.env, PATH: recorded.folder, Path: recorded.folder, RUNNER_TEMP: temp.path },
  };
  await using first = await runAction(step);
  // The second run reads the durations of the first run.
  await using second = await runAction({ ...step, env: { ...step.env, GITHUB_RUN_ID: '4712' }, post: true });
  for (const { outputs } of [first, second]) expect(outputs.verdict).toBe('passed');
  expect(second.text).toMatch(/predicted/i);

  const started = await recorded.started();
  expect(started.map(({ name, args }) => [name, args[0] ?? ''].join(' '))).toEqual(
    expect.arrayContaining(['git -c', expect.stringMatching(/^tar /)]),
  );
  const secrets = [username, accessKey, github.token, Buffer.from(`${username}:${accessKey}`).toString('base64')];
  const hasSecret = ({ args, environment }: StartedProgram): boolean =>
    secrets.some((secret) => [...args, environment].some((text) => text.includes(secret)));
  expect(started.filter(hasSecret)).toEqual([]);
  expect(started.filter(({ environment }) => /INPUT_/i.test(environment))).toEqual([]);
  // Git does not need the tokens of the runner.
  expect(started.filter(({ name, environment }) => name === 'git' && /TOKEN|GITHUB_|ACTIONS_/.test(environment))).toEqual([]);
});
