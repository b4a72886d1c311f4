import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asVariables } from '../helpers/input-problems.ts';
import { readFileCommands } from '../helpers/runner/output.ts';
import { startCloudProcess } from './cloud-process.ts';

const devices = 50;
const shards = 20;
const testsPerShard = 20;
/** Every so many tests one fails. */
const failureInterval = 97;
const mostMb = 400;

const scenario = {
  seed: 1,
  'time-scale': 20,
  devices: { 'accept-unknown': true },
  plan: { parallel: devices * shards, queue: devices * shards },
  tests: {
    espresso: Array.from({ length: shards * testsPerShard }, (_none, index) => ({
      class: `com.shop.Suite${Math.floor(index / testsPerShard)}Test`,
      name: `test${index}`,
      'duration-seconds': 2,
      ...(index % failureInterval === 0 ? { outcome: 'fail' as const, message: 'expected 3 but was 4' } : {}),
    })),
  },
};

/** Written by the process itself as it exits, which works on every system. */
const reportPeak = `data:text/javascript,process.on('exit',()=>process.stderr.write('peak%20'+process.resourceUsage().maxRSS+'\\n'))`;

/** Runs `dist/index.js` as the runner starts it; resolves to its exit code and its peak memory in MB. */
const runBundle = (cwd: string, env: Readonly<Record<string, string>>): Promise<{ peakMb: number; exitCode: number | null }> =>
  new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, '../../dist/index.js');
    const child = spawn(process.execPath, [script], {
      cwd,
      env: { PATH: process.env.PATH ?? '', ...env, NODE_OPTIONS: `--import=${reportPeak}` },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
    });
    child.once('error', reject);
    child.once('close', (exitCode) => {
      const kilobytes = /^peak (\d+)$/m.exec(said)?.[1];
      if (kilobytes === undefined) reject(new Error(`the process did not report its peak memory\n${said}`));
      else resolve({ peakMb: (Number(kilobytes) * 1_024) / 1e6, exitCode });
    });
  });

test(`a run of ${devices * shards} sessions needs at most ${mostMb} MB`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soak-'));
  const cloud = await startCloudProcess(scenario, folder);
  const outputs = join(folder, 'outputs');
  await writeFile(outputs, '');
  await mkdir(join(folder, 'temp'));
  const inputs = {
    framework: 'espresso',
    'base-url': cloud.origin,
    username: cloud.username,
    'access-key': cloud.accessKey,
    app: 'https://files.example/app.apk',
    'test-suite': 'https://files.example/test.apk',
    devices: Array.from({ length: devices }, (_none, index) => `Phone ${index + 1}-13.0`).join('\n'),
    shards: String(shards),
    preflight: 'off',
    'missing-tests': 'ignore',
    'artifact-name': '',
  };
  const { peakMb, exitCode } = await runBundle(folder, {
    ...asVariables(inputs),
    GITHUB_WORKSPACE: folder,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_OUTPUT: outputs,
    RUNNER_TEMP: join(folder, 'temp'),
  });
  const { verdict, sessions, tests, failed } = readFileCommands(await readFile(outputs, 'utf8'));
  await cloud.end();
  await rm(folder, { recursive: true, force: true });

  expect({ exitCode, verdict, sessions, tests, failed }).toEqual({
    exitCode: 1,
    verdict: 'failed',
    sessions: String(devices * shards),
    tests: String(devices * shards * testsPerShard),
    failed: String(Math.ceil((shards * testsPerShard) / failureInterval) * devices),
  });
  expect(peakMb).toBeLessThanOrEqual(mostMb);
});
