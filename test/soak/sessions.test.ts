import { expect, test } from 'vitest';
import { runAction } from '../helpers/runner.ts';
import { temporaryDirectory } from '../helpers/temp.ts';
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

/** Makes the process write its peak memory as it exits, which works on every system. */
const reportPeak = `data:text/javascript,process.on('exit',()=>process.stderr.write('peak%20'+process.resourceUsage().maxRSS+'\\n'))`;

test(`a run of ${devices * shards} sessions needs at most ${mostMb} MB`, async () => {
  await using folder = await temporaryDirectory();
  const cloud = await startCloudProcess(scenario, folder.path);
  await using step = await runAction({
    inputs: {
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
    },
    env: { NODE_OPTIONS: `--import=${reportPeak}` },
    timeoutMs: 600_000,
  });
  await cloud.end();

  const { verdict, sessions, tests, failed } = step.outputs;
  expect({ exitCode: step.exitCode, verdict, sessions, tests, failed }).toEqual({
    exitCode: 1,
    verdict: 'failed',
    sessions: String(devices * shards),
    tests: String(devices * shards * testsPerShard),
    failed: String(Math.ceil((shards * testsPerShard) / failureInterval) * devices),
  });
  const [, kilobytes] = /^peak (\d+)$/m.exec(step.stderr) ?? [];
  expect((Number(kilobytes) * 1_024) / 1e6).toBeLessThanOrEqual(mostMb);
});
